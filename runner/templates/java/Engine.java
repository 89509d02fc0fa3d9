import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Your engine behind the protocol. Compile it with: javac *.java; run it with: java Engine */
final class Engine {
    Map<String, Object> hello() {
        return Map.of(
                "protocol", 1,
                "name", "my engine",
                "version", "0.1",
                // List what you offer as you get to it: "ranking", "betting", "drawing", "showdown", "scripted-deck",
                // "next-hand", "clock", "all-in". What is not listed is never asked for.
                "implements", List.of());
    }

    Map<String, Object> winners(Map<String, Object> params) {
        // params: hands, a list of lists of cards such as "7c"
        throw unsupported("CALL YOUR ENGINE HERE, and return Map.of(\"winners\", List.of(index, ...)), counted from 0");
    }

    Map<String, Object> strengths(Map<String, Object> params) {
        throw unsupported("CALL YOUR ENGINE HERE, and return Map.of(\"strengths\", numbers): the larger wins");
    }

    Map<String, Object> start(Map<String, Object> params) {
        // params: seats, button, stacks; perhaps blinds, bets, rulebook, hands, stub, seed. Whole numbers are Long.
        throw unsupported("CALL YOUR ENGINE HERE: deal a hand, and return state()");
    }

    Map<String, Object> act(Map<String, Object> params) {
        // params: seat, action (fold, check, call, bet, raise or draw); perhaps amount, cards
        // Where your engine refuses: throw new Protocol.Rejected("bad-action", "why")
        throw unsupported("CALL YOUR ENGINE HERE: play the action, and return state()");
    }

    Map<String, Object> state() {
        // Seats are 1 to n; lists by seat begin with seat 1. Leave out what your engine cannot show.
        throw unsupported("CALL YOUR ENGINE HERE, and return Map.of(\"phase\", \"betting\", \"turn\", 3, ...)");
    }

    Map<String, Object> next() {
        throw unsupported("CALL YOUR ENGINE HERE: deal the next hand at this table, and return state()");
    }

    private static Protocol.Unsupported unsupported(String text) {
        return new Protocol.Unsupported(text);
    }

    public static void main(String[] args) throws IOException {
        Engine engine = new Engine();
        Protocol.serve((method, params) -> switch (method) {
            case "hello" -> engine.hello();
            case "winners" -> engine.winners(params);
            case "strengths" -> engine.strengths(params);
            case "start" -> engine.start(params);
            case "act" -> engine.act(params);
            case "state" -> engine.state();
            case "next" -> engine.next();
            default -> throw unsupported("there is no method " + method);
        });
    }
}

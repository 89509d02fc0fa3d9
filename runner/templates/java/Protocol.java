import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** Speaks the engine protocol on stdin and stdout, a JSON message a line. Nothing here needs changing. */
final class Protocol {
    /** The rules do not allow it. reason: out-of-turn, bad-action, bad-amount, bad-cards, bad-table, hand-over. */
    static final class Rejected extends RuntimeException {
        final String reason;

        Rejected(String reason, String text) {
            super(text);
            this.reason = reason;
        }
    }

    /** This engine has no way to do it. */
    static final class Unsupported extends RuntimeException {
        Unsupported(String text) {
            super(text);
        }
    }

    /** Answers one request: the method's name and its parameters. */
    interface Methods {
        Map<String, Object> call(String method, Map<String, Object> params);
    }

    /** Answers requests until stdin is closed. */
    static void serve(Methods engine) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.setOut(System.err); // whatever your engine prints goes to the log
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            out.print(Json.write(answer(engine, Json.object(Json.read(line)))) + "\n");
            out.flush();
        }
    }

    private static Map<String, Object> answer(Methods engine, Map<String, Object> request) {
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("jsonrpc", "2.0");
        answer.put("id", request.get("id"));
        try {
            answer.put("result", engine.call((String) request.get("method"), Json.object(request.get("params"))));
        } catch (Rejected error) {
            Map<String, Object> data = Map.of("reason", error.reason);
            answer.put("error", Map.of("code", 1, "message", error.getMessage(), "data", data));
        } catch (Unsupported error) {
            answer.put("error", Map.of("code", 2, "message", error.getMessage()));
        } catch (RuntimeException error) {
            error.printStackTrace();
            answer.put("error", Map.of("code", -32000, "message", error.toString()));
        }
        return answer;
    }

    private Protocol() {}
}

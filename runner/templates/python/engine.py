"""Your engine behind the protocol. Run it with: python engine.py"""

from protocol import Rejected, Unsupported, serve  # noqa: F401 (raise Rejected where your engine refuses)


class Engine:
    def hello(self, protocol, suite):
        return {
            "protocol": 1,
            "name": "my engine",
            "version": "0.1",
            # List what you offer as you get to it: "ranking", "betting", "drawing", "showdown", "scripted-deck",
            # "next-hand", "clock", "all-in". What is not listed is never asked for.
            "implements": [],
        }

    def winners(self, hands):
        raise Unsupported("CALL YOUR ENGINE HERE, and return {'winners': [index, ...]}, counted from 0")

    def strengths(self, hands):
        raise Unsupported("CALL YOUR ENGINE HERE, and return {'strengths': [number, ...]}: the larger wins")

    def start(self, seats, button, stacks, blinds=None, bets=None, rulebook=None, hands=None, stub=None, seed=None):
        raise Unsupported("CALL YOUR ENGINE HERE: deal a hand, and return self.state()")

    def act(self, seat, action, amount=None, cards=None):
        raise Unsupported("CALL YOUR ENGINE HERE: play fold, check, call, bet, raise or draw; return self.state()")

    def state(self):
        # Seats are 1 to n; lists by seat begin with seat 1. Leave out what your engine cannot show.
        raise Unsupported("CALL YOUR ENGINE HERE, and return {'phase': 'betting', 'turn': 3, 'pot': 15, ...}")

    def next(self):
        raise Unsupported("CALL YOUR ENGINE HERE: deal the next hand at this table, and return self.state()")


if __name__ == "__main__":
    serve(Engine())

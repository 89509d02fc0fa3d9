"""poker-equity's deuce-to-seven evaluator as an engine that ranks hands, and does nothing else."""

from importlib import metadata
from typing import Any

from poker_equity import score_batch  # type: ignore[import-untyped]

from tripledraw.adapters.outcomes import Rejected


class PokerEquityEngine:
    """poker-equity behind the engine protocol."""

    def hello(self, *, protocol: int, suite: str) -> dict[str, Any]:  # noqa: ARG002
        """Say that hands are ranked."""
        return {
            "protocol": 1,
            "name": "poker-equity",
            "version": metadata.version("poker-equity"),
            "url": "https://pypi.org/project/poker-equity/",
            "implements": ["ranking"],
        }

    def winners(self, *, hands: list[list[str]]) -> dict[str, Any]:
        """Return the hands with the lowest score, which is the best."""
        scores = _scores(hands)
        best = min(scores)
        return {"winners": [index for index, score in enumerate(scores) if score == best]}

    def strengths(self, *, hands: list[list[str]]) -> dict[str, Any]:
        """Return the scores, turned round so that the larger wins."""
        return {"strengths": [-score for score in _scores(hands)]}


def _scores(hands: list[list[str]]) -> list[int]:
    try:
        return list(score_batch("deuce_seven", ["".join(hand) for hand in hands]))
    except ValueError as error:
        raise Rejected("bad-cards", str(error)) from error

"""Contested rules: the readings there are, and which one each document or house plays by.

The readings and their holders are those of the catalogue; a test of the suite compares the two.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

READINGS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "BET-10": ("equals-big-blind", "equals-small-blind"),
        "BET-11": ("three-raises", "four-raises"),
        "BET-12": ("bet-and-three-raises", "bet-and-four-raises"),
        "BET-16": ("capped", "open-if-round-began-with-two", "open-once-two"),
        "DRAW-4": ("declare-then-serve", "one-by-one"),
        "MUCK-3": ("served-players", "all-but-own", "earlier-draws-only", "only-if-needed"),
        "MUCK-7": ("folded-hands-too", "discards-only"),
        "DECK-2": ("stub-first", "mixed-in", "hold-last"),
        "DECK-3": ("not-this-draw", "never"),
        "SHOW-4": ("may-muck", "all-show"),
    }
)
"""Every reading of every contested rule; the first is the default."""

DEFAULTS: Mapping[str, str] = MappingProxyType({rule: names[0] for rule, names in READINGS.items()})
"""What is played where a rulebook is silent."""


@dataclass(frozen=True)
class Rulebook:
    """One way to play: a reading for each contested rule.

    `readings` holds only what the rulebook says itself; where it is silent the default is played.
    A rule or reading that does not exist raises `ValueError`.
    """

    name: str
    readings: Mapping[str, str] = field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        for rule, reading in self.readings.items():
            if rule not in READINGS:
                raise ValueError(f"{rule} is no contested rule; those are {', '.join(READINGS)}")
            if reading not in READINGS[rule]:
                raise ValueError(f"{reading} is no reading of {rule}; its readings are {', '.join(READINGS[rule])}")

    def __getitem__(self, rule: str) -> str:
        """Return the reading that is played of a contested rule."""
        return self.readings.get(rule) or DEFAULTS[rule]

    def says(self, rule: str) -> bool:
        """Tell whether the rulebook itself speaks on a contested rule."""
        return rule in self.readings

    def but(self, **readings: str) -> "Rulebook":
        """Return this rulebook with other readings: `COMMON.but(**{"DECK-2": "mixed-in"})`."""
        return Rulebook(self.name, {**self.readings, **readings})


COMMON = Rulebook("common")

RULEBOOKS: Mapping[str, Rulebook] = MappingProxyType(
    {
        "common": COMMON,
        "cs": Rulebook(
            "cs",
            {
                "BET-10": "equals-small-blind",
                "BET-11": "three-raises",
                "BET-12": "bet-and-three-raises",
                "BET-16": "capped",
                "DRAW-4": "declare-then-serve",
                "MUCK-3": "served-players",
                "MUCK-7": "folded-hands-too",
                "DECK-2": "stub-first",
                "DECK-3": "not-this-draw",
                "SHOW-4": "all-show",
            },
        ),
        "el": Rulebook(
            "el",
            {
                "BET-10": "equals-big-blind",
                "DRAW-4": "declare-then-serve",
                "MUCK-3": "served-players",
                "MUCK-7": "discards-only",
                "DECK-2": "stub-first",
                "DECK-3": "not-this-draw",
            },
        ),
        "fi": Rulebook(
            "fi",
            {
                "MUCK-3": "all-but-own",
                "MUCK-7": "discards-only",
                "DECK-2": "mixed-in",
                "DECK-3": "never",
            },
        ),
        "nl": Rulebook(
            "nl",
            {
                "BET-10": "equals-big-blind",
                "MUCK-3": "served-players",
                "MUCK-7": "discards-only",
                "DECK-2": "stub-first",
                "DECK-3": "not-this-draw",
            },
        ),
        "wsop": Rulebook(
            "wsop",
            {
                "BET-10": "equals-big-blind",
                "BET-11": "four-raises",
                "BET-12": "bet-and-four-raises",
                "BET-16": "open-if-round-began-with-two",
                "DRAW-4": "declare-then-serve",
                "MUCK-3": "earlier-draws-only",
                "MUCK-7": "folded-hands-too",
                "DECK-2": "hold-last",
                "DECK-3": "not-this-draw",
                "SHOW-4": "may-muck",
            },
        ),
        "pokerstars": Rulebook(
            "pokerstars",
            {
                "BET-10": "equals-big-blind",
                "BET-11": "three-raises",
                "BET-12": "bet-and-three-raises",
                "DRAW-4": "one-by-one",
                "MUCK-3": "all-but-own",
                "DECK-2": "mixed-in",
                "DECK-3": "never",
                "SHOW-4": "may-muck",
            },
        ),
        "fulltilt": Rulebook(
            "fulltilt",
            {
                "BET-10": "equals-big-blind",
                "DRAW-4": "declare-then-serve",
                "MUCK-3": "only-if-needed",
                "MUCK-7": "folded-hands-too",
                "DECK-2": "stub-first",
                "SHOW-4": "may-muck",
            },
        ),
    }
)
"""The four documents (cs, el, fi, nl), three houses, and `common`, which plays every default."""

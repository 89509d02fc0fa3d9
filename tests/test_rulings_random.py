"""What the reference engine plays at random is sound, however a site writes it down."""

from pathlib import Path
from random import Random

import hand_writers
import pytest
from hand_files import rulings_on

from tripledraw.reference_impl.rulebooks import RULEBOOKS

DEEP, SHORT = (300, 2000), (1, 120)


@pytest.mark.parametrize("stacks", [DEEP, SHORT], ids=["deep", "short"])
@pytest.mark.parametrize("seed", range(40))
def test_random_hands_as_pokerstars_writes_them_are_sound(seed: int, stacks: tuple[int, int], tmp_path: Path) -> None:
    random = Random(seed)
    told = [hand_writers.play(random, RULEBOOKS["pokerstars"], stacks) for _ in range(5)]
    texts = [hand_writers.pokerstars(each, random.randint(1, each.game.table.seats)) for each in told]
    path = tmp_path / "hands.txt"
    path.write_text("\n\n".join(texts), encoding="utf-8")
    for ruling, text in zip(rulings_on(path), texts, strict=True):
        assert ruling.verdict == "sound", f"{ruling}\n{text}"


@pytest.mark.parametrize("house", ["common", "wsop", "fulltilt"])
@pytest.mark.parametrize("stacks", [DEEP, SHORT], ids=["deep", "short"])
@pytest.mark.parametrize("seed", range(15))
def test_random_hands_with_every_card_known_are_sound(
    seed: int, stacks: tuple[int, int], house: str, tmp_path: Path
) -> None:
    random = Random(seed)
    for place in range(5):
        text = hand_writers.phh(hand_writers.play(random, RULEBOOKS[house], stacks))
        path = tmp_path / f"{place}.phh"
        path.write_text(text, encoding="utf-8")
        (ruling,) = rulings_on(path)
        assert ruling.verdict == "sound", f"{ruling}\n{text}"

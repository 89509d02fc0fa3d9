"""What the reference engine plays at random is sound, however a site writes it down."""

from pathlib import Path
from random import Random

import hand_writers
import pytest
from hand_files import rulings_on

from tripledraw.reference_impl.rulebooks import RULEBOOKS

DEEP, SHORT = (300, 2000), (1, 120)


SITES = {
    "pokerstars": (hand_writers.pokerstars, "pokerstars"),
    "fulltilt": (hand_writers.fulltilt, "fulltilt"),
    "winamax": (hand_writers.winamax, "common"),
    "kingsclub": (hand_writers.kingsclub, "common"),
    "merge": (hand_writers.merge, "wsop"),
}


@pytest.mark.parametrize("site", SITES)
@pytest.mark.parametrize("stacks", [DEEP, SHORT], ids=["deep", "short"])
@pytest.mark.parametrize("seed", range(8))
def test_random_hands_as_sites_write_them_are_sound(
    seed: int, stacks: tuple[int, int], site: str, tmp_path: Path
) -> None:
    write, house = SITES[site]
    random = Random(seed)
    told = [hand_writers.play(random, RULEBOOKS[house], stacks) for _ in range(5)]
    texts = [write(each, random.randint(1, each.game.table.seats)) for each in told]
    path = tmp_path / "hands.txt"
    path.write_text("\n\n".join(texts), encoding="utf-8")
    for ruling, text in zip(rulings_on(path), texts, strict=True):
        assert ruling.verdict == "sound", f"{ruling}\n{text}"


@pytest.mark.parametrize("house", ["common", "wsop", "fulltilt"])
@pytest.mark.parametrize("stacks", [DEEP, SHORT], ids=["deep", "short"])
@pytest.mark.parametrize("seed", range(8))
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

"""Sound engines that keep every rule in another way than the reference engine does. Each has to conform.

A suite that turns on something that no rule asks for would fail them: the order of a list, a field that may be left
out, a way to play on which the documents are silent.
"""

from tripledraw.proof.sound import offered, played, shown
from tripledraw.proof.sound.registry import SOUND
from tripledraw.proof.sound.shown import Hides

__all__ = ["SOUND", "Hides", "offered", "played", "shown"]

"""What is wrong with the shape of an answer, in words of the protocol: which field, what it must be, and what it is."""

import re
from typing import get_args

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from tripledraw.adapters.protocol import VERSION, Area, Choice, Phase
from tripledraw.adapters.shape import NO_CARD

WORDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object with named fields",
    "null": "null",
}
"""The types of JSON, as msgspec names them."""

NAMED = {"implements": ("area", Area), "phase": ("phase", Phase), "actions": ("action", Choice)}
"""The fields that hold one of a few words: what such a word is, and the type that lists them."""

_COMPLAINT = re.compile(r"(?P<what>.*?)(?: - at `\$\.?(?P<place>[^`]*)`)?", re.DOTALL)
_WRONG_TYPE = re.compile(r"Expected `(?P<wanted>[^`]*)`, got `(?P<got>[^`]*)`")
_TOO_SMALL = re.compile(r"Expected `int` >= (?P<least>\d+)")
_WRONG_LENGTH = re.compile(r"Expected `array` of length (?P<wanted>\d+), got (?P<got>\d+)")
_MISSING = re.compile(r"Object missing required field `(?P<name>[^`]*)`")
_STEP = re.compile(r"\.?(?P<name>\w+)|\[(?P<index>\d+)\]")


def in_words(error: Exception, answer: object, kind: type[Struct]) -> str:
    """Return what msgspec complains of in an answer that was to be of that kind."""
    complaint = _COMPLAINT.fullmatch(str(error))
    what, place = complaint.group("what", "place") if complaint else (str(error), None)
    if "`key` in" in what:
        return "the names of fields must be text"
    if missing := _MISSING.fullmatch(what):
        return _missing(kind, missing["name"])
    if place and "..." in place:  # a value of a dict, and which one is not said
        return f"a value in `{place.removesuffix('[...]')}` must be {_types(what)}"
    value = _at(place or "", answer)
    name = f"`{place}`" if place else "the answer"
    if what.startswith("Invalid enum value"):
        return _unknown_word(place or "", value)
    if _WRONG_TYPE.fullmatch(what):
        return f"{name} must be {_types(what)}, and is {_shown(value)}"
    if small := _TOO_SMALL.fullmatch(what):
        return f"{name} must be at least {small['least']}, and is {_shown(value)}"
    if length := _WRONG_LENGTH.fullmatch(what):
        return f"{name} must be a list of {length['wanted']}, and has {length['got']}"
    if what.startswith("Expected `str` of length"):  # of texts, only cards have a length
        return f"{name} is {_shown(value)}, {NO_CARD}"
    return str(error)


def quoted(value: object, longest: int = 300) -> str:
    """Return the value as JSON, shortened."""
    try:
        text = msgspec.json.encode(value).decode()
    except Exception:  # a lone surrogate, a key that is no text, a number beyond 64 bits
        text = repr(value)
    return text if len(text) <= longest else f"{text[:longest]}..."


def _missing(kind: type[Struct], name: str) -> str:
    required = [f"`{field.name}`" for field in fields(kind) if field.required]
    return f"`{name}` is missing" + (f"; an answer holds at least {', '.join(required)}" if len(required) > 1 else "")


def _unknown_word(place: str, value: object) -> str:
    field = place.partition("[")[0]
    if field not in NAMED:
        said = f"this suite speaks protocol {VERSION}, and the engine says {_shown(value)}"
        return f"{said}: an adapter for this suite says {VERSION}"
    word, known = NAMED[field]
    verb = "lists" if place != field else "is"
    return f"`{field}` {verb} {_shown(value)}, which is no {word}; {word}s are {', '.join(get_args(known))}"


def _types(what: str) -> str:
    wrong = _WRONG_TYPE.fullmatch(what)
    wanted = wrong["wanted"].replace("int | float", "float").split(" | ") if wrong else [what]
    return " or ".join(WORDS.get(word, word) for word in wanted)


def _at(place: str, answer: object) -> object:
    for step in _STEP.finditer(place):
        key = step["name"] or int(step["index"])
        answer = answer[key]  # type: ignore[index]
    return answer


def _shown(value: object) -> str:
    return quoted(value, 60)

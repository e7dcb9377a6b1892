"""Mutations of text by tokens: dropped, doubled, swapped, replaced by another of their kind, numbers at their edges."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Final

from tests.support.fuzz.seeds import Pool

_TOKEN: Final = re.compile(
    r'"(?:[^"\\\n]|\\.)*"|//[^\n]*|[%@^#!][\w$.#-]*|(?:\d+|\?)(?=x)|0x[0-9a-fA-F]+|\d+\.\d*(?:[eE][-+]?\d+)?'
    r"|\d+|x(?=\d|\?)|[A-Za-z_][\w$.]*|->|::|<\{|\}>|\s+|.",
    re.DOTALL,
)
_EDGES: Final = (
    "0", "1", "2", "3", "-1", "-2", "7", "8", "63", "64", "65", "127", "128", "-128", "255", "256", "65536",
    "2147483647", "2147483648", "-2147483648", "4294967295", "4294967296", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "18446744073709551615",
    "18446744073709551616", "?", "1.0", "0x7F800000", "0x7FC00000", "0xFF800000", "-0.0", "1.0e400", "5.0e-324", "true",
)  # fmt: skip
_HUGE: Final = ("9" * 40, "1" + "0" * 400, "7" * 5000)
_EXTENTS: Final = ("0", "1", "?", "2", "3", "4", "5", "17", "1000000", "4611686018427387904", "9223372036854775807")
_ELEMENTS: Final = (
    "f16", "bf16", "f32", "f64", "f80", "f128", "tf32", "f8E5M2", "i1", "i2", "i4", "i7", "i8", "i16", "i32", "i64",
    "i128", "i1000", "si8", "ui8", "si32", "ui64", "index", "complex<f32>", "complex<i8>", "complex<f64>",
    "vector<2xf32>", "none", "tuple<i32>", "!shape.size", "!t.t",
)  # fmt: skip
_ELEMENT: Final = re.compile(r"(?:\b|(?<=x))(?:b?f\d+|tf32|[su]?i\d+|index|complex<\w+>)(?![\w.])")
_EXTENT: Final = re.compile(r"(?<=[<x])(\d+|\?)(?=x)")
_TYPE: Final = re.compile(r"(?:tensor|vector|memref)<[^<>\"=]*(?:<[^<>]*>[^<>\"=]*)*>")
_OPENING: Final = {"(": ")", "[": "]", "{": "}", "<": ">", "<{": "}>"}


def kind_of_token(token: str) -> str:
    """What a token may be replaced by: another of that kind."""
    first = token[:1]
    if first in '%@^#!"':
        return first
    if first.isdigit() or first == "?":
        return "number"
    if first.isalpha() or first == "_":
        return "type" if _ELEMENT.fullmatch(token) else "dotted" if "." in token else "word"
    return "mark"


def mutate_text(text: str, pool: Pool, randomness: random.Random) -> str:
    """A text with one to four changes by tokens."""
    for _ in range(randomness.choice((1, 1, 1, 2, 2, 3, 4))):
        tokens = _TOKEN.findall(text)
        places = [at for at, token in enumerate(tokens) if not token.isspace()]
        if not places:
            return text
        changed = randomness.choice(_MUTATIONS)(tokens, places, pool, randomness)
        text = "".join(changed)
    return text


def retype(text: str, pool: Pool, randomness: random.Random) -> str:
    """A text with one extent, element type or type changed wherever it occurs: often still valid."""
    for _ in range(randomness.choice((1, 1, 2, 3))):
        kind = randomness.randrange(10)
        if kind < 4:
            text = _replaced(text, _EXTENT, _EXTENTS, randomness)
        elif kind < 8:
            text = _replaced(text, _ELEMENT, _ELEMENTS, randomness)
        else:
            text = _replaced(text, _TYPE, pool.types, randomness)
    return text


def _replaced(
    text: str, pattern: re.Pattern[str], others: tuple[str, ...] | list[str], randomness: random.Random
) -> str:
    found = sorted({match.group() for match in pattern.finditer(text)})
    if not found:
        return text
    old, new = randomness.choice(found), randomness.choice(others)
    if randomness.random() < 0.25:
        matches = [match for match in pattern.finditer(text) if match.group() == old]
        match = randomness.choice(matches)
        return text[: match.start()] + new + text[match.end() :]
    return pattern.sub(lambda match: new if match.group() == old else match.group(), text)


def renumber(text: str, pool: Pool, randomness: random.Random) -> str:
    """A text with one to three numbers, not those of names, changed to edges."""
    for _ in range(randomness.choice((1, 1, 2, 3))):
        tokens = _TOKEN.findall(text)
        places = [at for at, token in enumerate(tokens) if token[:1].isdigit()]
        if places:
            text = "".join(_edge_number(tokens, places, pool, randomness))
    return text


def _words(text: str) -> list[str]:
    return text.split()


_VALUES = _words("0 1 2 3 4 5 7 8 15 16 31 32 64 127 128 255 -1 -2 -3 -8 -128 2147483647 -2147483648")
_FLOAT_VALUES = _words("0.0 -0.0 1.0 -1.0 2.0 0.5 -1.5 3.0 1.0e10 0x7F800000 0xFF800000 0x7FC00000")
_FAMILIES = (
    "addi subi muli divsi divui remsi remui ceildivsi ceildivui floordivsi andi ori xori shli shrsi shrui "
    "maxsi maxui minsi minui",
    "addf subf mulf divf remf maximumf minimumf maxnumf minnumf",
    "eq ne slt sle sgt sge ult ule ugt uge",
    "oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno",
    "extsi extui trunci sitofp uitofp fptosi fptoui bitcast index_cast index_castui",
    "i1 i8 i16 i32 i64 index",
    "f16 f32 f64",
)


def revalue(text: str, randomness: random.Random) -> str:
    """A text with other constants, op names of the same family, and types, in one to four places; most stay valid."""
    for _ in range(randomness.randrange(1, 5)):
        tokens = re.split(r"(-?\b\d+\.\d+(?:e[-+]?\d+)?|(?<![\w%#^!.])-?\d+\b|\b[a-z]\w*\b(?!\.))", text)
        places = [at for at in range(1, len(tokens), 2) if _values_like(tokens[at])]
        if not places:
            return text
        at = randomness.choice(places)
        old = tokens[at]
        new = randomness.choice(_values_like(old))
        if old in _FAMILIES[-2].split() + _FAMILIES[-1].split():
            return re.sub(rf"\b{old}\b(?!\.)", new, text)  # a type changes everywhere
        tokens[at] = new
        text = "".join(tokens)
    return text


def _values_like(token: str) -> list[str]:
    if re.fullmatch(r"-?\d+", token):
        return _VALUES
    if re.fullmatch(r"-?\d+\.\d+(e[-+]?\d+)?", token):
        return _FLOAT_VALUES
    for family in _FAMILIES:
        if token in family.split():
            return family.split()
    return []


def _drop(tokens: list[str], places: list[int], pool: Pool, randomness: random.Random) -> list[str]:
    at = randomness.choice(places)
    return tokens[:at] + tokens[at + 1 :]


def _double(tokens: list[str], places: list[int], pool: Pool, randomness: random.Random) -> list[str]:
    at = randomness.choice(places)
    return [*tokens[: at + 1], " ", *tokens[at:]]


def _swap(tokens: list[str], places: list[int], pool: Pool, randomness: random.Random) -> list[str]:
    first = randomness.randrange(len(places))
    near = min(len(places) - 1, first + randomness.randrange(1, 6))
    one, other = places[first], places[near]
    tokens[one], tokens[other] = tokens[other], tokens[one]
    return tokens


def _like(tokens: list[str], places: list[int], pool: Pool, randomness: random.Random) -> list[str]:
    """Another token of its kind, of this text or of another seed."""
    at = randomness.choice(places)
    wanted = kind_of_token(tokens[at])
    source = tokens if randomness.random() < 0.5 else _TOKEN.findall(pool.draw(randomness).text)
    fitting = [token for token in source if not token.isspace() and kind_of_token(token) == wanted]
    if fitting:
        tokens[at] = randomness.choice(fitting)
    return tokens


def _edge_number(tokens: list[str], places: list[int], pool: Pool, randomness: random.Random) -> list[str]:
    numbers = [at for at in places if kind_of_token(tokens[at]) == "number"]
    if numbers:
        tokens[randomness.choice(numbers)] = randomness.choice(_HUGE if randomness.random() < 0.04 else _EDGES)
    return tokens


def _insert(tokens: list[str], places: list[int], pool: Pool, randomness: random.Random) -> list[str]:
    at = randomness.choice(places)
    other = [token for token in _TOKEN.findall(pool.draw(randomness).text) if not token.isspace()]
    return [*tokens[:at], randomness.choice(other), " ", *tokens[at:]]


def _group(tokens: list[str], places: list[int], randomness: random.Random) -> tuple[int, int] | None:
    """The places of an opening bracket and of its closing one."""
    opening = [at for at in places if tokens[at] in _OPENING]
    if not opening:
        return None
    start = randomness.choice(opening)
    open_text, close_text = tokens[start], _OPENING[tokens[start]]
    depth = 0
    for at in range(start, len(tokens)):
        depth += (tokens[at] == open_text) - (tokens[at] == close_text)
        if depth == 0:
            return start, at
    return None


def _change_group(tokens: list[str], places: list[int], pool: Pool, randomness: random.Random) -> list[str]:
    """Brackets with what is in them dropped, emptied, doubled, unwrapped, or of another kind."""
    group = _group(tokens, places, randomness)
    if group is None:
        return tokens
    start, end = group
    kind = randomness.randrange(6)
    if kind == 0:
        return tokens[:start] + tokens[end + 1 :]
    if kind == 1:
        return tokens[: start + 1] + tokens[end:]
    if kind == 2:
        return [*tokens[: end + 1], " ", *tokens[start:]]
    if kind == 3:
        return tokens[:start] + tokens[start + 1 : end] + tokens[end + 1 :]
    if kind == 4:
        tokens[start] = randomness.choice(list(_OPENING))
        tokens[end] = _OPENING[tokens[start]]
        return tokens
    inside = _TOKEN.findall(pool.draw(randomness).text)
    other = _group(inside, list(range(len(inside))), randomness)
    return tokens if other is None else tokens[:start] + inside[other[0] : other[1] + 1] + tokens[end + 1 :]


def _change_list(tokens: list[str], places: list[int], pool: Pool, randomness: random.Random) -> list[str]:
    """An entry of a list in brackets dropped, doubled, or swapped with another."""
    group = _group(tokens, places, randomness)
    if group is None or group[1] - group[0] < 2:
        return tokens
    entries: list[list[str]] = [[]]
    depth = 0
    for token in tokens[group[0] + 1 : group[1]]:
        depth += (token in _OPENING) - (token in _OPENING.values())
        if token == "," and depth == 0:
            entries.append([])
        else:
            entries[-1].append(token)
    one, other = randomness.randrange(len(entries)), randomness.randrange(len(entries))
    kind = randomness.randrange(3)
    if kind == 0:
        del entries[one]
    elif kind == 1:
        entries.insert(other, list(entries[one]))
    else:
        entries[one], entries[other] = entries[other], entries[one]
    joined: list[str] = []
    for index, entry in enumerate(entries):
        joined += [", ", *entry] if index else entry
    return tokens[: group[0] + 1] + joined + tokens[group[1] :]


def _change_type(tokens: list[str], places: list[int], pool: Pool, randomness: random.Random) -> list[str]:
    return [_replaced("".join(tokens), _TYPE, pool.types, randomness)]


def _line(tokens: list[str], places: list[int], pool: Pool, randomness: random.Random) -> list[str]:
    """A line dropped, doubled or moved."""
    lines = "".join(tokens).split("\n")
    one, other = randomness.randrange(len(lines)), randomness.randrange(len(lines))
    kind = randomness.randrange(3)
    line = lines[one]
    if kind != 1:
        del lines[one]
    if kind != 0:
        lines.insert(other, line)
    return ["\n".join(lines)]


Mutation = Callable[[list[str], list[int], Pool, random.Random], list[str]]
_MUTATIONS: Final[tuple[Mutation, ...]] = (
    _drop, _double, _swap, _like, _like, _edge_number, _edge_number, _insert, _change_group, _change_group,
    _change_list, _change_list, _change_type, _line,
)  # fmt: skip

"""Attributes given by their names in LLVM: `passthrough` of functions, `target_specific_attrs` of variables."""

from __future__ import annotations

from pyopt.ir.attributes import ArrayAttr, StringAttr
from pyopt.ir.core import Operation
from pyopt.light import Final, Sequence
from pyopt.translate.attributes import RANK, WITH_NUMBER, AttributeSet
from pyopt.translate.errors import TranslationError

_PREFIXES: Final = {"0x": 16, "0X": 16, "0b": 2, "0B": 2, "0o": 8}
_DIGITS: Final = "0123456789abcdef"
_LIMIT: Final = 1 << 63
_HALF: Final = 32
_ALL: Final = (1 << _HALF) - 1

_ALLOCATIONS: Final = ("alloc", "realloc", "free", "uninitialized", "zeroed", "aligned")
"""The kinds of allocation functions, by bits."""
_CLASSES: Final = (
    (0x003, "nan"), (0x001, "snan"), (0x002, "qnan"), (0x204, "inf"), (0x004, "ninf"), (0x200, "pinf"),
    (0x060, "zero"), (0x020, "nzero"), (0x040, "pzero"), (0x090, "sub"), (0x010, "nsub"), (0x080, "psub"),
    (0x108, "norm"), (0x008, "nnorm"), (0x100, "pnorm"),
)  # fmt: skip
"""The classes of floating-point numbers, larger ones before their parts."""
_ALL_CLASSES: Final = 0x3FF
_EFFECTS: Final = ("none", "read", "write", "readwrite")
_LOCATIONS: Final = ("argmem", "inaccessiblemem", "errnomem", "other", "target_mem0", "target_mem1")
"""The memory that an attribute `memory` tells apart: two bits each."""


def add_named_attributes(op: Operation, name: str, found: AttributeSet) -> None:
    """Adds what the array `name` of an op gives: strings, and pairs of a string and its value."""
    given = op.attributes.get(name)
    if not isinstance(given, ArrayAttr):
        return
    for one in given.elements:
        if isinstance(one, StringAttr):
            _add(op, one.value, "", found)
            continue
        parts = one.elements if isinstance(one, ArrayAttr) else ()
        if len(parts) != 2:
            raise TranslationError((f"expected '{name}' to contain string or array attributes", op))
        key, value = parts
        if not isinstance(key, StringAttr) or not isinstance(value, StringAttr):
            raise TranslationError((f"expected arrays within '{name}' to contain two strings", op))
        _add(op, key.value, value.value, found)


def _add(op: Operation, key: str, value: str, found: AttributeSet) -> None:
    """An attribute: what LLVM does not know, or has a value that is no number, is a string of the target."""
    if key not in RANK:
        found.strings[key] = value
    elif key in WITH_NUMBER:
        if not value:
            raise TranslationError((f"LLVM attribute '{key}' expects a value", op))
        number = _parse_number(value)
        if number is None:
            found.strings[key] = value
        else:
            found.add(_number_attribute(key, number % (1 << 64)))
    elif value:
        raise TranslationError((f"LLVM attribute '{key}' does not expect a value, found '{value}'", op))
    else:
        found.add(key)


def _parse_number(text: str) -> int | None:
    """A signed number of 64 bits, in hexadecimal, binary or octal if its prefix says so; None for other text."""
    digits = text.removeprefix("-")
    base = 10
    if digits[:2] in _PREFIXES:
        base, digits = _PREFIXES[digits[:2]], digits[2:]
    elif len(digits) > 1 and digits[0] == "0":
        base = 8
    if not digits or any(one not in _DIGITS[:base] for one in digits.lower()):
        return None
    number = int(digits, base)
    if text[0] == "-":
        number = -number
    return number if -_LIMIT <= number < _LIMIT else None


def _number_attribute(name: str, number: int) -> str:
    """An attribute by the number that LLVM has for its value."""
    low = number & _ALL
    if name == "align":
        return f"align {number}"
    if name == "allockind":
        words = [word for place, word in enumerate(_ALLOCATIONS) if number >> place & 1]
        return f'allockind("{",".join(words)}")'
    if name == "allocsize":
        return f"allocsize({number >> _HALF}{'' if low == _ALL else f',{low}'})"
    if name == "vscale_range":
        return f"vscale_range({number >> _HALF},{low})"
    if name == "uwtable":
        return "uwtable" if number == 2 else "uwtable(sync)"
    if name == "memory":
        effects = [_EFFECTS[number >> 2 * place & 3] for place in range(len(_LOCATIONS))]
        return memory_text(effects)
    if name == "captures":
        return _captures_text(number >> 4 & 0xFF, number & 0xF)
    if name == "nofpclass":
        return f"nofpclass({_classes_text(low)})"
    return f"{name}({number})"


def memory_text(effects: Sequence[str]) -> str:
    """The effects on each of the locations -> `memory(argmem: read)`, without those that other memory has as well."""
    other = effects[_LOCATIONS.index("other")]
    parts = [] if other == "none" else [other]
    parts.extend([f"{name}: {effect}" for name, effect in zip(_LOCATIONS, effects, strict=True) if effect != other])
    return f"memory({', '.join(parts) or 'none'})"


def _captures_text(other: int, result: int) -> str:
    """The parts of a pointer that are captured, and those that the result captures."""
    parts = [_components_text(other)] if other or not result else []
    if other != result:
        parts.append(f"ret: {_components_text(result)}")
    return f"captures({', '.join(parts)})"


def _components_text(bits: int) -> str:
    """The address or whether it is null, and the provenance or reads by it."""
    parts = []
    if bits & 3:
        parts.append("address_is_null" if bits & 3 == 1 else "address")
    if bits & 4:
        parts.append("provenance" if bits & 8 else "read_provenance")
    return ", ".join(parts) if bits else "none"


def _classes_text(bits: int) -> str:
    """The classes that the bits stand for."""
    if not bits:
        return "none"
    left = bits & _ALL_CLASSES
    if left == _ALL_CLASSES:
        return "all"
    words = []
    for mask, word in _CLASSES:
        if left & mask == mask:
            words.append(word)
            left &= ~mask
    return " ".join(words)

"""Data layouts as LLVM writes them: `e-m:e-p270:32:32-i64:64-n8:16:32:64-S128`, specifications with `-` between."""

from __future__ import annotations

from pyopt.light import Final, final

DATA_LAYOUT: Final = "llvm.data_layout"
"""The attribute of a module that has its layout."""
SIZE_BITS: Final = 24
ALIGNMENT_BITS: Final = 16
BYTE: Final = 8
NOT_SIZE: Final = f"must be a non-zero {SIZE_BITS}-bit integer"
POINTER_FLAGS: Final = "eu"
"""The flags between `p` and the address space: pointers with external state, and unstable ones."""
MANGLINGS: Final = "elomwxa"


@final
class DataLayoutError(Exception):
    """An error in a data layout."""


def pointer_widths(text: str) -> dict[int, int]:
    """The sizes of pointers by address space, as far as a layout says them; raises a LayoutError."""
    widths: dict[int, int] = {}
    for specification in text.split("-") if text else ():
        _read(specification, widths)
    return widths


def layout_fault(text: str) -> str | None:
    """The error in a data layout, None if there is none."""
    try:
        pointer_widths(text)
    except DataLayoutError as error:
        return str(error)
    return None


def _malformed(form: str) -> DataLayoutError:
    return DataLayoutError(f'malformed specification, must be of the form "{form}"')


def _number(text: str, bits: int, message: str) -> int:
    if text == "" or not (text.isascii() and text.isdigit()) or int(text) >= 1 << bits:
        raise DataLayoutError(message)
    return int(text)


def _size(text: str, name: str) -> int:
    if text == "":
        raise DataLayoutError(f"{name} component cannot be empty")
    found = _number(text, SIZE_BITS, f"{name} {NOT_SIZE}")
    if found == 0:
        raise DataLayoutError(f"{name} {NOT_SIZE}")
    return found


def _space(text: str) -> int:
    if text == "":
        raise DataLayoutError("address space component cannot be empty")
    return _number(text, SIZE_BITS, f"address space must be a {SIZE_BITS}-bit integer")


def _alignment(text: str, name: str, may_be_zero: bool = False) -> int:
    if text == "":
        raise DataLayoutError(f"{name} component cannot be empty")
    found = _number(text, ALIGNMENT_BITS, f"{name} must be a {ALIGNMENT_BITS}-bit integer")
    if found == 0:
        if may_be_zero:
            return 1
        raise DataLayoutError(f"{name} must be non-zero")
    if found % BYTE or found & (found - 1):
        raise DataLayoutError(f"{name} must be a power of two times the byte width")
    return found


def _alignments(parts: list[str], may_be_zero: bool = False) -> None:
    """`abi[:preferred]`."""
    required = _alignment(parts[0], "ABI alignment", may_be_zero)
    if len(parts) > 1 and _alignment(parts[1], "preferred alignment") < required:
        raise DataLayoutError("preferred alignment cannot be less than the ABI alignment")


def _read(specification: str, widths: dict[int, int]) -> None:
    """One specification; pointers leave their size in `widths`."""
    if specification == "":
        raise DataLayoutError("empty specification is not allowed")
    kind, rest = specification[0], specification[1:]
    if kind in "eE":
        if rest:
            raise DataLayoutError("malformed specification, must be just 'e' or 'E'")
    elif kind == "p":
        _read_pointer(rest, widths)
    elif kind == "n" and rest[:1] == "i":
        spaces = rest[1:].split(":")
        if spaces[0] or len(spaces) == 1:
            raise _malformed("ni:<address space>[:<address space>]...")
        for one in spaces[1:]:
            if _space(one) == 0:
                raise DataLayoutError("address space 0 cannot be non-integral")
    elif kind == "n":
        for one in rest.split(":"):
            _size(one, "size")
    elif kind in "ifva":
        _read_type(kind, rest)
    elif kind == "m":
        if rest[:1] != ":" or rest == ":":
            raise _malformed("m:<mangling>")
        if len(rest) > len(":e") or rest[1] not in MANGLINGS:
            raise DataLayoutError("unknown mangling mode")
    elif kind == "S":
        if rest == "":
            raise _malformed("S<size>")
        _alignment(rest, "stack natural alignment")
    elif kind in "PAG":
        if rest == "":
            raise _malformed(f"{kind}<address space>")
        _space(rest)
    elif kind == "F":
        if rest == "":
            raise _malformed("F<type><abi>")
        if rest[0] not in "in":
            raise DataLayoutError(f"unknown function pointer alignment type '{rest[0]}'")
        _alignment(rest[1:], "ABI alignment")
    elif kind != "s":
        raise DataLayoutError(f"unknown specifier '{kind}'")


def _read_type(kind: str, rest: str) -> None:
    """Integers, floats, vectors, aggregates: `i64:64:128`."""
    parts = rest.split(":")
    if not 1 < len(parts) <= 3:
        raise _malformed(f"{kind}{'' if kind == 'a' else '<size>'}:<abi>[:<pref>]")
    if kind == "a":
        if parts[0] and _number(parts[0], SIZE_BITS, "size must be zero"):
            raise DataLayoutError("size must be zero")
        _alignments(parts[1:], may_be_zero=True)
        return
    size = _size(parts[0], "size")
    _alignments(parts[1:])
    if kind == "i" and size == BYTE and int(parts[1]) != BYTE:
        raise DataLayoutError("i8 must be 8-bit aligned")


def _read_pointer(rest: str, widths: dict[int, int]) -> None:
    """`p1:32:32:32:16`: address space, size, alignments, size of indices."""
    parts = rest.split(":")
    if not 2 < len(parts) <= 5:
        raise _malformed("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]")
    space = parts[0].lstrip(POINTER_FLAGS)
    flags = parts[0][: len(parts[0]) - len(space)]
    if space[:1].isalpha():
        raise DataLayoutError(f"'{space[0]}' is not a valid pointer specification flag")
    number = 0
    name, bracket, _ = space.partition("(")
    if name:
        number = _space(name)
    if flags and number == 0:
        raise DataLayoutError("address space 0 cannot be unstable or have external state")
    width = _size(parts[1], "pointer size")
    _alignments(parts[2:4])
    if len(parts) > 4 and _size(parts[4], "index size") > width:
        raise DataLayoutError("index size cannot be larger than the pointer size")
    if name or not bracket:
        widths[number] = width

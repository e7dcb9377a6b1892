"""The symbols of object code that others see: of ELF, and of Mach-O on macOS."""

from __future__ import annotations

import struct

from pyopt.light import Final, Sequence

_ELF: Final = b"\x7fELF\x02\x01"
_MACH_O: Final = b"\xcf\xfa\xed\xfe"
_SYMBOL_TABLE: Final = 2
_WEAK: Final = 2
_TABLE_OF_OFFSETS: Final = "_GLOBAL_OFFSET_TABLE_"
"""A symbol that the loader creates."""


def missing_symbols(objects: Sequence[bytes]) -> list[str]:
    """The names that have to be there when objects are loaded together; none of an unknown kind of object."""
    needed: set[str] = set()
    defined = {_TABLE_OF_OFFSETS}
    for code in objects:
        if code.startswith(_ELF):
            _add_elf(code, needed, defined)
        elif code.startswith(_MACH_O):
            _add_mach_o(code, needed, defined)
    return sorted(needed - defined)


def _add_elf(code: bytes, needed: set[str], defined: set[str]) -> None:
    (sections,) = struct.unpack_from("<Q", code, 40)
    size, count = struct.unpack_from("<HH", code, 58)
    heads = [struct.unpack_from("<IIQQQQIIQQ", code, sections + at * size) for at in range(count)]
    for _, kind, _, _, start, length, link, _, _, _ in heads:
        if kind != _SYMBOL_TABLE:
            continue
        names = heads[link][4]
        for at in range(start, start + length, 24):
            name, info, _, section = struct.unpack_from("<IBBH", code, at)
            if name and (section or info >> 4 != _WEAK):
                (defined if section else needed).add(_text(code, names + name))


def _add_mach_o(code: bytes, needed: set[str], defined: set[str]) -> None:
    (count,) = struct.unpack_from("<I", code, 16)
    at = 32
    for _ in range(count):
        kind, length = struct.unpack_from("<II", code, at)
        if kind == _SYMBOL_TABLE:
            start, number, names, _ = struct.unpack_from("<IIII", code, at + 8)
            for symbol in range(start, start + 16 * number, 16):
                name, flags, section, _, value = struct.unpack_from("<IBBHQ", code, symbol)
                # External (1), and no entry for a debugger (0xe0); without a section, its value would be a size.
                if flags & 1 and not flags & 0xE0 and (section or not value):
                    (defined if section else needed).add(_text(code, names + name).removeprefix("_"))
        at += length


def _text(code: bytes, at: int) -> str:
    return code[at : code.index(b"\0", at)].decode("utf-8", "replace")

"""Sizes of types that LLVM IR text computes by constant expressions, as numbers: newer LLVMs take no products there.

mul (i64 ptrtoint (ptr getelementptr (double, ptr null, i32 1) to i64), i64 4)      ->      32
"""

from __future__ import annotations

import re

from pyopt.light import Final
from pyopt.native.errors import NativeError
from pyopt.native.ir_text import IrType, read_type

_SIZE: Final = "ptrtoint (ptr getelementptr ("
_REST: Final = r", ptr null, i\d+ (\d+)\) to i64\)"
_PRODUCT: Final = r"mul \(i64 (\d+), i64 (\d+)\)"
_SCALARS: Final = {"half": 2, "bfloat": 2, "float": 4, "double": 8, "ptr": 8, "x86_fp80": 16, "fp128": 16}
_VECTOR: Final = r"<(\d+) x (\w+)>$"


def fold_sizes(text: str) -> str:
    """The text with numbers for sizes of types whose layout is the same on all 64-bit machines."""
    if _SIZE not in text:
        return text
    parts = []
    at = 0
    while True:
        found = text.find(_SIZE, at)
        if found < 0:
            break
        try:
            type, end = read_type(text, found + len(_SIZE))
            rest = re.compile(_REST).match(text, end)
            size, align = size_and_alignment(type)
        except NativeError:
            rest = None
        if rest is None:
            parts.append(text[at : found + len(_SIZE)])
            at = found + len(_SIZE)
            continue
        parts.append(text[at:found])
        parts.append(str(-(-size // align) * align * int(rest.group(1))))
        at = rest.end()
    parts.append(text[at:])
    return re.sub(_PRODUCT, _product, "".join(parts))


def _product(found: re.Match[str]) -> str:
    return str(int(found.group(1)) * int(found.group(2)))


def size_and_alignment(type: IrType) -> tuple[int, int]:
    """The bytes of a type and what its address is a multiple of; raises NativeError where that is not known."""
    if type.parts is None:
        return _scalar(type.text)
    if type.text[0] == "[":
        if not type.parts:
            return 0, 1
        size, align = size_and_alignment(type.parts[0])
        return -(-size // align) * align * len(type.parts), align
    packed = type.text[0] == "<"
    end, widest = 0, 1
    for part in type.parts:
        size, align = size_and_alignment(part)
        if not packed:
            widest = max(widest, align)
            end = -(-end // align) * align
        end += size if packed else -(-size // align) * align
    return -(-end // widest) * widest, widest


def _scalar(text: str) -> tuple[int, int]:
    size = _SCALARS.get(text)
    if size is not None:
        return size, size
    if text[0] == "i" and int(text[1:]) <= 64:
        size = 1 << max((int(text[1:]) + 7) // 8 - 1, 0).bit_length()
        return size, size
    vector = re.match(_VECTOR, text)
    if vector is not None:
        element = vector.group(2)
        bits = int(element[1:]) if element[0] == "i" else 8 * _scalar(element)[0]
        size = (int(vector.group(1)) * bits + 7) // 8
        return size, 1 << max(size - 1, 0).bit_length()
    raise NativeError(f"the layout of {text} is not known")

"""The contexts inside brackets."""

from __future__ import annotations

from pyopt.format.spacing import (
    AFFINE,
    ANGLE,
    ARGUMENTS,
    ARRAY,
    DICT,
    ELEMENTS,
    KNOWN,
    NUMBER,
    PARENTHESES,
    PLACE,
    REGION,
    SHAPE,
    SPACED,
    SQUARE,
    STRIDED,
    TIGHT,
)
from pyopt.light import Final, final

_LAST_OPS: Final = ("yield", "return", "terminator", "unreachable", "end", "in_parallel")
"""Last parts of the names of ops that may stand alone in a region, without operands."""
_FLAGS: Final = frozenset(("fastmath", "#arith.fastmath<", "#llvm.fastmath<"))
_ANGLES: Final = {
    "array": ARRAY,
    "affine_map": AFFINE,
    "affine_set": AFFINE,
    "dense": ELEMENTS,
    "sparse": ELEMENTS,
    "strided": STRIDED,
    "tensor": SHAPE,
    "vector": SHAPE,
    "memref": SHAPE,
    "#complex.number<": NUMBER,
}
NAMED_REGIONS: Final = frozenset(("sparse_tensor.unary", "sparse_tensor.binary"))
"""Ops with `present = {` before each region, on a line of its own."""
REGION_NAMES: Final = frozenset(("present", "absent", "overlap", "left", "right"))
_MASKED: Final = 500
"""So many tokens of a mask's region are looked at."""
_WORDS_OF_REGIONS: Final = frozenset(("else", "do"))


@final
class Bracket:
    """An open bracket: what closes it, its context and the one around it, and what goes on behind it.

    `unit_depth` is the depth of the unit in which it stands, `depth` that of the region around.
    """

    __slots__ = ("closer", "context", "depth", "op", "op_at", "outer", "unit_depth")

    def __init__(self, closer: str, context: str, outer: str, depth: int, unit_depth: int, op: str, op_at: int) -> None:
        self.closer = closer
        self.context = context
        self.outer = outer
        self.depth = depth
        self.unit_depth = unit_depth
        self.op = op
        self.op_at = op_at


def brace_context(texts: list[str], gaps: list[str], at: int, before: str, earlier: str, op: str) -> str:
    """The context in the brace that token `at` opens: a region, a dictionary, or an op in the line of another one."""
    if before[-1:] == "<":
        return SPACED if before == "#sparse_tensor.encoding<" else DICT
    if before in ("attributes", "=", ":", "["):
        return REGION if before == "=" and earlier in REGION_NAMES and op in NAMED_REGIONS else DICT
    index = at + 1
    while texts[index][:2] == "//":
        index += 1
    first = texts[index]
    index += 1
    while texts[index : index + 1] and texts[index][:2] == "//":
        index += 1
    second = texts[index] if index < len(texts) else ""
    if first == "}":
        return REGION if "\n" in gaps[at + 1] or texts[at + 1] != "}" else DICT
    if op == "vector.mask":
        if before == "}":
            return DICT  # the attributes behind the region
        if first[:1] == "%" or _has_yield(texts, at):
            return REGION
        return SPACED if first[:1] == '"' or ("." in first and second not in ("=", ",")) else DICT
    start = first[:1]
    if start == "^" or (start == "%" and len(first) > 1):
        return REGION
    if start == '"':
        return REGION if second == "(" else DICT
    if start.isalpha() or start == "_":
        if second in ("=", ",") or (second == ":" and "." not in first):
            return DICT
        if before == op and op in ("linalg.map", "linalg.reduce") and second in ("}", "{") and "." in first:
            return SPACED if first.partition(".")[0] in KNOWN or gaps[at + 1] else DICT
        if second == "}":
            behind = index + 1
            if behind < len(texts) and texts[behind][:1] == "%" and "\n" not in gaps[behind]:
                return DICT  # an operand in the same line
            if op[:1] == '"' and before not in ("(", ","):
                return DICT  # regions of the generic form are in parentheses
            last = first[first.rfind(".") + 1 :]
            return (
                REGION if last in _LAST_OPS or first == "scf.reduce" or last.endswith(("_yield", "_return")) else DICT
            )
        return REGION
    if not first or before in _WORDS_OF_REGIONS:
        return REGION
    return REGION if "\n" in gaps[at + 1] and first[0] not in "[#@!0123456789-" else DICT


def _has_yield(texts: list[str], at: int) -> bool:
    """A mask's terminator is written out, behind an op, in the brace that token `at` opens."""
    depth = 0
    for index in range(at, min(at + _MASKED, len(texts) - 1)):
        token = texts[index]
        if token == "{":
            depth += 1
        elif token == "}":
            depth -= 1
            if not depth:
                return False
        elif depth == 1 and (token == "vector.yield" or token == '"vector.yield"'):
            return index > at + 1
    return False


def bracket_context(token: str, before: str, outer: str, op: str, label: bool) -> str:
    """The context in a round, square or angle bracket; "" for a token that is none."""
    if token == "(":
        if before == "loc" or outer is PLACE:
            return PLACE
        if outer is AFFINE:
            return AFFINE
        if outer is ELEMENTS:
            return TIGHT
        if label or before[:1] == "@" or (op[:7] == "linalg." and before in (")", "]", "}")):
            return ARGUMENTS
        return PARENTHESES
    if token == "[":
        if outer is PLACE or outer is AFFINE or outer is ELEMENTS:
            return outer
        return SQUARE
    if token == "<":
        if outer is AFFINE:
            return ""
        if before in _FLAGS:
            return TIGHT
        found = _ANGLES.get(before)
        if found is None:
            return SHAPE if before[-6:] in ("tensor", "vector", "memref") else ANGLE
        return found
    return TIGHT if token in _FLAGS else _ANGLES.get(token, ANGLE)

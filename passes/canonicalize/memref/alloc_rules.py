"""Rules for alloc, alloca and realloc."""

from __future__ import annotations

from pyopt.dialects.memref.layouts import shape_of, with_layout
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation
from pyopt.ir.signature import operand_group, segments
from pyopt.light import Final
from pyopt.passes.canonicalize.common import static_extents
from pyopt.passes.canonicalize.memref.common import replace_with_cast, type_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def alloc_with_constants(op: Operation, rewriter: Rewriter) -> bool:
    """alloc(n = 4) : <?> -> cast(alloc() : <4>) : <?>"""
    type = type_of(op.results[0])
    found = static_extents(shape_of(type), operand_group(op, "dynamicSizes"))
    if found is None:
        return False
    shape, sizes = found
    symbols = operand_group(op, "symbolOperands")
    attributes: dict[str, Attribute] = {"operandSegmentSizes": segments(len(sizes), len(symbols))}
    if "alignment" in op.attributes:
        attributes["alignment"] = op.attributes["alignment"]
    new_type = with_layout(type, shape, type.layout)
    new = rewriter.create(op.info.name, [*sizes, *symbols], [new_type], attributes)
    return replace_with_cast(op, new.results[0], rewriter)


def dead_alloc(op: Operation, rewriter: Rewriter) -> bool:
    """m = alloc(); store x, m[i]; dealloc m -> nothing"""
    memref = op.results[0]
    for user in memref.uses:
        name = user.info.name
        if name != "memref.dealloc" and (name != "memref.store" or user.operands[0] is memref):
            return False
    for user in memref.users():
        rewriter.erase(user)
    rewriter.erase(op)
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("memref.alloc memref.alloca", alloc_with_constants, needs="constant", names="SimplifyAllocConst"),
    Rule("memref.alloc memref.alloca memref.realloc", dead_alloc, names="SimplifyDeadAlloc"),
)

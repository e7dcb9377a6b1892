"""Rules for collapse_shape and expand_shape; those for two in a row are in `pyopt.passes.canonicalize.reshapes`."""

from __future__ import annotations

from pyopt.dialects.memref.layouts import collapsed_type
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation
from pyopt.ir.reassociation import groups_of
from pyopt.light import Final
from pyopt.passes.canonicalize.common import has_possible_extents
from pyopt.passes.canonicalize.memref.common import forgetting_cast, replace_with_cast, type_of
from pyopt.passes.canonicalize.reshapes import reshape_rules
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def collapse_of_cast(op: Operation, rewriter: Rewriter) -> bool:
    """collapse(cast(m)) -> cast(collapse(m)), if the cast only forgets"""
    cast = forgetting_cast(op.operands[0])
    if cast is None:
        return False
    source = cast.operands[0]
    type = collapsed_type(type_of(source), groups_of(op))
    if type is None or not has_possible_extents(type):
        return False
    if type is op.results[0].type:
        rewriter.set_operand(op, 0, source)
        return True
    attributes: dict[str, Attribute] = {"reassociation": op.attributes["reassociation"]}
    new = rewriter.create("memref.collapse_shape", [source], [type], attributes)
    return replace_with_cast(op, new.results[0], rewriter)


RULES: Final[tuple[Rule, ...]] = (
    *reshape_rules("memref"),
    Rule("memref.collapse_shape", collapse_of_cast, needs="memref.cast", names="CollapseShapeOpMemRefCastFolder"),
)

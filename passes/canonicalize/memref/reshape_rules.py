"""Rules for collapse_shape and expand_shape; those for two in a row are in `pyopt.passes.canonicalize.reshapes`."""

from __future__ import annotations

from pyopt.dialects.memref.layouts import collapsed_type, expanded_type, shape_of
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation
from pyopt.ir.mixed_indices import dense, mixed_group, split
from pyopt.ir.reassociation import groups_of, splits
from pyopt.light import Final
from pyopt.passes.canonicalize.common import has_possible_extents, with_constants
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


def expand_of_cast(op: Operation, rewriter: Rewriter) -> bool:
    """expand(cast(m)) -> cast(expand(m)), if the cast only forgets; extents that are constants become static

    As many extents must be known as the source knows of the extents of its dimensions.
    """
    cast = forgetting_cast(op.operands[0])
    if cast is None:
        return False
    source = cast.operands[0]
    given = mixed_group(op, "output_shape")
    mixed = with_constants(given, non_negative=True) or given
    extents, values = split(mixed)
    groups = groups_of(op)
    if not splits(shape_of(source.type), extents, groups):
        return False
    type = expanded_type(type_of(source), extents, groups)
    if type is None or not has_possible_extents(type):
        return False
    if type is op.results[0].type:
        rewriter.set_operand(op, 0, source)
        return True
    attributes: dict[str, Attribute] = {
        "reassociation": op.attributes["reassociation"],
        "static_output_shape": dense(extents),
    }
    new = rewriter.create("memref.expand_shape", [source, *values], [type], attributes)
    return replace_with_cast(op, new.results[0], rewriter)


RULES: Final[tuple[Rule, ...]] = (
    *reshape_rules("memref"),
    Rule("memref.expand_shape", expand_of_cast, needs="memref.cast", names="ExpandShapeOpMemRefCastFolder"),
    Rule("memref.collapse_shape", collapse_of_cast, needs="memref.cast", names="CollapseShapeOpMemRefCastFolder"),
)

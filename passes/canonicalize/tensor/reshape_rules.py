"""Rules for collapse_shape and expand_shape; those for two in a row are in `pyopt.passes.canonicalize.reshapes`."""

from __future__ import annotations

from pyopt.dialects.tensor.shapes import collapsed_type
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation
from pyopt.ir.reassociation import groups_of
from pyopt.light import Final
from pyopt.passes.canonicalize.common import has_possible_extents, producer_of
from pyopt.passes.canonicalize.reshapes import reshape_rules
from pyopt.passes.canonicalize.tensor.common import replace_with_cast, type_of
from pyopt.passes.canonicalize.tensor_casts import forgetting_cast
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def reshape_of_splat(op: Operation, rewriter: Rewriter) -> bool:
    """collapse(splat x), expand(splat x) -> splat x, the splat being static"""
    splat = producer_of(op.operands[0], "tensor.splat")
    if splat is None or not type_of(splat.results[0]).has_static_shape():
        return False
    rewriter.replace_with_new(op, "tensor.splat", splat.operands[:1], [op.results[0].type])
    return True


def reshape_of_elements(op: Operation, rewriter: Rewriter) -> bool:
    """collapse(from_elements ..), expand(from_elements ..) -> from_elements .."""
    made = producer_of(op.operands[0], "tensor.from_elements")
    if made is None or not type_of(op.results[0]).has_static_shape():
        return False
    rewriter.replace_with_new(op, "tensor.from_elements", made.operands, [op.results[0].type])
    return True


def collapse_of_cast(op: Operation, rewriter: Rewriter) -> bool:
    """collapse(cast(t)) -> cast(collapse(t)), if the cast only forgets extents"""
    cast = forgetting_cast(op.operands[0])
    if cast is None:
        return False
    source = cast.operands[0]
    type = collapsed_type(type_of(source), groups_of(op))
    if not has_possible_extents(type):
        return False
    if type is op.results[0].type:
        rewriter.set_operand(op, 0, source)
        return True
    attributes: dict[str, Attribute] = {"reassociation": op.attributes["reassociation"]}
    new = rewriter.create("tensor.collapse_shape", [source], [type], attributes)
    return replace_with_cast(op, new.results[0], rewriter)


RULES: Final[tuple[Rule, ...]] = (
    *reshape_rules("tensor"),
    Rule("tensor.collapse_shape tensor.expand_shape", reshape_of_splat, names="FoldReshapeWithSplat"),
    Rule("tensor.collapse_shape tensor.expand_shape", reshape_of_elements, names="FoldReshapeWithFromElements"),
    Rule("tensor.collapse_shape", collapse_of_cast, names="FoldCollapseOfCastOp"),
)

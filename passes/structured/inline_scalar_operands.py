"""linalg-inline-scalar-operands: a linalg.generic reads what is one element for all iterations in its body.

    linalg.generic (maps (i) -> (i), (i) -> (2)) ins(%a, %b) {^bb0(%x, %y, %z): f(%x, %y)}
->
    linalg.generic (maps (i) -> (i)) ins(%a) {^bb0(%x, %z): f(%x, tensor.extract %b[2])}
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import (
    body_of,
    has_tensor_semantics,
    indexing_maps,
    input_count,
    iterator_types,
)
from pyopt.ir.core import Operation
from pyopt.ir.types import TensorType
from pyopt.light import Final
from pyopt.passes.building.arith import constant_index
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.lowering.linalg_generic import create_generic
from pyopt.passes.structured.generics import GENERIC, take_body
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def inline_scalar_operands(op: Operation, rewriter: Rewriter) -> bool:
    """Takes out all inputs that are one element, which the body extracts, or has where it is a scalar itself."""
    if not has_tensor_semantics(op):
        return False
    count = input_count(op)
    maps = indexing_maps(op)
    places = {index: maps[index].constant_results() for index in range(count) if maps[index].is_constant()}
    if not places:
        return False
    inputs = [one for index, one in enumerate(op.operands[:count]) if index not in places]
    kept = [map for index, map in enumerate(maps) if index not in places]
    new = create_generic(inputs, op.operands[count:], kept, iterator_types(op), rewriter)
    body = body_of(op)
    for index, place in places.items():
        value = op.operands[index]
        if isinstance(value.type, TensorType):
            rewriter.insert_at_start(body)
            indices = [constant_index(rewriter, one) for one in place]
            value = rewriter.create("tensor.extract", [value, *indices], [value.type.element_type]).results[0]
        rewriter.replace_uses(body.arguments[index], value)
    take_body(body, new, [one for index, one in enumerate(body.arguments) if index not in places])
    rewriter.replace(op, new.results)
    return True


RULES: Final[tuple[Rule, ...]] = (Rule(GENERIC, inline_scalar_operands),)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Rewrites what is inside `op`."""
    return rewrite(op, pass_context, RULES)


PASS = make_pass("linalg-inline-scalar-operands", run, class_name="LinalgInlineScalarOperandsPass", apart=True)

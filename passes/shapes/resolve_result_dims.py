"""Extents of ops' results computed from the ops' operands.

    %0 = linalg.matmul ins(%a, %b : ...) outs(%c : ...)            %0 = linalg.matmul ...
    %d = tensor.dim %0, %c1 : tensor<?x?xf32>                ->    %d = tensor.dim %b, %c1 : tensor<?x?xf32>

An op whose result is only asked for its extents is dead then. Ops that know shapes of results that are not ranked
would make the difference between the two passes; no op of our dialects does.
"""

from __future__ import annotations

from pyopt.analysis.shapes.extents import result_shapes
from pyopt.ir.core import Operation
from pyopt.ir.mixed_indices import constant_index
from pyopt.light import Final
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.shapes.reify import Reifier, as_value
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def dim_of_result(op: Operation, rewriter: Rewriter) -> bool:
    """dim(op(x), i) -> what op's result has for its extent i; nothing where it has no such extent"""
    value, position = op.operands
    index = constant_index(position)
    if value.op is None or index is None:
        return False
    shapes = result_shapes(value.op)
    if shapes is None:
        return False
    shape = shapes[value.index]
    if not 0 <= index < len(shape):
        return False
    reifier = Reifier(rewriter)
    extents = [reifier.extent(extent) for extent in shape]
    rewriter.replace(op, [as_value(extents[index], rewriter)])
    return True


RULES: Final[tuple[Rule, ...]] = (Rule("memref.dim tensor.dim", dim_of_result),)


ERROR_ON_PATTERN_ITERATION_LIMIT: Final = FlagOption(
    "error-on-pattern-iteration-limit", True, "Fail where rules do not come to an end; here they always do"
)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Resolves what is inside `op`."""
    return rewrite(op, pass_context, RULES)


RANKED = make_pass(
    "resolve-ranked-shaped-type-result-dims",
    run,
    (ERROR_ON_PATTERN_ITERATION_LIMIT,),
    class_name="ResolveRankedShapeTypeResultDimsPass",
)

PASS = make_pass(
    "resolve-shaped-type-result-dims",
    run,
    (ERROR_ON_PATTERN_ITERATION_LIMIT,),
    class_name="ResolveShapedTypeResultDimsPass",
)

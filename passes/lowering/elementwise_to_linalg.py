"""Elementwise ops on ranked tensors as linalg.generic with the op on elements as its body.

    %0 = arith.addf %a, %b : tensor<?xf32>
->
    %0 = linalg.generic {indexing_maps = [(d0) -> (d0), ...], iterator_types = ["parallel"]} ins(%a, %b) outs(%a) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.addf %in, %in_0 : f32
      linalg.yield %1 : f32
    }

The first operand of the type of a result is its init, or an empty tensor of the extents of the first operand.
"""

from __future__ import annotations

from pyopt.ir.affine import AffineMap
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.opinfo import ELEMENTWISE
from pyopt.ir.types import ShapedType, TensorType, element_type_or_self
from pyopt.light import Final
from pyopt.passes.lowering.converting import convert
from pyopt.passes.lowering.linalg_generic import create_generic, empty_like
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.legality import ConversionTarget
from pyopt.rewrite.rewriter import Rewriter


def is_elementwise(op: Operation) -> bool:
    """The op works element by element on ranked tensors, and perhaps on scalars, which count for all elements."""
    if op.info.traits & ELEMENTWISE == 0:
        return False
    shaped = [value.type for value in op.operands if isinstance(value.type, ShapedType)]
    return bool(shaped) and all(isinstance(type, TensorType) and type.shape is not None for type in shaped)


def inits_for(op: Operation, rewriter: Rewriter) -> list[Value]:
    """For each result an operand of its type, or an empty tensor."""
    found: list[Value] = []
    for result in op.results:
        value = next((operand for operand in op.operands if operand.type is result.type), None)
        found.append(empty_like(_first_tensor(op), result.type, rewriter) if value is None else value)
    return found


def _first_tensor(op: Operation) -> Value:
    return next(operand for operand in op.operands if isinstance(operand.type, TensorType))


def convert_elementwise(op: Operation, rewriter: Rewriter) -> bool:
    """op on tensors (and scalars) -> linalg.generic of op on their elements"""
    if not is_elementwise(op):
        return False
    type = op.results[0].type
    assert isinstance(type, TensorType) and type.shape is not None
    inits = inits_for(op, rewriter)
    region = Region()
    block = Block()
    for value in (*op.operands, *inits):
        block.add_argument(element_type_or_self(value.type), value.location())
    region.append(block)
    rank = len(type.shape)
    scalar, every = AffineMap.get(rank, 0, []), AffineMap.identity(rank)
    maps = [every if isinstance(value.type, TensorType) else scalar for value in (*op.operands, *inits)]
    new = create_generic(op.operands, inits, maps, ["parallel"] * rank, rewriter, region=region)
    rewriter.insert_at_end(block)
    scalars = rewriter.create(
        op.info.name,
        block.arguments[: len(op.operands)],
        [element_type_or_self(result.type) for result in op.results],
        op.attributes,
    )
    rewriter.create("linalg.yield", scalars.results, [])
    rewriter.replace(op, new.results)
    return True


PATTERNS: Final = (ConversionPattern("", rule=convert_elementwise),)


def _is_legal(op: Operation) -> bool:
    return not is_elementwise(op)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is inside `op`."""
    target = ConversionTarget()
    target.default_legality(_is_legal)
    return convert(op, pass_context, target, PATTERNS)


PASS = make_pass("convert-elementwise-to-linalg", run, class_name="ConvertElementwiseToLinalgPass", apart=True)

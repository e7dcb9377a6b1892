"""linalg-specialize-generic-ops: named ops in place of linalg.generic.

    linalg.generic { exp } ins(%a) outs(%b)                     ->    linalg.exp ins(%a) outs(%b)

    linalg.generic { div }, (d0, d1) -> (d1, d0)                ->    %0 = linalg.transpose ins(%a)
        and (d0, d1) -> (d0), ins(%a, %b) outs(%c)                    %1 = linalg.broadcast ins(%b)
                                                                      linalg.div ins(%0, %1) outs(%c)

The first is what `linalg-morph-ops=generic-to-named` does. In addition, inputs of known shapes are transposed and
broadcast first, so that all maps of inputs are identities. An op with a scalar among its inputs stays as it is, and so
does one with one input and one result.
"""

from __future__ import annotations

from pyopt.dialects.linalg.bodies import yield_first
from pyopt.dialects.linalg.structure import (
    body_of,
    has_tensor_semantics,
    indexing_maps,
    input_count,
    iterator_types,
    loop_extents,
)
from pyopt.ir.affine import AffineMap
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import dense
from pyopt.ir.types import TensorType
from pyopt.light import Final, Sequence
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.lowering.linalg_generic import create_generic
from pyopt.passes.structured import naming
from pyopt.passes.structured.generics import GENERIC, take_body
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def unfold_inputs(op: Operation, rewriter: Rewriter) -> bool:
    """Inputs whose elements are read in another order, or again and again, are transposed and broadcast before."""
    count = input_count(op)
    maps = indexing_maps(op)
    iterators = iterator_types(op)
    if (
        not has_tensor_semantics(op)
        or len(op.operands) == 2 == count + 1
        or not all(map.is_projected_permutation() for map in maps)
        or any(iterator != "parallel" for iterator in iterators)
        or not all(isinstance(one.type, TensorType) and one.type.has_static_shape() for one in op.operands)
        or all(map.is_identity() for map in maps[:count])
    ):
        return False
    extents = tuple(loop_extents(op))
    inputs: list[Value] = []
    for given, map in zip(op.operands[:count], maps[:count], strict=True):
        value = given
        read = [result.value for result in map.results]
        in_order = sorted(read)
        if read != in_order:
            value = _moved(
                "linalg.transpose",
                value,
                [extents[loop] for loop in in_order],
                {"permutation": dense([read.index(loop) for loop in in_order])},
                rewriter,
            )
        if len(read) < len(extents):
            added = [loop for loop in range(len(extents)) if loop not in read]
            value = _moved("linalg.broadcast", value, extents, {"dimensions": dense(added)}, rewriter)
        inputs.append(value)
    unfolded = [*[AffineMap.identity(len(extents))] * count, *maps[count:]]
    new = create_generic(inputs, op.operands[count:], unfolded, iterators, rewriter)
    body = body_of(op)
    take_body(body, new, body.arguments)
    rewriter.replace(op, new.results)
    return True


def _moved(
    name: str, value: Value, shape: Sequence[int], attributes: dict[str, Attribute], rewriter: Rewriter
) -> Value:
    """The elements of a tensor in another one of a shape."""
    assert isinstance(value.type, TensorType)
    type = TensorType.get(tuple(shape), value.type.element_type)
    empty = rewriter.create("tensor.empty", [], [type]).results[0]
    region = yield_first(rewriter.context, [value, empty], rewriter.loc)
    return rewriter.create(name, [value, empty], [type], attributes, [region]).results[0]


RULES: Final[tuple[Rule, ...]] = (*naming.RULES, Rule(GENERIC, unfold_inputs))


def run(op: Operation, pass_context: PassContext) -> bool:
    """Rewrites what is inside `op`."""
    return rewrite(op, pass_context, RULES)


PASS = make_pass("linalg-specialize-generic-ops", run, class_name="LinalgSpecializeGenericOpsPass", apart=True)

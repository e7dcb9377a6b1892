"""Making linalg.generic, copies of bodies, and tensors to write to."""

from __future__ import annotations

from pyopt.dialects.linalg.enums import ITERATOR_TYPE
from pyopt.dialects.linalg.structure import body_of
from pyopt.ir.affine import AffineMap, AffineMapAttr
from pyopt.ir.attributes import ArrayAttr, Attribute
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.signature import segments
from pyopt.ir.types import TensorType, Type
from pyopt.light import Sequence
from pyopt.passes.building.memref import dynamic_extents
from pyopt.rewrite.rewriter import Rewriter


def create_generic(
    inputs: Sequence[Value],
    inits: Sequence[Value],
    maps: Sequence[AffineMap],
    iterators: Sequence[str],
    rewriter: Rewriter,
    extra: dict[str, Attribute] | None = None,
    region: Region | None = None,
) -> Operation:
    """A linalg.generic at the insertion point; its body is an empty block without arguments if no region is given.

    `iterators` has "parallel" or "reduction" for each loop, `extra` attributes that not every generic has.
    """
    if region is None:
        region = Region()
        region.append(Block())
    attributes: dict[str, Attribute] = {
        "indexing_maps": ArrayAttr.get(tuple([AffineMapAttr.get(map) for map in maps])),
        "iterator_types": ArrayAttr.get(tuple([ITERATOR_TYPE.get(word) for word in iterators])),
        "operandSegmentSizes": segments(len(inputs), len(inits)),
        **(extra or {}),
    }
    types: list[Type] = [init.type for init in inits if isinstance(init.type, TensorType)]
    return rewriter.create("linalg.generic", [*inputs, *inits], types, attributes, [region])


def copy_body(source: Operation, target: Operation, values: dict[Value, Value], rewriter: Rewriter) -> None:
    """The ops of a body at the end of another; `values` has what the arguments become, or they become new ones.

    The insertion point stays in the new body.
    """
    block = body_of(target)
    for argument in body_of(source).arguments:
        if argument not in values:
            values[argument] = block.add_argument(argument.type, argument.loc)
    rewriter.insert_at_end(block)
    for op in body_of(source):
        rewriter.clone(op, values)


def empty_like(value: Value, type: Type, rewriter: Rewriter) -> Value:
    """tensor.empty of a type, with the dynamic extents of `value`"""
    assert isinstance(type, TensorType) and isinstance(value.type, TensorType)
    return rewriter.create("tensor.empty", dynamic_extents(rewriter, value, value.type), [type]).results[0]

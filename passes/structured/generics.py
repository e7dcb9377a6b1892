"""Making linalg.generic ops: their attributes, copies of bodies, and what may be left out of them."""

from __future__ import annotations

from pyopt.dialects.linalg.ops import ITERATOR_TYPE
from pyopt.dialects.linalg.structure import body_of
from pyopt.ir.affine import AffineMap, AffineMapAttr, concatenate, inverse_permutation
from pyopt.ir.attributes import ArrayAttr, Attribute
from pyopt.ir.core import Block, BlockArgument, Operation, Region, Value
from pyopt.ir.signature import segments
from pyopt.ir.types import TensorType, Type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.rewrite.rewriter import Rewriter

GENERIC = "linalg.generic"


def generic_attributes(
    maps: Sequence[AffineMap], iterators: Sequence[str], inputs: int, inits: int
) -> dict[str, Attribute]:
    """The attributes that every linalg.generic has."""
    return {
        "indexing_maps": ArrayAttr.get(tuple([AffineMapAttr.get(map) for map in maps])),
        "iterator_types": ArrayAttr.get(tuple([ITERATOR_TYPE.get(word) for word in iterators])),
        "operandSegmentSizes": segments(inputs, inits),
    }


def create_generic(
    inputs: Sequence[Value],
    inits: Sequence[Value],
    maps: Sequence[AffineMap],
    iterators: Sequence[str],
    rewriter: Rewriter,
    extra: dict[str, Attribute] | None = None,
) -> Operation:
    """A linalg.generic at the insertion point whose body is an empty block without arguments."""
    region = Region()
    region.append(Block())
    attributes = generic_attributes(maps, iterators, len(inputs), len(inits))
    types: list[Type] = [init.type for init in inits if isinstance(init.type, TensorType)]
    return rewriter.create(GENERIC, [*inputs, *inits], types, {**attributes, **(extra or {})}, [region])


def take_body(block: Block, op: Operation, arguments: Sequence[BlockArgument]) -> None:
    """Makes a block that stood elsewhere the body of `op`, with these arguments, its own and those of others."""
    region = op.regions[0]
    region.first = region.last = None
    block.detach()
    region.append(block)
    block.arguments = list(arguments)
    for index, argument in enumerate(arguments):
        argument.block = block
        argument.index = index


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


def bounds_follow(maps: Sequence[AffineMap]) -> bool:
    """The extent of each loop is that of some operand indexed by one of the maps."""
    return inverse_permutation(concatenate(list(dict.fromkeys(maps)))) is not None


def has_single_use(value: Value) -> bool:
    """The op that makes the value has one use, whichever of its results it is of: what controls fusion."""
    if value.op is None:
        return False
    used = [result for result in value.op.results if result.uses]
    return len(used) == 1 and used[0].has_one_use()

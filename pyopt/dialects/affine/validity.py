"""Values that may be bound to the dims and symbols of an affine map.

A symbol does not change inside the region of the closest op around that is an affine scope (a function, for one): it
is defined at that region's top level or around the op, or it is computed from such values, without effects. A dim may
also be the induction variable of an affine loop, or computed from dims. Regions are told by themselves; None is outside
of all.
"""

from __future__ import annotations

from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import LONGEST_CHAIN, BlockArgument, Operation, Region, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.opinfo import AFFINE_SCOPE, CONSTANT_LIKE, ISOLATED, PURE
from pyopt.ir.signature import operand_group
from pyopt.ir.types import DYNAMIC, INDEX, MemRefType
from pyopt.light import Final, Sequence

DIM_OPS: Final = ("memref.dim", "tensor.dim")
"""The ops that give an extent of their first operand."""
_OF_DIMS: Final = ("affine.apply", "affine.delinearize_index", "affine.linearize_index")
"""The ops that make dims of dims."""


def affine_scope(op: Operation) -> Region | None:
    """The closest region around `op` that an op with the trait AffineScope holds."""
    region = op.parent_region()
    while region is not None:
        parent = region.parent
        if parent is None:
            return None
        if parent.info.traits & AFFINE_SCOPE:
            return region
        region = parent.parent_region()
    return None


def _holder(value: Value) -> Operation | None:
    """The op in whose region the value is defined."""
    block = value.parent_block()
    return None if block is None else block.parent_op()


def _region_of(value: Value) -> Region | None:
    block = value.parent_block()
    return None if block is None else block.region


def is_top_level(value: Value) -> bool:
    """The value is defined right inside of an affine scope."""
    parent = _holder(value)
    return parent is not None and parent.info.traits & AFFINE_SCOPE != 0


def is_induction_variable(value: Value) -> bool:
    """A counter of an affine loop. What affine.for carries from one iteration to the next is none."""
    if not isinstance(value, BlockArgument):
        return False
    parent = _holder(value)
    if parent is None:
        return False
    return parent.info.name == "affine.parallel" or (parent.info.name == "affine.for" and value.index == 0)


def is_valid_dim(value: Value, region: Region | None) -> bool:
    """The value may be a dim wherever it is used in `region`."""
    work = [value]
    seen: set[Value] = set()
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        if value.type is not INDEX:
            return False
        if is_valid_symbol(value, region):
            continue
        op = value.op
        if op is not None and op.info.name in _OF_DIMS:
            work += op.operands
        elif op is None:
            if not is_induction_variable(value):
                return False
        elif op.info.name not in DIM_OPS or not is_top_level(op.operands[0]):
            return False
    return True


def is_valid_symbol(value: Value, region: Region | None) -> bool:
    """The value may be a symbol wherever it is used in `region`.

    Values that depend on each other in a cycle are none that the verifier lets pass; they end here.
    """
    work = [(value, region)]
    seen: set[tuple[Value, Region | None]] = set()
    while work:
        one = work.pop()
        if one not in seen:
            seen.add(one)
            needed = _needed_symbols(*one)
            if needed is None:
                return False
            work += needed
    return True


def _needed_symbols(value: Value, region: Region | None) -> list[tuple[Value, Region | None]] | None:
    """The values that must be symbols in regions for `value` to be one in `region`; None if it is none."""
    while True:
        if value.type is not INDEX:
            return None
        if region is not None and _region_of(value) is region:
            return []
        op = value.op
        if op is not None:
            if op.info.traits & CONSTANT_LIKE:
                return []
            if op.info.name == "affine.apply":
                return [(operand, region) for operand in op.operands]
            if op.info.name in DIM_OPS:
                extent = _fixed_extent(op)
                return [(extent, region)] if isinstance(extent, Value) else [] if extent else None
            if op.info.traits & PURE == PURE:
                return [(operand, region) for operand in op.operands]
        # What dominates the op around the region does not change inside.
        holder = None if region is None else region.parent
        if holder is None or holder.info.traits & ISOLATED:
            return None
        around = holder.parent_region()
        if around is None:
            return None
        region = around


def is_valid_symbol_anywhere(value: Value) -> bool:
    """The value may be a symbol in the affine scope that it is defined in."""
    if value.type is not INDEX:
        return False
    if is_top_level(value):
        return True
    return value.op is not None and is_valid_symbol(value, affine_scope(value.op))


def _fixed_extent(op: Operation) -> bool | Value:
    """The extent that a dim op gives may be a symbol: its operand is fixed, or made with the extent returned."""
    shaped = op.operands[0]
    if is_top_level(shaped):
        return True
    index = op.operands[1].op
    number = index.attributes.get("value") if index is not None and index.info.traits & CONSTANT_LIKE else None
    producer = shaped.op
    if isinstance(shaped, BlockArgument) or producer is None or not isinstance(number, IntegerAttr):
        return False
    for _ in range(LONGEST_CHAIN):
        if producer.info.name != "memref.cast":
            break
        source = producer.operands[0]
        if not isinstance(source.type, MemRefType) or source.type.shape is None or source.op is None:
            return False
        producer = source.op
    sizes = _extents_made(producer)
    if sizes is None or not 0 <= number.value < len(sizes):
        return False
    size = sizes[number.value]
    return True if isinstance(size, int) else size


def _extents_made(op: Operation) -> Sequence[int | Value] | None:
    """The extents of the memref that an op makes; None if it does not say."""
    name = op.info.name
    if name not in ("memref.alloc", "memref.view", "memref.subview"):
        return None
    type = op.results[0].type
    assert isinstance(type, MemRefType) and type.shape is not None
    dynamic = iter(operand_group(op, "dynamicSizes" if name == "memref.alloc" else "sizes"))
    return [next(dynamic, extent) if extent == DYNAMIC else extent for extent in type.shape]


def check_inputs(op: Operation, operands: Sequence[Value], num_dims: int) -> str | None:
    """The first `num_dims` operands may be dims, the rest symbols."""
    if not operands:
        return None
    scope = affine_scope(op)
    for index, operand in enumerate(operands):
        if index < num_dims:
            if not is_valid_dim(operand, scope):
                return "operand cannot be used as a dimension id"
        elif not is_valid_symbol(operand, scope):
            return "operand cannot be used as a symbol"
    return None


def map_of(op: Operation, name: str = "map") -> AffineMapAttr:
    """An attribute of the op that is a map."""
    attribute = op.attributes.get(name)
    assert isinstance(attribute, AffineMapAttr)
    return attribute


def carried_count(op: Operation) -> int:
    """The number of initial values among the operands of an affine.for, by the maps of its bounds."""
    return (
        len(op.operands) - map_of(op, "lowerBoundMap").value.num_inputs - map_of(op, "upperBoundMap").value.num_inputs
    )


def step_of(op: Operation) -> int:
    step = op.attributes["step"]
    assert isinstance(step, IntegerAttr)
    return step.value


def group_count(op: Operation, name: str) -> int:
    """The length of `group_sizes`, which may not have been checked yet."""
    groups = op.attributes[name + "Groups"]
    assert isinstance(groups, DenseElementsAttr)
    return groups.count


def group_sizes(op: Operation, name: str) -> list[int]:
    """The number of results of a bounds' map of affine.parallel for each dimension."""
    groups = op.attributes[name + "Groups"]
    assert isinstance(groups, DenseElementsAttr)
    return groups.values()

"""Verifiers of structured ops: destination style, maps against shapes, and the body against the operands."""

from __future__ import annotations

from pyopt.dialects.linalg.forms import WITH_DEFAULT_MAPS, form_of
from pyopt.dialects.linalg.structure import (
    MEMOIZED,
    body_of,
    extents_of_loops,
    has_buffer_semantics,
    has_memoized,
    has_tensor_semantics,
    implied_maps,
    indexing_maps,
    inits,
    input_count,
    is_structured,
    iterator_types,
    numbers,
    rank_of,
    scalar_of,
    shape_of,
    shapes_to_loops,
    static_extents,
)
from pyopt.ir.affine import DIM, AffineMap, AffineMapAttr, concatenate
from pyopt.ir.attributes import ArrayAttr, IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.tables import derived
from pyopt.ir.types import DYNAMIC, MemRefType, ShapedType, TensorType, Type, element_type_or_self
from pyopt.light import Sequence
from pyopt.syntax.affine_printer import map_text
from pyopt.syntax.attribute_printer import AttributePrinter


def text_of(type: Type) -> str:
    """A type in quotes."""
    return f"'{AttributePrinter().type(type)}'"


# Destination style.


def verify_destination_style(op: Operation) -> str | None:
    """Inits are tensors or memrefs, and each tensor among them is tied to a result of its type."""
    first = input_count(op)
    tensors: list[int] = []
    for index in range(first, len(op.operands)):
        type = op.operands[index].type
        if isinstance(type, TensorType):
            tensors.append(index)
        elif not isinstance(type, MemRefType):
            return f"expected that operand #{index} is a tensor or a memref"
    if len(op.results) != len(tensors):
        return (
            f"expected the number of tensor results ({len(op.results)}) to be equal to the number of output tensors "
            f"({len(tensors)})"
        )
    for index in tensors:
        # A result belongs to the init at its place, memrefs counted.
        result = op.results[index - first] if index - first < len(op.results) else op.results[-1]
        type = op.operands[index].type
        if result.type is not type:
            return (
                f"expected type of operand #{index} ({text_of(type)}) to match type of corresponding result "
                f"({text_of(result.type)})"
            )
    return None


# The structure.


def verify_structure_regions(op: Operation) -> str | None:
    """Called after the body was verified."""
    return verify_structure(op) or verify_memoized(op)


def verify_structure(op: Operation) -> str | None:
    """Destinations, maps, body and extents fit together."""
    return verify_destination_style(op) or _verify_structure(op)


def _verify_structure(op: Operation) -> str | None:
    if op.operands and not has_tensor_semantics(op) and not has_buffer_semantics(op):
        return "expected to have pure tensor or buffer semantics"
    memoize_maps(op)
    maps = indexing_maps(op)
    loops = len(iterator_types(op))
    types = [operand.type for operand in op.operands]
    key = (loops, *maps, *types)
    if key in _fitting:
        return _verify_body(op)
    message = _verify_maps(op, maps, loops) or _verify_body(op) or check_extents(types, maps)
    if message is None:
        _fitting.add(key)
    return message


def verify_memoized(op: Operation) -> str | None:
    """The maps in the attribute MEMOIZED are those of the op, since its custom form leaves them out."""
    if not has_memoized(op):
        return None
    implied = implied_maps(op, form_of(op.info.name))
    if any(one is not other for one, other in zip(indexing_maps(op), implied, strict=True)):
        return f"'{MEMOIZED}' is not what the op's name, strides and dilations say"
    return None


_fitting: set[tuple[object, ...]] = derived(set())
"""Maps and types of operands that were found to fit."""


def _verify_maps(op: Operation, maps: Sequence[AffineMap], loops: int) -> str | None:
    """There is a map for each operand, of its rank, and the loops' extents follow from the operands'."""
    if len(maps) != len(op.operands):
        return (
            f"expected the number of indexing_map ({len(maps)}) to be equal to the number of input/output operands "
            f"({len(op.operands)})"
        )
    for number, (operand, map) in enumerate(zip(op.operands, maps, strict=True)):
        if map.num_symbols:
            return f"unexpected symbols in indexing_map #{number}"
        if map.num_dims < loops or (map.num_dims > loops and op.info.name not in WITH_DEFAULT_MAPS):
            return f"expected indexing_map #{number} to have {loops} dim(s) to match the number of loops"
        rank = rank_of(operand.type)
        if len(map.results) != rank:
            return (
                f"expected operand #{number} rank ({rank}) to match the result rank of indexing_map "
                f"({len(map.results)})"
            )
    if shapes_to_loops(maps) is None:
        return f"invalid indexing maps are non-invertible: ({map_text(concatenate(maps))})"
    return None


def _verify_body(op: Operation) -> str | None:
    """One block, whose arguments are elements of the operands."""
    if not op.regions[0].has_one_block():
        return "expects to have 1 region with 1 block"
    arguments = body_of(op).arguments
    if len(arguments) != len(op.operands):
        return "expected as many non-induction variable region arguments as the number of input/output operands"
    for number, (operand, argument) in enumerate(zip(op.operands, arguments, strict=True)):
        wanted = scalar_of(operand.type)
        if argument.type is not wanted:
            return (
                f"expected type of bb argument #{number} ({text_of(argument.type)}) to match element or self type of "
                f"the corresponding operand ({text_of(wanted)})"
            )
    return None


def check_extents(types: Sequence[Type], maps: Sequence[AffineMap]) -> str | None:
    """With all loops' extents known, no index is outside of its operand; the types are those of the operands."""
    extents = extents_of_loops(types, maps)
    if DYNAMIC in extents:
        return None
    starts = [0] * len(extents)
    ends = [extent - 1 for extent in extents]
    for number, (type, map) in enumerate(zip(types, maps, strict=True)):
        firsts, lasts = map.evaluate(starts), map.evaluate(ends)
        for position, extent in enumerate(shape_of(type)):
            first, last = firsts[position], lasts[position]
            if extent in (DYNAMIC, 0) or first is None or last is None:
                continue
            if min(first, last) < 0:
                return f"unexpected result less than 0 at expression #{position} in {map_text(map)}"
            needed = max(first, last) + 1
            where = f"inferred input/output operand #{number} has shape's dimension #{position} to be"
            if map.results[position].kind == DIM:
                if needed != extent:
                    return f"{where} {needed}, but found {extent}"
            elif needed > extent:
                return f"{where} greater than or equal to {needed}, but found {extent}"
    return None


def extents_fit(types: Sequence[Type], maps: Sequence[AffineMap]) -> bool:
    """Operands of these types do not contradict each other, not even where an extent beside them is dynamic."""
    return static_extents(types, maps) is not None and check_extents(types, maps) is None


def memoize_maps(op: Operation) -> None:
    """Notes the maps of a named op of fixed rank in an attribute, which its generic form shows."""
    if has_memoized(op) and not isinstance(op.attributes.get(MEMOIZED), ArrayAttr):
        maps = tuple([AffineMapAttr.get(map) for map in indexing_maps(op)])
        op.set_attribute(MEMOIZED, ArrayAttr.get(maps))


# Ops with forms of their own.


def verify_map(op: Operation) -> str | None:
    """The mapper takes an element of each input and of the init, and all shapes are the same."""
    given = op.operands[:-1]
    block = op.regions[0].first
    arguments = block.arguments if block is not None else []
    if len(op.operands) != len(arguments):
        counts = f"{len(op.operands)} and {len(arguments)}"
        return f"expects number of operands to match the arity of mapper, but got: {counts}"
    for operand, argument in zip(given, arguments, strict=False):
        if scalar_of(operand.type) is not argument.type:
            return (
                f"expected element type of input {text_of(scalar_of(operand.type))} to match bbArg type "
                f"{text_of(argument.type)}"
            )
    shape = shape_of(op.operands[-1].type)
    for operand in given:
        if shape_of(operand.type) != shape:
            return (
                f"expected shape of input ({_extents(shape_of(operand.type))}) to match shape of output "
                f"({_extents(shape)})"
            )
    return None


def _extents(shape: Sequence[int]) -> str:
    return ", ".join([str(extent) for extent in shape])


def verify_reduce(op: Operation) -> str | None:
    """Checks that the inputs' dimensions that are not reduced are those of the inits."""
    count = input_count(op)
    if not count:
        return "expects an input and an init"
    for word, values in (("input", op.operands[:count]), ("output", op.operands[count:])):
        for index, value in enumerate(values):
            if shape_of(value.type) != shape_of(values[0].type):
                return (
                    f"expects all {word}s to have the same shapes. Shape at {word}-index {index} is not equal to the "
                    f"shape at {word}-index 0."
                )
    shape, left = shape_of(op.operands[0].type), shape_of(op.operands[count].type)
    reduced = numbers(op, "dimensions")
    if any(not 0 <= dimension < len(shape) for dimension in reduced):
        return f"dimensions for reduction should be in the range [0, {len(shape) - 1}]."
    kept = [extent for position, extent in enumerate(shape) if position not in reduced]
    if len(kept) != len(left):
        return f"number of dimensions after reduction {len(kept)} doesn't match the init rank {len(left)}"
    if kept != list(left):
        return f"init dimensions [{_extents(left)}] doesn't match input dimensions after reduction [{_extents(kept)}]"
    arguments = body_of(op).arguments
    if len(arguments) != len(op.operands):
        return "mismatching number of operands and block arguments"
    for index, (operand, argument) in enumerate(zip(op.operands, arguments, strict=True)):
        if scalar_of(operand.type) is not argument.type:
            word = "input" if index < count else "output"
            return (
                f"{word} element type {text_of(scalar_of(operand.type))} does not match corresponding block argument "
                f"type {text_of(argument.type)}"
            )
    return None


def verify_transpose(op: Operation) -> str | None:
    """Each extent of the init is that of the input's dimension in its place."""
    permutation = numbers(op, "permutation")
    source, target = shape_of(op.operands[0].type), shape_of(op.operands[1].type)
    if sorted(permutation) != list(range(len(permutation))):
        return "permutation is not valid"
    if len(source) != len(target):
        return f"input rank {len(source)} does not match init rank {len(target)}"
    if len(source) != len(permutation):
        return f"size of permutation {len(permutation)} does not match the argument rank {len(source)}"
    for position, extent in enumerate(target):
        found = source[permutation[position]]
        if found != extent:
            return f"dim(result, {position}) = {extent} doesn't match dim(input, permutation[{position}]) = {found}"
    return None


def verify_broadcast(op: Operation) -> str | None:
    """The dimensions that are not added are the input's."""
    added = numbers(op, "dimensions")
    source, target = shape_of(op.operands[0].type), shape_of(op.operands[1].type)
    if len(target) != len(source) + len(added):
        return (
            "input rank plus added dimensions does not match init rank. "
            f"input rank: {len(source)}, dimensions size: {len(added)}, init rank: {len(target)}"
        )
    for index, dimension in enumerate(added):
        if not 0 <= dimension < len(target):
            return f"dimension {index} is out of range. expected range: [0, {len(target) - 1}], got: {dimension}"
    kept = [position for position in range(len(target)) if position not in added]
    if len(kept) != len(source):
        return "expected every dimension to be added once"
    for index, position in enumerate(kept):
        if source[index] != target[position]:
            return (
                f"input dim {index} should match init dim {position}. input: {source[index]}, init: {target[position]}"
            )
    return None


# What stands in the body.


def verify_yield(op: Operation) -> str | None:
    """A value for each init of the op around, of its element type."""
    parent = op.parent_op()
    if parent is None or len(parent.regions) != 1 or parent.regions[0].is_empty():
        return "expected single non-empty parent region"
    if not is_structured(parent):
        return "expected parent op with LinalgOp interface"
    outputs = inits(parent)
    if len(op.operands) != len(outputs):
        return (
            f"expected number of yield values ({len(op.operands)}) to match the number of inits / outs operands of "
            f"the enclosing LinalgOp ({len(outputs)})"
        )
    for index, (value, output) in enumerate(zip(op.operands, outputs, strict=True)):
        wanted = scalar_of(output.type)
        if value.type is not wanted:
            return (
                f"type of yield operand {index + 1} ({text_of(value.type)}) doesn't match the element type of the "
                f"enclosing linalg.generic op ({text_of(wanted)})"
            )
    return None


def verify_index(op: Operation) -> str | None:
    """The dimension is a loop of the op around."""
    parent = op.parent_op()
    if parent is None or not is_structured(parent):
        return "expected parent op with LinalgOp interface"
    dimension = op.attributes.get("dim")
    loops = len(iterator_types(parent))
    if isinstance(dimension, IntegerAttr) and dimension.value >= loops:
        return (
            f"expected dim ({dimension.value}) to be lower than the number of loops ({loops}) of the enclosing LinalgOp"
        )
    return None


# Ops that are no structured ones.


def same_element_type(op: Operation) -> str | None:
    """softmax: input and output have one element type."""
    if element_type_or_self(op.operands[0].type) is not element_type_or_self(op.operands[1].type):
        return "failed to verify that input and output have same element type"
    return None


def verify_softmax(op: Operation) -> str | None:
    """Shapes fit, and the dimension is one of the input's."""
    source, target = op.operands[0].type, op.operands[1].type
    assert isinstance(source, ShapedType) and isinstance(target, ShapedType)
    if not compatible(source.shape or (), target.shape or ()):
        return "incompatible output shape"
    dimension = op.attributes.get("dimension")
    if isinstance(dimension, IntegerAttr) and not 0 <= dimension.value < len(source.shape or ()):
        return "incorrect dimension specified"
    return verify_destination_style(op)


def compatible(first: Sequence[int], second: Sequence[int]) -> bool:
    """Extents are the same as far as they are known."""
    return len(first) == len(second) and all(
        one == other or DYNAMIC in (one, other) for one, other in zip(first, second, strict=True)
    )

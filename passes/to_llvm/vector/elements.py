"""Vector ops on values as llvm ops: elements, shuffles, splats, and what has an intrinsic.

A vector of rank 0 is one of one element, one of several dimensions nested arrays of vectors.
"""

from __future__ import annotations

from pyopt.dialects.llvm.types import LLVMArrayType, LLVMStructType
from pyopt.dialects.vector.shapes import POISON_INDEX, integers, shape_of, vector_type
from pyopt.ir.attributes import Attribute, DenseArrayAttr, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import mixed_group
from pyopt.ir.types import I32, I64, INDEX, MemRefType, Type, VectorType
from pyopt.light import TYPE_CHECKING, Final, Sequence
from pyopt.passes.building.vector import positions
from pyopt.passes.to_llvm.descriptors import (
    MemRefDescriptor,
    constant,
    extract_value,
    index_constant,
    insert_value,
    integer_constant,
    poison,
)
from pyopt.passes.to_llvm.types import LLVMTypes
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.passes.to_llvm.common import Lower


def _made(op: Operation, rewriter: Rewriter, value: Value) -> bool:
    rewriter.replace(op, [value])
    return True


def extract_element(rewriter: Rewriter, vector: Value, position: Value) -> Value:
    """llvm.extractelement"""
    type = vector_type(vector.type).element_type
    return rewriter.create("llvm.extractelement", [vector, position], [type]).results[0]


def insert_element(rewriter: Rewriter, value: Value, vector: Value, position: Value) -> Value:
    """llvm.insertelement"""
    return rewriter.create("llvm.insertelement", [vector, value, position], [vector.type]).results[0]


def shuffle(rewriter: Rewriter, left: Value, right: Value, numbers: Sequence[int]) -> Value:
    """llvm.shufflevector"""
    before = vector_type(left.type)
    type = VectorType.get((len(numbers),), before.element_type, before.scalable)
    attributes: dict[str, Attribute] = {"mask": DenseArrayAttr.get(I32, tuple(numbers))}
    return rewriter.create("llvm.shufflevector", [left, right], [type], attributes).results[0]


def part_type(type: Type, position: Sequence[int]) -> Type:
    """The type at a position of nested arrays."""
    for _ in position:
        assert isinstance(type, LLVMArrayType)
        type = type.element_type
    return type


def part(rewriter: Rewriter, value: Value, *position: int) -> Value:
    """llvm.extractvalue"""
    return extract_value(rewriter, value, part_type(value.type, position), *position)


def _splat(rewriter: Rewriter, value: Value, type: VectorType, other: bool) -> Value:
    """insertelement into poison, and a shuffle of that with poison, or with itself (`other`)."""
    empty = poison(rewriter, type)
    first = insert_element(rewriter, value, empty, integer_constant(rewriter, 0, I32))
    return shuffle(rewriter, first, first if other else empty, [0] * shape_of(type)[0])


def bitcast(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """vector.bitcast v -> llvm.bitcast v"""
    result = types.convert(op.results[0].type)
    if len(shape_of(op.results[0].type)) > 1 or result is None:
        return False
    return _made(op, rewriter, rewriter.create("llvm.bitcast", operands, [result]).results[0])


def _last(rewriter: Rewriter, position: Sequence[int | Value], dynamic: list[Value]) -> Value:
    """The last number of a position as a value; `dynamic` has what stands for those that are no constants."""
    last = position[-1]
    return integer_constant(rewriter, last, I64) if isinstance(last, int) else dynamic[-1]


def extract(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """vector.extract v[i, j] -> llvm.extractelement (llvm.extractvalue v[i])[j]"""
    vector = operands[0]
    result = op.results[0].type
    position = mixed_group(op, "dynamic_position")
    if types.convert(result) is None:
        return False
    if not position:
        if isinstance(result, VectorType):
            return _made(op, rewriter, vector)
        return _made(op, rewriter, extract_element(rewriter, vector, integer_constant(rewriter, 0, I64)))
    known = [one for one in position if isinstance(one, int)]
    is_element = len(position) == len(shape_of(op.operands[0].type))
    if isinstance(result, VectorType) and not is_element:
        return len(known) == len(position) and _made(op, rewriter, part(rewriter, vector, *known))
    if any(not isinstance(one, int) for one in position[:-1]):
        return False
    if len(position) > 1:
        vector = part(rewriter, vector, *known[: len(position) - 1])
    element = extract_element(rewriter, vector, _last(rewriter, position, operands[1:]))
    if isinstance(result, VectorType):
        # A vector of one element in the element's place.
        element = insert_element(rewriter, element, poison(rewriter, result), integer_constant(rewriter, 0, I64))
    return _made(op, rewriter, element)


def insert(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """vector.insert x, v[i, j] -> llvm.insertvalue (llvm.insertelement x, (llvm.extractvalue v[i])[j]), v[i]"""
    value, vector = operands[:2]
    position = mixed_group(op, "dynamic_position")
    if types.convert(op.results[0].type) is None:
        return False
    is_vector = isinstance(op.operands[0].type, VectorType)
    if not position:
        if is_vector:
            return _made(op, rewriter, value)
        return _made(op, rewriter, insert_element(rewriter, value, vector, integer_constant(rewriter, 0, I64)))
    known = [one for one in position if isinstance(one, int)]
    if is_vector:
        return len(known) == len(position) and _made(op, rewriter, insert_value(rewriter, vector, value, *known))
    if any(not isinstance(one, int) for one in position[:-1]):
        return False
    if len(position) == 1:
        return _made(op, rewriter, insert_element(rewriter, value, vector, _last(rewriter, position, operands[2:])))
    outer = known[: len(position) - 1]
    row = part(rewriter, vector, *outer)
    changed = insert_element(rewriter, value, row, _last(rewriter, position, operands[2:]))
    return _made(op, rewriter, insert_value(rewriter, vector, changed, *outer))


def broadcast(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """vector.broadcast x -> llvm.insertelement, and llvm.shufflevector for several elements; inserted into each row

    For rows of one element the reference makes the shuffle, too.
    """
    given = vector_type(op.results[0].type)
    result = types.convert(given)
    if result is None or isinstance(op.operands[0].type, VectorType):
        return False
    shape = shape_of(given)
    if shape in ((), (1,)):
        empty = poison(rewriter, result)
        return _made(op, rewriter, insert_element(rewriter, operands[0], empty, integer_constant(rewriter, 0, I32)))
    if isinstance(result, VectorType):
        return _made(op, rewriter, _splat(rewriter, operands[0], result, False))
    value = poison(rewriter, result)
    filled = _splat(rewriter, operands[0], vector_type(part_type(result, shape[:-1])), True)
    for row in positions(shape[:-1]):
        value = insert_value(rewriter, value, filled, *row)
    return _made(op, rewriter, value)


def lower_shuffle(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """vector.shuffle a, b -> llvm.shufflevector; of vectors of different types or of rows, one by one"""
    left, right = operands
    numbers = integers(op, "mask")
    result = types.convert(op.results[0].type)
    given = vector_type(op.operands[0].type)
    if result is None:
        return False
    rank = len(shape_of(given))
    if rank <= 1 and left.type is right.type:
        return _made(op, rewriter, shuffle(rewriter, left, right, numbers))
    count = shape_of(given)[0] if rank else 1
    value = poison(rewriter, result)
    for place, number in enumerate(numbers):
        if number == POISON_INDEX:
            continue
        source = left if number < count else right
        at = number if number < count else number - count
        if rank > 1:
            value = insert_value(rewriter, value, part(rewriter, source, at), place)
            continue
        element = extract_element(rewriter, source, index_constant(rewriter, at, types.index))
        value = insert_element(rewriter, element, value, index_constant(rewriter, place, types.index))
    return _made(op, rewriter, value)


def from_elements(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """vector.from_elements x, y -> an llvm.insertelement for each"""
    result = types.convert(op.results[0].type)
    if len(shape_of(op.results[0].type)) > 1 or result is None:
        return False
    value = poison(rewriter, result)
    for place, element in enumerate(operands):
        value = insert_element(rewriter, element, value, integer_constant(rewriter, place, I64))
    return _made(op, rewriter, value)


def to_elements(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """vector.to_elements v -> an llvm.extractelement for each that is used"""
    vector = operands[0]
    shape = shape_of(op.operands[0].type)
    if len(shape) > 1 or types.convert(op.operands[0].type) is None:
        return False
    used = [place for place, result in enumerate(op.results) if result.uses] or [0]
    values = {place: extract_element(rewriter, vector, integer_constant(rewriter, place, I64)) for place in used}
    rewriter.replace(op, [values.get(place, values[used[0]]) for place in range(len(op.results))])
    return True


def fma(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """vector.fma -> llvm.intr.fmuladd"""
    if len(shape_of(op.results[0].type)) > 1:
        return False
    return _made(op, rewriter, rewriter.create("llvm.intr.fmuladd", operands, [operands[0].type]).results[0])


def interleave(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """vector.interleave a, b -> llvm.shufflevector a, b [0, 2, 1, 3]; the intrinsic if scalable"""
    result = vector_type(op.results[0].type)
    target = types.convert(result)
    if len(shape_of(result)) > 1 or target is None:
        return False
    if any(result.scalable):
        return _made(op, rewriter, rewriter.create("llvm.intr.vector.interleave2", operands, [target]).results[0])
    count = shape_of(result)[0] // 2
    numbers = [at for index in range(count) for at in (index, index + count)]
    return _made(op, rewriter, shuffle(rewriter, operands[0], operands[1], numbers))


def deinterleave(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """vector.deinterleave v -> llvm.shufflevector v [0, 2] and v [1, 3]; the intrinsic if scalable"""
    result = vector_type(op.results[0].type)
    target = types.convert(result)
    if len(shape_of(result)) > 1 or target is None:
        return False
    vector = operands[0]
    if any(result.scalable):
        pair = LLVMStructType.get((target, target))
        both = rewriter.create("llvm.intr.vector.deinterleave2", operands, [pair]).results[0]
        rewriter.replace(op, [extract_value(rewriter, both, target, index) for index in range(2)])
        return True
    other = rewriter.create("llvm.mlir.poison", [], [vector.type]).results[0]
    count = shape_of(result)[0]
    rewriter.replace(
        op, [shuffle(rewriter, vector, other, [2 * index + odd for index in range(count)]) for odd in range(2)]
    )
    return True


def scalable_insert(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """vector.scalable.insert -> llvm.intr.vector.insert"""
    source, target = operands
    attributes = {"pos": op.attributes["pos"]}
    value = rewriter.create("llvm.intr.vector.insert", [target, source], [target.type], attributes)
    return _made(op, rewriter, value.results[0])


def scalable_extract(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """vector.scalable.extract -> llvm.intr.vector.extract"""
    result = types.convert(op.results[0].type)
    if result is None:
        return False
    attributes = {"pos": op.attributes["pos"]}
    return _made(op, rewriter, rewriter.create("llvm.intr.vector.extract", operands, [result], attributes).results[0])


def step(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """vector.step : vector<[4]xindex> -> llvm.intr.stepvector"""
    result = types.convert(op.results[0].type)
    if result is None or not any(vector_type(op.results[0].type).scalable):
        return False
    return _made(op, rewriter, rewriter.create("llvm.intr.stepvector", [], [result]).results[0])


def vscale(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """vector.vscale -> llvm.intr.vscale"""
    return _made(op, rewriter, rewriter.create("llvm.intr.vscale", [], [types.index]).results[0])


def type_cast(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """vector.type_cast m -> a descriptor of the same memory"""
    target = op.results[0].type
    assert isinstance(target, MemRefType)
    if types.convert(target) is None:
        return False
    source = MemRefDescriptor(rewriter, operands[0])
    out = MemRefDescriptor.poison(rewriter, types, target)
    out.set_allocated(source.allocated())
    out.set_aligned(source.aligned())
    out.set_offset(constant(rewriter, IntegerAttr.get(0, INDEX), types.index))
    for number, extent in enumerate(shape_of(target)):
        out.set_size(number, index_constant(rewriter, extent, types.index))
        out.set_stride(number, index_constant(rewriter, 1, types.index))
    return _made(op, rewriter, out.value)


LOWERINGS: Final[dict[str, Lower]] = {
    "vector.bitcast": bitcast,
    "vector.broadcast": broadcast,
    "vector.deinterleave": deinterleave,
    "vector.extract": extract,
    "vector.fma": fma,
    "vector.from_elements": from_elements,
    "vector.insert": insert,
    "vector.interleave": interleave,
    "vector.scalable.extract": scalable_extract,
    "vector.scalable.insert": scalable_insert,
    "vector.shuffle": lower_shuffle,
    "vector.step": step,
    "vector.to_elements": to_elements,
    "vector.type_cast": type_cast,
    "vector.vscale": vscale,
}

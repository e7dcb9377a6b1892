"""Folds of vector ops on elements and shapes; those of transfers are in `folds_memory.py`.

What the reference folds by changing the op in place is a rule here (`pyopt.passes.canonicalize.vector`).
"""

from __future__ import annotations

from pyopt.dialects.vector.chains import broadcast_of, inserted_at, producer_of, repeated_alike
from pyopt.dialects.vector.shapes import (
    POISON_INDEX,
    integers,
    keeps_order,
    linear,
    shape_of,
    slice_numbers,
    strides_of,
    vector_type,
)
from pyopt.ir.attributes import FALSE, TRUE, Attribute, FloatAttr, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import LONGEST_LIST, DenseElementsAttr, is_element
from pyopt.ir.mixed_indices import static_values
from pyopt.ir.types import DYNAMIC, F16, F32, IntegerType, VectorType
from pyopt.light import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from pyopt.ir.opinfo import FoldResult


# Elements.


def is_poison(constant: Attribute | None) -> bool:
    return constant is not None and constant is poison()


def poison() -> Attribute:
    """The constant that may be anything."""
    from pyopt.dialects.ub import POISON

    return POISON


def position_of(op: Operation, constants: list[Attribute | None], vector: int) -> tuple[int, ...]:
    """Where an extract or insert is in its operand number `vector`: DYNAMIC where no constant says so."""
    static = static_values(op, "static_position")
    if DYNAMIC not in static:
        return static
    known = iter(constants[vector + 1 :])
    position = []
    for one, extent in zip(static, shape_of(op.operands[vector].type), strict=False):
        constant = next(known) if one == DYNAMIC else None
        position.append(constant.value if isinstance(constant, IntegerAttr) and 0 <= constant.value < extent else one)
    return tuple(position)


def fold_extract(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """extract v[] : T from T -> v; extract(insert(s, v)[p])[p] -> s; extract(broadcast x)[p] : T -> x : T;
    extract(from_elements x, y)[1] -> y; extract(dense<[[a, b], [c, d]]>)[1] -> dense<[c, d]>"""
    source = op.operands[0]
    result = op.results[0].type
    position = position_of(op, constants, 0)
    if source.type is result and not position:
        return source
    if is_poison(constants[0]) or POISON_INDEX in position:
        return poison()
    constant = _constant_part(op, constants[0], position)
    if constant is not None:
        return constant
    found = inserted_at(op, position)
    if found is not None:
        return found.value if found.exact and found.value.type is result else None
    producer = broadcast_of(source)
    if producer is not None and producer.operands[0].type is result:
        return producer.operands[0]
    shuffle = producer_of(source, "vector.shuffle")
    if shuffle is not None and not isinstance(result, VectorType) and len(shape_of(source.type)) == 1:
        place = position[0]
        return poison() if place != DYNAMIC and integers(shuffle, "mask")[place] == POISON_INDEX else None
    made = producer_of(source, "vector.from_elements")
    if made is not None and DYNAMIC not in position and not isinstance(result, VectorType):
        place = 0
        for index, extent in zip(position, shape_of(source.type), strict=True):
            place = place * extent + index
        return made.operands[place]
    return None


def _constant_part(op: Operation, constant: Attribute | None, position: Sequence[int]) -> Attribute | None:
    """The element or part at a position of a vector constant."""
    result = op.results[0].type
    if not isinstance(constant, DenseElementsAttr) or constant.type is not op.operands[0].type:
        return None
    value = constant.splat_value()
    if value is not None:
        return DenseElementsAttr.splat(result, value) if isinstance(result, VectorType) else value
    if DYNAMIC in position or any(vector_type(constant.type).scalable):
        return None
    start = linear(position, strides_of(constant.shape))
    if not isinstance(result, VectorType):
        return constant.element(start)
    elements = [constant.element(start + index) for index in range(result.element_count())]
    return DenseElementsAttr.from_attributes(result, elements)


def fold_from_elements(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """from_elements(to_elements v) -> v: all of them in order;
    from_elements (constant 1), (constant 2) -> dense<[1, 2]>"""
    type = vector_type(op.results[0].type)
    elements = [one for one in constants if one is not None and is_element(one, type.element_type)]
    if len(elements) == len(op.operands):
        return DenseElementsAttr.from_attributes(type, elements)
    taken = producer_of(op.operands[0], "vector.to_elements")
    if taken is None or taken.operands[0].type is not op.results[0].type:
        return None
    given: list[Value] = list(taken.results)
    return taken.operands[0] if list(op.operands) == given else None


def fold_to_elements(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """to_elements(from_elements a, b) -> a, b; to_elements(broadcast x) -> x, x"""
    made = producer_of(op.operands[0], "vector.from_elements")
    if made is not None:
        return list(made.operands)
    repeated = producer_of(op.operands[0], "vector.broadcast")
    if repeated is not None and not isinstance(repeated.operands[0].type, VectorType):
        return [repeated.operands[0]] * len(op.results)
    return None


def fold_insert(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """insert s, v[] : T into T -> s; insert s, v[-1] -> poison; insert b, dense<[a, a]>[1] -> dense<[a, b]>"""
    source = op.operands[0]
    position = position_of(op, constants, 1)
    if source.type is op.results[0].type and not position:
        return source
    if POISON_INDEX in position:
        return poison()
    given, target = constants[:2]
    if DYNAMIC in position or not isinstance(target, DenseElementsAttr) or target.type is not op.results[0].type:
        return None
    if any(vector_type(target.type).scalable) or target.count > LONGEST_LIST:
        return None
    if isinstance(given, DenseElementsAttr) and given.element_type is target.element_type:
        inserted = given.attributes()
    elif given is not None and is_element(given, target.element_type):
        inserted = [given]
    else:
        return None
    start = linear(position, strides_of(target.shape))
    elements = target.attributes()
    elements[start : start + len(inserted)] = inserted
    return DenseElementsAttr.from_attributes(target.shaped_type, elements)


def fold_shuffle(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """shuffle(v, w)[0, 1, ..] -> v, or w, if that is all of it in order;
    shuffle(constant, constant or poison) -> constant"""
    first, second = op.operands
    if not shape_of(first.type):
        return None
    count = shape_of(first.type)[0]
    mask = integers(op, "mask")
    if len(mask) == count and mask == list(range(count)):
        return first
    if len(mask) == shape_of(second.type)[0] and mask == list(range(count, count + len(mask))):
        return second
    left, right = constants
    if is_poison(left) and is_poison(right):
        return left
    if len(shape_of(first.type)) != 1:
        return None
    sides: list[DenseElementsAttr | None] = []
    for constant, operand in ((left, first), (right, second)):
        if isinstance(constant, DenseElementsAttr) and constant.type is operand.type:
            sides.append(constant)
        elif is_poison(constant):
            sides.append(None)
        else:
            return None
    # Anything where the mask or an operand says poison.
    anything = next(side.element(0) for side in sides if side is not None)
    elements: list[Attribute] = []
    for one in mask:
        side = None if one < 0 else sides[one >= count]
        elements.append(anything if side is None else side.element(one - count if one >= count else one))
    return DenseElementsAttr.from_attributes(vector_type(op.results[0].type), elements)


# Slices.


def fold_insert_strided_slice(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """insert_strided_slice(s : T, v : T) -> s: the whole vector"""
    source = op.operands[0]
    return source if source.type is op.results[0].type else None


def fold_extract_strided_slice(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """extract_strided_slice(v : T) : T -> v; extract_strided_slice(dense<[a, b, c]>) [1:3] -> dense<[b, c]>"""
    source = op.operands[0]
    constant = constants[0]
    result = vector_type(op.results[0].type)
    if source.type is result:
        return source
    if not isinstance(constant, DenseElementsAttr) or constant.type is not source.type:
        return None
    if constant.is_splat:
        return constant.reshape(result)
    if any(stride != 1 for stride in integers(op, "strides")):
        return None
    shape = constant.shape
    offsets = integers(op, "offsets")
    sizes = [*integers(op, "sizes"), *shape[len(offsets) :]]
    offsets += [0] * (len(shape) - len(offsets))
    elements = [constant.element(number) for number in slice_numbers(offsets, sizes, shape)]
    return DenseElementsAttr.from_attributes(result, elements)


# Shapes.


def fold_broadcast(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """broadcast(v : T) : T -> v; broadcast(shape_cast(v : T)) : T -> v; broadcast(constant a | dense<a>) -> dense<a>;
    broadcast(poison) -> poison"""
    source = op.operands[0]
    result = vector_type(op.results[0].type)
    if source.type is result:
        return source
    alike = repeated_alike(op)
    if alike is not None and alike.type is result:
        return alike
    constant = constants[0]
    if isinstance(constant, DenseElementsAttr):
        constant = constant.splat_value()
    if isinstance(constant, (IntegerAttr, FloatAttr)) and constant.type is result.element_type:
        return DenseElementsAttr.splat(result, constant)
    return constant if is_poison(constant) else None


def fold_shape_cast(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """shape_cast(v : T) : T -> v; shape_cast(shape_cast(v : T)) : T -> v; shape_cast(broadcast(v : T)) : T -> v;
    shape_cast(constant) -> constant"""
    source = op.operands[0]
    result = op.results[0].type
    if source.type is result:
        return source
    producer = producer_of(source, "vector.shape_cast", "vector.broadcast")
    if producer is not None and producer.operands[0].type is result:
        return producer.operands[0]
    constant = constants[0]
    if isinstance(constant, DenseElementsAttr) and constant.type is source.type:
        # The reference gives up at any transpose, also where sccp knows what that gives.
        return None if producer_of(source, "vector.transpose") else constant.reshape(vector_type(result))
    return constant if is_poison(constant) else None


def fold_bitcast(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """bitcast(v : T) : T -> v; bitcast(bitcast(v : T)) : T -> v; bitcast(dense<a>) -> dense<aa>: a twice as wide"""
    source = op.operands[0]
    result = vector_type(op.results[0].type)
    if source.type is result:
        return source
    producer = producer_of(source, "vector.bitcast")
    if producer is not None and producer.operands[0].type is result:
        return producer.operands[0]
    constant = constants[0]
    if not isinstance(constant, DenseElementsAttr) or not constant.is_splat:
        return None
    value = constant.stored_values()[0]
    element = constant.element_type
    if element is F16 and result.element_type is F32:
        return DenseElementsAttr.from_values(result, [value << 16 | value])
    if isinstance(element, IntegerType) and isinstance(result.element_type, IntegerType):
        width = element.width
        wide = result.element_type.width
        if wide > width and wide % width == 0:
            bits = value & ((1 << width) - 1)
            return DenseElementsAttr.from_values(result, [sum(bits << at for at in range(0, wide, width))])
    return None


def fold_transpose(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """transpose(dense<a>) -> dense<a>; transpose(v) -> v: only ones change places; transpose(poison) -> poison"""
    constant = constants[0]
    if is_poison(constant):
        return constant
    if isinstance(constant, DenseElementsAttr) and constant.is_splat:
        return constant.reshape(vector_type(op.results[0].type))
    return op.operands[0] if op.operands[0].type is op.results[0].type and keeps_order(op) else None


# Masks.


def fold_constant_mask(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """constant_mask [0] -> dense<false>; constant_mask [4] : vector<4xi1> -> dense<true>"""
    result = vector_type(op.results[0].type)
    sizes = integers(op, "mask_dim_sizes")
    if tuple(sizes) == (shape_of(result) or (1,)):
        return DenseElementsAttr.splat(result, TRUE)
    return DenseElementsAttr.splat(result, FALSE) if 0 in sizes else None


def fold_mask(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """mask { yield x } -> x"""
    block = op.regions[0].first
    if len(op.operands) > 1 or not op.results or block is None:
        return None
    last = block.first
    if last is None or last is not block.last:
        return None
    types = [result.type for result in op.results]
    return list(last.operands) if [value.type for value in last.operands] == types else None

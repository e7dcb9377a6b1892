"""Rules for broadcast, shape_cast, bitcast, transpose and strided slices."""

from __future__ import annotations

from pyopt.dialects.vector.chains import producer_of
from pyopt.dialects.vector.shapes import (
    integer_array,
    integers,
    keeps_order,
    repetition,
    shape_of,
    slice_numbers,
    sub_vector,
    vector_type,
)
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.mixed_indices import dense, static_values
from pyopt.ir.types import VectorType
from pyopt.light import Final
from pyopt.passes.building.arith import constant_index
from pyopt.passes.building.folded import create_or_fold
from pyopt.passes.canonicalize.vector.common import (
    MASKS,
    dense_constant,
    replace_with,
    replace_with_constant,
    same_scalar,
)
from pyopt.passes.canonicalize.vector.element_rules import may_grow
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def broadcast_folder(op: Operation, rewriter: Rewriter) -> bool:
    """broadcast(broadcast x) -> broadcast x"""
    inner = producer_of(op.operands[0], "vector.broadcast")
    return inner is not None and replace_with(op, "vector.broadcast", [inner.operands[0]], rewriter)


# Casts.


def shape_cast_create_mask_folder_trailing_one_dim(op: Operation, rewriter: Rewriter) -> bool:
    """shape_cast(create_mask n, 1 : vector<4x1xi1>) -> create_mask n : vector<4xi1>; and so of constant_mask"""
    mask = producer_of(op.operands[0], *MASKS.split())
    if mask is None:
        return False
    source = vector_type(op.operands[0].type)
    shape = shape_of(source)
    count = len(shape)
    while count > 1 and shape[count - 1] == 1 and not source.scalable[count - 1]:
        count -= 1
    result = op.results[0].type
    if count == len(shape) or result is not VectorType.get(shape[:count], source.element_type, source.scalable[:count]):
        return False
    if mask.info.name == "vector.constant_mask":
        sizes = integers(mask, "mask_dim_sizes")
        if any(size != 1 for size in sizes[count:]):
            return False
        return replace_with(op, "vector.constant_mask", [], rewriter, {"mask_dim_sizes": dense(sizes[:count])})
    for size in mask.operands[count:]:
        constant = constant_of(size)
        if not isinstance(constant, IntegerAttr) or constant.value != 1:
            return False
    return replace_with(op, "vector.create_mask", mask.operands[:count], rewriter)


def shape_cast_broadcast_folder(op: Operation, rewriter: Rewriter) -> bool:
    """shape_cast(broadcast v) -> broadcast v, which repeats the same; or shape_cast v: all elements"""
    broadcast = producer_of(op.operands[0], "vector.broadcast")
    if broadcast is None:
        return False
    source = broadcast.operands[0]
    result = vector_type(op.results[0].type)
    if isinstance(source.type, VectorType) and source.type.element_count() == result.element_count():
        return replace_with(op, "vector.shape_cast", [source], rewriter)
    repeated = repetition(source.type, vector_type(op.operands[0].type))
    if repeated is not None and repeated == repetition(source.type, result):
        return replace_with(op, "vector.broadcast", [source], rewriter)
    return False


# Transposition.


def fold_transpose_create_mask(op: Operation, rewriter: Rewriter) -> bool:
    """transpose(create_mask n, m)[1, 0] -> create_mask m, n; and so of constant_mask"""
    mask = producer_of(op.operands[0], *MASKS.split())
    if mask is None:
        return False
    permutation = static_values(op, "permutation")
    if mask.info.name == "vector.create_mask":
        return replace_with(op, "vector.create_mask", [mask.operands[one] for one in permutation], rewriter)
    sizes = integers(mask, "mask_dim_sizes")
    attributes = {"mask_dim_sizes": dense([sizes[one] for one in permutation])}
    return replace_with(op, "vector.constant_mask", [], rewriter, {**attributes})


def fold_transpose_broadcast(op: Operation, rewriter: Rewriter) -> bool:
    """transpose(broadcast v) -> broadcast v: dimensions trade places only with those beside them that are repeated"""
    broadcast = producer_of(op.operands[0], "vector.broadcast")
    if broadcast is None:
        return False
    source = broadcast.operands[0].type
    permutation = static_values(op, "permutation")
    extents = shape_of(source) if isinstance(source, VectorType) else ()
    scalable = source.scalable if isinstance(source, VectorType) else ()
    lead = len(permutation) - len(extents)
    extents = (1,) * lead + extents
    # Dimensions between two that are not repeated have one number.
    groups: list[int] = []
    for index, extent in enumerate(extents):
        beside = groups and extent == 1 and extents[index - 1] == 1
        groups.append(groups[-1] if beside else index)
    for index, one in enumerate(permutation):
        if groups[one] != groups[index] or (index >= lead and scalable[index - lead] and one != index):
            return False
    return replace_with(op, "vector.broadcast", [broadcast.operands[0]], rewriter)


def fold_transpose_of_shape_cast(op: Operation, rewriter: Rewriter) -> bool:
    """transpose(shape_cast v) -> shape_cast v: the elements stay in order"""
    cast = producer_of(op.operands[0], "vector.shape_cast")
    if cast is None or not keeps_order(op):
        return False
    return replace_with(op, "vector.shape_cast", [cast.operands[0]], rewriter)


def transpose_folder(op: Operation, rewriter: Rewriter) -> bool:
    """transpose(transpose(v)[p])[q] -> transpose(v)[p of q]"""
    inner = producer_of(op.operands[0], "vector.transpose")
    if inner is None:
        return False
    first = static_values(inner, "permutation")
    composed = dense([first[one] for one in static_values(op, "permutation")])
    return replace_with(op, "vector.transpose", [inner.operands[0]], rewriter, {"permutation": composed})


# Slices.


def strided_slice_constant_mask_folder(op: Operation, rewriter: Rewriter) -> bool:
    """extract_strided_slice(constant_mask [a]) -> constant_mask [what of it is in the slice]"""
    mask = producer_of(op.operands[0], "vector.constant_mask")
    if mask is None or any(stride != 1 for stride in integers(op, "strides")):
        return False
    given = integers(mask, "mask_dim_sizes")
    sizes = [
        max(0, min(offset + size, one) - offset)
        for one, offset, size in zip(given, integers(op, "offsets"), integers(op, "sizes"), strict=False)
    ]
    sizes.extend(given[len(sizes) :])
    if 0 in sizes:
        sizes = [0] * len(sizes)
    return replace_with(op, "vector.constant_mask", [], rewriter, {"mask_dim_sizes": dense(sizes)})


def strided_slice_create_mask_folder(op: Operation, rewriter: Rewriter) -> bool:
    """extract_strided_slice(create_mask %n) [2:6] -> create_mask (%n - 2)"""
    mask = producer_of(op.operands[0], "vector.create_mask")
    if mask is None or any(stride != 1 for stride in integers(op, "strides")):
        return False
    sizes = list(mask.operands)
    for index, offset in enumerate(integers(op, "offsets")):
        if offset:
            start = constant_index(rewriter, offset)
            sizes[index] = create_or_fold(rewriter, "arith.subi", [sizes[index], start], start.type)
    return replace_with(op, "vector.create_mask", sizes, rewriter)


def strided_slice_to_extract(op: Operation, rewriter: Rewriter) -> bool:
    """extract_strided_slice v [1:2] : vector<4x3xT> -> shape_cast v[1]: of all further dimensions everything"""
    source = vector_type(op.operands[0].type)
    shape, result = shape_of(source), shape_of(op.results[0].type)
    count = 0
    while count < len(shape) and result[count] == 1:
        count += 1
    while count and shape[count - 1] == 1:
        count -= 1
    if not 0 < count < len(shape) or result[count:] != shape[count:] or True in source.scalable:
        return False
    position = {"static_position": dense(integers(op, "offsets")[:count])}
    part = rewriter.create("vector.extract", op.operands, [sub_vector(source, count)], {**position}).results
    return replace_with(op, "vector.shape_cast", part, rewriter)


def strided_slice_broadcast(op: Operation, rewriter: Rewriter) -> bool:
    """extract_strided_slice(broadcast v) -> broadcast v, or broadcast(extract_strided_slice v)"""
    broadcast = producer_of(op.operands[0], "vector.broadcast")
    if broadcast is None:
        return False
    source = broadcast.operands[0]
    shape = shape_of(source.type) if isinstance(source.type, VectorType) else ()
    result = vector_type(op.results[0].type)
    lead = len(shape_of(result)) - len(shape)
    count = 1
    for extent in shape:
        count *= extent
    sliced = integers(op, "sizes")[lead:] if lead < len(integers(op, "sizes")) else []
    if count != 1 and any(extent != 1 and extent != size for extent, size in zip(shape, sliced, strict=False)):
        parts = {name: integers(op, name)[lead:] for name in ("offsets", "sizes", "strides")}
        for index in range(len(parts["sizes"])):
            if shape[index] == 1:  # it is repeated, so that the slice has it, wherever that begins
                parts["offsets"][index], parts["sizes"][index] = 0, 1
        sizes = (*parts["sizes"], *shape[len(parts["sizes"]) :])
        type = VectorType.get(sizes, result.element_type, vector_type(source.type).scalable)
        attributes = {name: integer_array(values) for name, values in parts.items()}
        source = rewriter.create("vector.extract_strided_slice", [source], [type], {**attributes}).results[0]
    return replace_with(op, "vector.broadcast", [source], rewriter)


def fold_insert_strided_slice_splat(op: Operation, rewriter: Rewriter) -> bool:
    """insert_strided_slice (broadcast x), (v = broadcast x) -> v"""
    if same_scalar(op) is None:
        return False
    rewriter.replace(op, [op.operands[1]])
    return True


def fold_insert_strided_slice_of_extract(op: Operation, rewriter: Rewriter) -> bool:
    """insert_strided_slice (extract_strided_slice v), v -> v: the slice goes where it came from"""
    piece = producer_of(op.operands[0], "vector.extract_strided_slice")
    if piece is None or piece.operands[0] is not op.operands[1]:
        return False
    if any(piece.attributes.get(name) is not op.attributes.get(name) for name in ("offsets", "strides")):
        return False
    rewriter.replace(op, [op.operands[1]])
    return True


def insert_strided_slice_constant_folder(op: Operation, rewriter: Rewriter) -> bool:
    """insert_strided_slice constant, constant -> constant"""
    source = dense_constant(op.operands[0])
    target = dense_constant(op.operands[1])
    if source is None or target is None or True in vector_type(target.type).scalable:
        return False
    if not may_grow(op.operands[1], target.count) or any(stride != 1 for stride in integers(op, "strides")):
        return False
    sizes = [1] * (len(target.shape) - len(source.shape)) + list(source.shape)
    elements = target.attributes()
    numbers = slice_numbers(integers(op, "offsets"), sizes, target.shape)
    for number, element in zip(numbers, source.attributes(), strict=True):
        elements[number] = element
    return replace_with_constant(op, DenseElementsAttr.from_attributes(target.shaped_type, elements), rewriter)


RULES: Final[tuple[Rule, ...]] = (
    Rule("vector.broadcast", broadcast_folder, needs="vector.broadcast"),
    Rule("vector.extract_strided_slice", strided_slice_constant_mask_folder, needs="vector.constant_mask"),
    Rule("vector.extract_strided_slice", strided_slice_create_mask_folder, needs="vector.create_mask"),
    Rule("vector.extract_strided_slice", strided_slice_broadcast, needs="vector.broadcast"),
    Rule("vector.extract_strided_slice", strided_slice_to_extract),
    Rule("vector.insert_strided_slice", fold_insert_strided_slice_splat, needs="vector.broadcast"),
    Rule("vector.insert_strided_slice", fold_insert_strided_slice_of_extract, needs="vector.extract_strided_slice"),
    Rule("vector.insert_strided_slice", insert_strided_slice_constant_folder, needs="constant"),
    Rule(
        "vector.shape_cast",
        shape_cast_create_mask_folder_trailing_one_dim,
        needs=MASKS,
    ),
    Rule("vector.shape_cast", shape_cast_broadcast_folder, needs="vector.broadcast"),
    Rule("vector.transpose", fold_transpose_create_mask, needs=MASKS),
    Rule("vector.transpose", fold_transpose_broadcast, needs="vector.broadcast"),
    Rule("vector.transpose", fold_transpose_of_shape_cast, needs="vector.shape_cast"),
    Rule("vector.transpose", transpose_folder, needs="vector.transpose"),
)

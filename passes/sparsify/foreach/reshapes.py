"""Rules for tensor.expand_shape, tensor.collapse_shape and tensor.reshape on sparse tensors.

If source and result are sparse, each element gets its new coordinates. If one of them is dense, the reshape is that of
dense tensors, with a conversion before or behind it.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.constraints import SORT_KIND
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.dialects.sparse_tensor.verify import tensor_of
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.reassociation import groups_of
from pyopt.ir.types import DYNAMIC, INDEX, TensorType, Type
from pyopt.light import TYPE_CHECKING, Callable, Sequence, TypeAlias
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.policy import REFERENCE
from pyopt.passes.sparsify.storage.filling import (
    allocate,
    convert,
    extents_of,
    finish,
    foreach,
    insert,
    release,
    sizes_of,
)
from pyopt.passes.sparsify.storage.ordering import convert_needs_sort, coo_type, dim_to_lvl, is_ordered
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.ir.reassociation import Groups

    Translate: TypeAlias = Callable[[list[Value]], list[Value]]


# Coordinates.


def _strides(code: Code, sizes: Sequence[Value]) -> Value:
    """The product of sizes; dividing it by one after another gives the strides."""
    product = code.index(1)
    for size in sizes:
        product = code.multiply(product, size)
    return product


def joined(code: Code, coordinates: Sequence[Value], sizes: Sequence[Value]) -> Value:
    """The coordinate in the one dimension that several, of these sizes, make up."""
    stride = _strides(code, sizes)
    found: Value | None = None
    for coordinate, size in zip(coordinates, sizes, strict=True):
        stride = code.divide(stride, size)
        part = code.multiply(coordinate, stride)
        found = part if found is None else code.add(found, part)
    return code.index(0) if found is None else found


def split(code: Code, coordinate: Value, sizes: Sequence[Value]) -> list[Value]:
    """The coordinates in the dimensions of these sizes that one is split into."""
    stride = _strides(code, sizes)
    found: list[Value] = []
    for size in sizes:
        stride = code.divide(stride, size)
        found.append(code.divide(coordinate, stride))
        coordinate = code.remainder(coordinate, stride)
    return found


def collapsed(code: Code, groups: Groups, coordinates: Sequence[Value], sizes: Sequence[Value]) -> list[Value]:
    """The coordinates behind a collapse of dimensions of these sizes."""
    return [joined(code, [coordinates[one] for one in group], [sizes[one] for one in group]) for group in groups]


def expanded(code: Code, groups: Groups, coordinates: Sequence[Value], sizes: Sequence[Value]) -> list[Value]:
    """The coordinates behind an expansion into dimensions of these sizes."""
    found: list[Value] = []
    for coordinate, group in zip(coordinates, groups, strict=True):
        found.extend(split(code, coordinate, [sizes[one] for one in group]))
    return found


# Sizes.


def collapsed_sizes(code: Code, groups: Groups, sizes: Sequence[Value]) -> list[Value]:
    return [_strides(code, [sizes[one] for one in group]) for group in groups]


def expanded_sizes(code: Code, groups: Groups, sizes: Sequence[Value], shape: Sequence[int]) -> list[Value]:
    """The sizes of an expansion: in each group, what is not known is the source's size divided by the rest."""
    found: list[Value] = []
    for size, group in zip(sizes, groups, strict=True):
        known = 1
        for one in group:
            if shape[one] != DYNAMIC:
                known *= shape[one]
        for one in group:
            if shape[one] == DYNAMIC:
                found.append(code.divide(size, code.index(known)))
            else:
                found.append(code.index(shape[one]))
    return found


# Rules.


def _moved(op: Operation, code: Code, sizes: Sequence[Value], translate: Translate) -> None:
    """Replaces a reshape of a sparse tensor into another: `sizes` are the result's, `translate` maps coordinates."""
    rewriter = code.rewriter
    source = op.operands[0]
    target = tensor_of(op.results[0])
    in_order = is_ordered(source.type) and dim_to_lvl(source.type).is_identity() and dim_to_lvl(target).is_identity()
    type = target if in_order else coo_type(target, False)
    count = rewriter.create("sparse_tensor.number_of_entries", [source], [INDEX]).results[0]
    tensor = allocate(code, type, sizes, count)

    def body(coordinates: list[Value], value: Value, carried: list[Value]) -> list[Value]:
        return [insert(code, value, carried[0], translate(coordinates))]

    tensor = finish(code, foreach(code, source, [tensor], body)[0])
    if type is not target:
        tensor = _sorted(code, tensor, target)
    rewriter.replace(op, [tensor])


def _sorted(code: Code, unordered: Value, target: TensorType) -> Value:
    """The elements of unordered COO storage in the target's, sorted before if need be; the COO storage is freed.

    --stage-sparse-ops, which does that for other conversions, has run before.
    """
    rewriter = code.rewriter
    converted = convert(code, unordered, target)
    if not convert_needs_sort(converted, REFERENCE):
        release(code, unordered)
        return converted.results[0]
    rewriter.erase(converted)
    ordered = coo_type(target, True)
    attributes: dict[str, Attribute] = {"algorithm": SORT_KIND.get("hybrid_quick_sort")}
    tensor = rewriter.create("sparse_tensor.reorder_coo", [unordered], [ordered], attributes).results[0]
    if ordered is target:
        return tensor
    made = convert(code, tensor, target).results[0]
    release(code, tensor)
    return made


def _without_encoding(type: Type) -> TensorType:
    assert isinstance(type, TensorType)
    return TensorType.get(type.shape, type.element_type)


def lower_reshape_of_groups(op: Operation, rewriter: Rewriter) -> bool:
    """collapse_shape a -> foreach in a { insert at the joined coordinates }; expand_shape likewise

    collapse_shape a, with only a sparse, -> collapse_shape (convert a to dense); with only the result sparse,
    -> convert (collapse_shape a) to sparse
    """
    source, result = op.operands[0], op.results[0]
    from_sparse = encoding_of(source.type) is not None
    to_sparse = encoding_of(result.type) is not None
    code = Code(rewriter)
    if not from_sparse and not to_sparse:
        return False
    if not from_sparse or not to_sparse:
        if from_sparse:
            source = convert(code, source, _without_encoding(source.type)).results[0]
        type = _without_encoding(result.type)
        dense = rewriter.create(op.info.name, [source, *op.operands[1:]], [type], op.attributes).results[0]
        if not to_sparse:
            rewriter.replace(op, [dense])
            return True
        converted = convert(code, dense, result.type)
        if convert_needs_sort(converted, REFERENCE):
            rewriter.erase(converted)
            assert isinstance(result.type, TensorType)
            unordered = convert(code, dense, coo_type(result.type, False)).results[0]
            rewriter.replace(op, [_sorted(code, unordered, result.type)])
        else:
            rewriter.replace(op, converted.results)
        return True
    groups = groups_of(op)
    sizes = sizes_of(code, source)
    # Where nothing is joined the reference expands.
    if len(groups) < len(sizes):
        target = collapsed_sizes(code, groups, sizes)
        _moved(op, code, target, lambda coordinates: collapsed(code, groups, coordinates, sizes))
    else:
        target = expanded_sizes(code, groups, sizes, extents_of(result.type))
        _moved(op, code, target, lambda coordinates: expanded(code, groups, coordinates, target))
    return True


def lower_reshape(op: Operation, rewriter: Rewriter) -> bool:
    """reshape a(shape) -> foreach in a { insert at the coordinates with the same linear index }

    Both are sparse, and the result's shape is static.
    """
    source, result = op.operands[0], op.results[0]
    if encoding_of(source.type) is None or encoding_of(result.type) is None:
        return False
    shape = extents_of(result.type)
    if DYNAMIC in shape:
        return False
    code = Code(rewriter)
    sizes = sizes_of(code, source)
    target = [code.index(extent) for extent in shape]

    def translate(coordinates: list[Value]) -> list[Value]:
        return split(code, joined(code, coordinates, sizes), target)

    _moved(op, code, target, translate)
    return True

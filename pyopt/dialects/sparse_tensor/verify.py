"""Verifiers of the sparse_tensor ops on storage and whole tensors, beyond their declarations.

The reference says most of it without naming the op, so most messages are raised.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.level_types import SINGLETON
from pyopt.dialects.sparse_tensor.storage import POSITIONS, VALUES, storage_fields
from pyopt.dialects.sparse_tensor.types import IteratorType, IterSpaceType, StorageSpecifierType
from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.attributes import Attribute, EnumAttr, IntegerAttr, StridedLayoutAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.mixed_indices import constant_index
from pyopt.ir.signature import operand_group, result_group
from pyopt.ir.types import DYNAMIC, MemRefType, ShapedType, TensorType, Type
from pyopt.light import Sequence
from pyopt.syntax.affine_printer import map_text


def sparse_encoding(value: Value) -> EncodingAttr:
    """The encoding of a value that is known to be a sparse tensor."""
    encoding = encoding_of(value.type)
    assert encoding is not None
    return encoding


def tensor_of(value: Value) -> TensorType:
    """The type of a value that is a tensor."""
    type = value.type
    assert isinstance(type, TensorType)
    return type


def shape_of(value: Value) -> tuple[int, ...]:
    return tensor_of(value).shape or ()


def element_type_of(value: Value) -> Type:
    type = value.type
    assert isinstance(type, ShapedType)
    return type.element_type


def integer_of(op: Operation, name: str) -> int:
    """An integer attribute; -1 if the op lacks it."""
    attribute = op.attributes.get(name)
    return attribute.value if isinstance(attribute, IntegerAttr) else -1


def word_of(op: Operation, name: str) -> str:
    """The case that an enumeration attribute is."""
    attribute = op.attributes.get(name)
    return attribute.text if isinstance(attribute, EnumAttr) else ""


def fail(op: Operation, message: str) -> DiagnosticError:
    """An error that does not name the op."""
    return DiagnosticError(message, op.loc)


def fail_all(op: Operation, messages: list[str]) -> None:
    """Raises errors with these messages, if there are any."""
    if messages:
        errors = [fail(op, message) for message in messages]
        errors[0].also = tuple(errors[1:])
        raise errors[0]


# Arrays.


def _check_level(op: Operation) -> None:
    if not 0 <= integer_of(op, "level") < sparse_encoding(op.operands[0]).lvl_rank():
        raise fail(op, "requested level is out of bounds")


def verify_positions(op: Operation) -> None:
    _check_level(op)
    if element_type_of(op.results[0]) is not sparse_encoding(op.operands[0]).pos_type():
        raise fail(op, "unexpected type for positions")


def verify_coordinates(op: Operation) -> None:
    _check_level(op)
    if element_type_of(op.results[0]) is not sparse_encoding(op.operands[0]).crd_type():
        raise fail(op, "unexpected type for coordinates")


def verify_coordinates_buffer(op: Operation) -> None:
    encoding = sparse_encoding(op.operands[0])
    if encoding.aos_coo_start() >= encoding.lvl_rank():
        raise fail(op, "expected sparse tensor with a COO region")


def verify_values(op: Operation) -> None:
    if element_type_of(op.operands[0]) is not element_type_of(op.results[0]):
        raise fail(op, "unexpected mismatch in element types")


def infer_positions(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type] | str:
    encoding = sparse_encoding(operands[0])
    return [encoding.array_type(encoding.pos_type(), shape_of(operands[0]))]


def infer_coordinates(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type] | str:
    """Interleaved coordinates are a strided view of the buffer that has all of them."""
    encoding = sparse_encoding(operands[0])
    type = encoding.array_type(encoding.crd_type(), shape_of(operands[0]))
    level = attributes["level"]
    if isinstance(level, IntegerAttr) and level.value >= encoding.aos_coo_start():
        layout = StridedLayoutAttr.get((DYNAMIC,) * len(type.shape or ()), DYNAMIC)
        return [MemRefType.get(type.shape, type.element_type, layout)]
    return [type]


def infer_coordinates_buffer(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type] | str:
    encoding = sparse_encoding(operands[0])
    return [encoding.array_type(encoding.crd_type(), shape_of(operands[0]))]


def infer_values(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type] | str:
    encoding = sparse_encoding(operands[0])
    return [encoding.array_type(element_type_of(operands[0]), shape_of(operands[0]))]


# Packing.


def _check_fields(op: Operation, tensor: Value, levels: Sequence[Value], values: Value) -> None:
    """The arrays are those of the tensor's storage."""
    encoding = sparse_encoding(tensor)
    start = encoding.aos_coo_start()
    if start < encoding.lvl_rank():
        shape = shape_of(levels[-1]) if levels else ()
        if len(shape) != 2 or shape[1] != encoding.lvl_rank() - start:
            raise fail(op, "input/output trailing COO level-ranks don't match")
    fields = storage_fields(encoding)
    if len(fields) != len(levels) + 1:
        raise fail(op, "inconsistent number of fields between input/output")
    if any(
        element_type_of(array) is not _field_type(field.kind, tensor)
        for field, array in zip(fields, (*levels, values), strict=True)
    ):
        raise fail(op, "input/output element-types don't match")


def _field_type(kind: str, tensor: Value) -> Type:
    """The type of the elements of a storage array of this kind."""
    if kind == VALUES:
        return element_type_of(tensor)
    encoding = sparse_encoding(tensor)
    return encoding.pos_type() if kind == POSITIONS else encoding.crd_type()


def verify_assemble(op: Operation) -> None:
    result = op.results[0]
    if DYNAMIC in shape_of(result):
        raise fail(op, "the sparse-tensor must have static shape")
    _check_fields(op, result, operand_group(op, "levels"), op.operands[-1])


def verify_disassemble(op: Operation) -> None:
    out_levels = operand_group(op, "out_levels")
    out_values = op.operands[-1]
    if out_values.type is not result_group(op, "ret_values")[0].type:
        raise fail(op, "output values and return value type mismatch")
    ret_levels = result_group(op, "ret_levels")
    if len(ret_levels) != len(out_levels) or any(
        one.type is not other.type for one, other in zip(out_levels, ret_levels, strict=True)
    ):
        raise fail(op, "output levels and return levels type mismatch")
    _check_fields(op, op.operands[0], out_levels, out_values)


# Maps and shapes.


def verify_convert(op: Operation) -> None:
    """Extents stay as they are, or are forgotten."""
    source, result = tensor_of(op.operands[0]), tensor_of(op.results[0])
    if source.shape is None or result.shape is None:
        raise fail(op, "unexpected type in convert")
    if len(source.shape) != len(result.shape):
        raise fail(op, "unexpected conversion mismatch in rank")
    encoding = encoding_of(result)
    if encoding is not None and encoding.is_slice():
        raise fail(op, "cannot convert to a sparse tensor slice")
    for dimension, (before, after) in enumerate(zip(source.shape, result.shape, strict=True)):
        if after not in (before, DYNAMIC):
            raise fail(op, f"unexpected conversion mismatch in dimension {dimension}")


def verify_reinterpret_map(op: Operation) -> None:
    """Source and result have one storage."""
    before, after = sparse_encoding(op.operands[0]), sparse_encoding(op.results[0])
    message = ""
    if before.lvl_rank() != after.lvl_rank():
        message = "Level rank mismatch between source/dest tensors"
    elif before.level_types != after.level_types:
        message = "Level type mismatch between source/dest tensors"
    elif (before.pos_width, before.crd_width) != (after.pos_width, after.crd_width):
        message = "Crd/Pos width mismatch between source/dest tensors"
    elif element_type_of(op.operands[0]) is not element_type_of(op.results[0]):
        message = "Element type mismatch between source/dest tensors"
    elif before.level_shape(shape_of(op.operands[0])) != after.level_shape(shape_of(op.results[0])):
        message = "Level size mismatch between source/dest tensors"
    if message:
        raise fail(op, message)


def verify_concatenate(op: Operation) -> None:
    """Static inputs whose extents are those of the result but for the one along which they are joined."""
    if len(op.operands) < 2:
        raise fail(op, "Need at least two tensors to concatenate.")
    result = shape_of(op.results[0])
    rank = len(result)
    dimension = integer_of(op, "dimension")
    if not 0 <= dimension < rank:
        raise fail(op, f"Concat-dimension is out of bounds for dimension-rank ({dimension % (1 << 64)} >= {rank})")
    shapes = [shape_of(value) for value in op.operands]
    for number, shape in enumerate(shapes):
        if DYNAMIC in shape:
            raise fail(op, f"Input tensor ${number} has dynamic shape")
        if len(shape) != rank:
            raise fail(
                op,
                f"Input tensor ${number} has a different rank (rank={len(shape)}) from the output tensor "
                f"(rank={rank}).",
            )
    for position, extent in enumerate(result):
        given = [shape[position] for shape in shapes]
        if position == dimension:
            if extent not in (sum(given), DYNAMIC):
                raise fail(
                    op,
                    "The concatenation dimension of the output tensor should be the sum of all the concatenation "
                    "dimensions of the input tensors.",
                )
        elif len({*given, extent if extent != DYNAMIC else given[0]}) != 1:
            raise fail(op, "All dimensions (expect for the concatenating one) should be equal.")


def verify_slice_access(op: Operation) -> None:
    if not 0 <= integer_of(op, "dim") < sparse_encoding(op.operands[0]).dim_rank():
        raise fail(op, "requested dimension out of bound")


def verify_crd_translate(op: Operation) -> None:
    encoding = op.attributes["encoder"]
    assert isinstance(encoding, EncodingAttr)
    ranks = (encoding.dim_rank(), encoding.lvl_rank())
    if word_of(op, "direction") != "dim_to_lvl":
        ranks = (ranks[1], ranks[0])
    if (len(op.operands), len(op.results)) != ranks:
        raise fail(op, "Coordinate rank mismatch with encoding")


# Storage specifiers.


def _check_field(op: Operation) -> None:
    """The field of a storage specifier exists."""
    type = op.operands[0].type
    assert isinstance(type, StorageSpecifierType)
    encoding = type.encoding
    kind = word_of(op, "specifierKind")
    given = "level" in op.attributes
    level = integer_of(op, "level")
    message = ""
    if kind == "val_mem_sz":
        if given:
            message = "redundant level argument for querying value memory size"
    elif kind in ("dim_offset", "dim_stride") and not encoding.is_slice():
        message = "requested slice data on non-slice tensor"
    elif not given:
        message = "missing level argument"
    elif not 0 <= level < encoding.lvl_rank():
        message = "requested level is out of bounds"
    elif kind == "pos_mem_sz" and encoding.level_types[level].format == SINGLETON:
        message = "requested position memory size on a singleton level"
    if message:
        raise fail(op, message)


def verify_specifier_access(op: Operation) -> None:
    _check_field(op)


def same_specifier(op: Operation) -> str | None:
    if op.operands[0].type is not op.results[0].type:
        return "failed to verify that all of {result, specifier} have same type"
    return None


# Buffers.


def push_back_types(op: Operation) -> str | None:
    """The value is an element of the buffer, and the new buffer is one of the same type."""
    buffer = op.operands[1].type
    if op.operands[2].type is not element_type_of(op.operands[1]):
        return "failed to verify that value type matches element type of inBuffer"
    if op.results[0].type is not buffer:
        return "failed to verify that all of {inBuffer, outBuffer} have same type"
    return None


def verify_push_back(op: Operation) -> str | None:
    count = operand_group(op, "n")
    number = constant_index(count[0]) if count else None
    return "n must be not less than 1" if number is not None and number < 1 else None


def same_tensor(op: Operation) -> str | None:
    if operand_group(op, "tensor")[0].type is not op.results[0].type:
        return "failed to verify that all of {tensor, result} have same type"
    return None


def verify_compress(op: Operation) -> str | None:
    """A coordinate for each level but the innermost."""
    rank = sparse_encoding(operand_group(op, "tensor")[0]).lvl_rank()
    return None if len(operand_group(op, "lvlCoords")) == rank - 1 else "incorrect number of coordinates"


def verify_sort(op: Operation) -> None:
    """The order is a permutation. That buffers are too small for `n` entries is undefined, not invalid."""
    attribute = op.attributes["perm_map"]
    assert isinstance(attribute, AffineMapAttr)
    map = attribute.value
    if not map.results:
        raise fail(op, "Expected rank(perm_map) > 1, got 0")
    if not map.is_permutation():
        raise fail(op, f"Expected a permutation map, got {map_text(map)}")


def verify_reorder_coo(op: Operation) -> None:
    """Two COO tensors that differ in their order only."""
    before, after = sparse_encoding(op.operands[0]), sparse_encoding(op.results[0])
    messages: list[str] = []
    if not before.is_coo_or_vector() or not after.is_coo_or_vector():
        messages.append("Expected COO sparse tensors only")
    if before.dim_to_lvl is not after.dim_to_lvl:
        messages.append("Unmatched dim2lvl map between input and result COO")
    widths = (before.pos_width, before.crd_width) == (after.pos_width, after.crd_width)
    if not widths or element_type_of(op.operands[0]) is not element_type_of(op.results[0]):
        messages.append("Unmatched storage format between input and result COO")
    fail_all(op, messages)


# Iteration spaces.


def verify_extract_iteration_space(op: Operation) -> str | None:
    low, high = integer_of(op, "loLvl"), integer_of(op, "hiLvl")
    if low >= high:
        return "expected smaller level low than level high"
    parents = operand_group(op, "parentIter")
    if bool(parents) != (low != 0):
        return "parent iterator should be specified iff level lower bound equals 0"
    if parents:
        parent = parents[0].type
        space = op.results[0].type
        assert isinstance(parent, IteratorType) and isinstance(space, IterSpaceType)
        if parent.encoding is not space.encoding:
            return "mismatch in parent iterator encoding and iteration space encoding."
        if parent.high != low:
            return "parent iterator should be used to extract an iteration space from a consecutive level."
    return None


def infer_iteration_space(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type] | str:
    low, high = attributes["loLvl"], attributes["hiLvl"]
    assert isinstance(low, IntegerAttr) and isinstance(high, IntegerAttr)
    return [IterSpaceType.get(sparse_encoding(operands[0]), low.value, high.value)]


def verify_extract_value(op: Operation) -> str | None:
    """The iterator is one of the tensor's innermost level."""
    iterator = op.operands[1].type
    assert isinstance(iterator, IteratorType)
    encoding = sparse_encoding(op.operands[0])
    if iterator.encoding is not encoding:
        return "mismatch in tensor encoding and iterator encoding."
    if iterator.high != encoding.lvl_rank():
        return "must use last-level iterator to extract values. "
    return None


def extracts_element(op: Operation) -> str | None:
    if op.results[0].type is not element_type_of(op.operands[0]):
        return "failed to verify that result type matches element type of tensor"
    return None

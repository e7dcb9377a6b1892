"""Verifiers of vector ops that read or write memory, beyond their declarations."""

from __future__ import annotations

from pyopt.dialects.vector.shapes import is_broadcast_dim, mask_type, permutation_map, shape_of, vector_type, width_of
from pyopt.ir.affine import CONSTANT, DIM, AffineMap, AffineMapAttr
from pyopt.ir.attributes import ArrayAttr
from pyopt.ir.core import Operation
from pyopt.ir.signature import operand_group
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.types import MemRefType, ShapedType, TensorType, Type, VectorType
from pyopt.syntax.attribute_printer import AttributePrinter
from pyopt.syntax.describe import quoted

PROJECTED = "requires a projected permutation_map (at most one dim or the zero constant can appear in each result)"

STORES = ("vector.compressstore", "vector.maskedstore", "vector.scatter")
SCATTERED = ("vector.gather", "vector.scatter")
"""The ops whose elements are at distances from where they begin."""

OF_MEMORY = "requires source to be a memref or ranked tensor type"


def _is_memory(type: Type) -> bool:
    """A ranked memref or tensor."""
    return isinstance(type, (MemRefType, TensorType)) and type.shape is not None


# Transfers.


def verify_transfer_read(op: Operation) -> str | None:
    """Indices and padding fit the memory, and the map makes the vector's dimensions of the memory's."""
    shaped = op.operands[0].type
    message = _verify_source(op, shaped) or _verify_transfer(op, shaped, op.results[0].type)
    if message is not None:
        return message
    assert isinstance(shaped, ShapedType)
    padding = operand_group(op, "padding")[0].type
    element = shaped.element_type
    if isinstance(element, VectorType):
        if element is not padding:
            return "requires source element type and padding type to match."
    elif padding is not element:
        return "requires formal padding and source of the same elemental type"
    return _verify_map(permutation_map(op))


def verify_transfer_write(op: Operation) -> str | None:
    """Indices fit the memory, and the map makes the vector's dimensions of the memory's, without broadcasts."""
    vector, source = op.operands[:2]
    message = _verify_source(op, source.type)
    if message is not None:
        return message
    map = permutation_map(op)
    if any(is_broadcast_dim(map, index) for index in range(len(map.results))):
        return "should not have broadcast dimensions"
    return (
        _verify_transfer(op, source.type, vector.type)
        or _verify_map(map)
        or _verify_result(source.type, [result.type for result in op.results])
    )


def _verify_result(shaped: Type, results: list[Type]) -> str | None:
    """A transfer into a tensor gives one of the same type, one into memory gives nothing."""
    outputs = int(isinstance(shaped, TensorType))
    if len(results) != outputs:
        return (
            f"expected the number of tensor results ({len(results)}) to be equal to the number of output tensors "
            f"({outputs})"
        )
    if outputs and results[0] is not shaped:
        return (
            f"expected type of operand #1 ({quoted(shaped)}) to match type of corresponding result "
            f"({quoted(results[0])})"
        )
    return None


def _verify_source(op: Operation, shaped: Type) -> str | None:
    """An index for each dimension, of which unranked memory has none, and memory that has a rank."""
    assert isinstance(shaped, ShapedType)
    rank = len(shaped.shape or ())
    if len(operand_group(op, "indices")) != rank:
        return f"requires {rank} indices"
    return None if _is_memory(shaped) else OF_MEMORY


def _minor_bits(type: VectorType) -> int:
    """The bits of a vector's last dimension."""
    return width_of(type.element_type) * (shape_of(type)[-1] if shape_of(type) else 1)


def _verify_transfer(op: Operation, shaped: Type, given: Type) -> str | None:
    if "masked" in op.attributes:
        return "masked attribute has been removed. Use in_bounds instead."
    assert isinstance(shaped, ShapedType)
    vector = vector_type(given)
    map = permutation_map(op)
    mask = operand_group(op, "mask")
    element = shaped.element_type
    rank = len(shape_of(vector))
    if isinstance(element, VectorType):
        if _minor_bits(vector) % _minor_bits(element):
            return (
                "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the "
                "minor 1-D vector of the source"
            )
        if len(shape_of(element)) > rank:
            return "requires source vector element and vector result ranks to match."
        rank -= len(shape_of(element))
    elif _minor_bits(vector) % width_of(element):
        return (
            "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the "
            "source element type"
        )
    if len(map.results) != rank:
        return "requires a permutation_map with result dims of the same rank as the vector type"
    if mask and isinstance(element, VectorType):
        return "does not support masks with vector element type"
    if map.num_symbols:
        return "requires permutation_map without symbols"
    if map.num_inputs != len(shape_of(shaped)):
        return "requires a permutation_map with input dims of the same rank as the source type"
    if mask:
        wanted = mask_type(vector, map)
        if wanted is None:
            return PROJECTED
        if mask[0].type is not wanted:
            return f"inferred mask type ({quoted(wanted)}) and mask operand type ({quoted(mask[0].type)}) don't match"
    bounds = op.attributes["in_bounds"]
    assert isinstance(bounds, ArrayAttr)
    if len(bounds.elements) != len(map.results):
        text = AttributePrinter().attribute(AffineMapAttr.get(map))
        return (
            f"expects the in_bounds attr of same rank as permutation_map results: {text} vs inBounds of size: "
            f"{len(bounds.elements)}"
        )
    return None


def _verify_map(map: AffineMap) -> str | None:
    """Each result is a dimension of its own, or zero."""
    seen: set[int] = set()
    for result in map.results:
        if result.kind == CONSTANT and result.value == 0:
            continue
        if result.kind != DIM:
            return PROJECTED
        if result.value in seen:
            return "requires a permutation_map that is a permutation (found one dim used more than once)"
        seen.add(result.value)
    return None


# Loads and stores.


def has_unit_stride(type: MemRefType) -> bool:
    """The last dimension's elements are next to each other."""
    known = strides_and_offset(type)
    return not shape_of(type) or (known is not None and known[0][-1] == 1)


def _verify_layout(type: MemRefType) -> str | None:
    if not has_unit_stride(type):
        return "most minor memref dim must have unit stride"
    return None


def _verify_indices(op: Operation, shaped: Type) -> str | None:
    rank = len(shape_of(shaped))
    name = "offsets" if op.info.name in SCATTERED else "indices"
    return None if len(operand_group(op, name)) == rank else f"requires {rank} indices"


def _verify_plain(
    op: Operation, base: Type, vector: Type, words: str, element_words: str, lower_words: str
) -> str | None:
    """A vector from or to consecutive elements; or, in a memref of vectors, one of those."""
    assert isinstance(base, MemRefType)
    message = _verify_layout(base)
    if message is not None:
        return message
    if len(shape_of(base)) < len(shape_of(vector)):
        return lower_words
    element = base.element_type
    if isinstance(element, VectorType):
        if element is not vector:
            return f"base memref and {words} vector types should match"
        element = element.element_type
    if vector_type(vector).element_type is not element:
        return f"base and {words} element {element_words} should match"
    return _verify_indices(op, base)


def verify_load(op: Operation) -> str | None:
    """An index for each dimension, one element type."""
    lower_words = "destination memref has lower rank than the result vector"
    return _verify_plain(op, op.operands[0].type, op.results[0].type, "result", "types", lower_words)


def verify_store(op: Operation) -> str | None:
    """An index for each dimension, one element type."""
    lower_words = "source memref has lower rank than the vector to store"
    return _verify_plain(op, op.operands[1].type, op.operands[0].type, "valueToStore", "type", lower_words)


def verify_masked(op: Operation) -> str | None:
    """Of ops under a mask: one element type, an index for each dimension, vectors of one shape.

    The op reads into a result and has `pass_thru`, or writes its operand `valueToStore`; with distances its elements
    are anywhere.
    """
    base = op.operands[0].type
    stored = operand_group(op, "valueToStore") if op.info.name in STORES else []
    word = "valueToStore" if stored else "result"
    vector = vector_type(stored[0].type if stored else op.results[0].type)
    if not _is_memory(base):
        return "requires base to be a memref or ranked tensor type"
    assert isinstance(base, ShapedType)
    if vector.element_type is not base.element_type:
        return f"base and {word} element type should match"
    message = _verify_indices(op, base)
    if message is not None:
        return message
    if op.info.name in SCATTERED:
        if shape_of(operand_group(op, "indices")[0].type) != shape_of(vector):
            return f"expected {word} dim to match indices dim"
    if shape_of(operand_group(op, "mask")[0].type) != shape_of(vector):
        noun = "shape" if op.info.name in ("vector.maskedload", "vector.maskedstore") else "dim"
        return f"expected {word} {noun} to match mask {noun}"
    if not stored and operand_group(op, "pass_thru")[0].type is not vector:
        return "expected pass_thru of same type as result type"
    return None

"""Ops on whole tensors: conversions between formats, concatenation, translation of coordinates."""

from __future__ import annotations

import numpy as np

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.verify import integer_of, word_of
from pyopt.interpreter.affine_maps import map_function
from pyopt.interpreter.compiler import Compiler, ConstantResult
from pyopt.interpreter.dialects.sparse_tensor.constants import listed_entries
from pyopt.interpreter.dialects.sparse_tensor.tensor import (
    SliceView,
    SparseTensor,
    StorageFormat,
    converted_values,
    number_values,
)
from pyopt.interpreter.errors import undefined, unsupported
from pyopt.interpreter.numbers import Array
from pyopt.ir.core import Operation
from pyopt.ir.types import DYNAMIC, TensorType, element_type_or_self
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiled, Evaluator, Kernel


def evaluate_convert(op: Operation, compiler: Compiler) -> Kernel:
    """Stored entries stay stored, and so do those that a sparse constant lists; another dense source gives what is not
    zero."""
    source, target = op.operands[0].type, op.results[0].type
    from_element, to_element = element_type_or_self(source), element_type_or_self(target)
    sparse = encoding_of(target) is not None
    machine = compiler.machine
    listed = listed_entries(op.operands[0]) if sparse else None

    def convert(value: SparseTensor | Array) -> SparseTensor | Array:
        if isinstance(value, SparseTensor):
            machine.charge(value.storage.values.size)
            if sparse:
                return value.converted(StorageFormat.of(target))
            machine.reserve(value.shape, value.format.dtype)
            return number_values(value.dense(), from_element, to_element)
        machine.charge(value.size)
        if listed is not None:
            rows, values = listed
            format = StorageFormat.of(target)
            return SparseTensor.of_rows(format, value.shape, rows, number_values(values, from_element, to_element))
        array = number_values(value, from_element, to_element)
        return SparseTensor.of_array(StorageFormat.of(target), array) if sparse else array

    return convert


def evaluate_reorder_coo(op: Operation, compiler: Compiler) -> Kernel:
    format = StorageFormat.of(op.results[0].type)
    return lambda tensor: tensor.converted(format)


def evaluate_reinterpret_map(op: Operation, compiler: Compiler) -> Kernel:
    """The same storage, shared."""
    type = op.results[0].type
    assert isinstance(type, TensorType) and type.shape is not None
    known = type.shape
    format = StorageFormat.of(type)

    def reinterpret(tensor: SparseTensor) -> SparseTensor:
        if tensor.window is not None:
            return _reinterpreted_slice(tensor, tensor.window, format)
        sizes = tensor.format.level_sizes(tensor.shape)
        found = format.encoding.dimension_shape(sizes)
        shape = [one if size == DYNAMIC else size for size, one in zip(known, found, strict=True)]
        return SparseTensor(format, shape, tensor.storage)

    return reinterpret


def _reinterpreted_slice(tensor: SparseTensor, window: SliceView, format: StorageFormat) -> SparseTensor:
    """A slice with its dimensions in the order in which the new map has its levels."""
    before, after = tensor.format.encoding, format.encoding
    if not before.is_permutation() or not after.is_permutation():
        raise unsupported("the map of a slice cannot be reinterpreted, unless its levels are dimensions")
    order = [0] * len(tensor.shape)
    for old, new in zip(before.dim_to_lvl.results, after.dim_to_lvl.results, strict=True):
        order[new.value] = old.value
    return SparseTensor(format, [tensor.shape[one] for one in order], tensor.storage, window.permuted(order))


def evaluate_concatenate(op: Operation, compiler: Compiler) -> Kernel:
    """Concatenates the nonzero elements of the inputs, as the reference does."""
    dimension = integer_of(op, "dimension")
    type = op.results[0].type
    sparse = encoding_of(type) is not None
    elements = [StorageFormat.get(_plain(operand.type), element_type_or_self(operand.type)) for operand in op.operands]
    target = StorageFormat.get(_plain(type), element_type_or_self(type))

    def concatenate(*inputs: SparseTensor | Array) -> SparseTensor | Array:
        rows, values = [], []
        extent = 0
        shape: list[int] = []
        for one, format in zip(inputs, elements, strict=True):
            found, given = _nonzeros(one)
            found[:, dimension] += extent
            rows.append(found)
            values.append(converted_values(given, format, target))
            shape = list(one.shape)
            extent += shape[dimension]
        shape[dimension] = extent
        made = SparseTensor.of_rows(target, shape, np.concatenate(rows), np.concatenate(values))
        return made if sparse else made.dense()

    return concatenate


def _plain(type: object) -> EncodingAttr:
    """The encoding of a type; for a dense one, one that holds its entries."""
    assert isinstance(type, TensorType) and type.shape is not None
    found = encoding_of(type)
    return found if found is not None else compressed_encoding(len(type.shape))


def compressed_encoding(rank: int) -> EncodingAttr:
    """All levels compressed, in the order of the dimensions."""
    from pyopt.dialects.sparse_tensor.level_types import COMPRESSED, LevelType

    return EncodingAttr.get([LevelType.get(COMPRESSED)] * rank)


def _nonzeros(value: SparseTensor | Array) -> tuple[Array, Array]:
    if isinstance(value, SparseTensor):
        rows, values = value.entries()
        kept = values != 0
        return rows[kept].copy(), values[kept]
    places = np.nonzero(value)
    return np.stack(places, axis=1).astype(np.int64), value[places]


def evaluate_crd_translate(op: Operation, compiler: Compiler) -> Kernel:
    encoding = op.attributes["encoder"]
    assert isinstance(encoding, EncodingAttr)
    map = encoding.dim_to_lvl if word_of(op, "direction") == "dim_to_lvl" else encoding.lvl_to_dim
    if map is None or map.num_symbols:
        raise unsupported("maps with symbols cannot be executed: it is not known what they count")
    function = map_function(map)
    back = None
    if map is encoding.lvl_to_dim and encoding.dim_to_lvl is not None and not encoding.dim_to_lvl.num_symbols:
        back = map_function(encoding.dim_to_lvl)
    single = len(op.results) == 1

    def translate(*coordinates: int) -> object:
        if any(one < 0 for one in coordinates):
            raise undefined(f"coordinates {coordinates} are negative")
        found = function(coordinates)
        if back is not None and tuple(back(found)) != coordinates:
            raise undefined(f"no element is at the coordinates {coordinates}: they reach out of a block")
        return found[0] if single else tuple(found)

    return translate


def evaluate_has_runtime_library(op: Operation, compiler: Compiler) -> Compiled:
    """There is none: storage is accessed directly."""
    return ConstantResult(0)


WHOLE: Final[dict[str, Evaluator]] = {
    "sparse_tensor.concatenate": evaluate_concatenate,
    "sparse_tensor.convert": evaluate_convert,
    "sparse_tensor.crd_translate": evaluate_crd_translate,
    "sparse_tensor.has_runtime_library": evaluate_has_runtime_library,
    "sparse_tensor.reinterpret_map": evaluate_reinterpret_map,
    "sparse_tensor.reorder_coo": evaluate_reorder_coo,
}

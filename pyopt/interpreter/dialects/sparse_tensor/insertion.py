"""Ops on the buffers that insertion works with: expanded access patterns, growing arrays, sorting, specifiers."""

from __future__ import annotations

import numpy as np

from pyopt.dialects.sparse_tensor.types import StorageSpecifierType
from pyopt.dialects.sparse_tensor.verify import integer_of, word_of
from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.dialects.memref.buffers import free
from pyopt.interpreter.dialects.sparse_tensor.arrays import shared
from pyopt.interpreter.dialects.sparse_tensor.tensor import SparseTensor
from pyopt.interpreter.elements import new_memref
from pyopt.interpreter.errors import undefined
from pyopt.interpreter.numbers import Array, reader
from pyopt.interpreter.sparse.storage import StorageLayout, unsigned
from pyopt.interpreter.values import MemRef
from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import I1, INDEX, MemRefType, element_type_or_self
from pyopt.light import TYPE_CHECKING, Final, Mapping, final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator, Kernel


def evaluate_expand(op: Operation, compiler: Compiler) -> Kernel:
    """Values and flags begin as zeros; there is nothing yet in `added`."""
    machine = compiler.machine
    element = element_type_or_self(op.operands[0].type)

    def expand(tensor: SparseTensor) -> tuple[object, ...]:
        size = (tensor.format.level_sizes(tensor.shape)[-1],)
        values, filled = machine.zeros(size, element), machine.zeros(size, I1)
        return shared(values), shared(filled), shared(machine.uninitialized(size, INDEX)), 0

    return expand


def evaluate_compress(op: Operation, compiler: Compiler) -> Kernel:
    read = reader(element_type_or_self(op.operands[0].type))

    def compress(
        values: MemRef, filled: MemRef, added: MemRef, count: int, tensor: SparseTensor, *coordinates: int
    ) -> SparseTensor:
        value_array, flags, all_added = values.array(), filled.array(), added.array()
        if not 0 <= count <= len(all_added):
            raise undefined(f"{count} coordinates were added to a buffer of {len(all_added)}")
        inner = np.sort(all_added[:count])
        size = min(len(value_array), len(flags))
        if count and not 0 <= inner[0] <= inner[-1] < size:
            raise undefined(f"a coordinate that was added is not below {size}")
        rows = np.empty((count, len(coordinates) + 1), np.int64)
        rows[:, :-1] = coordinates
        rows[:, -1] = inner
        for index, at in zip(tensor.format.to_dims(rows).tolist(), inner.tolist(), strict=True):
            tensor = tensor.insert(checked(tuple(index), tensor), read(value_array, (at,)))
        value_array[inner] = 0
        flags[inner] = False
        return tensor

    return compress


def checked(index: tuple[int, ...], tensor: SparseTensor) -> tuple[int, ...]:
    """The index, if it is one of the tensor."""
    for at, size in zip(index, tensor.shape, strict=True):
        if not 0 <= at < size:
            where = ", ".join([str(one) for one in index])
            raise undefined(f"index ({where}) is out of the bounds of {'x'.join([str(one) for one in tensor.shape])}")
    return index


def evaluate_push_back(op: Operation, compiler: Compiler) -> Kernel:
    """A buffer without room doubles until there is enough: it is reallocated, and the old one is gone.

    To push a value 0 times changes nothing, as natively: sparse-tensor-codegen does it for extents of 0.
    """
    inbounds = "inbounds" in op.attributes
    machine = compiler.machine
    type = op.results[0].type
    assert isinstance(type, MemRefType)

    def push_back(size: int, buffer: MemRef, value: object, count: int = 1) -> tuple[MemRef, int]:
        capacity = buffer.sizes[0]
        if count < 0:
            raise undefined(f"a value is pushed {count} times")
        if not 0 <= size <= capacity:
            raise undefined(f"a buffer of {capacity} elements cannot have {size} in use")
        wanted = size + count
        if wanted > capacity:
            if inbounds:
                raise undefined(f"{wanted} elements do not fit in a buffer of {capacity}")
            grown = max(capacity, 1)
            while grown < wanted:
                grown *= 2
            made = new_memref((grown,), type, machine)
            made.array()[:capacity] = buffer.array()
            free(buffer)
            buffer = made
        machine.charge(count)
        buffer.array()[size:wanted] = value
        return buffer, wanted

    return push_back


def evaluate_sort(op: Operation, compiler: Compiler) -> Kernel:
    """Whatever the algorithm: equal entries stay in order, which is one of the orders that all of them may give."""
    attribute = op.attributes["perm_map"]
    assert isinstance(attribute, AffineMapAttr)
    order = [attribute.value.dim_position(position) for position in range(len(attribute.value.results))]
    width = len(order) + max(integer_of(op, "ny"), 0)
    machine = compiler.machine

    def sort(count: int, keys: MemRef, *others: MemRef) -> None:
        array = keys.array()
        if count < 0 or len(array) < count * width or any(one.sizes[0] < count for one in others):
            raise undefined(f"a buffer is too small for {count} entries")
        machine.charge(count)
        rows = array[: count * width].reshape(count, width)
        sorted_by: Array = np.lexsort([unsigned(rows[:, column]) for column in reversed(order)])
        array[: count * width] = rows[sorted_by].reshape(-1)
        for one in others:
            other = one.array()
            other[:count] = other[:count][sorted_by]

    return sort


# Storage specifiers.


@final
class Specifier:
    """The numbers of a storage by kind and level; those that were not set are 0."""

    __slots__ = ("fields",)

    def __init__(self, fields: Mapping[tuple[str, int], int]) -> None:
        self.fields = fields


def _field(op: Operation) -> tuple[str, int]:
    """Kind and level of a number. Interleaved coordinates are one array, that of the segment's first level."""
    kind, level = word_of(op, "specifierKind"), integer_of(op, "level")
    type = op.operands[0].type
    if kind == "crd_mem_sz" and isinstance(type, StorageSpecifierType):
        level = StorageLayout(type.encoding.level_types).starts[level]
    return kind, level


def evaluate_specifier_init(op: Operation, compiler: Compiler) -> Kernel:
    return lambda source=None: Specifier({}) if source is None else source


def evaluate_specifier_get(op: Operation, compiler: Compiler) -> Kernel:
    key = _field(op)
    return lambda specifier: specifier.fields.get(key, 0)


def evaluate_specifier_set(op: Operation, compiler: Compiler) -> Kernel:
    key = _field(op)
    return lambda specifier, value: Specifier({**specifier.fields, key: value})


INSERTION: Final[dict[str, Evaluator]] = {
    "sparse_tensor.compress": evaluate_compress,
    "sparse_tensor.expand": evaluate_expand,
    "sparse_tensor.push_back": evaluate_push_back,
    "sparse_tensor.sort": evaluate_sort,
    "sparse_tensor.storage_specifier.get": evaluate_specifier_get,
    "sparse_tensor.storage_specifier.init": evaluate_specifier_init,
    "sparse_tensor.storage_specifier.set": evaluate_specifier_set,
}

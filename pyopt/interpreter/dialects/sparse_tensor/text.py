"""new, out and print: sparse tensors from files, into files, and as text."""

from __future__ import annotations

import math
import os

import numpy as np

from pyopt.dialects.sparse_tensor.storage import COORDINATES, POSITIONS, storage_fields
from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.convert import value_of_array
from pyopt.interpreter.dialects.sparse_tensor.tensor import SparseTensor
from pyopt.interpreter.errors import ExecutionError, unsupported
from pyopt.interpreter.files import Coordinates, load
from pyopt.interpreter.numbers import Array
from pyopt.interpreter.runtime.pointers import text_at
from pyopt.interpreter.sparse.storage import unsigned
from pyopt.interpreter.values import MemRef, Pointer
from pyopt.ir.core import Operation
from pyopt.ir.types import ComplexType, TensorType
from pyopt.light import TYPE_CHECKING, Callable, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator, Kernel


def file_name(value: object) -> str:
    """The file named by a source or destination: the characters in an array or memref of bytes, up to a zero; or the
    environment variable TENSOR0, TENSOR1, ... of an index, as the reference's runtime library has it."""
    if isinstance(value, str):
        return value
    if isinstance(value, Pointer):
        return text_at(value)
    if isinstance(value, MemRef):
        value = value.array()
    if isinstance(value, np.ndarray) and value.dtype == np.int8:
        return value.tobytes().partition(b"\0")[0].decode("utf-8", "replace")
    if isinstance(value, int):
        name = os.environ.get(f"TENSOR{value}")
        if name is None:
            raise ExecutionError(f"the environment variable TENSOR{value} should name a file")
        return name
    raise unsupported("the name of a file is an array of i8, or an index N for the environment variable TENSOR<N>")


def evaluate_new(op: Operation, compiler: Compiler) -> Kernel:
    type = op.results[0].type

    is_complex = isinstance(type, TensorType) and isinstance(type.element_type, ComplexType)

    def new(source: object) -> object:
        name = file_name(source)
        found = _loaded(name)
        if is_complex and isinstance(found, Coordinates) and is_pattern(name):
            found = Coordinates(found.shape, found.indices, found.values * COMPLEX_ONE)
        return value_of_array(found, type)

    return new


COMPLEX_ONE: Final = 1 + 1j
"""The value that the reference's runtime library reads for an element of a pattern file."""


def is_pattern(name: str) -> bool:
    """A MatrixMarket file has no values."""
    if not name.endswith(".mtx"):
        return False
    with open(name, encoding="utf-8", errors="replace") as file:
        return file.readline().split()[3:4] == ["pattern"]


def _loaded(name: str) -> Array | Coordinates:
    """Loads a file; an element given once is stored once, even where the file is symmetric."""
    found = load(name)
    if isinstance(found, Coordinates) and name.endswith(".mtx") and _is_symmetric(name):
        lower = found.indices[:, 0] >= found.indices[:, 1]
        found = Coordinates(found.shape, found.indices[lower], found.values[lower])
    return found


def entries_of_file(name: str) -> Coordinates:
    """The entries that a file has, in its order."""
    found = _loaded(name)
    if isinstance(found, Coordinates):
        return found
    raise ExecutionError(f"{name} has no sparse tensor")


def _is_symmetric(name: str) -> bool:
    with open(name, encoding="utf-8", errors="replace") as file:
        return file.readline().split()[-1:] in (["symmetric"], ["hermitian"], ["skew-symmetric"])


def evaluate_out(op: Operation, compiler: Compiler) -> Kernel:
    """In the extended format of FROSTT, entries in storage order; a file without a name is standard output."""
    printed = compiler.machine.printed

    def out(tensor: SparseTensor, destination: object) -> None:
        rows, values = tensor.entries()
        lines = ["# extended FROSTT format", f"{len(tensor.shape)} {len(rows)}", _spaced(tensor.shape)]
        texts = [number_text(value) for value in values.tolist()]
        lines += [f"{_spaced([one + 1 for one in row])} {text}" for row, text in zip(rows.tolist(), texts, strict=True)]
        name = file_name(destination)
        text = "\n".join(lines) + "\n"
        if not name:
            printed.append(text)
            return
        try:
            with open(name, "w", encoding="utf-8") as file:
                file.write(text)
        except OSError as error:
            raise ExecutionError(f"cannot write {name}: {error.strerror or error}") from None

    return out


def _spaced(numbers: object) -> str:
    return " ".join([str(one) for one in numbers])  # type: ignore[attr-defined]  # a sequence


def number_text(value: object) -> str:
    """A number as the reference's runtime library prints it: six digits."""
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, complex):
        return f"( {value.real:g}, {value.imag:g} )"
    return f"{value:g}" if isinstance(value, float) else str(value)


def storage_text(tensor: SparseTensor) -> str:
    """All arrays of the storage."""
    storage = tensor.storage
    lines = [
        "---- Sparse Tensor ----",
        f"nse = {storage.count()}",
        f"dim = {_listed(np.array(tensor.shape))}",
        f"lvl = {_listed(np.array(storage.sizes))}",
    ]
    for field in storage_fields(tensor.format.encoding):
        if field.kind == POSITIONS:
            lines.append(f"pos[{field.level}] : {_listed(unsigned(storage.positions_of(field.level)))}")
        elif field.kind == COORDINATES:
            found = storage.coordinates[field.level]
            assert found is not None
            lines.append(f"crd[{field.level}] : {_listed(unsigned(found))}")
        else:
            lines.append(f"values : {_listed(storage.values)}")
    return "\n".join([*lines, "----"]) + "\n"


def _listed(array: Array) -> str:
    """`( 1, 2 )`, a list in a list for each batch level."""
    parts = [number_text(one) for one in array.reshape(-1).tolist()]
    between = ", "
    for number, size in reversed(list(enumerate(array.shape))):
        count = len(parts) // size if size else math.prod(array.shape[:number])
        parts = [f"( {between.join(parts[at * size : (at + 1) * size])} )" for at in range(count)]
        between = ""  # as the passes print it
    return parts[0]


def evaluate_print(op: Operation, compiler: Compiler) -> Kernel:
    write: Callable[[str], None] = compiler.machine.printed.append
    return lambda tensor: write(storage_text(tensor))


TEXT: Final[dict[str, Evaluator]] = {
    "sparse_tensor.new": evaluate_new,
    "sparse_tensor.out": evaluate_out,
    "sparse_tensor.print": evaluate_print,
}

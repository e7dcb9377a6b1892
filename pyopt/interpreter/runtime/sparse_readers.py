"""Files of sparse tensors, as the runtime library reads and writes them.

%r = call @createCheckedSparseTensorReader(%name, %sizes, %type)     sizes that have to be so, 0 for any
%w = call @createSparseTensorWriter(%name)                           "" is standard output
"""

from __future__ import annotations

import numpy as np

from pyopt.interpreter.dialects.sparse_tensor.text import COMPLEX_ONE, entries_of_file, file_name, is_pattern
from pyopt.interpreter.errors import ExecutionError, undefined
from pyopt.interpreter.machine import Machine
from pyopt.interpreter.numbers import Array, array_dtype, reader
from pyopt.interpreter.runtime.lookup import check_signature, suffix_of, unknown_function
from pyopt.interpreter.runtime.memrefs import ELEMENTS, number_text
from pyopt.interpreter.runtime.pointers import noted
from pyopt.interpreter.values import Buffer, Handle, MemRef
from pyopt.ir.core import Operation
from pyopt.ir.types import ComplexType, FloatType, Type
from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.interpreter.machine import Function
    from pyopt.interpreter.runtime.lookup import Maker

WIDTHS: Final = ("0", "8", "16", "32", "64")
READ: Final = "getSparseTensorReaderReadToBuffers"
WRITE: Final = "outSparseTensorWriterNext"


@final
class SparseFileReader(Handle):
    """An open file: sizes, coordinates from 0 on (a row an entry), and numbers."""

    __slots__ = ("indices", "name", "sizes", "values")

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        found = entries_of_file(name)
        self.sizes = list(found.shape)
        self.indices = found.indices
        self.values = found.values

    def entries(self, type: Type) -> tuple[Array, Array]:
        """Coordinates and values, which are of a type."""
        values = self.values
        if not isinstance(type, ComplexType) and values.dtype.kind == "c":
            raise ExecutionError(f"{self.name} has complex numbers")
        if isinstance(type, ComplexType) and is_pattern(self.name):
            values = values * COMPLEX_ONE
        if isinstance(type, (FloatType, ComplexType)):
            return self.indices, values.astype(array_dtype(type))
        return self.indices, values.astype(np.int64).astype(array_dtype(type))


@final
class SparseFileWriter(Handle):
    """A file that is written, line by line."""

    __slots__ = ("lines", "name")

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.lines: list[str] = ["# extended FROSTT format\n"]

    def finish(self, machine: Machine) -> None:
        """The file has its lines."""
        if not self.name:
            machine.printed.append("".join(self.lines))
            return
        try:
            with open(self.name, "w", encoding="utf-8", errors="surrogateescape") as file:
                file.write("".join(self.lines))
        except OSError as error:
            raise ExecutionError(f"cannot write {self.name}: {error.strerror or error}") from None


# Reading.


def make_reader(op: Operation, machine: Machine) -> Function:
    check_signature(op, 3, 1)

    def create(source: object, wanted: MemRef, type: int) -> tuple[object, ...]:
        made = SparseFileReader(file_name(source))
        sizes = [int(one) for one in wanted.array()]
        if len(sizes) != len(made.sizes):
            raise ExecutionError(
                f"{made.name} has a tensor of rank {len(made.sizes)}, and the rank should be {len(sizes)}"
            )
        for number, (size, given) in enumerate(zip(sizes, made.sizes, strict=True)):
            if size not in (0, given):
                raise ExecutionError(f"dimension {number} in {made.name} is {given}, and it should be {size}")
        return (noted(made, machine, op),)

    return create


def _reader_at(pointer: object) -> SparseFileReader:
    if not isinstance(pointer, SparseFileReader):
        raise undefined("the pointer is no reader of sparse tensors")
    pointer.check("reader")
    return pointer


def make_reader_sizes(op: Operation, machine: Machine) -> Function:
    check_signature(op, 1, 1)

    def sizes(pointer: object) -> tuple[object, ...]:
        found = np.array(_reader_at(pointer).sizes, np.int64)
        buffer = Buffer(found)
        buffer.permanent = True
        return (MemRef(buffer, 0, (len(found),), (1,)),)

    return sizes


def make_reader_count(op: Operation, machine: Machine) -> Function:
    check_signature(op, 1, 1)
    return lambda pointer: (len(_reader_at(pointer).indices),)


def make_read(op: Operation, machine: Machine) -> Function:
    """Coordinates of levels, side by side, and values go into buffers; gives whether they are in order."""
    rest = suffix_of(op, READ)
    width = next((one for one in sorted(WIDTHS, key=len, reverse=True) if rest.startswith(one)), "")
    if not width or rest.removeprefix(width) not in ELEMENTS:
        raise unknown_function(op)
    type = ELEMENTS[rest.removeprefix(width)]
    check_signature(op, 5, 1)

    def read(
        pointer: object, to_levels: MemRef, to_dims: MemRef, coordinates: MemRef, values: MemRef
    ) -> tuple[object, ...]:
        from pyopt.interpreter.runtime.library_tensor import LevelMap
        from pyopt.interpreter.sparse.build import narrowed
        from pyopt.interpreter.sparse.storage import StorageError

        map = LevelMap([int(one) for one in to_levels.array()], [int(one) for one in to_dims.array()])
        rows, numbers = _reader_at(pointer).entries(type)
        rows = map.levels_of(rows)
        machine.charge(len(rows))
        if coordinates.sizes[0] < rows.size or values.sizes[0] < len(numbers):
            raise undefined("the buffers are too small for what the file has")
        try:
            coordinates.array()[: rows.size] = narrowed(rows.reshape(-1), int(width), "coordinate")
        except StorageError as error:
            raise ExecutionError(str(error)) from None
        values.array()[: len(numbers)] = numbers
        order = np.lexsort(rows.T[::-1]) if rows.size else np.zeros(0, np.int64)
        # An i1: true is -1.
        return (-1 if np.array_equal(order, np.arange(len(rows))) else 0,)

    return read


def make_delete(op: Operation, machine: Machine) -> Function:
    check_signature(op, 1, 0)

    def delete(pointer: object) -> tuple[object, ...]:
        _reader_at(pointer).memory.free()
        return ()

    return delete


# Writing.


def make_writer(op: Operation, machine: Machine) -> Function:
    check_signature(op, 1, 1)
    return lambda name: (noted(SparseFileWriter(file_name(name)), machine, op),)


def _writer_at(pointer: object) -> SparseFileWriter:
    if not isinstance(pointer, SparseFileWriter):
        raise undefined("the pointer is no writer of sparse tensors")
    pointer.check("writer")
    return pointer


def make_write_head(op: Operation, machine: Machine) -> Function:
    check_signature(op, 4, 0)

    def write(pointer: object, rank: int, count: int, sizes: MemRef) -> tuple[object, ...]:
        extents = " ".join([str(int(one)) for one in sizes.array()[:rank]])
        _writer_at(pointer).lines.append(f"{rank} {count}\n{extents}\n")
        return ()

    return write


def make_write(op: Operation, machine: Machine) -> Function:
    type = ELEMENTS.get(suffix_of(op, WRITE))
    if type is None:
        raise unknown_function(op)
    check_signature(op, 4, 0)
    text, read = number_text(type), reader(type)

    def write(pointer: object, rank: int, coordinates: MemRef, cell: MemRef) -> tuple[object, ...]:
        places = "".join([f"{int(one) + 1} " for one in coordinates.array()[:rank]])
        _writer_at(pointer).lines.append(f"{places}{text(read(cell.array(), ()))}\n")
        return ()

    return write


def make_delete_writer(op: Operation, machine: Machine) -> Function:
    check_signature(op, 1, 0)

    def delete(pointer: object) -> tuple[object, ...]:
        writer = _writer_at(pointer)
        writer.finish(machine)
        writer.memory.free()
        return ()

    return delete


FUNCTIONS: Final[dict[str, Maker]] = {
    "createCheckedSparseTensorReader": make_reader,
    "createSparseTensorWriter": make_writer,
    "delSparseTensorReader": make_delete,
    "delSparseTensorWriter": make_delete_writer,
    "getSparseTensorReaderDimSizes": make_reader_sizes,
    "getSparseTensorReaderNSE": make_reader_count,
    READ: make_read,
    "outSparseTensorWriterMetaData": make_write_head,
    WRITE: make_write,
}

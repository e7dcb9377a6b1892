"""Clocks, random numbers, memory, sorting, and the names of input files."""

from __future__ import annotations

import os
import time

import numpy as np

from pyopt.dialects.llvm.types import LLVMPointerType
from pyopt.interpreter.dialects.memref.buffers import free as free_memref
from pyopt.interpreter.elements import uninitialized
from pyopt.interpreter.errors import ExecutionError, undefined, unsupported
from pyopt.interpreter.machine import Machine
from pyopt.interpreter.runtime.lookup import check_signature, name_of, suffix_of, unknown_function
from pyopt.interpreter.runtime.pointers import text_pointer
from pyopt.interpreter.values import Buffer, MemRef, Pointer
from pyopt.ir.core import Operation
from pyopt.ir.types import IntegerType
from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.interpreter.machine import Function
    from pyopt.interpreter.runtime.lookup import Maker

WORD: Final = 1 << 32
I8: Final = IntegerType.get(8)


def make_clock(op: Operation, machine: Machine) -> Function:
    """rtclock: seconds as f64; nanoTime: nanoseconds as i64."""
    check_signature(op, 0, 1)
    if name_of(op) == "nanoTime":
        return lambda: (time.monotonic_ns(),)
    return lambda: (time.time(),)


def make_abort(op: Operation, machine: Machine) -> Function:
    """Ends the program, as a failed assertion does that was lowered."""
    check_signature(op, 0, 0)

    def abort() -> tuple[object, ...]:
        raise ExecutionError("the program aborted")

    return abort


# Memory.


def make_malloc(op: Operation, machine: Machine) -> Function:
    """malloc, mlirAlloc (bytes), aligned_alloc and mlirAlignedAlloc (alignment, bytes)."""
    count = 2 if name_of(op) in ("aligned_alloc", "mlirAlignedAlloc") else 1
    result = check_signature(op, count, 1).results[0]
    if not isinstance(result, LLVMPointerType):
        raise unsupported(f"@{name_of(op)} gives a pointer, and it is declared with another type")

    def allocate(*sizes: int) -> tuple[object, ...]:
        buffer = Buffer(uninitialized(machine, (sizes[-1] & ((1 << 64) - 1),), I8))
        if machine.heap is not None:
            machine.heap.add(buffer, op)
        return (Pointer(buffer),)

    return allocate


def make_free(op: Operation, machine: Machine) -> Function:
    check_signature(op, 1, 0)

    def free(pointer: object) -> tuple[object, ...]:
        if isinstance(pointer, MemRef):
            free_memref(pointer)
        elif isinstance(pointer, Pointer) and pointer.buffer is not None:
            if pointer.buffer.freed:
                raise undefined("the memory was deallocated before")
            if pointer.offset or pointer.buffer.permanent or pointer.buffer.root is not pointer.buffer:
                raise undefined("the pointer is none of malloc")
            pointer.buffer.free()
        elif pointer is not None:
            raise undefined("the pointer is none of malloc")
        return ()

    return free


def make_copy(op: Operation, machine: Machine) -> Function:
    """memrefCopy(bytes of an element, source, target)."""
    check_signature(op, 3, 0)

    def copy(size: int, source: MemRef, target: MemRef) -> tuple[object, ...]:
        if source.sizes != target.sizes:
            raise undefined("the memrefs of a copy have different shapes")
        target.array()[...] = source.array().copy()
        return ()

    return copy


# Random numbers, those of the C++ library: a Mersenne twister with 32 bits a step.


@final
class Generator:
    """A seeded generator."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = np.random.RandomState(seed & (WORD - 1))

    def word(self) -> int:
        """32 bits."""
        return int(self.state.randint(0, WORD, dtype=np.uint32))

    def below(self, limit: int) -> int:
        """A number in [0, limit), for a limit of at most 32 bits: a product's high half, none of which is preferred."""
        product = self.word() * limit
        if product % WORD < limit:
            least = (WORD - limit) % limit
            while product % WORD < least:
                product = self.word() * limit
        return product // WORD


def make_seed(op: Operation, machine: Machine) -> Function:
    check_signature(op, 1, 1)
    return lambda seed: (Generator(seed),)


def make_random(op: Operation, machine: Machine) -> Function:
    """rtrand(generator, m): a number from 0 to m, m included."""
    check_signature(op, 2, 1)

    def integer(generator: object, most: int) -> tuple[object, ...]:
        if not isinstance(generator, Generator):
            raise undefined("the pointer is none of rtsrand")
        if not 0 <= most < WORD - 1:
            raise unsupported("rtrand takes numbers below 2^32 - 1")
        return (generator.below(most + 1),)

    return integer


def make_delete(op: Operation, machine: Machine) -> Function:
    """rtdrand(generator): the generator is not used any more."""
    check_signature(op, 1, 0)
    return lambda generator: ()


# Sorting.


def make_sort(op: Operation, machine: Machine) -> Function:
    """stdSortI64(n, memref): the first n elements, ascending."""
    if suffix_of(op, "stdSort") not in ("F32", "F64", "I64"):
        raise unknown_function(op)
    check_signature(op, 2, 0)

    def sort(count: int, memref: MemRef) -> tuple[object, ...]:
        array = memref.array()
        if not 0 <= count <= array.size:
            raise undefined(f"{count} elements of a memref of {array.size} are to be sorted")
        array[:count] = np.sort(array[:count])
        return ()

    return sort


# Files.


def make_filename(op: Operation, machine: Machine) -> Function:
    """getTensorFilename(id): what the environment's TENSOR<id> says."""
    check_signature(op, 1, 1)

    def filename(number: int) -> tuple[object, ...]:
        name = f"TENSOR{number}"
        found = os.environ.get(name)
        if found is None:
            raise ExecutionError(f"the environment variable {name} is not set: it names the input file")
        return (text_pointer(found),)

    return filename


FUNCTIONS: Final[dict[str, Maker]] = {
    "abort": make_abort,
    "aligned_alloc": make_malloc,
    "free": make_free,
    "getTensorFilename": make_filename,
    "malloc": make_malloc,
    "memrefCopy": make_copy,
    "mlirAlignedAlloc": make_malloc,
    "mlirAlignedFree": make_free,
    "mlirAlloc": make_malloc,
    "mlirFree": make_free,
    "nanoTime": make_clock,
    "rtclock": make_clock,
    "rtdrand": make_delete,
    "rtrand": make_random,
    "rtsrand": make_seed,
    "stdSort": make_sort,
}

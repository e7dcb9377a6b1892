"""The state of one execution: limits, the treatment of undefined behaviour, memory, and the code of functions."""

from __future__ import annotations

import weakref

import numpy as np

from pyopt.interpreter.errors import limit, unsupported
from pyopt.interpreter.heap import Heap
from pyopt.interpreter.numbers import WIDE, Array, array_dtype, complex_of, width_of, wrapping
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation
from pyopt.ir.symbols import SymbolTables
from pyopt.ir.types import ComplexType, FloatType, Type
from pyopt.light import TYPE_CHECKING, Any, Callable, Final, TypeAlias, final

if TYPE_CHECKING:
    Function: TypeAlias = Callable[..., tuple[object, ...]]
    """A compiled function."""
    Outside: TypeAlias = Callable[[Operation, tuple[object, ...]], tuple[object, ...]]
    """(unregistered op, or function without a body; its operands) -> its results."""

TRACKED_SIZE: Final = 1 << 16
"""Arrays of at least so many bytes count as live memory; all count for themselves."""


@final
class Options:
    """The settings of execution. `strict`: undefined behaviour is an error. `eager`: that of pure ops too, whose
    results would be poison otherwise. `junk` picks what uninitialized memory holds and which buffer it is where several
    would do, `vscale` is the factor of scalable vectors. `max_steps`, `max_memory` (bytes) and `max_calls` (calls
    within each other) are limits. `check_leaks`: memory that is left on the heap is an error. `outside` does what the
    program does not say: unregistered ops, and functions without a body, which are errors without it."""

    __slots__ = ("check_leaks", "eager", "junk", "max_calls", "max_memory", "max_steps", "outside", "strict", "vscale")

    def __init__(
        self,
        strict: bool = True,
        max_steps: int = 1_000_000_000,
        max_memory: int = 4 << 30,
        max_calls: int = 10_000,
        junk: int = 0,
        vscale: int = 1,
        eager: bool = False,
        outside: Outside | None = None,
        check_leaks: bool = False,
    ) -> None:
        self.strict = strict
        self.eager = eager
        self.max_steps = max_steps
        self.max_memory = max_memory
        self.max_calls = max_calls
        self.junk = junk
        self.vscale = vscale
        self.outside = outside
        self.check_leaks = check_leaks


@final
class Machine:
    """The state of one execution of a module."""

    __slots__ = (
        "calls", "defers", "functions", "heap", "live_bytes", "module", "options", "printed", "printed_errors", "state",
        "steps_left", "strict", "symbols",
    )  # fmt: skip

    def __init__(self, module: Operation, options: Options) -> None:
        self.module = module
        self.options = options
        self.strict = options.strict
        self.defers = options.strict and not options.eager
        self.symbols = SymbolTables()
        self.functions: dict[Operation, Function] = {}
        """Those compiled so far: `compiler.function_code` fills it."""
        self.steps_left = options.max_steps
        self.heap = Heap() if options.check_leaks else None
        self.calls = 0
        self.live_bytes = 0
        self.state: dict[str, object] = {}
        """State that a dialect keeps for the whole run (the memory of globals, say), under the dialect's name."""
        self.printed: list[str] = []
        """The program's output."""
        self.printed_errors: list[str] = []
        """The program's output to standard error."""

    # Limits.

    def charge(self, steps: int) -> None:
        """Counts steps of an evaluator that does the work of many ops at once."""
        self.steps_left -= steps
        if self.steps_left < 0:
            raise self.out_of_steps()

    def out_of_steps(self) -> Exception:
        return limit(f"the program takes more than {self.options.max_steps} steps (--max-steps)")

    def reserve(self, sizes: tuple[int, ...], dtype: np.dtype[Any]) -> None:
        """Raises if an array of these sizes would be more memory than allowed."""
        count = dtype.itemsize
        for size in sizes:
            if size < 0:
                raise limit(f"an array cannot have the size {size}")
            count *= size
        if count + self.live_bytes > self.options.max_memory:
            raise limit(f"the program takes more than {self.options.max_memory} bytes of memory (--max-memory)")

    def track(self, array: Array) -> Array:
        """Counts an array as live memory until there is no reference to it; gives the array."""
        size = array.nbytes
        if size >= TRACKED_SIZE:
            self.live_bytes += size
            weakref.finalize(array, self._release, size)
        return array

    def _release(self, size: int) -> None:
        self.live_bytes -= size

    def zeros(self, sizes: tuple[int, ...], type: Type) -> Array:
        """A new array of zeros with elements of `type`, within the limits; write to it before you hand it on."""
        dtype = array_dtype(type)
        self.reserve(sizes, dtype)
        array = np.zeros(sizes, dtype)
        return self.track(array)

    def uninitialized(self, sizes: tuple[int, ...], type: Type) -> Array:
        """A new array of what uninitialized memory holds: NaN and odd numbers, which are not mistaken for data."""
        dtype = array_dtype(type)
        self.reserve(sizes, dtype)
        return self.track(np.full(sizes, junk_of(type, self.options.junk), dtype))

    # Symbols.

    def symbol(self, op: Operation, attribute: Attribute | None) -> Operation:
        """The op that a symbol reference at `op` names; raises if there is none."""
        found = self.symbols.lookup_attribute(op, attribute)
        if found is None:
            raise unsupported("refers to a symbol that is not there", op)
        return found


def junk_of(type: Type, junk: int) -> object:
    """The contents of an uninitialized element."""
    if isinstance(type, ComplexType):
        part = junk_of(type.element_type, junk)
        return complex_of(part, part) if isinstance(part, (float, int)) else 0j
    if isinstance(type, FloatType):
        if type in WIDE:
            return ((0x7FFF << type.width - 16) | (3 << type.width - 18)) if junk == 0 else 0x4000 << type.width - 16
        return float("nan") if junk == 0 else 1.75 * junk
    if array_dtype(type) == np.dtype(object) and width_of(type) <= 64:
        return None
    pattern = int.from_bytes(bytes([0xCD if junk == 0 else 0x35 * junk & 0xFF]) * (width_of(type) // 8 + 1), "little")
    return wrapping(type)(pattern)

"""Queries of the program around an op, for its bufferization facts. `state.py` answers them."""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.types import MemRefType
from pyopt.light import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from pyopt.analysis.bufferization.options import BufferizationOptions
    from pyopt.analysis.bufferization.summaries import FunctionSummaries

    Alias: TypeAlias = tuple[Value, bool, bool]
    """(a value that may share the buffer of an operand, it is the same buffer as a whole, it surely shares it)."""
    Source: TypeAlias = tuple[Operation, int, bool, bool]
    """(op, index of an operand) whose buffer a value may share, and the same two flags."""
    Use: TypeAlias = tuple[Operation, int]
    """An operand: (op, index)."""


class BufferQuestions:
    """The questions, what the user wants, and what is known of functions."""

    __slots__ = ("functions", "options")

    def __init__(self, options: BufferizationOptions, functions: FunctionSummaries) -> None:
        self.options = options
        self.functions = functions

    def aliases(self, op: Operation, index: int) -> list[Alias]:
        """The results and block arguments that may share an operand's buffer, if it is in place."""
        raise NotImplementedError

    def is_read(self, value: Value) -> bool:
        """The contents of a value may be read, by way of other values, too."""
        raise NotImplementedError

    def are_equivalent(self, one: Value, other: Value) -> bool:
        """Both have the same buffer for sure."""
        raise NotImplementedError

    def result_is_written(self, value: Value) -> bool:
        """A result is defined by its op: nothing else gives its buffer, or that is written to, or inside of it."""
        raise NotImplementedError

    def buffer_type(self, value: Value, stack: list[Value] | None = None) -> MemRefType:
        """The type of the buffer of a tensor, or of what has become a buffer already."""
        raise NotImplementedError

    def default_buffer_type(self, op: Operation, value: Value, stack: list[Value]) -> MemRefType:
        """The type of the operand that is the same buffer, if there is one."""
        raise NotImplementedError

    def type_without_facts(self, op: Operation, value: Value) -> MemRefType:
        """The buffer type of a value of which nothing is known."""
        raise NotImplementedError

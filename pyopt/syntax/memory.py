"""The interface of a context's memory, for the parser and the printer to look up repeated ops.

`pyopt.memo` answers; a plain run does not have it.
"""

from __future__ import annotations

from pyopt.ir.context import Context, Verdicts
from pyopt.ir.core import Block, Operation
from pyopt.syntax.operand_parser import RepeatedOpReader
from pyopt.syntax.operand_printer import RepeatedOpWriter


class Memory(Verdicts):
    """The memory of a context: ops that were read, verified and printed in it."""

    __slots__ = ()

    def reader(self, context: Context, checked: dict[Block, Operation | None] | None) -> RepeatedOpReader:
        """For one source. It says in `checked` which ops `verify` need not look at."""
        raise NotImplementedError

    def writer(self) -> RepeatedOpWriter:
        """For one text."""
        raise NotImplementedError


def memory_of(context: Context) -> Memory | None:
    """The memory of the context, None if it has none for syntax."""
    memory = context.memory
    return memory if isinstance(memory, Memory) else None

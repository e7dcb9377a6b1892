"""Summaries of functions: which results share buffers with arguments, and which arguments are read or written.

`FunctionSummaries` has a `Summary` of each function that was analyzed, which calls of it ask.
"""

from __future__ import annotations

from pyopt.ir.attributes import SymbolRefAttr
from pyopt.ir.core import Operation
from pyopt.ir.symbols import SymbolTables
from pyopt.light import Final, final

FUNCTION: Final = "func.func"
CALL: Final = "func.call"


@final
class Summary:
    """The effects of a function on buffers, for its calls.

    equivalent: result -> the argument whose buffer it is. aliasing: argument -> the results that may share its buffer.
    read, written: arguments by number.
    """

    __slots__ = ("aliasing", "equivalent", "read", "written")

    def __init__(self) -> None:
        self.equivalent: dict[int, int] = {}
        self.aliasing: dict[int, list[int]] = {}
        self.read: set[int] = set()
        self.written: set[int] = set()


@final
class FunctionSummaries:
    """The functions of a module and what is known of them.

    calls: those inside of each function, before anything changed. circular: functions that call themselves in the end,
    or what does.
    """

    __slots__ = ("_summaries", "_tables", "calls", "circular")

    def __init__(self) -> None:
        self.calls: dict[Operation, list[Operation]] = {}
        self.circular: set[Operation] = set()
        self._summaries: dict[Operation, Summary] = {}
        self._tables = SymbolTables()

    def callee(self, call: Operation) -> Operation | None:
        """The function that a func.call names."""
        reference = call.attributes.get("callee")
        if not isinstance(reference, SymbolRefAttr):
            return None
        found = self._tables.lookup(call, reference.path)
        return found if found is not None and found.info.name == FUNCTION else None

    def summary(self, call: Operation) -> Summary | None:
        """The summary of the callee; None as long as it was not analyzed."""
        function = self.callee(call)
        return None if function is None else self._summaries.get(function)

    def without_summaries(self) -> FunctionSummaries:
        """The same functions, as if none was analyzed."""
        found = FunctionSummaries()
        found._tables = self._tables
        found.circular = self.circular
        return found

    def keep(self, function: Operation, summary: Summary) -> None:
        """The function was analyzed."""
        self._summaries[function] = summary

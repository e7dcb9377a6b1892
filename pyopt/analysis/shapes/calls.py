"""The call graph: the callees of calls, and the functions all of whose calls are known.

A function is closed if it is private and every reference to it is the callee of a call: what its parameters
may be is then what its calls give.
"""

from __future__ import annotations

from pyopt.analysis.call_graph import callee_of
from pyopt.analysis.shapes.program_ops import ProgramOps
from pyopt.ir.attributes import Attribute, SymbolRefAttr
from pyopt.ir.components import strongly_connected
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import CALL, CALLABLE, RETURN_LIKE
from pyopt.ir.symbols import SymbolTables, is_symbol, op_references, references, visibility
from pyopt.light import Final, Sequence, final

BARRIERS: Final = frozenset(
    (
        "cf.assert",
        "shape.assuming",
        "shape.cstr_broadcastable",
        "shape.cstr_eq",
        "shape.cstr_require",
    )
)
"""Ops that may end the program in good order: here, what comes behind them need not happen."""


def returned(function: Operation) -> list[Operation]:
    """The ops that hand over the results of a function."""
    return [
        block.last
        for block in function.regions[0]
        if block.last is not None and block.last.info.traits & RETURN_LIKE and not block.last.successors
    ]


def function_around(op: Operation) -> Operation | None:
    """The innermost callable op around `op`."""
    walk = op.parent_op()
    while walk is not None and not walk.info.traits & CALLABLE:
        walk = walk.parent_op()
    return walk


@final
class CallGraphEdges:
    """The calls and functions among some ops."""

    __slots__ = ("callees", "callers", "closed", "functions", "functions_set", "may_end", "only_called", "recursive")

    def __init__(self, ops: ProgramOps) -> None:
        root = ops.root
        self.functions = [op for op in ops.nesting if op.info.traits & CALLABLE and not op.regions[0].is_empty()]
        self.callees: dict[Operation, Operation] = {}
        self.callers: dict[Operation, list[Operation]] = {}
        self.functions_set = known = set(self.functions)
        tables = SymbolTables()
        others: set[Operation] = set()
        for op in _referring(ops) if known else ():
            callee = callee_of(op) if op.info.traits & CALL else None
            for reference in op_references(op):
                target = self._target(op, reference, tables)
                if target is None or target not in known:
                    continue
                if reference is callee and fits(op, target):
                    self.callees[op] = target
                    self.callers.setdefault(target, []).append(op)
                else:
                    others.add(target)
        self.closed = {
            function
            for function in self.callers
            if function not in others
            and function is not root
            and is_symbol(function)
            and visibility(function) == "private"
        }
        self.only_called = {function for function in self.functions if function not in others and function is not root}
        self.recursive = self._find_recursion()
        self.may_end: set[Operation] = set()
        self._find_ends(ops)

    def _target(self, op: Operation, reference: SymbolRefAttr, tables: SymbolTables) -> Operation | None:
        return tables.lookup(op, reference.path)

    def _find_recursion(self) -> set[Operation]:
        """The functions that may call themselves, by others too."""
        called: dict[Operation, list[Operation]] = {}
        for call, callee in self.callees.items():
            caller = function_around(call)
            if caller is not None:
                called.setdefault(caller, []).append(callee)
        found = {caller for caller, callees in called.items() if caller in callees}
        for component in strongly_connected(called, lambda one: called.get(one, ())):
            if len(component) > 1:
                found.update(component)
        return found

    def _find_ends(self, ops: ProgramOps) -> None:
        """The functions that may end the program in good order, by themselves or by what they call."""
        barriers = {info for info in ops.infos if info.name in BARRIERS}
        work = [function_around(op) for op in ops.all if op.info in barriers] if barriers else []
        while work:
            function = work.pop()
            if function is None or function in self.may_end:
                continue
            self.may_end.add(function)
            work += [function_around(call) for call in self.callers.get(function, ())]


def _referring(ops: ProgramOps) -> list[Operation]:
    """The ops with references to symbols in their attributes, which most ops have alike."""
    met: set[Attribute] = set()
    for op in ops.all:
        if op.attributes:
            met.update(op.attributes.values())
        if op.properties is not None:
            met.add(op.properties)
    naming = {attribute for attribute in met if references(attribute)}
    if not naming:
        return []
    return [op for op in ops.all if op.properties in naming or not naming.isdisjoint(op.attributes.values())]


def fits(call: Operation, function: Operation) -> bool:
    """The call hands over and gets what the function takes and gives."""
    first = function.regions[0].entry()
    if [value.type for value in call.operands] != [value.type for value in first.arguments]:
        return False
    types = [value.type for value in call.results]
    return all([value.type for value in op.operands] == types for op in returned(function))


def parameters(function: Operation) -> Sequence[Value]:
    """The arguments of a function with a body."""
    first = function.regions[0].entry()
    return first.arguments

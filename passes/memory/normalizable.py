"""Which functions and views can go on with memrefs without layouts (normalize-memrefs)."""

from __future__ import annotations

from pyopt.dialects.affine.validity import affine_scope, is_valid_dim
from pyopt.ir.affine import ADD, AffineExpr, dim, subexpressions
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import operand_group
from pyopt.ir.strides import layout_map
from pyopt.ir.symbols import SymbolTables, op_references
from pyopt.ir.types import MemRefType, Type, VectorType
from pyopt.light import Final, final
from pyopt.passes.buffers.functions import CALL, FUNCTION, RETURN, function_type, is_declaration
from pyopt.passes.memory.normalized_types import is_plain, normalized
from pyopt.passes.memory.reindexed_accesses import DMA, ELEMENTS, accessed_at, is_reindexable

ALLOCATIONS: Final = ("memref.alloc", "memref.alloca")
CASTS: Final = ("memref.cast", "memref.memory_space_cast")
VIEW: Final = "memref.reinterpret_cast"
MEETING: Final = (*CASTS, CALL, RETURN)
"""Ops by which a type meets that of another value."""
VECTORS: Final = ("affine.vector_load", "affine.vector_store")


@final
class Normalizable:
    """The functions of a module that change, with all calls, and, unless `exact`, the values that do.

    `exact`: as the reference finds them, else those that are valid and compute the same afterwards.
    """

    __slots__ = ("_exact", "_neighbours", "_others", "calls", "changing", "functions")

    def __init__(self, module: Operation, exact: bool) -> None:
        self._exact = exact
        found = [op for op in module.walk() if op.info.name == FUNCTION]
        self.functions: dict[Operation, None] = dict.fromkeys(found)
        self.calls: dict[Operation, list[Operation]] = {function: [] for function in found}
        self._neighbours: dict[Operation, list[Operation]] = {function: [] for function in found}
        self._others: set[Operation] = set()
        self.changing: set[Value] = set()
        self._find_uses(module)
        for function in found:
            if function in self.functions and not self._is_normalizable(function):
                self._keep(function)

    def _find_uses(self, module: Operation) -> None:
        tables = SymbolTables()
        for op in module.walk():
            if not op.attributes and op.properties is None:
                continue
            for reference in op_references(op):
                function = tables.lookup(op.parent_op() or op, reference.path)
                if function is None or function not in self.calls:
                    continue
                caller = function_around(op)
                if caller is not None:
                    self._neighbours[function].append(caller)
                if op.info.name != CALL or op.attributes.get("callee") is not reference:
                    self._others.add(function)
                    continue
                self.calls[function].append(op)
                if caller is None:
                    self._others.add(function)
                else:
                    self._neighbours[caller].append(function)

    def _keep(self, function: Operation) -> None:
        """The function keeps its types, and so do those that call it or that it calls."""
        work = [function]
        while work:
            one = work.pop()
            if one in self.functions:
                del self.functions[one]
                work += self._neighbours[one]

    def _is_normalizable(self, function: Operation) -> bool:
        if not self._exact and not self._may_change_signature(function):
            return False
        if is_declaration(function):
            return True
        values: list[Value] = list(function.regions[0].entry().arguments)
        values += [
            result
            for op in function.walk()
            if (op.info.name in ALLOCATIONS or op.info.name == CALL)
            for result in op.results
        ]
        for value in values:
            if not is_plain(value.type) and not all(is_reindexable(user) for user in value.users()):
                return False
        return self._exact or self._is_safe(function)

    # What the reference does not ask.

    def _may_change_signature(self, function: Operation) -> bool:
        type = function_type(function)
        changing = [one for one in (*type.inputs, *type.results) if self._changes(one)]
        return not changing or (function not in self._others and not any(has_symbols(one) for one in changing))

    def _changes(self, type: Type) -> bool:
        return normalized(type, self._exact) is not type

    def _is_safe(self, function: Operation) -> bool:
        """All that changes can be used at other indices, and no other value meets a changed type."""
        entry = function.regions[0].entry()
        self.changing.update(one for one in entry.arguments if self._changes(one.type))
        for op in function.walk():
            name = op.info.name
            if name in CASTS and op.operands[0] in self.changing and not self._casts_alike(op):
                return False
            for result in op.results:
                if self._changes(result.type) and self._is_found(op, result):
                    self.changing.add(result)
        for op in function.walk():
            for value in op.operands:
                if value in self.changing:
                    if not is_safe_use(op, value):
                        return False
                elif op.info.name in MEETING and self._changes(value.type):
                    return False
        return True

    def _is_found(self, op: Operation, result: Value) -> bool:
        """The pass gives the result another type."""
        name = op.info.name
        if name in CASTS:
            return op.operands[0] in self.changing
        if name == VIEW:
            return all(is_safe_use(user, result) for user in result.users())
        return name in ALLOCATIONS or name == CALL

    def _casts_alike(self, cast: Operation) -> bool:
        """To a type that changes as that of the source does."""
        source, target = cast.operands[0].type, cast.results[0].type
        return (
            isinstance(source, MemRefType)
            and isinstance(target, MemRefType)
            and source.layout is target.layout
            and self._changes(target)
        )


def is_safe_use(op: Operation, memref: Value) -> bool:
    """The op does the same with the same elements at other indices, and without the symbols of the layout."""
    name = op.info.name
    if name == "memref.dim" or name in DMA:
        return False
    at = accessed_at(op)
    if at is None:
        return is_reindexable(op) and (name not in MEETING or not has_symbols(memref.type))
    if op.operands[at] is not memref or op.operands.count(memref) > 1:
        return False
    if name in VECTORS and not _is_along_rows(op, memref):
        return False
    if name in ELEMENTS or not has_symbols(memref.type):
        return True
    assert memref.op is not None
    scope = affine_scope(op)
    return all(is_valid_dim(one, scope) for one in operand_group(memref.op, "symbolOperands"))


def _is_along_rows(op: Operation, memref: Value) -> bool:
    """The vector has one dimension, in which the last index alone counts, before and after."""
    vector = (op.results[0] if op.results else op.operands[0]).type
    assert isinstance(memref.type, MemRefType)
    assert isinstance(vector, VectorType)
    map = layout_map(memref.type)
    last = dim(map.num_dims - 1)
    terms: list[AffineExpr] = []
    stack = [map.results[-1]]
    while stack:
        expr = stack.pop()
        if expr.kind == ADD:
            stack += (expr.lhs, expr.rhs)
        else:
            terms.append(expr)
    if vector.shape is None or len(vector.shape) != 1 or terms.count(last) != 1:
        return False
    terms.remove(last)
    return not any(last in subexpressions(expr) for expr in (*terms, *map.results[:-1]))


def function_around(op: Operation) -> Operation | None:
    """The closest func.func around an op."""
    walk = op.parent_op()
    while walk is not None and walk.info.name != FUNCTION:
        walk = walk.parent_op()
    return walk


def has_symbols(type: Type) -> bool:
    """The layout of the memref has symbols, which it is allocated with."""
    return isinstance(type, MemRefType) and layout_map(type).num_symbols > 0

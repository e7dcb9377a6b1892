"""Computations of shapes in functions of their own.

    %s = shape.shape_of %t : ...                        %v = "op"(%t) : ...
    %e = shape.get_extent %s, %i : ...                  use(%v)
    %r = shape.from_extents %e : index
    %v = "op"(%t) : ...                           ->    shape.func private @shape_cal_0(%t: ..) -> !shape.shape {
    %w = shape.with_shape %v, %r : ...                    %s = shape_of %t : ...
    %u = shape.value_of %w : ...                          ...
    use(%u)                                             }

Where a value is said to have a shape, the ops that serve to compute shapes only become the body of a shape function,
and the value is used as it is. Which function is for which value, and what it is to be called with, is kept for the
pass behind this one.
"""

from __future__ import annotations

from pyopt.dialects.shape.types import VALUE_SHAPE
from pyopt.ir.attributes import StringAttr, TypeAttr
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.symbols import SymbolTables, nearest_symbol_table, table_of
from pyopt.ir.types import FunctionType, TensorType
from pyopt.light import Final, final
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.shapes.common import dim_as_extent
from pyopt.passes.shapes.mapping import NAME, ShapeCall, ShapeMapping
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

SAYS_SHAPE: Final = "shape.with_shape"


RULES: Final[tuple[Rule, ...]] = (Rule("tensor.dim", dim_as_extent),)
"""Rules that are applied before computations are collected."""


def only_for_shapes(function: Operation) -> set[Operation]:
    """The ops in a function whose results serve to compute what a value's shape is said to be, and nothing else.

    An op without users serves something else: a dead one would have been erased.
    """
    candidates: set[Operation] = set()
    stack: list[Operation] = []
    for op in function.walk():
        if op.info.name == SAYS_SHAPE:
            value, shape = op.operands
            if value.op is not None and value is not shape:
                stack.append(value.op)
        elif any(result.uses for result in op.results):
            candidates.add(op)
        else:
            stack.extend([value.op for value in op.operands if value.op is not None])
    while stack:
        op = stack.pop()
        if op in candidates:
            candidates.remove(op)
            stack.extend([value.op for value in op.operands if value.op is not None])
    return candidates


def computation_of(shape: Value, candidates: set[Operation], order: dict[Operation, int]) -> list[Operation]:
    """The candidates that a shape is computed by, in order; those that others of them do not lead to are no part."""
    found: set[Operation] = set()
    stack = [shape.op]
    while stack:
        op = stack.pop()
        if op is not None and op in candidates and op not in found:
            found.add(op)
            stack.extend([value.op for value in values_used(op)])
    return sorted(found, key=order.__getitem__)


def values_used(op: Operation) -> list[Value]:
    """The operands of an op, and the values from outside that are used in it."""
    if not op.regions:
        return op.operands
    used: dict[Value, None] = dict.fromkeys(op.operands)
    for nested in op.walk():
        for value in nested.operands:
            block = value.parent_block()
            parent = None if block is None else block.parent_op()
            if nested is not op and parent is not None and parent is not op and not op.is_ancestor_of(parent):
                used[value] = None
    return list(used)


@final
class Outliner:
    """Makes the shape functions of a module; names are unique in the module and in the symbol table they get to."""

    __slots__ = ("_counter", "_names", "_tables", "context", "mapping")

    def __init__(self, module: Operation, pass_context: PassContext) -> None:
        self.context = pass_context.context
        self.mapping = ShapeMapping()
        self._names = set(table_of(module))
        self._counter = 0
        self._tables = SymbolTables()

    def outline(self, function: Operation) -> None:
        """Makes the functions for the values that `function` says the shape of, and uses these values as they are."""
        said = [op for op in function.walk_postorder() if op.info.name == SAYS_SHAPE]
        if not said:
            return
        candidates = only_for_shapes(function)
        order = {op: number for number, op in enumerate(function.walk_postorder())}
        scope = nearest_symbol_table(function)
        taken = {} if scope is None else self._tables.table(scope)
        calls: dict[Value, ShapeCall] = {}
        for op in said:
            value, shape = op.operands
            if not isinstance(value.type, TensorType) or value.type.shape is None:
                continue
            call = calls.get(shape)
            if call is None:
                name = self._unused_name(f"shape_cal_{len(calls)}", taken)
                body = computation_of(shape, candidates, order)
                call = calls[shape] = self._make(function, name, body, shape)
            self.mapping.calls.setdefault(value, call)
        for op in said:
            use_value_itself(op)

    def _unused_name(self, name: str, taken: dict[str, Operation]) -> str:
        found = name
        while found in self._names or found in taken:
            found = f"{name}_{self._counter}"
            self._counter += 1
        self._names.add(found)
        return found

    def _make(self, function: Operation, name: str, body: list[Operation], shape: Value) -> ShapeCall:
        """A shape function right behind `function` with copies of the ops of `body`, which ends in `shape`."""
        made = set(body)
        inputs = list(dict.fromkeys([value for op in body for value in values_used(op) if value.op not in made]))
        parameters = inputs if body else [shape]
        rewriter = Rewriter(self.context)
        rewriter.insert_after(function)
        rewriter.loc = function.loc
        type = FunctionType.get(tuple([value.type for value in parameters]), (shape.type,))
        attributes = {
            "sym_name": StringAttr.get(name),
            "function_type": TypeAttr.get(type),
            "sym_visibility": StringAttr.get("private"),
        }
        region = Region()
        rewriter.create("shape.func", [], [], {**attributes}, [region])
        block = Block()
        region.append(block)
        values: dict[Value, Value] = {}
        for value in parameters:
            values[value] = block.add_argument(value.type, function.loc)
        rewriter.insert_at_end(block)
        for op in body:
            rewriter.clone(op, values)
        rewriter.create("shape.return", [values[shape]], [])
        return ShapeCall(name, inputs)


def use_value_itself(op: Operation) -> None:
    """value_of(with_shape(v, s)) -> v; value_of(with_shape(v : !shape.value_shape, s)) -> value_of(v)"""
    value = op.operands[0]
    for user in list(op.results[0].uses):
        if user.info.name != "shape.value_of":
            continue
        if user.results[0].type is value.type:
            user.results[0].replace_all_uses_with(value)
        elif value.type is VALUE_SHAPE:
            user.set_operand(0, value)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Outlines computations of shapes in the functions of the module `op`."""
    outliner = Outliner(op, pass_context)
    changed = False
    for function in [one for one in op.walk_postorder() if one.info.name == "func.func"]:
        changed = rewrite(function, pass_context, RULES) or changed
        before = len(outliner.mapping.calls)
        outliner.outline(function)
        changed = rewrite(function, pass_context, ()) or changed or len(outliner.mapping.calls) > before
    pass_context.keep(NAME, outliner.mapping)
    return changed


PASS = make_pass("outline-shape-computation", run, anchor="builtin.module", class_name="OutlineShapeComputationPass")

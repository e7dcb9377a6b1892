"""export-shape-functions: for each public function one that computes the shapes of its results.

    func.func @f(%x: tensor<?x?xf32>) -> tensor<?xf32> {
      %0 = tensor.collapse_shape %x [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
      return %0 : tensor<?xf32>
    }
    ->
    func.func @f_shapes(%x: tensor<2xindex>) -> tensor<1xindex> attributes {shape.shapes_of = @f} {
      %c0 = arith.constant 0 : index
      %0 = tensor.extract %x[%c0] : tensor<2xindex>
      ...
      %2 = arith.muli %0, %1 : index
      %3 = tensor.from_elements %2 : tensor<1xindex>
      return %3 : tensor<1xindex>
    }

A parameter stands for each of the function's: the extents of what has a shape, all else as it is; behind them come
tensors of integers whose elements shapes depend on. There is a result for each of the function's that has a shape. A
warning says of which functions shapes cannot be computed from the arguments, and why.
"""

from __future__ import annotations

from pyopt.analysis.shapes.calls import parameters
from pyopt.analysis.shapes.solver import ShapeSolver
from pyopt.analysis.shapes.tracked import NUMBER, SHAPE, aspects, may_hold_extents
from pyopt.dialects.shape.types import extent_tensor
from pyopt.ir.attributes import IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.symbols import SymbolTables, nearest_symbol_table, symbol_name, visibility
from pyopt.ir.types import DYNAMIC, INDEX, FunctionType, ShapedType, TensorType, Type
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, final
from pyopt.passes.shapes.expression_ops import ExpressionOps
from pyopt.passes.shapes.inference.reasons import Reasons
from pyopt.passes.shapes.inference.solving import LIBRARY, solve
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Polynomial

MARK: Final = "shape.shapes_of"
"""The attribute of a function that computes shapes: the function that they are of."""


def run(op: Operation, pass_context: PassContext) -> bool:
    """Makes the functions for those in the module `op`; those of an earlier run are replaced."""
    old = [one for one in op.walk() if one.info.name == "func.func" and MARK in one.attributes]
    for one in old:
        one.erase()
    solved = solve(op, pass_context)
    if solved is None:
        return bool(old)
    solver = solved.solver
    functions = [one for one in solver.calls.functions if one.info.name == "func.func" and one is not op]
    made = 0
    for function in functions:
        if visibility(function) == "public" and function in solver.flow.of_results:
            made += ShapeExport(function, solver, pass_context).make()
    pass_context.count("num-exported", made)
    return made > 0 or bool(old)


@final
class ShapeExport:
    """One function, and the block that the ops for its shapes go to."""

    __slots__ = ("_behind", "_block", "_context", "_function", "_ops", "_rewriter", "_solver")

    def __init__(self, function: Operation, solver: ShapeSolver, pass_context: PassContext) -> None:
        self._function = function
        self._solver = solver
        self._context = pass_context.context
        self._rewriter = Rewriter(pass_context.context)
        self._rewriter.loc = function.loc
        self._ops = ExpressionOps(self._rewriter)
        self._block = Block()
        # The tensors whose elements are needed, with the parameters that they become.
        self._behind: dict[Value, Value] = {}

    def make(self) -> bool:
        """Makes the function; False where it cannot be, which a warning says."""
        shapes = self._shapes()
        if not shapes:
            return False
        for argument in parameters(self._function):
            self._add_parameter(argument)
        needed = [extent for shape in shapes for extent in shape]
        for index, shape in enumerate(shapes):
            for position, extent in enumerate(shape):
                missing = self._ops.missing(extent)
                if missing is not None:
                    reason = Reasons(self._solver, self._context).of_extent(extent)
                    if missing in self._solver.flow.of_results[self._function].point.unknowns():
                        reason = "it is not the same at all returns"
                    self._warn(f"extent {position} of result #{self._result(index)} is not known: {reason}")
                    return False
        self._rewriter.insert_at_end(self._block)
        values = {extent: self._ops.value(extent) for extent in needed if extent.value() is None}
        results = [self._tensor(shape, values) for shape in shapes]
        self._rewriter.create("func.return", results, [])
        self._add_function([result.type for result in results])
        return True

    def _warn(self, why: str) -> None:
        name = symbol_name(self._function)
        self._context.emit("warning", f"the shapes of @{name} cannot be computed: {why}", self._function.loc, [])

    def _result(self, shaped: int) -> int:
        """The number of a result among all, by that among those with a shape."""
        join = self._solver.flow.of_results[self._function]
        return [index for index, type in enumerate(join.types) if isinstance(type, ShapedType)][shaped]

    def _shapes(self) -> list[list[Polynomial]] | None:
        """The shapes of the results that have one."""
        join = self._solver.flow.of_results[self._function]
        found: list[list[Polynomial]] = []
        for index, type in enumerate(join.types):
            if not isinstance(type, ShapedType):
                continue
            shape = join.shape_of(index, SHAPE)
            extents = None if shape is None else self._solver.resolved(shape).extents
            known = [one for one in extents or () if one is not None]
            if extents is None or len(known) < len(extents):
                what = "its rank is not known" if extents is None else "an extent is too large an expression"
                operand = next(one for one in join.edges)[index]
                why = "; ".join([text for _, text in Reasons(self._solver, self._context).of_value(operand)])
                self._warn(f"result #{index}: {why or what}")
                return None
            found.append(known)
        return found

    # Parameters.

    def _add_parameter(self, argument: Value) -> None:
        solver = self._solver
        type = argument.type
        if not isinstance(type, ShapedType):
            parameter = self._block.add_argument(type, argument.location())
            if NUMBER in aspects(type) and type is INDEX:
                self._ops.take_in(solver.number(argument), lambda: parameter)
            return
        extents = solver.shape(argument).extents if argument in solver.seen else None
        rank = DYNAMIC if type.shape is None else len(type.shape)
        shape = self._block.add_argument(TensorType.get((rank,), INDEX), argument.location())
        for position, extent in enumerate(extents or ()):
            self._ops.take_in(extent, self._element(shape, position))
        if may_hold_extents(type) and type.shape is not None and len(type.shape) < 2:
            for position, element in enumerate(solver.denoted(argument).extents or ()):
                self._ops.take_in(element, self._element_of_tensor(argument, position))

    def _element(self, tensor: Value, position: int) -> Callable[[], Value]:
        def make() -> Value:
            at = self._rewriter.constant(IntegerAttr.get(position, INDEX), INDEX)
            return self._rewriter.create("tensor.extract", [tensor, at], [INDEX]).results[0]

        return make

    def _element_of_tensor(self, argument: Value, position: int) -> Callable[[], Value]:
        def make() -> Value:
            type = argument.type
            assert isinstance(type, ShapedType) and type.shape is not None
            tensor = self._behind.get(argument)
            if tensor is None:
                tensor = self._behind[argument] = self._block.add_argument(type, argument.location())
            at = [self._rewriter.constant(IntegerAttr.get(position, INDEX), INDEX)] if type.shape else []
            element = self._rewriter.create("tensor.extract", [tensor, *at], [type.element_type]).results[0]
            if type.element_type is INDEX:
                return element
            return self._rewriter.create("arith.index_cast", [element], [INDEX]).results[0]

        return make

    # Results.

    def _tensor(self, shape: Sequence[Polynomial], values: dict[Polynomial, Value]) -> Value:
        """A tensor with the extents of a shape."""
        type = extent_tensor(len(shape))
        numbers = [one.value() for one in shape]
        known = [one for one in numbers if one is not None]
        if len(known) == len(numbers):
            return self._rewriter.constant(DenseElementsAttr.from_values(type, known), type)
        elements = [values.get(one) or self._ops.value(one) for one in shape]
        return self._rewriter.create("tensor.from_elements", elements, [type]).results[0]

    def _add_function(self, results: Sequence[Type]) -> None:
        """The function around the block, behind the one that it is for."""
        function = self._function
        name = symbol_name(function) or ""
        scope = nearest_symbol_table(function)
        taken = {} if scope is None else SymbolTables().table(scope)
        found, count = f"{name}_shapes", 0
        while found in taken:
            found, count = f"{name}_shapes_{count}", count + 1
        region = Region()
        region.append(self._block)
        type = FunctionType.get(tuple([one.type for one in self._block.arguments]), tuple(results))
        self._rewriter.insert_after(function)
        self._rewriter.create(
            "func.func",
            [],
            [],
            {
                "sym_name": StringAttr.get(found),
                "function_type": TypeAttr.get(type),
                MARK: SymbolRefAttr.get(name),
            },
            [region],
        )


PASS = make_pass(
    "export-shape-functions",
    run,
    (LIBRARY,),
    anchor="builtin.module",
    statistics={"num-exported": "Number of functions whose shapes can be computed"},
)

"""A kernel: a linalg.generic whose loops are being emitted, and what is known of it while they are.

What goes from one iteration to the next is kept here, in the order in which loops carry it:

    reduction    the value of the output's element while loops only reduce into it
    found        with insertion: whether anything was reduced into it
    count        of the workspace: how many coordinates it has
    chain        the output tensor, into which elements are inserted one after the other
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import body_of, inits, rank_of
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.affine import CONSTANT, DIM
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import MemRefType, ShapedType
from pyopt.light import TYPE_CHECKING, Sequence, final
from pyopt.passes.sparsify.kernels.admissibility import DENSE_OUTPUT, INSERTION, outer_parallel_loops
from pyopt.passes.sparsify.kernels.expressions import TENSOR, Expression
from pyopt.passes.sparsify.kernels.iteration_graph import loops_in
from pyopt.passes.sparsify.kernels.lattice import LoopLevels
from pyopt.passes.sparsify.kernels.subscripts import OperandLevels, is_located, loop_levels
from pyopt.passes.sparsify.storage.constants import zero_constant
from pyopt.passes.sparsify.storage.parts import sum_in_loop

if TYPE_CHECKING:
    from pyopt.passes.sparsify.emitter.code import Code
    from pyopt.passes.sparsify.emitter.loops import LoopEmitter, LoopSize
    from pyopt.passes.sparsify.policy import Policy
    from pyopt.pipeline.options import OptionValues


@final
class Workspace:
    """One line of the output spread out: elements by coordinate, which of them are there, and the list of these."""

    __slots__ = ("added", "filled", "values")

    def __init__(self, values: Value, filled: Value, added: Value) -> None:
        self.values = values
        self.filled = filled
        self.added = added


@final
class Kernel:
    """output_kind: see `admissibility`. background: the output has its elements where sparse operands are absent.
    reduce: the sparse_tensor.reduce whose operands are being looked at. iterators: by operand, where it stands, if the
    loops go over iteration spaces. known_at: by operand, the depth from which on the loops around determine its
    element. explicit: by operand, what all of its stored elements are, if that is known. has_sums, has_places: some
    level of an operand with an encoding is subscripted by a sum, or by a number. places_output: the output's levels are
    all dense, and so subscripted. captured: see `captured_operands`. terms: see `merging.py`. row_depth: the loops
    within which the background is computed, if it is by rows, and size_of: the size of a loop.
    """

    __slots__ = (
        "background", "captured", "chain", "code", "count", "emitter", "explicit", "found", "has_places", "has_sums",
        "iterators", "known_at", "levels", "loops", "op", "operands", "options", "output", "output_kind",
        "places_output", "policy", "reduce", "reduction", "row_depth", "size_of", "synthetic", "terms",
        "workspace", "workspace_depth",
    )  # fmt: skip

    def __init__(
        self,
        op: Operation,
        operands: list[OperandLevels],
        loops: int,
        kind: str,
        code: Code,
        emitter: LoopEmitter,
        options: OptionValues,
        policy: Policy,
    ) -> None:
        self.op = op
        self.operands = operands
        self.loops = loops
        self.output_kind = kind
        self.code = code
        self.emitter = emitter
        self.options = options
        self.policy = policy
        self.output = len(operands) - 1
        self.synthetic = len(operands)
        self.background = False
        self.row_depth = 0
        self.size_of: LoopSize = code.index
        self.iterators: dict[int, Value | None] = {}
        self.reduction: Expression | None = None
        self.reduce: Expression | None = None
        self.found: Value | None = None
        self.terms: Value | None = None
        self.workspace: Workspace | None = None
        self.count: Value | None = None
        self.chain: Value | None = inits(op)[0] if kind == INSERTION else None
        self.levels: dict[int, LoopLevels] = {}
        self.known_at = [depth_of(one) for one in operands]
        self.captured = captured_operands(op, operands)
        self.explicit = [explicit_value(value) for value in op.operands]
        subscripts = [expr.kind for one in operands if one.annotated for expr in one.subscripts]
        self.has_places = CONSTANT in subscripts
        self.has_sums = not {DIM, CONSTANT}.issuperset(subscripts)
        output = operands[-1]
        self.places_output = (
            kind == DENSE_OUTPUT and output.annotated and any(expr.kind != DIM for expr in output.subscripts)
        )
        # Loops from this depth on come back to elements of one line of the output: it is collected in a workspace.
        self.workspace_depth = -1
        if kind == INSERTION:
            outer = outer_parallel_loops(op)
            if outer == self.output_rank() - 1:
                self.workspace_depth = outer

    def levels_at(self, depth: int) -> LoopLevels:
        """The level types of all operands at a loop."""
        found = self.levels.get(depth)
        if found is None:
            found = self.levels[depth] = loop_levels(self.operands, depth)
        return found

    # The output.

    def inserts(self) -> bool:
        return self.output_kind == INSERTION

    def output_rank(self) -> int:
        return rank_of(self.op.operands[self.output].type)

    def expands_at(self, depth: int) -> bool:
        """A workspace is needed for the loops from this depth on."""
        return depth == self.workspace_depth

    def identity(self) -> Value:
        """The third operand of the sparse_tensor.reduce that is being looked at."""
        assert self.reduce is not None and self.reduce.op is not None
        return self.reduce.op.operands[2]

    # What loops carry.

    def carried(self) -> list[Value]:
        if self.reduction is None and self.chain is None:
            return []
        values: list[Value] = []
        if self.reduction is not None:
            assert self.reduction.value is not None
            values.append(self.reduction.value)
            if self.found is not None:
                values.append(self.found)
        if self.count is not None:
            values.append(self.count)
        if self.chain is not None:
            values.append(self.chain)
        return values

    def carry(self, values: Sequence[Value]) -> None:
        """Takes values in the order of `carried`."""
        if not values:
            return
        rest = list(values)
        rest.reverse()
        if self.reduction is not None:
            self.reduction.value = rest.pop()
            if self.found is not None:
                self.found = rest.pop()
        if self.count is not None:
            self.count = rest.pop()
        if self.chain is not None:
            self.chain = rest.pop()

    def note_visited(self) -> None:
        """In the reference, something is reduced into the element wherever a loop comes by."""
        if self.found is not None and not self.policy.drops_unselected:
            self.found = self.code.boolean(True)

    def note_found(self, condition: Value | None) -> None:
        """Something was reduced into the element, if the condition holds."""
        if self.found is not None and self.policy.drops_unselected:
            self.found = self.code.boolean(True) if condition is None else self.code.either(self.found, condition)

    # Elements.

    def place(self, operand: int) -> list[Value]:
        """The indices of an operand's current element in its values."""
        levels = self.operands[operand]
        if levels.annotated:
            return self.emitter.position(operand)
        emitter = self.emitter
        return [emitter.counter(expr.value) if expr.kind == DIM else emitter.affine(expr) for expr in levels.subscripts]

    def values(self, operand: int) -> Value:
        """The buffer of an operand's elements."""
        found = self.emitter.values[operand]
        assert found is not None
        return found

    def element(self, operand: int) -> Value:
        """The current element of an operand, loaded; a scalar as it is."""
        value = self.op.operands[operand]
        if not isinstance(value.type, ShapedType):
            return value
        iterator = self.iterators.get(operand)
        if iterator is not None:
            type = value.type.element_type
            return self.code.rewriter.create("sparse_tensor.extract_value", [value, iterator], [type]).results[0]
        end = self.end_of_parts(operand) if self.policy.sums_parts else None
        if end is not None:
            return self._sum_of_parts(operand, end)
        indices = self.place(operand)
        return self.code.load(self.values(operand), indices)

    def end_of_parts(self, operand: int) -> Value | None:
        """The end of the segment of values that form one element, if the last level is not unique."""
        levels = self.operands[operand]
        if not levels.annotated or levels.types[-1].is_unique():
            return None
        return self.emitter.cursor(operand, len(levels.types) - 1).segment_end()

    def _sum_of_parts(self, operand: int, end: Value) -> Value:
        """The sum of the values of an element that is stored in parts."""
        *prefix, first = self.place(operand)
        buffer = self.values(operand)
        assert isinstance(buffer.type, MemRefType)
        type = buffer.type.element_type
        start = zero_constant(self.code.rewriter, type)
        return sum_in_loop(self.code, buffer, prefix, (first, end), start)

    def innermost_coordinate(self) -> Value:
        """The coordinate in the last level of the output."""
        return self.emitter.counter(self.operands[self.output].subscripts[-1].value)

    def is_known_at(self, leaf: Expression, depth: int) -> bool:
        """The element's place is determined by the loops outside of `depth`, and not without the innermost of these."""
        return leaf.kind == TENSOR and self.known_at[leaf.operand] == depth


def depth_of(operand: OperandLevels) -> int:
    """The number of loops by which an element's place is determined, all outer ones counted."""
    depth = 0
    for expr in operand.subscripts:
        if expr.kind == DIM:
            depth = max(depth, expr.value + 1)
        else:
            depth = max([depth, *[loop + 1 for loop in loops_in(expr)]])
    return depth


def captured_operands(op: Operation, operands: list[OperandLevels]) -> list[int]:
    """Operands with dense levels only that regions in the body look at: no expression has them, but loops must be at
    their elements."""
    body = body_of(op)
    if not [inner for inner in body if inner.regions]:
        return []
    return [
        number
        for number, one in enumerate(operands[:-1])
        if one.annotated
        and all(is_located(type) for type in one.types)
        and any(user.block is not body for user in body.arguments[number].uses)
    ]


def explicit_value(operand: Value) -> Attribute | None:
    encoding = encoding_of(operand.type)
    return None if encoding is None else encoding.explicit_value

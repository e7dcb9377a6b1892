"""The loop nest of a kernel: at each loop its lattice, a loop for each point, and in it a choice among smaller points.

a + b     ->     while a and b: if both ... else if a ... else if b ...;  for what is left of a;  for what is left of b
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.affine import CONSTANT, DIM, AffineExpr, constant
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Iterator, final
from pyopt.passes.sparsify.kernels.background import points_of
from pyopt.passes.sparsify.kernels.expressions import REDUCE, TENSOR, Expression
from pyopt.passes.sparsify.kernels.iteration_graph import loops_in
from pyopt.passes.sparsify.kernels.lattice import Point, bits_of, needs_universe
from pyopt.passes.sparsify.kernels.subscripts import OperandLevels, is_located
from pyopt.passes.sparsify.loops.background_rows import compute_row
from pyopt.passes.sparsify.loops.evaluation import evaluate
from pyopt.passes.sparsify.loops.kernel import Kernel
from pyopt.passes.sparsify.loops.merging import end_merging, is_merged_sum, start_merging, store_merged_sum
from pyopt.passes.sparsify.loops.options import DEBUG, PARALLELIZATION_STRATEGY, SERIAL, SPARSE_EMIT_STRATEGY
from pyopt.passes.sparsify.loops.outputs import compress, end_element, expand, start_element, store
from pyopt.passes.sparsify.loops.parallel import may_be_parallel

if TYPE_CHECKING:
    from pyopt.passes.sparsify.emitter.loops import TensorLevel


def emit_nest(kernel: Kernel, root: Expression) -> None:
    """Emits all loops; the insertion point ends up behind them."""
    locate_constants(kernel)
    start_merging(kernel, root)
    stack = [statement(kernel, root, 0)]
    while stack:
        inner = next(stack[-1], None)
        if inner is None:
            stack.pop()
        else:
            stack.append(statement(kernel, inner[0], inner[1]))
    end_merging(kernel)


def statement(kernel: Kernel, expression: Expression, depth: int) -> Iterator[tuple[Expression, int]]:
    """Emits the loops from `depth` on, and asks for what is to be emitted within the one at `depth`."""
    if depth == kernel.loops:
        store(kernel, expression, evaluate(kernel, expression))
        return
    levels = kernel.levels_at(depth)
    points = points_of(expression, levels, kernel.operands, kernel.background)
    if not points:
        return
    start_invariants(kernel, expression, depth)
    if kernel.expands_at(depth):
        expand(kernel)
    universe = len(points) > 1 and needs_universe(points, levels)
    visited = [levels_of(kernel, point, depth) for point in points]
    kernel.emitter.enter_sequence(levels_of_all(visited), universe)
    for point, entered in zip(points, visited, strict=True):
        assert isinstance(point.term, Expression)
        enter(kernel, point.term, entered, depth, universe)
        if depth + 1 == kernel.row_depth:
            compute_row(kernel)
        before = kernel.carried()
        branches: list[Operation] = []
        merged = not entered.single and not universe and is_merged_sum(kernel, point, depth)
        if merged:
            store_merged_sum(kernel, point.term, depth)
        for smaller in points if not merged else ():
            if smaller is not point and not point.dominates(smaller):
                continue
            assert isinstance(smaller.term, Expression)
            if not entered.single:
                branches.append(start_branch(kernel, smaller, depth))
            yield smaller.term, depth + 1
            kernel.note_visited()
            if not entered.single:
                end_branch(kernel, branches[-1], before)
        end_branches(kernel, branches)
        kernel.carry(kernel.emitter.exit_loop(kernel.carried()))
    kernel.emitter.exit_sequence()
    end_invariants(kernel, expression, depth)
    if kernel.expands_at(depth):
        compress(kernel, depth)


# Loops.


@final
class EnteredLevels:
    """The levels that a loop iterates over.

    entered: the levels of tensors that it visits or that follow it. located: dense levels whose sum of loops is known
    inside. started: those entered, and where it is shown what is asked of levels, those located. single: every
    iteration is at the point itself, which needs no test.
    """

    __slots__ = ("entered", "located", "single", "started")

    def __init__(self) -> None:
        self.entered: list[TensorLevel] = []
        self.started: list[TensorLevel] = []
        self.located: list[tuple[int, int, AffineExpr]] = []
        self.single = False

    def add(self, tensor: int, level: int) -> None:
        if (tensor, level) not in self.entered:
            self.entered.append((tensor, level))
            self.started.append((tensor, level))


def levels_of(kernel: Kernel, point: Point, depth: int) -> EnteredLevels:
    """The levels that the loop of a point goes over, by tensor."""
    found = EnteredLevels()
    # What goes with all loops goes with the others' levels; the reference then does not ask the synthetic one.
    shown = SPARSE_EMIT_STRATEGY.of(kernel.options) == DEBUG
    conditions = 0
    unique = True
    for tensor in bits_of(point.bits):
        tested = point.condition >> tensor & 1
        operand: OperandLevels | None = None
        level = window = -1
        if tensor == kernel.output and kernel.places_output:
            if tested:
                conditions += 1
                found.add(kernel.synthetic, depth)
            continue
        if tensor < kernel.synthetic:
            operand = kernel.operands[tensor]
            level = operand.level_of.get(depth, -1)
            window = operand.window_of.get(depth, -1)
        if window >= 0:
            found.add(tensor, window)
            conditions += tested
        elif tested:
            conditions += 1
            if operand is None or (level < 0 and not shown):
                found.add(kernel.synthetic, depth)
            elif level >= 0:
                found.add(tensor, level)
                unique = unique and operand.types[level].is_unique()
        elif level >= 0:
            found.add(tensor, level)
        if kernel.has_sums and level < 0 and window < 0 and operand is not None and tensor != kernel.output:
            located = sums_known_at(operand, tensor, depth)
            found.located.extend(located)
            if shown:
                # In the reference, cursors are also started where they are gone to later.
                found.started.extend([(tensor, level) for tensor, level, _ in located])
    output = kernel.operands[kernel.output]
    level = output.level_of.get(depth, -1)
    if (
        level >= 0
        and output.annotated
        and is_located(output.types[level])
        and not kernel.inserts()
        and not kernel.places_output
    ):
        if shown and (kernel.output, level) in found.entered:
            found.entered.append((kernel.output, level))
        found.add(kernel.output, level)
    for tensor in kernel.captured:
        level = kernel.operands[tensor].level_of.get(depth, -1)
        if level >= 0:
            found.add(tensor, level)
        else:
            found.located.extend(sums_known_at(kernel.operands[tensor], tensor, depth))
    if conditions == 0 or (shown and not tests_levels(kernel, point, depth)):
        found.add(kernel.synthetic, depth)
        conditions = max(conditions, 1)
    found.single = conditions == 1 and unique
    return found


def levels_of_all(visited: list[EnteredLevels]) -> list[TensorLevel]:
    """The levels of the first point, which mostly are all, and those that are only in others."""
    found = list(visited[0].started)
    for other in visited[1:]:
        found += [one for one in other.started if one not in found]
    return found


def tests_levels(kernel: Kernel, point: Point, depth: int) -> bool:
    """Some operand that the point's condition tests has a level at this loop."""
    operands = [kernel.operands[tensor] for tensor in bits_of(point.condition) if tensor < kernel.synthetic]
    return any(depth in one.level_of or depth in one.window_of for one in operands)


def sums_known_at(operand: OperandLevels, tensor: int, depth: int) -> list[tuple[int, int, AffineExpr]]:
    """The dense levels of an operand with an encoding whose sum of loops is known once the one at `depth` is."""
    if not operand.annotated:
        return []
    found = []
    for level, expr in enumerate(operand.subscripts):
        if expr.kind not in (DIM, CONSTANT) and is_located(operand.types[level]) and max(loops_in(expr)) == depth:
            found.append((tensor, level, expr))
    return found


def enter(kernel: Kernel, term: Expression, levels: EnteredLevels, depth: int, universe: bool) -> None:
    """Enters the loop of a point, and goes to the places in dense levels that it determines."""
    emitter = kernel.emitter
    strategy = PARALLELIZATION_STRATEGY.of(kernel.options)
    parallel = levels.single and strategy != SERIAL and may_be_parallel(kernel, term, levels.entered, depth)
    kernel.carry(emitter.enter_loop(levels.entered, kernel.carried(), parallel, universe))
    here = [*levels.entered, *[(tensor, level) for tensor, level, _ in levels.located]]
    followed: set[TensorLevel] = set()
    for tensor, level, expr in levels.located:
        above = below_constants(kernel, tensor, level)
        if above in here and above not in followed:
            followed.add(above)
            locate_constants_of(kernel, tensor, above[1] + 1)
        emitter.locate(tensor, level, expr)
    if kernel.places_output:
        locate_known(kernel, kernel.output, depth)
    if not kernel.has_places:
        return
    for tensor, level in here:
        if tensor < kernel.output and (tensor, level) not in followed:
            locate_constants_of(kernel, tensor, level + 1)


def below_constants(kernel: Kernel, tensor: int, level: int) -> TensorLevel | None:
    """The level of an operand above the constant places that are right above a level; None if there are none."""
    if not kernel.has_places or tensor >= kernel.output:
        return None
    above = level - 1
    while above >= 0 and kernel.operands[tensor].subscripts[above].kind == CONSTANT:
        above -= 1
    return (tensor, above) if 0 <= above < level - 1 else None


def locate_constants(kernel: Kernel) -> None:
    """Goes to the constant places in the outermost levels."""
    if kernel.places_output:
        locate_known(kernel, kernel.output, -1)
    if not kernel.has_places:
        return
    for tensor in range(kernel.output):
        locate_constants_of(kernel, tensor, 0)


def locate_constants_of(kernel: Kernel, tensor: int, first: int) -> None:
    """Goes to the constant places in the levels of an operand from `first` on, up to one that is no such."""
    operand = kernel.operands[tensor]
    if encoding_of(kernel.op.operands[tensor].type) is None:
        return
    for level in range(first, len(operand.subscripts)):
        expr = operand.subscripts[level]
        if expr.kind != CONSTANT:
            return
        kernel.emitter.locate(tensor, level, constant(expr.value))


def locate_known(kernel: Kernel, tensor: int, depth: int) -> None:
    """Goes to the places in the dense levels of a tensor that are known once the loop at a depth is; -1: to those of
    constants."""
    # A level is below those further out, which may be known later than its own subscript.
    known = -1
    for level, expr in enumerate(kernel.operands[tensor].subscripts):
        known = max(known, max(loops_in(expr), default=-1))
        if known == depth:
            kernel.emitter.locate(tensor, level, expr)


# Choices within a loop.


def start_branch(kernel: Kernel, point: Point, depth: int) -> Operation:
    """if all that the point's condition tests is at the loop's counter; the insertion point goes into it."""
    code, emitter = kernel.code, kernel.emitter
    condition: Value | None = None
    for tensor in bits_of(point.condition):
        operand = kernel.operands[tensor] if tensor < kernel.synthetic else None
        level = -1
        if operand is not None and operand.kind_at(depth) == "sparse":
            level = operand.level_of.get(depth, operand.window_of.get(depth, -1))
        if level >= 0:
            clause = code.equal(emitter.coordinate(tensor, level), emitter.counter(depth))
        else:
            clause = code.boolean(True)
        condition = clause if condition is None else code.both(condition, clause)
    assert condition is not None
    types: list[Type] = [value.type for value in kernel.carried()]
    branch = code.branch(condition, types)
    code.enter_branch(branch, 0)
    return branch


def end_branch(kernel: Kernel, branch: Operation, before: list[Value]) -> None:
    """Ends the branch, and goes to the other, where everything is as it was."""
    if before:
        kernel.code.give(kernel.carried())
        kernel.carry(before)
    kernel.code.enter_branch(branch, 1)


def end_branches(kernel: Kernel, branches: list[Operation]) -> None:
    """Ends the last branches of a chain, each in the one before."""
    for branch in reversed(branches):
        if branch.results:
            kernel.code.give(kernel.carried())
            kernel.carry(branch.results)
        kernel.code.leave(branch)


# Elements that loops further in do not move.


def visit_elements(kernel: Kernel, root: Expression, depth: int, start: bool) -> None:
    """Starts or ends the elements whose place is known at this depth, in the order of the expression."""
    stack: list[tuple[Expression, Expression | None]] = [(root, None)]
    while stack:
        node, reduce = stack.pop()
        if node.kind == TENSOR:
            if kernel.is_known_at(node, depth):
                kernel.reduce = reduce
                (start_element if start else end_element)(kernel, node)
                kernel.reduce = None
            continue
        inner = node if node.kind == REDUCE else reduce
        stack.extend([(child, inner) for child in reversed(node.children())])


def start_invariants(kernel: Kernel, root: Expression, depth: int) -> None:
    if depth in kernel.known_at:
        visit_elements(kernel, root, depth, True)


def end_invariants(kernel: Kernel, root: Expression, depth: int) -> None:
    if depth in kernel.known_at:
        visit_elements(kernel, root, depth, False)

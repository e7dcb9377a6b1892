"""The iterations of a kernel's loops over iteration spaces: a tree that is planned before anything is
emitted, as there are kernels that spaces cannot say.

At each loop, the operands with a level there are its spaces. A case is a set of spaces that have the coordinate, and
no other space has it; in each, the expression is that of the lattice's first point whose tensors are all there:

    x += a * b + c     ->     a, b, c: x + a * b + c     a, b: x + a * b     a, c: x + c     b, c: x + c     c: x + c

What none has is in no case: where something is to be done at all coordinates, there must be a dense level among the
spaces, or no space at all.
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import iterator_types
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.affine import DIM
from pyopt.ir.core import Operation
from pyopt.light import Final, Sequence, final
from pyopt.passes.sparsify.kernels.admissibility import IN_PLACE
from pyopt.passes.sparsify.kernels.background import points_of
from pyopt.passes.sparsify.kernels.branching import LIMIT
from pyopt.passes.sparsify.kernels.expressions import Expression
from pyopt.passes.sparsify.kernels.lattice import Point, bits_of
from pyopt.passes.sparsify.kernels.subscripts import OperandLevels, is_located, loop_levels
from pyopt.passes.sparsify.loops.kernel import captured_operands

CHANGED: Final = "its sparse output is changed in place"
SLICE: Final = "an operand is a slice"
SUBSCRIPT: Final = "a level of an operand is subscripted by something else than one loop"
UNIVERSE: Final = "it visits coordinates that no operand stores"
UNORDERED: Final = "levels that are visited together are not in order"
TOO_MANY: Final = "there are too many combinations of operands that are there or not"


def addressed_operands(op: Operation, operands: list[OperandLevels]) -> list[int]:
    """Inputs of which all elements are stored, and that loops do not go through from level to level, or that regions
    look at wherever they are: they are found by their subscripts."""
    found = captured_operands(op, operands)
    for number, operand in enumerate(operands[:-1]):
        plain = all(expr.kind == DIM for expr in operand.subscripts)
        dense = all(is_located(type) for type in operand.types)
        if operand.annotated and dense and not plain and number not in found:
            found.append(number)
    return sorted(found)


@final
class Case:
    """The computation where the spaces in `mask`, by their place in the visit's list, and no others are present.

    inner: the loop further in; None if there is none, or nothing to do in it. copies: how many there will be of it in
    loops over storage, which are one for each set of spaces that are not at their end.
    """

    __slots__ = ("copies", "inner", "mask", "term")

    def __init__(self, mask: int, term: Expression, copies: int) -> None:
        self.mask = mask
        self.term = term
        self.copies = copies
        self.inner: Visit | None = None


@final
class Visit:
    """One loop. expression: what it computes. spaces: the operands whose levels it goes over, by number.

    times: how often it is there in all, when it has become loops over storage.
    """

    __slots__ = ("cases", "depth", "expression", "spaces", "times")

    def __init__(self, expression: Expression, depth: int, times: int) -> None:
        self.expression = expression
        self.depth = depth
        self.times = times
        self.spaces: list[int] = []
        self.cases: list[Case] = []


@final
class VisitPlanner:
    """Makes the tree of a kernel, or says in `refusal` why it has none.

    background: what is computed without sparse operands is in the output already.
    """

    __slots__ = ("addressed", "background", "kind", "loops", "op", "operands", "refusal", "total")

    def __init__(self, op: Operation, operands: list[OperandLevels], kind: str, background: bool) -> None:
        self.op = op
        self.operands = operands
        self.kind = kind
        self.addressed = addressed_operands(op, operands)
        self.loops = len(iterator_types(op))
        self.background = background
        self.refusal = ""
        self.total = 0

    def plan(self, root: Expression) -> Visit | None:
        """The outermost loop; None if there is a refusal, or nothing to do."""
        self.refusal = self._refusal_of_operands()
        outermost = None if self.refusal else self._visit(root, 0, 1)
        pending = [] if outermost is None else [outermost]
        while pending and not self.refusal:
            visit = pending.pop()
            if visit.depth + 1 == self.loops:
                continue
            inner: dict[Expression, Visit | None] = {}
            for case in visit.cases:
                if case.term not in inner:
                    count = sum([one.copies for one in visit.cases if one.term is case.term])
                    found = inner[case.term] = self._visit(case.term, visit.depth + 1, visit.times * count)
                    if found is not None:
                        pending.append(found)
                case.inner = inner[case.term]
        return None if self.refusal else outermost

    def _refusal_of_operands(self) -> str:
        """The reason why the levels of some operand cannot have iterators."""
        if self.kind == IN_PLACE:
            return CHANGED
        for number, operand in enumerate(self.operands[:-1]):
            encoding = encoding_of(self.op.operands[number].type)
            if encoding is not None and encoding.is_slice():
                return SLICE
            plain = all(expr.kind == DIM for expr in operand.subscripts)
            if operand.annotated and not plain and number not in self.addressed:
                return SUBSCRIPT
        return ""

    def _visit(self, expression: Expression, depth: int, times: int) -> Visit | None:
        """The loop at a depth; None if nothing is to be done in it."""
        levels = loop_levels(self.operands, depth)
        points = points_of(expression, levels, self.operands, self.background)
        if not points:
            return None
        visit = Visit(expression, depth, times)
        present = 0
        for point in points:
            present |= point.bits
        sparse: list[int] = []
        for tensor in bits_of(present):
            operand = self.operands[tensor] if tensor < len(self.operands) - 1 else None
            if operand is not None and operand.annotated and tensor not in self.addressed:
                level = operand.level_of.get(depth, -1)
                if level >= 0:
                    visit.spaces.append(tensor)
                    if not is_located(operand.types[level]):
                        sparse.append(tensor)
        if len(sparse) > 1 and not all(self._is_ordered(tensor, depth) for tensor in sparse):
            self.refusal = UNORDERED
        else:
            self._choose_cases(visit, points, sparse)
        return visit

    def _is_ordered(self, tensor: int, depth: int) -> bool:
        operand = self.operands[tensor]
        return operand.types[operand.level_of[depth]].is_ordered()

    def _choose_cases(self, visit: Visit, points: Sequence[Point], sparse: list[int]) -> None:
        """Sets the cases, those of more spaces first."""
        place = {tensor: number for number, tensor in enumerate(visit.spaces)}
        dense = sum([1 << number for tensor, number in place.items() if tensor not in sparse])
        free = sum([1 << place[tensor] for tensor in sparse])
        own = [sum([1 << place[one] for one in bits_of(point.bits) if one in place]) & free for point in points]
        if sum([1 << (free & ~mask).bit_count() for mask in own]) > LIMIT:
            self.refusal = TOO_MANY
            return
        found: dict[int, Expression] = {}
        for point, mask in zip(points, own, strict=True):
            assert isinstance(point.term, Expression)
            others = rest = free & ~mask
            while True:
                found.setdefault(mask | others | dense, point.term)
                if others == 0:
                    break
                others = (others - 1) & rest
        if visit.spaces and 0 in found:
            self.refusal = UNIVERSE
        for mask in sorted(found, key=lambda mask: (-mask.bit_count(), mask)):
            visit.cases.append(Case(mask, found[mask], 1 << (free & ~mask).bit_count()))
        self.total += visit.times * sum([case.copies for case in visit.cases])
        if self.total > LIMIT:
            self.refusal = TOO_MANY

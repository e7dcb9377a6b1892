"""Loops in the subscripts of operands, and the subscripts that there is code for.

A plain subscript is one loop. On a dense level any sum of loops times numbers is an address; on a sparse level a sum
makes the loops in it visit windows of the level, which is all that can be done about it.
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import indexing_maps
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.dialects.sparse_tensor.level_types import BATCH, LevelType
from pyopt.dialects.sparse_tensor.level_types import DENSE as DENSE_LEVEL
from pyopt.ir.affine import ADD, CONSTANT, DIM, MUL, SYMBOL, AffineExpr, subexpressions
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Final, final
from pyopt.passes.sparsify.kernels.iteration_graph import loops_in
from pyopt.passes.sparsify.kernels.lattice import DENSE, FREE, SPARSE, LoopLevels

if TYPE_CHECKING:
    from pyopt.passes.sparsify.policy import Policy

UNRESTRICTED: Final = LevelType.get(DENSE_LEVEL)
"""The level type of all dimensions of a tensor without encoding."""


def is_located(level: LevelType) -> bool:
    """A level that has all coordinates, so that each is found by its number."""
    return level.format in (DENSE_LEVEL, BATCH)


@final
class OperandLevels:
    """The levels of one operand: their subscripts and types, and the loops in them.

    level_of: loop -> the level that it is the plain subscript of. window_of: loop -> the level in whose sum it stands,
    where the sum makes a window; windows: by level, the (loop, coefficient) in such a sum.
    """

    __slots__ = ("annotated", "level_of", "subscripts", "types", "window_of", "windows")

    def __init__(self, subscripts: tuple[AffineExpr, ...], types: tuple[LevelType, ...], annotated: bool) -> None:
        self.subscripts = subscripts
        self.types = types
        self.annotated = annotated
        self.level_of: dict[int, int] = {}
        self.window_of: dict[int, int] = {}
        self.windows: list[list[tuple[int, int]]] = [[] for _ in subscripts]

    def compound_sparse_levels(self) -> int:
        """The number of sparse levels whose subscript is not one loop."""
        count = 0
        for level, expr in enumerate(self.subscripts):
            if expr.kind != DIM and not is_located(self.types[level]):
                count += 1
        return count

    def sparse_loops(self) -> int:
        """In how many loops it may be absent, at most."""
        count = len(self.window_of)
        for level in self.level_of.values():
            if not is_located(self.types[level]):
                count += 1
        return count

    def resolve(self, policy: Policy) -> bool:
        """Finds the loops; whether there is code for all subscripts."""
        level_of = self.level_of
        for level, expr in enumerate(self.subscripts):
            if expr.kind != DIM or expr.value in level_of:
                level_of.clear()
                return self._resolve_others(policy)
            level_of[expr.value] = level
        return True

    def _resolve_others(self, policy: Policy) -> bool:
        """The same where not every subscript is a loop of its own."""
        if policy.addresses_dense_operands and not self.annotated:
            return self._resolve_addresses()
        windowed = self.compound_sparse_levels() > 0
        addressed: set[int] = set()
        for level, expr in enumerate(self.subscripts):
            if expr.kind == DIM:
                # Where an address further out has the same loop, the level would have to be gone to within it.
                if expr.value in self.level_of or expr.value in self.window_of or expr.value in addressed:
                    return False
                self.level_of[expr.value] = level
            elif windowed:
                if not self._window(level, expr):
                    return False
            elif not self._address(expr):
                return False
            if self.annotated and not windowed:
                addressed.update(loops_in(expr))
        for window in self.windows:
            window.sort()
        return not (policy.refuses_repeated_windows and self._windows_of_repeated())

    def is_visited_in_order(self) -> bool:
        """Each level is reached inside of the loops of those further out."""
        if not self.annotated:
            return True
        reached, shifted = -1, -1
        for expr, window in zip(self.subscripts, self.windows, strict=True):
            if expr.kind == DIM:
                # The plain case, and the one there is most of.
                if expr.value <= reached:
                    return False
                shifted = reached = expr.value
                continue
            loops = loops_in(expr)
            if window:
                # The inner loops of windows one below the other may follow their outer loops.
                outer, inner = window[0][0], window[1][0]
                if outer <= shifted or inner <= reached:
                    return False
                shifted, reached = outer, inner
            elif loops:
                last = max(loops)
                if last < reached:
                    return False
                shifted = reached = last
        return True

    def _windows_of_repeated(self) -> bool:
        """A window is over a level in which coordinates may repeat, or which is no part of a linear storage."""
        pairs = zip(self.windows, self.types, strict=True)
        return any(window and (not type.is_unique() or type.format == BATCH) for window, type in pairs)

    def _resolve_addresses(self) -> bool:
        """The same where all elements are addressed at once: loops may be in several subscripts."""
        for level, expr in enumerate(self.subscripts):
            if expr.kind == DIM:
                self.level_of.setdefault(expr.value, level)
            elif any(one.kind == SYMBOL for one in subexpressions(expr)):
                return False
        return True

    def _address(self, expr: AffineExpr) -> bool:
        """Sums and products of loops and numbers, none of which was a plain subscript further left."""
        stack = [expr]
        while stack:
            one = stack.pop()
            if one.kind == DIM:
                if one.value in self.level_of:
                    return False
            elif one.kind in (ADD, MUL):
                stack += [one.lhs, one.rhs]
            elif one.kind != CONSTANT:
                return False
        return True

    def _window(self, level: int, expr: AffineExpr) -> bool:
        """A sum of two loops that stand in no other subscript, each times a positive number."""
        if expr.kind != ADD:
            return False
        stack = [expr]
        while stack:
            one = stack.pop()
            if one.kind == ADD:
                stack += [one.lhs, one.rhs]
                continue
            factor = 1
            if one.kind == MUL and one.rhs.kind == CONSTANT:
                factor = one.rhs.value
                one = one.lhs
            if one.kind != DIM or factor <= 0:
                return False
            if one.value in self.level_of or one.value in self.window_of:
                return False
            self.window_of[one.value] = level
            self.windows[level].append((one.value, factor))
        return len(self.windows[level]) == 2

    def kind_at(self, loop: int) -> str:
        """The kind of the operand's level at a loop, as the lattice has it."""
        level = self.level_of.get(loop, -1)
        if level >= 0:
            return DENSE if is_located(self.types[level]) else SPARSE
        level = self.window_of.get(loop, -1)
        return SPARSE if level >= 0 and not is_located(self.types[level]) else FREE


def operand_levels(op: Operation) -> list[OperandLevels]:
    """The levels of all operands, not resolved yet."""
    found = []
    for operand, map in zip(op.operands, indexing_maps(op), strict=True):
        encoding = encoding_of(operand.type)
        types = encoding.level_types if encoding is not None else (UNRESTRICTED,) * len(map.results)
        found.append(OperandLevels(map.results, types, encoding is not None))
    return found


def loop_levels(operands: list[OperandLevels], loop: int) -> LoopLevels:
    """The level kinds of all operands at a loop; the synthetic tensor has none."""
    return LoopLevels([*[operand.kind_at(loop) for operand in operands], FREE])

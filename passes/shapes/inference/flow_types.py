"""The types of values that come from several places: arguments, loop results, parameters, results of calls.

    scf.for ... iter_args(%x = %a)        %a: tensor<4x?xf32>, what is yielded: tensor<4x3xf32>
                                          %x, the result: tensor<4x?xf32>

What is handed over is cast where its own type differs. So a type says what is known of everything that may be handed
over, never what is only known behind: a loop that does not run hands over what it was given. Values that get the same
operand of the same op, and what a loop carries and gives, have one type.
"""

from __future__ import annotations

from pyopt.analysis.region_branches import is_loop
from pyopt.analysis.shapes.joins import Join
from pyopt.analysis.shapes.solver import ShapeSolver
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Callable, Sequence, TypeAlias, final
from pyopt.passes.shapes.inference.types import joined, may_refine

if TYPE_CHECKING:
    Target: TypeAlias = tuple[Join, int]


@final
class FlowTypes:
    """`types` has what each value that a join sets becomes, `of_join` the types of all that a join joins."""

    __slots__ = ("_parents", "of_join", "solver", "types")

    def __init__(
        self, solver: ShapeSolver, best: Callable[[Operation, Value], Type], refines: Callable[[Join], bool]
    ) -> None:
        self.solver = solver
        self.types: dict[Value, Type] = {}
        self.of_join: dict[Join, list[Type]] = {}
        self._parents: dict[Target, Target] = {}
        joins = [join for join in solver.flow.joins if refines(join)]
        self._tie(joins)
        self._assign(joins, best)

    def _find(self, target: Target) -> Target:
        parents = self._parents
        while target in parents:
            above = parents[target]
            if above in parents:
                parents[target] = parents[above]
            target = above
        return target

    def _union(self, one: Target, other: Target) -> None:
        one, other = self._find(one), self._find(other)
        if one != other:
            self._parents[one] = other

    def _tie(self, joins: list[Join]) -> None:
        """Values that must have one type are put together."""
        refined = set(joins)
        for edges in self.solver.flow.uses.values():
            # Edges of one op that hand over the same operands, to a loop's body and to its results.
            first: dict[tuple[Value, ...], Join] = {}
            for join, number, _ in edges:
                if number < 0 or join not in refined:
                    continue
                handed = tuple(join.edges[number])
                other = first.setdefault(handed, join)
                if other is not join and len(other.types) == len(join.types):
                    for index in range(len(join.types)):
                        self._union((join, index), (other, index))
        of_block = {join.block: join for join in joins if join.op is None and join.targets}
        for op, join in self.solver.flow.of_results.items():
            if join in refined and is_loop(op):
                body = of_block.get(op.regions[0].first)
                if body is not None and len(body.types) == len(join.types):
                    for index in range(len(join.types)):
                        self._union((join, index), (body, index))

    def _assign(self, joins: list[Join], best: Callable[[Operation, Value], Type]) -> None:
        sources: dict[Target, list[Type]] = {}
        originals: dict[Target, Type] = {}
        for join in joins:
            for index, type in enumerate(join.types):
                if not may_refine(type):
                    continue
                root = self._find((join, index))
                originals.setdefault(root, type)
                edges = zip(join.sources, join.edges, strict=True)
                sources.setdefault(root, []).extend([best(source, edge[index]) for source, edge in edges])
        found = {root: joined(originals[root], types) for root, types in sources.items()}
        for join in joins:
            types = [found.get(self._find((join, index)), type) for index, type in enumerate(join.types)]
            for target, type in zip(join.targets, types, strict=False):
                if type is not target.type:
                    self.types[target] = type
            self.of_join[join] = types

    def needed(self, op: Operation) -> dict[int, Type]:
        """The types that the operands need which `op` hands over, by their positions."""
        found: dict[int, Type] = {}
        for join, _, start in self.solver.flow.uses.get(op, ()):
            types: Sequence[Type] = self.of_join.get(join, join.types)
            for index, type in enumerate(types):
                found[start + index] = type
        return found

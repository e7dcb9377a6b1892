"""affine-simplify-min-max: results of affine.min and affine.max that can never be the one go.

    // %i, which goes from 0 to 30 in steps of 7, is at most 28
    %0 = affine.min affine_map<(d0) -> (30, d0 + 2)>(%i)
->
    %0 = affine.apply affine_map<()[s0] -> (s0 + 2)>()[%i]

What is known of values is what the reference asks: extents, the counters of scf.for and scf.forall, what chooses
between numbers, quotients, other affine.min and affine.max. As there, of results that may be equal the later one stays,
unless the earlier one is known to be further out. The reference takes arithmetic not to wrap around; with
`reference-exact` so does this pass, else it has to say so (`overflow<nsw>`).
"""

from __future__ import annotations

from pyopt.dialects.affine.composition import compose
from pyopt.dialects.affine.linear_forms import LinearForm
from pyopt.dialects.affine.validity import DIM_OPS, map_of
from pyopt.ir.affine import AffineExpr, AffineMap, AffineMapAttr, constant, dim, floordiv, symbol
from pyopt.ir.core import BlockArgument, Operation, OpResult, Value
from pyopt.ir.mixed_indices import constant_index, mixed_group
from pyopt.ir.types import INDEX
from pyopt.light import TYPE_CHECKING, Final, Sequence, final
from pyopt.passes.canonicalize.affine.extremum_rules import RULES as CANONICAL
from pyopt.passes.loops.known_order import EXTREMA, holds, of_quotient
from pyopt.passes.loops.loop_bounds import loop_of
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.memory.resolving import applied
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

if TYPE_CHECKING:
    from pyopt.dialects.affine.linear_forms import Atom, Term

AFFINE: Final = ("affine.max", "affine.min")
COMPOSED: Final = ("affine.apply", "affine.min")
LOOPS: Final = ("scf.for", "scf.forall")
RANKS: Final = ("memref.rank", "tensor.rank")


REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Assume that arithmetic does not wrap around, as mlir-opt does"
)


@final
class AtomFacts:
    """Facts about atoms: sums that are 0 or more. exact: arithmetic that may wrap around is not looked through."""

    __slots__ = ("exact",)

    def __init__(self, exact: bool) -> None:
        self.exact = exact

    def fact(self, terms: Sequence[Term], atom: Atom, factor: int) -> LinearForm:
        form = LinearForm(terms, self.exact)
        form.add(atom, factor)
        return form

    def __call__(self, atom: Atom) -> list[LinearForm]:
        if not isinstance(atom, Value):
            return [self.fact([], atom, 1)] if isinstance(atom[0], Value) else of_quotient(atom)
        if not isinstance(atom, OpResult):
            return self.of_counter(atom)
        op = atom.op
        assert op is not None
        name = op.info.name
        if name in DIM_OPS or name in RANKS:
            return [self.fact([], atom, 1)]
        if name in AFFINE:
            return self.of_map(map_of(op).value, op.operands, atom, EXTREMA[name])
        if name == "arith.select":
            return self.between(atom, op.operands[1], op.operands[2])
        if name == "scf.if" and not op.regions[1].is_empty():
            ends = [region.entry().last for region in op.regions]
            return self.between(atom, *[end.operands[atom.index] for end in ends if end is not None])
        if name == "arith.floordivsi":
            divisor = constant_index(op.operands[1])
            if divisor is not None and divisor > 0:
                value = op.operands[0]
                return [
                    self.fact([(value, 1)], atom, -divisor),
                    self.fact([(value, -1), (divisor - 1, 1)], atom, divisor),
                ]
        if name == "affine.delinearize_index":
            return self.of_position(op, atom)
        if name == "scf.for":
            return self.of_carried(op, atom.index, atom)
        return []

    def of_map(self, map: AffineMap, operands: Sequence[Value], value: Value, sign: int) -> list[LinearForm]:
        """sign * (value - result) >= 0 for each result of the map."""
        found: list[LinearForm] = []
        for result in map.results:
            form = self.fact([], value, sign)
            terms = form.of_expression(result, map, operands, -sign)
            if terms is not None:
                form.extend(terms)
                found.append(form)
        return found

    def between(self, value: Value, one: Value, other: Value) -> list[LinearForm]:
        """The value is one of two, whose order is known if their difference is."""
        difference = LinearForm([(other, 1), (one, -1)], self.exact)
        if difference.atoms:
            return []
        low, high = (one, other) if difference.constant >= 0 else (other, one)
        return [self.fact([(low, -1)], value, 1), self.fact([(high, 1)], value, -1)]

    def of_carried(self, loop: Operation, number: int, value: Value) -> list[LinearForm]:
        """An iteration argument that is yielded unchanged equals its initial value."""
        body = loop.regions[0].entry()
        end = body.last
        if end is None or end.operands[number] is not body.arguments[1 + number]:
            return []
        first = loop.operands[3 + number]
        return [self.fact([(first, -1)], value, 1), self.fact([(first, 1)], value, -1)]

    def of_position(self, op: Operation, value: OpResult) -> list[LinearForm]:
        """0 <= x, and x < the extent of its dimension; nothing of the outermost."""
        basis = mixed_group(op, "dynamic_basis")
        at = value.index - (len(op.results) - len(basis))
        if value.index == 0:
            return []
        return [self.fact([], value, 1), self.fact([(basis[at], 1), (-1, 1)], value, -1)]

    def of_counter(self, value: Value) -> list[LinearForm]:
        """lower <= i, i < upper, i <= lower + (upper - lower - 1) floordiv step * step"""
        loop = loop_of(value)
        block = value.parent_block()
        around = None if block is None else block.parent_op()
        if around is None or around.info.name not in LOOPS:
            return []
        if isinstance(value, BlockArgument) and around.info.name == "scf.for" and value.index:
            return self.of_carried(around, value.index - 1, value)
        if loop is None:
            return []
        lower, upper, step = loop
        found = [self.fact([(lower, -1)], value, 1), self.fact([(upper, 1), (-1, 1)], value, -1)]
        size = constant_index(step) if isinstance(step, Value) else step
        if size is None or size <= 1:
            return found
        operands: list[Value] = []
        first, end = [self.input(bound, operands) for bound in (lower, upper)]
        last = first + floordiv(end - first - constant(1), constant(size)) * constant(size)
        map = AffineMap.get(len(operands), 0, [last])
        form = self.fact([], value, -1)
        terms = form.of_expression(last, map, operands, 1)
        if terms is not None:
            form.extend(terms)
            found.append(form)
        return found

    def input(self, bound: int | Value, operands: list[Value]) -> AffineExpr:
        """A bound as an input of a map, which is put to the operands, or as a number."""
        number = constant_index(bound) if isinstance(bound, Value) else bound
        if number is not None:
            return constant(number)
        assert isinstance(bound, Value)
        operands.append(bound)
        return dim(len(operands) - 1)

    def never_below(self, op: Operation, one: int, other: int, more: int) -> bool:
        """One result of an op's map is never less than another one and `more`."""
        map = map_of(op).value
        form = LinearForm([(-more, 1)], self.exact)
        terms = form.of_expression(map.results[one], map, op.operands, 1)
        others = form.of_expression(map.results[other], map, op.operands, -1)
        if terms is None or others is None:
            return False
        form.extend([*terms, *others])
        return holds(form, self)

    def further(self, op: Operation, one: int, other: int, more: int) -> bool:
        """One result is never behind the other one: not above it of a min, not below of a max."""
        if op.info.name == "affine.min":
            return self.never_below(op, other, one, more)
        return self.never_below(op, one, other, more)

    def simplify(self, op: Operation, rewriter: Rewriter) -> bool:
        """min (a, b) -> a where a < b or a <= b, in the order of the results"""
        if any(rule.apply(op, rewriter) for rule in CANONICAL):
            # Which results stay depends on their order.
            return True
        map = map_of(op).value
        kept: list[int] = []
        for number in range(len(map.results)):
            dropped = False
            for other in list(kept):
                if self.further(op, number, other, 0):
                    kept.remove(other)
                elif self.further(op, other, number, 1):
                    dropped = True
                    break
            if not dropped:
                kept.append(number)
        if len(kept) == len(map.results):
            return False
        # As in the reference, the new map has symbols only, of which some may not be used.
        symbols = [symbol(at) for at in range(map.num_inputs)]
        results = map.sub_map(tuple(kept))
        results = results.replace(symbols[: map.num_dims], symbols[map.num_dims :], 0, map.num_inputs)
        name = "affine.apply" if len(kept) == 1 else op.info.name
        rewriter.replace_with_new(op, name, op.operands, [INDEX], {"map": AffineMapAttr.get(results)})
        return True


def compose_apply(op: Operation, rewriter: Rewriter) -> bool:
    """apply of what affine.apply or affine.min computes -> with the affine.apply among these composed into it"""
    if not any(value.op is not None and value.op.info.name in COMPOSED for value in op.operands):
        return False
    map = map_of(op).value
    composed, operands = compose(map, op.operands)
    if composed is map and list(operands) == list(op.operands):
        return False
    rewriter.replace(op, [applied(map, op.operands, rewriter)])
    return True


def _rules(facts: AtomFacts) -> tuple[Rule, ...]:
    return (Rule(" ".join(AFFINE), facts.simplify), Rule("affine.apply", compose_apply))


RULES: Final = _rules(AtomFacts(True))
EXACT_RULES: Final = _rules(AtomFacts(False))


def run(op: Operation, pass_context: PassContext) -> bool:
    """Simplifies what is in a function."""
    return rewrite(op, pass_context, EXACT_RULES if REFERENCE_EXACT.of(pass_context.options) else RULES)


PASS = make_pass(
    "affine-simplify-min-max",
    run,
    (REFERENCE_EXACT,),
    anchor="func.func",
    class_name="SimplifyAffineMinMaxPass",
    apart=True,
    of_interface=True,
)

"""Whether sums of index values are known not to be negative: bounds of loops that are in order, slices that fit.

    %n = tensor.dim %t, %c0     gives     %n >= 0     and so     scf.for %i = %c0 to %n     does not begin above its end

A sum of values (`LinearForm`) is taken apart, and what the ops behind its atoms say of them (extents, loops around,
quotients, minima and maxima) becomes rows of a system; that the sum is negative must contradict them. Arithmetic that
may wrap is not looked through.
"""

from __future__ import annotations

from pyopt.analysis.counting import counts_unsigned
from pyopt.analysis.linear_systems import System
from pyopt.dialects.affine import bounds
from pyopt.dialects.affine.linear_forms import LinearForm
from pyopt.dialects.affine.validity import DIM_OPS, map_of, step_of
from pyopt.ir.affine import CONSTANT, FLOORDIV, AffineMap, AffineMapAttr
from pyopt.ir.affine_flatten import Flattener
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import Slice, constant_index
from pyopt.ir.signature import operand_group
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, TypeAlias
from pyopt.passes.loops.loop_bounds import loop_of

if TYPE_CHECKING:
    from pyopt.analysis.linear_systems import Row
    from pyopt.dialects.affine.linear_forms import Atom, Term

    FindFacts: TypeAlias = Callable[[Atom], list[LinearForm]]
    """Sums with an atom that are 0 or more."""

MOST_ATOMS: Final = 12
"""Of how many atoms the facts are taken in; what follows from more takes longer to find than it is worth."""
MOST_CASES: Final = 16
"""The number of extrema that are replaced by each of their numbers."""

EXTREMA: Final = {"affine.min": -1, "affine.max": 1, "arith.minsi": -1, "arith.maxsi": 1}
"""-1 for ops that give the least of several numbers, 1 for those that give the greatest, as far as they are asked."""


def is_never_negative(terms: Sequence[Term]) -> bool:
    """The sum of the terms is known to be 0 or more where all its values are there."""
    return holds(LinearForm(terms, exact=True))


def holds(form: LinearForm, find_facts: FindFacts | None = None) -> bool:
    """The form is known to be 0 or more, by the facts on atoms that are found here, or by others."""
    # Of a minimum that is added each alternative must do, as of a maximum that is subtracted.
    work = [form]
    steps = 0
    while work:
        form = work.pop()
        alternatives = _alternatives(form) if steps < MOST_CASES else None
        steps += 1
        if alternatives is not None:
            work += alternatives
        elif not _contradicted(_negated(form), find_facts or facts):
            return False
    return True


def _alternatives(form: LinearForm) -> list[LinearForm] | None:
    """The form with each of the numbers in the place of the first extremum of them that calls for it."""
    for atom, factor in form.atoms.items():
        op = atom.op if isinstance(atom, Value) else None
        if op is None or EXTREMA.get(op.info.name, 0) * factor >= 0:
            continue
        found: list[LinearForm] = []
        for number in range(len(op.operands) if op.info.name.startswith("arith.") else len(map_of(op).value.results)):
            other = LinearForm([(form.constant, 1)], exact=True)
            for one, times in form.atoms.items():
                if one is not atom:
                    other.add(one, times)
            if op.info.name.startswith("arith."):
                terms: list[Term] | None = [(op.operands[number], factor)]
            else:
                map = map_of(op).value
                terms = other.of_expression(map.results[number], map, op.operands, factor)
            if terms is None:
                return None
            other.extend(terms)
            found.append(other)
        return found
    return None


def _contradicted(form: LinearForm, find_facts: FindFacts) -> bool:
    """Whether the facts rule out that the form is 0 or more."""
    if not form.atoms:
        return form.constant < 0
    forms = [form]
    numbers: dict[Atom, int] = {atom: number for number, atom in enumerate(form.atoms)}
    order = list(form.atoms)
    for at, atom in enumerate(order):  # which grows on the way
        if at == MOST_ATOMS:
            break
        for fact in find_facts(atom):
            forms.append(fact)
            for other in fact.atoms:
                if other not in numbers:
                    numbers[other] = len(numbers)
                    order.append(other)
    rows: list[Row] = []
    for one in forms:
        row = [0] * len(numbers)
        for other, factor in one.atoms.items():
            row[numbers[other]] = factor
        rows.append((*row, one.constant))
    return System(len(numbers), [], rows).is_empty(len(numbers))


def _negated(form: LinearForm) -> LinearForm:
    """-form - 1, which is 0 or more where the form is negative."""
    other = LinearForm([], exact=True)
    other.constant = -form.constant - 1
    for atom, factor in form.atoms.items():
        other.add(atom, -factor)
    return other


def facts(atom: Atom) -> list[LinearForm]:
    """Sums with the atom that are 0 or more."""
    if isinstance(atom, Value):
        return _of_result(atom) if atom.op is not None else _of_counter(atom)
    if isinstance(atom[0], Value):
        return [_fact([], atom, 1)]
    return of_quotient(atom)


def _fact(terms: Sequence[Term], atom: Atom, factor: int) -> LinearForm:
    form = LinearForm(terms, exact=True)
    form.add(atom, factor)
    return form


def _of_result(value: Value) -> list[LinearForm]:
    op = value.op
    assert op is not None
    name = op.info.name
    if name in DIM_OPS or name in ("memref.rank", "tensor.rank"):
        return [_fact([], value, 1)]
    if name == "arith.remui":
        divisor = constant_index(op.operands[1])
        if divisor is None or divisor <= 0:
            return []
        return [_fact([], value, 1), _fact([(divisor - 1, 1)], value, -1)]
    sign = EXTREMA.get(name)
    if sign is None:
        return []
    if name.startswith("arith."):
        return [_fact([(operand, -sign)], value, sign) for operand in op.operands]
    return _of_map(map_of(op).value, op.operands, value, sign, 0)


def _of_map(map: AffineMap, operands: Sequence[Value], value: Value, sign: int, more: int) -> list[LinearForm]:
    """sign * (value - result) + more >= 0 for each result of the map."""
    found: list[LinearForm] = []
    for result in map.results:
        form = _fact([(more, 1)], value, sign)
        terms = form.of_expression(result, map, operands, -sign)
        if terms is not None:
            form.extend(terms)
            found.append(form)
    return found


def _of_counter(value: Value) -> list[LinearForm]:
    """lower <= i, i <= upper - 1"""
    loop = loop_of(value)
    if loop is not None:
        return [_fact([(loop[0], -1)], value, 1), _fact([(loop[1], 1), (-1, 1)], value, -1)]
    around = bounds.loop_of(value)
    if around is None or step_of(around) <= 0:
        return []
    found: list[LinearForm] = []
    for kind, sign in (("lowerBound", 1), ("upperBound", -1)):
        operands = operand_group(around, f"{kind}Operands")
        found += _of_map(_bound(around, f"{kind}Map"), operands, value, sign, min(sign, 0))
    return found


def _bound(loop: Operation, name: str) -> AffineMap:
    map = loop.attributes[name]
    assert isinstance(map, AffineMapAttr)
    return map.value


def of_quotient(atom: Atom) -> list[LinearForm]:
    """q = e floordiv d -> 0 <= e - d * q <= d - 1; nothing if there are more quotients in e"""
    assert isinstance(atom, tuple)
    expr, values = atom
    assert not isinstance(expr, Value) and isinstance(values, tuple)
    if expr.kind != FLOORDIV or expr.rhs.kind != CONSTANT or expr.rhs.value <= 0:
        return []
    flattener = Flattener(len(values), 0)
    flat = flattener.flatten(expr.lhs)
    if flat is None or flattener.locals:
        return []
    divisor = expr.rhs.value
    terms: list[Term] = [(flat[-1], 1)]
    terms += [(value, factor) for value, factor in zip(values, flat[:-1], strict=True) if factor]
    opposite: list[Term] = [(part, -factor) for part, factor in terms]
    return [_fact(terms, atom, -divisor), _fact([*opposite, (divisor - 1, 1)], atom, divisor)]


def is_at_most(one: int | Value, other: int | Value) -> bool:
    """one <= other"""
    return is_never_negative([(other, 1), (one, -1)])


def runs(loop: Operation) -> bool:
    """An scf.for or affine.for is known to have an iteration."""
    if loop.info.name == "scf.for":
        return not counts_unsigned(loop) and is_never_negative([(loop.operands[1], 1), (loop.operands[0], -1), (-1, 1)])
    return reaches(loop, 1)


def reaches(loop: Operation, distance: int) -> bool:
    """The upper bound of an affine.for is known to be `distance` or more above the lower one."""
    lower, upper = _bound(loop, "lowerBoundMap"), _bound(loop, "upperBoundMap")
    firsts, lasts = operand_group(loop, "lowerBoundOperands"), operand_group(loop, "upperBoundOperands")
    for start in lower.results:
        for end in upper.results:
            form = LinearForm([(-distance, 1)], exact=True)
            terms = form.of_expression(start, lower, firsts, -1)
            others = form.of_expression(end, upper, lasts, 1)
            if terms is None or others is None:
                return False
            form.extend([*terms, *others])
            if not holds(form):
                return False
    return True


def fits(slice: Slice, source: Value) -> bool:
    """A slice is known to be inside of a tensor."""
    for number, (offset, size, stride) in enumerate(zip(slice.offsets, slice.sizes, slice.strides, strict=True)):
        if not isinstance(stride, int) or stride <= 0:
            return False
        end: Term = (source, number), 1
        sums: list[list[Term]] = [
            [(offset, 1)],
            [(size, 1)],
            [end, (offset, -1)],
            [end, (offset, -1), (size, -stride), (stride - 1, 1)],
        ]
        if not all(is_never_negative(terms) for terms in sums):
            return False
    return True

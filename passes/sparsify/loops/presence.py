"""Values of expressions that may turn out to be absent, and what semi-ring ops make of them.

The lattice knows at which points the elements of operands are there. Which elements a sparse_tensor.select keeps, only
the code does:

    binary (select %a), %b     ->     scf.if %keeps { the overlap } else { the right region }

Other ops than those of semi-rings take an absent element for zero.
"""

from __future__ import annotations

from pyopt.ir.core import Region, Value
from pyopt.ir.types import I1, Type
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, TypeAlias, final
from pyopt.passes.sparsify.kernels.expressions import (
    BINARY,
    DENSE,
    LIKE,
    NEGATED,
    REDUCE,
    RELU,
    SELECT,
    TENSOR,
    Expression,
)
from pyopt.passes.sparsify.kernels.lattice import CONJUNCTION, DISJUNCTION, MAP
from pyopt.passes.sparsify.kernels.zero_folding import is_zero_at, zero_of
from pyopt.passes.sparsify.loops.semiring import inline_region
from pyopt.passes.sparsify.storage.constants import zero_constant

if TYPE_CHECKING:
    from pyopt.passes.sparsify.loops.kernel import Kernel

    Case: TypeAlias = Callable[[], Value] | None
    """A function that computes a value; None where the op has no value."""


@final
class Computed:
    """The value of an expression. No value: it is absent. condition: it is there if this holds, in any case if there is
    none; is_zeroed: the value is right also where it does not hold, zero or an accumulator as it was."""

    __slots__ = ("condition", "is_zeroed", "value")

    def __init__(self, value: Value | None, condition: Value | None = None, is_zeroed: bool = False) -> None:
        self.value = value
        self.condition = condition
        self.is_zeroed = is_zeroed


NOTHING: Final = Computed(None)


def zeroed(kernel: Kernel, one: Computed) -> Value | None:
    """The value with zero where it is absent."""
    if one.value is None or one.condition is None or one.is_zeroed:
        return one.value
    return kernel.code.select(one.condition, one.value, zero_constant(kernel.code.rewriter, one.value.type))


# Ops that know nothing of absent elements.


def is_lost(node: Expression, operands: Sequence[Computed]) -> bool:
    """Such an op gives nothing: a product lacks a factor, or another op all that it is zero without."""
    absent = [one.value is None for one in operands]
    if node.rule in (MAP, CONJUNCTION) and node.kind != DENSE:
        return any(absent)
    return bool(absent) and all(absent)


def condition_of_other(kernel: Kernel, node: Expression, operands: Sequence[Computed]) -> Value | None:
    """The condition under which such an op gives something: a product where all factors are there, another op where
    something is that it is zero without."""
    known = [one.condition for one in operands if one.value is not None]
    if node.kind in (LIKE, NEGATED, RELU) and node.rule in (MAP, CONJUNCTION):
        return all_of(kernel, known)
    if node.kind == LIKE and node.rule == DISJUNCTION:
        return any_of(kernel, known)
    maybe = [one for one in known if one is not None]
    if not maybe or node.op is None or node.kind not in (LIKE, DENSE):
        return None
    constants = [
        zero_of(child.type) if one.condition is not None and child.type is not None else child.constant()
        for child, one in zip(node.children(), operands, strict=True)
    ]
    return any_of(kernel, maybe) if is_zero_at(node.op, constants) else None


def all_of(kernel: Kernel, conditions: Sequence[Value | None]) -> Value | None:
    """All of them hold; None, which always holds, if all are."""
    found: Value | None = None
    for one in conditions:
        if one is not None:
            found = one if found is None or found is one else kernel.code.both(found, one)
    return found


def any_of(kernel: Kernel, conditions: Sequence[Value | None]) -> Value | None:
    """One of them holds."""
    found: Value | None = None
    for one in conditions:
        if one is None:
            return None
        found = one if found is None or found is one else kernel.code.either(found, one)
    return found


# Ops of semi-rings.


def semiring_value(kernel: Kernel, node: Expression, operands: Sequence[Computed]) -> Computed:
    """The value of such an op for operands that may be absent."""
    kind, op, type = node.kind, node.op, node.type
    assert op is not None and type is not None
    one, other = operands[0], operands[1] if len(operands) > 1 else NOTHING
    first = op.regions[0] if node.region is None else node.region
    if kind == SELECT:
        return _selected(kernel, first, one)
    if kind == REDUCE:
        return _reduced(kernel, node, one, other)
    if kind == BINARY:
        return _of_both(kernel, node, one, other)
    present = _yielded(kernel, first, [one])
    if one.value is None:
        return other
    if one.condition is None:
        return NOTHING if present is None else Computed(present())
    absent = None if other.value is None else _kept(other.value)
    return _chosen(kernel, type, [(one.condition, present)], absent)


def _of_both(kernel: Kernel, node: Expression, one: Computed, other: Computed) -> Computed:
    """The overlap or one of the other two regions of a sparse_tensor.binary, whichever elements are there."""
    op, type = node.op, node.type
    assert op is not None and type is not None
    overlap = _yielded(kernel, op.regions[0], [one, other])
    left = _kept(one.value) if "left_identity" in op.attributes else _yielded(kernel, op.regions[1], [one])
    right = _kept(other.value) if "right_identity" in op.attributes else _yielded(kernel, op.regions[2], [other])
    cases: list[tuple[Value, Case]] = []
    if one.value is None and other.value is None:
        return NOTHING
    if one.value is None or other.value is None:
        there, alone = (other, right) if one.value is None else (one, left)
        if there.condition is None:
            return NOTHING if alone is None else Computed(alone())
        return _chosen(kernel, type, [(there.condition, alone)], None)
    if one.condition is None and other.condition is None:
        return NOTHING if overlap is None else Computed(overlap())
    if one.condition is None or other.condition is None:
        maybe, alone = (other, left) if one.condition is None else (one, right)
        assert maybe.condition is not None
        return _chosen(kernel, type, [(maybe.condition, overlap)], alone)
    cases.append((kernel.code.both(one.condition, other.condition), overlap))
    cases.append((one.condition, left))
    cases.append((other.condition, right))
    return _chosen(kernel, type, cases, None)


def _yielded(kernel: Kernel, region: Region, operands: Sequence[Computed]) -> Case:
    """A function that computes the yielded value of a region, if there is one."""
    if region.first is None:
        return None
    return lambda: inline_region(kernel, region, [one.value for one in operands if one.value is not None])


def _kept(value: Value | None) -> Case:
    return None if value is None else lambda: value


def _chosen(kernel: Kernel, type: Type, cases: Sequence[tuple[Value, Case]], otherwise: Case) -> Computed:
    """The value of the first case whose condition holds."""
    gives = [case is not None for _, case in cases]
    if not any(gives) and otherwise is None:
        return NOTHING
    code = kernel.code
    asks = not (all(gives) and otherwise is not None) and (len(cases) > 1 or otherwise is not None)
    types = [type, I1] if asks else [type]

    def given(case: Case) -> list[Value]:
        value = zero_constant(code.rewriter, type) if case is None else case()
        return [value, code.boolean(case is not None)] if asks else [value]

    def choose(number: int) -> list[Value]:
        if number == len(cases):
            return given(otherwise)
        condition, case = cases[number]
        return code.choice(condition, types, lambda: given(case), lambda: choose(number + 1))

    results = choose(0)
    if asks:
        return Computed(results[0], results[1], is_zeroed=True)
    return Computed(results[0], None if otherwise is not None else cases[0][0], is_zeroed=True)


def _selected(kernel: Kernel, region: Region, operand: Computed) -> Computed:
    """The operand, where its condition holds and that of the region does."""
    value, there = operand.value, operand.condition
    if value is None:
        return NOTHING
    code = kernel.code

    def keeps() -> list[Value]:
        return [inline_region(kernel, region, [value])]

    if there is None:
        return Computed(value, keeps()[0])
    return Computed(value, code.choice(there, [I1], keeps, lambda: [code.boolean(False)])[0])


def _reduced(kernel: Kernel, node: Expression, one: Computed, other: Computed) -> Computed:
    """The combination of both; an accumulator stays as it is where nothing is added."""
    op, type = node.op, node.type
    assert op is not None and type is not None
    if one.value is None or other.value is None:
        return NOTHING
    combined = _yielded(kernel, op.regions[0], [one, other])
    assert combined is not None
    condition = all_of(kernel, [one.condition, other.condition])
    if condition is None:
        return Computed(combined())
    sides = zip(node.children(), (one, other), strict=True)
    accumulator = [side.value for child, side in sides if child.kind == TENSOR and child.operand == kernel.output]
    if len(accumulator) != 1:
        return _chosen(kernel, type, [(condition, combined)], None)
    found = _chosen(kernel, type, [(condition, combined)], _kept(accumulator[0]))
    return Computed(found.value, condition, is_zeroed=True)

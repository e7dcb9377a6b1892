"""The step of a loop, which goes on without an end where it is not above zero."""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import constant_index
from pyopt.ir.signature import operand_group
from pyopt.ir.types import INDEX
from pyopt.light import Final, Sequence
from pyopt.native.checking import EQ, SLT, ULT, Checker

_GROUPS: Final = ("lowerBound", "upperBound", "step")


def check_step(checker: Checker, op: Operation) -> bool:
    """The steps of scf.for and scf.parallel are above zero, unless nothing is done anyway."""
    name = op.info.name
    if name not in ("scf.for", "scf.parallel"):
        return False
    groups: Sequence[Sequence[Value]] = [operand_group(op, group) for group in _GROUPS]
    unsigned = "unsignedCmp" in op.attributes
    for low, high, step in zip(*groups, strict=True):
        known = constant_index(step)
        if known is not None and known > 0:
            continue
        lower, upper, number = [_as_index(checker, value, unsigned) for value in (low, high, step)]
        runs = checker.compare(ULT if unsigned else SLT, lower, upper)
        checker.check(
            EQ if unsigned else SLT,
            number,
            checker.number(0 if unsigned else 1),
            "the step of the loop is {found}",
            runs,
        )
    return True


def _as_index(checker: Checker, value: Value, unsigned: bool) -> Value:
    """A number of the loop's type as an index."""
    if value.type is INDEX:
        return value
    name = "arith.index_castui" if unsigned else "arith.index_cast"
    return checker.rewriter.create(name, [value], [INDEX]).results[0]

"""The op that takes the place of a branch with several successors."""

from __future__ import annotations

from pyopt.dialects.switch_cases import case_values
from pyopt.ir.attributes import Attribute, DenseArrayAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.types import I64, INDEX, IntegerType, Type
from pyopt.light import TYPE_CHECKING, Sequence
from pyopt.passes.building.arith import EQUAL, choose, compare, constant, constant_index
from pyopt.passes.loops.lifting.edges import BlockEdges
from pyopt.passes.loops.lifting.exits import Exits

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter


def choose_region(
    flow: BlockEdges, exits: Exits, branch: Operation, types: Sequence[Type], regions: list[Region]
) -> Operation | None:
    """scf.if or scf.index_switch before `branch`, with a region for each successor. None: an error was reported."""
    rewriter = flow.rewriter
    rewriter.start_at(branch)
    if branch.info.name == "cf.cond_br":
        return rewriter.create("scf.if", [branch.operands[0]], types, regions=regions)
    if branch.info.name != "cf.switch":
        message = f"'{branch.info.name}' op Cannot convert unknown control flow op to structured control flow"
        exits.pass_context.error(message, branch)
        return None
    flag = branch.operands[0]
    assert isinstance(flag.type, IntegerType)
    mask = (1 << flag.type.width) - 1
    cases = case_values(branch)
    if flag.type.width > 64 and not exits.exact:
        number = _position(rewriter, flag, cases)
        cases = list(range(len(cases)))
    else:
        number = rewriter.create("arith.index_castui", [flag], [INDEX]).results[0]
        # The flag's bits without a sign, as a number of 64 bits.
        cases = [_signed(value & mask) for value in cases]
    attributes: dict[str, Attribute] = {"cases": DenseArrayAttr.get(I64, tuple(cases))}
    return rewriter.create("scf.index_switch", [number], types, attributes, regions)


def _position(rewriter: Rewriter, flag: Value, cases: Sequence[int]) -> Value:
    """Which of the cases the flag is, of a type that no index holds; beyond all if it is none."""
    found = constant_index(rewriter, len(cases))
    for position, case in reversed([*enumerate(cases)]):
        is_it = compare(rewriter, EQUAL, flag, constant(rewriter, case, flag.type))
        found = choose(rewriter, is_it, constant_index(rewriter, position), found)
    return found


def _signed(value: int) -> int:
    low = value & (1 << 64) - 1
    return low - (1 << 64) if low >> 63 else low

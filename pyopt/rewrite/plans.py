"""The greedy driver's plan for all ops of one name, and its options."""

from __future__ import annotations

from pyopt.analysis.effects import always_droppable
from pyopt.ir.core import Value
from pyopt.ir.opinfo import COMMUTATIVE, CONSTANT_LIKE, IDEMPOTENT, INVOLUTION, OpInfo
from pyopt.light import TYPE_CHECKING, Callable, Final, TypeAlias, final
from pyopt.rewrite.rules import CONSTANT, Rule

if TYPE_CHECKING:
    RulesOf: TypeAlias = Callable[[OpInfo], tuple[Rule, ...]]

NO_LIMIT: Final = -1

NEVER_DEAD: Final = 0
DEAD_IF_UNUSED: Final = 1
ASK: Final = 2

TRAIT_FOLDS: Final = COMMUTATIVE | IDEMPOTENT | INVOLUTION

CONSTANT_OPERAND: Final = 1
FOLD_OPERAND: Final = 2
FIRST_RULE: Final = 4
"""Bits that say why to look at an op: an operand is constant, the fold looks for it, the first rule needs it, ..."""


@final
class RewritePlan:
    """The driver's plan for all ops of one name.

    dead: whether it may be erased when it has no users. idle: nothing else ever happens to it. always: the bits of the
    fold and of the rules that apply whatever the operands are. operand_filter: by the op that makes an operand, the
    bits that it sets. selected: by the bits of an op, the rules to try.
    plain: the fold and all rules apply whatever the operands are.
    """

    __slots__ = (
        "always", "constant", "dead", "fold", "fold_needs", "idle", "info", "operand_filter", "rules", "selected",
        "traits",
    )  # fmt: skip

    def __init__(self, info: OpInfo, rules: tuple[Rule, ...], plain: bool = False) -> None:
        traits = info.traits
        self.info = info
        self.constant = constant = traits & CONSTANT_LIKE != 0
        droppable = always_droppable(info)
        self.dead = ASK if droppable is None else DEAD_IF_UNUSED if droppable else NEVER_DEAD
        self.fold = None if constant else info.fold_function()
        self.fold_needs = info.fold_needs.split()
        self.traits = 0 if constant else traits & TRAIT_FOLDS
        self.rules = rules
        self.idle = self.fold is None and not self.traits and not rules
        self.always = 0
        if self.fold is not None and (plain or not info.fold_needs):
            self.always = FOLD_OPERAND
        bit = FIRST_RULE
        for rule in rules:
            if plain or not rule.needs:
                self.always |= bit
            bit <<= 1
        self.operand_filter: dict[OpInfo, int] = {}
        self.selected: dict[int, tuple[Rule, ...]] = {}

    def look_at(self, operands: list[Value]) -> int:
        """The bits of an op with these operands, some of which are made by ops that were not met before."""
        bits = self.always
        for operand in operands:
            if operand.op is not None:
                bits |= self._operand_filter_of(operand.op.info)
        return bits

    def _operand_filter_of(self, info: OpInfo) -> int:
        """The bits that an operand made by an op of `info` sets."""
        constant = info.traits & CONSTANT_LIKE != 0
        bits = CONSTANT_OPERAND | FOLD_OPERAND if constant and (self.fold is not None or self.traits) else 0
        if info.name in self.fold_needs or (info is self.info and self.traits & (IDEMPOTENT | INVOLUTION)):
            bits |= FOLD_OPERAND
        bit = FIRST_RULE
        for rule in self.rules:
            if info.name in rule.needs or (constant and CONSTANT in rule.needs):
                bits |= bit
            bit <<= 1
        self.operand_filter[info] = bits
        return bits

    def select(self, bits: int) -> tuple[Rule, ...]:
        """The rules to try on an op with these bits, in order."""
        chosen = []
        bit = FIRST_RULE
        for rule in self.rules:
            if bits & bit:
                chosen.append(rule)
            bit <<= 1
        self.selected[bits] = tuple(chosen)
        return self.selected[bits]


INERT: Final = RewritePlan(OpInfo("", registered=False), ())
"""The plan of ops to which nothing ever happens."""


@final
class GreedyOptions:
    """The settings of the driver: see the options of `--canonicalize`."""

    __slots__ = ("block_merging", "max_iterations", "max_rewrites", "region_simplification", "top_down")

    def __init__(self) -> None:
        self.top_down = True
        self.region_simplification = True
        self.block_merging = False
        self.max_iterations = 10
        self.max_rewrites = NO_LIMIT

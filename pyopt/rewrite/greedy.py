"""The greedy driver: folds and rules until nothing changes.

It visits in the reference's order, so that the results are the reference's: every iteration first walks all ops,
uniquing constants and hoisting them to the front of the isolated op they are in, and fills the worklist; then takes
ops off its end. Whatever is inserted, modified, or loses a user goes back on the end, the ops around it behind it.

    op is dead           -> erased
    op folds             -> replaced by the values, constants made right before it
    a commutative op     -> constants to the right, if the fold fails
    else                 -> the first of its rules that applies
"""

from __future__ import annotations

from pyopt.analysis.effects import is_trivially_dead
from pyopt.ir.attributes import UNKNOWN_LOC, Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import (
    COMMUTATIVE,
    CONSTANT_LIKE,
    FOLDS_CONSTANTS,
    IDEMPOTENT,
    INVOLUTION,
    ISOLATED,
    NO_MEMORY_EFFECT,
    PURE,
    RECURSIVE_EFFECTS,
    SYMBOL,
    TERMINATOR,
)
from pyopt.light import final
from pyopt.rewrite.folding import constant_value, constants_to_the_right, fold_by_traits, materialize
from pyopt.rewrite.region_simplify import simplify_regions
from pyopt.rewrite.rewriter import Rewriter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final, TypeAlias

    from pyopt.ir.context import Context
    from pyopt.ir.core import Region
    from pyopt.ir.opinfo import Fold, OpInfo
    from pyopt.ir.types import Type
    from pyopt.rewrite.rewriter import Rule

    RulesOf: TypeAlias = Callable[[OpInfo], tuple[Rule, ...]]
    Plan: TypeAlias = tuple[int, Fold | None, int, tuple[Rule, ...], tuple[Rule, ...]]

NO_LIMIT: Final = -1

NEVER_DEAD: Final = 0
DEAD_IF_UNUSED: Final = 1
ASK: Final = 2

TRAIT_FOLDS: Final = COMMUTATIVE | IDEMPOTENT | INVOLUTION | FOLDS_CONSTANTS

MANY: Final = 8
NO_CONSTANTS: Final[list[list[Attribute | None]]] = [[None] * count for count in range(MANY + 1)]
"""What a fold is given when no operand is constant; folds only read it."""


@final
class GreedyOptions:
    """How the driver works: see the options of `--canonicalize`. `hits`, if given, counts what each rule did.

    `constant_rules` are those that never apply to an op without a constant among its operands: they are not asked then.
    """

    __slots__ = (
        "block_merging", "constant_rules", "hits", "max_iterations", "max_rewrites", "region_simplification",
        "top_down",
    )  # fmt: skip

    def __init__(self) -> None:
        self.top_down = True
        self.region_simplification = True
        self.block_merging = False
        self.max_iterations = 10
        self.max_rewrites = NO_LIMIT
        self.hits: dict[str, int] | None = None
        self.constant_rules: set[Rule] = set()


@final
class GreedyDriver(Rewriter):
    """Works on one region. `stack` is the worklist, with None where an op was taken out; `place` finds an op in it."""

    __slots__ = ("options", "place", "plans", "rules_of", "scope", "stack")

    def __init__(
        self, context: Context, scope: Region, rules_of: RulesOf, options: GreedyOptions, plans: dict[OpInfo, Plan]
    ) -> None:
        self.context = context
        self.block = None
        self.before = None
        self.loc = 0
        self.scope = scope
        self.rules_of = rules_of
        self.options = options
        self.plans = plans
        self.stack: list[Operation | None] = []
        self.place: dict[Operation, int] = {}

    # The worklist.

    def push(self, op: Operation) -> None:
        """Puts `op` and the ops around it, up to the scope, on the worklist; nothing if it is out of scope."""
        place = self.place
        stack = self.stack
        scope = self.scope
        block = op.block
        if block is not None and block.region is scope:
            if op not in place:
                place[op] = len(stack)
                stack.append(op)
            return
        around: list[Operation] = []
        one: Operation | None = op
        while one is not None:
            around.append(one)
            block = one.block
            if block is None:
                return
            region = block.region
            if region is scope:
                break
            if region is None:
                return
            one = region.parent
        else:
            return
        for one in around:
            if one not in place:
                place[one] = len(stack)
                stack.append(one)

    def inserted(self, op: Operation) -> None:
        self.push(op)

    def modified(self, op: Operation) -> None:
        self.push(op)

    def erased(self, op: Operation) -> None:
        for operand in op.operands:
            definition = operand.op
            if definition is not None:
                uses = operand.uses
                # At most one other user: it may be dead, or open to rules that want a single use, when `op` is gone.
                if len(uses) <= 2:
                    self.push(definition)
        at = self.place.pop(op, None)
        if at is not None:
            self.stack[at] = None

    def _erase_dead(self, op: Operation) -> None:
        """`erase` for an op off the worklist that has no uses, no regions and no successors."""
        operands = op.operands
        for operand in operands:
            definition = operand.op
            if definition is not None and len(operand.uses) <= 2:
                self.push(definition)
        for operand in operands:
            operand.uses.pop(op, None)
        op.detach()
        op.operands = []

    # The run.

    def run(self) -> tuple[bool, bool]:
        """(did the IR change, was a fixed point reached)."""
        options = self.options
        iteration = 0
        while True:
            iteration += 1
            if iteration > options.max_iterations != NO_LIMIT:
                return True, False
            self._fill()
            again = self._work()
            if options.region_simplification and simplify_regions(self, [self.scope], options.block_merging):
                again = True
            if not again:
                return iteration > 1, True

    def _fill(self) -> None:
        """The worklist of an iteration: all ops but constants, which are uniqued and hoisted."""
        stack: list[Operation | None] = []
        place: dict[Operation, int] = {}
        self.stack = stack
        self.place = place
        top_down = self.options.top_down
        ops = walk_preorder(self.scope) if top_down else walk_postorder(self.scope)
        known = KnownConstants(self)
        for op in ops:
            if op.info.traits & CONSTANT_LIKE:
                value = constant_value(op)
                if value is not None and not known.insert(op, value):
                    continue
            if top_down:
                # The ops around it came before it.
                if op not in place:
                    place[op] = len(stack)
                    stack.append(op)
            else:
                self.push(op)
        if top_down:
            stack.reverse()
            self.place = dict(zip(stack, range(len(stack)), strict=True))  # type: ignore[arg-type]  # no None so far

    def _work(self) -> bool:
        """Empties the worklist; whether anything changed."""
        stack = self.stack
        place = self.place
        plans = self.plans
        limit = self.options.max_rewrites
        hits = self.options.hits
        rewrites = 0
        changed = False
        while stack:
            if limit != NO_LIMIT and rewrites >= limit:
                break
            op = stack.pop()
            if op is None:
                continue
            del place[op]
            plan = plans.get(op.info)
            if plan is None:
                plan = self._plan(op.info)
            dead, fold, traits, rules, plain_rules = plan
            if dead:
                for result in op.results:
                    if result.uses:
                        break
                else:
                    if dead == DEAD_IF_UNUSED and not op.regions:
                        self._erase_dead(op)
                        changed = True
                        continue
                    if dead == DEAD_IF_UNUSED or is_trivially_dead(op):
                        self.erase(op)
                        changed = True
                        continue
            if fold is not None or traits:
                operands = op.operands
                any_constant = False
                count = len(operands)
                constants: list[Attribute | None] = NO_CONSTANTS[count] if count <= MANY else [None] * count
                index = 0
                for operand in operands:
                    definition = operand.op
                    if definition is not None and definition.info.traits & CONSTANT_LIKE:
                        if not any_constant:
                            any_constant = True
                            constants = [None] * count
                        constants[index] = definition.attributes.get("value") or constant_value(definition)
                    index += 1
                if fold is not None and (
                    any_constant or not traits & FOLDS_CONSTANTS or (len(operands) == 2 and operands[0] is operands[1])
                ):
                    folded = fold(op, constants)
                    if folded is not None and self._apply_fold(op, folded):
                        changed = True
                        if hits is not None:
                            count_hit(hits, "fold " + op.info.name)
                        continue
                if traits:
                    value = fold_by_traits(op) if traits & (IDEMPOTENT | INVOLUTION) else None
                    if value is not None:
                        self.replace(op, [value])
                        changed = True
                        continue
                    reordered = constants_to_the_right(op, constants) if any_constant else None
                    if reordered is not None:
                        op.set_operands(reordered)
                        self.push(op)
                        changed = True
                        continue
                if not any_constant:
                    rules = plain_rules
            for rule in rules:
                self.block = op.block
                self.before = op
                self.loc = op.loc
                if rule(op, self):
                    changed = True
                    rewrites += 1
                    if hits is not None:
                        count_hit(hits, rule.__name__)
                    break
        return changed

    def _plan(self, info: OpInfo) -> Plan:
        """What the loop needs to know of an op, looked up once."""
        traits = info.traits
        if not info.registered or traits & (TERMINATOR | SYMBOL):
            dead = NEVER_DEAD
        elif traits & (PURE | NO_MEMORY_EFFECT) and not traits & RECURSIVE_EFFECTS:
            dead = DEAD_IF_UNUSED
        else:
            dead = ASK
        constant = traits & CONSTANT_LIKE
        fold = None if constant else info.fold_function()
        rules = self.rules_of(info)
        plain = tuple([rule for rule in rules if rule not in self.options.constant_rules])
        plan = (dead, fold, 0 if constant else traits & TRAIT_FOLDS, rules, plain)
        self.plans[info] = plan
        return plan

    def _apply_fold(self, op: Operation, folded: Attribute | Value | list[Attribute | Value]) -> bool:
        """Replaces `op` by what its fold gave; False if a constant cannot be made or nothing would change."""
        results = op.results
        if isinstance(folded, list):
            if not folded:
                return False
            parts = folded
        else:
            parts = [folded]
        if len(parts) == 1 and parts[0] is results[0]:
            return False
        self.block = op.block
        self.before = op
        self.loc = op.loc
        values: list[Value] = []
        made: list[Operation] = []
        dialect = op.info.name.partition(".")[0]
        for part, result in zip(parts, results, strict=True):
            if isinstance(part, Value):
                values.append(part)
                continue
            constant = materialize(self.context, dialect, part, result.type, op.loc)
            if constant is None:
                for one in made:
                    self.erase(one)
                return False
            self.insert(constant)
            made.append(constant)
            values.append(constant.results[0])
        self.replace(op, values)
        return True


@final
class KnownConstants:
    """The constants seen in a walk: one op for each (dialect, value, type) of an insertion region."""

    __slots__ = ("driver", "owned", "regions", "scopes")

    def __init__(self, driver: GreedyDriver) -> None:
        self.driver = driver
        self.scopes: dict[Region, dict[tuple[str, Attribute, Type], Operation]] = {}
        self.regions: dict[Region, Region] = {}
        self.owned: set[Operation] = set()

    def insert(self, op: Operation, value: Attribute) -> bool:
        """Keeps `op`, moved to the front, if its constant is new; else replaces it by the known one: False."""
        block = op.block
        assert block is not None and block.region is not None
        region = self._insertion_region(block.region)
        known = self.scopes.get(region)
        if known is None:
            known = self.scopes[region] = {}
        key = (op.info.name.partition(".")[0], value, op.results[0].type)
        existing = known.get(key)
        if existing is not None:
            existing.loc = UNKNOWN_LOC
            self.driver.replace(op, existing.results)
            return False
        front = region.first
        assert front is not None and front.first is not None
        if block is not front or (front.first is not op and op.prev not in self.owned):
            op.insert_before(front.first)
            op.loc = UNKNOWN_LOC
        known[key] = op
        self.owned.add(op)
        return True

    def _insertion_region(self, region: Region) -> Region:
        """The nearest region around whose op is isolated, unregistered, or at the top."""
        found = self.regions.get(region)
        if found is None:
            found = region
            while True:
                parent = found.parent
                if parent is None or not parent.info.registered or parent.info.traits & ISOLATED:
                    break
                outer = parent.block
                if outer is None or outer.region is None:
                    break
                found = outer.region
            self.regions[region] = found
        return found


def walk_preorder(scope: Region) -> list[Operation]:
    """All ops in the region, each before those inside it."""
    out: list[Operation] = []
    # Where the walk goes on when it is done with a block: the first ops of other blocks, or what follows an outer op.
    work = first_ops([scope])
    while work:
        op: Operation | None = work.pop()
        while op is not None:
            out.append(op)
            if op.regions:
                if op.next is not None:
                    work.append(op.next)
                work.extend(first_ops(op.regions))
                break
            op = op.next
    return out


def first_ops(regions: list[Region]) -> list[Operation]:
    """The first op of every block that has one, the last block's first."""
    found: list[Operation] = []
    for region in reversed(regions):
        block = region.last
        while block is not None:
            if block.first is not None:
                found.append(block.first)
            block = block.prev
    return found


def walk_postorder(scope: Region) -> list[Operation]:
    """All ops in the region, each after those inside it."""
    out: list[Operation] = []
    for block in scope:
        for op in block:
            out.extend(op.walk_postorder())
    return out


def count_hit(hits: dict[str, int], name: str) -> None:
    hits[name] = hits.get(name, 0) + 1


def apply_greedily(op: Operation, context: Context, rules_of: RulesOf, options: GreedyOptions) -> tuple[bool, bool]:
    """Folds and rules on everything inside `op`: (did the IR change, was a fixed point reached)."""
    changed = False
    converged = True
    plans: dict[OpInfo, Plan] = {}
    for region in op.regions:
        region_changed, region_converged = GreedyDriver(context, region, rules_of, options, plans).run()
        changed = changed or region_changed
        converged = converged and region_converged
    return changed, converged

"""The greedy driver: folds and rules until nothing changes.

It visits in the reference's order, so that the results are the reference's: every iteration first walks all ops,
uniquing constants and hoisting them to the front of the isolated op they are in, and fills the worklist; then takes
ops off its end. Whatever is inserted, modified, or loses a user goes back on the end, the ops around it behind it.

In a module of isolated ops, which cannot see into each other, an iteration leaves out those in which nothing changed in
the one before. Ops that no rule and no fold is for are never visited.

    op is dead           -> erased
    op folds             -> replaced by the values, constants made right before it
    a commutative op     -> constants to the right, if the fold fails
    else                 -> the first of its rules that applies
"""

from __future__ import annotations

from pyopt.analysis.effects import has_droppable_effects
from pyopt.ir.attributes import Attribute
from pyopt.ir.context import Context
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.opinfo import IDEMPOTENT, INVOLUTION, ISOLATED, SYMBOL, TERMINATOR, OpInfo
from pyopt.ir.walks import ops_behind_cycles, walk_postorder, walk_preorder
from pyopt.light import TYPE_CHECKING, Final
from pyopt.rewrite.folding import constant_of, constant_value, constants_to_the_right, fold_by_traits, materialize
from pyopt.rewrite.known_constants import KnownConstants
from pyopt.rewrite.plans import (
    ASK,
    CONSTANT_OPERAND,
    DEAD_IF_UNUSED,
    FOLD_OPERAND,
    INERT,
    NO_LIMIT,
    GreedyOptions,
    RewritePlan,
)
from pyopt.rewrite.region_simplify import erase_unreachable_blocks, may_be_simpler, simplify_regions
from pyopt.rewrite.worklist import Worklist

if TYPE_CHECKING:
    from pyopt.rewrite.plans import RulesOf

FEW_RULES: Final = 1000
MANY: Final = 8
NO_CONSTANTS: Final[list[list[Attribute | None]]] = [[None] * count for count in range(MANY + 1)]
"""The constant operands that a fold is given when there is none; folds only read it."""


class GreedyDriver(Worklist):
    """Works on one region until nothing changes."""

    __slots__ = ("all_changed", "changed", "changed_ever", "nonterminating", "simple", "touched", "waiting")

    def __init__(
        self,
        context: Context,
        scope: Region,
        rules_of: RulesOf,
        options: GreedyOptions,
        plans: dict[OpInfo, RewritePlan],
    ) -> None:
        super().__init__(context, scope, rules_of, options, plans)
        # The ops directly in the scope in which something changed, or all of them.
        self.changed: set[Operation] = set()
        self.all_changed = False
        # Those of all iterations; None: all of them.
        self.changed_ever: set[Operation] | None = set()
        # Those of which no region could be simplified at the end of the iteration before.
        self.simple: set[Operation] = set()
        # The blocks in which something changed: what may be dead at the end of an iteration is there or around them.
        self.touched: list[Block] = []
        # Ops with many users that are tried again when what they are to be replaced by was looked at.
        self.waiting: set[Operation] = set()
        # Ops to which rules might apply without end.
        self.nonterminating: set[Operation] = set()

    # The run.

    def run(self) -> tuple[bool, bool]:
        """(did the IR change, was a fixed point reached)."""
        options = self.options
        apart = not self.context.plain and holds_isolated_ops(self.scope)
        roots: list[Operation] | None = None
        iteration = 0
        again = False
        while True:
            iteration += 1
            if iteration > options.max_iterations != NO_LIMIT:
                return iteration > 1, not again
            self.changed = set()
            self.all_changed = not apart
            self.maybe_dead = []
            self.inserted_region_ops = []
            self.touched = []
            self.facts = {}
            self._fill(roots)
            if erase_unreachable_blocks(
                self, [self.scope] if roots is None else [region for root in roots for region in root.regions]
            ):
                self.changed_ever = None
            again = self.work()
            # What was made directly in the scope was not looked at yet.
            self.changed.update(
                [op for op in self.inserted_region_ops if op.block is not None and op.block.region is self.scope]
            )
            if options.region_simplification and self._simplify(roots):
                again = True
            if self.all_changed:
                self.changed_ever = None
            elif self.changed_ever is not None:
                self.changed_ever |= self.changed
            if not again:
                return iteration > 1, True
            roots = None if self.all_changed else self._roots(self.changed)

    def _roots(self, among: set[Operation]) -> list[Operation]:
        """Those of the ops directly in the scope, in order."""
        return [op for block in self.scope for op in block if op in among]

    def notify_modified(self, block: Block | None) -> None:
        """Something changed in the block."""
        if block is not None:
            self.touched.append(block)
        if not self.all_changed:
            root = None if block is None else self._root(block)
            if root is None:
                self.all_changed = True
            else:
                self.changed.add(root)

    def _simplify(self, roots: list[Operation] | None) -> bool:
        """Simplifies the regions in the scope, or only in `roots`; whether anything changed."""
        merging = self.options.block_merging
        changed = self._sweep()
        if self.all_changed:
            return (may_be_simpler([self.scope]) and simplify_regions(self, [self.scope], merging)) or changed
        for root in [op for block in self.scope for op in block] if roots is None else roots:
            if root in self.simple and root not in self.changed:
                continue
            if not may_be_simpler(root.regions):
                self.simple.add(root)
                continue
            self.simple.discard(root)
            if simplify_regions(self, root.regions, merging):
                self.changed.add(root)
                changed = True
        return changed

    def _sweep(self) -> bool:
        """Erases what is dead and was not visited since it is; whether there was any. Cycles are for others.

        What the terminators in the regions of a dead op need still counts as needed, as in the reference.
        """
        stack = self.stack
        place = self.place
        place.clear()  # early stops leave something there
        self.ancestors_queued.clear()
        for block in dict.fromkeys(self.touched):
            region = block.region
            while region is not None and region is not self.scope:
                outer = region.parent
                if outer is None or outer.info.traits & (ISOLATED | SYMBOL):
                    break
                self.maybe_dead.append(outer)
                region = None if outer.block is None else outer.block.region
        stack.extend(self.maybe_dead)
        plans = self.plans
        inserted_region_ops = set(self.inserted_region_ops)
        for holder in dict.fromkeys(self.inserted_region_ops):
            # Those inside of others are visited with these.
            if holder.block is not None and holder.parent_op() not in inserted_region_ops:
                stack.append(holder)
                for op in walk_preorder(holder.regions):
                    for result in op.results:
                        if result.uses:
                            break
                    else:
                        if (plans.get(op.info) or self._plan(op.info)).dead:
                            stack.append(op)
        changed = False
        needed: set[Operation] = set()
        # Ops whose effects must stay, as long as nothing is erased: ops around many others come up often.
        effective: set[Operation] = set()
        while stack:
            one = stack.pop()
            if one is None:
                continue
            op = one
            place.pop(op, None)
            for result in op.results:
                if result.uses:
                    break
            else:
                dead = (plans.get(op.info) or self._plan(op.info)).dead
                if not dead or op.block is None or op in needed or op in effective:
                    continue
                if dead == ASK and not has_droppable_effects(op):
                    effective.add(op)
                    continue
                changed = True
                effective.clear()
                if op.regions:
                    needed |= needed_by_terminators(op)
                self.notify_modified(op.block)
                self.erase(op)
        return changed

    def _fill(self, roots: list[Operation] | None) -> None:
        """The worklist of an iteration: all ops but constants, which are uniqued and hoisted."""
        stack: list[Operation | None] = []
        self.stack = stack
        self.place = {}
        self.ancestors_queued.clear()
        top_down = self.options.top_down
        regions = [self.scope] if roots is None else [region for root in roots for region in root.regions]
        plans = self.plans
        known = KnownConstants(self)
        # The latest block of which all ops around have their places.
        ready: Block | None = None
        for op in walk_preorder(regions) if top_down else walk_postorder(regions):
            try:
                plan = plans[op.info]
            except KeyError:
                plan = self._plan(op.info)
            if plan.constant:
                value = op.attributes.get(op.info.constant_attribute) or constant_value(op)
                if value is not None and not known.insert(op, value):
                    continue
            if not top_down and op.block is not ready:
                self.push(op)
                ready = op.block
            elif plan is not INERT:
                stack.append(op)
        if self.place:
            # Ops around others and users of a constant that was replaced were pushed, too: the first time counts.
            self.stack = stack = list(dict.fromkeys(stack))
        if top_down:
            stack.reverse()
        self.place = dict(zip(stack, range(len(stack)), strict=True))  # type: ignore[arg-type]  # no None so far

    def work(self) -> bool:
        """Empties the worklist; whether anything changed."""
        stack = self.stack
        place = self.place
        plans = self.plans
        shallow = self.shallow
        ancestors_queued = self.ancestors_queued
        ancestors_queued.clear()
        limit = self.options.max_rewrites
        on_rewrite = self.context.on_rewrite
        rewrites = 0
        nonterminating = self.nonterminating
        applied = 0
        # Where more rules have applied than there were ops, it is time to look for those that would go on for ever.
        many = len(stack) + FEW_RULES
        last_changed: Block | None = None
        if limit == 0:
            return False
        while stack:
            op = stack.pop()
            if op is None:
                continue
            del place[op]
            if op.regions:
                ancestors_queued.clear()
            plan = plans[op.info]
            block = op.block
            if plan.dead:
                for result in op.results:
                    if result.uses:
                        break
                else:
                    if plan.dead == DEAD_IF_UNUSED and not op.regions:
                        # `erase` for an op off the worklist that has no uses, no regions and no successors.
                        near = block is not None and (block.region in shallow or block.region in ancestors_queued)
                        for operand in op.operands:
                            uses = operand.uses
                            definition = operand.op
                            if op not in uses:  # it is an operand twice
                                continue
                            del uses[op]
                            if definition is not None and len(uses) < 2:
                                if not near or definition.block is not block:
                                    self.push(definition)
                                elif definition not in place:
                                    self.push_alone(definition)
                        op.detach()
                        op.operands = []
                    elif plan.dead == DEAD_IF_UNUSED or has_droppable_effects(op):
                        self.erase(op)
                    else:
                        block = None
                    if block is not None:
                        if block is not last_changed:
                            last_changed = block
                            self.notify_modified(block)
                        continue
                    block = op.block
            if plan.idle:
                continue
            operands = op.operands
            mask = plan.always
            operand_filter = plan.operand_filter
            try:
                for operand in operands:
                    definition = operand.op
                    if definition is not None:
                        mask |= operand_filter[definition.info]
            except KeyError:
                mask = plan.look_at(operands)
            same = False
            if not mask:
                same = len(operands) == 2 and operands[0] is operands[1]
                if not same:
                    continue
            fold = plan.fold
            if mask & CONSTANT_OPERAND and (fold is not None or plan.traits):
                constants: list[Attribute | None] = [constant_of(operand) for operand in operands]
            else:
                count = len(operands)
                constants = NO_CONSTANTS[count] if count <= MANY else [None] * count
            if fold is not None and (
                mask & FOLD_OPERAND or same or (len(operands) == 2 and operands[0] is operands[1])
            ):
                folded = fold(op, constants)
                if isinstance(folded, Value) and len(op.results[0].uses) > MANY and self._waits(op, folded.op):
                    continue
                if folded is not None and self._apply_fold(op, folded):
                    self.waiting.clear()
                    if block is not last_changed:
                        last_changed = block
                        self.notify_modified(block)
                    if on_rewrite is not None:
                        on_rewrite("fold " + op.info.name, op, block)
                    continue
            if plan.traits:
                value = fold_by_traits(op) if plan.traits & (IDEMPOTENT | INVOLUTION) else None
                reordered = None
                if value is None and mask & CONSTANT_OPERAND:
                    reordered = constants_to_the_right(op, constants)
                if value is not None or reordered is not None:
                    if value is not None:
                        self.replace(op, [value])
                    elif reordered is not None:
                        op.set_operands(reordered)
                        self.push(op)
                    if block is not last_changed:
                        last_changed = block
                        self.notify_modified(block)
                    if on_rewrite is not None:
                        on_rewrite(f"{'fold' if reordered is None else 'reorder'} {op.info.name}", op, block)
                    continue
            if nonterminating and op in nonterminating:
                continue
            rules = plan.selected.get(mask)
            for rule in plan.select(mask) if rules is None else rules:
                self.block = block
                self.before = op
                self.loc = op.loc
                if rule.apply(op, self):
                    if block is not last_changed:
                        last_changed = block
                        self.notify_modified(block)
                    if on_rewrite is not None:
                        on_rewrite(rule.name, op, block)
                    applied += 1
                    if applied == many:
                        many *= 2
                        nonterminating |= ops_behind_cycles(self.scope)
                    if limit != NO_LIMIT and not rule.fold:
                        rewrites += 1
                        if rewrites == limit:
                            return True
                    break
        return last_changed is not None

    def _waits(self, op: Operation, definition: Operation | None) -> bool:
        """`op` with many users is to be replaced by the result of `definition`, which comes first if it is still on the
        worklist: so the users of a chain of ops that fold are not handed on from one to the next."""
        at = None if definition is None else self.place.get(definition)
        if at is None or definition is None or op in self.waiting:
            return False
        # In a cycle the first one goes on.
        self.waiting.add(op)
        self.push_alone(op)
        self.stack[at] = None
        self.push_alone(definition)
        return True

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


def needed_by_terminators(op: Operation) -> set[Operation]:
    """The ops that the terminators inside of `op` depend on."""
    found: set[Operation] = set()
    inside = set(op.walk())
    work = [nested for nested in inside if nested.info.traits & TERMINATOR]
    while work:
        for operand in work.pop().operands:
            definition = operand.op
            if definition is not None and definition not in found:
                found.add(definition)
                if definition in inside:
                    work.append(definition)
    return found


def holds_isolated_ops(scope: Region) -> bool:
    """All ops directly in the region are isolated, and it has but one block."""
    block = scope.first
    if block is None or block is not scope.last:
        return False
    op = block.first
    while op is not None:
        if not op.info.traits & ISOLATED:
            return False
        op = op.next
    return True


def apply_greedily(
    op: Operation,
    context: Context,
    rules_of: RulesOf,
    options: GreedyOptions,
    plans: dict[OpInfo, RewritePlan] | None = None,
) -> tuple[bool, bool]:
    """Folds and rules on everything inside `op`: (did the IR change, was a fixed point reached).

    `plans`: what is known of ops from other runs with the same rules and options.
    """
    changed, converged, _ = apply_apart(op, context, rules_of, options, plans)
    return changed, converged


def apply_apart(
    op: Operation,
    context: Context,
    rules_of: RulesOf,
    options: GreedyOptions,
    plans: dict[OpInfo, RewritePlan] | None = None,
) -> tuple[bool, bool, set[Operation] | None]:
    """`apply_greedily`, and the isolated ops directly inside `op` that hold all changes, None if others hold some."""
    within: set[Operation] | None = set()
    changed = False
    converged = True
    if plans is None:
        plans = {}
    for region in op.regions:
        driver = GreedyDriver(context, region, rules_of, options, plans)
        region_changed, region_converged = driver.run()
        within = None if within is None or driver.changed_ever is None else within | driver.changed_ever
        changed = changed or region_changed
        converged = converged and region_converged
    return changed, converged, within

"""Common sub-expression elimination: of equal ops, those that another one dominates are replaced by it.

    %0 = arith.addi %a, %b : i32              %0 = arith.addi %a, %b : i32
    %1 = arith.addi %b, %a : i32       ->     use(%0, %0)
    use(%0, %1)

Ops that read memory are merged within a block if nothing in between may write. Dead ops go, too. An op in a vector.mask
computes something else than one that is not; the reference merges these, and so does `reference-exact`.
"""

from __future__ import annotations

from pyopt.analysis.effects import (
    NO_EFFECT,
    OTHER_EFFECTS,
    effects_of,
    is_memory_effect_free,
    own_effects,
    would_be_trivially_dead,
)
from pyopt.ir.attributes import UNKNOWN_LOC
from pyopt.ir.core import Block, Operation, Region, Value, discard, move_use
from pyopt.ir.dominance import DominatorTree, has_ssa_dominance
from pyopt.ir.opinfo import COMMUTATIVE, ISOLATED, READS, TERMINATOR, WRITES, OpInfo
from pyopt.ir.tables import derived
from pyopt.light import TYPE_CHECKING, Final, TypeAlias, final
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass

if TYPE_CHECKING:
    Key: TypeAlias = tuple[object, ...]

REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Merge ops under masks with those that are not, as mlir-opt does"
)
MASK: Final = "vector.mask"

SKIP: Final = 0
PLAIN: Final = 1
COMMUTES: Final = 2
ASK: Final = 3


@final
class Cse:
    """One run. `known` maps the key of an op to the op that stands for all equal ones.

    A scope is left by taking back what was put into `known` since it was entered: `trail` has the keys in order, and
    `hidden` the op that the key at a position of the trail stood for before, if there was one.
    """

    __slots__ = ("changed", "dead", "exact", "hidden", "known", "merged", "read_until", "removed", "trail")

    def __init__(self, exact: bool) -> None:
        self.exact = exact
        self.known: dict[Key, Operation] = {}
        self.trail: list[Key] = []
        self.hidden: dict[int, Operation] = {}
        self.dead: list[Operation] = []
        # Where the dead ops were: see `isolated_around`.
        self.changed: set[Operation] | None = None
        self.merged = 0
        self.removed = 0
        # For a reading op: up to which op nothing writes, and whether the next one does.
        self.read_until: dict[Operation, tuple[Operation, bool]] = {}

    def leave(self, size: int) -> None:
        """Forgets what was put into `known` since the trail had `size` entries."""
        trail = self.trail
        known = self.known
        hidden = self.hidden
        if size == 0:
            known.clear()
            trail.clear()
            hidden.clear()
        while len(trail) > size:
            key = trail.pop()
            before = hidden.pop(len(trail), None) if hidden else None
            if before is None:
                del known[key]
            else:
                known[key] = before

    def run(self, root: Operation) -> None:
        """Everything inside `root`, without recursion: `stack` holds what is still to be done."""
        stack: list[Step] = []
        self._enter_regions(root.regions, stack)
        while stack:
            step = stack.pop()
            if step.kind == BLOCK:
                self._block(step, stack)
            elif step.kind == LEAVE:
                self.leave(step.size)
            else:
                self.known = step.known
                self.trail = step.trail
                self.hidden = step.hidden
        self.changed = isolated_around(self.dead, root)
        for op in self.dead:
            discard(op)

    def _enter_regions(self, regions: list[Region], stack: list[Step]) -> None:
        for region in reversed(regions):
            first = region.first
            if first is None:
                continue
            dominance = has_ssa_dominance(region)
            if first is region.last:
                stack.append(Step(LEAVE))
                stack.append(Step(BLOCK, first, first.first, dominance))
            elif dominance:
                self._enter_tree(region, stack)

    def _enter_tree(self, region: Region, stack: list[Step]) -> None:
        """The blocks of a region in an order that follows the dominator tree, each with the scopes of those above."""
        tree = DominatorTree(region)
        children: dict[Block, list[Block]] = {}
        for block, parent in tree.parent.items():
            children.setdefault(parent, []).append(block)
        steps: list[Step] = []
        first = region.entry()
        work: list[tuple[Block, bool]] = [(first, False)]
        while work:
            block, done = work.pop()
            if done:
                steps.append(Step(LEAVE))
                continue
            steps.append(Step(BLOCK, block, block.first, True))
            work.append((block, True))
            work.extend([(child, False) for child in reversed(children.get(block, []))])
        # Pair each block with the step that leaves its scope.
        opened: list[Step] = []
        for step in steps:
            if step.kind == BLOCK:
                opened.append(step)
            else:
                opened.pop().leave = step
        stack.extend(reversed(steps))

    def _block(self, step: Step, stack: list[Step]) -> None:
        """The ops of a block from `step.op` on; regions of an op are put on the stack, then the op itself."""
        if not step.started:
            step.started = True
            self.read_until = {}
            leave = step.leave
            if leave is None:
                leave = stack[-1]
            leave.size = len(self.trail)
        op = step.op
        dominance = step.dominance
        known = self.known
        trail = self.trail
        plans = _plans
        while op is not None:
            after = op.next
            if op.regions and not step.inside:
                step.op = op
                step.inside = True
                stack.append(step)
                if op.info.traits & ISOLATED or not op.info.registered or (op.info.name == MASK and not self.exact):
                    restore = Step(RESTORE)
                    restore.known = known
                    restore.trail = trail
                    restore.hidden = self.hidden
                    stack.append(restore)
                    self.known = {}
                    self.trail = []
                    self.hidden = {}
                self._enter_regions(op.regions, stack)
                return
            step.inside = False
            info = op.info
            plan = plans.get(info)
            if plan is None:
                plan = plan_of(info)
            if plan == SKIP:
                op = after
                continue
            for result in op.results:
                if result.uses:
                    break
            else:
                if plan != ASK or would_be_trivially_dead(op):
                    self.dead.append(op)
                    self.removed += 1
                    op = after
                    continue
            if plan == ASK or op.regions:
                self._simplify(op, dominance)
                op = after
                continue
            # The most frequent case of `plain_key`: --cse of 10,000 ops takes 3 % more instructions by calls of it.
            attributes = op.attributes
            operands = op.operands
            if (not attributes or attributes is info.defaults) and len(operands) == 2 and len(op.results) == 1:
                left, right = operands
                if plan == COMMUTES and id(left) > id(right):
                    left, right = right, left
                key: Key = (info, op.results[0].type, left, right)
            else:
                key = plain_key(op, plan)
            existing = known.get(key)
            if existing is None:
                known[key] = op
                trail.append(key)
            else:
                self.replace(op, existing, dominance)
            op = after

    def _simplify(self, op: Operation, dominance: bool) -> None:
        """An op with regions, or whose effects have to be looked at."""
        for region in op.regions:
            if region.first is not region.last:
                return
        reads = False
        if not is_memory_effect_free(op):
            if own_effects(op) != READS or effects_of(op) != READS:
                return
            reads = True
        key = key_of(op)
        existing = self.known.get(key)
        if existing is not None and (
            not reads or (existing.block is op.block and not self.writes_between(existing, op))
        ):
            self.replace(op, existing, dominance)
            return
        if existing is not None:
            self.hidden[len(self.trail)] = existing
        self.known[key] = op
        self.trail.append(key)

    def writes_between(self, start: Operation, end: Operation) -> bool:
        """Something after `start` and before `end`, in the same block, may write."""
        known = self.read_until.get(start)
        op: Operation | None
        if known is None:
            op = start.next
        elif known[1]:
            return True
        else:
            op = known[0]
        while op is not None and op is not end:
            effects = effects_of(op)
            if effects is None or effects & WRITES:
                self.read_until[start] = (op, True)
                return True
            op = op.next
        self.read_until[start] = (end, False)
        return False

    def replace(self, op: Operation, existing: Operation, dominance: bool) -> None:
        """Uses of `op` become uses of `existing`; where uses may come before, only those not visited yet."""
        if dominance:
            for result, other in zip(op.results, existing.results, strict=True):
                replace_uses(result, other)
            self.dead.append(op)
        else:
            for result, other in zip(op.results, existing.results, strict=True):
                for user in [user for user in result.uses if lookup_key(user) not in self.known]:
                    move_use(user, result.uses.pop(user), other)
            if not any(result.uses for result in op.results):
                self.dead.append(op)
        if existing.loc is UNKNOWN_LOC and op.loc is not UNKNOWN_LOC:
            existing.loc = op.loc
        self.merged += 1


BLOCK: Final = 0
LEAVE: Final = 1
RESTORE: Final = 2


@final
class Step:
    """Something still to be done: a block from an op on, a scope to leave, an outer `known` to come back to."""

    __slots__ = ("block", "dominance", "hidden", "inside", "kind", "known", "leave", "op", "size", "started", "trail")

    def __init__(
        self, kind: int, block: Block | None = None, op: Operation | None = None, dominance: bool = True
    ) -> None:
        self.kind = kind
        self.block = block
        self.op = op
        self.dominance = dominance
        self.inside = False
        self.started = False
        self.size = 0
        self.leave: Step | None = None
        self.known: dict[Key, Operation] = {}
        self.trail: list[Key] = []
        self.hidden: dict[int, Operation] = {}


_plans: dict[OpInfo, int] = derived({})


def plan_of(info: OpInfo) -> int:
    """The treatment of an op by the loop, computed once a declaration."""
    traits = info.traits
    if traits & TERMINATOR:
        plan = SKIP
    elif info.registered and traits & NO_EFFECT and not traits & OTHER_EFFECTS:
        plan = COMMUTES if traits & COMMUTATIVE else PLAIN
    else:
        plan = ASK
    _plans[info] = plan
    return plan


def replace_uses(value: Value, other: Value) -> None:
    """Every operand that is `value` becomes `other`, in the reference's order of uses."""
    uses = value.uses
    if not uses:
        return
    value.uses = {}
    for user in reversed(uses):
        move_use(user, uses[user], other)


def plain_key(op: Operation, plan: int) -> Key:
    """The key of an op without regions, which `plan` says is PLAIN or COMMUTES."""
    operands = op.operands
    results = op.results
    if plan == COMMUTES and len(operands) > 1:
        operands = sorted(operands, key=id)
    attributes = op.attributes
    key: Key
    if len(results) == 1:
        key = (op.info, results[0].type, *operands)
    else:
        key = (op.info, tuple([result.type for result in results]), *operands)
    if attributes and attributes != op.info.defaults:
        return (key, *attributes.items()) if len(attributes) == 1 else (key, frozenset(attributes.items()))
    return key


def lookup_key(op: Operation) -> Key:
    """The key under which the op is known, if it is."""
    plan = plan_of(op.info)
    return plain_key(op, plan) if plan in (PLAIN, COMMUTES) and not op.regions else key_of(op)


def key_of(root: Operation) -> Key:
    """Equal for equal ops: same declaration, operands, attributes, result types, and regions.

    Values that are defined inside the op count by their number, those from outside by themselves.
    """
    numbers: dict[Value, int] = {}
    blocks: dict[Block, int] = {}
    parts: list[object] = []
    stack: list[Operation | Block] = [root]
    while stack:
        item = stack.pop()
        if isinstance(item, Block):
            blocks[item] = len(blocks)
            parts.append("block")
            for argument in item.arguments:
                numbers[argument] = len(numbers)
                parts.append(argument.type)
            stack.extend(reversed(list(item)))
            continue
        operands: list[object] = [numbers.get(operand, operand) for operand in item.operands]
        if item.info.traits & COMMUTATIVE:
            operands.sort(key=_order)
        parts.append(item.info)
        parts.append(tuple(operands))
        parts.append(tuple([result.type for result in item.results]))
        parts.append(frozenset(item.attributes.items()))
        parts.append(item.properties)
        parts.append(tuple([blocks.get(block, block) for block in item.successors]))
        if item is not root:
            for result in item.results:
                numbers[result] = len(numbers)
        for region in reversed(item.regions):
            stack.extend(reversed(list(region)))
        parts.append(len(item.regions))
        for region in item.regions:
            parts.append(sum(1 for _ in region))
            parts.extend([sum(1 for _ in block) for block in region])
    return tuple(parts)


def _order(operand: object) -> tuple[bool, int]:
    return (True, operand) if isinstance(operand, int) else (False, id(operand))


def isolated_around(ops: list[Operation], root: Operation) -> set[Operation] | None:
    """The isolated ops directly inside `root` that hold all the ops; None if others hold some."""
    found: set[Operation] = set()
    for one in ops:
        at = one
        parent = at.parent_op()
        while parent is not None and parent is not root:
            at = parent
            if at in found:
                break
            parent = at.parent_op()
        if at is one or not at.info.traits & ISOLATED:
            return None
        found.add(at)
    return found


def run(op: Operation, pass_context: PassContext) -> bool:
    """Merges equal ops inside `op`."""
    cse = Cse(REFERENCE_EXACT.of(pass_context.options))
    cse.run(op)
    pass_context.changed = cse.changed
    pass_context.count("num-cse'd", cse.merged)
    pass_context.count("num-dce'd", cse.removed)
    return bool(cse.dead)


PASS = make_pass(
    "cse",
    run,
    (REFERENCE_EXACT,),
    statistics={"num-cse'd": "Number of operations CSE'd", "num-dce'd": "Number of operations DCE'd"},
    class_name="CSE",
    apart=True,
    keeps_analyses=True,
)

"""The Rewriter: how rules change the IR, so that the driver hears of every change.

It knows no dialect. Insertion is at a point that the driver sets right before the root op of a rule.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, Location
from pyopt.ir.context import Context
from pyopt.ir.core import (
    NO_ATTRIBUTES,
    NO_BLOCKS,
    NO_REGIONS,
    Block,
    BlockArgument,
    Operation,
    Region,
    Value,
    discard,
    move_use,
    plain_operation,
)
from pyopt.ir.dominance import reverse_postorder
from pyopt.ir.opinfo import OpInfo
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Callable, Sequence
from pyopt.rewrite.folding import materialize
from pyopt.syntax.defaults import default_attributes

if TYPE_CHECKING:
    RewriteFunction = Callable[[Operation, "Rewriter"], bool]
    """The function of a rule: it returns whether it changed anything."""


class Rewriter:
    """Creates, replaces and erases ops. A driver overrides `inserted`, `modified` and `erased` to follow.

    `block` and `before` are the insertion point (None: at the block's end); `loc` is given to the ops that are created.
    `facts` is for what rules find out about an op as a whole, and what the changes of one iteration leave true.
    """

    __slots__ = ("before", "block", "changes", "context", "facts", "loc")

    def __init__(self, context: Context) -> None:
        self.context = context
        self.block: Block | None = None
        self.before: Operation | None = None
        self.loc: int | Location = 0
        self.facts: dict[Operation, object] = {}
        # What rules of the API and of plug-ins have changed so far (`pyopt.api.changes`).
        self.changes: object = None

    # What a driver listens to.

    def inserted(self, op: Operation) -> None:
        """`op` was created and put in place."""

    def modified(self, op: Operation) -> None:
        """`op` was changed in place: its operands, attributes, regions or successors."""

    def erased(self, op: Operation) -> None:
        """`op` is about to be erased; its operands are still there, its regions are empty."""

    def orphaned(self, op: Operation) -> None:
        """`op` lost a user, so that it may be dead now."""

    # The insertion point.

    def insert_before(self, op: Operation) -> None:
        self.block = op.block
        self.before = op

    def start_at(self, op: Operation) -> None:
        """Sets the insertion point before `op`, and the location of new ops to that of `op`."""
        self.insert_before(op)
        self.loc = op.loc

    def insert_after(self, op: Operation) -> None:
        self.block = op.block
        self.before = op.next

    def insert_at_start(self, block: Block) -> None:
        self.block = block
        self.before = block.first

    def insert_at_end(self, block: Block) -> None:
        self.block = block
        self.before = None

    # Creating.

    def info(self, name: str) -> OpInfo:
        """The declaration of a registered op that rules create."""
        found = self.context.op_info(name)
        if found is None:
            raise LookupError(f"no op is called {name}")
        return found

    def create(
        self,
        name: str,
        operands: Sequence[Value],
        result_types: Sequence[Type],
        attributes: dict[str, Attribute] | None = None,
        regions: list[Region] | None = None,
        successors: list[Block] | None = None,
    ) -> Operation:
        """Creates an op at the insertion point; inherent attributes that have a default may be left out."""
        info = self.context.infos.get(name) or self.info(name)
        attributes = with_defaults(info, attributes)
        if len(result_types) == 1 and not regions and not successors:
            op = plain_operation(info, list(operands), result_types[0], attributes, self.loc)
        else:
            op = Operation(
                info, list(operands), result_types, attributes, self.loc, regions or NO_REGIONS, successors or NO_BLOCKS
            )
        self.insert(op)
        return op

    def insert(self, op: Operation) -> None:
        """Puts a new op at the insertion point."""
        before = self.before
        if before is not None:
            op.insert_before(before)
        else:
            assert self.block is not None
            self.block.append(op)
        self.inserted(op)

    def constant(self, attribute: Attribute, type: Type, dialect: str = "arith") -> Value:
        """A constant at the insertion point, made by the dialect's `materialize`."""
        op = materialize(self.context, dialect, attribute, type, self.loc)
        if op is None:
            raise LookupError(f"dialect {dialect} makes no such constant")
        self.insert(op)
        return op.results[0]

    def clone(self, op: Operation, values: dict[Value, Value]) -> Operation:
        """A copy of `op` at the insertion point with operands looked up in `values`, which gets the new results."""
        copy = clone_op(op, values)
        self.insert(copy)
        return copy

    def clone_body(self, block: Block, arguments: Sequence[Value]) -> list[Value]:
        """Copies of the ops of a block but its terminator, at the insertion point; what they give the terminator."""
        values: dict[Value, Value] = dict(zip(block.arguments, arguments, strict=True))
        return self.clone_before_end(block, values)

    def clone_before_end(self, block: Block, values: dict[Value, Value]) -> list[Value]:
        """The same with operands looked up in `values`, which gets the new results."""
        terminator = block.terminator()
        for op in block:
            if op is not terminator:
                self.clone(op, values)
        return [values.get(value, value) for value in terminator.operands]

    # Replacing and erasing.

    def replace_uses(self, value: Value, other: Value) -> None:
        """Every operand that is `value` becomes `other`; the users count as modified, the latest first."""
        if other is value or not value.uses:
            return
        self.replace_uses_before_erase(value, other)
        if value.op is not None:
            self.orphaned(value.op)

    def replace_uses_before_erase(self, value: Value, other: Value) -> None:
        """`replace_uses` of a value with users whose op will be erased at once."""
        uses = value.uses
        value.uses = {}
        if not other.given:
            other.given = value.given
        for user in reversed(uses):
            move_use(user, uses[user], other)
            self.modified(user)

    def replace_uses_except(self, value: Value, other: Value, kept: Operation) -> None:
        """Like `replace_uses`, but `kept` goes on using `value`."""
        self.replace_uses_if(value, other, [user for user in reversed(value.uses) if user is not kept])

    def replace_uses_if(self, value: Value, other: Value, users: list[Operation]) -> None:
        """The operands of `users` that are `value` become `other`."""
        if other is value:
            return
        for user in users:
            move_use(user, value.uses.pop(user), other)
            self.modified(user)
        if value.op is not None:
            self.orphaned(value.op)

    def replace(self, op: Operation, values: Sequence[Value]) -> None:
        """`values` take the place of the op's results, and the op is erased."""
        for result, value in zip(op.results, values, strict=True):
            if result.uses and value is not result:
                self.replace_uses_before_erase(result, value)
        self.erase(op)

    def replace_with_new(
        self,
        op: Operation,
        name: str,
        operands: Sequence[Value],
        result_types: Sequence[Type],
        attributes: dict[str, Attribute] | None = None,
        regions: list[Region] | None = None,
        successors: list[Block] | None = None,
    ) -> Operation:
        """Creates an op right before `op` and replaces `op` by its results."""
        self.block = op.block
        self.before = op
        new = self.create(name, operands, result_types, attributes, regions, successors)
        self.replace(op, new.results)
        return new

    def erase(self, op: Operation) -> None:
        """Erases `op` and all that it holds, users before definitions."""
        if self.before is op:
            self.before = op.next
        if op.regions:
            for nested in erase_order(op):
                self._erase_one(nested)
            for region in op.regions:
                region.first = region.last = None
        self._erase_one(op)

    def _erase_one(self, op: Operation) -> None:
        self.erased(op)
        for result in op.results:
            if result.uses:
                for user in result.uses:
                    user.operands = [value for value in user.operands if value is not result]
                result.uses = {}
        op.detach()
        for operand in op.operands:
            operand.uses.pop(op, None)
        op.operands = []
        for block in op.successors:
            block.remove_predecessor(op)
        op.successors = NO_BLOCKS

    def erase_block(self, block: Block) -> None:
        """Erases a block without predecessors, with its ops."""
        op = block.last
        while op is not None:
            before = op.prev
            self.erase(op)
            op = before
        block.detach()

    # Changing in place.

    def set_operand(self, op: Operation, index: int, value: Value) -> None:
        old = op.operands[index].op
        op.set_operand(index, value)
        self.modified(op)
        if old is not None:
            self.orphaned(old)

    def set_operands(self, op: Operation, values: list[Value]) -> None:
        before = op.operands
        op.set_operands(values)
        self.modified(op)
        for one in before:
            if one.op is not None:
                self.orphaned(one.op)

    def set_attribute(self, op: Operation, name: str, value: object) -> None:
        op.set_attribute(name, value)
        self.modified(op)

    def remove_attribute(self, op: Operation, name: str) -> None:
        op.remove_attribute(name)
        self.modified(op)

    # Blocks and regions.

    def move_before(self, op: Operation, anchor: Operation) -> None:
        op.insert_before(anchor)
        self.modified(op)

    def inline_block_before(self, block: Block, op: Operation, args: Sequence[Value] = ()) -> None:
        """Moves the ops of `block` before `op`, with `args` for the block's arguments; the block is erased."""
        for argument, value in zip(block.arguments, args, strict=True):
            self.replace_uses(argument, value)
        moved = list(block)
        assert op.block is not None
        splice(block, op.block, op)
        for one in moved:
            self.inserted(one)
        block.detach()

    def merge_blocks(self, source: Block, into: Block, args: Sequence[Value] = ()) -> None:
        """Moves the ops of `source` to the end of `into`, with `args` for its arguments; `source` is erased."""
        for argument, value in zip(source.arguments, args, strict=True):
            self.replace_uses(argument, value)
        moved = list(source)
        splice(source, into)
        for one in moved:
            self.inserted(one)
        source.detach()

    def move_region(self, region: Region, into: Region) -> None:
        """Moves all blocks of `region` to the end of `into`."""
        for block in region:
            into.append(block)

    def move_region_before(self, region: Region, anchor: Block) -> None:
        """Moves all blocks of `region` before block `anchor`."""
        into = anchor.region
        assert into is not None
        for block in region:
            into.insert_before(block, anchor)

    def split_block(self, block: Block, op: Operation) -> Block:
        """Moves `op` and what follows it into a new block right after `block`."""
        new = Block()
        region = block.region
        assert region is not None
        region.insert_after(new, block)
        walk: Operation | None = op
        last = block.last
        block.last = op.prev
        if op.prev is None:
            block.first = None
        else:
            op.prev.next = None
        op.prev = None
        new.first = op
        new.last = last
        while walk is not None:
            walk.block = new
            walk = walk.next
        return new

    def create_block(self, region: Region, types: Sequence[Type] = ()) -> Block:
        """A new block at the end of `region`; the insertion point moves into it."""
        block = Block()
        for type in types:
            block.add_argument(type, self.loc)
        region.append(block)
        self.insert_at_end(block)
        return block


def splice(source: Block, into: Block, before: Operation | None = None) -> None:
    """Moves all ops of `source` to `into`, before an op there or to the end."""
    first = source.first
    last = source.last
    if first is None or last is None:
        return
    walk: Operation | None = first
    while walk is not None:
        walk.block = into
        walk = walk.next
    previous = into.last if before is None else before.prev
    first.prev = previous
    if previous is None:
        into.first = first
    else:
        previous.next = first
    last.next = before
    if before is None:
        into.last = last
    else:
        before.prev = last
    source.first = source.last = None
    into.order_is_valid = False


def erase_order(root: Operation) -> list[Operation]:
    """The ops inside `root`, innermost first, later ops before earlier ones, successors before predecessors."""
    out: list[Operation] = []
    stack = [root]
    while stack:
        op = stack.pop()
        if op is not root:
            out.append(op)
        # `out` is built parents first and front to back, and turned round at the end.
        for region in reversed(op.regions):
            for block in all_in_order(region):
                if block.first is not None:
                    stack.extend(reversed(list(block)))
    out.reverse()
    return out


def all_in_order(region: Region) -> list[Block]:
    """All blocks, a block before its successors where there is no loop; unreachable ones last."""
    first = region.first
    if first is None:
        return []
    if first is region.last:
        return [first]
    order = reverse_postorder(region)
    seen = set(order)
    order.extend(block for block in region if block not in seen)
    return order


def clone_op(root: Operation, values: dict[Value, Value]) -> Operation:
    """A copy of `root` with its regions, in no block; `values` maps old to new and gets the new definitions.

    Nested operands that are defined later than they are used (graph regions) are mapped at the end.
    """
    copy = _clone_shell(root, values)
    _clone_insides([(root, copy)], {}, values)
    return copy


def clone_blocks(region: Region, anchor: Block, values: dict[Value, Value]) -> None:
    """Copies of the blocks of `region` before block `anchor` of another; arguments that `values` has are left out."""
    target = anchor.region
    assert target is not None
    blocks: dict[Block, Block] = {}
    copied: list[tuple[Operation, Operation]] = []
    for block in region:
        new = blocks[block] = Block()
        new.given = block.given
        for argument in block.arguments:
            if argument not in values:
                values[argument] = _clone_argument(argument, new)
        target.insert_before(new, anchor)
        for op in block:
            copy = _clone_shell(op, values)
            new.append(copy)
            copied.append((op, copy))
    _clone_insides(copied, blocks, values)


def _clone_insides(
    copied: list[tuple[Operation, Operation]], blocks: dict[Block, Block], values: dict[Value, Value]
) -> None:
    """Gives the copies in pairs of (original, copy) their regions and, in the order of the text, operands."""
    stack = [pair for pair in copied if pair[0].regions]
    while stack:
        original, target = stack.pop()
        for region, new_region in zip(original.regions, target.regions, strict=True):
            for block in region:
                new_block = blocks[block] = Block()
                new_block.given = block.given
                for argument in block.arguments:
                    values[argument] = _clone_argument(argument, new_block)
                new_region.append(new_block)
                for op in block:
                    new = _clone_shell(op, values)
                    new_block.append(new)
                    if op.regions:
                        stack.append((op, new))
    for root, root_copy in copied:
        if not root.regions:
            _clone_operands(root, root_copy, blocks, values)
            continue
        for original, target in zip(root.walk(), root_copy.walk(), strict=True):
            _clone_operands(original, target, blocks, values)


def with_defaults(info: OpInfo, attributes: dict[str, Attribute] | None) -> dict[str, Attribute]:
    """The attributes of a new op: those that are given, and the inherent ones that have a default."""
    defaults = info.defaults
    if defaults is None:
        defaults = default_attributes(info)
    if defaults:
        return {**defaults, **attributes} if attributes else defaults
    return NO_ATTRIBUTES if attributes is None else attributes


def _clone_argument(argument: BlockArgument, block: Block) -> Value:
    new = block.add_argument(argument.type, argument.loc)
    new.given = argument.given
    return new


def _clone_operands(
    original: Operation, new: Operation, blocks: dict[Block, Block], values: dict[Value, Value]
) -> None:
    new.set_operands([values.get(value, value) for value in original.operands])
    if original.successors:
        new.successors = [blocks.get(block, block) for block in original.successors]
        for block in new.successors:
            block.add_predecessor(new)


def cloned_regions(op: Operation) -> list[Region]:
    """Copies of the regions of `op`, in no op.

    Where the reference copies regions and erases the old op, so do we: what the old ones used is visited again.
    """
    if not op.regions:
        return NO_REGIONS
    copy = clone_op(op, {})
    regions = copy.regions
    copy.regions = []
    discard(copy)
    return regions


def _clone_shell(op: Operation, values: dict[Value, Value]) -> Operation:
    """A copy without operands and successors and with empty regions."""
    types = [result.type for result in op.results]
    regions = [Region() for _ in op.regions] if op.regions else NO_REGIONS
    new = Operation(op.info, [], types, op.attributes, op.loc, regions)
    new.properties = op.properties
    for result, copied in zip(op.results, new.results, strict=True):
        copied.given = result.given
        values[result] = copied
    return new

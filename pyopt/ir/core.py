"""Operation, Block, Region and Value: the knot of classes that define each other.

- Operations of a block and blocks of a region form intrusive linked lists; insertion and removal are O(1).
- `value.uses` maps each user to the index of the operand that uses the value, or to a list of indices when an op uses
  it more than once. Adding and removing a use is O(1) whatever the number of users. The dict's order is that in which
  the uses came; the reference's use list is the reverse.
- `op.attributes` holds inherent and discardable attributes together; `OpInfo.attribute_names` tells them apart. The
  dict is never changed in place (ops may share one): `set_attribute` replaces it.
- `op.loc` is a token index into the context's source as long as it has no written location, otherwise a Location.
- `order` and `name` are scratch of the verifier/dominance and of the printer: they are unset until those set them,
  because the constructor is on the hot path. `given` is the name that a value or block has in the source, if the
  context keeps them, else "".
"""

from __future__ import annotations

from pyopt.ir.attributes import UNKNOWN_LOC, Attribute, Location
from pyopt.ir.module_part import ModulePart
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Final, Iterator, Sequence, final

if TYPE_CHECKING:
    from pyopt.ir.opinfo import Loaded, OpInfo

NO_ATTRIBUTES: Final[dict[str, Attribute]] = {}
NO_REGIONS: Final[list[Region]] = []
NO_BLOCKS: Final[list[Block]] = []
NO_RESULTS: Final[list[OpResult]] = []
LONGEST_CHAIN: Final = 10_000
"""The number of producers in a chain that a fold or rule looks through; in unreachable blocks there may be no end."""


def _load(reference: str) -> Loaded:
    from pyopt.ir.opinfo import load

    return load(reference)


class Value(ModulePart):
    """An SSA value: an OpResult or a BlockArgument. `op` is None exactly for block arguments."""

    __slots__ = ("given", "index", "name", "op", "type", "uses")

    def __init__(self, type: Type, op: Operation | None, index: int) -> None:
        self.type = type
        self.op = op
        self.index = index
        self.uses: dict[Operation, int | list[int]] = {}
        self.given = ""
        self.name = ""

    def __str__(self) -> str:
        return str(_load("pyopt.syntax.texts:text_of_value")(self))

    def __repr__(self) -> str:
        return str(_load("pyopt.syntax.texts:shown")(type(self).__name__, str(self)))

    def users(self) -> list[Operation]:
        """The ops that use this value, latest first (the reference's order), each once."""
        return list(self.uses)[::-1]

    def has_one_use(self) -> bool:
        """Exactly one operand, of exactly one op, is this value."""
        uses = self.uses
        if len(uses) != 1:
            return False
        for index in uses.values():
            return isinstance(index, int)
        return False

    def replace_all_uses_with(self, other: Value) -> None:
        """Every operand that is this value becomes `other`."""
        if other is self:
            return
        if not isinstance(other, Value):
            raise wrong("a value", other)
        if not other.given:
            other.given = self.given
        for user, index in self.uses.items():
            move_use(user, index, other)
        self.uses = {}

    def location(self, otherwise: int | Location = UNKNOWN_LOC) -> int | Location:
        """The location of the op or the argument; `otherwise` for the placeholder of a value not met yet."""
        if self.op is not None:
            return self.op.loc
        return self.loc if isinstance(self, BlockArgument) else otherwise

    def parent_block(self) -> Block | None:
        """The block that defines the value."""
        if self.op is not None:
            return self.op.block
        assert isinstance(self, BlockArgument)
        return self.block


@final
class OpResult(Value):
    """Result number `index` of `op`."""

    __slots__ = ()

    def __init__(self, type: Type, op: Operation, index: int) -> None:
        self.type = type
        self.op = op
        self.index = index
        self.uses = {}
        self.given = ""


@final
class BlockArgument(Value):
    """Argument number `index` of `block`."""

    __slots__ = ("block", "loc")

    def __init__(self, type: Type, block: Block, index: int, loc: int | Location) -> None:
        self.type = type
        self.op = None
        self.index = index
        self.uses = {}
        self.given = ""
        self.name = ""
        self.block = block
        self.loc = loc


def wrong(what: str, given: object) -> TypeError:
    """The error for a value of another type than that of a parameter; the compiled classes have one of their own."""
    return TypeError(f"expected {what}, not {type(given).__name__}")


def add_use(value: Value, user: Operation, index: int) -> None:
    """Note that operand `index` of `user` is `value`."""
    uses = value.uses
    if user in uses:
        known = uses[user]
        if isinstance(known, int):
            uses[user] = [known, index]
        else:
            known.append(index)
    else:
        uses[user] = index


def move_use(user: Operation, index: int | list[int], other: Value) -> None:
    """Operands of `user` become `other`. `index`: an entry of another value's `uses`, which the caller takes out."""
    if isinstance(index, int):
        user.operands[index] = other
        add_use(other, user, index)
    else:
        for one in index:
            user.operands[one] = other
            add_use(other, user, one)


def remove_use(value: Value, user: Operation, index: int) -> None:
    """Forget that operand `index` of `user` is `value`."""
    uses = value.uses
    known = uses[user]
    if isinstance(known, int):
        del uses[user]
    else:
        known.remove(index)
        if len(known) == 1:
            uses[user] = known[0]


@final
class Operation(ModulePart):
    """An operation; what its name means is in `info`.

    The constructor links the operands' uses and makes one result a type; it puts the op into no block.
    `properties` is only for unregistered ops (whatever stood in `<...>`), None elsewhere.
    """

    __slots__ = (
        "attributes",
        "block",
        "info",
        "loc",
        "next",
        "operands",
        "order",
        "prev",
        "properties",
        "regions",
        "results",
        "successors",
    )

    def __init__(
        self,
        info: OpInfo,
        operands: list[Value],
        result_types: Sequence[Type],
        attributes: dict[str, Attribute],
        loc: int | Location,
        regions: list[Region] = NO_REGIONS,
        successors: list[Block] = NO_BLOCKS,
    ) -> None:
        self.info = info
        self.operands = operands
        self.attributes = attributes
        self.loc = loc
        self.regions = regions
        self.successors = successors
        self.block: Block | None = None
        self.prev: Operation | None = None
        self.next: Operation | None = None
        if len(result_types) == 1:
            self.results = [OpResult(result_types[0], self, 0)]
        elif result_types:
            self.results = [OpResult(type, self, index) for index, type in enumerate(result_types)]
        else:
            self.results = NO_RESULTS
        index = 0
        for operand in operands:
            uses = operand.uses
            if self in uses:
                add_use(operand, self, index)
            else:
                uses[self] = index
            index += 1
        if regions:
            for region in regions:
                region.parent = self
        if successors:
            for block in successors:
                block.add_predecessor(self)
        self.properties: Attribute | None = None
        self.order: int

    @property
    def name(self) -> str:
        """`dialect.mnemonic`."""
        return self.info.name

    def __str__(self) -> str:
        return str(_load("pyopt.syntax.texts:text_of_op")(self))

    def __repr__(self) -> str:
        return str(_load("pyopt.syntax.texts:shown")("Operation", str(self)))

    @property
    def location(self) -> Location:
        """Where the op stands in the text that its module was read from, or the location that the text gives it."""
        found: Location = _load("pyopt.ir.roots:location_of")(self)
        return found

    # Parts by their declared names.

    def operand(self, name: str) -> Value:
        """The operand that the declaration calls `name`; LookupError if there is none, or if there are several."""
        found = self.operand_group(name)
        if len(found) != 1:
            raise LookupError(f"'{self.info.name}' op has {len(found)} operands for {name}")
        return found[0]

    def operand_group(self, name: str) -> Sequence[Value]:
        """The operands, any number of them, that the declaration calls `name`."""
        names: list[str] = [*_load("pyopt.ir.signature:signature_of")(self.info).operand_index]
        if name not in names:
            raise LookupError(f"'{self.info.name}' op has no operand {name}; there are: {', '.join(names) or 'none'}")
        group: list[Value] = _load("pyopt.ir.signature:operand_group")(self, name)
        return group

    @property
    def result(self) -> Value:
        """The only result; LookupError if there are none or several."""
        if len(self.results) != 1:
            raise LookupError(f"'{self.info.name}' op has {len(self.results)} results")
        return self.results[0]

    # Structure.

    def place(self) -> int | Location:
        """The place of an error about this op: at the op, or at the linalg op around it if it stands nowhere.

        Bodies of named linalg ops stand nowhere in the text: what is wrong in them is wrong with the op around. Other
        ops without a place were given `loc(unknown)`.
        """
        if self.loc is UNKNOWN_LOC:
            parent = self.parent_op()
            if parent is not None and parent.info.name.startswith("linalg."):
                return parent.loc
        return self.loc

    def parent_op(self) -> Operation | None:
        """The op whose region holds this op."""
        block = self.block
        if block is None or block.region is None:
            return None
        return block.region.parent

    def parent_region(self) -> Region | None:
        return None if self.block is None else self.block.region

    def is_ancestor_of(self, other: Operation) -> bool:
        """`other` is this op, or nested in it at any depth."""
        if not isinstance(other, Operation):
            raise wrong("an op", other)
        walk: Operation | None = other
        while walk is not None:
            if walk is self:
                return True
            walk = walk.parent_op()
        return False

    def walk(self) -> Iterator[Operation]:
        """This op and all nested ones, before their children; the op just yielded may be erased or moved
        only after its successor was fetched, so collect into a list before changing anything."""
        stack = [self]
        while stack:
            op = stack.pop()
            yield op
            if op.regions:
                nested = [child for region in op.regions for block in region for child in block]
                nested.reverse()
                stack.extend(nested)

    def walk_postorder(self) -> list[Operation]:
        """All nested ops after their children, this op last."""
        return [*_load("pyopt.ir.walks:walk_postorder")(self.regions), self] if self.regions else [self]

    def is_before_in_block(self, other: Operation) -> bool:
        """This op comes before `other`, both in the same block."""
        if not isinstance(other, Operation):
            raise wrong("an op", other)
        block = self.block
        if block is None or block is not other.block:
            raise ValueError("the ops are not in one block")
        if not block.order_is_valid:
            block.renumber()
        return self.order < other.order

    # Attributes.

    def attribute(self, name: str) -> Attribute | None:
        return self.attributes.get(name)

    def set_attribute(self, name: str, value: object) -> None:
        """Changes, or adds, an attribute: given as one, or as a Python value that `Builder.create` takes for it."""
        if not isinstance(value, Attribute) or not isinstance(name, str):
            type = self.results[0].type if self.results else None
            value = _load("pyopt.api.signatures:declared_attribute")(self.info, name, value, type)
            if value is None:
                self.remove_attribute(name)
                return
            assert isinstance(value, Attribute)
        self.attributes = {**self.attributes, name: value}

    def remove_attribute(self, name: str) -> None:
        if name in self.attributes:
            self.attributes = {key: value for key, value in self.attributes.items() if key != name}

    # Operands and successors.

    def set_operand(self, index: int, value: Value) -> None:
        if not isinstance(value, Value):
            raise wrong("a value", value)
        if not isinstance(index, int):
            raise wrong("the number of an operand", index)
        if not -1 < index < len(self.operands):
            raise ValueError(f"'{self.info.name}' op has no operand {index}; it has {len(self.operands)}")
        old = self.operands[index]
        if old is not value:
            remove_use(old, self, index)
            self.operands[index] = value
            add_use(value, self, index)

    def set_operands(self, values: list[Value]) -> None:
        """Replaces all operands; segment attributes are the caller's to adapt."""
        for value in values:
            if not isinstance(value, Value):
                raise wrong("a value", value)
        for operand in self.operands:
            operand.uses.pop(self, None)
        self.operands = values
        for index, operand in enumerate(values):
            add_use(operand, self, index)

    def set_successor(self, index: int, block: Block) -> None:
        if not isinstance(block, Block):
            raise wrong("a block", block)
        if not -1 < index < len(self.successors):
            raise ValueError(f"'{self.info.name}' op has no successor {index}; it has {len(self.successors)}")
        old = self.successors[index]
        if old is not block:
            old.remove_predecessor(self)
            self.successors[index] = block
            block.add_predecessor(self)

    # Place.

    def detach(self) -> None:
        """Takes the op out of its block; operands stay linked."""
        block = self.block
        if block is None:
            return
        before = self.prev
        after = self.next
        if before is None:
            block.first = after
        else:
            before.next = after
        if after is None:
            block.last = before
        else:
            after.prev = before
        self.block = None
        self.prev = None
        self.next = None

    def insert_before(self, anchor: Operation) -> None:
        """Puts the op, moving it if it has a place, right before `anchor`."""
        block = anchor.block if isinstance(anchor, Operation) else None
        if block is None:
            block = _place_of(anchor)
        if self is anchor:
            return
        if self.block is not None:
            _check_outside(self, block)
            self.detach()
        before = anchor.prev
        self.block = block
        self.prev = before
        self.next = anchor
        anchor.prev = self
        if before is None:
            block.first = self
        else:
            before.next = self
        block.order_is_valid = False

    def insert_after(self, anchor: Operation) -> None:
        """Puts the op, moving it if it has a place, right after `anchor`."""
        block = _place_of(anchor)
        if self is anchor:
            return
        if anchor.next is not None:
            self.insert_before(anchor.next)
        else:
            block.append(self)

    def drop_all_references(self) -> None:
        """Unlinks the operands and successors of this op and of all nested ones."""
        for op in self.walk() if self.regions else (self,):
            for operand in op.operands:
                operand.uses.pop(op, None)
            op.operands = []
            for block in op.successors:
                block.remove_predecessor(op)
            op.successors = NO_BLOCKS

    def erase(self) -> None:
        """Removes the op and what it holds for good; ValueError if other ops use its results."""
        check_unused(self)
        discard(self)


def discard(op: Operation) -> None:
    """Removes an op and what it holds for good. What still uses its results has to go, too."""
    op.detach()
    op.drop_all_references()


def check_unused(op: Operation) -> None:
    """Raises ValueError if a result has uses outside of the op itself."""
    for result in op.results:
        for user in result.uses:
            if not op.is_ancestor_of(user):
                raise ValueError(f"'{op.info.name}' op cannot be erased: '{user.info.name}' op uses a result of it")


def _place_of(anchor: Operation) -> Block:
    """The block of an op that another is put beside; raises where it has none."""
    if not isinstance(anchor, Operation):
        raise wrong("an op", anchor)
    if anchor.block is None:
        raise ValueError(f"'{anchor.info.name}' op is in no block")
    return anchor.block


def _check_outside(op: Operation, block: Block) -> None:
    """Raises ValueError where an op would be moved into itself."""
    if op.regions:
        around = block.parent_op()
        if around is not None and op.is_ancestor_of(around):
            raise ValueError(f"'{op.info.name}' op cannot be moved into itself")


new_operation: Final = Operation.__new__
new_result: Final = OpResult.__new__
INTERPRETED: Final = hasattr(Operation.__init__, "__code__")
"""The module is not compiled."""


def plain_operation(
    info: OpInfo, operands: list[Value], result_type: Type, attributes: dict[str, Attribute], loc: int | Location
) -> Operation:
    """An op with one result and no regions or successors: what `Operation` makes, at three quarters of the price."""
    if not INTERPRETED:
        return Operation(info, operands, (result_type,), attributes, loc)
    op = new_operation(Operation)
    op.info = info
    op.operands = operands
    op.attributes = attributes
    op.loc = loc
    op.regions = NO_REGIONS
    op.successors = NO_BLOCKS
    op.block = op.prev = op.next = op.properties = None
    result = new_result(OpResult)
    result.type = result_type
    result.op = op
    result.index = 0
    result.uses = {}
    result.given = ""
    op.results = [result]
    # What `add_use` does, for the most frequent cases: reading 10,000 ops takes 3.5 % more instructions by calls of it.
    count = len(operands)
    if count == 2 and operands[0] is not operands[1]:
        operands[0].uses[op] = 0
        operands[1].uses[op] = 1
    elif count == 1:
        operands[0].uses[op] = 0
    elif count:
        for index, operand in enumerate(operands):
            add_use(operand, op, index)
    return op


@final
class Block(ModulePart):
    """A list of ops with arguments. `predecessors` maps each terminator that branches here to how often it does."""

    __slots__ = (
        "arguments", "first", "given", "last", "name", "next", "order_is_valid", "predecessors", "prev", "region",
    )  # fmt: skip

    def __init__(self) -> None:
        self.arguments: list[BlockArgument] = []
        self.first: Operation | None = None
        self.last: Operation | None = None
        self.region: Region | None = None
        self.prev: Block | None = None
        self.next: Block | None = None
        self.predecessors: dict[Operation, int] = {}
        self.order_is_valid = False
        self.given = ""
        self.name = ""

    def __str__(self) -> str:
        return str(_load("pyopt.syntax.texts:text_of_block")(self))

    def __repr__(self) -> str:
        return str(_load("pyopt.syntax.texts:shown")("Block", str(self)))

    def __iter__(self) -> Iterator[Operation]:
        """The ops in order; the current one may be erased while iterating."""
        op = self.first
        while op is not None:
            after = op.next
            yield op
            op = after

    def add_argument(self, type: Type, loc: int | Location) -> BlockArgument:
        if not isinstance(type, Type):
            raise wrong("a type", type)
        if not isinstance(loc, (int, Location)):
            raise wrong("a location", loc)
        argument = BlockArgument(type, self, len(self.arguments), loc)
        self.arguments.append(argument)
        return argument

    def erase_arguments(self, dead: list[bool]) -> None:
        """Removes the arguments whose flag is set; they must have no uses. Branches are the caller's to adapt."""
        if len(dead) != len(self.arguments):
            raise ValueError(f"expected a flag for each argument of the block, {len(self.arguments)}, not {len(dead)}")
        for argument, gone in zip(self.arguments, dead, strict=True):
            if gone and argument.uses:
                raise ValueError(f"argument {argument.index} of the block cannot be erased: it has uses")
        kept = [argument for argument, gone in zip(self.arguments, dead, strict=True) if not gone]
        for index, argument in enumerate(kept):
            argument.index = index
        self.arguments = kept

    def append(self, op: Operation) -> None:
        """Puts `op` at the end, moving it if it has a place."""
        if not isinstance(op, Operation):
            raise wrong("an op", op)
        if op.block is not None:
            _check_outside(op, self)
            op.detach()
        last = self.last
        op.block = self
        op.prev = last
        if last is None:
            self.first = op
        else:
            last.next = op
        self.last = op
        self.order_is_valid = False

    def prepend(self, op: Operation) -> None:
        """Puts `op` at the front, moving it if it has a place."""
        if not isinstance(op, Operation):
            raise wrong("an op", op)
        if self.first is None:
            self.append(op)
        elif self.first is not op:
            op.insert_before(self.first)

    def renumber(self) -> None:
        """Gives the ops increasing `order`."""
        number = 0
        op = self.first
        while op is not None:
            op.order = number
            number += 1
            op = op.next
        self.order_is_valid = True

    def add_predecessor(self, terminator: Operation) -> None:
        self.predecessors[terminator] = self.predecessors.get(terminator, 0) + 1

    def remove_predecessor(self, terminator: Operation) -> None:
        count = self.predecessors.get(terminator, 0)
        if count == 0:
            raise ValueError("the op does not branch to this block")
        if count == 1:
            del self.predecessors[terminator]
        else:
            self.predecessors[terminator] = count - 1

    def predecessor_blocks(self) -> list[Block]:
        """The blocks that branch here, each once."""
        return list(dict.fromkeys(op.block for op in self.predecessors if op.block is not None))

    def successor_blocks(self) -> list[Block]:
        """The successors of the last op."""
        return self.last.successors if self.last is not None else NO_BLOCKS

    def parent_op(self) -> Operation | None:
        return None if self.region is None else self.region.parent

    def terminator(self) -> Operation:
        """The last op; the block must not be empty."""
        if self.last is None:
            raise ValueError("the block is empty")
        return self.last

    def detach(self) -> None:
        """Takes the block out of its region."""
        region = self.region
        if region is None:
            return
        before = self.prev
        after = self.next
        if before is None:
            region.first = after
        else:
            before.next = after
        if after is None:
            region.last = before
        else:
            after.prev = before
        self.region = None
        self.prev = None
        self.next = None

    def erase(self) -> None:
        """Removes the block with its ops; ValueError if ops outside of it branch to it, or use its values."""
        for op in self.predecessors:
            if op.block is not self:
                raise ValueError(f"the block cannot be erased: '{op.info.name}' op branches to it")
        values: list[Value] = [*self.arguments]
        for op in self:
            values += op.results
        for value in values:
            for user in value.uses:
                if not self._holds(user):
                    raise ValueError(f"the block cannot be erased: '{user.info.name}' op uses a value of it")
        self.detach()
        for op in self:
            discard(op)

    def _holds(self, op: Operation) -> bool:
        """The op is in the block, at any depth."""
        walk: Operation | None = op
        while walk is not None:
            if walk.block is self:
                return True
            walk = walk.parent_op()
        return False


@final
class Region(ModulePart):
    """A list of blocks; the first is the entry."""

    __slots__ = ("first", "last", "parent")

    def __init__(self) -> None:
        self.first: Block | None = None
        self.last: Block | None = None
        self.parent: Operation | None = None

    def __str__(self) -> str:
        return str(_load("pyopt.syntax.texts:text_of_region")(self))

    def __repr__(self) -> str:
        return str(_load("pyopt.syntax.texts:shown")("Region", str(self)))

    def __iter__(self) -> Iterator[Block]:
        """The blocks in order; the current one may be erased while iterating."""
        block = self.first
        while block is not None:
            after = block.next
            yield block
            block = after

    def is_empty(self) -> bool:
        return self.first is None

    def entry(self) -> Block:
        """The first block, of a region that has one."""
        if self.first is None:
            raise ValueError("the region is empty")
        return self.first

    def has_one_block(self) -> bool:
        return self.first is not None and self.first is self.last

    def append(self, block: Block) -> None:
        """Puts `block` at the end, moving it if it has a place."""
        if not isinstance(block, Block):
            raise wrong("a block", block)
        if block.region is not None:
            block.detach()
        last = self.last
        block.region = self
        block.prev = last
        if last is None:
            self.first = block
        else:
            last.next = block
        self.last = block

    def insert_after(self, block: Block, anchor: Block) -> None:
        """Puts `block`, moving it if it has a place, right after `anchor`."""
        self._check_place(block, anchor)
        if block is anchor:
            return
        if block.region is not None:
            block.detach()
        after = anchor.next
        if after is None:
            self.append(block)
            return
        block.region = self
        block.prev = anchor
        block.next = after
        anchor.next = block
        after.prev = block

    def insert_before(self, block: Block, anchor: Block) -> None:
        """Puts `block`, moving it if it has a place, right before `anchor`."""
        self._check_place(block, anchor)
        if block is anchor:
            return
        if block.region is not None:
            block.detach()
        before = anchor.prev
        block.region = self
        block.prev = before
        block.next = anchor
        anchor.prev = block
        if before is None:
            self.first = block
        else:
            before.next = block

    def _check_place(self, block: Block, anchor: Block) -> None:
        for one in (block, anchor):
            if not isinstance(one, Block):
                raise wrong("a block", one)
        if anchor.region is not self:
            raise ValueError("the block is in another region")

    def is_ancestor_of(self, other: Region) -> bool:
        """`other` is this region, or nested in it at any depth."""
        if not isinstance(other, Region):
            raise wrong("a region", other)
        walk: Region | None = other
        while walk is not None:
            if walk is self:
                return True
            walk = None if walk.parent is None else walk.parent.parent_region()
        return False

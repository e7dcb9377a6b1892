"""Checks that an operation and everything below it is valid, in the reference's order and with its words.

The walk uses a stack of its own, so that nesting is no deeper than Python's. A context with a memory is asked first
whether an op is known to be good (`Verdicts`).
Dominance in the common cases (same block, or a block around) is decided while walking; other uses are collected and
decided when the whole isolated op has been walked, with a dominator tree.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute
from pyopt.ir.context import Context
from pyopt.ir.core import Block, BlockArgument, Operation, Region, Value
from pyopt.ir.dominance import Dominance, is_inside
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.op_verifier import Failure, OpVerifier, silently
from pyopt.ir.opinfo import GRAPH_REGION, ISOLATED, SINGLE_BLOCK_IMPLICIT, SYMBOL_TABLE, TERMINATOR, load
from pyopt.ir.symbols import SymbolTables, ops_in_scope
from pyopt.ir.traits import may_be_terminator, may_lack_terminator, wrong_terminator
from pyopt.light import TYPE_CHECKING, Callable, Final, Iterable, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.ir.errors import Place

    Task: TypeAlias = tuple[int, Operation | None, Block | None, list[Operation]]
    Lookup: TypeAlias = Callable[[Operation, Attribute | None], Operation | None]


NO_ISOLATED: Final[list[Operation]] = []


def verify(
    op: Operation,
    context: Context,
    checked: dict[Block, Operation | None] | None = None,
    changed: set[Operation] | None = None,
) -> bool:
    """Whether `op` and all below it is valid; the first violation in each isolated op is reported to the context.

    `checked` may hold blocks whose first ops are known to be valid and to use only what dominates them, with the last
    such op (None: there is none): the parser knows it of most ops, until the IR changes. `changed`, if it is given, has
    those isolated ops directly inside `op` that changed since all was valid: what is in the others is not looked at.
    """
    walk = _Walk(context, checked or {})
    if changed is not None:
        walk.whole = op
        walk.changed = changed
    return walk.run(op)


def failures_of(op: Operation, context: Context) -> list[Failure]:
    """The first violation in each isolated op, none of which is reported."""
    return _Walk(context, {}).failures(op)


def report(failure: Failure, context: Context) -> None:
    """Reports a violation, with a note if it may be that of a misspelt name."""
    notes = failure.notes
    if context.suggests and failure.op is not None:
        notes = [*notes, *load("pyopt.syntax.suggestions:failure_notes")(context, failure.op, failure.message)]
    context.error(failure.message, failure.place, notes)


def is_valid(op: Operation, context: Context) -> bool:
    """`op` and all below it is valid; nothing is reported."""
    walk = _Walk(context, {})

    def check(op: Operation) -> None:
        if not walk.run(op):
            raise Failure("", None, ())

    return silently(context, check, op)


@final
class _Scope:
    """An isolated op that is being walked: uses to decide at its end, and the blocks around the current op.

    `open` maps each of these blocks to the order number of its op that is being walked, and entry blocks that were
    walked already, while others of their region are, to ALWAYS. `tables` is how many symbol tables were around when the
    walk began, and `failed` says that an isolated op inside is not valid.
    """

    __slots__ = ("failed", "open", "root", "suspects", "tables")

    def __init__(self, root: Operation, tables: int) -> None:
        self.root = root
        self.tables = tables
        self.failed = False
        self.suspects: list[tuple[Operation, Value]] = []
        self.open: dict[Block, int] = {}


ALWAYS: Final = 1 << 62
"""An order number behind those of all ops."""

# What is left to do, on the walk's stack, with an op or a block, and the isolated ops of a block, to be walked later.
ENTER_ROOT: Final = 0
LEAVE_ROOT: Final = 1
LEAVE_OP: Final = 2
END_OP: Final = 3
ENTER_BLOCK: Final = 4
RESUME_BLOCK: Final = 5
# Behind the blocks of an op of which all but the ops inside is known to be good.
LEAVE_KNOWN: Final = 6


@final
class _Walk(OpVerifier):
    """One run of the verifier."""

    __slots__ = ("changed", "checked", "known_ends", "memory", "scope", "scopes", "stack", "symbol_users", "whole")

    def __init__(self, context: Context, checked: dict[Block, Operation | None]) -> None:
        super().__init__(context)
        # The isolated ops directly inside `whole` that are walked, if not all are.
        self.changed: set[Operation] | None = None
        self.whole: Operation | None = None
        self.checked = checked
        self.memory = context.memory
        # Terminators that are known to be good where they stand.
        self.known_ends: set[Operation] = set()
        self.stack: list[Task] = []
        self.scopes: list[_Scope] = []
        self.scope: _Scope | None = None
        # For each symbol table around: the ops met so far that look something up in it.
        self.symbol_users: list[list[Operation]] = [[]]

    def run(self, root: Operation) -> bool:
        """Whether the root is valid. A violation ends the walk of an isolated op; those beside it are walked still."""
        stack = self.stack
        stack.append((ENTER_ROOT, root, None, NO_ISOLATED))
        valid = True
        while stack:
            try:
                self._walk()
            except Failure as failure:
                report(failure, self.context)
                self._abandon()
                valid = False
        return valid

    def failures(self, root: Operation) -> list[Failure]:
        """The violations that `run` would report."""
        self.stack.append((ENTER_ROOT, root, None, NO_ISOLATED))
        found: list[Failure] = []
        while self.stack:
            try:
                self._walk()
            except Failure as failure:
                found.append(failure)
                self._abandon()
        return found

    def _abandon(self) -> None:
        """Gives up the isolated op that is being walked, and those around it once the others inside are walked."""
        while True:
            scope = self.scopes.pop()
            while True:
                task = self.stack.pop()
                if task[0] == LEAVE_ROOT and task[1] is scope.root:
                    break
            del self.symbol_users[scope.tables :]
            self.scope = self.scopes[-1] if self.scopes else None
            if self.scope is None:
                return
            if self.stack[-1][0] == ENTER_ROOT:
                self.scope.failed = True
                return

    def _walk(self) -> None:
        stack = self.stack
        while stack:
            kind, op, block, isolated = stack.pop()
            if kind == RESUME_BLOCK:
                assert block is not None
                self._walk_block(block, op, isolated)
            elif kind == ENTER_BLOCK:
                assert block is not None
                self._enter_block(block)
                known = self.checked.get(block)
                first = block.first if known is None or known.block is not block else known.next
                if first is not None and not block.order_is_valid:
                    block.renumber()
                self._walk_block(block, first, isolated)
            else:
                assert op is not None
                if kind == ENTER_ROOT:
                    self.scope = _Scope(op, len(self.symbol_users))
                    self.scopes.append(self.scope)
                    stack.append((LEAVE_ROOT, op, None, NO_ISOLATED))
                    self._enter_op(op)
                elif kind == LEAVE_OP or kind == LEAVE_KNOWN:
                    scope = self.scope
                    assert scope is not None
                    for region in op.regions:
                        scope.open.pop(region.first, None)  # type: ignore[arg-type]  # None is no key
                    if not isolated:
                        if kind == LEAVE_OP:
                            self._end_op(op)
                        continue
                    if kind == LEAVE_OP:
                        stack.append((END_OP, op, None, NO_ISOLATED))
                    changed = self.changed if op is self.whole else None
                    for one in reversed(isolated):
                        if changed is None or one in changed:
                            stack.append((ENTER_ROOT, one, None, NO_ISOLATED))
                elif kind == END_OP:
                    self._end_op(op)
                else:
                    stack.append((LEAVE_ROOT, op, None, NO_ISOLATED))  # where a failure abandons it
                    scope = self.scopes[-1]
                    if scope.suspects:
                        self._decide(scope)
                    stack.pop()
                    self.scopes.pop()
                    self.scope = self.scopes[-1] if self.scopes else None
                    if self.scope is not None and self.scope.failed and stack[-1][0] != ENTER_ROOT:
                        self._abandon()

    # Ops with regions.

    def _enter_op(self, op: Operation) -> None:
        """Checks the op itself and puts its blocks on the stack."""
        memory = self.memory
        regions = op.regions
        known = memory is not None and memory.frame_verdict(op)
        if known:
            for region in regions:
                if region.first is not None and region.first.last is not None:
                    self.known_ends.add(region.first.last)
        elif memory is not None and memory.verdict(op):
            self.check_surroundings(op)
        else:
            self._check_first(op)
        if op.info.verify_symbols is not None and regions:
            self.symbol_users[-1].append(op)
        if op.info.traits & SYMBOL_TABLE:
            self.symbol_users.append([])
        if not regions:
            if op.info.traits & SYMBOL_TABLE:
                self._end_op(op)
            return
        info = op.info
        if info.registered and info.traits & GRAPH_REGION:
            for index, region in enumerate(regions):
                if region.first is not region.last:
                    raise self.fail_op(op, f"expects graph region #{index} to have 0 or 1 blocks")
        isolated: list[Operation] = []
        stack = self.stack
        stack.append((LEAVE_KNOWN if known else LEAVE_OP, op, None, isolated))
        for region in regions:
            first = region.first
            if first is not None and first.predecessors and first.predecessor_blocks():
                raise Failure("entry block of region may not have predecessors", op.loc, ())
        for region in reversed(regions):
            block = region.last
            while block is not None:
                stack.append((ENTER_BLOCK, None, block, isolated))
                block = block.prev

    def _end_op(self, op: Operation) -> None:
        """Checks the op once everything inside it is known to be valid."""
        info = op.info
        traits = info.traits
        if traits & SINGLE_BLOCK_IMPLICIT:
            found = wrong_terminator(op)
            if found is not None:
                name = info.implicit_terminator
                note = f"in custom textual format, the absence of terminator implies '{name}'"
                raise self.fail_op(op, f"expects regions to end with '{name}', found '{found}'", ((note, op.loc),))
        if traits & SYMBOL_TABLE:
            self._check_symbol_table(op)
        if info.verify_regions is not None:
            self.hook(op, info.verify_regions)
        if self.memory is not None:
            self.memory.remember_frame(op)

    # Blocks.

    def _enter_block(self, block: Block) -> None:
        region = block.region
        assert region is not None
        last = block.last
        if last is None:
            if not may_lack_terminator(region):
                parent = region.parent
                place = None if parent is None else parent.loc
                raise Failure("empty block: expect at least a terminator", place, ())
            return
        for successor in last.successors:
            if successor.region is not region:
                self.check_op(last)
                raise self.fail_op(last, "branching to block of a different region")

    def _leave_block(self, block: Block) -> None:
        scope = self.scope
        assert scope is not None and block.region is not None
        if block.next is not None and block is block.region.first:
            scope.open[block] = ALWAYS  # the entry dominates all others, or they cannot be reached
        else:
            scope.open.pop(block, None)
        last = block.last
        if last is None or last.info.traits & TERMINATOR or may_be_terminator(last):
            return
        if not may_lack_terminator(block.region):
            text = "" if self.context.describe is None else self.context.describe(last)
            raise self.fail(last, "block with no terminator, has " + ("\n" if last.regions else "") + text)

    def _walk_block(self, block: Block, op: Operation | None, isolated: list[Operation]) -> None:
        """Checks ops from `op` on, up to one with regions, or to the block's end."""
        scope = self.scope
        assert scope is not None
        open_blocks = scope.open
        suspects = scope.suspects
        stack = self.stack
        memory = self.memory
        while op is not None:
            info = op.info
            order = op.order
            operands = op.operands
            for value in operands:
                definer = value.op
                if definer is None:
                    if isinstance(value, BlockArgument):
                        owner = value.block
                        if owner is not block and owner not in open_blocks:
                            suspects.append((op, value))
                elif definer.block is block:
                    if definer.order >= order:
                        suspects.append((op, value))
                else:
                    around = open_blocks.get(definer.block)  # type: ignore[arg-type]  # None is no key
                    if around is None or around <= definer.order:
                        suspects.append((op, value))
            if op.regions:
                if info.traits & ISOLATED:
                    isolated.append(op)
                    op = op.next
                    continue
                open_blocks[block] = order
                stack.append((RESUME_BLOCK, op.next, block, isolated))
                self._enter_op(op)
                return
            if info.verify_symbols is not None:
                self.symbol_users[-1].append(op)
            if memory is None or not memory.verdict(op):
                self._check_first(op)
            elif info.checked_each_time and op not in self.known_ends:
                self.check_surroundings(op)
            op = op.next
        self._leave_block(block)

    def _check_first(self, op: Operation) -> None:
        """Checks an op that is not known to be good."""
        self.check_op(op)
        if self.memory is not None:
            self.memory.remember(op)

    # Symbols.

    def _check_symbol_table(self, op: Operation) -> None:
        if len(op.regions) != 1:
            raise self.fail_op(op, "Operations with a 'SymbolTable' must have exactly one region")
        if not op.regions[0].has_one_block():
            raise self.fail_op(op, "Operations with a 'SymbolTable' must have exactly one block")
        known: dict[object, Operation] = {}
        block = op.regions[0].first
        assert block is not None
        for child in block:
            name = child.attributes.get("sym_name") if child.attributes else None
            if name is None:
                continue
            if name in known:
                value = getattr(name, "value", "")
                note = ("see existing symbol definition here", known[name].loc)
                raise self.fail(child, f"redefinition of symbol named '{value}'", (note,))
            known[name] = child
        users = self.symbol_users.pop()
        if users:
            lookup = SymbolTables().lookup_attribute
            failure = self._check_symbol_users(users, lookup)
            if failure is not None:
                # Isolated ops were walked late: report what comes first in the text.
                raise self._check_symbol_users(ops_in_scope(op), lookup) or failure

    def _check_symbol_users(self, users: Iterable[Operation], lookup: Lookup) -> Failure | None:
        """The failure of the first op that uses symbols wrongly, None if there is none."""
        for user in users:
            hook = user.info.verify_symbols
            if hook is not None:
                try:
                    message = hook(user, lookup)
                except DiagnosticError as error:
                    return self.raised(user, error)
                if message is not None:
                    return self.fail_op(user, message)
        return None

    # Dominance.

    def _decide(self, scope: _Scope) -> None:
        """Decides the uses that were no plain cases; the error is the one that the reference meets first."""
        if scope.root.info.traits & ISOLATED:
            self._check_isolation(scope)
        dominance = Dominance()
        for op, value in scope.suspects:
            block = op.block
            if block is None or op is scope.root:
                continue
            if not dominance.is_reachable(block):
                if not _is_around(value, block):
                    raise self._not_dominating(op, op.operands.index(value))
                continue
            if not dominance.value_properly_dominates(value, op):
                break
        else:
            return
        worklist = [scope.root]
        while worklist:
            holder = worklist.pop()
            for region in holder.regions:
                for block in region:
                    reachable = dominance.is_reachable(block)
                    for op in block:
                        if reachable:
                            for index, value in enumerate(op.operands):
                                if not dominance.value_properly_dominates(value, op):
                                    raise self._not_dominating(op, index)
                        if op.regions and not op.info.traits & ISOLATED:
                            worklist.append(op)

    def _check_isolation(self, scope: _Scope) -> None:
        """No value from around the isolated op is used in it."""
        # An op is among the suspects once for each operand.
        for op in dict.fromkeys([op for op, _ in scope.suspects]):
            if op is scope.root:
                continue
            if not all(is_inside(value, scope.root) for value in op.operands):
                note = ("required by region isolation constraints", scope.root.loc)
                raise self.fail_op(op, "using value defined outside the region", (note,))

    def _not_dominating(self, op: Operation, index: int) -> Failure:
        value = op.operands[index]
        here = op.block
        assert here is not None and here.region is not None
        if value.op is not None:
            there = value.op.block
            assert there is not None
            place: Place = value.op.loc
            text = "operand defined here"
            if there is here:
                text += " (op in the same block)"
            else:
                words = ("(op in the same region)", "(op in a parent region)", "(op in a child region)",
                         "(op is neither in a parent nor in a child region)")  # fmt: skip
                text += " " + _relation(here.region, there.region, words)
        else:
            assert isinstance(value, BlockArgument)
            there = value.block
            parent = there.parent_op()
            place = None if parent is None else parent.loc
            number = 0
            before = there.prev
            while before is not None:
                number += 1
                before = before.prev
            words = ("in the same region)", "in a parent region)", "in a child region)",
                     "neither in a parent nor in a child region)")  # fmt: skip
            text = f"operand defined as a block argument (block #{number} {_relation(here.region, there.region, words)}"
        return self.fail(op, f"operand #{index} does not dominate this use", ((text, place),))


def _is_around(value: Value, block: Block) -> bool:
    """The value is defined in a region around `block`: no other has a name there, even if control never gets there."""
    there = value.parent_block()
    return there is None or there.region is None or block.region is None or there.region.is_ancestor_of(block.region)


def _relation(here: Region, there: Region | None, words: tuple[str, str, str, str]) -> str:
    """The word that says how the region of a definition stands to that of a use."""
    if there is here:
        return words[0]
    if there is not None:
        if there.is_ancestor_of(here):
            return words[1]
        if here.is_ancestor_of(there):
            return words[2]
    return words[3]

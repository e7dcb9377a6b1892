"""mem2reg: what is only stored to and loaded from a cell on the stack becomes a value.

    %m = memref.alloca() : memref<i32>
    memref.store %x, %m[] : memref<i32>             cf.cond_br %c, ^bb1, ^bb2(%x : i32)
    cf.cond_br %c, ^bb1, ^bb2                     ^bb1:
  ^bb1:                                     ->      cf.br ^bb2(%y : i32)
    memref.store %y, %m[] : memref<i32>           ^bb2(%0: i32):
    cf.br ^bb2                                      use(%0)
  ^bb2:
    %0 = memref.load %m[] : memref<i32>
    use(%0)

Where different values meet, a block argument is made: at the iterated dominance frontier of the blocks that store, as
far as the cell is read there (Cytron et al., "Efficiently Computing Static Single Assignment Form"). A load that no
store reaches gives poison. Loads and stores must be in the region of the cell itself. What may be a cell, and what
reads and writes it, is in `cells.py`.
"""

from __future__ import annotations

from pyopt.analysis.branches import is_branch, set_successor_operands, successor_operands
from pyopt.ir.core import Block, Operation, Region, Value, discard
from pyopt.ir.dominance import DominatorTree
from pyopt.ir.types import Type
from pyopt.light import Final, final
from pyopt.passes.cleanup.cells import (
    ALLOCATIONS,
    COPIES,
    can_access,
    cell_type,
    copied,
    loaded,
    note_value,
    nothing_stored,
    stored,
    writes,
    writes_part,
)
from pyopt.passes.cleanup.memory_marks import marks_at, remove_mark
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

REGION_SIMPLIFY: Final = FlagOption(
    "region-simplify", True, "The region simplification: none, normal, or also merging equal blocks"
)


@final
class ControlFlow:
    """The dominator tree of a region with what is derived from it, kept for all cells of the region."""

    __slots__ = ("children", "frontier", "region", "tree")

    def __init__(self, region: Region) -> None:
        self.region = region
        self.tree = DominatorTree(region)
        self.children: dict[Block, list[Block]] = {}
        self.frontier: dict[Block, dict[Block, None]] = {}
        parent = self.tree.parent
        for block in self.tree.order:
            if block in parent:
                self.children.setdefault(parent[block], []).append(block)
            predecessors = block.predecessor_blocks()
            for predecessor in predecessors:
                walk = predecessor
                if not self.tree.is_reachable(walk):
                    continue
                while walk is not parent.get(block):
                    self.frontier.setdefault(walk, {})[block] = None
                    if walk not in parent:
                        break
                    walk = parent[walk]

    def merge_points(self, defining: list[Block], live: set[Block]) -> dict[Block, None]:
        """The iterated dominance frontier of `defining`, without the blocks that are not in `live`."""
        found: dict[Block, None] = {}
        work = list(defining)
        while work:
            for block in self.frontier.get(work.pop(), ()):
                if block in live and block not in found:
                    found[block] = None
                    work.append(block)
        return found


@final
class Cell:
    """An allocation whose uses are all loads and stores in its own region: `accesses` by block, in order."""

    __slots__ = ("accesses", "alloca", "markers", "type")

    def __init__(self, alloca: Operation, type: Type) -> None:
        self.alloca = alloca
        self.type = type
        self.accesses: dict[Block, list[Operation]] = {}
        self.markers: dict[Operation, None] = {}

    def collect(self) -> bool:
        """Finds the accesses; False if the cell cannot be promoted."""
        value = self.alloca.results[0]
        region = self.alloca.parent_region()
        for user, index in value.uses.items():
            block = user.block
            if block is None or block.region is not region:
                return False
            marks = marks_at(user)
            for mark in marks:
                self.markers[mark] = None
            if not marks:
                if not can_access(self.alloca, self.type, user, index):
                    return False
                self.accesses.setdefault(block, []).append(user)
        for block, users in self.accesses.items():
            if not block.order_is_valid:
                block.renumber()
            users.sort(key=_position)
        return True

    def needs_old(self, user: Operation) -> bool:
        """Returns whether the user needs the cell's old value: ops that read it do, and stores of a part."""
        return not writes(self.alloca, user) or writes_part(self.alloca, self.type, user)

    def live_blocks(self, defining: list[Block]) -> set[Block]:
        """The blocks at whose begin the content of the cell matters."""
        live: set[Block] = set()
        stores = set(defining)
        work = [block for block, users in self.accesses.items() if self.needs_old(users[0])]
        while work:
            block = work.pop()
            if block not in live:
                live.add(block)
                work.extend([one for one in block.predecessor_blocks() if one not in stores])
        return live


def _position(op: Operation) -> int:
    return op.order


@final
class Promotion:
    """Promotes cells of one scope."""

    __slots__ = ("flows", "new_arguments", "promoted", "rewriter")

    def __init__(self, rewriter: Rewriter) -> None:
        self.rewriter = rewriter
        self.flows: dict[Region, ControlFlow] = {}
        self.promoted = 0
        self.new_arguments = 0

    def run(self, allocas: list[Operation]) -> bool:
        """Promotes what it can, again and again, as a cell may hold another; whether anything changed."""
        changed = False
        while True:
            left = [alloca for alloca in allocas if not self._promote(alloca)]
            if len(left) == len(allocas):
                return changed
            changed = True
            allocas = left

    def _promote(self, alloca: Operation) -> bool:
        type = cell_type(alloca)
        region = alloca.parent_region()
        if type is None or region is None or not alloca.results[0].uses:
            return False
        cell = Cell(alloca, type)
        if not cell.collect():
            return False
        merges: dict[Block, None] = {}
        flow: ControlFlow | None = None
        if not region.has_one_block():
            flow = self.flows.get(region)
            if flow is None:
                flow = self.flows[region] = ControlFlow(region)
            defining = [block for block, users in cell.accesses.items() if any(writes(alloca, user) for user in users)]
            merges = flow.merge_points(defining, cell.live_blocks(defining))
            for block in merges:
                if not all(is_branch(op) for op in block.predecessors):
                    return False
        _CellRewrite(self.rewriter, cell, merges).run(flow)
        self.promoted += 1
        self.new_arguments += len(merges)
        return True


@final
class _CellRewrite:
    """Turns the accesses of one cell into values. `reaching` is what each op reads."""

    __slots__ = ("_poison", "cell", "merges", "reaching", "rewriter")

    def __init__(self, rewriter: Rewriter, cell: Cell, merges: dict[Block, None]) -> None:
        self.rewriter = rewriter
        self.cell = cell
        self.merges = merges
        self.reaching: dict[Operation, Value] = {}
        self._poison: Value | None = None

    def nothing(self) -> Value:
        """The value of a cell that was never stored to, created at the front of the cell's block."""
        if self._poison is None:
            alloca = self.cell.alloca
            block = alloca.block
            assert block is not None and block.first is not None
            first = block.first
            ordered = block.order_is_valid
            self.rewriter.insert_at_start(block)
            self.rewriter.loc = alloca.loc
            self._poison = nothing_stored(self.rewriter, alloca, self.cell.type)
            if ordered:
                # Keeps positions valid: numbering a long block again for each cell would be quadratic.
                made = self._poison.op
                assert made is not None
                made.order = first.order - 1
                block.order_is_valid = True
        return self._poison

    def run(self, flow: ControlFlow | None) -> None:
        cell = self.cell
        if flow is None or (not self.merges and len(cell.accesses) == 1):
            for block in cell.accesses:
                self._block(block, None)
        else:
            self._tree(flow)
        self._erase()
        for block in self.merges:
            for op in list(block.predecessors):
                for number, successor in enumerate(op.successors):
                    values = successor_operands(op, number)
                    if successor is block and len(values) + 1 == len(block.arguments):
                        set_successor_operands(op, number, [*values, self.nothing()])
        if self._poison is not None and self._poison.op is not None and not self._poison.uses:
            self._poison.op.erase()
        cell.alloca.erase()

    def _block(self, block: Block, value: Value | None) -> Value | None:
        """Follows the value of the cell through a block."""
        for op in self.cell.accesses.get(block, ()):
            if writes(self.cell.alloca, op):
                cell = self.cell
                before = (value or self.nothing()) if cell.needs_old(op) else None
                value = stored(self.rewriter, cell.alloca, cell.type, op, before)
                self.rewriter.insert_after(op)
                note_value(self.rewriter, cell.markers, value)
            elif value is not None:
                self.reaching[op] = value
        return value

    def _tree(self, flow: ControlFlow) -> None:
        stack: list[tuple[Block, Value | None]] = [(flow.tree.order[0], None)]
        while stack:
            block, value = stack.pop()
            if block in self.merges:
                value = block.add_argument(self.cell.type, self.cell.alloca.loc)
                self.rewriter.insert_at_start(block)
                note_value(self.rewriter, self.cell.markers, value)
            value = self._block(block, value)
            terminator = block.last
            if terminator is not None and is_branch(terminator):
                for number, successor in enumerate(terminator.successors):
                    if successor in self.merges:
                        if value is None:
                            value = self.nothing()
                        set_successor_operands(terminator, number, [*successor_operands(terminator, number), value])
            stack.extend([(child, value) for child in flow.children.get(block, ())])

    def _erase(self) -> None:
        """Loads give way to what reaches them; a value that is itself loaded is looked up to its end."""
        accesses = [op for users in self.cell.accesses.values() for op in users]
        alloca = self.cell.alloca
        reads = [op for op in accesses if not writes(alloca, op)]
        for op in reads:
            if op not in self.reaching:
                self.reaching[op] = self.nothing()
        for op in reads:
            value = self.reaching[op]
            seen: list[Operation] = []
            while value.op is not None and value.op in self.reaching and value.op is not op:
                seen.append(value.op)
                value = self.reaching[value.op]
            for one in seen:
                self.reaching[one] = value
            if op.info.name in COPIES:
                copied(self.rewriter, op, value)
            else:
                value = loaded(self.rewriter, alloca, self.cell.type, op, value)
                self.rewriter.replace_uses(op.results[0], value)
        for op in accesses:
            discard(op)
        for mark in self.cell.markers:
            remove_mark(mark, self.rewriter)


def allocas_in(region: Region) -> list[Operation]:
    """The allocations on the stack inside a region."""
    return [op for block in region for top in block for op in top.walk_postorder() if op.info.name in ALLOCATIONS]


def run(op: Operation, pass_context: PassContext) -> bool:
    """Promotes the cells inside `op`."""
    changed = False
    for region in op.regions:
        promotion = Promotion(Rewriter(pass_context.context))
        changed = promotion.run(allocas_in(region)) or changed
        pass_context.count("promoted slots", promotion.promoted)
        pass_context.count("new block args", promotion.new_arguments)
    return changed


PASS = make_pass(
    "mem2reg",
    run,
    (REGION_SIMPLIFY,),
    statistics={
        "promoted slots": "Total amount of memory slot promoted",
        "new block args": "Total amount of new block argument inserted in blocks",
    },
    class_name="Mem2Reg",
    keeps_analyses=True,
    apart=True,
)

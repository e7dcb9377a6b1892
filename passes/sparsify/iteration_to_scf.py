"""lower-sparse-iteration-to-scf: loops over storage for iteration spaces.

    %s = sparse_tensor.extract_iteration_space %a      %p = sparse_tensor.positions %a {level = 0 : index}
        lvls = 0                                       %lo = memref.load %p[%c0]
    %r = sparse_tensor.iterate %it in %s at(%i)   ->   %hi = memref.load %p[%c1]
        iter_args(%x = %y) {                           %r = scf.for %q = %lo to %hi step %c1 iter_args(%x = %y) {
      ...                                                %i = memref.load %coordinates[%q]
    }                                                    ...
                                                       }

A space of several levels becomes a nest of loops, but for the levels of a COO segment, which one loop visits. Where a
level stores coordinates more than once, an iterator stands on all positions of a coordinate, and the level below is
visited for all of them. What uses a space or an iterator otherwise, or one from elsewhere, is an error.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.dialects.sparse_tensor.types import LevelRangeType
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.signature import operand_group
from pyopt.light import Final, Sequence, final
from pyopt.passes.lowering.converting import convert
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.emitter.cursors import Cursor, PositionCursor
from pyopt.passes.sparsify.emitter.levels import PLAIN, Level, read
from pyopt.passes.sparsify.iteration_spaces.coiteration import CoIteration
from pyopt.passes.sparsify.iteration_spaces.spaces import Space, SpaceCasts, number_of, units_of, values_of, with_values
from pyopt.passes.sparsify.storage.parts import sum_in_loop
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.legality import ConversionTarget
from pyopt.rewrite.rewriter import Rewriter

EXTRACT: Final = "sparse_tensor.extract_iteration_space"
COITERATE: Final = "sparse_tensor.coiterate"
ITERATE: Final = "sparse_tensor.iterate"
VALUE: Final = "sparse_tensor.extract_value"


@final
class IterationLowering:
    """The rules. refused: why ops have no loops. sums: where loops over dense levels stand, which may not be asked."""

    __slots__ = ("places", "refused", "sums")

    def __init__(self) -> None:
        self.places = SpaceCasts()
        self.refused: dict[Operation, str] = {}
        self.sums: list[Operation] = []

    def run(self, root: Operation, rewriter: Rewriter) -> bool:
        """Lowers what is in `root`, each op before what is in it. Whether there was something to do."""
        rules = {EXTRACT: self.extract, COITERATE: self.coiterate, ITERATE: self.iterate, VALUE: self.value}
        changed = False
        progress = True
        while progress:
            progress = False
            for op in [one for one in root.walk() if one.info.name in rules]:
                rewriter.loc = op.loc
                if rules[op.info.name](op, rewriter):
                    changed = progress = True
                    if op.info.name == COITERATE:
                        # Ops inside may be copies of those that were found.
                        break
        self.places.erase_unused(root, rewriter)
        for one in self.sums:
            if not one.results[0].uses:
                rewriter.erase(one)
        return changed

    def extract(self, op: Operation, rewriter: Rewriter) -> bool:
        """sparse_tensor.extract_iteration_space -> the buffers of its levels, and its bounds"""
        parent = None
        if len(op.operands) > 1:
            parent = self.places.cursor_of(op.operands[1])
            if parent is None:
                return False
        if is_slice(op.operands[0]):
            self.refused[op] = "its tensor is a slice"
            return False
        tensor = op.operands[0]
        encoding = encoding_of(tensor.type)
        assert encoding is not None
        if number_of(op, "hiLvl") > len(encoding.level_types):
            self.refused[op] = "its tensor has fewer levels"
            return False
        rewriter.insert_before(op)
        code = Code(rewriter)
        outermost = PositionCursor(Level(None, 0, PLAIN, None))
        outermost.carried = [code.index(0)]
        levels: list[Level] = []
        for at in range(number_of(op, "loLvl"), number_of(op, "hiLvl")):
            type = encoding.level_types[at]
            size = code.level_size(tensor, at)
            positions = read(code, tensor, "positions", at) if type.has_positions() else None
            coordinates = read(code, tensor, "coordinates", at) if type.has_coordinates() else None
            levels.append(Level(tensor, at, type, size, positions, coordinates))
        units = units_of(levels)
        start = units[0].cursor()
        if levels[0].dense:
            assert isinstance(start, PositionCursor)
            start_dense(code, start, outermost if parent is None else parent, parent is None)
        else:
            start.start(code, outermost if parent is None else parent)
        space = Space(units, start)
        rewriter.replace(op, [self.places.space(op.results[0].type, space, rewriter)])
        return True

    def iterate(self, op: Operation, rewriter: Rewriter) -> bool:
        """sparse_tensor.iterate -> a nest of scf.for, of scf.while where coordinates come more than once"""
        space = self.places.space_of(op.operands[0])
        if space is None:
            return False
        rewriter.insert_before(op)
        nest = Nest(Code(rewriter), op.operands[1:])
        used = number_of(op, "crdUsedLvls")
        coordinates: list[Value] = []
        cursor: Cursor | None = None
        at = 0
        for unit in space.units:
            if cursor is None:
                cursor = with_values(space.start, values_of(space.start))
            else:
                parent, cursor = cursor, unit.cursor()
                cursor.start(nest.code, parent)
            nest.enter(cursor)
            position = cursor.position().op
            if cursor.is_dense() and position is not None:
                self.sums.append(position)
            wanted = [used >> (at + level) & 1 != 0 for level in range(len(unit.levels))]
            coordinates += unit.coordinates(nest.code, cursor, wanted)
            at += len(unit.levels)
        assert cursor is not None
        body = op.regions[0].entry()
        iterator = self.places.iterator(body.arguments[-1].type, cursor, rewriter)
        nest.take(body, [*nest.carried, *coordinates, iterator])
        rewriter.replace(op, nest.leave())
        return True

    def coiterate(self, op: Operation, rewriter: Rewriter) -> bool:
        """sparse_tensor.coiterate -> loops for what is left of the spaces, with branches"""
        spaces: list[Space] = []
        for value in operand_group(op, "iterSpaces"):
            space = self.places.space_of(value)
            if space is None:
                return False
            spaces.append(space)
        if any(len(space.units) > 1 or len(space.units[0].levels) > 1 for space in spaces):
            self.refused[op] = "it goes through several levels at once"
            return False
        rewriter.insert_before(op)
        loops = CoIteration(op, spaces, Code(rewriter), self.places)
        refusal = loops.refusal()
        if refusal:
            self.refused[op] = refusal
            return False
        rewriter.replace(op, loops.emit())
        return True

    def value(self, op: Operation, rewriter: Rewriter) -> bool:
        """sparse_tensor.extract_value -> memref.load, the sum of all of a segment"""
        cursor = self.places.cursor_of(op.operands[1])
        if cursor is None:
            return False
        rewriter.insert_before(op)
        code = Code(rewriter)
        values = read(code, op.operands[0], "values")
        end = cursor.segment_end()
        # Below the last of batch levels alone, there is one element.
        found = code.load(values, [*cursor.prefix, code.index(0) if cursor.level.batch else cursor.position()])
        if end is not None:
            found = sum_in_loop(code, values, cursor.prefix, (code.next(cursor.position()), end), found)
        rewriter.replace(op, [found])
        return True


def start_dense(code: Code, cursor: PositionCursor, parent: Cursor, is_outermost: bool) -> None:
    """Goes to the first coordinate of a dense or batch level; positions of the outermost level are its coordinates."""
    cursor.begin_prefix(parent)
    position = code.index(0) if parent.level.batch else parent.position()
    base, cursor.end = cursor.level.range(code, cursor.prefix, position, parent.segment_end())
    first = cursor.coordinate_value = code.subtract(base, base)
    if cursor.level.batch:
        cursor.prefix.append(first)
    elif not is_outermost:
        cursor.base = base
    cursor.carried = [first if cursor.base is None else base]


def is_slice(tensor: Value) -> bool:
    encoding = encoding_of(tensor.type)
    return encoding is not None and encoding.is_slice()


@final
class Nest:
    """Loops around one body, which carry values through all of them."""

    __slots__ = ("carried", "code", "entered")

    def __init__(self, code: Code, carried: Sequence[Value]) -> None:
        self.code = code
        self.carried = list(carried)
        self.entered: list[tuple[Operation, Cursor]] = []

    def enter(self, cursor: Cursor) -> None:
        """Opens a loop over the positions of a cursor; goes into it."""
        if cursor.by_counting():
            self._enter_for(cursor)
        else:
            self._enter_while(cursor)

    def _enter_for(self, cursor: Cursor) -> None:
        code = self.code
        low, high = cursor.bounds(code)
        loop, body = code.open_for(low, high, self.carried)
        if cursor.is_dense():
            cursor.place(code, body.arguments[0])
        else:
            cursor.carry([body.arguments[0]])
        self.carried = list(body.arguments[1:])
        self.entered.append((loop, cursor))

    def _enter_while(self, cursor: Cursor) -> None:
        code = self.code
        loop, before, body = code.open_while([*cursor.carried, *self.carried])
        cursor.carry(before.arguments)
        code.give([cursor.more(code), *before.arguments], "scf.condition")
        code.rewriter.insert_at_end(body)
        self.carried = list(cursor.carry(body.arguments))
        self.entered.append((loop, cursor))

    def take(self, block: Block, arguments: list[Value]) -> None:
        """Moves what is in a block into the innermost loop; its yield says what is carried on."""
        rewriter = self.code.rewriter
        inner = rewriter.block
        assert inner is not None
        terminator = block.terminator()
        rewriter.merge_blocks(block, inner, arguments)
        self.carried = list(terminator.operands)
        rewriter.erase(terminator)
        rewriter.insert_at_end(inner)

    def leave(self) -> list[Value]:
        """Closes all loops; gives the values behind them."""
        code = self.code
        while self.entered:
            loop, cursor = self.entered.pop()
            results: Sequence[Value] = list(loop.results)
            if cursor.by_counting():
                code.give(self.carried)
            else:
                cursor.advance(code)
                code.give([*cursor.carried, *self.carried])
                results = cursor.carry(results)
            code.leave(loop)
            self.carried = list(results)
        return self.carried


def fold(op: Operation, pass_context: PassContext) -> bool:
    """Folds ops of the dialects that no loop is made of, which a conversion takes neither for legal nor for illegal."""
    target = ConversionTarget()
    target.legal("arith", "builtin", "linalg", "memref", "scf", "sparse_tensor")
    return convert(op, pass_context, target, ())


def run(op: Operation, pass_context: PassContext) -> bool:
    """Lowers what is in a function."""
    folded = fold(op, pass_context)
    lowering = IterationLowering()
    changed = lowering.run(op, Rewriter(pass_context.context)) or folded
    for inner in op.walk():
        reason = lowering.refused.get(inner, "")
        if not reason and any(isinstance(one.type, LevelRangeType) for one in inner.operands):
            reason = "its iteration space or iterator is not made here"
        if reason:
            pass_context.error(f"'{inner.info.name}' op cannot be lowered: {reason}", inner)
            break
    return changed


PASS = make_pass("lower-sparse-iteration-to-scf", run, anchor="func.func", class_name="LowerSparseIterationToSCF")

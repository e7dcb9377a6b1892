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

from passes.lowering.arithmetic import binary
from passes.lowering.common import rewrite
from passes.sparsify.emitter.code import Code
from passes.sparsify.emitter.cursors import Cursor, Positions, Segments
from passes.sparsify.emitter.levels import Level, read, read_size
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.dialects.sparse_tensor.level_types import SINGLETON
from pyopt.dialects.sparse_tensor.types import LevelRangeType
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.types import INDEX, ComplexType, FloatType, IntegerType, Type
from pyopt.light import final
from pyopt.pipeline.passes import PassContext, make_pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from pyopt.ir.opinfo import OpInfo
    from pyopt.rewrite.rewriter import Rewriter, Rule

EXTRACT: Final = "sparse_tensor.extract_iteration_space"
ITERATE: Final = "sparse_tensor.iterate"
VALUE: Final = "sparse_tensor.extract_value"
CAST: Final = "builtin.unrealized_conversion_cast"


def number(op: Operation, attribute: str) -> int:
    found = op.attributes[attribute]
    assert isinstance(found, IntegerAttr)
    return found.value


@final
class Unit:
    """Levels that one loop visits: a single one, or those of a COO segment, which share their positions."""

    __slots__ = ("levels",)

    def __init__(self, levels: list[Level]) -> None:
        self.levels = levels

    def cursor(self) -> Cursor:
        first, last = self.levels[0], self.levels[-1]
        if first.is_dense() or last.type.is_unique():
            return Positions(first)
        return Segments(first, self.levels[1:])

    def coordinates(self, code: Code, cursor: Cursor, used: Sequence[bool]) -> list[Value]:
        """Those of the levels that are in use, where the cursor stands."""
        if self.levels[0].is_dense():
            return [cursor.coordinate()] if used[0] else []
        at = cursor.position()
        pairs = zip(self.levels, used, strict=True)
        return [level.coordinate(code, cursor.prefix, at) for level, wanted in pairs if wanted]


@final
class Space:
    """What an extract_iteration_space gives: its units, and a cursor at the start of the first one."""

    __slots__ = ("start", "units")

    def __init__(self, units: list[Unit], start: Cursor) -> None:
        self.units = units
        self.start = start

    def values(self) -> list[Value]:
        """All that it refers to."""
        found = values_of(self.start)
        for unit in self.units:
            for level in unit.levels:
                found += [one for one in (level.size, level.positions, level.coordinates) if one is not None]
        return found

    def renew(self, values: Sequence[Value]) -> None:
        """Refers to other values, in the order of `values`."""
        rest = list(values)
        self.start = with_values(self.start, rest)
        rest.reverse()
        del rest[len(rest) - len(values_of(self.start)) :]
        for unit in self.units:
            for level in unit.levels:
                level.size = rest.pop()
                level.positions = None if level.positions is None else rest.pop()
                level.coordinates = None if level.coordinates is None else rest.pop()


def values_of(cursor: Cursor) -> list[Value]:
    """The values by which a cursor knows where it stands."""
    found = [*cursor.carried, *cursor.prefix]
    base = cursor.base if isinstance(cursor, Positions) else None
    return found + [one for one in (cursor.end, base, cursor.coordinate_value) if one is not None]


def with_values(cursor: Cursor, values: Sequence[Value]) -> Cursor:
    """A cursor of its own at the same place, which knows that by other values."""
    made: Cursor = Segments(cursor.level, cursor.joined) if isinstance(cursor, Segments) else Positions(cursor.level)
    rest = list(values)
    rest.reverse()
    made.carried = [rest.pop() for _ in cursor.carried]
    made.prefix = [rest.pop() for _ in cursor.prefix]
    made.end = None if cursor.end is None else rest.pop()
    if isinstance(made, Positions):
        assert isinstance(cursor, Positions)
        made.base = None if cursor.base is None else rest.pop()
    made.coordinate_value = None if cursor.coordinate_value is None else rest.pop()
    return made


def units_of(levels: Sequence[Level]) -> list[Unit]:
    """A singleton level is visited together with the level before it."""
    units: list[Unit] = []
    for level in levels:
        if units and level.type.format == SINGLETON:
            units[-1].levels.append(level)
        else:
            units.append(Unit([level]))
    return units


@final
class Lowering:
    """The rules. Spaces and iterators are stood for by casts of the values that they consist of, which others may
    replace meanwhile; what the values mean is kept here."""

    __slots__ = ("iterators", "spaces")

    def __init__(self) -> None:
        self.iterators: dict[Operation, Cursor] = {}
        self.spaces: dict[Operation, Space] = {}

    def cursor_of(self, iterator: Value) -> Cursor | None:
        """Where an iterator stands; None as long as the loop around is not lowered."""
        cast = iterator.op
        cursor = None if cast is None else self.iterators.get(cast)
        return None if cast is None or cursor is None else with_values(cursor, cast.operands)

    def extract(self, op: Operation, rewriter: Rewriter) -> bool:
        """sparse_tensor.extract_iteration_space -> the buffers of its levels, and its bounds"""
        parent = None
        if len(op.operands) > 1:
            parent = self.cursor_of(op.operands[1])
            if parent is None:
                return False
        rewriter.insert_before(op)
        code = Code(rewriter)
        tensor = op.operands[0]
        encoding = encoding_of(tensor.type)
        assert encoding is not None
        levels: list[Level] = []
        for at in range(number(op, "loLvl"), number(op, "hiLvl")):
            type = encoding.level_types[at]
            positions = read(code, tensor, "positions", at) if type.has_positions() else None
            coordinates = read(code, tensor, "coordinates", at) if type.has_coordinates() else None
            levels.append(Level(tensor, at, type, read_size(code, tensor, at), positions, coordinates))
        units = units_of(levels)
        start = units[0].cursor()
        start.start(code, parent)
        space = Space(units, start)
        cast = rewriter.create(CAST, space.values(), [op.results[0].type])
        self.spaces[cast] = space
        rewriter.replace(op, cast.results)
        return True

    def iterate(self, op: Operation, rewriter: Rewriter) -> bool:
        """sparse_tensor.iterate -> a nest of scf.for, of scf.while where coordinates come more than once"""
        cast = op.operands[0].op
        space = None if cast is None else self.spaces.get(cast)
        if cast is None or space is None:
            return False
        space.renew(cast.operands)
        rewriter.insert_before(op)
        nest = Nest(Code(rewriter), op.operands[1:])
        used = number(op, "crdUsedLvls")
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
            wanted = [used >> (at + level) & 1 != 0 for level in range(len(unit.levels))]
            coordinates += unit.coordinates(nest.code, cursor, wanted)
            at += len(unit.levels)
        assert cursor is not None
        body = op.regions[0].first
        assert body is not None
        nest.take(body, [self._iterator(body.arguments[0], cursor, rewriter), *coordinates, *nest.carried])
        rewriter.replace(op, nest.leave())
        return True

    def _iterator(self, iterator: Value, cursor: Cursor, rewriter: Rewriter) -> Value:
        """A value of the iterator's type for the ops that use it, until they are lowered, too."""
        values = values_of(cursor)
        cast = rewriter.create(CAST, values, [iterator.type])
        self.iterators[cast] = with_values(cursor, values)
        return cast.results[0]

    def value(self, op: Operation, rewriter: Rewriter) -> bool:
        """sparse_tensor.extract_value -> memref.load, the sum of all of a segment"""
        cursor = self.cursor_of(op.operands[1])
        if cursor is None:
            return False
        rewriter.insert_before(op)
        code = Code(rewriter)
        values = read(code, op.operands[0], "values")
        end = cursor.segment_end()
        found = code.load(values, [*cursor.prefix, cursor.position()])
        if end is not None:
            found = sum_of_rest(code, values, cursor, found, end)
        rewriter.replace(op, [found])
        return True


def sum_of_rest(code: Code, values: Value, cursor: Cursor, first: Value, end: Value) -> Value:
    """The first value of a segment and all others."""
    rewriter = code.rewriter
    body = code.open_block([INDEX, first.type])
    region = Region()
    region.append(body)
    low = code.next(cursor.position())
    loop = rewriter.create("scf.for", [low, end, code.index(1), first], [first.type], None, [region])
    rewriter.insert_at_end(body)
    one = code.load(values, [*cursor.prefix, body.arguments[0]])
    code.give([add(rewriter, body.arguments[1], one)])
    code.leave(loop)
    return loop.results[0]


def add(rewriter: Rewriter, lhs: Value, rhs: Value) -> Value:
    """The sum of two elements."""
    type: Type = lhs.type
    if isinstance(type, ComplexType):
        return rewriter.create("complex.add", [lhs, rhs], [type]).results[0]
    if isinstance(type, FloatType):
        return binary(rewriter, "addf", lhs, rhs)
    assert type is INDEX or isinstance(type, IntegerType)
    return binary(rewriter, "addi", lhs, rhs)


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
        types = [value.type for value in self.carried]
        body = code.open_block([INDEX, *types])
        region = Region()
        region.append(body)
        operands = [low, high, code.index(1), *self.carried]
        loop = code.rewriter.create("scf.for", operands, types, None, [region])
        code.rewriter.insert_at_end(body)
        if cursor.is_dense():
            cursor.place(code, body.arguments[0])
        else:
            cursor.carry([body.arguments[0]])
        self.carried = list(body.arguments[1:])
        self.entered.append((loop, cursor))

    def _enter_while(self, cursor: Cursor) -> None:
        code = self.code
        start = [*cursor.carried, *self.carried]
        types = [value.type for value in start]
        blocks = [code.open_block(types), code.open_block(types)]
        regions = [Region(), Region()]
        for region, block in zip(regions, blocks, strict=True):
            region.append(block)
        loop = code.rewriter.create("scf.while", start, types, None, regions)
        code.rewriter.insert_at_end(blocks[0])
        cursor.carry(blocks[0].arguments)
        code.give([cursor.more(code), *blocks[0].arguments], "scf.condition")
        code.rewriter.insert_at_end(blocks[1])
        self.carried = list(cursor.carry(blocks[1].arguments))
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


def run(op: Operation, pass_context: PassContext) -> bool:
    """Lowers what is in a function."""
    lowering = Lowering()
    rules: dict[str, tuple[Rule, ...]] = {
        EXTRACT: (lowering.extract,),
        ITERATE: (lowering.iterate,),
        VALUE: (lowering.value,),
    }

    def rules_of(info: OpInfo) -> tuple[Rule, ...]:
        return rules.get(info.name, ())

    changed = rewrite(op, pass_context, rules_of)
    for inner in op.walk():
        if any(isinstance(one.type, LevelRangeType) for one in inner.operands):
            message = f"'{inner.info.name}' op cannot be lowered: its iteration space or iterator is not made here"
            pass_context.error(message, inner)
            break
    return changed


PASS = make_pass(
    "lower-sparse-iteration-to-scf",
    run,
    anchor="func.func",
    summary="Turn iteration over sparse spaces into loops",
)

"""Insertions: a function for each kind of storage that adds one element, and the calls of it.

Elements come in the order in which they are stored. Below parent p of a compressed level, whose coordinates are `crd`
of size n, the one with coordinate c goes like this:

    present = pos[p] < pos[p+1] and crd[pos[p+1] - 1] == c
    if not (pos[p] < pos[p+1]): pos[p] = n            (p is the first below its parent)
    if present: q = pos[p+1] - 1
    else:       pos[p+1] = n + 1; crd.push_back(c); begin the next level; q = n

and q is the parent of the next level. In the last level, where each coordinate comes once, none is present.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.level_types import BATCH, COMPRESSED, DENSE, LOOSE_COMPRESSED, STRUCTURED
from pyopt.ir.attributes import Attribute, StringAttr, SymbolRefAttr, TypeAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.types import INDEX, FunctionType, TensorType, Type
from pyopt.light import Final, Sequence, final
from pyopt.passes.sparsify.codegen.allocation import begin_below
from pyopt.passes.sparsify.codegen.descriptor import (
    COORDINATES_SIZE,
    NARROW,
    POSITIONS_SIZE,
    Descriptor,
    assert_countable,
    assert_holds,
    cast_number,
)
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.storage.constants import zero_constant
from pyopt.syntax.affine_printer import map_text

FUNCTION: Final = "func.func"


def function_name(type: TensorType, context: Context) -> str:
    """_insert_<levels>_<sizes>_<map, if it is not the identity>_<element type>_<coordinate and position width>"""
    from pyopt.dialects.sparse_tensor.encoding import EncodingAttr

    encoding = type.encoding
    assert isinstance(encoding, EncodingAttr) and type.shape is not None
    parts: list[str] = []
    for level in encoding.level_types:
        text = level.text().replace("(", "_").replace(",", "_")
        parts.append(text.replace(")", "").replace(" ", ""))
    parts += [str(extent) for extent in type.shape]
    if not encoding.is_identity():
        parts.append(map_text(encoding.dim_to_lvl))
    text_of = context.type_text or str
    parts += [text_of(type.element_type), str(encoding.crd_width), str(encoding.pos_width)]
    return "_insert_" + "_".join(parts)


@final
class Insertions:
    """The functions of one run, which are made when they are first called; by module and name."""

    __slots__ = ("_known", "unsigned")

    def __init__(self, unsigned: bool) -> None:
        self.unsigned = unsigned
        self._known: dict[Operation, dict[str, Operation]] = {}

    def call(self, code: Code, type: TensorType, fields: Sequence[Value], more: Sequence[Value]) -> list[Value]:
        """func.call @_insert_...(fields, coordinates, value), which gives the new fields"""
        rewriter = code.rewriter
        name = function_name(type, rewriter.context)
        operands = [*fields, *more]
        results = [field.type for field in fields]
        assert rewriter.block is not None
        function = _around(rewriter.block, FUNCTION)
        if function is None:
            return []
        module = function.parent_op()
        while module is not None and module.info.name != "builtin.module":
            function, module = module, module.parent_op()
        if module is not None and not self._knows(module, name):
            self._define(code, function, name, type, [operand.type for operand in operands], results)
        attributes: dict[str, Attribute] = {"callee": SymbolRefAttr.get(name)}
        return list(rewriter.create("func.call", operands, results, attributes).results)

    def _knows(self, module: Operation, name: str) -> bool:
        """The module has the function; it may also have come with it."""
        known = self._known.get(module)
        if known is None:
            known = self._known[module] = {}
            block = module.regions[0].first
            for op in block if block is not None else ():
                symbol = op.attributes.get("sym_name")
                if isinstance(symbol, StringAttr):
                    known[symbol.value] = op
        found = known.get(name)
        return found is not None and found.block is not None

    def _define(
        self, code: Code, before: Operation, name: str, type: TensorType, inputs: list[Type], results: list[Type]
    ) -> None:
        """Makes the function right before another."""
        rewriter = code.rewriter
        place = (rewriter.block, rewriter.before)
        attributes: dict[str, Attribute] = {
            "sym_name": StringAttr.get(name),
            "function_type": TypeAttr.get(FunctionType.get(tuple(inputs), tuple(results))),
            "sym_visibility": StringAttr.get("private"),
        }
        region = Region()
        block = code.open_block(inputs)
        region.append(block)
        rewriter.insert_before(before)
        module = before.parent_op()
        function = rewriter.create(FUNCTION, [], [], attributes, [region])
        rewriter.insert_at_end(block)
        code.give(insert_element(code, type, list(block.arguments), self.unsigned), "func.return")
        rewriter.block, rewriter.before = place
        if module is not None:
            self._known[module][name] = function


def _around(block: Block, name: str) -> Operation | None:
    op = block.parent_op()
    while op is not None and op.info.name != name:
        op = op.parent_op()
    return op


def insert_element(code: Code, type: TensorType, arguments: list[Value], unsigned: bool) -> list[Value]:
    """The body of an insertion: fields, coordinates and value -> the new fields"""
    from pyopt.dialects.sparse_tensor.encoding import EncodingAttr

    assert isinstance(type.encoding, EncodingAttr)
    rank = type.encoding.lvl_rank()
    storage = Descriptor(code, type, arguments[: -rank - 1], unsigned)
    coordinates = arguments[-rank - 1 : -1]
    value = arguments[-1]
    parent = code.index(0)
    end = 0
    for level, one in enumerate(storage.encoding.level_types):
        if level < end:
            continue
        if one.format == COMPRESSED or one.format == LOOSE_COMPRESSED:
            if one.format == LOOSE_COMPRESSED:
                parent = code.multiply(parent, code.index(2))
            end = _end_of_group(storage, level)
            parent = insert_compressed(storage, coordinates, parent, level, end)
        elif unsigned and one.format == STRUCTURED:
            _assert_room(storage, level, parent)
            storage.push_coordinate(level, coordinates[level])
        elif one.format & (DENSE | BATCH):
            parent = code.add(code.multiply(storage.level_size(level), parent), coordinates[level])
        else:
            storage.push_coordinate(level, coordinates[level])
    if storage.encoding.level_types[-1].format == DENSE:
        code.store(value, storage.values(), [parent])
    else:
        storage.push_value(value)
    return storage.fields


def _end_of_group(storage: Descriptor, level: int) -> int:
    """The level behind those whose coordinates are added together with that of a compressed level: all of a COO segment
    that has levels below, or of which each entry has to have a coordinate of its own."""
    levels = storage.encoding.level_types
    end = storage.encoding.segment_end(level)
    return end if storage.unsigned and (end < len(levels) or levels[level].is_unique()) else level + 1


def insert_compressed(storage: Descriptor, coordinates: Sequence[Value], parent: Value, level: int, end: int) -> Value:
    """The position of the coordinates from `level` to `end` below `parent`, added if they are not the last there."""
    code = storage.code
    rewriter = code.rewriter
    unsigned = storage.unsigned
    one = code.index(1)
    following = code.add(parent, one)
    pos = storage.positions(level)
    low = code.load(pos, [parent])
    high = code.load(pos, [following])
    size = storage.get(COORDINATES_SIZE, level)
    interleaving = storage.interleaving(level)
    factor = code.index(interleaving) if interleaving > 1 else None
    if factor is not None:
        size = code.divide(size, factor)
    if unsigned and level + 1 == storage.level_rank():
        if level > 0:
            first = code.branch(code.not_less(low, high), [], otherwise=False)
            code.enter_branch(first, 0)
            storage.store_number(size, pos, parent)
            code.leave(first)
        storage.store_number(code.add(size, one), pos, following)
        storage.push_coordinate(level, coordinates[level])
        return size
    encoding = storage.encoding
    is_unique = encoding.level_types[level].is_unique()
    last = code.subtract(cast_number(code, high, INDEX, unsigned), one)
    some = code.branch(code.less(low, high), [_boolean()])
    code.enter_branch(some, 0)
    found = _is_last(storage, coordinates, last, level, factor)
    if not is_unique:
        for inner in range(level + 1, end):
            found = code.both(found, _is_last(storage, coordinates, last, inner))
    code.give([found])
    code.enter_branch(some, 1)
    if level > 0:
        storage.store_number(size, pos, parent)
    code.give([code.boolean(False)])
    code.leave(some)
    present: Value = some.results[0]
    if is_unique and end > level + 1:
        absent = code.equal(present, code.boolean(False))
        assert_holds(code, absent, "a singleton level holds two entries below one coordinate")
        present = code.boolean(False)
    elif not is_unique and not (unsigned and encoding.segment_end(level) < storage.level_rank()):
        present = code.boolean(False)
    types = [field.type for field in storage.fields]
    branch = code.branch(present, [*types, INDEX])
    code.enter_branch(branch, 0)
    code.give([*storage.fields, last])
    code.enter_branch(branch, 1)
    storage.store_number(code.add(size, one), pos, following)
    for inner in range(level, end):
        storage.push_coordinate(inner, coordinates[inner])
    if end < storage.level_rank():
        begin_below(storage, end)
    code.give([*storage.fields, size])
    code.leave(branch)
    storage.fields = list(branch.results[:-1])
    rewriter.insert_after(branch)
    return branch.results[-1]


def _is_last(
    storage: Descriptor, coordinates: Sequence[Value], last: Value, level: int, factor: Value | None = None
) -> Value:
    """Whether the entry at `last` has a coordinate; `factor`: how many coordinates stand together, if it is there."""
    code = storage.code
    if level == storage.encoding.aos_coo_start():
        place = code.multiply(last, factor or code.index(storage.interleaving(level)))
    else:
        place = storage.place_of_coordinate(level, last)
    found = code.load(storage.coordinates(level), [place])
    return code.equal(cast_number(code, found, INDEX, storage.unsigned), coordinates[level])


def _assert_room(storage: Descriptor, level: int, block: Value) -> None:
    """assert: the block of n:m storage that is filled has less than n entries"""
    code = storage.code
    end = code.multiply(code.next(block), code.index(storage.encoding.level_types[level].n))
    has_room = code.less(storage.get(COORDINATES_SIZE, level), end)
    assert_holds(code, has_room, "a block holds too many entries of n:m storage")


def _boolean() -> Type:
    from pyopt.ir.types import I1

    return I1


def check_widths(storage: Descriptor) -> None:
    """assert: positions of less than 32 bits can be the numbers of entries, which come one by one"""
    if not 0 < storage.encoding.pos_width < NARROW:
        return
    for level in storage.layout.positions:
        size = storage.get(COORDINATES_SIZE, level)
        interleaving = storage.interleaving(level)
        if interleaving > 1:
            size = storage.code.divide(size, storage.code.index(interleaving))
        assert_countable(storage, size)


def finish_insertions(storage: Descriptor) -> None:
    """Positions of parents without elements, which are still 0, become those of the parent before."""
    code = storage.code
    for level, one in enumerate(storage.encoding.level_types):
        if one.format != COMPRESSED or level == 0:
            continue
        positions = storage.positions(level)
        high = storage.get(POSITIONS_SIZE, level)
        zero = code.index(0)
        low = code.index(1)
        start = code.load(positions, [zero])
        loop, block = code.open_for(low, high, [start])
        counter, before = block.arguments
        current = code.load(positions, [counter])
        unset = code.equal(current, zero_constant(code.rewriter, storage.encoding.pos_type()))
        branch = code.branch(unset, [start.type])
        code.enter_branch(branch, 0)
        code.store(before, positions, [counter])
        code.give([before])
        code.enter_branch(branch, 1)
        code.give([current])
        code.leave(branch)
        code.give(branch.results)
        code.leave(loop)

"""Sparse matrices whose rows several threads compute: calls of functions of `row_functions.py`, behind the sparsifier.

    %c:4 = call @rows(%a...)    ->    %c:4 = scf.if %much { parts, joined } else { call @rows(%a...) }

Each part has as many rows as the others. It is computed from these rows of the operands: from a copy of their
positions, which begin with 0, and from the arrays of the rest, which begin further on. What the parts give is put one
behind the other, and positions grow by what is in front. Until then all elements are there twice.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.types import StorageSpecifierType
from pyopt.ir.attributes import StridedLayoutAttr, SymbolRefAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.mixed_indices import Slice
from pyopt.ir.types import DYNAMIC, INDEX, IntegerType, MemRefType, Type
from pyopt.light import Final, Sequence, final
from pyopt.native.threads import conditions
from pyopt.native.threads.functions import FreeNumbers, call, on_threads, private_function
from pyopt.native.threads.row_functions import RowFunction
from pyopt.native.threads.splits_ir import LOOP, PARTS, SPLIT
from pyopt.passes.building import arith, memref
from pyopt.passes.building.scf import conditionally, loop
from pyopt.passes.sparsify.codegen.descriptor import (
    COORDINATES_SIZE,
    GET,
    LEVEL_SIZE,
    POSITIONS_SIZE,
    SET,
    VALUES_SIZE,
    key_attributes,
)
from pyopt.passes.to_llvm.descriptors import MemRefDescriptor, element_pointer
from pyopt.passes.to_llvm.types import LLVMTypes
from pyopt.rewrite.rewriter import Rewriter

_CAST: Final = "builtin.unrealized_conversion_cast"
OPS_OF_ENTRY: Final = 32
"""What is done for an element of an operand, at least."""
_POSITIONS, _COORDINATES, _VALUES, _SPECIFIER = range(4)
"""The fields of the result."""


def split_rows(module: Operation, context: Context, functions: Sequence[RowFunction]) -> None:
    """Has threads compute parts of what the functions give, where that is worth it."""
    by_name = {one.name: one for one in functions}
    rewriter = Rewriter(context)
    numbers = FreeNumbers(module, LOOP, SPLIT)
    calls: list[tuple[Operation, RowFunction]] = []
    for op in module.walk():
        callee = op.attributes.get("callee")
        if op.info.name == "func.call" and isinstance(callee, SymbolRefAttr) and callee.path[-1] in by_name:
            calls.append((op, by_name[callee.path[-1]]))
    if calls:
        _declare_parts(calls[0][0], rewriter)
    for op, function in calls:
        _RowsInParts(op, function, numbers, rewriter).emit()


def _declare_parts(op: Operation, rewriter: Rewriter) -> None:
    rewriter.insert_after(_function_of(op))
    private_function(rewriter, PARTS, [], [INDEX])


def _function_of(op: Operation) -> Operation:
    function = op.parent_op()
    while function is not None and function.info.name != "func.func":
        function = function.parent_op()
    assert function is not None
    return function


@final
class _RowsInParts:
    """One call: its operands as they are given to each part, and the arrays in which the parts leave what they have."""

    __slots__ = ("_call", "_function", "_groups", "_numbers", "_of_result", "_rewriter")

    def __init__(self, op: Operation, function: RowFunction, numbers: FreeNumbers, rewriter: Rewriter) -> None:
        self._call = op
        self._function = _function_of(op)
        self._of_result: EncodingAttr = function.result
        self._numbers = numbers
        self._rewriter = rewriter
        # Where the fields of each operand of which rows are taken begin and end.
        self._groups: list[tuple[int, int]] = []
        at = 0
        for type, is_sliced in zip(function.inputs, function.sliced, strict=True):
            end = at + 1
            while encoding_of(type) is not None and not isinstance(op.operands[end - 1].type, StorageSpecifierType):
                end += 1
            if is_sliced:
                self._groups.append((at, end))
            at = end
        assert at == len(op.operands)

    def emit(self) -> None:
        rewriter, op = self._rewriter, self._call
        rewriter.start_at(op)
        specifiers = [op.operands[end - 1] for _, end in self._groups]
        rows = self._get(specifiers[0], LEVEL_SIZE, 0)
        entries = [self._get(one, VALUES_SIZE) for one in specifiers]
        total = entries[0]
        for one in entries[1:]:
            total = arith.binary(rewriter, "addi", total, one)
        least = self._index(-(-conditions.LEAST // OPS_OF_ENTRY))
        many = arith.compare(rewriter, arith.UNSIGNED_GREATER_OR_EQUAL, total, least)
        several = arith.compare(rewriter, arith.UNSIGNED_GREATER, rows, self._index(1))
        worth = arith.binary(rewriter, "andi", many, several)
        types = [one.type for one in op.results]
        branch = rewriter.create("scf.if", [worth], types, None, [Region(), Region()])
        rewriter.create_block(branch.regions[0])
        rewriter.create("scf.yield", self._joined(rows), [])
        rewriter.create_block(branch.regions[1])
        rewriter.create("scf.yield", rewriter.clone(op, {}).results, [])
        rewriter.replace(op, branch.results)

    def _joined(self, rows: Value) -> Sequence[Value]:
        """Computes parts and puts them together: the fields of the result."""
        rewriter = self._rewriter
        (asked,) = call(rewriter, PARTS, [], [INDEX])
        parts = arith.binary(rewriter, "minui", asked, rows)
        types = [one.type for one in self._call.results]
        kept = [memref.allocate(rewriter, _list_of(type), [parts]) for type in types[:_SPECIFIER]]
        counts = memref.allocate(rewriter, _list_of(INDEX), [parts])
        columns = memref.allocate(rewriter, _list_of(INDEX), [self._index(1)])
        given = list(self._call.operands)

        def compute(rewriter: Rewriter, part: Value, handed: Sequence[Value]) -> None:
            first, behind = self._ends(part, *handed[:2])
            operands = list(handed[2 : 2 + len(given)])
            count = arith.binary(rewriter, "subi", behind, first)
            copies: list[Value] = []
            for at, end in self._groups:
                operands[at:end] = self._part_of(operands[at:end], first, count)
                copies.append(operands[at])
            callee = self._call.attributes["callee"]
            made = rewriter.create("func.call", operands, types, {"callee": callee}).results
            for copy in copies:
                rewriter.create("memref.dealloc", [copy], [])
            *lists, counts, columns = handed[2 + len(given) :]
            for value, list_of in zip(made, lists, strict=False):
                memref.store(rewriter, value, list_of, part)
            memref.store(rewriter, self._get(made[_SPECIFIER], COORDINATES_SIZE, 1), counts, part)
            is_first = arith.compare(rewriter, arith.EQUAL, part, self._index(0))

            def note() -> None:
                memref.store(rewriter, self._get(made[_SPECIFIER], LEVEL_SIZE, 1), columns, self._index(0))

            conditionally(rewriter, is_first, note)

        handed = [rows, parts, *given, *kept, counts, columns]
        on_threads(rewriter, self._function, self._numbers.take(), parts, handed, compute)
        return self._put_together(rows, parts, kept, counts, columns)

    def _part_of(self, fields: Sequence[Value], first: Value, rows: Value) -> list[Value]:
        """Some rows of a matrix, from its fields: a copy of their positions, and parts of the other arrays."""
        rewriter = self._rewriter
        positions, coordinates, values, specifier = fields
        more = arith.binary(rewriter, "addi", rows, self._index(1))
        copy = memref.allocate(rewriter, _plain(positions.type), [more])
        start = memref.load(rewriter, positions, first)

        def move(rewriter: Rewriter, given: Sequence[Value]) -> Sequence[Value]:
            at = memref.load(rewriter, positions, arith.binary(rewriter, "addi", first, given[0]))
            memref.store(rewriter, arith.binary(rewriter, "subi", at, start), copy, given[0])
            return []

        loop(rewriter, [self._index(0), more, self._index(1)], [], move)
        begin, count = (self._number(one) for one in (start, memref.load(rewriter, copy, rows)))
        specifier = self._set(specifier, LEVEL_SIZE, 0, rows)
        specifier = self._set(specifier, POSITIONS_SIZE, 1, more)
        for kind, level in ((COORDINATES_SIZE, 1), (VALUES_SIZE, -1)):
            specifier = self._set(specifier, kind, level, count)
        return [copy, *[self._moved(one, begin, count) for one in (coordinates, values)], specifier]

    def _moved(self, array: Value, start: Value, count: Value) -> Value:
        """Some elements of an array as one that begins there."""
        rewriter = self._rewriter
        types = LLVMTypes()
        struct, element = types.convert(array.type), types.convert(_plain(array.type).element_type)
        assert struct is not None and element is not None
        descriptor = MemRefDescriptor(rewriter, rewriter.create(_CAST, [array], [struct]).results[0])
        numbers = [arith.cast(rewriter, "index_cast", one, types.index) for one in (start, count)]
        moved = element_pointer(rewriter, descriptor.pointer, element, descriptor.aligned(), numbers[:1])
        descriptor.set_aligned(moved)
        descriptor.set_size(0, numbers[1])
        return rewriter.create(_CAST, [descriptor.value], [array.type]).results[0]

    def _put_together(
        self, rows: Value, parts: Value, kept: Sequence[Value], counts: Value, columns: Value
    ) -> Sequence[Value]:
        """The fields of the result, from those of the parts, which are freed."""
        rewriter = self._rewriter
        types = [_plain(one.type) for one in self._call.results[:_SPECIFIER]]
        zero, one = self._index(0), self._index(1)
        starts = memref.allocate(rewriter, _list_of(INDEX), [parts])

        def begin(rewriter: Rewriter, values: Sequence[Value]) -> Sequence[Value]:
            part, total = values
            memref.store(rewriter, total, starts, part)
            return [arith.binary(rewriter, "addi", total, memref.load(rewriter, counts, part))]

        (total,) = loop(rewriter, [zero, parts, one], [zero], begin)
        self._check_width(total)
        more = arith.binary(rewriter, "addi", rows, one)
        made = [memref.allocate(rewriter, type, [more if at == _POSITIONS else total]) for at, type in enumerate(types)]
        position = types[_POSITIONS].element_type
        memref.store(rewriter, self._cast(zero, position), made[_POSITIONS], zero)

        def join(rewriter: Rewriter, part: Value, handed: Sequence[Value]) -> None:
            first, behind = self._ends(part, *handed[:2])
            counts, starts = handed[2:4]
            made, kept = handed[4 : 4 + _SPECIFIER], handed[4 + _SPECIFIER :]
            start, count = memref.load(rewriter, starts, part), memref.load(rewriter, counts, part)
            fields = [memref.load(rewriter, one, part) for one in kept]

            def move(rewriter: Rewriter, values: Sequence[Value]) -> Sequence[Value]:
                row = arith.binary(rewriter, "addi", values[0], self._index(1))
                within = memref.load(rewriter, fields[_POSITIONS], row)
                at = arith.binary(rewriter, "addi", within, self._cast(start, within.type))
                memref.store(rewriter, at, made[_POSITIONS], arith.binary(rewriter, "addi", first, row))
                return []

            span = arith.binary(rewriter, "subi", behind, first)
            loop(rewriter, [self._index(0), span, self._index(1)], [], move)
            for number in (_COORDINATES, _VALUES):
                self._copy(fields[number], self._index(0), made[number], start, count)

        handed = [rows, parts, counts, starts, *made, *kept]
        on_threads(rewriter, self._function, self._numbers.take(), parts, handed, join)
        self._free(parts, kept)
        specifier = self._specifier(rows, memref.load(rewriter, columns, zero), total)
        for list_of in (*kept, counts, starts, columns):
            rewriter.create("memref.dealloc", [list_of], [])
        return [*made, specifier]

    def _check_width(self, total: Value) -> None:
        """Positions that do not hold the number of elements: one thread does all, and says so."""
        rewriter = self._rewriter
        width = self._of_result.pos_width
        if 0 < width < 63:
            most = self._index((1 << width) - 1)
            beyond = arith.compare(rewriter, arith.UNSIGNED_GREATER, total, most)
            conditionally(rewriter, beyond, self._repeat)

    def _repeat(self) -> None:
        self._rewriter.clone(self._call, {})

    def _free(self, parts: Value, kept: Sequence[Value]) -> None:
        def free(rewriter: Rewriter, values: Sequence[Value]) -> Sequence[Value]:
            for list_of in kept:
                rewriter.create("memref.dealloc", [memref.load(rewriter, list_of, values[0])], [])
            return []

        loop(self._rewriter, [self._index(0), parts, self._index(1)], [], free)

    def _specifier(self, rows: Value, columns: Value, total: Value) -> Value:
        type = self._call.results[_SPECIFIER].type
        found: Value
        found = self._rewriter.create("sparse_tensor.storage_specifier.init", [], [type]).results[0]
        more = arith.binary(self._rewriter, "addi", rows, self._index(1))
        for kind, level, value in (
            (LEVEL_SIZE, 0, rows),
            (LEVEL_SIZE, 1, columns),
            (POSITIONS_SIZE, 1, more),
            (COORDINATES_SIZE, 1, total),
            (VALUES_SIZE, -1, total),
        ):
            found = self._set(found, kind, level, value)
        return found

    def _ends(self, part: Value, rows: Value, parts: Value) -> tuple[Value, Value]:
        """The first row of a part, and the first behind it."""
        rewriter = self._rewriter
        next = arith.binary(rewriter, "addi", part, self._index(1))
        ends = [
            arith.binary(rewriter, "divui", arith.binary(rewriter, "muli", one, rows), parts) for one in (part, next)
        ]
        return ends[0], ends[1]

    def _copy(self, source: Value, start: Value, target: Value, place: Value, count: Value) -> None:
        """Copies elements of one array to another."""
        views = [self._view(source, start, count), self._view(target, place, count)]
        self._rewriter.create("memref.copy", views, [])

    def _view(self, array: Value, start: Value, count: Value) -> Value:
        type = _plain(array.type)
        shown = MemRefType.get((DYNAMIC,), type.element_type, StridedLayoutAttr.get((1,), DYNAMIC), type.memory_space)
        return memref.slice_op(self._rewriter, "memref.subview", array, Slice([start], [count], [1]), shown)

    def _get(self, specifier: Value, kind: str, level: int = -1) -> Value:
        return self._rewriter.create(GET, [specifier], [INDEX], key_attributes(kind, level)).results[0]

    def _set(self, specifier: Value, kind: str, level: int, value: Value) -> Value:
        attributes = key_attributes(kind, level)
        return self._rewriter.create(SET, [specifier, value], [specifier.type], attributes).results[0]

    def _number(self, value: Value) -> Value:
        """A position as an index."""
        return arith.cast(self._rewriter, "index_castui", value, INDEX) if value.type is not INDEX else value

    def _cast(self, value: Value, type: Type) -> Value:
        """An index as a position."""
        return arith.cast(self._rewriter, "index_cast", value, type) if isinstance(type, IntegerType) else value

    def _index(self, value: int) -> Value:
        return arith.constant_index(self._rewriter, value)


def _plain(type: Type) -> MemRefType:
    assert isinstance(type, MemRefType)
    return type


def _list_of(type: Type) -> MemRefType:
    return MemRefType.get((DYNAMIC,), type)

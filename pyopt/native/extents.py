"""Checks that a program is given extents which fit, where its types do not say so.

A program whose types leave extents open may be called with arrays that do not belong together: natively it would read
and write other memory. So each op on tensors and memrefs that asks for equal extents, or for a slice that lies within
its source, gets in front of it comparisons of the extents that are not known, with a call of `FAIL` for those that do
not hold, which ends the call with an error:

    linalg.generic (i, j), (j) -> (i)    dim(A, 1) = dim(x, 0), dim(A, 0) = dim(y, 0)
    subscripts i + r                     i + r - 1 <= dim
    tensor.cast ? to 4                   dim = 4
    slices                               0 <= offset, 0 <= size, offset + (size - 1) * stride < dim

With `bounds`, each access to an element is checked, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pyopt.dialects.linalg.structure import indexing_maps, is_structured
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.affine import ADD, CONSTANT, DIM, FLOORDIV, MOD, MUL, AffineExpr
from pyopt.ir.attributes import FileLineColLoc, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr
from pyopt.ir.core import BlockArgument, Operation, Region, Value
from pyopt.ir.mixed_indices import constant_index, dropped_by_sizes, slice_of
from pyopt.ir.opinfo import ELEMENTWISE
from pyopt.ir.symbols import symbol_name
from pyopt.ir.types import DYNAMIC, I1, I64, INDEX, FunctionType, MemRefType, TensorType, Type
from pyopt.light import final
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.ir.context import Context

FAIL: Final = "pyopt_wrong_extent"
"""Called with the number of a check, what there is, and what is needed; it does not return."""
NONE, EXTENTS, BOUNDS = "none", "extents", "bounds"
CHECKS: Final = (NONE, EXTENTS, BOUNDS)
_NE, _SLT = 1, 2
_SLICES: Final = frozenset(("tensor.extract_slice", "memref.subview"))
_INSERTIONS: Final = frozenset(("tensor.insert_slice", "tensor.parallel_insert_slice"))
_CASTS: Final = frozenset(("tensor.cast", "memref.cast", "sparse_tensor.convert"))
_ACCESSES: Final = {"tensor.extract": 0, "tensor.insert": 1, "memref.load": 0, "memref.store": 1}
"""Ops on one element, and which operand they take it from; the indices come behind."""


@final
class Linear:
    """A sum of multiples of loops and a number."""

    __slots__ = ("constant", "factors")

    def __init__(self, factors: dict[int, int], constant: int) -> None:
        self.factors = factors
        self.constant = constant


def linear(expression: AffineExpr) -> Linear | None:
    """What an affine expression is; None for quotients and remainders."""
    if expression.kind == DIM:
        return Linear({expression.value: 1}, 0)
    if expression.kind == CONSTANT:
        return Linear({}, expression.value)
    left = linear(expression.lhs) if expression.kind in (ADD, MUL) else None
    right = linear(expression.rhs) if left is not None else None
    if left is None or right is None:
        return None
    if expression.kind == ADD:
        factors = dict(left.factors)
        for loop, factor in right.factors.items():
            factors[loop] = factors.get(loop, 0) + factor
        return Linear(factors, left.constant + right.constant)
    if right.factors:
        left, right = right, left
    if right.factors:
        return None
    return Linear({loop: one * right.constant for loop, one in left.factors.items()}, left.constant * right.constant)


def insert_checks(module: Operation, context: Context, checks: str) -> list[str]:
    """Puts the checks into all functions of a module; gives what each says if it does not hold.

    A text has `{found}` and `{wanted}` where the numbers stand.
    """
    if checks == NONE:
        return []
    inserter = Inserter(context, checks == BOUNDS)
    for op in list(module.walk()):
        inserter.visit(op)
    if inserter.texts:
        _declare(module, inserter.rewriter)
    return inserter.texts


def _declare(module: Operation, rewriter: Rewriter) -> None:
    rewriter.insert_at_end(module.regions[0].entry())
    rewriter.create(
        "func.func",
        (),
        (),
        {
            "sym_name": StringAttr.get(FAIL),
            "function_type": TypeAttr.get(FunctionType.get((INDEX, INDEX, INDEX), ())),
            "sym_visibility": StringAttr.get("private"),
        },
        [Region()],
    )


@final
class Inserter:
    """Inserts checks in front of ops. `texts`: what they say."""

    __slots__ = ("_bounds", "_context", "_extents", "_numbers", "_op", "rewriter", "texts")

    def __init__(self, context: Context, bounds: bool) -> None:
        self._context = context
        self._bounds = bounds
        self.rewriter = Rewriter(context)
        self.texts: list[str] = []
        self._op: Operation | None = None
        # What was made in front of the op at hand.
        self._extents: dict[tuple[Value, int], Value] = {}
        self._numbers: dict[int, Value] = {}

    def visit(self, op: Operation) -> None:
        """Checks in front of one op, if it needs any."""
        name = op.info.name
        self._op = op
        self._extents.clear()
        self._numbers.clear()
        self.rewriter.insert_before(op)
        self.rewriter.loc = op.loc
        if is_structured(op):
            self._structured(op)
        elif name in _SLICES:
            self._slice(op, op.operands[0], "operand #0")
        elif name in _INSERTIONS:
            if name == "tensor.parallel_insert_slice":
                self._before_terminator(op)
            self._insertion(op)
        elif name in _CASTS:
            self._equal(op, [op.operands[0]], op.results[0].type)
            if name == "sparse_tensor.convert":
                self._blocks(op)
        elif name == "memref.copy" or (op.info.traits & ELEMENTWISE and op.results and _shaped(op.results[0].type)):
            self._all_equal(op)
        elif self._bounds and name in _ACCESSES:
            self._access(op, _ACCESSES[name])

    def _before_terminator(self, op: Operation) -> None:
        """Ops in the terminator of a parallel loop have their checks in front of that."""
        parent = op.parent_op()
        if parent is not None:
            self.rewriter.insert_before(parent)

    # Kinds of ops.

    def _structured(self, op: Operation) -> None:
        """Each loop is as long as the extents that it alone indexes; sums of loops stay within theirs."""
        maps = indexing_maps(op)
        first: dict[int, tuple[int, int]] = {}
        for known in (True, False):
            for number, map in enumerate(maps):
                shape = _shape(op.operands[number].type)
                for at, expression in enumerate(map.results):
                    if expression.kind == DIM and (shape[at] != DYNAMIC) == known:
                        first.setdefault(expression.value, (number, at))
        for number, map in enumerate(maps):
            shape = _shape(op.operands[number].type)
            for at, expression in enumerate(map.results):
                if expression.kind == DIM:
                    other = first[expression.value]
                    if other != (number, at) and DYNAMIC in (shape[at], _shape(op.operands[other[0]].type)[other[1]]):
                        self._same(op, (number, at), other)
                else:
                    self._within(op, number, at, expression, first)

    def _within(
        self, op: Operation, number: int, at: int, expression: AffineExpr, first: dict[int, tuple[int, int]]
    ) -> None:
        """The greatest and the least index that a sum of loops gives."""
        found = linear(expression)
        if found is None or not all(loop in first for loop in found.factors):
            return
        shape = _shape(op.operands[number].type)
        loops = {loop: _shape(op.operands[first[loop][0]].type)[first[loop][1]] for loop in found.factors}
        if shape[at] != DYNAMIC and DYNAMIC not in loops.values():
            return  # the verifier has looked
        greatest: Value = self._number(found.constant + 1)
        for loop, factor in found.factors.items():
            if factor > 0:
                length = self._extent(op.operands[first[loop][0]], first[loop][1])
                last = self._binary("arith.subi", length, self._number(1))
                if factor != 1:
                    last = self._binary("arith.muli", last, self._number(factor))
                greatest = self._binary("arith.addi", greatest, last)
        extent = self._extent(op.operands[number], at)
        self._check(
            _SLT, extent, greatest,
            f"operand #{number}{self._argument(op.operands[number])} has extent {{found}} in dimension {at}, and the "
            f"loops index it up to an extent of {{wanted}}",
        )  # fmt: skip

    def _same(self, op: Operation, one: tuple[int, int], other: tuple[int, int]) -> None:
        first, second = op.operands[one[0]], op.operands[other[0]]
        self._check(
            _NE, self._extent(first, one[1]), self._extent(second, other[1]),
            f"operand #{one[0]}{self._argument(first)} has extent {{found}} in dimension {one[1]}, and operand "
            f"#{other[0]}{self._argument(second)} has extent {{wanted}} in dimension {other[1]}, where they have to be "
            "equal",
        )  # fmt: skip

    def _all_equal(self, op: Operation) -> None:
        shaped = [number for number, value in enumerate(op.operands) if _shaped(value.type)]
        for at in range(len(_shape(op.operands[shaped[0]].type)) if shaped else 0):
            known = [number for number in shaped if _shape(op.operands[number].type)[at] != DYNAMIC]
            reference = (known or shaped)[0]
            for number in shaped:
                if number != reference and _shape(op.operands[number].type)[at] == DYNAMIC:
                    self._same(op, (number, at), (reference, at))

    def _equal(self, op: Operation, values: Sequence[Value], type: Type) -> None:
        """What a cast is told is so."""
        if not _shaped(type):
            return
        for value in values:
            if not _shaped(value.type):
                continue
            for at, (given, wanted) in enumerate(zip(_shape(value.type), _shape(type), strict=True)):
                if given == DYNAMIC != wanted:
                    self._check(
                        _NE, self._extent(value, at), self._number(wanted),
                        f"operand #0{self._argument(value)} has extent {{found}} in dimension {at}, and the result "
                        "{wanted}",
                    )  # fmt: skip

    def _blocks(self, op: Operation) -> None:
        """The extents of what is stored in blocks are multiples of theirs."""
        encoding = encoding_of(op.results[0].type)
        if encoding is None or encoding is encoding_of(op.operands[0].type):
            return
        for expression in encoding.dim_to_lvl.results:
            if expression.kind not in (FLOORDIV, MOD) or expression.lhs.kind != DIM or expression.kind == MOD:
                continue
            at, block = expression.lhs.value, expression.rhs.value
            if _shape(op.results[0].type)[at] != DYNAMIC:
                continue  # the type says where the last block ends
            extent = self._extent(op.operands[0], at)
            rest = self._binary("arith.remui", extent, self._number(block))
            self._check(
                _NE, rest, self._number(0),
                f"operand #0{self._argument(op.operands[0])} has an extent in dimension {at} that is {{found}} more "
                f"than a multiple of the blocks' {block}",
            )  # fmt: skip

    def _slice(self, op: Operation, source: Value, word: str) -> None:
        """A slice lies within its source."""
        shape = _shape(source.type)
        found = slice_of(op)
        for at, (offset, size, stride) in enumerate(zip(found.offsets, found.sizes, found.strides, strict=True)):
            if isinstance(offset, int) and isinstance(size, int) and isinstance(stride, int) and shape[at] != DYNAMIC:
                continue
            where = f"the slice of {word}{self._argument(source)} in dimension {at}"
            for entry, what in ((offset, "offset"), (size, "size")):
                if isinstance(entry, Value):
                    self._check(_SLT, entry, self._number(0), f"{where} has the negative {what} {{found}}")
            steps = self._binary("arith.subi", self._value(size), self._number(1))
            if stride != 1:
                steps = self._binary("arith.muli", steps, self._value(stride))
            end = self._binary("arith.addi", self._binary("arith.addi", self._value(offset), steps), self._number(1))
            self._check(_SLT, self._extent(source, at), end, f"{where} ends at {{wanted}}, and the extent is {{found}}")

    def _insertion(self, op: Operation) -> None:
        """It lies within the destination, and the source is as large as it says."""
        self._slice(op, op.operands[1], "operand #1")
        source = op.operands[0]
        sizes = slice_of(op).sizes
        shape = _shape(source.type)
        dropped = dropped_by_sizes(sizes, shape) if len(shape) != len(sizes) else [False] * len(sizes)
        kept = [size for size, drop in zip(sizes, dropped, strict=True) if not drop]
        for at, size in enumerate(kept[: len(shape)]):
            if isinstance(size, Value) or shape[at] == DYNAMIC:
                self._check(
                    _NE, self._extent(source, at), self._value(size),
                    f"operand #0{self._argument(source)} has extent {{found}} in dimension {at}, and the slice that it "
                    "takes the place of has size {wanted}",
                )  # fmt: skip

    def _access(self, op: Operation, at: int) -> None:
        """The indices of an element lie within the extents."""
        source = op.operands[at]
        for dimension, index in enumerate(op.operands[at + 1 :]):
            if index.type is not INDEX:
                continue
            word = f"index #{dimension} of operand #{at}{self._argument(source)}"
            self._check(_SLT, index, self._number(0), f"{word} is {{found}}")
            end = self._binary("arith.addi", index, self._number(1))
            self._check(_SLT, self._extent(source, dimension), end, f"{word} is beyond its extent, which is {{found}}")

    # Numbers.

    def _number(self, value: int) -> Value:
        found = self._numbers.get(value)
        if found is None:
            found = self._numbers[value] = self.rewriter.constant(IntegerAttr.get(value, INDEX), INDEX)
        return found

    def _value(self, entry: int | Value) -> Value:
        return entry if isinstance(entry, Value) else self._number(entry)

    def _binary(self, name: str, left: Value, right: Value) -> Value:
        return self.rewriter.create(name, [left, right], [INDEX]).results[0]

    def _extent(self, value: Value, at: int) -> Value:
        shape = _shape(value.type)
        if shape[at] != DYNAMIC:
            return self._number(shape[at])
        key = (value, at)
        found = self._extents.get(key)
        if found is None:
            name = "tensor.dim" if isinstance(value.type, TensorType) else "memref.dim"
            found = self._extents[key] = self._binary(name, value, self._number(at))
        return found

    def _argument(self, value: Value) -> str:
        """Which argument of a function an operand is, if it is one."""
        if not isinstance(value, BlockArgument):
            return ""
        function = value.block.parent_op()
        if function is None or function.info.name != "func.func" or function.regions[0].first is not value.block:
            return ""
        return f" (argument {value.index + 1} of @{symbol_name(function)})"

    def _check(self, predicate: int, found: Value, wanted: Value, text: str) -> None:
        """Fails if `found` is not equal to `wanted`, or less."""
        known = [constant_index(value) for value in (found, wanted)]
        if found is wanted or (known[0] is not None and known[0] == known[1]):
            return
        rewriter = self.rewriter
        op = self._op
        assert op is not None
        number = self._number(len(self.texts))
        self.texts.append(f"{self._place(op)}'{op.info.name}' op {text}")
        attributes = {"predicate": IntegerAttr.get(predicate, I64)}
        condition = rewriter.create("arith.cmpi", [found, wanted], [I1], {**attributes}).results[0]
        place = (rewriter.block, rewriter.before)
        branch = rewriter.create("scf.if", [condition], [], None, [Region(), Region()])
        rewriter.insert_at_end(rewriter.create_block(branch.regions[0]))
        rewriter.create("func.call", [number, found, wanted], [], {"callee": SymbolRefAttr.get(FAIL)})
        rewriter.create("scf.yield", [], [])
        rewriter.block, rewriter.before = place

    def _place(self, op: Operation) -> str:
        location = self._context.location(op.loc)
        if isinstance(location, FileLineColLoc):
            return f"{location.file}:{location.line}:{location.column}: "
        return ""


def _shaped(type: Type) -> bool:
    return isinstance(type, (TensorType, MemRefType)) and type.shape is not None


def _shape(type: Type) -> tuple[int, ...]:
    return (type.shape or ()) if isinstance(type, (TensorType, MemRefType)) else ()

"""Operands whose levels are not visited by loops of their own: the elements that subscripts select, as a new operand.

    linalg.generic {x(i) += A(i, i)} ins(%a : tensor<8x8xf64, #CSR>)
->
    %d = sparse_tensor.foreach in %a init(%e) do {
    ^bb0(%i: index, %j: index, %v: f64, %so_far: tensor<8xf64, #SparseVector>):
      if %j == %i: tensor.insert %v into %so_far[%i]
    }
    linalg.generic {x(i) += D(i)} ins(%d : tensor<8xf64, #SparseVector>)

Going through the levels in order, each coordinate either says what one more loop is at (`2 * i + 1` is 7: i is 3), or
must be what the loops so far say. What is selected then comes in the order of those loops, so it is appended to what it
is stored in; where a coordinate has to wait for one further in, as of A(i + j, j), it comes in any order. Sums of two
loops that stand nowhere else are windows, which the loop emitter knows.
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import body_of, indexing_maps, input_count, loop_extents, shapes_to_loops
from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.ir.affine import ADD, CONSTANT, DIM, MUL, AffineExpr, AffineMap, AffineMapAttr, dim
from pyopt.ir.attributes import ArrayAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import DYNAMIC, TensorType
from pyopt.light import final
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.kernels.subscripts import OperandLevels
from pyopt.passes.sparsify.policy import OWN, REFERENCE, Policy
from pyopt.passes.sparsify.reinterpretation.demap import has_one_output
from pyopt.passes.sparsify.reinterpretation.rows import compressed_rows, convert_for, convert_to_rows, in_order
from pyopt.passes.sparsify.storage.constants import zero_constant
from pyopt.passes.sparsify.storage.filling import allocate, convert, finish, foreach, insert, release
from pyopt.rewrite.rewriter import Rewriter


@final
class SubscriptSum:
    """A subscript: a number, and loops times numbers."""

    __slots__ = ("factors", "number")

    def __init__(self) -> None:
        self.factors: dict[int, int] = {}
        self.number = 0


def sum_of(expr: AffineExpr) -> SubscriptSum | None:
    """The expression as a sum of loops times numbers above zero."""
    found = SubscriptSum()
    stack = [(expr, 1)]
    while stack:
        one, factor = stack.pop()
        if one.kind == ADD:
            stack += [(one.lhs, factor), (one.rhs, factor)]
        elif one.kind == MUL and one.rhs.kind == CONSTANT:
            stack.append((one.lhs, factor * one.rhs.value))
        elif one.kind == CONSTANT:
            found.number += factor * one.value
        elif one.kind == DIM:
            found.factors[one.value] = found.factors.get(one.value, 0) + factor
        else:
            return None
    found.factors = {loop: factor for loop, factor in found.factors.items() if factor}
    return found if min(found.factors.values(), default=1) > 0 else None


@final
class Selection:
    """The elements of one operand that subscripts select.

    steps: dimensions with their sums, as they are solved. loops: those that they determine, in this order. ordered:
    that is the order in which the levels are visited.
    """

    __slots__ = ("loops", "ordered", "steps")

    def __init__(self) -> None:
        self.steps: list[tuple[int, SubscriptSum]] = []
        self.loops: list[int] = []
        self.ordered = True

    def solve(self, dimensions: list[tuple[int, SubscriptSum]]) -> bool:
        """Each coordinate says at most one more loop, those of levels further out first if possible."""
        left = list(dimensions)
        while left:
            unknown = [[loop for loop in one.factors if loop not in self.loops] for _, one in left]
            place = next((at for at, loops in enumerate(unknown) if len(loops) <= 1), -1)
            if place < 0:
                return False
            self.ordered = self.ordered and place == 0
            self.steps.append(left.pop(place))
            self.loops += unknown[place]
        return True


def selection_of(op: Operation, index: int, anyway: bool = False) -> Selection | None:
    """The selection from a sparse operand; None if the loop emitter has code for its subscripts, unless `anyway`."""
    operand = op.operands[index]
    encoding = encoding_of(operand.type)
    if encoding is None:
        return None
    results = indexing_maps(op)[index].results
    ordered = encoding if encoding.is_permutation() else compressed_rows(encoding, encoding.dim_rank())
    dimensions = [result.value for result in ordered.dim_to_lvl.results]
    if not anyway and is_resolved(op, index, ordered):
        return None
    sums: list[tuple[int, SubscriptSum]] = []
    for at in dimensions:
        one = sum_of(results[at])
        if one is None:
            return None
        sums.append((at, one))
    selection = Selection()
    if not selection.solve(sums):
        return None
    if not selection.loops and (asks_what_is_stored(op) or not ordered.level_types[-1].is_unique()):
        return None
    return selection


def is_resolved(op: Operation, index: int, encoding: EncodingAttr, policy: Policy = OWN) -> bool:
    """The loop emitter has code for the subscripts of an operand, if it has this encoding, a permutation."""
    results = indexing_maps(op)[index].results
    subscripts = tuple([results[result.value] for result in encoding.dim_to_lvl.results])
    return OperandLevels(subscripts, encoding.level_types, True).resolve(policy)


def asks_what_is_stored(op: Operation) -> bool:
    """There is a semi-ring op, to which an element that is not stored is no zero."""
    return any(one.info.name.startswith("sparse_tensor.") for one in body_of(op))


@final
class Selector:
    """Makes the tensor of what is selected."""

    __slots__ = ("code", "op", "selection", "sizes")

    def __init__(self, op: Operation, selection: Selection, code: Code) -> None:
        self.op = op
        self.selection = selection
        self.code = code
        self.sizes = [self._size(loop) for loop in selection.loops]

    def _size(self, loop: int) -> Value:
        """The upper bound of a loop."""
        extent = loop_extents(self.op)[loop]
        if extent != DYNAMIC:
            return self.code.index(extent)
        maps = indexing_maps(self.op)
        inverse = shapes_to_loops(maps)
        assert inverse is not None
        number = inverse.results[loop].value
        for operand, map in zip(self.op.operands, maps, strict=True):
            if number < len(map.results):
                return self.code.extent(operand, number)
            number -= len(map.results)
        raise AssertionError("a loop whose extent no operand says")

    def select(self, operand: Value) -> Value:
        """The new operand: a tensor with a dimension for each loop, or an element where there is none."""
        source = in_order(operand, self.code)
        made = self._select_storage(source) if self.selection.loops else self._select_element(source)
        if source is not operand:
            release(self.code, source)
        return made

    def _select_element(self, source: Value) -> Value:
        """The one element, zero where it is not stored."""
        code = self.code
        assert isinstance(source.type, TensorType)
        type = source.type.element_type
        return foreach(code, source, [zero_constant(code.rewriter, type)], self._element)[0]

    def _element(self, coordinates: list[Value], element: Value, carried: list[Value]) -> list[Value]:
        condition = self._conditions(coordinates, {})
        return carried if condition is None else [self.code.select(condition, element, carried[0])]

    def _select_storage(self, source: Value) -> Value:
        code, selection = self.code, self.selection
        assert isinstance(source.type, TensorType)
        encoding = encoding_of(source.type)
        assert encoding is not None
        extents = loop_extents(self.op)
        shape = tuple([extents[loop] for loop in selection.loops])
        unique = encoding.level_types[-1].is_unique()
        type = TensorType.get(
            shape, source.type.element_type, compressed_rows(encoding, len(shape), unique, selection.ordered)
        )
        start = allocate(code, type, self.sizes)
        made = foreach(code, source, [start], self._body)
        return finish(code, made[0])

    def _body(self, coordinates: list[Value], element: Value, carried: list[Value]) -> list[Value]:
        """The element is appended if its coordinates can be."""
        code = self.code
        known: dict[int, Value] = {}
        condition = self._conditions(coordinates, known)
        places = [known[loop] for loop in self.selection.loops]

        def appended() -> list[Value]:
            return [insert(code, element, carried[0], places)]

        if condition is None:
            return appended()
        return code.choice(condition, [carried[0].type], appended, lambda: carried)

    def _conditions(self, coordinates: list[Value], known: dict[int, Value]) -> Value | None:
        """i1: the element is selected; None if all are. `known` takes what the loops are then."""
        conditions: list[Value] = []
        for dimension, one in self.selection.steps:
            self._solve(coordinates[dimension], one, known, conditions)
        together: Value | None = None
        for condition in conditions:
            together = condition if together is None else self.code.both(together, condition)
        return together

    def _solve(self, coordinate: Value, one: SubscriptSum, known: dict[int, Value], conditions: list[Value]) -> None:
        """coordinate = sum: what the loop that is new in it is then, and on what conditions there is one."""
        code = self.code
        new = [loop for loop in one.factors if loop not in known]
        rest = self._value(one, known)
        if not new:
            conditions.append(code.equal(coordinate, code.index(0) if rest is None else rest))
            return
        loop, factor = new[0], one.factors[new[0]]
        value = coordinate
        if rest is not None:
            # Below the rest, the difference wraps around and is beyond any loop's size.
            value = code.subtract(value, rest)
        if factor != 1:
            step = code.index(factor)
            conditions.append(code.equal(code.remainder(value, step), code.index(0)))
            value = code.divide(value, step)
        if rest is not None or factor != 1:
            conditions.append(code.less(value, self.sizes[self.selection.loops.index(loop)]))
        known[loop] = value

    def _value(self, one: SubscriptSum, known: dict[int, Value]) -> Value | None:
        """The sum of the number and of the loops that are known; None for zero."""
        code = self.code
        total = code.index(one.number) if one.number else None
        for loop, factor in one.factors.items():
            if loop in known:
                term = known[loop] if factor == 1 else code.multiply(known[loop], code.index(factor))
                total = term if total is None else code.add(total, term)
        return total


def select_operands(op: Operation, rewriter: Rewriter) -> bool:
    """generic of A(i, i) -> generic of D(i), D the diagonal of A"""
    if not has_one_output(op):
        return False
    changed = False
    for index in range(input_count(op)):
        selection = selection_of(op, index)
        if selection is not None:
            select_operand(op, index, selection, rewriter)
            changed = True
        elif has_windows_of_repeated(op, index):
            convert_to_rows(op, index, rewriter)
            changed = True
        elif is_beyond_loops(op, index):
            make_dense(op, index, rewriter)
            changed = True
    return changed


def is_beyond_loops(op: Operation, index: int) -> bool:
    """No loops go over a level by its subscript, a sum of three loops or a quotient; that what is not stored is zero is
    all that matters."""
    encoding = encoding_of(op.operands[index].type)
    if encoding is None or not is_zero_where_absent(op, index):
        return False
    ordered = encoding if encoding.is_permutation() else compressed_rows(encoding, encoding.dim_rank())
    return not is_resolved(op, index, ordered)


def is_zero_where_absent(op: Operation, index: int) -> bool:
    """The operand may become a tensor without encoding."""
    encoding = encoding_of(op.operands[index].type)
    assert encoding is not None
    unique = encoding.level_types[-1].is_unique()
    return encoding.lvl_to_dim is not None and unique and not asks_what_is_stored(op)


def make_dense(op: Operation, index: int, rewriter: Rewriter) -> None:
    """generic of A(i + j + k), A sparse -> generic of D(i + j + k), D a tensor without encoding"""
    operand = op.operands[index]
    assert isinstance(operand.type, TensorType)
    message = f"operand {index} becomes a dense tensor: no loop goes over its levels by these subscripts"
    rewriter.context.emit("remark", message, op.loc)
    rewriter.start_at(op)
    type = TensorType.get(operand.type.shape, operand.type.element_type)
    rewriter.set_operand(op, index, convert(Code(rewriter), operand, type).results[0])


def has_windows_of_repeated(op: Operation, index: int) -> bool:
    """The reference makes windows of levels in which there are none: coordinates repeat, or storage is in batches."""
    encoding = encoding_of(op.operands[index].type)
    if encoding is None or not encoding.is_permutation() or not encoding.level_types[-1].is_unique():
        return False
    return is_resolved(op, index, encoding, REFERENCE) and not is_resolved(op, index, encoding)


def select_for_order(op: Operation, rewriter: Rewriter) -> bool:
    """generic of A(2 * j, i) for which there is no order -> generic of D(j, i), which can be converted

    If no coordinates say what the loops are, D is a tensor without encoding.
    """
    compound = [
        index
        for index, map in enumerate(indexing_maps(op)[: input_count(op)])
        if encoding_of(op.operands[index].type) is not None and any(result.kind != DIM for result in map.results)
    ]
    for index in compound:
        selection = selection_of(op, index, True)
        if selection is not None:
            select_operand(op, index, selection, rewriter)
            return True
    for index in compound:
        if is_zero_where_absent(op, index):
            make_dense(op, index, rewriter)
            return True
    return False


def select_operand(op: Operation, index: int, selection: Selection, rewriter: Rewriter) -> None:
    """Gives the op what is selected of an operand in its place."""
    rewriter.start_at(op)
    code = Code(rewriter)
    made = Selector(op, selection, code).select(op.operands[index])
    maps = indexing_maps(op)
    maps[index] = AffineMap.get(maps[index].num_dims, 0, [dim(loop) for loop in selection.loops])
    rewriter.set_attribute(op, "indexing_maps", ArrayAttr.get(tuple([AffineMapAttr.get(map) for map in maps])))
    if encoding_of(made.type) is None:
        rewriter.set_operand(op, index, made)
    else:
        convert_for(op, index, made, rewriter)

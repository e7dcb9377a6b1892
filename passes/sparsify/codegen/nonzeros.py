"""Conversions of dense tensors: one pass counts the elements that are not zero, another one stores them.

    %u = sparse_tensor.convert %t : tensor<?x?xf64> to tensor<?x?xf64, #CSR>
->
    count = 0
    for each row:
      for each column:  if t[row, column] != 0: count += 1
      positions[row + 1] = count
    place = 0
    for each row:
      for each column:  if t[row, column] != 0: coordinates[place] = column; values[place] = t[row, column]; place += 1
"""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.types import DYNAMIC, INDEX, TensorType
from pyopt.light import TYPE_CHECKING, Callable, TypeAlias, final
from pyopt.passes.sparsify.codegen.descriptor import Descriptor, assert_countable
from pyopt.passes.sparsify.codegen.exact_storage import ExactStorage
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.storage.casts import cast_element
from pyopt.passes.sparsify.storage.constants import is_nonzero
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    Step: TypeAlias = Callable[[list[Value], Value], Value]
    """(coordinates, how many elements came before that are not zero) -> how many there are with this one"""


@final
class Nonzeros:
    """Makes the storage of a tensor `type`, whose levels are its dimensions in order, of a dense one.

    ops: those that are made and look at the dense tensor.
    """

    __slots__ = ("code", "ops", "storage", "tensor", "type")

    def __init__(self, rewriter: Rewriter, tensor: Value, type: TensorType) -> None:
        self.code = Code(rewriter, folds=True)
        self.tensor = tensor
        self.type = type
        self.ops: list[Operation] = []
        source = tensor.type
        assert isinstance(source, TensorType) and source.shape is not None
        sizes = [self._extent(number, extent) for number, extent in enumerate(source.shape)]
        self.storage = ExactStorage(self.code, type, sizes)

    def make(self) -> Descriptor:
        """The new storage."""
        storage, none = self.storage, self.code.index(0)
        count = self._visit([], none, self._count, True)
        assert_countable(storage.made, count)
        storage.allocate_entries(count)
        self._visit([], none, self._put, False)
        return storage.made

    def _visit(self, outer: list[Value], before: Value, step: Step, ends: bool) -> Value:
        """Loops over all elements with these first coordinates. ends: positions become numbers of elements."""
        code, storage, level = self.code, self.storage, len(outer)
        if level == len(storage.sizes):
            return step(outer, before)

        def body(counter: Value, carried: list[Value]) -> list[Value]:
            return [self._visit([*outer, counter], carried[0], step, ends)]

        (after,) = code.for_loop(code.index(0), storage.sizes[level], [before], body)
        if ends and level == storage.outer:
            storage.made.store_number(after, storage.positions, storage.row(outer))
        return after

    def _count(self, coordinates: list[Value], before: Value) -> Value:
        code = self.code
        nonzero = is_nonzero(code.rewriter, self._element(coordinates))
        return code.select(nonzero, code.next(before), before)

    def _put(self, coordinates: list[Value], before: Value) -> Value:
        code, storage = self.code, self.storage
        value = self._element(coordinates)

        def put() -> list[Value]:
            for level in range(storage.outer, len(coordinates)):
                storage.put_coordinate(level, coordinates[level], before)
            code.store(value, storage.made.values(), [before])
            return [code.next(before)]

        return code.choice(is_nonzero(code.rewriter, value), [INDEX], put, lambda: [before])[0]

    def _extent(self, number: int, extent: int) -> Value:
        code = self.code
        if extent != DYNAMIC:
            return code.index(extent)
        size = code.rewriter.create("tensor.dim", [self.tensor, code.index(number)], [INDEX])
        self.ops.append(size)
        return size.results[0]

    def _element(self, coordinates: list[Value]) -> Value:
        """The element at these coordinates, as one of the new tensor."""
        rewriter, type = self.code.rewriter, self.tensor.type
        assert isinstance(type, TensorType)
        extract = rewriter.create("tensor.extract", [self.tensor, *coordinates], [type.element_type])
        self.ops.append(extract)
        return cast_element(rewriter, extract.results[0], self.type.element_type)

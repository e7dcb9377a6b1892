"""Patterns for ops on sparse tensors: a tensor is a handle, and each op a call of the runtime library or nothing."""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.verify import integer_of, tensor_of
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import operand_bounds
from pyopt.ir.types import DYNAMIC, INDEX, MemRefType, TensorType
from pyopt.light import TYPE_CHECKING, final
from pyopt.passes.sparsify.conversion.assembling import Assembling, sizes_of, stored_values
from pyopt.passes.sparsify.conversion.expansion import ExpansionPatterns
from pyopt.passes.sparsify.conversion.library import POINTER, Calls, LibraryDeclarations, row_of
from pyopt.passes.sparsify.conversion.parameters import (
    EMPTY,
    FROM_READER,
    SORT,
    Parameters,
    is_known,
    suffix_of,
)
from pyopt.passes.sparsify.conversion.places import outermost_loop
from pyopt.passes.sparsify.storage.element_types import stored_type
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.folding import constant_of

if TYPE_CHECKING:
    from pyopt.rewrite.conversion import Apply
    from pyopt.rewrite.type_converter import TypeConverter


def same_tensor(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """reinterpret_map a, cast a -> a"""
    if encoding_of(op.operands[0].type) is None or encoding_of(op.results[0].type) is None:
        return False
    rewriter.replace(op, operands[:1])
    return True


@final
class Patterns:
    """The patterns of one run, which share what they declare.

    exact: where the reference does something wrong, its text is made all the same.
    """

    __slots__ = ("_converter", "_exact", "_library")

    def __init__(self, converter: TypeConverter, exact: bool) -> None:
        self._converter = converter
        self._exact = exact
        self._library = LibraryDeclarations()

    def all(self) -> list[ConversionPattern]:
        expansion = ExpansionPatterns(self._library, self._exact)
        assembling = Assembling(self._library, self._exact)
        table: dict[str, Apply] = {
            "bufferization.alloc_tensor": self.make_empty,
            "bufferization.dealloc_tensor": self.release,
            "sparse_tensor.assemble": assembling.assemble,
            "sparse_tensor.compress": expansion.compress,
            "sparse_tensor.coordinates": self.coordinates,
            "sparse_tensor.coordinates_buffer": self.coordinates_buffer,
            "sparse_tensor.disassemble": assembling.disassemble,
            "sparse_tensor.expand": expansion.expand,
            "sparse_tensor.load": self.load,
            "sparse_tensor.lvl": self.level_size,
            "sparse_tensor.new": self.read,
            "sparse_tensor.number_of_entries": self.count,
            "sparse_tensor.positions": self.positions,
            "sparse_tensor.reinterpret_map": same_tensor,
            "sparse_tensor.reorder_coo": self.sort,
            "sparse_tensor.values": self.values,
            "tensor.cast": same_tensor,
            "tensor.empty": self.make_empty,
            "tensor.insert": self.insert,
        }
        found = [ConversionPattern(name, apply, converter=self._converter) for name, apply in table.items()]
        if not self._exact:
            copy = ConversionPattern("bufferization.alloc_tensor", assembling.copy, converter=self._converter)
            convert = ConversionPattern("sparse_tensor.convert", assembling.convert, converter=self._converter)
            found += [copy, convert]
        return found

    def _calls(self, op: Operation, rewriter: ConversionRewriter) -> Calls:
        return self._library.calls_at(op, rewriter)

    # Making tensors.

    def make_empty(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """tensor.empty(sizes) -> newSparseTensor(.., 0, null)"""
        type = op.results[0].type
        if encoding_of(type) is None:
            return False
        assert isinstance(type, TensorType)
        start, end = (0, len(operands))
        if op.info.name == "bufferization.alloc_tensor":
            start, end = operand_bounds(op, "dynamic_sizes")
            first, last = operand_bounds(op, "copy")
            if first != last:
                return False
        if not is_known(type):
            return False
        calls = self._calls(op, rewriter)
        dynamic = iter(operands[start:end])
        sizes = [next(dynamic) if one == DYNAMIC else calls.index(one) for one in type.shape or ()]
        rewriter.replace(op, [Parameters(type, calls).make(sizes, EMPTY)])
        return True

    def read(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """new %file -> createCheckedSparseTensorReader, newSparseTensor(.., 1, reader), delSparseTensorReader"""
        type = op.results[0].type
        if encoding_of(type) is None:
            return False
        assert isinstance(type, TensorType)
        if not is_known(type):
            return False
        calls = self._calls(op, rewriter)
        parameters = Parameters(type, calls)
        sizes, buffer = parameters.reader_sizes()
        code = parameters.value_code()
        given = [operands[0], buffer, code]
        reader = calls.call("createCheckedSparseTensorReader", given, [POINTER], interface=True)[0]
        if DYNAMIC in (type.shape or ()):
            buffer = calls.call("getSparseTensorReaderDimSizes", [reader], [row_of(INDEX)], interface=True)[0]
            sizes = [
                calls.load(buffer, [calls.index(number)]) if one == DYNAMIC else sizes[number]
                for number, one in enumerate(type.shape or ())
            ]
        made = parameters.make(sizes, FROM_READER, reader, buffer)
        calls.call("delSparseTensorReader", [reader])
        rewriter.replace(op, [made])
        return True

    def sort(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """reorder_coo a -> newSparseTensor(.., 3, a), which sorts in place"""
        type = tensor_of(op.results[0])
        if not is_known(type):
            return False
        calls = self._calls(op, rewriter)
        encoding = encoding_of(type)
        exact = self._exact or (encoding is not None and encoding.is_identity())
        sizes = sizes_of(calls, type, operands[0], exact)
        rewriter.replace(op, [Parameters(type, calls).make(sizes, SORT, operands[0])])
        return True

    def release(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """dealloc_tensor a -> delSparseTensor(a)"""
        if encoding_of(op.operands[0].type) is None:
            return False
        self._calls(op, rewriter).call("delSparseTensor", operands)
        rewriter.erase(op)
        return True

    # Storing elements.

    def load(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """load a hasInserts -> endLexInsert(a)"""
        if "hasInserts" in op.attributes:
            self._calls(op, rewriter).call("endLexInsert", operands)
        rewriter.replace(op, operands)
        return True

    def insert(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """insert v into a[i, j] -> lexInsert(a, coordinates, cell), both on the stack outside of all loops

        The coordinates are those of levels; the reference takes those of dimensions for them.
        """
        type = op.operands[1].type
        if encoding_of(type) is None:
            return False
        assert isinstance(type, TensorType)
        stored = stored_type(type.element_type)
        if stored is None or not (self._exact or is_known(type)):
            return False
        calls = self._calls(op, rewriter)
        value, tensor, *coordinates = operands
        top = outermost_loop(op, ())
        rewriter.insert_before(top)
        places = calls.stack_row(level_rank(type), INDEX)
        cell = calls.stack_cell(type.element_type)
        rewriter.insert_before(op)
        encoding = encoding_of(type)
        assert encoding is not None
        if not self._exact and not encoding.is_identity():
            coordinates = Parameters(type, calls).level_coordinates(coordinates)
        calls.fill_row(places, coordinates)
        calls.store_cell(value, cell)
        cell = calls.seen_as(cell, MemRefType.get((), stored))
        calls.call("lexInsert" + suffix_of(type), [tensor, places, cell], interface=True)
        rewriter.replace(op, [tensor])
        return True

    # Asking for storage.

    def level_size(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """lvl a, 1 -> sparseLvlSize(a, 1)"""
        level = constant_of(op.operands[1])
        if not isinstance(level, IntegerAttr):
            return False
        calls = self._calls(op, rewriter)
        rewriter.replace(op, calls.call("sparseLvlSize", [operands[0], calls.index(level.value)], [INDEX]))
        return True

    def positions(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """positions a {level = 1} -> sparsePositions0(a, 1)"""
        return self._array(op, operands, rewriter, "sparsePositions", _encoding(op).pos_width)

    def coordinates(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """coordinates a {level = 1} -> sparseCoordinates0(a, 1), as the type that the op has where they are strided"""
        return self._array(op, operands, rewriter, "sparseCoordinates", _encoding(op).crd_width)

    def coordinates_buffer(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """coordinates_buffer a -> sparseCoordinatesBuffer0(a, level where the interleaved ones begin)"""
        encoding = _encoding(op)
        return self._array(
            op, operands, rewriter, "sparseCoordinatesBuffer", encoding.crd_width, encoding.aos_coo_start()
        )

    def _array(
        self,
        op: Operation,
        operands: list[Value],
        rewriter: ConversionRewriter,
        name: str,
        width: int,
        level: int | None = None,
    ) -> bool:
        type = op.results[0].type
        assert isinstance(type, MemRefType)
        if len(type.shape or ()) != 1:
            return False  # batches, which the library does not have
        calls = self._calls(op, rewriter)
        number = calls.index(integer_of(op, "level") if level is None else level)
        row = row_of(type.element_type)
        made = calls.call(f"{name}{width}", [operands[0], number], [row], interface=True)[0]
        if type is not row:
            made = rewriter.create("memref.cast", [made], [type]).results[0]
        rewriter.replace(op, [made])
        return True

    def values(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """values a -> sparseValuesF64(a)"""
        type = op.results[0].type
        assert isinstance(type, MemRefType)
        if len(type.shape or ()) != 1 or stored_type(type.element_type) is None:
            return False
        calls = self._calls(op, rewriter)
        rewriter.replace(op, [calls.seen_as(stored_values(calls, tensor_of(op.operands[0]), operands[0]), type)])
        return True

    def count(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """number_of_entries a -> dim (sparseValuesF64(a)), 0"""
        type = tensor_of(op.operands[0])
        if stored_type(type.element_type) is None:
            return False
        calls = self._calls(op, rewriter)
        rewriter.replace(op, [calls.first_size(stored_values(calls, type, operands[0]))])
        return True


def level_rank(type: TensorType) -> int:
    encoding = encoding_of(type)
    assert encoding is not None
    return encoding.lvl_rank()


def _encoding(op: Operation) -> EncodingAttr:
    encoding = encoding_of(op.operands[0].type)
    assert encoding is not None
    return encoding

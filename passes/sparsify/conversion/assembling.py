"""assemble and disassemble: tensors of buffers, and buffers of tensors."""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.storage import COORDINATES, POSITIONS, VALUES, StorageField, storage_fields
from pyopt.dialects.sparse_tensor.verify import tensor_of
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.signature import operand_bounds
from pyopt.ir.types import DYNAMIC, I64, INDEX, MemRefType, ShapedType, TensorType, Type
from pyopt.light import TYPE_CHECKING, Final, final
from pyopt.passes.sparsify.codegen.allocation import allocate_buffer
from pyopt.passes.sparsify.codegen.converting import copy_cast
from pyopt.passes.sparsify.conversion.library import POINTER, Calls, LibraryDeclarations, row_of
from pyopt.passes.sparsify.conversion.parameters import FROM_BUFFERS, Parameters, is_known, level_and_factor, suffix_of
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.storage.casts import can_cast
from pyopt.passes.sparsify.storage.element_types import stored_type
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.rewrite.conversion_rewriter import ConversionRewriter

COPIED: Final = 2
"""Coordinates of an entry that the reference copies, whatever the rank."""


def memref_like(type: Type) -> MemRefType:
    """tensor<..xT> as memref<..xT>"""
    assert isinstance(type, TensorType)
    return MemRefType.get(type.shape, type.element_type)


@final
class Assembling:
    """The patterns for both.

    exact: as in the reference, a tensor is assembled as if its levels were dimensions, whose sizes may be others, and
    of entries with three coordinates two are copied.
    """

    __slots__ = ("_exact", "_library")

    def __init__(self, library: LibraryDeclarations, exact: bool) -> None:
        self._library = library
        self._exact = exact

    def assemble(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """assemble (positions, coordinates), values -> newSparseTensor(.., 2, their addresses)"""
        type = tensor_of(op.results[0])
        if not is_known(type):
            return False
        calls = self._library.calls_at(op, rewriter)
        parameters = Parameters(type, calls)
        sizes = [calls.index(one) for one in type.shape or ()]
        begin = parameters.begin(sizes, None, self._exact)
        addresses: list[Value] = []
        for operand in operands:
            buffer = rewriter.create("bufferization.to_buffer", [operand], [memref_like(operand.type)]).results[0]
            addresses.append(_address(rewriter, buffer))
        rewriter.replace(op, [parameters.finish(begin, FROM_BUFFERS, _table(calls, addresses))])
        return True

    def copy(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """alloc_tensor copy(a) -> newSparseTensor(.., 2, addresses of a's arrays): the library copies what it packs

        The reference has no such pattern.
        """
        type = tensor_of(op.results[0])
        start, end = operand_bounds(op, "copy")
        if start == end or encoding_of(type) is None or not is_known(type):
            return False
        encoding = encoding_of(type)
        assert encoding is not None
        if encoding.batch_rank():
            return False
        source = operands[start]
        calls = self._library.calls_at(op, rewriter)
        parameters = Parameters(type, calls)
        begin = parameters.begin(sizes_of(calls, type, source))
        arrays = [self._stored(calls, type, encoding, field, source) for field in storage_fields(encoding)]
        rewriter.replace(op, [_packed(calls, parameters, begin, arrays)])
        return True

    def convert(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """convert a between types of one structure -> a, if they differ in extents only; otherwise
        newSparseTensor(.., 2, addresses of casts of a's arrays)

        The reference has no such pattern.
        """
        type, given = op.results[0].type, op.operands[0].type
        encoding, own = encoding_of(type), encoding_of(given)
        if encoding is None or own is None or own.is_slice() or encoding.batch_rank():
            return False
        assert isinstance(type, TensorType) and isinstance(given, TensorType)
        if encoding.with_widths(0, 0) is not own.with_widths(0, 0):
            return False
        if encoding is own and type.element_type is given.element_type:
            rewriter.replace(op, operands)
            return True
        if not is_known(type) or not is_known(given) or not can_cast(given.element_type, type.element_type):
            return False
        calls = self._library.calls_at(op, rewriter)
        parameters = Parameters(type, calls)
        begin = parameters.begin(sizes_of(calls, type, operands[0]))
        arrays: list[Value] = []
        made: list[Value] = []
        for field in storage_fields(own):
            array = self._stored(calls, given, own, field, operands[0])
            wanted = encoding.pos_type() if field.kind == POSITIONS else encoding.crd_type()
            if field.kind == VALUES:
                array = calls.seen_as(array, row_of(given.element_type))
                wanted = type.element_type
            if array.type is not row_of(wanted):
                size = calls.first_size(array)
                cast = allocate_buffer(Code(rewriter), row_of(wanted), size)
                copy_cast(Code(rewriter), array, cast, [size], field.kind != VALUES)
                made.append(cast)
                array = cast
            arrays.append(array)
        tensor = _packed(calls, parameters, begin, arrays)
        for cast in made:
            rewriter.create("memref.dealloc", [cast], [])
        rewriter.replace(op, [tensor])
        return True

    def _stored(
        self, calls: Calls, type: TensorType, encoding: EncodingAttr, field: StorageField, tensor: Value
    ) -> Value:
        """A field's buffer, with interleaved coordinates side by side."""
        if field.kind == COORDINATES and self._interleaved(encoding, field.level):
            operands = [tensor, calls.index(field.level)]
            name = f"sparseCoordinatesBuffer{encoding.crd_width}"
            return calls.call(name, operands, [row_of(encoding.crd_type())], interface=True)[0]
        if field.kind == COORDINATES:
            return _coordinates(calls, encoding, tensor, field.level)
        if field.kind == POSITIONS:
            return _positions(calls, encoding, tensor, field.level)
        return stored_values(calls, type, tensor)

    def disassemble(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """disassemble a -> sparsePositions.., sparseCoordinates.., sparseValues.. as tensors, and their lengths

        Interleaved coordinates are copied into the buffer that is given for them.
        """
        type = tensor_of(op.operands[0])
        encoding = encoding_of(type)
        if encoding is None or stored_type(type.element_type) is None or encoding.batch_rank():
            return False
        calls = self._library.calls_at(op, rewriter)
        start = operand_bounds(op, "out_levels")[0]
        fields = storage_fields(encoding)
        buffers: list[Value] = []
        lengths: list[Value] = []
        for number, field in enumerate(fields):
            target = operands[start + number] if field.kind == COORDINATES else operands[1]
            buffer, length = self._field(calls, type, encoding, field, operands[0], target)
            wanted = op.results[len(fields) + number].type
            buffers.append(buffer)
            lengths.append(_length_as(rewriter, length, wanted))
        results: list[Value] = []
        for buffer, result in zip(buffers, op.results, strict=False):
            assert isinstance(buffer.type, MemRefType)
            seen = TensorType.get(buffer.type.shape, buffer.type.element_type)
            tensor = rewriter.create("bufferization.to_tensor", [buffer], [seen]).results[0]
            results.append(rewriter.create("tensor.cast", [tensor], [result.type]).results[0])
        rewriter.replace(op, [*results, *lengths])
        return True

    def _field(
        self,
        calls: Calls,
        type: TensorType,
        encoding: EncodingAttr,
        field: StorageField,
        tensor: Value,
        target: Value,
    ) -> tuple[Value, Value]:
        """A field's buffer and its length."""
        if field.kind == POSITIONS:
            buffer = _positions(calls, encoding, tensor, field.level)
        elif field.kind == COORDINATES:
            if self._interleaved(encoding, field.level):
                return self._copied(calls, encoding, field.level, tensor, target)
            buffer = _coordinates(calls, encoding, tensor, field.level)
        else:
            buffer = calls.seen_as(stored_values(calls, type, tensor), row_of(type.element_type))
        return buffer, calls.first_size(buffer)

    def _interleaved(self, encoding: EncodingAttr, level: int) -> bool:
        return any(one.start == level and not one.soa for one in encoding.coo_segments())

    def _copied(
        self, calls: Calls, encoding: EncodingAttr, level: int, tensor: Value, target: Value
    ) -> tuple[Value, Value]:
        """Coordinates of an entry side by side, in the buffer behind `target`."""
        rewriter = calls.rewriter
        segment = next(one for one in encoding.coo_segments() if one.start == level)
        width = segment.end - segment.start
        if self._exact:
            width = COPIED
        buffer = rewriter.create("bufferization.to_buffer", [target], [memref_like(target.type)]).results[0]
        columns = [_coordinates(calls, encoding, tensor, level + number) for number in range(width)]
        count = calls.first_size(columns[0])
        length = rewriter.create("arith.muli", [count, calls.index(width)], [INDEX]).results[0]
        numbers = [calls.index(number) for number in range(width)]
        region = Region()
        loop = rewriter.create("scf.for", [numbers[0], count, numbers[1]], [], None, [region])
        block = Block()
        place = block.add_argument(INDEX, rewriter.loc)
        region.append(block)
        rewriter.insert_at_end(block)
        values = [calls.load(column, [place]) for column in columns]
        for value, number in zip(values, numbers, strict=True):
            calls.store(value, buffer, [place, number])
        rewriter.create("scf.yield", [], [])
        rewriter.insert_after(loop)
        return buffer, length


def _packed(calls: Calls, parameters: Parameters, begin: list[Value], arrays: list[Value]) -> Value:
    """A new tensor whose arrays are copies of these."""
    addresses = [_address(calls.rewriter, one) for one in arrays]
    return parameters.finish(begin, FROM_BUFFERS, _table(calls, addresses))


def sizes_of(calls: Calls, type: TensorType, tensor: Value, exact: bool = False) -> list[Value]:
    """The sizes of dimensions: constants, or those of the levels where they are not known.

    What the library has for dimensions may be the levels: the tensor may have been made as one whose levels they are.
    exact: what the library has for dimensions, as in the reference.
    """
    encoding = encoding_of(type)
    assert encoding is not None and encoding.lvl_to_dim is not None
    found: list[Value] = []
    for size, expression in zip(type.shape or (), encoding.lvl_to_dim.results, strict=True):
        if size != DYNAMIC:
            found.append(calls.index(size))
            continue
        if exact:
            found.append(calls.call("sparseDimSize", [tensor, calls.index(len(found))], [INDEX])[0])
            continue
        level, factor = level_and_factor(expression)
        one = calls.call("sparseLvlSize", [tensor, calls.index(level)], [INDEX])[0]
        if factor != 1:
            one = calls.rewriter.create("arith.muli", [one, calls.index(factor)], [INDEX]).results[0]
        found.append(one)
    return found


def stored_values(calls: Calls, type: TensorType, tensor: Value) -> Value:
    """The values of a tensor, in the type that the library has for them."""
    stored = stored_type(type.element_type)
    assert stored is not None
    return calls.call("sparseValues" + suffix_of(type), [tensor], [row_of(stored)], interface=True)[0]


def _positions(calls: Calls, encoding: EncodingAttr, tensor: Value, level: int) -> Value:
    operands = [tensor, calls.index(level)]
    row = row_of(encoding.pos_type())
    return calls.call(f"sparsePositions{encoding.pos_width}", operands, [row], interface=True)[0]


def _coordinates(calls: Calls, encoding: EncodingAttr, tensor: Value, level: int) -> Value:
    operands = [tensor, calls.index(level)]
    row = row_of(encoding.crd_type())
    return calls.call(f"sparseCoordinates{encoding.crd_width}", operands, [row], interface=True)[0]


def _table(calls: Calls, addresses: list[Value]) -> Value:
    """A pointer to a row of addresses on the stack."""
    rewriter = calls.rewriter
    start = _address(rewriter, calls.row_with(addresses, INDEX))
    number = rewriter.create("arith.index_cast", [start], [I64]).results[0]
    return rewriter.create("llvm.inttoptr", [number], [POINTER]).results[0]


def _address(rewriter: Rewriter, buffer: Value) -> Value:
    return rewriter.create("memref.extract_aligned_pointer_as_index", [buffer], [INDEX]).results[0]


def _length_as(rewriter: ConversionRewriter, length: Value, wanted: Type) -> Value:
    """The length in the type that the op has for it: a number, or a tensor with it."""
    element = wanted.element_type if isinstance(wanted, ShapedType) else wanted
    if length.type is not element:
        length = rewriter.create("arith.index_cast", [length], [element]).results[0]
    if wanted is not element:
        length = rewriter.create("tensor.from_elements", [length], [wanted]).results[0]
    return length

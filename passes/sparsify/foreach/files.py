"""Rules for sparse_tensor.new and sparse_tensor.out, which read and write what an opaque value stands for."""

from __future__ import annotations

from pyopt.dialects.llvm.types import LLVMPointerType
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.dialects.sparse_tensor.verify import tensor_of
from pyopt.ir.attributes import UNIT, Attribute, StringAttr, SymbolRefAttr, TypeAttr
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.signature import segments
from pyopt.ir.types import DYNAMIC, INDEX, FunctionType, MemRefType, TensorType, Type
from pyopt.light import Callable, Sequence, final
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.storage.element_types import SUFFIXES
from pyopt.passes.sparsify.storage.filling import convert, extents_of, foreach, release, sizes_of
from pyopt.passes.sparsify.storage.ordering import coo_encoding
from pyopt.rewrite.rewriter import Rewriter


@final
class FileFunctions:
    """Calls of functions of the runtime library, which are declared at the front of the module around an op."""

    __slots__ = ("front", "rewriter")

    def __init__(self, rewriter: Rewriter, op: Operation) -> None:
        self.rewriter = rewriter
        around = op.parent_op()
        while around is not None and around.info.name != "builtin.module":
            around = around.parent_op()
        assert around is not None and around.regions[0].first is not None
        self.front: Block = around.regions[0].first

    def call(self, name: str, operands: Sequence[Value], results: Sequence[Type] = ()) -> list[Value]:
        """func.call"""
        types = [value.type for value in operands]
        symbol = StringAttr.get(name)
        if all(op.attributes.get("sym_name") is not symbol for op in self.front):
            self._declare(symbol, FunctionType.get(tuple(types), tuple(results)))
        return list(self.rewriter.create("func.call", operands, results, {"callee": SymbolRefAttr.get(name)}).results)

    def _declare(self, symbol: StringAttr, type: FunctionType) -> None:
        attributes: dict[str, Attribute] = {
            "sym_name": symbol,
            "function_type": TypeAttr.get(type),
            "sym_visibility": StringAttr.get("private"),
        }
        if any(isinstance(one, MemRefType) for one in (*type.inputs, *type.results)):
            attributes["llvm.emit_c_interface"] = UNIT
        rewriter = self.rewriter
        place = (rewriter.block, rewriter.before)
        rewriter.insert_at_start(self.front)
        rewriter.create("func.func", [], [], attributes, [Region()])
        rewriter.block, rewriter.before = place


def lower_new(op: Operation, rewriter: Rewriter) -> bool:
    """new %file to T -> convert (new %file to COO) to T

    What is read comes as interleaved COO in the order of T's levels. T may be one level: that is what is read, too.
    """
    result = op.results[0]
    encoding = encoding_of(result.type)
    if encoding is None or encoding.lvl_rank() == 1:
        return False
    if encoding.is_coo() and encoding.aos_coo_start() == 0:
        return False
    code = Code(rewriter)
    target = tensor_of(result)
    coo = coo_encoding(encoding, True)
    type = TensorType.get(target.shape, target.element_type, coo)
    read = rewriter.create("sparse_tensor.new", [op.operands[0]], [type]).results[0]
    source: Value = read
    if not encoding.is_permutation():
        # Over levels both are plain.
        source = _seen(rewriter, source, encoding.level_shape(target.shape or ()), coo.with_map(None))
        target = TensorType.get(tensor_of(source).shape, target.element_type, encoding.with_map(None))
    made: Value = convert(code, source, target).results[0]
    if not encoding.is_permutation():
        made = rewriter.create("sparse_tensor.reinterpret_map", [made], [result.type]).results[0]
    release(code, read)
    rewriter.replace(op, [made])
    return True


def _seen(rewriter: Rewriter, tensor: Value, shape: Sequence[int], encoding: Attribute) -> Value:
    type = TensorType.get(tuple(shape), tensor_of(tensor).element_type, encoding)
    return rewriter.create("sparse_tensor.reinterpret_map", [tensor], [type]).results[0]


def lower_out(op: Operation, rewriter: Rewriter) -> bool:
    """out %t, %file -> calls of the library's writer, one for each element"""
    encoding = encoding_of(op.operands[0].type)
    ragged = encoding is not None and encoding.ragged_dimensions(extents_of(op.operands[0].type))
    return _lower_out(op, rewriter, _visited if ragged else _stored)


def lower_out_as_reference(op: Operation, rewriter: Rewriter) -> bool:
    """The same; the file says that it has as many elements as there are values, also beyond the end of a dimension."""
    return _lower_out(op, rewriter, _stored)


def _stored(code: Code, tensor: Value) -> Value:
    """The number of values."""
    return code.rewriter.create("sparse_tensor.number_of_entries", [tensor], [INDEX]).results[0]


def _visited(code: Code, tensor: Value) -> Value:
    """The number of elements that a foreach visits, which leaves out what blocks hold beyond the end of a dimension."""
    return foreach(code, tensor, [code.index(0)], lambda coordinates, value, carried: [code.next(carried[0])])[0]


def _lower_out(op: Operation, rewriter: Rewriter, count_of: Callable[[Code, Value], Value]) -> bool:
    tensor, file = op.operands
    type = tensor_of(tensor)
    suffix = SUFFIXES.get(type.element_type)
    if suffix is None:
        return False
    code = Code(rewriter)
    count = count_of(code, tensor)
    rank = code.index(len(extents_of(type)))
    buffer_type = MemRefType.get((DYNAMIC,), INDEX)
    places = rewriter.create("memref.alloca", [rank], [buffer_type], {"operandSegmentSizes": segments(1, 0)}).results[0]

    def fill(values: Sequence[Value]) -> None:
        for number, value in enumerate(values):
            code.store(value, places, [code.index(number)])

    fill(sizes_of(code, tensor))
    library = FileFunctions(rewriter, op)
    writer = library.call("createSparseTensorWriter", [file], [LLVMPointerType.get()])[0]
    library.call("outSparseTensorWriterMetaData", [writer, rank, count, places])
    element_type = MemRefType.get((), type.element_type)
    element = rewriter.create("memref.alloca", [], [element_type], {"operandSegmentSizes": segments(0, 0)}).results[0]

    def body(coordinates: list[Value], value: Value, carried: list[Value]) -> list[Value]:
        fill(coordinates)
        rewriter.create("memref.store", [value, element], [])
        library.call("outSparseTensorWriterNext" + suffix, [writer, rank, places, element])
        return []

    foreach(code, tensor, [], body)
    library.call("delSparseTensorWriter", [writer])
    rewriter.erase(op)
    return True

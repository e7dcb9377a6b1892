"""Making a tensor element by element: what convert, concatenate and reshapes become.

%t = bufferization.alloc_tensor(...)
%r = sparse_tensor.foreach in %a init(%t) {order} do {
^bb0(%i: index, ..., %v: f64, %s: tensor<...>):
  %u = tensor.insert %v into %s[%i, ...]
  sparse_tensor.yield %u
}
%l = sparse_tensor.load %r hasInserts
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.dialects.sparse_tensor.verify import tensor_of
from pyopt.ir.affine import AffineMap, AffineMapAttr
from pyopt.ir.attributes import UNIT, Attribute
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.signature import segments
from pyopt.ir.types import DYNAMIC, INDEX, TensorType, Type
from pyopt.light import TYPE_CHECKING, Callable, Sequence, TypeAlias
from pyopt.passes.canonicalize.named_ops import create_named
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.storage.constants import is_nonzero, zero_constant

if TYPE_CHECKING:
    Body: TypeAlias = Callable[[list[Value], Value, list[Value]], list[Value]]
    """(coordinates, element, carried values) -> the next carried values"""


def extents_of(type: Type) -> tuple[int, ...]:
    assert isinstance(type, TensorType) and type.shape is not None
    return type.shape


def sizes_of(code: Code, tensor: Value) -> list[Value]:
    """The extents of a tensor: constants, or tensor.dim where they are not known."""
    return [
        code.extent(tensor, number) if extent == DYNAMIC else code.index(extent)
        for number, extent in enumerate(extents_of(tensor.type))
    ]


def allocate(code: Code, type: TensorType, sizes: Sequence[Value], hint: Value | None = None) -> Value:
    """bufferization.alloc_tensor, given the extents of all dimensions."""
    dynamic = [size for size, extent in zip(sizes, extents_of(type), strict=True) if extent == DYNAMIC]
    attributes: dict[str, Attribute] = {"operandSegmentSizes": segments(len(dynamic), 0, 0 if hint is None else 1)}
    operands = dynamic if hint is None else [*dynamic, hint]
    return code.rewriter.create("bufferization.alloc_tensor", operands, [type], attributes).results[0]


def allocate_filled(code: Code, type: TensorType, sizes: Sequence[Value]) -> Value:
    """A new tensor without elements: empty storage, or zeros where it has no encoding."""
    new = allocate(code, type, sizes)
    if encoding_of(type) is not None:
        return new
    zero = zero_constant(code.rewriter, type.element_type)
    return create_named("linalg.fill", [zero], new, code.rewriter).results[0]


def insert(code: Code, value: Value, tensor: Value, coordinates: Sequence[Value]) -> Value:
    """tensor.insert"""
    return code.rewriter.create("tensor.insert", [value, tensor, *coordinates], [tensor.type]).results[0]


def insert_if_nonzero(code: Code, value: Value, tensor: Value, coordinates: Sequence[Value]) -> Value:
    """tensor.insert unless the value is zero."""
    nonzero = is_nonzero(code.rewriter, value)
    inserted = code.choice(nonzero, [tensor.type], lambda: [insert(code, value, tensor, coordinates)], lambda: [tensor])
    return inserted[0]


def finish(code: Code, tensor: Value) -> Value:
    """sparse_tensor.load of what elements were inserted into, if it has storage."""
    if encoding_of(tensor.type) is None:
        return tensor
    return code.rewriter.create("sparse_tensor.load", [tensor], [tensor.type], {"hasInserts": UNIT}).results[0]


def foreach(
    code: Code, tensor: Value, carried: Sequence[Value], body: Body, order: AffineMap | None = None
) -> list[Value]:
    """sparse_tensor.foreach; its body is made before it has its place, as in the reference."""
    rewriter = code.rewriter
    place = (rewriter.block, rewriter.before)
    type = tensor_of(tensor)
    rank = len(extents_of(type))
    types = [value.type for value in carried]
    block = code.open_block([*[INDEX] * rank, type.element_type, *types])
    arguments: list[Value] = list(block.arguments)
    rewriter.insert_at_end(block)
    code.give(body(arguments[:rank], arguments[rank], arguments[rank + 1 :]), "sparse_tensor.yield")
    region = Region()
    region.append(block)
    rewriter.block, rewriter.before = place
    attributes: dict[str, Attribute] = {} if order is None else {"order": AffineMapAttr.get(order)}
    made = rewriter.create("sparse_tensor.foreach", [tensor, *carried], types, attributes, [region])
    code.leave(made)
    return list(made.results)


def is_dense(type: Type) -> bool:
    """Every element can be written to: no encoding, or dense levels only."""
    encoding = encoding_of(type)
    return encoding is None or encoding.is_all_dense()


def release(code: Code, tensor: Value) -> None:
    """bufferization.dealloc_tensor"""
    code.rewriter.create("bufferization.dealloc_tensor", [tensor], [])


def convert(code: Code, tensor: Value, type: Type) -> Operation:
    """sparse_tensor.convert"""
    return code.rewriter.create("sparse_tensor.convert", [tensor], [type])


def copy_of(code: Code, tensor: Value) -> Value:
    """alloc_tensor() copy(tensor)"""
    attributes: dict[str, Attribute] = {"operandSegmentSizes": segments(0, 1, 0)}
    return code.rewriter.create("bufferization.alloc_tensor", [tensor], [tensor.type], attributes).results[0]

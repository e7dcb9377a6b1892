"""Ops on tensors with a sparse encoding for which the sparsifier has no storage.

tensor.extract %a[%i]          ->     foreach over what %a stores
tensor.concat %a, %b           ->     sparse_tensor.concatenate
tensor.pad %a, linalg.pack %a  ->     the same on a dense tensor, and likewise all others of these dialects

What is left is an error that names the op.
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import is_structured
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.mixed_indices import constant_index
from pyopt.ir.types import DYNAMIC, INDEX, ComplexType, FloatType, TensorType, Type
from pyopt.light import Callable, Final, final
from pyopt.native.errors import NOT_LOWERED, NativeError
from pyopt.native.extents import is_computation
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.storage.constants import zero_constant
from pyopt.passes.sparsify.storage.filling import foreach
from pyopt.rewrite.rewriter import Rewriter

_KNOWN_DIALECTS: Final = frozenset(("arith", "builtin", "cf", "complex", "func", "math", "scf", "sparse_tensor"))
_KNOWN: Final = frozenset(
    ("bufferization.alloc_tensor", "bufferization.dealloc_tensor", "linalg.yield", "tensor.cast",
     "tensor.collapse_shape", "tensor.dim", "tensor.empty", "tensor.expand_shape", "tensor.insert", "tensor.rank",
     "tensor.reshape")
)  # fmt: skip
"""Ops that the sparsifier knows on tensors with an encoding, besides structured ones."""
_DENSE_DIALECTS: Final = frozenset(("linalg", "tensor", "vector"))
_DENSE: Final = frozenset(("bufferization.materialize_in_destination",))


def lower_sparse_ops(module: Operation, context: Context) -> None:
    """Rewrites the ops of a module; raises NativeError where one is left, which the context's handler is told."""
    lowering = _Lowering(context)
    for op in list(module.walk()):
        if any(encoding_of(one.type) is not None for one in (*op.operands, *op.results)):
            lowering.visit(op)


@final
class _Lowering:
    __slots__ = ("_context", "_rewriter")

    def __init__(self, context: Context) -> None:
        self._context = context
        self._rewriter = Rewriter(context)

    def visit(self, op: Operation) -> None:
        """Rewrites one op, if that is needed."""
        name = op.info.name
        rewriter = self._rewriter
        rewriter.start_at(op)
        lower = _LOWERINGS.get(name)
        if lower is not None and not _in_computation(op):
            lower(op, rewriter)
        elif name in _KNOWN or name.partition(".")[0] in _KNOWN_DIALECTS or is_structured(op) or _is_window(op):
            return
        elif not self._on_dense_tensors(op):
            self._context.error(f"'{name}' op is not compiled for tensors with a sparse encoding", op.loc)
            raise NativeError(NOT_LOWERED)

    def _on_dense_tensors(self, op: Operation) -> bool:
        """Converts what the op takes to dense tensors, and what it gives back."""
        name = op.info.name
        if name not in _DENSE and name.partition(".")[0] not in _DENSE_DIALECTS:
            return False
        carries_out = name == "tensor.parallel_insert_slice"
        if carries_out and encoding_of(op.operands[1].type) is not None:
            return False
        rewriter = self._rewriter
        rewriter.insert_before(_anchor(op))
        for at, value in enumerate(op.operands):
            if encoding_of(value.type) is not None:
                rewriter.set_operand(op, at, _convert(rewriter, value, dense_type(value.type)))
        if any(encoding_of(one.type) is not None for one in op.results):
            on_dense(op, rewriter)
        return True


def _anchor(op: Operation) -> Operation:
    """The op in front of which others may stand: the outermost one that computes elements, if it is part of one."""
    found = op
    parent = op.parent_op()
    while parent is not None and parent.info.name != "func.func":
        if is_computation(parent) or parent.info.name == "scf.forall.in_parallel":
            found = parent
        parent = parent.parent_op()
    return found


def _in_computation(op: Operation) -> bool:
    return _anchor(op) is not op


def _is_window(op: Operation) -> bool:
    """A slice that shows its source's storage."""
    if op.info.name != "tensor.extract_slice":
        return False
    encoding = encoding_of(op.results[0].type)
    return encoding is not None and len(encoding.dim_slices) > 0


def dense_type(type: Type) -> Type:
    """The tensor type without an encoding."""
    assert isinstance(type, TensorType)
    return TensorType.get(type.shape, type.element_type)


def _convert(rewriter: Rewriter, value: Value, type: Type) -> Value:
    return value if value.type is type else rewriter.create("sparse_tensor.convert", [value], [type]).results[0]


def on_dense(op: Operation, rewriter: Rewriter) -> None:
    """Replaces an op by itself with dense operands and results, and conversions around it."""
    rewriter.start_at(op)
    operands = [
        one if encoding_of(one.type) is None else _convert(rewriter, one, dense_type(one.type)) for one in op.operands
    ]
    types = [one.type if encoding_of(one.type) is None else dense_type(one.type) for one in op.results]
    regions = []
    for region in op.regions:
        regions.append(Region())
        rewriter.move_region(region, regions[-1])
    made = rewriter.create(op.info.name, operands, types, dict(op.attributes), regions)
    found = [_convert(rewriter, one, old.type) for one, old in zip(made.results, op.results, strict=True)]
    rewriter.replace(op, found)


def _extract(op: Operation, rewriter: Rewriter) -> None:
    """The element is found among those that are stored; several with its coordinates are added."""
    source, indices = op.operands[0], op.operands[1:]
    encoding = encoding_of(source.type)
    if encoding is None or not isinstance(source.type, TensorType):
        return
    element = source.type.element_type
    unique = all(level.is_unique() for level in encoding.level_types)
    code = Code(rewriter)

    def body(coordinates: list[Value], value: Value, carried: list[Value]) -> list[Value]:
        found = code.boolean(True)
        for coordinate, index in zip(coordinates, indices, strict=True):
            found = code.both(found, code.equal(coordinate, index))
        total = value if unique else code.computed(_addition(element), [carried[0], value], element)
        return [code.select(found, total, carried[0])]

    zero = zero_constant(rewriter, element)
    rewriter.replace(op, foreach(code, source, [zero], body))


def _addition(type: Type) -> str:
    if isinstance(type, ComplexType):
        return "complex.add"
    return "arith.addf" if isinstance(type, FloatType) else "arith.addi"


def _dim(op: Operation, rewriter: Rewriter) -> None:
    """The extent of a dimension that is known at run time only is one of all extents."""
    source, number = op.operands
    if constant_index(number) is not None or not isinstance(source.type, TensorType):
        return
    code = Code(rewriter)
    rank = len(source.type.shape or ())
    found: Value = code.index(0)
    for at in range(rank):
        this = code.index(at)
        extent = rewriter.create("tensor.dim", [source, this], [INDEX]).results[0]
        found = code.select(code.equal(number, this), extent, found)
    rewriter.replace(op, [found])


def _concat(op: Operation, rewriter: Rewriter) -> None:
    """sparse_tensor.concatenate, which wants to know the extents along its dimension."""
    dimension = op.attributes["dim"]
    assert isinstance(dimension, IntegerAttr)
    at = dimension.value
    types = [one.type for one in (*op.operands, op.results[0])]
    known = all(isinstance(one, TensorType) and one.shape is not None and one.shape[at] != DYNAMIC for one in types)
    if not known:
        on_dense(op, rewriter)
        return
    attributes = {"dimension": IntegerAttr.get(at, INDEX)}
    made = rewriter.create("sparse_tensor.concatenate", list(op.operands), [op.results[0].type], {**attributes})
    rewriter.replace(op, list(made.results))


_LOWERINGS: Final[dict[str, Callable[[Operation, Rewriter], None]]] = {
    "tensor.concat": _concat,
    "tensor.dim": _dim,
    "tensor.extract": _extract,
}

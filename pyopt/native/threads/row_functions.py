"""Functions that compute a sparse matrix by its rows, each from the same rows of what they are given.

    %c = linalg.generic ... ins(%a, %b) outs(%empty)      ->      %c = call @rows(%a, %b, %n)

A matrix has rows here if its first level is dense and its second compressed, as in CSR; those of CSC are its columns.
Such a function gives some rows of the result for some rows of the operands in `sliced`, so that several threads can
call it (`row_parts.py`). Elements are computed and ordered as without it: nothing depends on other rows.
"""

from __future__ import annotations

from pyopt.analysis.effects import is_memory_effect_free
from pyopt.dialects.linalg.notation import PARALLEL, REDUCTION
from pyopt.dialects.linalg.structure import indexing_maps, iterator_types
from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.level_types import COMPRESSED, DENSE
from pyopt.ir.affine import DIM, AffineMap, uses_dim
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.opinfo import CONSTANT_LIKE
from pyopt.ir.types import DYNAMIC, ComplexType, FloatType, IndexType, IntegerType, TensorType, Type
from pyopt.light import Final, final
from pyopt.native.threads.functions import FreeNumbers, call, functions_with_bodies, private_function
from pyopt.native.threads.independence import captured_by, is_inexact
from pyopt.passes.building.memref import extent
from pyopt.rewrite.rewriter import Rewriter

ROWS: Final = "pyopt.rows."
"""The beginning of the functions' names."""
_SELECT: Final = "sparse_tensor.select"
_INDEX: Final = "linalg.index"
"""It gives the number of a row among all."""


@final
class RowFunction:
    """inputs: the types of the arguments before tensors are lowered. sliced: which of them are given by rows."""

    __slots__ = ("inputs", "name", "result", "sliced")

    def __init__(self, name: str, inputs: list[Type], sliced: list[bool], result: EncodingAttr) -> None:
        self.name = name
        self.inputs = inputs
        self.sliced = sliced
        self.result = result


def outline_rows(module: Operation, context: Context) -> list[RowFunction]:
    """Makes functions of the ops of a module that compute a sparse matrix by its rows, and insert what they compute."""
    rewriter = Rewriter(context)
    numbers = FreeNumbers(module, ROWS)
    found: list[RowFunction] = []
    for function in functions_with_bodies(module):
        for op in [one for one in function.walk() if one.info.name == "linalg.generic"]:
            sliced = _sliced_operands(op)
            if sliced is not None:
                found.append(_outline(op, sliced, function, ROWS + numbers.take(), rewriter))
    return found


def _row_dimension(type: Type) -> int | None:
    """The dimension of a matrix that its first level is; None for tensors without rows."""
    encoding = encoding_of(type)
    if encoding is None or encoding.lvl_rank() != 2 or encoding.is_slice():
        return None
    outer, inner = encoding.level_types[:2]
    first = encoding.dim_to_lvl.results[0]
    return first.value if (outer.format, inner.format, first.kind) == (DENSE, COMPRESSED, DIM) else None


def _sliced_operands(op: Operation) -> list[bool] | None:
    """Of which inputs of a linalg.generic rows are taken, if rows of its result need no others; None otherwise."""
    if len(op.results) != 1 or not is_memory_effect_free(op):
        return None
    if any(one.info.name == _INDEX or is_inexact(one) for one in op.walk()):
        return None
    row = _row_dimension(op.results[0].type)
    empty = op.operands[-1].op
    if row is None or empty is None or empty.info.name != "tensor.empty":
        return None
    *maps, last = indexing_maps(op)
    counter = last.results[row]
    if counter.kind != DIM or iterator_types(op)[counter.value] != PARALLEL or not _inserts(op):
        return None
    outside = [one for one in _from_outside(op) if not _is_constant(one)]
    if not all(isinstance(one.type, (ComplexType, FloatType, IndexType, IntegerType)) for one in outside):
        return None
    sliced: list[bool] = []
    for value, map in zip(op.operands, maps, strict=False):
        if not _uses(map, counter.value):
            sliced.append(False)
            continue
        own = _row_dimension(value.type)
        if own is None or map.results[own] is not counter:
            return None
        if any(uses_dim(one, counter.value) for at, one in enumerate(map.results) if at != own):
            return None
        sliced.append(True)
    return sliced if any(sliced) else None


def _uses(map: AffineMap, position: int) -> bool:
    return any(uses_dim(one, position) for one in map.results)


def _inserts(op: Operation) -> bool:
    """The result may have other places than one operand, whose structure it would have at once."""
    sparse = [one for one in op.operands[:-1] if encoding_of(one.type) is not None]
    return len(sparse) > 1 or REDUCTION in iterator_types(op) or any(one.info.name == _SELECT for one in op.walk())


def _from_outside(op: Operation) -> list[Value]:
    """What the body uses of what is outside."""
    return [one for one in captured_by(op) if one not in op.operands]


def _is_constant(value: Value) -> bool:
    return value.op is not None and value.op.info.traits & CONSTANT_LIKE != 0


def _outline(op: Operation, sliced: list[bool], function: Operation, name: str, rewriter: Rewriter) -> RowFunction:
    result = op.results[0]
    row = _row_dimension(result.type)
    encoding = encoding_of(result.type)
    empty = op.operands[-1].op
    assert row is not None and encoding is not None and empty is not None and isinstance(result.type, TensorType)
    rewriter.start_at(op)
    inputs = [_by_rows(rewriter, *one) for one in zip(op.operands, sliced, strict=False)]
    # Which of the sizes that the empty tensor is given is the number of rows.
    shape = result.type.shape or ()
    at = sum([one == DYNAMIC for one in shape[:row]])
    sizes = [*empty.operands[:at], *empty.operands[at + (shape[row] == DYNAMIC) :]]
    outside = _from_outside(op)
    constants = [one for one in outside if _is_constant(one)]
    captured = [one for one in outside if one not in constants]
    given = [*inputs, *sizes, *captured]
    type = _open(result.type, row)
    (made,) = call(rewriter, name, given, [type])
    if type is not result.type:
        made = rewriter.create("tensor.cast", [made], [result.type]).results[0]

    rewriter.insert_after(function)
    types = [one.type for one in given]
    body = Region()
    private_function(rewriter, name, types, [type], body)
    arguments = rewriter.create_block(body, types).arguments
    first = sliced.index(True)
    own = _row_dimension(types[first])
    assert own is not None
    rows = extent(rewriter, arguments[first], own)
    others = arguments[len(inputs) : len(inputs) + len(sizes)]
    target = rewriter.create("tensor.empty", [*others[:at], rows, *others[at:]], [type]).results[0]
    values: dict[Value, Value] = dict(zip(captured, arguments[len(inputs) + len(sizes) :], strict=True))
    for value in constants:
        assert value.op is not None
        rewriter.clone(value.op, values)
    copy = rewriter.clone(op, values)
    for at, value in enumerate([*arguments[: len(inputs)], target]):
        rewriter.set_operand(copy, at, value)
    copy.results[0].type = type
    rewriter.create("func.return", [copy.results[0]], [])
    rewriter.replace(op, [made])
    return RowFunction(name, types, [*sliced, *[False] * (len(given) - len(sliced))], encoding)


def _open(type: TensorType, dimension: int) -> TensorType:
    """The type with any size of a dimension."""
    shape = [*(type.shape or ())]
    shape[dimension] = DYNAMIC
    return TensorType.get(tuple(shape), type.element_type, type.encoding)


def _by_rows(rewriter: Rewriter, value: Value, is_sliced: bool) -> Value:
    """An operand of which rows are taken with any number of them."""
    own = _row_dimension(value.type) if is_sliced else None
    if own is None:
        return value
    assert isinstance(value.type, TensorType)
    type = _open(value.type, own)
    return value if type is value.type else rewriter.create("tensor.cast", [value], [type]).results[0]

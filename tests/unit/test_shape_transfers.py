"""No transfer function is missing: every op that makes a shaped value or a number of shapes declares one, is alike to
others by its traits, or stands here with the reason why nothing can be said."""

from __future__ import annotations

import pytest

from pyopt.analysis.shapes.lookup import ONE_SHAPE
from pyopt.dialects.shape.types import SHAPE, SIZE, VALUE_SHAPE, WITNESS
from pyopt.dialects.sparse_tensor.encoding import EncodingAttr
from pyopt.dialects.sparse_tensor.level_types import DENSE, LevelType
from pyopt.ir.context import KNOWN_DIALECTS, Context
from pyopt.ir.op_verifier import accepts_type
from pyopt.ir.opinfo import CALL, LOOP, REGION_BRANCH, OpInfo, load
from pyopt.ir.signature import signature_of
from pyopt.ir.types import DYNAMIC, F32, I32, INDEX, MemRefType, TensorType, Type

VECTOR = "of vectors: numbers that are not followed, or a vector, which has the shape that its type says"
CONTROL = "control flow: the solver joins what comes from its regions"
SCALAR = "a number that is not computed of shapes"
MEMORY = "what memory holds is not followed"

REASONS: dict[str, str] = {
    "affine.load": MEMORY,
    "builtin.unrealized_conversion_cast": "how the one type becomes the other is unknown",
    "complex.bitcast": SCALAR,
    "func.constant": "a function",
    "index.sizeof": "the target's width of index",
    "linalg.index": "the number of an iteration",
    "memref.extract_aligned_pointer_as_index": "an address",
    "memref.load": MEMORY,
    "shape.reduce": CONTROL,
    "sparse_tensor.assemble": "how long the arrays are depends on the elements that are stored; the result has the "
    "extents of its type",
    "sparse_tensor.binary": CONTROL,
    "sparse_tensor.coiterate": CONTROL,
    "sparse_tensor.coordinates": "as many as are stored",
    "sparse_tensor.coordinates_buffer": "as many as are stored",
    "sparse_tensor.disassemble": "as many as are stored; the buffers that are given may be longer",
    "sparse_tensor.extract_value": SCALAR,
    "sparse_tensor.foreach": CONTROL,
    "sparse_tensor.new": "read from a file; the result has the extents of its type",
    "sparse_tensor.number_of_entries": "as many as are stored",
    "sparse_tensor.positions": "as many as are stored",
    "sparse_tensor.storage_specifier.get": "as many as are stored",
    "sparse_tensor.unary": CONTROL,
    "sparse_tensor.values": "as many as are stored",
    "ub.poison": "anything",
    "vector.contract": VECTOR,
    "vector.extract": VECTOR,
    "vector.mask": "the region decides, whose op and result have one type",
    "vector.multi_reduction": VECTOR,
    "vector.reduction": VECTOR,
    "vector.to_elements": VECTOR,
    "vector.type_cast": "static in, static out",
    "vector.vscale": "known at run time only",
}
"""Op that has neither a transfer function nor a trait that gives it one -> why."""


def _samples() -> list[Type]:
    encoding = EncodingAttr.get([LevelType.get(DENSE)])
    return [
        TensorType.get((DYNAMIC,), F32), TensorType.get((DYNAMIC, DYNAMIC), F32), TensorType.get(None, F32),
        TensorType.get((), F32), TensorType.get((4,), F32), TensorType.get((DYNAMIC,), INDEX),
        TensorType.get((DYNAMIC,), I32), TensorType.get((DYNAMIC,), F32, encoding),
        MemRefType.get((DYNAMIC,), F32), MemRefType.get((), F32), MemRefType.get((4,), F32), MemRefType.get(None, F32),
        SHAPE, SIZE, VALUE_SHAPE, WITNESS, INDEX,
    ]  # fmt: skip


def _registered() -> list[OpInfo]:
    context = Context(lambda *message: None)
    dialects = [context.dialect(name) for name in sorted(KNOWN_DIALECTS)]
    return [info for dialect in dialects if dialect is not None for info in dialect.ops.values()]


def _makes_shapes(info: OpInfo) -> bool:
    """A result may be a tensor, a memref, an index, or of a type of the shape dialect."""
    samples = _samples()
    return any(accepts_type(slot.constraint, one) for slot in signature_of(info).results for one in samples)


def _is_known(info: OpInfo) -> bool:
    return (
        bool(info.shape_transfer or info.result_shapes) or info.traits & (ONE_SHAPE | CALL | LOOP | REGION_BRANCH) != 0
    )


def test_every_op_is_known_or_has_a_reason() -> None:
    missing = [info.name for info in _registered() if _makes_shapes(info) and not _is_known(info)]
    assert sorted(missing) == sorted(set(missing) & set(REASONS)), sorted(set(missing) - set(REASONS))


def test_no_reason_is_out_of_date() -> None:
    names = {info.name for info in _registered() if not _is_known(info) and _makes_shapes(info)}
    assert sorted(set(REASONS) - names) == []


def _references() -> set[str]:
    return {
        one
        for info in _registered()
        for one in (info.shape_transfer, info.result_shapes)
        if one and isinstance(one, str)
    }


@pytest.mark.parametrize("reference", sorted(_references()))
def test_every_reference_can_be_loaded(reference: str) -> None:
    assert callable(load(reference))

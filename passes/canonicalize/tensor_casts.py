"""Looking through casts of tensors that forget extents: what users of tensors of several dialects do."""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.types import DYNAMIC, TensorType, Type
from pyopt.light import TYPE_CHECKING
from pyopt.passes.canonicalize.common import producer_of

if TYPE_CHECKING:
    pass


def keeps_static_extents(source: Type, target: Type) -> bool:
    """Both are ranked alike, with one element type and encoding, and every static extent of `source` is static in
    `target`."""
    if not isinstance(source, TensorType) or not isinstance(target, TensorType):
        return False
    if source.shape is None or target.shape is None or source.element_type is not target.element_type:
        return False
    if len(source.shape) != len(target.shape) or source.encoding is not target.encoding:
        return False
    return all(b != DYNAMIC or a == DYNAMIC for a, b in zip(source.shape, target.shape, strict=True))


def forgetting_cast(value: Value) -> Operation | None:
    """The tensor.cast that `value` comes from, if it only forgets static extents: a user may look through it."""
    cast = producer_of(value, "tensor.cast")
    if cast is not None and keeps_static_extents(cast.results[0].type, cast.operands[0].type):
        return cast
    return None

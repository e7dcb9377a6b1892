"""shape: computing with shapes, which may be unknown or erroneous, and asserting what they are."""

from __future__ import annotations

from pyopt.dialects.shape.ops import OPS
from pyopt.dialects.shape.types import SHAPE, SIZE, VALUE_SHAPE, WITNESS, PlainType
from pyopt.dialects.shape.verify_library import verify_library
from pyopt.ir.attributes import Attribute
from pyopt.ir.opinfo import Dialect
from pyopt.ir.types import Type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final


def _parse_shape(parser: object) -> PlainType:
    return SHAPE


def _parse_size(parser: object) -> PlainType:
    return SIZE


def _parse_value_shape(parser: object) -> PlainType:
    return VALUE_SHAPE


def _parse_witness(parser: object) -> PlainType:
    return WITNESS


def _materialize(attribute: Attribute, type: Type) -> tuple[str, dict[str, Attribute]] | None:
    """Loaded when the first constant is made."""
    from pyopt.dialects.shape.folds import materialize

    return materialize(attribute, type)


DIALECT: Final = Dialect(
    "shape",
    OPS,
    types={
        "shape": _parse_shape,
        "size": _parse_size,
        "value_shape": _parse_value_shape,
        "witness": _parse_witness,
    },
    materialize=_materialize,
    verify_attribute=verify_library,
    unknown_ops=True,
    inlinable=True,
    takes_inlined=True,
    doc="Shapes as values: inferring, combining and asserting them.",
)

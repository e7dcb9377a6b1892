"""Bundles of operands, which calls have behind their arguments: `["tag"(%a : i32)]`."""

from __future__ import annotations

from pyopt.ir.attributes import ArrayAttr, Attribute, DenseArrayAttr, StringAttr
from pyopt.ir.core import Operation
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.signature import operand_group
from pyopt.ir.types import I32
from pyopt.light import Final

OPERANDS: Final = "op_bundle_operands: variadic<LLVM_Type>"
ATTRIBUTES: Final = "op_bundle_sizes: DenseI32ArrayAttr, op_bundle_tags: optional<ArrayAttr>"
NONE: Final = DenseArrayAttr.get(I32, ())


def without_bundles(arguments: int) -> dict[str, Attribute]:
    """The attributes of a call of so many arguments that has no bundles."""
    return {"op_bundle_sizes": NONE, "operandSegmentSizes": DenseArrayAttr.get(I32, (arguments, 0))}


def bundle_sizes(op: Operation) -> tuple[int, ...]:
    """The number of operands of each bundle."""
    found = op.attributes.get("op_bundle_sizes")
    return found.values if isinstance(found, DenseArrayAttr) else ()


def bundle_tags(op: Operation) -> list[str]:
    found = op.attributes.get("op_bundle_tags")
    if not isinstance(found, ArrayAttr):
        return []
    return [one.value if isinstance(one, StringAttr) else "" for one in found.elements]


def match_bundles(op: Operation) -> str | None:
    """The sizes add up to the number of operands."""
    count = len(operand_group(op, "op_bundle_operands"))
    total = sum(bundle_sizes(op))
    if count == total:
        return None
    words = f"does not match with the total size ({total}) specified in attribute 'op_bundle_sizes'"
    return f"op_bundle_operands count ({count}) {words}"


def verify_bundles(op: Operation) -> str | None:
    """Each bundle has a tag, a string."""
    tags = op.attributes.get("op_bundle_tags")
    elements = tags.elements if isinstance(tags, ArrayAttr) else ()
    if not all(isinstance(one, StringAttr) for one in elements):
        raise DiagnosticError("operand bundle tag must be a StringAttr", op.loc)
    expected = len(bundle_sizes(op))
    if len(elements) != expected:
        words = f"expected {expected} operand bundle tags, but actually got {len(elements)}"
        raise DiagnosticError(words, op.loc)
    return None

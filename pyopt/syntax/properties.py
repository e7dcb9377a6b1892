"""Inherent attributes as the generic form gives them: merged, completed and checked as the reference does it."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, DenseArrayAttr, DictionaryAttr
from pyopt.ir.constraints import AttributeConstraint
from pyopt.ir.core import Operation
from pyopt.ir.op_verifier import check_inherent
from pyopt.ir.opinfo import OPERAND_SEGMENTS, RESULT_SEGMENTS, OpInfo
from pyopt.ir.signature import OLD_SEGMENTS, signature_of
from pyopt.ir.types import I32
from pyopt.light import TypeGuard
from pyopt.syntax.defaults import default_attributes
from pyopt.syntax.operand_parser import OperandParser


def merge_properties(
    parser: OperandParser,
    info: OpInfo,
    properties: Attribute | None,
    index: int,
    attributes: dict[str, Attribute],
) -> dict[str, Attribute]:
    """One dict of inherent and discardable attributes, defaults filled in, for an op in generic form."""
    defaults = default_attributes(info)
    segments = info.traits & (OPERAND_SEGMENTS | RESULT_SEGMENTS)
    if attributes and info.attributes:
        message = check_inherent(info, attributes)
        if message is not None:
            raise parser.error(f"'{info.name}' op {message}", index)
    if properties is None and not defaults and not segments:
        return attributes
    merged = dict(defaults)
    merged.update(attributes)
    if properties is not None:
        if info.dialect is not None and info.dialect.dynamic:
            raise _invalid(parser, info, properties, "extensible Dialects don't support properties", index)
        if not info.attribute_names:
            raise _invalid(parser, info, properties, "this operation does not support properties", index)
        if not isinstance(properties, DictionaryAttr):
            raise _invalid(parser, info, properties, "expected DictionaryAttr to set properties", index)
        merged.update({name: value for name, value in properties.entries if name in info.attribute_names})
        _check_kinds(parser, info, properties, merged, index)
    if segments:
        signature = signature_of(info)
        if segments & OPERAND_SEGMENTS:
            _complete_segments(parser, info, merged, "operandSegmentSizes", len(signature.operands), properties, index)
        if segments & RESULT_SEGMENTS:
            _complete_segments(parser, info, merged, "resultSegmentSizes", len(signature.results), properties, index)
    return merged


def read_properties(parser: OperandParser, info: OpInfo, index: int) -> dict[str, Attribute]:
    """`<{...}>`, or nothing, in the custom form of the op that is token `index`: the inherent attributes."""
    properties: Attribute = DictionaryAttr.get({})
    if parser.accept("<"):
        properties = parser.parse_attribute()
        parser.expect(">")
    if not isinstance(properties, DictionaryAttr):
        raise _invalid(parser, info, properties, "expected DictionaryAttr to set properties", index)
    found = dict(properties.entries)
    _check_kinds(parser, info, properties, found, index)
    for name in signature_of(info).required:
        if name not in found:
            reason = f"expected key entry for {name} in DictionaryAttr to set Properties."
            raise _invalid(parser, info, properties, reason, index)
    for name in found:
        if name not in info.attribute_names:
            reason = f"unknown key '\"{name}\"' when parsing properties dictionary"
            raise _invalid(parser, info, properties, reason, index)
    return found


def _invalid(parser: OperandParser, info: OpInfo, properties: Attribute, reason: str, index: int) -> Exception:
    return parser.error(f"invalid properties {parser.attribute_text(properties)} for op {info.name}: {reason}", index)


def _check_kinds(
    parser: OperandParser, info: OpInfo, properties: DictionaryAttr, merged: dict[str, Attribute], index: int
) -> None:
    """Each property is an attribute of the declared class, or becomes what is held of it."""
    if not info.attributes:
        return
    given = dict(properties.entries)
    for slot in signature_of(info).attributes:
        value = given.get(slot.name)
        if value is None:
            continue
        constraint = slot.constraint
        if constraint.as_property is not None:
            held = constraint.as_property(value)
            if held is None:
                raise _invalid(parser, info, properties, f"expected {constraint.storage}", index)
            merged[slot.name] = held
            continue
        fits = constraint.accepts_kind(value)
        if fits and isinstance(constraint, AttributeConstraint) and constraint.keywords is not None:
            fits = constraint.accepts(value)
        if not fits:
            text = parser.attribute_text(value)
            reason = f"Invalid attribute `{slot.name}` in property conversion: {text}"
            raise _invalid(parser, info, properties, reason, index)


def _is_list_of(value: Attribute | None, count: int) -> TypeGuard[DenseArrayAttr]:
    return isinstance(value, DenseArrayAttr) and value.element_type is I32 and len(value.values) == count


def set_segments(attributes: dict[str, Attribute], name: str, computed: DenseArrayAttr) -> None:
    """Sets operandSegmentSizes or resultSegmentSizes to what `attributes` say, or to `computed`.

    In braces, as opposed to properties, a list of another kind or length says nothing, and the name that it had until
    2023 says more than that of today. It goes in any case.
    """
    older = attributes.pop(OLD_SEGMENTS[name], None)
    if older is None and name not in attributes:
        attributes[name] = computed
        return
    count = len(computed.values)
    if _is_list_of(older, count):
        attributes[name] = older
    elif not _is_list_of(attributes.get(name), count):
        attributes[name] = computed


def take_old_segments(op: Operation) -> None:
    """Sets the sizes of segments of an op in custom form to those under the name until 2023, if they fit."""
    for name, old in OLD_SEGMENTS.items():
        if old in op.attributes:
            attributes = dict(op.attributes)
            computed = attributes.get(name)
            assert isinstance(computed, DenseArrayAttr)
            set_segments(attributes, name, computed)
            op.attributes = attributes


def _complete_segments(
    parser: OperandParser,
    info: OpInfo,
    merged: dict[str, Attribute],
    name: str,
    count: int,
    properties: Attribute | None,
    index: int,
) -> None:
    """A missing segment attribute is all zeros; properties of the wrong kind or size are an error."""
    given = None
    if isinstance(properties, DictionaryAttr):
        given = properties.lookup(name) or properties.lookup(OLD_SEGMENTS[name])
    if given is None:
        set_segments(merged, name, DenseArrayAttr.get(I32, (0,) * count))
        return
    assert properties is not None
    if not isinstance(given, DenseArrayAttr) or given.element_type is not I32:
        raise _invalid(parser, info, properties, "expected DenseI32ArrayAttr for key `value`", index)
    if len(given.values) != count:
        reason = f"size mismatch in attribute conversion: {len(given.values)} vs {count}"
        raise _invalid(parser, info, properties, reason, index)
    merged.pop(OLD_SEGMENTS[name], None)
    merged[name] = given

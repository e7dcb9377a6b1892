"""Tags of type-based alias analysis: the way from the type that is accessed through its fields to the access."""

from __future__ import annotations

from pyopt.dialects.llvm.struct_attributes import LLVMStructAttr, TBAAMemberAttr
from pyopt.ir.attributes import ArrayAttr, Attribute, IntegerAttr
from pyopt.ir.core import Operation
from pyopt.light import Final

_WORD: Final = (1 << 64) - 1
"""Offsets are unsigned numbers of 64 bits."""


def tag_fault(op: Operation) -> str:
    """The problem with the one tag of an access; "" if there is none."""
    tags = op.attributes.get("tbaa")
    if not isinstance(tags, ArrayAttr) or len(tags.elements) != 1:
        return ""
    tag = tags.elements[0]
    if not isinstance(tag, LLVMStructAttr):
        return ""
    access = tag.parameter("access_type")
    given = tag.parameter("offset")
    offset = given.value & _WORD if isinstance(given, IntegerAttr) else 0
    if not _is_scalar(access):
        return "Access type node must be a valid scalar type"
    node = tag.parameter("base_type")
    seen = False
    while node is not None and not _is_root(node):
        fields = _fields(node)
        starts = [start for _, start in fields]
        if starts != sorted(starts):
            return "Offsets must be increasing!"
        seen = seen or node is access
        if offset and (node is access or _is_scalar(node)):
            return "Offset not zero at the point of scalar access"
        if not fields:
            break
        if fields[0][1] > offset:
            return "Could not find TBAA parent in struct type node"
        node, start = [field for field in fields if field[1] <= offset][-1]
        offset -= start
    return "" if seen else "Did not see access type in access path!"


def _is_root(node: Attribute) -> bool:
    return isinstance(node, LLVMStructAttr) and node.keyword == "llvm.tbaa_root"


def _fields(node: Attribute) -> list[tuple[Attribute, int]]:
    """The types of the fields of a description of a type, and their offsets."""
    members = node.parameter("members") if isinstance(node, LLVMStructAttr) else None
    if not isinstance(members, ArrayAttr):
        return []
    return [(one.node, one.offset & _WORD) for one in members.elements if isinstance(one, TBAAMemberAttr)]


def _is_scalar(node: Attribute | None) -> bool:
    """The type has one field, at its beginning, which is a scalar type or the root."""
    while node is not None and not _is_root(node):
        fields = _fields(node)
        if len(fields) != 1 or fields[0][1]:
            return False
        node = fields[0][0]
    return node is not None

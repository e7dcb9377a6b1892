"""Nodes of debug info: tags, sizes, and what has to be there."""

from __future__ import annotations

from pyopt.light import Callable, Final
from pyopt.translate.metadata import MetadataNode

_TAG: Final = "DW_TAG_"
_POINTERS: Final = ("pointer_type", "ptr_to_member_type", "reference_type", "rvalue_reference_type")
_TAGS: Final = {
    "DIBasicType": ("base_type", "unspecified_type", "string_type"),
    "DIStringType": ("string_type",),
    "DIDerivedType": (
        *_POINTERS, "typedef", "const_type", "immutable_type", "volatile_type", "restrict_type", "atomic_type",
        "LLVM_ptrauth_type", "member", "variable", "inheritance", "friend", "set_type", "template_alias",
    ),
    "DICompositeType": (
        "array_type", "structure_type", "union_type", "enumeration_type", "class_type", "variant_part", "variant",
        "namelist",
    ),
}  # fmt: skip
_LOCAL: Final = ("DISubprogram", "DILexicalBlock", "DILexicalBlockFile")
_FRAGMENT: Final = "DW_OP_LLVM_fragment, "


def refers_to(node: MetadataNode, field: str) -> bool:
    """A field of the node is a node."""
    return isinstance(node.field(field), MetadataNode)


def subprogram_of(scope: str | MetadataNode | None) -> MetadataNode | None:
    """The subprogram that a scope is in, None for one outside of functions."""
    while isinstance(scope, MetadataNode) and scope.kind in _LOCAL:
        if scope.kind == "DISubprogram":
            return scope
        scope = scope.field("scope")
    return None


def node_fault(node: MetadataNode) -> str:
    """The error in a node, "" if there is none."""
    tags = _TAGS.get(node.kind)
    tag = node.field("tag")
    if tags is not None and isinstance(tag, str) and tag.removeprefix(_TAG) not in tags:
        return "invalid tag"
    rule = _RULES.get(node.kind)
    return rule(node) if rule is not None else ""


def _derived(node: MetadataNode) -> str:
    tag = str(node.field("tag")).removeprefix(_TAG)
    if node.field("dwarfAddressSpace") is not None and (tag not in _POINTERS or tag == "ptr_to_member_type"):
        return "DWARF address space only applies to pointer or reference types"
    return ""


def _composite(node: MetadataNode) -> str:
    if "DIFlagVector" in str(node.field("flags")):
        elements = node.field("elements")
        parts = elements.operands if isinstance(elements, MetadataNode) else []
        if len(parts) != 1 or not isinstance(parts[0], MetadataNode) or parts[0].kind != "DISubrange":
            return "invalid vector, expected one element of type subrange"
    if node.field("tag") == f"{_TAG}array_type" and not refers_to(node, "baseType"):
        return "array types must have a base type"
    return ""


def _subrange(node: MetadataNode) -> str:
    count = node.field("count")
    if count is not None and node.field("upperBound") is not None:
        return "Subrange can have any one of count or upperBound"
    if isinstance(count, str) and count.lstrip("-").isdigit() and int(count) < -1:
        return "invalid subrange count"
    return ""


def _generic_subrange(node: MetadataNode) -> str:
    if node.field("count") is not None and node.field("upperBound") is not None:
        return "GenericSubrange can have any one of count or upperBound"
    for name in ("lowerBound", "stride"):
        if node.field(name) is None:
            return f"GenericSubrange must contain {name}"
    return ""


def _subprogram(node: MetadataNode) -> str:
    file, line = node.field("file"), node.field("line")
    if not isinstance(file, MetadataNode) and line not in (None, "0"):
        return "line specified with no file"
    retained = node.field("retainedNodes")
    for one in retained.operands if isinstance(retained, MetadataNode) else ():
        if isinstance(one, MetadataNode) and one.kind in ("DILocalVariable", "DILabel"):
            if subprogram_of(one.field("scope")) is not node:
                return "invalid retained nodes, retained node does not belong to subprogram"
    if "DISPFlagDefinition" in str(node.field("spFlags")):
        if not node.distinct:
            return "subprogram definitions must be distinct"
        if not refers_to(node, "unit"):
            return "subprogram definitions must have a compile unit"
    return ""


def _local_variable(node: MetadataNode) -> str:
    scope = node.field("scope")
    return "" if isinstance(scope, MetadataNode) and scope.kind in _LOCAL else "local variable requires a valid scope"


def _global_expression(node: MetadataNode) -> str:
    variable = node.field("var")
    return fragment_fault(variable, str(node.field("expr"))) if isinstance(variable, MetadataNode) else ""


_RULES: Final[dict[str, Callable[[MetadataNode], str]]] = {
    "DICompositeType": _composite,
    "DIDerivedType": _derived,
    "DIGenericSubrange": _generic_subrange,
    "DIGlobalVariableExpression": _global_expression,
    "DILocalVariable": _local_variable,
    "DISubprogram": _subprogram,
    "DISubrange": _subrange,
}


def fragment_fault(variable: MetadataNode, expression: str) -> str:
    """Whether an expression is of a part of its variable, whose size may not be known."""
    _, found, numbers = expression.rpartition(_FRAGMENT)
    size = _size(variable.field("type"))
    if not found or not size:
        return ""
    offset, bits = (int(number) for number in numbers.rstrip(")").split(", "))
    if offset + bits > size:
        return "fragment is larger than or outside of variable"
    return "fragment covers entire variable" if bits == size else ""


def _size(type: str | MetadataNode | None) -> int:
    """The bits of a type, 0 if they are not known: of a derived type without any, those of its base."""
    seen: set[MetadataNode] = set()
    while isinstance(type, MetadataNode) and type not in seen:
        seen.add(type)
        size = type.field("size")
        if isinstance(size, str) and size != "0":
            return int(size)
        if type.kind != "DIDerivedType":
            return 0
        type = type.field("baseType")
    return 0

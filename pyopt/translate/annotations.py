"""Metadata that instructions carry: what is known of accesses to memory, and of loops."""

from __future__ import annotations

from pyopt.dialects.llvm.struct_attributes import LLVMStructAttr, TBAAMemberAttr
from pyopt.ir.attributes import ArrayAttr, Attribute, FusedLoc, IntegerAttr, StringAttr
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Final
from pyopt.translate.constants import number_text
from pyopt.translate.metadata import MetadataNode, string
from pyopt.translate.named_attributes import memory_text
from pyopt.translate.types import type_text

if TYPE_CHECKING:
    from pyopt.translate.function import FunctionTranslation
    from pyopt.translate.module import ModuleTranslation


_MANY_TAGS: Final = "TBAA access tags were not translated, because LLVM IR only supports a single tag per instruction"


def access_metadata(f: FunctionTranslation, op: Operation) -> str:
    """The metadata behind an access, in LLVM's order of kinds."""
    attributes = op.attributes
    module = f.module
    metadata = module.metadata
    text = ""
    tags = attributes.get("tbaa")
    if isinstance(tags, ArrayAttr) and len(tags.elements) == 1:
        text += f.attach("tbaa", alias_node(module, tags.elements[0]))
    elif isinstance(tags, ArrayAttr) and tags.elements:
        module.warn(_MANY_TAGS, op)
    if attributes.get("invariant") is not None:
        text += f.attach("invariant.load", metadata.node())
    for key, kind in (("alias_scopes", "alias.scope"), ("noalias_scopes", "noalias")):
        scopes = attributes.get(key)
        if isinstance(scopes, ArrayAttr) and scopes.elements:
            text += f.attach(kind, metadata.node(*[scope_node(module, one) for one in scopes.elements]))
    if attributes.get("nontemporal") is not None:
        text += f.attach("nontemporal", metadata.node("i32 1"))
    text += dereferenceable_text(f, op)
    if attributes.get("invariantGroup") is not None:
        text += f.attach("invariant.group", metadata.node())
    groups = attributes.get("access_groups")
    if isinstance(groups, ArrayAttr) and groups.elements:
        nodes = [group_node(module, one) for one in groups.elements]
        text += f.attach("llvm.access.group", nodes[0] if len(nodes) == 1 else metadata.node(*nodes))
    return text


def dereferenceable_text(f: FunctionTranslation, op: Operation) -> str:
    """The metadata for the number of bytes that are known to be dereferenceable behind a pointer."""
    known = op.attributes.get("dereferenceable")
    if not isinstance(known, LLVMStructAttr):
        return ""
    number, may_be_null = known.parameter("bytes"), known.parameter("mayBeNull")
    assert isinstance(number, IntegerAttr)
    or_null = isinstance(may_be_null, IntegerAttr) and may_be_null.value
    kind = "dereferenceable_or_null" if or_null else "dereferenceable"
    return f.attach(kind, f.module.metadata.node(f"i64 {number.value}"))


def group_node(module: ModuleTranslation, group: Attribute) -> MetadataNode:
    """An access group: a distinct node without operands."""
    return module.attribute_nodes.get(group) or module.attribute_nodes.setdefault(
        group, MetadataNode((), distinct=True)
    )


def scope_node(module: ModuleTranslation, scope: Attribute) -> MetadataNode:
    """An alias scope or the domain of some: a distinct node that refers to itself first, or one with a name."""
    found = module.attribute_nodes.get(scope)
    if found is not None:
        return found
    assert isinstance(scope, LLVMStructAttr)
    name = scope.parameter("id")
    domain = scope.parameter("domain") if scope.keyword == "llvm.alias_scope" else None
    description = scope.parameter("description")
    operands: list[str | MetadataNode] = [] if domain is None else [scope_node(module, domain)]
    if isinstance(description, StringAttr):
        operands.append(string(description.value))
    if isinstance(name, StringAttr):
        node = module.metadata.node(string(name.value), *operands)
    else:
        node = MetadataNode((), distinct=True)
        node.operands += [node, *operands]
    module.attribute_nodes[scope] = node
    return node


def alias_node(module: ModuleTranslation, attribute: Attribute) -> MetadataNode:
    """A tag, a description of a type, or a root, of type-based alias analysis."""
    found = module.attribute_nodes.get(attribute)
    if found is not None:
        return found
    assert isinstance(attribute, LLVMStructAttr)
    metadata = module.metadata
    name = attribute.parameter("id")
    if attribute.keyword == "llvm.tbaa_root":
        if isinstance(name, StringAttr) and name.value:
            found = metadata.node(string(name.value))
        else:
            found = MetadataNode((), distinct=True)
            found.operands.append(found)
    elif attribute.keyword == "llvm.tbaa_type_desc":
        assert isinstance(name, StringAttr)
        operands: list[str | MetadataNode] = [string(name.value)]
        members = attribute.parameter("members")
        assert isinstance(members, ArrayAttr)
        for one in members.elements:
            assert isinstance(one, TBAAMemberAttr)
            operands += [alias_node(module, one.node), f"i64 {one.offset}"]
        found = metadata.node(*operands)
    else:
        types: list[str | MetadataNode] = []
        for key in ("base_type", "access_type"):
            type = attribute.parameter(key)
            assert type is not None
            types.append(alias_node(module, type))
        offset = attribute.parameter("offset")
        assert isinstance(offset, IntegerAttr)
        types.append(f"i64 {offset.value}")
        if attribute.parameter("constant") is not None:
            types.append("i64 1")
        found = metadata.node(*types)
    module.attribute_nodes[attribute] = found
    return found


# Loops.

_SAME: Final = "="
"""The property is there if the value is true."""
_NEGATED: Final = "!"
"""The property says the opposite of the value."""
_ABSENT: Final = "~"
"""The property is there if the value is false."""
_VALUE: Final = "#"
"""The property has the value."""
_LOOP: Final = "@"
"""The property has the annotation of another loop."""

_PROPERTIES: Final[dict[str, tuple[tuple[str, str, str], ...]]] = {
    "loop_vectorize": (
        ("disable", _NEGATED, "vectorize.enable"),
        ("predicateEnable", _VALUE, "vectorize.predicate.enable"),
        ("scalableEnable", _VALUE, "vectorize.scalable.enable"),
        ("width", _VALUE, "vectorize.width"),
        ("followupVectorized", _LOOP, "vectorize.followup_vectorized"),
        ("followupEpilogue", _LOOP, "vectorize.followup_epilogue"),
        ("followupAll", _LOOP, "vectorize.followup_all"),
    ),
    "loop_interleave": (("count", _VALUE, "interleave.count"),),
    "loop_unroll": (
        ("disable", _SAME, "unroll.disable"),
        ("disable", _ABSENT, "unroll.enable"),
        ("count", _VALUE, "unroll.count"),
        ("runtimeDisable", _VALUE, "unroll.runtime.disable"),
        ("full", _SAME, "unroll.full"),
        ("followupUnrolled", _LOOP, "unroll.followup_unrolled"),
        ("followupRemainder", _LOOP, "unroll.followup_remainder"),
        ("followupAll", _LOOP, "unroll.followup_all"),
    ),
    "loop_unroll_and_jam": (
        ("disable", _SAME, "unroll_and_jam.disable"),
        ("disable", _ABSENT, "unroll_and_jam.enable"),
        ("count", _VALUE, "unroll_and_jam.count"),
        ("followupOuter", _LOOP, "unroll_and_jam.followup_outer"),
        ("followupInner", _LOOP, "unroll_and_jam.followup_inner"),
        ("followupRemainderOuter", _LOOP, "unroll_and_jam.followup_remainder_outer"),
        ("followupRemainderInner", _LOOP, "unroll_and_jam.followup_remainder_inner"),
        ("followupAll", _LOOP, "unroll_and_jam.followup_all"),
    ),
    "loop_licm": (
        ("disable", _SAME, "llvm.licm.disable"),
        ("versioningDisable", _SAME, "licm_versioning.disable"),
    ),
    "loop_distribute": (
        ("disable", _NEGATED, "distribute.enable"),
        ("followupCoincident", _LOOP, "distribute.followup_coincident"),
        ("followupSequential", _LOOP, "distribute.followup_sequential"),
        ("followupFallback", _LOOP, "distribute.followup_fallback"),
        ("followupAll", _LOOP, "distribute.followup_all"),
    ),
    "loop_pipeline": (
        ("disable", _VALUE, "pipeline.disable"),
        ("initiationinterval", _VALUE, "pipeline.initiationinterval"),
    ),
    "loop_peeled": (("count", _VALUE, "peeled.count"),),
    "loop_unswitch": (("partialDisable", _SAME, "unswitch.partial.disable"),),
}
_PREFIX: Final = "llvm.loop."


def loop_metadata(f: FunctionTranslation, op: Operation, annotation: Attribute) -> str:
    """The annotation of a loop at its branch back."""
    return f.attach("llvm.loop", loop_node(f.module, annotation))


def loop_node(module: ModuleTranslation, annotation: Attribute) -> MetadataNode:
    """A distinct node that refers to itself first."""
    found = module.attribute_nodes.get(annotation)
    if found is not None:
        return found
    assert isinstance(annotation, LLVMStructAttr)
    node = module.attribute_nodes[annotation] = MetadataNode((), distinct=True)
    node.operands.append(node)
    for key in ("startLoc", "endLoc"):
        location = annotation.parameter(key)
        found = module.debug.location_node(location) if module.debug and isinstance(location, FusedLoc) else None
        if found is not None:
            node.operands.append(found)
    _add_property(module, node, annotation.parameter("disableNonforced"), _SAME, "disable_nonforced")
    _add_property(module, node, annotation.parameter("mustProgress"), _SAME, "mustprogress")
    vectorized = annotation.parameter("isVectorized")
    if isinstance(vectorized, IntegerAttr):
        number = f"i32 {1 if vectorized.value else 0}"
        node.operands.append(module.metadata.node(string(_PREFIX + "isvectorized"), number))
    for key in ("vectorize", "interleave", "unroll", "unrollAndJam", "licm", "distribute", "pipeline", "peeled",
                "unswitch"):  # fmt: skip
        options = annotation.parameter(key)
        if isinstance(options, LLVMStructAttr):
            for name, form, text in _PROPERTIES[options.mnemonic()]:
                _add_property(module, node, options.parameter(name), form, text)
    groups = annotation.parameter("parallelAccesses")
    if isinstance(groups, ArrayAttr):
        nodes = [group_node(module, one) for one in groups.elements]
        node.operands.append(module.metadata.node(string(_PREFIX + "parallel_accesses"), *nodes))
    return node


def _add_property(module: ModuleTranslation, node: MetadataNode, value: Attribute | None, form: str, name: str) -> None:
    """One property of a loop, if the attribute says something of it."""
    if value is None:
        return
    metadata = module.metadata
    key = string(name if name.startswith("llvm.") else _PREFIX + name)
    if form == _LOOP:
        node.operands.append(metadata.node(key, loop_node(module, value)))
        return
    assert isinstance(value, IntegerAttr)
    if form == _VALUE or form == _NEGATED:
        number = value.value if form == _VALUE else ~value.value
        node.operands.append(metadata.node(key, f"{type_text(value.type)} {number_text(number, value.type)}"))
    elif bool(value.value) == (form == _SAME):
        node.operands.append(metadata.node(key))


_MEMORY: Final = ("argMem", "inaccessibleMem", "errnoMem", "other", "targetMem0", "targetMem1")


def memory_attribute(effects: LLVMStructAttr) -> str:
    """`<other = none, argMem = read, ...>` -> `memory(argmem: read)`."""
    return memory_text([_effect(effects, parameter) for parameter in _MEMORY])


def _effect(effects: LLVMStructAttr, parameter: str) -> str:
    found = effects.parameter(parameter)
    return found.value if isinstance(found, StringAttr) else "none"

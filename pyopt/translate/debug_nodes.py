"""Attributes of debug info as metadata."""

from __future__ import annotations

from pyopt.dialects.llvm.debug_metadata import form_of, has_index, is_distinct
from pyopt.dialects.llvm.struct_attributes import LLVMStructAttr
from pyopt.dialects.llvm.struct_kinds import LIST
from pyopt.dialects.llvm.struct_parameters import parameters_of
from pyopt.dialects.llvm.text_attributes import FileAttr
from pyopt.ir.attributes import ArrayAttr, Attribute, StringAttr
from pyopt.light import Callable, Final, final
from pyopt.translate.debug_values import bound_text, value_text
from pyopt.translate.metadata import MetadataNode, ModuleMetadata, quoted, string

UNITS: Final = "llvm.dbg.cu"


@final
class DebugNodes:
    """The nodes of a module's debug info, by their attributes."""

    __slots__ = ("_by_id", "_named", "_nodes", "_open", "metadata")

    def __init__(self, metadata: ModuleMetadata, named: Callable[[str], list[MetadataNode]]) -> None:
        self.metadata = metadata
        self._named = named
        self._nodes: dict[Attribute, MetadataNode] = {}
        self._by_id: dict[Attribute, MetadataNode] = {}
        """Subprograms by what makes them distinct."""
        self._open: dict[Attribute, MetadataNode] = {}
        """The nodes of what is being translated and may refer to itself."""

    def node(self, attribute: Attribute | None) -> MetadataNode | None:
        """The node of an attribute; there is none for no type."""
        found: MetadataNode | None = None if attribute is None else self._nodes.get(attribute)
        if found is not None or attribute is None:
            return found
        if isinstance(attribute, FileAttr):
            fields: list[tuple[str, str | MetadataNode]] = [
                ("filename", quoted(attribute.name)), ("directory", quoted(attribute.directory)),
            ]  # fmt: skip
            found = self.metadata.add(MetadataNode((), kind="DIFile", fields=fields))
        elif not isinstance(attribute, LLVMStructAttr):
            return None
        elif attribute.mnemonic() == "di_annotation":
            texts = [string(one.value) for one in attribute.values if isinstance(one, StringAttr)]
            return self.metadata.node(*texts)
        else:
            found = self._struct(attribute)
            if found in self._open.values():
                return found
        self._nodes[attribute] = found
        return found

    def _struct(self, attribute: LLVMStructAttr) -> MetadataNode:
        mnemonic = attribute.mnemonic()
        recursive = attribute.parameter("recId")
        own = attribute.parameter("id") if mnemonic == "di_subprogram" else None
        for known, key in ((self._open, recursive), (self._by_id, own)):
            if key is not None and key in known:
                return known[key]
        node = MetadataNode((), is_distinct(attribute), form_of(mnemonic).name)
        if recursive is not None:
            self._open[recursive] = node
        self._fill(node, attribute)
        # A part of a subprogram may have the same one inside.
        found = self._by_id.get(own) if own is not None else None
        if found is None:
            found = self.metadata.add(node)
        if own is not None:
            self._by_id[own] = found
        if recursive is not None:
            del self._open[recursive]
        if found is not node:
            self.metadata.replace(node, found)
        if mnemonic == "di_compile_unit":
            self._named(UNITS).append(node)
        return found

    def _fill(self, node: MetadataNode, attribute: LLVMStructAttr) -> None:
        """Adds what is numbered behind the node, and its fields."""
        kinds = {one.name: one.kind for one in parameters_of(attribute.mnemonic())}
        form = form_of(attribute.mnemonic())
        inner: dict[str, MetadataNode] = {}
        for name in form.numbered:
            found = self._inner(attribute.parameter(name), kinds[name])
            if found is not None:
                inner[name] = found
                node.operands.append(found)
        for field in form.fields:
            name = field.parameter
            value: str | MetadataNode | None = inner.get(name)
            if name not in kinds:
                value = _other(attribute, name)
            elif value is None and form.name == "DIGenericSubrange":
                value = bound_text(attribute.parameter(name))
            elif value is None:
                value = value_text(attribute.parameter(name), kinds[name], field)
            if value is not None:
                node.fields.append((field.label, value))

    def _inner(self, value: Attribute | None, kind: str) -> MetadataNode | None:
        """The node of a parameter, or the tuple of several."""
        if not kind.startswith(LIST):
            return self.node(value)
        elements = value.elements if isinstance(value, ArrayAttr) else ()
        if not elements and kind != LIST + "DITypeAttr":
            return None
        return self.metadata.node(*[self.node(one) or "null" for one in elements])


def _other(attribute: LLVMStructAttr, name: str) -> str | None:
    """A field of which there is no parameter."""
    if name == "virtualIndex" and not has_index(attribute):
        return None
    return "0" if name in ("virtualIndex", "runtimeVersion") else None

"""A module: its globals, functions, groups of attributes and metadata, in the order in which LLVM prints them."""

from __future__ import annotations

from pyopt.dialects.llvm.types import LLVMStructType
from pyopt.ir.attributes import Attribute, StringAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Final, Sequence, final
from pyopt.translate.addresses import FoldingTarget
from pyopt.translate.layout import DataLayout
from pyopt.translate.metadata import MetadataNode, ModuleMetadata, string
from pyopt.translate.specification import layout_text
from pyopt.translate.types import body_text, escaped, name_text, named_structs

if TYPE_CHECKING:
    from pyopt.ir.context import Context
    from pyopt.translate.attributes import AttributeSet
    from pyopt.translate.constants import Constant
    from pyopt.translate.debug_info import DebugInfo

NODE_MARK: Final = "\x02"
"""Around the position of a node of metadata."""
GROUP_MARK: Final = "\x03"
"""Around the position of a group of attributes of a variable or call."""
BLOCK_MARK: Final = "\x04"
"""Around the position of a block whose address is taken."""
DEBUG_VERSION: Final = "Debug Info Version"
CODE_VIEW: Final = "CodeView"
FLAGS: Final = "llvm.module.flags"
NAME: Final = "LLVMDialectModule"


@final
class Function:
    """A function of the output: `head` and `tail` stand around the number of its group of attributes.

    `attached` is its metadata.
    """

    __slots__ = ("attached", "attributes", "body", "head", "name", "tail")

    def __init__(self, name: str, head: str, tail: str, attributes: AttributeSet, attached: Sequence[str] = ()) -> None:
        self.name = name
        self.head = head
        self.tail = tail
        self.attributes = attributes
        self.attached = list(attached)
        self.body: list[str] | None = None


@final
class Record:
    """A record of a variable or a label: its node, the expression, "" for none, and the place."""

    __slots__ = ("expression", "function", "location", "node", "op")

    def __init__(
        self, op: Operation, function: Operation, node: MetadataNode, expression: str, location: MetadataNode
    ) -> None:
        self.op = op
        self.function = function
        self.node = node
        self.expression = expression
        self.location = location


@final
class ModuleTranslation:
    """The state of the translation of a module."""

    __slots__ = (
        "_addresses",
        "_named",
        "_structs",
        "_types_seen",
        "aliases",
        "assembly",
        "attribute_nodes",
        "block_numbers",
        "comdats",
        "context",
        "debug",
        "described",
        "flags",
        "functions",
        "globals",
        "groups",
        "ifuncs",
        "initializers",
        "layout",
        "located",
        "metadata",
        "nodes",
        "op",
        "records",
        "subprograms",
        "symbols",
        "target",
        "triple", "used_comdats",
    )  # fmt: skip

    def __init__(self, op: Operation, assembly: Sequence[str] = ()) -> None:
        self.op = op
        self.context: Context | None = None
        """Where warnings go."""
        self.assembly = assembly
        triple = op.attributes.get("llvm.target_triple")
        self.layout = DataLayout(layout_text(op))
        self.triple = triple.value if isinstance(triple, StringAttr) else ""
        self.metadata = ModuleMetadata()
        self.nodes: list[MetadataNode] = []
        self.attribute_nodes: dict[Attribute, MetadataNode] = {}
        """The nodes of attributes that say something of memory or loops."""
        self._named: dict[str, list[MetadataNode]] = {}
        self.flags: dict[str, MetadataNode] = {}
        """The flags of the module by their names."""
        self.debug: DebugInfo | None = None
        self.records: list[Record] = []
        self.described: list[tuple[MetadataNode, Operation]] = []
        """The debug nodes of variables, with the ops."""
        self.subprograms: list[tuple[Operation, MetadataNode, bool]] = []
        """Functions with what they are in the source, and whether they have a body."""
        self.located: dict[tuple[MetadataNode, Operation], MetadataNode | None] = {}
        """Places of instructions, each with its function, and what that is in the source."""
        self.globals: list[str] = []
        self.initializers: dict[Operation, Constant] = {}
        """What variables hold, by their ops."""
        self.aliases: list[str] = []
        self.ifuncs: list[str] = []
        self.block_numbers: dict[tuple[str, int], int] = {}
        """The numbers of tagged blocks, by their functions and tags."""
        self._addresses: dict[tuple[str, int], int] = {}
        self.functions: dict[str, Function] = {}
        self.groups: list[str] = []
        self.comdats: dict[str, str] = {}
        self.used_comdats: dict[str, None] = {}
        self.symbols: dict[str, Operation] = {}
        self.target = FoldingTarget(self.layout, self.symbols)
        self._structs: dict[LLVMStructType, None] = {}
        self._types_seen: set[Type] = set()

    # Marks for what gets a number when the whole is written.

    def warn(self, message: str, op: Operation) -> None:
        """A warning about an op, which the translation goes on without."""
        context = self.context
        if context is None:
            return
        from pyopt.syntax.op_texts import OpTexts

        text = "" if context.describe is None else OpTexts(context).text(op)
        notes = [("see current operation: " + text, op.place())] if text else []
        context.emit("warning", message, op.loc, notes)

    def mark_node(self, node: MetadataNode) -> str:
        self.nodes.append(node)
        return f"{NODE_MARK}{len(self.nodes) - 1}{NODE_MARK}"

    def named(self, name: str) -> list[MetadataNode]:
        """The nodes of `!name = !{...}`."""
        return self._named.setdefault(name, [])

    def set_flag(self, name: str, node: MetadataNode) -> None:
        self.flags[name] = node
        self.named(FLAGS).append(node)

    def mark_group(self, group: str) -> str:
        """` #5`, or nothing if a variable or call has no attributes."""
        if not group:
            return ""
        self.groups.append(group)
        return f" #{GROUP_MARK}{len(self.groups) - 1}{GROUP_MARK}"

    def mark_block(self, function: str, tag: int) -> str:
        """The number of a block that has a tag."""
        return f"{BLOCK_MARK}{self._addresses.setdefault((function, tag), len(self._addresses))}{BLOCK_MARK}"

    # Types.

    def note_types(self, *types: Type) -> None:
        """Identified structs inside of these types are to be defined."""
        new = [type for type in types if type not in self._types_seen]
        if new:
            self._types_seen.update(new)
            named_structs(new, self._structs)

    # The text.

    def text(self) -> str:
        out = [f"; ModuleID = '{NAME}'", f'source_filename = "{NAME}"']
        if self.layout.text:
            out.append(f'target datalayout = "{escaped(self.layout.text)}"')
        if self.triple:
            out.append(f'target triple = "{escaped(self.triple)}"')
        out.extend(self.assembly)
        if self._structs:
            out.append("")
            out.extend([f"%{name_text(one.identifier or '')} = type {body_text(one)}" for one in self._structs])
        for one in self.used_comdats:
            out.extend(("", self.comdats[one]))
        metadata = self.metadata
        if DEBUG_VERSION not in self.flags:
            self.set_flag(DEBUG_VERSION, metadata.node("i32 2", string(DEBUG_VERSION), "i32 3"))
        if CODE_VIEW not in self.flags and _is_microsoft(self.triple):
            self.set_flag(CODE_VIEW, metadata.node("i32 2", string(CODE_VIEW), "i32 1"))
        groups: dict[str, int] = {}
        if self.globals:
            out.append("")
            out.extend([self._with_nodes(self._with_groups(one, groups)) for one in self.globals])
        numbered = [
            f"!{name} = !{{{', '.join([metadata.reference(one) for one in nodes])}}}"
            for name, nodes in self._named.items()
        ]
        for lines in (self.aliases, self.ifuncs):
            if lines:
                out.extend(("", *lines))
        for function in self.functions.values():
            group = function.attributes.group()
            if group and group not in groups:
                groups[group] = len(groups)
        for function in self.functions.values():
            out.append("")
            out.append(self._function_text(function, groups))
        if groups:
            out.append("")
            out.extend([f"attributes #{number} = {{ {text} }}" for text, number in groups.items()])
        out.append("")
        out.extend(numbered)
        if metadata.order:
            out.append("")
            done = 0
            while done < len(metadata.order):
                out.append(metadata.text(metadata.order[done]))
                done += 1
        return self._with_blocks("\n".join(out) + "\n")

    def _with_blocks(self, text: str) -> str:
        """The text with the numbers of blocks in place of their marks."""
        if not self._addresses:
            return text
        pieces = text.split(BLOCK_MARK)
        numbers = [self.block_numbers[one] for one in self._addresses]
        for at in range(1, len(pieces), 2):
            pieces[at] = str(numbers[int(pieces[at])])
        return "".join(pieces)

    def _function_text(self, function: Function, groups: dict[str, int]) -> str:
        group = function.attributes.group()
        comment = function.attributes.comment()
        lead = f"; Function Attrs: {comment}\n" if comment else ""
        text = f"{function.head}{f' #{groups[group]}' if group else ''}{function.tail}"
        if function.body is None:
            text = " ".join([f"{lead}declare", *function.attached, text])
        else:
            first = " ".join([f"{lead}define {text}", *function.attached, "{"])
            text = "\n".join([first, *function.body, "}"])
        return self._with_groups(self._with_nodes(text), groups)

    def _with_groups(self, text: str, groups: dict[str, int]) -> str:
        """The text with the numbers of groups of attributes in place of their marks."""
        if GROUP_MARK not in text:
            return text
        pieces = text.split(GROUP_MARK)
        for at in range(1, len(pieces), 2):
            pieces[at] = str(groups.setdefault(self.groups[int(pieces[at])], len(groups)))
        return "".join(pieces)

    def _with_nodes(self, text: str) -> str:
        if NODE_MARK not in text:
            return text
        pieces = text.split(NODE_MARK)
        nodes = self.nodes
        for at in range(1, len(pieces), 2):
            pieces[at] = self.metadata.reference(nodes[int(pieces[at])])
        return "".join(pieces)


def _is_microsoft(triple: str) -> bool:
    """Whether debuggers are those of Microsoft's C++."""
    parts = triple.split("-", 3)
    return len(parts) == 4 and parts[2].startswith(("windows", "win32")) and parts[3].startswith("msvc")

"""The flags of a module, as metadata."""

from __future__ import annotations

from pyopt.dialects.llvm.module_flags import BEHAVIORS, ModuleFlagAttr
from pyopt.dialects.llvm.struct_attributes import LLVMStructAttr
from pyopt.ir.attributes import ArrayAttr, Attribute, FloatAttr, IntegerAttr, StringAttr, SymbolRefAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import I32
from pyopt.light import TYPE_CHECKING
from pyopt.translate.constants import integer, number_text
from pyopt.translate.errors import TranslationError
from pyopt.translate.metadata import MetadataNode, string
from pyopt.translate.types import name_text, type_text

if TYPE_CHECKING:
    from pyopt.translate.module import ModuleTranslation


def translate_flags(module: ModuleTranslation, op: Operation) -> None:
    """A node for each flag."""
    flags = op.attributes["flags"]
    assert isinstance(flags, ArrayAttr)
    for one in flags.elements:
        assert isinstance(one, ModuleFlagAttr)
        _check(module, op, one)
        behavior = f"i32 {BEHAVIORS[one.behavior]}"
        node = module.metadata.node(behavior, string(one.key.value), _value(module, one.value))
        module.set_flag(one.key.value, node)


def _check(module: ModuleTranslation, op: Operation, flag: ModuleFlagAttr) -> None:
    """Checks LLVM's requirements of flags."""
    behavior, value = flag.behavior, flag.value
    message = ""
    if behavior == "require":
        message = "invalid value for 'require' module flag (expected metadata pair)"
    elif flag.key.value in module.flags:
        message = "module flag identifiers must be unique (or of 'require' type)"
    elif behavior in ("append", "append_unique") and isinstance(value, (IntegerAttr, StringAttr)):
        message = "invalid value for 'append'-type module flag (expected a metadata node)"
    elif behavior == "max" and not isinstance(value, IntegerAttr):
        message = "invalid value for 'max' module flag (expected constant integer)"
    elif behavior == "min" and not (isinstance(value, IntegerAttr) and value.value >= 0):
        message = "invalid value for 'min' module flag (expected constant non-negative integer)"
    elif flag.key.value == "wchar_size" and not isinstance(value, IntegerAttr):
        message = "wchar_size metadata requires constant integer argument"
    if message:
        raise TranslationError((message, op))


def _value(module: ModuleTranslation, value: Attribute) -> str | MetadataNode:
    if isinstance(value, IntegerAttr):
        return integer(I32, value.value).typed()
    if isinstance(value, StringAttr):
        return string(value.value)
    if isinstance(value, ArrayAttr):
        return MetadataNode([_edge(module, one) for one in value.elements], distinct=True)
    assert isinstance(value, LLVMStructAttr)
    return _summary(module, value)


def _edge(module: ModuleTranslation, entry: Attribute) -> MetadataNode:
    """The number of calls from one function to another, as metadata."""
    assert isinstance(entry, LLVMStructAttr)
    return module.metadata.node(*[_symbol(entry.parameter(one)) for one in ("from", "to")], _long(entry, "count"))


def _symbol(attribute: Attribute | None) -> str:
    return f"ptr @{name_text(attribute.path[0])}" if isinstance(attribute, SymbolRefAttr) else "null"


def _long(entry: LLVMStructAttr, name: str) -> str:
    """`i64 5`, as a signed number."""
    found = entry.parameter(name)
    assert isinstance(found, IntegerAttr)
    return f"i64 {found.value - (1 << 64) if found.value >> 63 else found.value}"


_COUNTS = (
    ("TotalCount", "total_count"), ("MaxCount", "max_count"), ("MaxInternalCount", "max_internal_count"),
    ("MaxFunctionCount", "max_function_count"), ("NumCounts", "num_counts"), ("NumFunctions", "num_functions"),
    ("IsPartialProfile", "is_partial_profile"),
)  # fmt: skip


def _summary(module: ModuleTranslation, value: LLVMStructAttr) -> MetadataNode:
    """The node for the summary of a profile."""
    node = module.metadata.node
    format = value.parameter("format")
    assert isinstance(format, StringAttr)
    parts = [node(string("ProfileFormat"), string(format.value))]
    for key, name in _COUNTS:
        if value.parameter(name) is not None:
            parts.append(node(string(key), _long(value, name)))
    ratio = value.parameter("partial_profile_ratio")
    if isinstance(ratio, FloatAttr):
        text = f"{type_text(ratio.type)} {number_text(ratio.bits, ratio.type)}"
        parts.append(node(string("PartialProfileRatio"), text))
    details = value.parameter("detailed_summary")
    assert isinstance(details, ArrayAttr)
    lines: list[MetadataNode] = []
    for one in details.elements:
        assert isinstance(one, LLVMStructAttr)
        lines.append(node(*[_long(one, name) for name in ("cut_off", "min_count", "num_counts")]))
    parts.append(node(string("DetailedSummary"), node(*lines)))
    return node(*parts)

"""Calls that are not their op's operands in order: masked accesses, matrices in memory, metadata, assembly."""

from __future__ import annotations

from pyopt.dialects.llvm import enums
from pyopt.dialects.llvm.types import SIMPLE, VOID
from pyopt.ir.attributes import ArrayAttr, DictionaryAttr, EnumAttr, IntegerAttr, StringAttr, TypeAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import Type
from pyopt.translate.annotations import scope_node
from pyopt.translate.constants import number_text
from pyopt.translate.function import EMITTERS, FunctionTranslation
from pyopt.translate.intrinsics import INACCESSIBLE, READS, READS_ARGUMENTS, WRITES, WRITES_ARGUMENTS, declare
from pyopt.translate.layout import alignment_of
from pyopt.translate.types import element_of, escaped, mangled, name_text, type_text


def _aligned(f: FunctionTranslation, op: Operation, address: Value) -> str:
    """The address, which is said to be aligned."""
    return f"{type_text(address.type)} align {alignment_of(op)} {f.names[address]}"


def emit_masked_read(f: FunctionTranslation, op: Operation) -> None:
    """masked.load and masked.gather: where the mask is off, what is passed through, or poison."""
    gathers = op.info.name.endswith("gather")
    address, mask = op.operands[:2]
    result = op.results[0].type
    passed = f.typed(op.operands[2]) if len(op.operands) > 2 else f"{type_text(result)} poison"
    name = f"llvm.masked.{'gather' if gathers else 'load'}.{mangled(result)}.{mangled(address.type)}"
    parameters = {} if gathers else {0: "captures(none)"}
    types = [address.type, mask.type, result]
    declare(f.module, name, result, types, READS if gathers else READS_ARGUMENTS, parameters)
    operands = f"{_aligned(f, op, address)}, {f.typed(mask)}, {passed}"
    f.define(op.results[0], f"call {type_text(result)} @{name_text(name)}({operands})")


def emit_masked_write(f: FunctionTranslation, op: Operation) -> None:
    """masked.store and masked.scatter."""
    scatters = op.info.name.endswith("scatter")
    value, address, mask = op.operands
    name = f"llvm.masked.{'scatter' if scatters else 'store'}.{mangled(value.type)}.{mangled(address.type)}"
    parameters = {} if scatters else {1: "captures(none)"}
    types = [value.type, address.type, mask.type]
    declare(f.module, name, VOID, types, WRITES if scatters else WRITES_ARGUMENTS, parameters)
    operands = f"{f.typed(value)}, {_aligned(f, op, address)}, {f.typed(mask)}"
    f.line(f"  call void @{name_text(name)}({operands})")


def emit_matrix_access(f: FunctionTranslation, op: Operation) -> None:
    """matrix.column.major.load and .store: the address is said to be aligned as an element is."""
    loads = op.info.name.endswith("load")
    matrix: Type = op.results[0].type if loads else op.operands[0].type
    address, stride = op.operands[-2:]
    texts = [] if loads else [f.typed(op.operands[0])]
    types = [] if loads else [matrix]
    texts.append(f"ptr align {f.module.layout.abi(element_of(matrix))} {f.names[address]}")
    texts.append(f.typed(stride))
    types += [address.type, stride.type]
    parameters = {len(types) - 2: "captures(none)" if loads else "writeonly captures(none)"}
    for key in ("isVolatile", "rows", "columns"):
        found = op.attributes[key]
        assert isinstance(found, IntegerAttr)
        parameters[len(types)] = "immarg"
        types.append(found.type)
        texts.append(f"{type_text(found.type)} {number_text(found.value, found.type)}")
    kind = "load" if loads else "store"
    name = f"llvm.matrix.column.major.{kind}.{mangled(matrix)}.{mangled(stride.type)}"
    result = matrix if loads else VOID
    declare(f.module, name, result, types, READS_ARGUMENTS if loads else WRITES_ARGUMENTS, parameters)
    text = f"call {type_text(result)} @{name_text(name)}({', '.join(texts)})"
    if loads:
        f.define(op.results[0], text)
    else:
        f.line("  " + text)


def emit_scope_declaration(f: FunctionTranslation, op: Operation) -> None:
    """experimental.noalias.scope.decl: the scope as metadata."""
    name = "llvm.experimental.noalias.scope.decl"
    declare(f.module, name, VOID, [SIMPLE["metadata"]], INACCESSIBLE, {})
    node = f.module.metadata.node(scope_node(f.module, op.attributes["scope"]))
    f.line(f"  call void @{name}(metadata {f.module.mark_node(node)})")


def emit_constrained(f: FunctionTranslation, op: Operation) -> None:
    """experimental.constrained.*: rounding, where there is any, and exceptions as metadata."""
    source, result = op.operands[0].type, op.results[0].type
    name = f"{op.info.name.replace('.intr', '')}.{mangled(result)}.{mangled(source)}"
    words: list[str] = []
    for key, prefix, cases in (
        ("roundingmode", "round.", enums.ROUNDING),
        ("fpExceptionBehavior", "fpexcept.", enums.EXCEPTIONS),
    ):
        if key in op.attributes:
            words.append(f'metadata !"{prefix}{cases.by_attribute[op.attributes[key]]}"')
    metadata = SIMPLE["metadata"]
    attributes = "nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)"
    declare(f.module, name, result, [source, *[metadata for _ in words]], attributes, {})
    operands = ", ".join([f.typed(op.operands[0]), *words])
    f.define(op.results[0], f"call {type_text(result)} @{name_text(name)}({operands}){f.module.mark_group('strictfp')}")


def emit_assembly(f: FunctionTranslation, op: Operation) -> None:
    """inline_asm."""
    attributes = op.attributes
    template, constraints = attributes["asm_string"], attributes["constraints"]
    assert isinstance(template, StringAttr) and isinstance(constraints, StringAttr)
    flags = " sideeffect" if attributes.get("has_side_effects") is not None else ""
    flags += " alignstack" if attributes.get("is_align_stack") is not None else ""
    dialect = attributes.get("asm_dialect")
    flags += " inteldialect" if isinstance(dialect, IntegerAttr) and dialect.value == 1 else ""
    given = attributes.get("operand_attrs")
    texts: list[str] = []
    for index, value in enumerate(op.operands):
        entries = given.elements[index] if isinstance(given, ArrayAttr) and index < len(given.elements) else None
        found = entries.lookup("elementtype") if isinstance(entries, DictionaryAttr) else None
        extra = f"elementtype({type_text(found.value)}) " if isinstance(found, TypeAttr) else ""
        texts.append(f"{type_text(value.type)} {extra}{f.names[value]}")
    result = op.results[0].type if op.results else VOID
    text = f'asm{flags} "{escaped(template.value)}", "{escaped(constraints.value)}"({", ".join(texts)})'
    kind = attributes.get("tail_call_kind")
    lead = f"{kind.text} call" if isinstance(kind, EnumAttr) and kind.text != "none" else "call"
    if op.results:
        f.define(op.results[0], f"{lead} {type_text(result)} {text}")
    else:
        f.line(f"  {lead} void {text}")


EMITTERS["llvm.inline_asm"] = emit_assembly
EMITTERS["llvm.intr.experimental.noalias.scope.decl"] = emit_scope_declaration
for _name in ("fpext", "fptrunc", "sitofp", "uitofp"):
    EMITTERS["llvm.intr.experimental.constrained." + _name] = emit_constrained
for _name in ("load", "gather"):
    EMITTERS["llvm.intr.masked." + _name] = emit_masked_read
for _name in ("store", "scatter"):
    EMITTERS["llvm.intr.masked." + _name] = emit_masked_write
for _name in ("load", "store"):
    EMITTERS["llvm.intr.matrix.column.major." + _name] = emit_matrix_access

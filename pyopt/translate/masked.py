"""Intrinsics whose calls are not their op's operands in order: masked accesses, and matrices in memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyopt.dialects.llvm.types import VOID
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.types import I32
from pyopt.translate.constants import number_text
from pyopt.translate.function import EMITTERS, FunctionTranslation
from pyopt.translate.intrinsics import READS, READS_ARGUMENTS, WRITES, WRITES_ARGUMENTS, declare
from pyopt.translate.types import element_of, mangled, name_text, type_text

if TYPE_CHECKING:
    from pyopt.ir.core import Operation
    from pyopt.ir.types import Type


def _alignment(op: Operation) -> str:
    found = op.attributes["alignment"]
    assert isinstance(found, IntegerAttr)
    return f"i32 {found.value}"


def emit_masked_read(f: FunctionTranslation, op: Operation) -> None:
    """masked.load and masked.gather: where the mask is off, what is passed through, or poison."""
    gathers = op.info.name.endswith("gather")
    address, mask = op.operands[:2]
    result = op.results[0].type
    passed = f.typed(op.operands[2]) if len(op.operands) > 2 else f"{type_text(result)} poison"
    name = f"llvm.masked.{'gather' if gathers else 'load'}.{mangled(result)}.{mangled(address.type)}"
    parameters = {1: "immarg"} if gathers else {0: "nocapture", 1: "immarg"}
    types = [address.type, I32, mask.type, result]
    declare(f.module, name, result, types, READS if gathers else READS_ARGUMENTS, parameters)
    operands = f"{f.typed(address)}, {_alignment(op)}, {f.typed(mask)}, {passed}"
    f.define(op.results[0], f"call {type_text(result)} @{name_text(name)}({operands})")


def emit_masked_write(f: FunctionTranslation, op: Operation) -> None:
    """masked.store and masked.scatter."""
    scatters = op.info.name.endswith("scatter")
    value, address, mask = op.operands
    name = f"llvm.masked.{'scatter' if scatters else 'store'}.{mangled(value.type)}.{mangled(address.type)}"
    parameters = {2: "immarg"} if scatters else {1: "nocapture", 2: "immarg"}
    types = [value.type, address.type, I32, mask.type]
    declare(f.module, name, VOID, types, WRITES if scatters else WRITES_ARGUMENTS, parameters)
    operands = f"{f.typed_all((value, address))}, {_alignment(op)}, {f.typed(mask)}"
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
    parameters = {len(types) - 2: "nocapture" if loads else "nocapture writeonly"}
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


for _name in ("load", "gather"):
    EMITTERS["llvm.intr.masked." + _name] = emit_masked_read
for _name in ("store", "scatter"):
    EMITTERS["llvm.intr.masked." + _name] = emit_masked_write
for _name in ("load", "store"):
    EMITTERS["llvm.intr.matrix.column.major." + _name] = emit_matrix_access

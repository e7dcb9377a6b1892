"""The `shape.lib` attribute: the function libraries that hold for the ops of a symbol table."""

from __future__ import annotations

from pyopt.ir.attributes import ArrayAttr, Attribute, DictionaryAttr, SymbolRefAttr
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import SYMBOL_TABLE
from pyopt.ir.symbols import SymbolTables
from pyopt.light import Final
from pyopt.syntax.attribute_printer import AttributePrinter

LIBRARY: Final = "shape.function_library"


def verify_library(op: Operation, name: str, attribute: Attribute) -> str | None:
    """It names a function library, or several that map no op twice."""
    if name != "shape.lib":
        return None
    if not op.info.traits & SYMBOL_TABLE:
        return "shape.lib attribute may only be on op implementing SymbolTable"
    tables = SymbolTables()
    if isinstance(attribute, SymbolRefAttr):
        symbol = tables.lookup_in(op, attribute.path)
        if symbol is None:
            return f"shape function library {_text(attribute)} not found"
        return None if symbol.info.name == LIBRARY else f"{_text(attribute)} required to be shape function library"
    if not isinstance(attribute, ArrayAttr):
        return "only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute"
    mapped: set[str] = set()
    for element in attribute.elements:
        if not isinstance(element, SymbolRefAttr):
            return "only SymbolRefAttr allowed in shape.lib attribute array"
        library = tables.lookup_in(op, element.path)
        if library is None or library.info.name != LIBRARY:
            return f"{_text(element)} does not refer to FunctionLibraryOp"
        mapping = library.attributes.get("mapping")
        for key, _ in mapping.entries if isinstance(mapping, DictionaryAttr) else ():
            if key in mapped:
                return f'only one op to shape mapping allowed, found multiple for `"{key}"`'
            mapped.add(key)
    return None


def _text(attribute: Attribute) -> str:
    return AttributePrinter().attribute(attribute)

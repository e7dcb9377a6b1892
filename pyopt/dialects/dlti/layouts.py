"""Questions about the data layout that holds at an op: the layouts of the modules around it."""

from __future__ import annotations

from pyopt.dialects.dlti.attributes import SPEC, EntriesAttr
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.types import INDEX, IntegerType, Type
from pyopt.light import Final

INDEX_WIDTH: Final = 64
"""The bits of an index where no layout says another number."""


def enclosing_layouts(op: Operation) -> list[Operation]:
    """The modules around an op, from the innermost one on."""
    found: list[Operation] = []
    parent = op.parent_op()
    while parent is not None:
        if parent.info.name == "builtin.module":
            found.append(parent)
        parent = parent.parent_op()
    return found


def layout_entry(op: Operation, key: Type | str) -> Attribute | None:
    """The entry for a type or name in the layouts of an op and of the modules around it; the innermost wins."""
    for one in (op, *enclosing_layouts(op)):
        spec = one.attributes.get(SPEC) if one.info.name == "builtin.module" else None
        value = spec.value(key) if isinstance(spec, EntriesAttr) else None
        if value is not None:
            return value
    return None


def layout_entries(op: Operation) -> dict[Type | str, Attribute]:
    """All that the layouts of an op and of the modules around it say; the innermost wins."""
    found: dict[Type | str, Attribute] = {}
    for one in (op, *enclosing_layouts(op)):
        spec = one.attributes.get(SPEC) if one.info.name == "builtin.module" else None
        if isinstance(spec, EntriesAttr):
            for key, value in spec.entries:
                found.setdefault(key, value)
    return found


def integers(value: Attribute | None) -> list[int] | None:
    """The elements of a dense attribute of integers."""
    if not isinstance(value, DenseElementsAttr) or not isinstance(value.element_type, IntegerType):
        return None
    return value.values()


def index_width(op: Operation) -> int:
    """The bit width of index."""
    value = layout_entry(op, INDEX)
    return value.value if isinstance(value, IntegerAttr) else INDEX_WIDTH

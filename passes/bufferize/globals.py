"""Constants as globals of the module: one for each value and alignment."""

from __future__ import annotations

from pyopt.analysis.bufferization.buffer_types import identity_type
from pyopt.ir.attributes import UNIT, Attribute, IntegerAttr, StringAttr, TypeAttr
from pyopt.ir.core import Operation
from pyopt.ir.symbols import symbol_name
from pyopt.ir.types import I64, MemRefType, TensorType
from pyopt.light import TYPE_CHECKING, final

if TYPE_CHECKING:
    from pyopt.passes.bufferize.rewriter import BufferRewriter


def global_for(op: Operation, rewriter: BufferRewriter) -> tuple[str, MemRefType] | None:
    """The name and the type of a global with a constant's value, made if there is none; None outside of a module."""
    module = op.parent_op()
    while module is not None and module.info.name != "builtin.module":
        module = module.parent_op()
    type = op.results[0].type
    if module is None or not isinstance(type, TensorType):
        return None
    known = rewriter.facts.get(module)
    if not isinstance(known, Globals):
        known = rewriter.facts[module] = Globals(module)
    value = op.attributes["value"]
    alignment = rewriter.options.alignment
    found = known.by_value.get((value, alignment))
    if found is not None:
        return found
    shown = type.element_type
    text = rewriter.context.type_text
    extents = "x".join(str(extent) for extent in type.shape or ())
    name = known.unique(f"__constant_{extents}x{'' if text is None else text(shown)}")
    buffer = identity_type(type, rewriter.options.default_space(type))
    attributes: dict[str, Attribute] = {
        "constant": UNIT,
        "initial_value": value,
        "sym_name": StringAttr.get(name),
        "sym_visibility": StringAttr.get("private"),
        "type": TypeAttr.get(buffer),
    }
    if alignment:
        attributes["alignment"] = IntegerAttr.get(alignment, I64)
    block, before = rewriter.block, rewriter.before
    rewriter.insert_at_start(module.regions[0].entry())
    rewriter.create("memref.global", [], [], attributes)
    rewriter.block, rewriter.before = block, before
    known.by_value[value, alignment] = name, buffer
    return name, buffer


@final
class Globals:
    """The globals of a module by value and alignment, and the names that are taken."""

    __slots__ = ("by_value", "names", "numbers")

    def __init__(self, module: Operation) -> None:
        self.by_value: dict[tuple[Attribute, int], tuple[str, MemRefType]] = {}
        self.names: set[str] = set()
        self.numbers: dict[str, int] = {}
        for op in module.regions[0].entry():
            name = symbol_name(op)
            if name is None:
                continue
            self.names.add(name)
            value = op.attributes.get("initial_value")
            type = op.attributes.get("type")
            if op.info.name != "memref.global" or value is None or not isinstance(type, TypeAttr):
                continue
            alignment = op.attributes.get("alignment")
            number = alignment.value if isinstance(alignment, IntegerAttr) else 0
            if isinstance(type.value, MemRefType):
                self.by_value.setdefault((value, number), (name, type.value))

    def unique(self, name: str) -> str:
        """The name, with a number behind it if it is taken."""
        found = name
        number = self.numbers.get(name, 0)
        while found in self.names:
            found = f"{name}_{number}"
            number += 1
        self.numbers[name] = number
        self.names.add(found)
        return found

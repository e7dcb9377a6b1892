"""Verifiers of memref ops, beyond their declarations: allocations, accesses, globals, atomics and DMA."""

from __future__ import annotations

from pyopt.analysis.effects import is_memory_effect_free
from pyopt.dialects.memref.layouts import memref_type, shape_of
from pyopt.ir.attributes import UNIT, Attribute, IntegerAttr, SymbolRefAttr, TypeAttr
from pyopt.ir.constraints_attributes import elements_type
from pyopt.ir.core import Operation, Value
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.mixed_indices import sizes_mismatch
from pyopt.ir.opinfo import AUTOMATIC_ALLOCATION_SCOPE
from pyopt.ir.reductions import FLOAT_KINDS, INTEGER_KINDS, kind_of
from pyopt.ir.signature import operand_group
from pyopt.ir.strides import has_identity_layout, layout_map
from pyopt.ir.types import INDEX, FloatType, IntegerType, MemRefType, ShapedType, TensorType, Type
from pyopt.light import Callable, Sequence
from pyopt.syntax.attribute_printer import AttributePrinter
from pyopt.syntax.describe import PARENT, check_edge, quoted

# Allocations.


def verify_alloc(op: Operation) -> str | None:
    """An operand for each dynamic extent, and one for each symbol of the layout."""
    type = memref_type(op.results[0].type)
    message = sizes_mismatch(len(operand_group(op, "dynamicSizes")), shape_of(type))
    if message is not None:
        return message
    wanted = 0 if type.layout is None else layout_map(type).num_symbols
    given = len(operand_group(op, "symbolOperands"))
    if given != wanted:
        return f"symbol operand count does not equal memref symbol count: expected {wanted}, got {given}"
    return None


def verify_alloca(op: Operation) -> str | None:
    """Somewhere around it is an op that frees it."""
    parent = op.parent_op()
    while parent is not None and not parent.info.traits & AUTOMATIC_ALLOCATION_SCOPE:
        parent = parent.parent_op()
    if parent is None:
        return "requires an ancestor op with AutomaticAllocationScope trait"
    return verify_alloc(op)


def verify_alloca_scope(op: Operation) -> str | None:
    """The block takes nothing."""
    entry = op.regions[0].first
    return "region should have no arguments" if entry is not None and entry.arguments else None


def verify_alloca_scope_regions(op: Operation) -> str | None:
    """The region returns the results."""
    last = op.regions[0].first.last if op.regions[0].first is not None else None
    if last is not None and last.info.name == "memref.alloca_scope.return":
        check_edge(op, last, PARENT, last.operands, [result.type for result in op.results])
    return None


def verify_realloc(op: Operation) -> str | None:
    """One element type and memory space, no layouts, a size if the result's is dynamic."""
    source = memref_type(op.operands[0].type)
    result = memref_type(op.results[0].type)
    for type, word in ((source, "source"), (result, "result")):
        if not has_identity_layout(type):
            raise DiagnosticError(f"unsupported layout for {word} memref type {quoted(type)}", op.loc)
    both = f"specified for source memref type {quoted(source)} and result memref type {quoted(result)}"
    if source.memory_space is not result.memory_space:
        raise DiagnosticError(f"different memory spaces {both}", op.loc)
    if source.element_type is not result.element_type:
        raise DiagnosticError(f"different element types {both}", op.loc)
    dynamic = not result.has_static_shape()
    if dynamic and len(op.operands) == 1:
        raise DiagnosticError(f"missing dimension operand for result type {quoted(result)}", op.loc)
    if not dynamic and len(op.operands) == 2:
        raise DiagnosticError(f"unnecessary dimension operand for result type {quoted(result)}", op.loc)
    return None


def verify_assume_alignment(op: Operation) -> str | None:
    """A power of two."""
    attribute = op.attributes["alignment"]
    assert isinstance(attribute, IntegerAttr)
    value = attribute.value
    return None if value & (value - 1) == 0 else "alignment must be power of 2"


def infer_distinct_objects(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type] | str:
    """The buffers themselves."""
    return [value.type for value in operands]


def verify_distinct_objects(op: Operation) -> str | None:
    """Some buffers, which are the results."""
    if not op.operands:
        return "expected at least one operand"
    if [value.type for value in op.operands] != [value.type for value in op.results]:
        return "operand types and result types must match"
    return None


# Accesses.


def verify_load(op: Operation) -> str | None:
    """An index for each dimension."""
    rank = len(shape_of(op.operands[0].type))
    given = len(op.operands) - 1
    return None if given == rank else f"incorrect number of indices for load, expected {rank} but got {given}"


def verify_store(op: Operation) -> str | None:
    """An index for each dimension."""
    rank = len(shape_of(op.operands[1].type))
    return None if len(op.operands) - 2 == rank else "store index operand count not equal to memref rank"


def match_load(op: Operation) -> str | None:
    """The result is an element."""
    if memref_type(op.operands[0].type).element_type is op.results[0].type:
        return None
    return "failed to verify that result type matches element type of 'memref'"


def match_store(op: Operation) -> str | None:
    """The value is an element."""
    if memref_type(op.operands[1].type).element_type is op.operands[0].type:
        return None
    return "failed to verify that type of 'value' matches element type of 'memref'"


def match_copy(op: Operation) -> str | None:
    """The elements have one type, which the reference looks at before the shapes."""
    source, target = (memref_type(value.type) for value in op.operands)
    same = source.element_type is target.element_type
    return None if same else "requires the same element type for all operands"


def verify_prefetch(op: Operation) -> str | None:
    """An index for each dimension."""
    fits = len(op.operands) - 1 == len(shape_of(op.operands[0].type))
    return None if fits else "too few indices"


# Atomics.


def match_atomic_rmw(op: Operation) -> str | None:
    """Value, result and element have one type."""
    value = op.operands[0].type
    if value is not op.results[0].type:
        return "failed to verify that all of {value, result} have same type"
    if memref_type(op.operands[1].type).element_type is not value:
        return "failed to verify that value type matches element type of memref"
    return None


def verify_atomic_rmw(op: Operation) -> str | None:
    """An index for each dimension, and a value that the kind can work on."""
    if len(op.operands) - 2 != len(shape_of(op.operands[1].type)):
        return "expects the number of subscripts to be equal to memref rank"
    kind = kind_of(op.attributes["kind"])
    type = op.operands[0].type
    if kind in FLOAT_KINDS and not isinstance(type, FloatType):
        return f"with kind '{kind}' expects a floating-point type"
    if kind in INTEGER_KINDS and not isinstance(type, IntegerType):
        return f"with kind '{kind}' expects an integer type"
    return None


def match_generic_atomic_rmw(op: Operation) -> str | None:
    """The result is an element."""
    if memref_type(op.operands[0].type).element_type is op.results[0].type:
        return None
    return "failed to verify that result type matches element type of memref"


def verify_generic_atomic_rmw(op: Operation) -> str | None:
    """The body takes the element that is there and has no effects of its own."""
    entry = op.regions[0].first
    if entry is None or len(entry.arguments) != 1:
        return "expected single number of entry block arguments"
    if entry.arguments[0].type is not op.results[0].type:
        return "expected block argument of the same type result type"
    for nested in op.walk_postorder():
        if nested is not op and not is_memory_effect_free(nested):
            raise DiagnosticError.about_op(
                "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects", nested
            )
    return None


def verify_atomic_yield(op: Operation) -> str | None:
    """The value has the type of the element."""
    parent = op.parent_op()
    assert parent is not None
    given = op.operands[0].type
    wanted = parent.results[0].type
    if given is wanted:
        return None
    return f"types mismatch between yield op: {quoted(given)} and its parent: {quoted(wanted)}"


# Globals.


def verify_global(op: Operation) -> str | None:
    """A static type, and an initial value of that shape and element type."""
    attribute = op.attributes["type"]
    assert isinstance(attribute, TypeAttr)
    type = memref_type(attribute.value)
    if not type.has_static_shape():
        return f"type should be static shaped memref, but got {quoted(type)}"
    initial = op.attributes.get("initial_value")
    if initial is not None and initial is not UNIT:
        given = elements_type(initial)
        if not isinstance(given, TensorType):
            text = AttributePrinter().attribute(initial)
            return f"initial value should be a unit or elements attribute, but got {text}"
        if given.element_type is not type.element_type:
            return (
                f"initial value element expected to be of type {quoted(type.element_type)}, but was of type "
                f"{quoted(given.element_type)}"
            )
        if given.shape != type.shape:
            return f"initial value shape expected to be {_extents(type)} but was {_extents(given)}"
    return None


def _extents(type: ShapedType) -> str:
    return ", ".join([str(extent) for extent in type.shape or ()])


def verify_get_global_symbols(
    op: Operation, lookup: Callable[[Operation, Attribute | None], Operation | None]
) -> str | None:
    """The symbol is a global of the result's type."""
    symbol = op.attributes["name"]
    assert isinstance(symbol, SymbolRefAttr)
    name = "::".join(symbol.path)
    found = lookup(op, symbol)
    if found is None or found.info.name != "memref.global":
        return f"'{name}' does not reference a valid global memref"
    attribute = found.attributes["type"]
    assert isinstance(attribute, TypeAttr)
    result = op.results[0].type
    if attribute.value is result:
        return None
    return f"result type {quoted(result)} does not match type {quoted(attribute.value)} of the global memref @{name}"


# DMA.


def verify_dma_wait(op: Operation) -> str | None:
    """An index for each dimension of the tag."""
    rank = len(shape_of(op.operands[0].type))
    given = len(op.operands) - 2
    if given == rank:
        return None
    return (
        "expected tagIndices to have the same number of elements as the tagMemRef rank, "
        f"expected {rank}, but got {given}"
    )


def verify_dma_start(op: Operation) -> str | None:
    """Source, destination and tag with an index for each dimension, the number of elements, perhaps strides."""
    values = op.operands
    at = 0
    least = 4
    if len(values) < least:
        return f"expected at least {least} operands"
    for word in ("source", "destination", "tag"):
        if word == "tag":
            if values[at].type is not INDEX:
                return "expected num elements to be of index type"
            at += 1
        type = values[at].type
        if not isinstance(type, MemRefType) or type.shape is None:
            return f"expected {word} to be of memref type"
        least += len(type.shape)
        if len(values) < least:
            return f"expected at least {least} operands"
        if not _are_indices(values[at + 1 : at + 1 + len(type.shape)]):
            return f"expected {word} indices to be of index type"
        at += 1 + len(type.shape)
    if len(values) not in (least, least + 2):
        return "incorrect number of operands"
    if not _are_indices(values[least:]):
        return "expected stride and num elements per stride to be of type index"
    return None


def _are_indices(values: Sequence[Value]) -> bool:
    return all(value.type is INDEX for value in values)

"""bufferization-lower-deallocations: conditional deallocation becomes memref.dealloc behind comparisons of addresses.

bufferization.dealloc (%m : ..) if (%c)    ->    scf.if %c {
                                                   memref.dealloc %m : ..
                                                 }

A buffer is not freed if its address is that of a retained one. Several buffers, which may be the same, are left to a
function that is added to the module (`dealloc_helper.py`).
"""

from __future__ import annotations

from pyopt.ir.attributes import StringAttr, SymbolRefAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import CALLABLE
from pyopt.ir.signature import operand_group
from pyopt.ir.symbols import nearest_symbol_table
from pyopt.ir.types import DYNAMIC, I1, INDEX, MemRefType, Type
from pyopt.light import Callable, Final, Sequence, final
from pyopt.passes.buffers.dealloc_helper import add_helper
from pyopt.passes.building.arith import NOT_EQUAL, binary, boolean, compare, constant_index
from pyopt.passes.building.memref import allocate, load, store
from pyopt.passes.building.scf import conditionally
from pyopt.passes.lowering.converting import convert
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.legality import ConversionTarget
from pyopt.rewrite.rewriter import Rewriter

NAME: Final = "bufferization.dealloc"


REFERENCE_EXACT: Final = FlagOption(
    "reference-exact",
    False,
    "Do not free a buffer that occurs twice when its first condition is false, as mlir-opt does",
)


@final
class DeallocLowering:
    """The pattern; `helpers` has the function of each symbol table."""

    __slots__ = ("helpers", "pass_context")

    def __init__(self, helpers: dict[Operation, Operation], pass_context: PassContext) -> None:
        self.helpers = helpers
        self.pass_context = pass_context

    def lower(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """bufferization.dealloc -> memref.dealloc"""
        memrefs = operand_group(op, "memrefs")
        conditions = operand_group(op, "conditions")
        retained = operand_group(op, "retained")
        rewriter.start_at(op)
        if not memrefs:
            rewriter.replace(op, [boolean(rewriter, False)] * len(op.results))
        elif len(memrefs) == 1:
            rewriter.replace(op, lower_one(memrefs[0], conditions[0], retained, rewriter))
        else:
            scope = nearest_symbol_table(op)
            helper = None if scope is None else self.helpers.get(scope)
            if helper is None:
                message = "library function required for generic lowering, but cannot be automatically inserted when "
                self.pass_context.error(message + "operating on functions", op)
                return False
            rewriter.replace(op, lower_several(memrefs, conditions, retained, helper, rewriter))
        return True


def lower_one(memref: Value, condition: Value, retained: Sequence[Value], rewriter: Rewriter) -> list[Value]:
    """Frees `memref` if the condition holds and it is none of the retained ones: which of these are owned."""
    if not retained:
        free_if(memref, condition, rewriter)
        return []
    own = address_of(memref, rewriter)
    different = [compare(rewriter, NOT_EQUAL, own, address_of(one, rewriter)) for one in retained]
    alone = different[0]
    for one in different[1:]:
        alone = binary(rewriter, "andi", alone, one)
    free_if(memref, binary(rewriter, "andi", alone, condition), rewriter)
    true = boolean(rewriter, True)
    return [binary(rewriter, "andi", binary(rewriter, "xori", one, true), condition) for one in different]


def free_if(memref: Value, condition: Value, rewriter: Rewriter) -> None:
    """scf.if condition { memref.dealloc memref }"""

    def free() -> None:
        rewriter.create("memref.dealloc", [memref], [])

    conditionally(rewriter, condition, free)


def address_of(memref: Value, rewriter: Rewriter) -> Value:
    """memref.extract_aligned_pointer_as_index memref"""
    return rewriter.create("memref.extract_aligned_pointer_as_index", [memref], [INDEX]).results[0]


def lower_several(
    memrefs: Sequence[Value],
    conditions: Sequence[Value],
    retained: Sequence[Value],
    helper: Operation,
    rewriter: Rewriter,
) -> list[Value]:
    """Hands addresses and conditions to the function, and frees what it says: which retained ones are owned."""
    count, kept = len(memrefs), len(retained)
    addresses = allocate(rewriter, MemRefType.get((count,), INDEX))
    flags = allocate(rewriter, MemRefType.get((count,), I1))
    kept_addresses = allocate(rewriter, MemRefType.get((kept,), INDEX))
    fill(addresses, memrefs, lambda value: address_of(value, rewriter), rewriter)
    fill(flags, conditions, lambda value: value, rewriter)
    fill(kept_addresses, retained, lambda value: address_of(value, rewriter), rewriter)
    inputs = [without_extent(one, rewriter) for one in (addresses, flags, kept_addresses)]
    free = allocate(rewriter, MemRefType.get((count,), I1))
    owned = allocate(rewriter, MemRefType.get((kept,), I1))
    outputs = [without_extent(one, rewriter) for one in (free, owned)]
    name = helper.attributes["sym_name"]
    assert isinstance(name, StringAttr)
    arguments = [inputs[0], inputs[2], inputs[1], *outputs]
    rewriter.create("func.call", arguments, [], {"callee": SymbolRefAttr.get(name.value)})
    for number, memref in enumerate(memrefs):
        free_if(memref, load(rewriter, free, constant_index(rewriter, number)), rewriter)
    updated = [load(rewriter, owned, constant_index(rewriter, number)) for number in range(kept)]
    for one in (addresses, kept_addresses, flags, free, owned):
        rewriter.create("memref.dealloc", [one], [])
    return updated


def fill(memref: Value, values: Sequence[Value], of: Callable[[Value], Value], rewriter: Rewriter) -> None:
    """Stores what `of` makes of each value."""
    for number, value in enumerate(values):
        stored = of(value)
        store(rewriter, stored, memref, constant_index(rewriter, number))


def without_extent(memref: Value, rewriter: Rewriter) -> Value:
    """memref<Nxt> -> memref<?xt>"""
    assert isinstance(memref.type, MemRefType)
    type: Type = MemRefType.get((DYNAMIC,), memref.type.element_type)
    return rewriter.create("memref.cast", [memref], [type]).results[0]


def helpers_for(op: Operation, pass_context: PassContext, exact: bool) -> dict[Operation, Operation]:
    """Adds the function to each symbol table in which an op needs it."""
    found: dict[Operation, Operation] = {}
    scopes: dict[Operation, None] = {}
    for one in op.walk():
        if one.info.name == NAME and len(operand_group(one, "memrefs")) > 1:
            scope = nearest_symbol_table(one)
            if scope is not None:
                scopes[scope] = None
    rewriter = Rewriter(pass_context.context)
    for scope in scopes:
        found[scope] = add_helper(scope, rewriter, exact)
    return found


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is inside `op`."""
    is_module = op.info.name == "builtin.module"
    if not is_module and not op.info.traits & CALLABLE:
        pass_context.context.error("root operation must be a builtin.module or a function", op.loc)
        pass_context.fail()
        return False
    helpers = helpers_for(op, pass_context, REFERENCE_EXACT.of(pass_context.options)) if is_module else {}
    target = ConversionTarget()
    target.legal("memref", "arith", "scf", "func")
    target.illegal(NAME)
    patterns = (ConversionPattern(NAME, DeallocLowering(helpers, pass_context).lower),)
    return convert(op, pass_context, target, patterns) or bool(helpers)


PASS = make_pass("bufferization-lower-deallocations", run, (REFERENCE_EXACT,), class_name="LowerDeallocationsPass")

"""duplicate-function-elimination: of private functions that do the same one stays, and all uses are of it.

    func.func private @a(%x: i32) -> i32 {...}
    func.func private @b(%x: i32) -> i32 {...}
    func.func @main(%x: i32) -> i32 {
      %0 = call @b(%x) : (i32) -> i32
    ->
    func.func private @a(%x: i32) -> i32 {...}
    func.func @main(%x: i32) -> i32 {
      %0 = call @a(%x) : (i32) -> i32

They have the same type, attributes and body, but for locations. Public functions stay: who is outside calls them by
their names. With `reference-exact` they do not, as in mlir-opt, which also takes functions of other modules for the
same.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, SymbolRefAttr
from pyopt.ir.core import Operation
from pyopt.ir.equivalence import same_regions
from pyopt.ir.opinfo import SYMBOL_TABLE
from pyopt.ir.symbols import SymbolTables, change_references, op_references, symbol_name, visibility
from pyopt.light import Final
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass

FUNCTION: Final = "func.func"
NAME: Final = "sym_name"
REFERENCE_EXACT: Final = FlagOption("reference-exact", False, "Erase public functions, too, as mlir-opt does")


def duplicates_in(table: Operation, private_only: bool) -> dict[Operation, Operation]:
    """The functions of a symbol table that are the same as one before, with that one."""
    found: dict[Operation, Operation] = {}
    known: dict[int, list[Operation]] = {}
    for function in [op for region in table.regions for block in region for op in block if op.info.name == FUNCTION]:
        if function.regions[0].is_empty() or (private_only and visibility(function) != "private"):
            continue
        same_hash = known.setdefault(_hash_of(function), [])
        before = next((one for one in same_hash if _is_same(one, function)), None)
        if before is None:
            same_hash.append(function)
        else:
            found[function] = before
    return found


def _rest(function: Operation) -> dict[str, Attribute]:
    return {name: value for name, value in function.attributes.items() if name != NAME}


def _is_same(one: Operation, other: Operation) -> bool:
    return _rest(one) == _rest(other) and same_regions(one.regions[0], other.regions[0])


def _hash_of(function: Operation) -> int:
    body = [
        (op.info.name, len(op.operands), frozenset(op.attributes.items()))
        for op in function.walk()
        if op is not function
    ]
    return hash((frozenset(_rest(function).items()), *body))


def _use_others(user: Operation, replaced: dict[Operation, Operation], tables: SymbolTables) -> None:
    """Lets an op refer to the functions that stay."""
    changes: dict[SymbolRefAttr, SymbolRefAttr] = {}
    for reference in op_references(user):
        named = tables.lookup(user, reference.path)
        stays = None if named is None else replaced.get(named)
        name = None if stays is None else symbol_name(stays)
        if name is not None:
            changes[reference] = SymbolRefAttr.get(*reference.path[:-1], name)
    if changes:
        for name, attribute in list(user.attributes.items()):
            user.set_attribute(name, change_references(attribute, lambda one: changes.get(one, one)))


def run(op: Operation, pass_context: PassContext) -> bool:
    """Erases duplicates in the symbol tables in `op`."""
    private_only = not REFERENCE_EXACT.of(pass_context.options)
    replaced: dict[Operation, Operation] = {}
    for table in op.walk():
        if table.info.traits & SYMBOL_TABLE:
            replaced.update(duplicates_in(table, private_only))
    if not replaced:
        return False
    tables = SymbolTables()
    for user in op.walk():
        if user is not op:
            _use_others(user, replaced, tables)
    for function in replaced:
        function.erase()
    return True


PASS = make_pass(
    "duplicate-function-elimination",
    run,
    (REFERENCE_EXACT,),
    anchor="builtin.module",
    class_name="DuplicateFunctionEliminationPass",
)

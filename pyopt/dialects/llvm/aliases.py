"""Other names of functions and globals: aliases, functions that are chosen when a program is loaded, equivalents."""

from __future__ import annotations

from pyopt.dialects.llvm import enums
from pyopt.dialects.llvm.constraints import is_loadable
from pyopt.dialects.llvm.functions import ADDRESS, LINKAGE, function_type_of_llvm, linkage_of
from pyopt.dialects.llvm.types import NO_ELEMENTS, LLVMPointerType, is_compatible
from pyopt.ir.attributes import Attribute, IntegerAttr, SymbolRefAttr, TypeAttr
from pyopt.ir.core import Operation
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.opinfo import CONSTANT_LIKE, ISOLATED, PURE, SINGLE_BLOCK_IMPLICIT, SYMBOL, OpInfo
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.dialects.llvm.functions import Lookup

FORMS: Final = "pyopt.dialects.llvm.forms_aliases:"
VISIBILITY: Final = f"visibility_: {enums.VISIBILITY.constraint.name} = 0 : i64"
OF_ALIASES: Final = ("private", "internal", "linkonce", "weak", "linkonce_odr", "weak_odr", "external",
                     "available_externally")  # fmt: skip
OF_IFUNCS: Final = OF_ALIASES[:-1]


def alias_type(op: Operation) -> Type:
    """The type of what an alias stands for."""
    found = op.attributes["alias_type"]
    assert isinstance(found, TypeAttr)
    return found.value


def symbol_behind(op: Operation, lookup: Lookup) -> Operation | None:
    """The aliasee in the end: the symbol whose address the alias's region takes, through other aliases."""
    seen: set[Operation] = set()
    found: Operation | None = op
    while found is not None and found.info.name == "llvm.mlir.alias" and found not in seen:
        seen.add(found)
        block = found.regions[0].first
        taken = [one for one in block or () if one.info.name == "llvm.mlir.addressof"]
        found = lookup(taken[0], taken[0].attributes["global_name"]) if taken else None
    return None if found in seen else found


def _verify_linkage(op: Operation, allowed: tuple[str, ...], noun: str, words: str) -> str | None:
    linkage = linkage_of(op)
    if linkage in allowed:
        return None
    return f"'{linkage}' linkage not supported in {noun}, available options: {', '.join(allowed[:6])}, {words}"


def verify_alias(op: Operation) -> str | None:
    type = alias_type(op)
    if type in NO_ELEMENTS or not (is_loadable(type) or is_compatible(type)):
        return "expects type to be a valid element type for an LLVM global alias"
    return _verify_linkage(op, OF_ALIASES, "aliases", "external or available_externally")


def verify_aliased(op: Operation) -> str | None:
    """The region gives an address, and does nothing else."""
    from pyopt.analysis.effects import is_memory_effect_free

    block = op.regions[0].first
    last = None if block is None else block.last
    if block is None or last is None or last.info.name != "llvm.return":
        return None
    if not last.operands or not isinstance(last.operands[0].type, LLVMPointerType):
        return "initializer region must always return a pointer"
    for one in block:
        if not is_memory_effect_free(one):
            raise DiagnosticError.about_op("ops with side effects are not allowed in alias initializers", one)
    return None


def verify_ifunc(op: Operation) -> str | None:
    return _verify_linkage(op, OF_IFUNCS, "ifuncs", "or external linkage")


def verify_resolver(op: Operation, lookup: Lookup) -> str | None:
    """The resolver is a function with a body that gives a pointer, perhaps by another name."""
    found = lookup(op, op.attributes["resolver"])
    if found is not None and found.info.name == "llvm.mlir.alias":
        found = symbol_behind(found, lookup)
    if found is None or found.info.name != "llvm.func":
        # The reference crashes if there is no such symbol.
        return "must have a function resolver"
    if found.regions[0].first is None or linkage_of(found) == "available_externally":
        return "resolver must be a definition"
    if not isinstance(function_type_of_llvm(found).result, LLVMPointerType):
        return "resolver must return a pointer"
    type, space = op.attributes["resolver_type"], op.attributes.get("address_space")
    assert isinstance(type, TypeAttr)
    if type.value is not LLVMPointerType.get(space.value if isinstance(space, IntegerAttr) else 0):
        return "resolver has incorrect type"
    return None


def verify_equivalent(op: Operation, lookup: Lookup) -> str | None:
    """The symbol is a function that is there for sure, or another name of one."""
    found = lookup(op, op.attributes["function_name"])
    if found is None or found.info.name not in ("llvm.func", "llvm.mlir.alias"):
        return "must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'"
    if found.info.name == "llvm.mlir.alias":
        function = symbol_behind(found, lookup)
        if function is None or function.info.name != "llvm.func":
            return "must reference an alias to a function"
    elif linkage_of(found) == "extern_weak":
        return "target function with 'extern_weak' linkage not allowed"
    return None


def fold_equivalent(op: Operation, constants: list[Attribute | None]) -> Attribute:
    """dso_local_equivalent @f -> #llvm.dso_local_equivalent"""
    from pyopt.dialects.llvm.attributes import EquivalentAttr

    name = op.attributes["function_name"]
    assert isinstance(name, SymbolRefAttr)
    return EquivalentAttr.get(name)


OPS: Final[tuple[OpInfo, ...]] = (
    OpInfo(
        "llvm.mlir.alias",
        regions="initializer: sized<1>",
        attributes=f"alias_type: TypeAttr, sym_name: StrAttr, {LINKAGE}, dso_local: UnitAttr, thread_local_: UnitAttr, "
        f"{ADDRESS}, {VISIBILITY}",
        traits=ISOLATED | SYMBOL | SINGLE_BLOCK_IMPLICIT,
        implicit_terminator="llvm.return",
        form=FORMS + "alias",
        verify=verify_alias,
        verify_regions=verify_aliased,
        doc="Another name of a global or function, or of a place in a global.",
    ),
    OpInfo(
        "llvm.mlir.ifunc",
        attributes="sym_name: SymbolNameAttr, i_func_type: TypeAttr, resolver: FlatSymbolRefAttr, "
        f"resolver_type: TypeAttr, {LINKAGE}, dso_local: UnitAttr, "
        "address_space: ConfinedAttr<I32Attr, [IntNonNegative]> = 0 : i32, "
        f"unnamed_addr: {enums.UNNAMED_ADDRESS.constraint.name} = 0 : i64, {VISIBILITY}",
        syntax="custom<LLVMLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)? $sym_name `:` $i_func_type `,` "
        "$resolver_type $resolver attr-dict",
        custom={"LLVMLinkage": (FORMS + "parse_linkage", FORMS + "print_linkage")},
        traits=ISOLATED | SYMBOL,
        verify=verify_ifunc,
        verify_symbols=verify_resolver,
        doc="A function that a resolver chooses when the program is loaded.",
    ),
    OpInfo(
        "llvm.dso_local_equivalent",
        results="res: LLVM_AnyPointer",
        attributes="function_name: FlatSymbolRefAttr",
        syntax="$function_name attr-dict `:` qualified(type($res))",
        traits=PURE | CONSTANT_LIKE,
        verify_symbols=verify_equivalent,
        fold=fold_equivalent,
        doc="The address of something in the same library that does what a function does.",
    ),
)

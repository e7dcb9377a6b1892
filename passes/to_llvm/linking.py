"""Passes that prepare definitions of the llvm dialect for the linker.

    // llvm-add-comdats
    llvm.func linkonce @f() { ... }    ->    llvm.comdat @__llvm_comdat { llvm.comdat_selector @f any }
                                             llvm.func linkonce @f() comdat(@__llvm_comdat::@f) { ... }

    // llvm-use-default-visibility=visibility=hidden
    llvm.func @f()                     ->    llvm.func hidden @f()

Definitions with local linkage keep the default visibility, the only one that LLVM IR allows them; with
`reference-exact` they get the other one, as in mlir-opt. A selector that is there already is used, for which mlir-opt
adds another of the same name, and fails.
"""

from __future__ import annotations

from pyopt.dialects.llvm.enums import COMDAT, VISIBILITY
from pyopt.dialects.llvm.functions import linkage_of
from pyopt.ir.attributes import StringAttr, SymbolRefAttr
from pyopt.ir.core import Block, Operation, Region
from pyopt.ir.symbols import NAME, symbol_name
from pyopt.light import Final
from pyopt.pipeline.options import FlagOption, TextOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

GROUP: Final = "__llvm_comdat"
_LINKED_ONCE: Final = ("linkonce", "linkonce_odr")
_LOCAL: Final = ("internal", "private")
_DEFAULT: Final = VISIBILITY.by_keyword[""]

VISIBILITY_OPTION: Final = TextOption(
    "visibility", "", "The visibility of what has the default one", ("", "hidden", "protected")
)
REFERENCE_EXACT: Final = FlagOption("reference-exact", False, "Change also what is local, as mlir-opt does")


def add_comdats(op: Operation, pass_context: PassContext) -> bool:
    """Gives the functions of a module that are linked once a comdat each."""
    body = op.regions[0].first
    if body is None:
        return False
    functions = [one for one in body if one.info.name == "llvm.func" and linkage_of(one) in _LINKED_ONCE]
    if not functions:
        return False
    rewriter = Rewriter(pass_context.context)
    group = next((one for one in body if symbol_name(one) == GROUP), None)
    if group is None:
        rewriter.loc = op.loc
        rewriter.insert_at_start(body)
        region = Region()
        region.append(Block())
        group = rewriter.create("llvm.comdat", (), (), {NAME: StringAttr.get(GROUP)}, [region])
    # If something else has that name, it takes no selectors, and the verifier says that a comdat was expected.
    selectors = group.regions[0].first if group.info.name == "llvm.comdat" else None
    known = set() if selectors is None else {symbol_name(one) for one in selectors}
    for function in functions:
        name = function.attributes[NAME]
        assert isinstance(name, StringAttr)
        if selectors is not None and name.value not in known:
            rewriter.loc = function.loc
            rewriter.insert_at_start(selectors)
            rewriter.create("llvm.comdat_selector", (), (), {NAME: name, "comdat": COMDAT.by_keyword["any"]})
        function.set_attribute("comdat", SymbolRefAttr.get(GROUP, name.value))
    return True


def use_visibility(op: Operation, pass_context: PassContext) -> bool:
    """Gives all definitions and declarations of the default visibility another one."""
    word = VISIBILITY_OPTION.of(pass_context.options)
    if not word:
        return False
    wanted = VISIBILITY.by_keyword[word]
    exact = REFERENCE_EXACT.of(pass_context.options)
    changed = False
    for one in op.walk():
        if one.attributes.get("visibility_") is _DEFAULT and one.info.name.startswith("llvm."):
            if exact or linkage_of(one) not in _LOCAL:
                one.set_attribute("visibility_", wanted)
                changed = True
    return changed


ADD_COMDATS: Final = make_pass("llvm-add-comdats", add_comdats, anchor="builtin.module", class_name="LLVMAddComdats")
USE_VISIBILITY: Final = make_pass(
    "llvm-use-default-visibility",
    use_visibility,
    (VISIBILITY_OPTION, REFERENCE_EXACT),
    anchor="builtin.module",
    class_name="LLVMUseDefaultVisibilityPass",
)

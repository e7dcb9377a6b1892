"""Passes around the conversions to llvm: attributes that these look at, and preparation for export to LLVM IR.

    // llvm-request-c-wrappers
    func.func @f()                     ->    func.func @f() attributes {llvm.emit_c_interface}

    // set-llvm-module-datalayout
    module                             ->    module attributes {llvm.data_layout = "..."}

    // llvm-legalize-for-export
    llvm.cond_br %c, ^a(%x), ^a(%y)    ->    llvm.cond_br %c, ^a(%x), ^b(%y)
                                           ^b(%z):
                                             llvm.br ^a(%z)

Expressions of debug info with several fragments get a single one.

The successors are separated since LLVM IR has what goes to a block with the block, by predecessor.
"""

from __future__ import annotations

from pyopt.dialects.llvm.data_layout import layout_fault
from pyopt.dialects.llvm.fragments import merge_fragments
from pyopt.ir.attributes import UNIT, StringAttr
from pyopt.ir.core import Block, Operation
from pyopt.light import Final
from pyopt.pipeline.options import TextOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

C_INTERFACE: Final = "llvm.emit_c_interface"


def request_wrappers(op: Operation, pass_context: PassContext) -> bool:
    """Marks a function."""
    op.set_attribute(C_INTERFACE, UNIT)
    return True


DATA_LAYOUT: Final = TextOption("data-layout", "", "The layout, as LLVM writes it")


def set_layout(op: Operation, pass_context: PassContext) -> bool:
    """Gives the module its layout, if LLVM understands it."""
    layout = DATA_LAYOUT.of(pass_context.options)
    fault = layout_fault(layout)
    if fault is not None:
        pass_context.error(f"invalid data layout descriptor: {fault}\n", op)
        return False
    op.set_attribute("llvm.data_layout", StringAttr.get(layout))
    return True


def legalize(op: Operation, pass_context: PassContext) -> bool:
    """Each successor with arguments comes once in a terminator, and fragments of fragments are merged."""
    rewriter = Rewriter(pass_context.context)
    changed = False
    for one in list(op.walk()):
        for name, value in list(one.attributes.items()):
            merged = merge_fragments(value)
            if merged is not value:
                one.set_attribute(name, merged)
                changed = True
        for region in one.regions:
            for block in list(region):
                changed |= _separate(block, rewriter)
    return changed


def _separate(block: Block, rewriter: Rewriter) -> bool:
    """Gives repeated successors of a block blocks of their own, at the end of the region."""
    last = block.last
    region = block.region
    if last is None or region is None or len(last.successors) < 2:
        return False
    seen: set[Block] = set()
    changed = False
    for number, successor in enumerate(list(last.successors)):
        if successor not in seen:
            seen.add(successor)
            continue
        if not successor.arguments:
            continue
        rewriter.loc = last.loc
        between = rewriter.create_block(region, [argument.type for argument in successor.arguments])
        rewriter.insert_at_end(between)
        rewriter.create("llvm.br", list(between.arguments), (), successors=[successor])
        last.set_successor(number, between)
        changed = True
    return changed


REQUEST_WRAPPERS: Final = make_pass(
    "llvm-request-c-wrappers", request_wrappers, anchor="func.func", class_name="LLVMRequestCWrappersPass"
)
SET_LAYOUT: Final = make_pass(
    "set-llvm-module-datalayout",
    set_layout,
    (DATA_LAYOUT,),
    anchor="builtin.module",
    class_name="SetLLVMModuleDataLayoutPass",
)
LEGALIZE: Final = make_pass("llvm-legalize-for-export", legalize, class_name="LLVMLegalizeForExportPass")

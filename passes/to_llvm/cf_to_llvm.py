"""convert-cf-to-llvm: branches, and assertions that print a message and end the program.

    cf.cond_br %c, ^a(%x : i32), ^b    ->    llvm.cond_br %c, ^a(%x : i32), ^b

    cf.assert %c, "message"            ->      llvm.cond_br %c, ^rest, ^failed
                                             ^failed:
                                               llvm.call @puts(address of the message)
                                               llvm.call @abort()
                                               llvm.unreachable

A branch to a block whose arguments have other types than what it forwards has become is not converted: an error here,
while other passes with these patterns leave it.
"""

from __future__ import annotations

from pyopt.dialects.llvm import enums
from pyopt.dialects.llvm.types import VOID, LLVMArrayType, LLVMPointerType
from pyopt.ir.attributes import UNIT, UNKNOWN_LOC, Attribute, StringAttr, SymbolRefAttr, TypeAttr
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.signature import segments
from pyopt.ir.symbols import NAME
from pyopt.ir.traits import successor_operands
from pyopt.ir.types import I8, TensorType
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.to_llvm.common import (
    INDEX_BITWIDTH,
    convert_to_llvm,
    llvm_target,
    llvm_types,
    patterns_of,
)
from pyopt.passes.to_llvm.descriptors import element_pointer
from pyopt.passes.to_llvm.library import call, declare, free_name, module_of
from pyopt.passes.to_llvm.types import LLVMTypes
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter

if TYPE_CHECKING:
    from pyopt.passes.to_llvm.common import Lower


def _fit(block: Block, values: list[Value]) -> bool:
    """The values have the types of the block's arguments."""
    arguments = block.arguments
    return len(arguments) == len(values) and all(
        value.type is argument.type for value, argument in zip(values, arguments, strict=True)
    )


def lower_branch(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """cf.br, cf.cond_br, cf.switch -> the same of llvm, to blocks that take what their arguments are in llvm

    As in the reference, a switch loses its discardable attributes.
    """
    for block in dict.fromkeys(op.successors):
        if any(types.convert(argument.type) is not argument.type for argument in block.arguments):
            rewriter.convert_arguments(block, types.converter)
    rewriter.insert_before(op)
    for number, block in enumerate(op.successors):
        start, end = successor_operands(op, number)
        if not _fit(block, operands[start:end]):
            return False
    name = "llvm." + op.info.name.partition(".")[2]
    attributes = op.attributes
    if name == "llvm.switch":
        attributes = {key: attributes[key] for key in op.info.attribute_names if key in attributes}
    rewriter.create(name, operands, [], attributes, successors=list(op.successors))
    rewriter.erase(op)
    return True


def lower_assert(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """cf.assert -> a branch to a new block that prints the message and aborts"""
    message = op.attributes["msg"]
    assert isinstance(message, StringAttr) and op.block is not None and op.block.region is not None
    block = op.block
    region = op.block.region
    rest = rewriter.split_block(block, op)
    failed = rewriter.create_block(region)
    rewriter.insert_at_end(failed)
    _print(message.value, op, rewriter, types)
    call(rewriter, declare(rewriter, types, op, "abort", (), VOID, UNKNOWN_LOC), ())
    rewriter.create("llvm.unreachable", (), ())
    rewriter.insert_at_end(block)
    sizes: dict[str, Attribute] = {"operandSegmentSizes": segments(1, 0, 0)}
    rewriter.create("llvm.cond_br", operands, [], sizes, successors=[rest, failed])
    rewriter.erase(op)
    return True


def _print(text: str, op: Operation, rewriter: ConversionRewriter, types: LLVMTypes) -> None:
    """Calls puts with a text that the module gets as a constant."""
    module = module_of(op)
    data = text.encode("latin-1") + b"\0"
    array = LLVMArrayType.get(len(data), I8)
    name = free_name("assert_msg", module, types)
    place = (rewriter.block, rewriter.before)
    rewriter.insert_at_start(module.regions[0].entry())
    attributes: dict[str, Attribute] = {
        "global_type": TypeAttr.get(array),
        "constant": UNIT,
        NAME: StringAttr.get(name),
        "linkage": enums.LINKAGE.get("private"),
        "value": DenseElementsAttr.get(TensorType.get((len(data),), I8), data),
    }
    made = rewriter.create("llvm.mlir.global", (), (), attributes, [Region()])
    types.declared[module, name] = made
    rewriter.block, rewriter.before = place
    pointer = LLVMPointerType.get()
    symbol: dict[str, Attribute] = {"global_name": SymbolRefAttr.get(name)}
    address = rewriter.create("llvm.mlir.addressof", (), [pointer], symbol).results[0]
    first = element_pointer(rewriter, pointer, array, address, [0])
    call(rewriter, declare(rewriter, types, op, "puts", [pointer], VOID), [first])


LOWERINGS: Final[dict[str, Lower]] = {
    "cf.assert": lower_assert,
    "cf.br": lower_branch,
    "cf.cond_br": lower_branch,
    "cf.switch": lower_branch,
}


def patterns(types: LLVMTypes) -> list[ConversionPattern]:
    """The patterns that convert ops of cf."""
    return patterns_of(LOWERINGS, types)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is in `op`."""
    target = llvm_target()
    target.illegal("cf")
    target.all_else_is_legal()  # nothing else is folded
    return convert_to_llvm(
        op, pass_context, patterns(llvm_types(pass_context, INDEX_BITWIDTH.of(pass_context.options))), target
    )


PASS: Final = make_pass(
    "convert-cf-to-llvm",
    run,
    (INDEX_BITWIDTH,),
    anchor="builtin.module",
    class_name="ConvertControlFlowToLLVMPass",
)

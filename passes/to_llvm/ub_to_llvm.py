"""convert-ub-to-llvm: poison, and places where control does not come.

    %0 = ub.poison : index    ->    %0 = llvm.mlir.poison : i64
    ub.unreachable            ->    llvm.unreachable

Poison whose value is not the plain one of ub stays.
"""

from __future__ import annotations

from pyopt.dialects.ub import POISON
from pyopt.ir.core import Operation, Value
from pyopt.light import Final
from pyopt.passes.to_llvm.common import (
    INDEX_BITWIDTH,
    convert_to_llvm,
    llvm_types,
    patterns_of,
)
from pyopt.passes.to_llvm.types import LLVMTypes
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter


def lower_poison(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """ub.poison -> llvm.mlir.poison"""
    type = types.convert(op.results[0].type)
    if type is None or op.attributes.get("value", POISON) is not POISON:
        return False
    rewriter.replace(op, rewriter.create("llvm.mlir.poison", (), [type]).results)
    return True


def lower_unreachable(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """ub.unreachable -> llvm.unreachable"""
    rewriter.replace_with_new(op, "llvm.unreachable", (), ())
    return True


def patterns(types: LLVMTypes) -> list[ConversionPattern]:
    """The patterns that convert ops of ub."""
    return patterns_of({"ub.poison": lower_poison, "ub.unreachable": lower_unreachable}, types)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is in `op`."""
    return convert_to_llvm(
        op, pass_context, patterns(llvm_types(pass_context, INDEX_BITWIDTH.of(pass_context.options)))
    )


PASS: Final = make_pass("convert-ub-to-llvm", run, (INDEX_BITWIDTH,), class_name="UBToLLVMConversionPass", apart=True)

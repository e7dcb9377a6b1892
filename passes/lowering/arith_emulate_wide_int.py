"""arith-emulate-wide-int: integers of twice the width that a target has, as vectors of two integers.

    func.func @f(%a: i64, %b: i64) -> i64 {         func.func @f(%a: vector<2xi32>, %b: ..) -> vector<2xi32> {
      %0 = arith.addi %a, %b : i64            ->      %low, %carry = arith.addui_extended %a[0], %b[0]
      return %0 : i64                                 %high = arith.addi %carry, %a[1] + %b[1]

The low half comes first. Functions, calls and arith ops change; other ops that use such integers are errors, and so are
divisions and integers that are wider. vector.print prints the halves.

The reference shifts halves by their whole width where an amount is 0, rounds a float twice, and takes an index to have
as many bits as a half. By default this is right; with `reference-exact` it is as there.
"""

from __future__ import annotations

from pyopt.ir.attributes import TypeAttr, function_type_of
from pyopt.ir.core import Operation, Value
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.lowering.converting import convert
from pyopt.passes.lowering.wide_integers.halves import signature
from pyopt.passes.lowering.wide_integers.patterns import WideIntegers
from pyopt.pipeline.options import UINT32, FlagOption, IntegerOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.legality import ConversionTarget
from pyopt.rewrite.type_converter import TypeConverter

if TYPE_CHECKING:
    from pyopt.rewrite.legality import Question

REFERENCE_EXACT: Final = FlagOption("reference-exact", False, "Compute as mlir-opt does, also where that is wrong")
WIDEST_INT_SUPPORTED: Final = IntegerOption(
    "widest-int-supported", 32, "Width of the widest integers that the target has", number=UINT32
)


def function_patterns(types: TypeConverter) -> list[ConversionPattern]:
    """Signatures, calls and returns."""

    def convert_function(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        type = function_type_of(op.attributes.get("function_type"))
        new = None if type is None else types.convert(type)
        if new is None:
            return False
        rewriter.set_attribute(op, "function_type", TypeAttr.get(new[0]))
        if op.regions and not op.regions[0].is_empty():
            rewriter.convert_arguments(op.regions[0].entry(), types)
        return True

    def convert_call(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        results = signature(types, [result.type for result in op.results])
        if results is None:
            return False
        rewriter.replace_with_new(op, op.info.name, operands, results, dict(op.attributes))
        return True

    def convert_return(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        rewriter.set_operands(op, operands)
        return True

    table = {"func.call": convert_call, "func.func": convert_function, "func.return": convert_return}
    return [ConversionPattern(name, apply, converter=types) for name, apply in table.items()]


def is_width(width: int) -> bool:
    """A power of two, of which integers of twice the width are made."""
    return width >= 2 and width & (width - 1) == 0


def keeps_types(types: TypeConverter) -> Question:
    """Whether all operands and results of an op have types that stay."""

    def is_legal(op: Operation) -> bool:
        return all(types.convert(value.type) == (value.type,) for value in (*op.operands, *op.results))

    return is_legal


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is in `op`."""
    width = WIDEST_INT_SUPPORTED.of(pass_context.options)
    if not is_width(width):
        pass_context.fail()
        return False
    exact = REFERENCE_EXACT.of(pass_context.options)
    wide = WideIntegers(width, exact)
    types = wide.types

    def is_legal_function(op: Operation) -> bool:
        type = function_type_of(op.attributes.get("function_type"))
        return type is None or types.convert(type) == (type,)

    target = ConversionTarget()
    target.legal("vector")
    if not exact:
        target.legal("math.ctlz")
    target.ask(is_legal_function, "func.func")
    target.ask(keeps_types(types), "arith", "func.call", "func.return", "vector.print")
    return convert(op, pass_context, target, [*function_patterns(types), *wide.patterns()])


PASS = make_pass(
    "arith-emulate-wide-int", run, (REFERENCE_EXACT, WIDEST_INT_SUPPORTED), class_name="ArithEmulateWideInt"
)

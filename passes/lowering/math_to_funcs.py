"""convert-math-to-funcs: powers with integer exponents, and leading zeros, become calls of functions that are made.

    math.ipowi %a, %b : i32              ->    call @__mlir_math_ipowi_i32(%a, %b) : (i32, i32) -> i32
    math.fpowi %x, %b : f32, i32         ->    call @__mlir_math_fpowi_f32_i32(%x, %b) : (f32, i32) -> f32
    math.ctlz %a : i32                   ->    call @__mlir_math_ctlz_i32(%a) : (i32) -> i32    // with `convert-ctlz`
    math.ipowi %v, %w : vector<2xi32>    ->    for each element: vector.extract, math.ipowi, vector.insert

The functions stand behind all others of their module, in the order of their first use; one that is there already is
used. Ops on index stay. The elements of a scalable vector cannot be enumerated, so that ops on them are an error.
"""

from __future__ import annotations

from pyopt.ir.attributes import StringAttr, SymbolRefAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import SYMBOL_TABLE
from pyopt.ir.symbols import table_of
from pyopt.ir.types import IntegerType, Type, VectorType, element_type_or_self
from pyopt.light import TYPE_CHECKING, Final, final
from pyopt.passes.lowering.converting import convert
from pyopt.passes.lowering.math_functions import (
    NAME,
    is_same,
    leading_zeros,
    make_function,
    power_of_float,
    power_of_float_to_one_bit,
    power_of_integer,
)
from pyopt.passes.lowering.vector_elements import unroll_elements
from pyopt.pipeline.options import UINT32, FlagOption, IntegerOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.legality import ConversionTarget
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.light import TypeAlias

    Key: TypeAlias = tuple[Operation, str, tuple[Type, ...]]
    """(symbol table, name of the op, types of its operands)."""

MIN_WIDTH: Final = IntegerOption(
    "min-width-of-fpowi-exponent", 1, "Convert math.fpowi only if its exponent has at least so many bits", UINT32
)
CONVERT_CTLZ: Final = FlagOption("convert-ctlz", False, "Convert math.ctlz, for targets without such an instruction")
REFERENCE_EXACT: Final = FlagOption(
    "reference-exact",
    False,
    "Convert scalable vectors as if they had the least number of elements, and exponents of one bit with a shift that "
    "is poison, as mlir-opt does",
)
POWER: Final = "math.ipowi"
FLOAT_POWER: Final = "math.fpowi"
LEADING_ZEROS: Final = "math.ctlz"


@final
class MathToFuncs:
    """One run: the functions that it has made."""

    __slots__ = ("_callees", "_exact", "_roots", "_width")

    def __init__(self, width: int, ctlz: bool, exact: bool) -> None:
        self._width = width
        self._exact = exact
        self._roots = {POWER, FLOAT_POWER, LEADING_ZEROS} if ctlz else {POWER, FLOAT_POWER}
        self._callees: dict[Key, str] = {}

    def goes(self, op: Operation) -> bool:
        """The op is to be converted."""
        number = element_type_or_self(op.operands[-1].type)
        if op.info.name not in self._roots or not isinstance(number, IntegerType):
            return False
        return op.info.name != FLOAT_POWER or number.width >= self._width

    def prepare(self, root: Operation, rewriter: Rewriter) -> bool:
        """Makes the functions for the ops in `root`; whether there are such ops."""
        found = [op for op in root.walk() if op.info.name in self._roots and self.goes(op)]
        for op in found:
            key = _key(op)
            if key not in self._callees:
                self._callees[key] = self._function(key, op, rewriter)
        return bool(found)

    def _function(self, key: Key, op: Operation, rewriter: Rewriter) -> str:
        table, name, inputs = key
        wanted = f"__mlir_{name.replace('.', '_')}_" + "_".join([str(one) for one in dict.fromkeys(inputs)])
        result = element_type_or_self(op.results[0].type)
        symbols = table_of(table)
        block = table.regions[0].first
        assert block is not None
        rewriter.insert_at_end(block)
        rewriter.loc = table.loc
        body = make_function(wanted, inputs, result, rewriter)
        if name == POWER:
            power_of_integer(body)
        elif name == LEADING_ZEROS:
            leading_zeros(body)
        elif isinstance(inputs[1], IntegerType) and inputs[1].width == 1 and not self._exact:
            power_of_float_to_one_bit(body)
        else:
            power_of_float(body)
        return _named(body.function, wanted, symbols)

    def unroll(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """op on vectors -> the op on each of their elements"""
        type = op.results[0].type
        if not isinstance(type, VectorType) or (any(type.scalable) and not self._exact):
            return False
        unroll_elements(op, operands, rewriter)
        return True

    def call(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """op on numbers -> func.call"""
        type = op.results[0].type
        if element_type_or_self(type) is not type:
            return False
        callee = SymbolRefAttr.get(self._callees[_key(op)])
        rewriter.replace_with_new(op, "func.call", operands, [type], {"callee": callee})
        return True


def _named(function: Operation, wanted: str, symbols: dict[str, Operation]) -> str:
    """The name of a new function, in whose place one takes that is there and the same."""
    chosen = wanted
    number = 0
    while chosen in symbols:
        if is_same(symbols[chosen], function):
            function.erase()
            return chosen
        chosen = f"{wanted}_{number}"
        number += 1
    function.set_attribute(NAME, StringAttr.get(chosen))
    return chosen


def _key(op: Operation) -> Key:
    table = op.parent_op()
    while table is not None and not table.info.traits & SYMBOL_TABLE:
        table = table.parent_op()
    assert table is not None
    return table, op.info.name, tuple([element_type_or_self(one.type) for one in op.operands])


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is inside `op`."""
    options = pass_context.options
    work = MathToFuncs(MIN_WIDTH.of(options), CONVERT_CTLZ.of(options), REFERENCE_EXACT.of(options))
    made = work.prepare(op, Rewriter(pass_context.context))
    patterns: list[ConversionPattern] = []
    for name in (POWER, FLOAT_POWER, LEADING_ZEROS):
        patterns.append(ConversionPattern(name, work.unroll))
        patterns.append(ConversionPattern(name, work.call))
    target = ConversionTarget()
    target.legal("arith", "cf", "func", "scf", "vector")
    target.ask(lambda one: not work.goes(one), POWER, FLOAT_POWER, LEADING_ZEROS)
    # What nothing converts folds nevertheless.
    return convert(op, pass_context, target, patterns) or made


PASS = make_pass(
    "convert-math-to-funcs",
    run,
    (CONVERT_CTLZ, MIN_WIDTH, REFERENCE_EXACT),
    anchor="builtin.module",
    class_name="ConvertMathToFuncs",
)

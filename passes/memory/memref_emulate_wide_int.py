"""memref-emulate-wide-int: memory of integers of twice the width that a target has, as memory of vectors of two.

    %m = memref.alloc() : memref<4xi64>             %m = memref.alloc() : memref<4xvector<2xi32>>
    %0 = memref.load %m[%i] : memref<4xi64>   ->    %0 = memref.load %m[%i] : memref<4xvector<2xi32>>

Besides allocations, loads and stores, arith ops change as arith-emulate-wide-int changes them. Functions keep their
types, and other memref ops on such memory are errors. Memory of vectors stays in the reference, which is not valid if
it is read; by default it changes.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import IntegerType, MemRefType, Type
from pyopt.light import Final, Sequence
from pyopt.passes.building.memref import TEMPORAL
from pyopt.passes.lowering.arith_emulate_wide_int import REFERENCE_EXACT, WIDEST_INT_SUPPORTED, is_width, keeps_types
from pyopt.passes.lowering.converting import convert
from pyopt.passes.lowering.wide_integers.halves import signature
from pyopt.passes.lowering.wide_integers.patterns import WideIntegers
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.legality import ConversionTarget
from pyopt.rewrite.type_converter import TypeConverter

KEPT: Final = {
    "memref.alloc": ("alignment", "operandSegmentSizes"),
    "memref.load": ("nontemporal",),
    "memref.store": ("nontemporal",),
}
"""The ops that change, and the attributes that they keep, as in the reference."""


def add_memref_types(types: TypeConverter, exact: bool) -> None:
    """memref<4xi64> -> memref<4xvector<2xi32>>"""

    def convert_memref(type: Type) -> Sequence[Type] | bool:
        if not isinstance(type, MemRefType) or type.shape is None:
            return True
        if exact and not isinstance(type.element_type, IntegerType):
            return [type]
        elements = signature(types, [type.element_type])
        if elements is None:
            return False
        return [MemRefType.get(type.shape, elements[0], type.layout, type.memory_space)]

    types.add(convert_memref)


def access_patterns(types: TypeConverter) -> list[ConversionPattern]:
    """Allocations, loads and stores."""

    def convert_access(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        results = signature(types, [result.type for result in op.results])
        if results is None:
            return False
        name = op.info.name
        attributes: dict[str, Attribute] = {} if name == "memref.alloc" else dict(TEMPORAL)
        attributes.update({key: op.attributes[key] for key in KEPT[name] if key in op.attributes})
        rewriter.replace_with_new(op, name, operands, results, attributes)
        return True

    return [ConversionPattern(name, convert_access, converter=types) for name in KEPT]


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is in `op`."""
    width = WIDEST_INT_SUPPORTED.of(pass_context.options)
    if not is_width(width):
        pass_context.fail()
        return False
    exact = REFERENCE_EXACT.of(pass_context.options)
    wide = WideIntegers(width, exact)
    add_memref_types(wide.types, exact)
    target = ConversionTarget()
    if not exact:
        target.legal("math.ctlz")
    target.ask(keeps_types(wide.types), "arith", "memref", "vector")
    return convert(op, pass_context, target, [*access_patterns(wide.types), *wide.patterns()])


PASS = make_pass(
    "memref-emulate-wide-int", run, (REFERENCE_EXACT, WIDEST_INT_SUPPORTED), class_name="MemRefEmulateWideInt"
)

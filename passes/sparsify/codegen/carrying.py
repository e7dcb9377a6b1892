"""Ops that hand on values whatever their types are: which of them a conversion of types must change, and how.

Functions, calls, branches and structured control flow have other arguments and results when types become others.
"""

from __future__ import annotations

from pyopt.ir.attributes import function_type_of
from pyopt.ir.core import Operation, Value
from pyopt.light import final
from pyopt.passes.sparsify.codegen import branches, functions, structured
from pyopt.passes.sparsify.codegen.layout import all_kept
from pyopt.rewrite.conversion import ConversionPattern

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final, TypeAlias

    from pyopt.rewrite.conversion_rewriter import ConversionRewriter
    from pyopt.rewrite.legality import ConversionTarget
    from pyopt.rewrite.type_converter import TypeConverter

    Carry: TypeAlias = Callable[[Operation, list[Value], ConversionRewriter, TypeConverter], bool]

STRUCTURED: Final = ("scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while")
BRANCHES: Final = ("cf.br", "cf.cond_br", "cf.switch")


@final
class Carrying:
    """A pattern for ops that carry values from here to there."""

    __slots__ = ("carry", "converter")

    def __init__(self, carry: Carry, converter: TypeConverter) -> None:
        self.carry = carry
        self.converter = converter

    def apply(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        return self.carry(op, operands, rewriter, self.converter)


CARRIES: Final[dict[str, Carry]] = {
    **dict.fromkeys(BRANCHES, branches.convert_branch),
    **dict.fromkeys(STRUCTURED, structured.convert_structured),
    "arith.select": branches.convert_select,
    "func.call": functions.convert_call,
    "func.func": functions.convert_function,
    "func.return": functions.convert_terminator,
    "scf.condition": functions.convert_terminator,
    "scf.yield": functions.convert_terminator,
}


@final
class Legality:
    """What stays: ops whose values keep their types."""

    __slots__ = ("converter",)

    def __init__(self, converter: TypeConverter) -> None:
        self.converter = converter

    def function(self, op: Operation) -> bool:
        type = function_type_of(op.attributes.get("function_type"))
        return type is None or all_kept(self.converter, (*type.inputs, *type.results))

    def operands(self, op: Operation) -> bool:
        return all_kept(self.converter, [operand.type for operand in op.operands])

    def results(self, op: Operation) -> bool:
        return all_kept(self.converter, [result.type for result in op.results])

    def both(self, op: Operation) -> bool:
        return self.operands(op) and self.results(op)

    def yields(self, op: Operation) -> bool:
        parent = op.parent_op()
        return parent is None or parent.info.name not in STRUCTURED or self.operands(op)

    def gives_no_sparse(self, op: Operation) -> bool | None:
        return None if self.results(op) else False


def carry_on(target: ConversionTarget, legality: Legality) -> None:
    """Tells a target of these ops."""
    target.ask(legality.function, "func.func")
    target.ask(legality.both, "func.call", "scf.while", "scf.condition")
    target.ask(legality.operands, "func.return")
    target.ask(legality.results, "scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "arith.select")
    target.ask(legality.yields, "scf.yield")
    target.ask(legality.operands, *BRANCHES)


def carrying_patterns(converter: TypeConverter) -> list[ConversionPattern]:
    """What makes them legal."""
    return [
        ConversionPattern(name, Carrying(carry, converter).apply, converter=converter)
        for name, carry in CARRIES.items()
    ]

"""Functions, calls and structured control flow whose types change: what carries a tensor carries a handle.

    func.func @f(%t: tensor<8xf64, #SV>)  ->  func.func @f(%t: !llvm.ptr)

Each type becomes one type.
"""

from __future__ import annotations

from pyopt.ir.attributes import TypeAttr, function_type_of
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.types import I1, FunctionType, Type
from pyopt.light import final
from pyopt.rewrite.conversion import ConversionPattern

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from pyopt.rewrite.conversion import Apply
    from pyopt.rewrite.conversion_rewriter import ConversionRewriter
    from pyopt.rewrite.legality import ConversionTarget
    from pyopt.rewrite.type_converter import TypeConverter

CARRIERS: Final = ("scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while")
"""Ops with regions that hand values on."""
BRANCHES: Final = ("cf.br", "cf.cond_br", "cf.switch")
"""Those to blocks, which the reference leaves as they are."""


@final
class Structure:
    """The patterns, and which of the ops are legal."""

    __slots__ = ("_converter",)

    def __init__(self, converter: TypeConverter) -> None:
        self._converter = converter

    def patterns(self) -> list[ConversionPattern]:
        table: dict[str, Apply] = {
            "arith.select": self.change_select,
            "func.func": self.change_function,
            "func.call": self.change_call,
        }
        for name in CARRIERS:
            table[name] = self.change_carrier
        for name in ("func.return", "scf.yield", "scf.condition", *BRANCHES):
            table[name] = self.change_end
        return [ConversionPattern(name, apply, converter=self._converter) for name, apply in table.items()]

    def add_to(self, target: ConversionTarget) -> None:
        """Says which ops are legal: those whose types need no change."""
        target.ask(self.is_legal_function, "func.func")
        target.ask(self.is_legal, "arith.select", "func.call", "func.return", *CARRIERS, "scf.condition", *BRANCHES)
        target.ask(self.is_legal_yield, "scf.yield")

    def _keeps(self, types: Sequence[Type]) -> bool:
        return all(self._converter.convert(one) == (one,) for one in types)

    def is_legal_function(self, op: Operation) -> bool:
        type = function_type_of(op.attributes.get("function_type"))
        return type is None or (self._keeps(type.inputs) and self._keeps(type.results))

    def is_legal(self, op: Operation) -> bool:
        return self._keeps([one.type for one in op.operands]) and self._keeps([one.type for one in op.results])

    def is_legal_yield(self, op: Operation) -> bool:
        """A yield of another op than those that are changed stays as it is."""
        around = op.parent_op()
        return around is None or around.info.name not in CARRIERS or self.is_legal(op)

    def _new_types(self, types: Sequence[Type]) -> list[Type]:
        found: list[Type] = []
        for one in types:
            new = self._converter.convert(one)
            assert new is not None and len(new) == 1
            found.append(new[0])
        return found

    # Patterns.

    def change_function(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """func @f(tensor) -> tensor  ->  func @f(handle) -> handle"""
        type = function_type_of(op.attributes.get("function_type"))
        assert type is not None
        inputs, results = self._new_types(type.inputs), self._new_types(type.results)
        rewriter.set_attribute(op, "function_type", TypeAttr.get(FunctionType.get(tuple(inputs), tuple(results))))
        self._change_arguments(op.regions[0], rewriter)
        return True

    def change_call(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """call @f(a) : (tensor) -> tensor  ->  call @f(a') : (handle) -> handle"""
        types = self._new_types([one.type for one in op.results])
        rewriter.replace(op, rewriter.create("func.call", operands, types, op.attributes).results)
        return True

    def change_select(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """select %c, a, b : tensor  ->  select %c, a', b' : handle"""
        if op.operands[0].type is not I1:
            return False
        rewriter.replace(op, rewriter.create("arith.select", operands, [operands[1].type], op.attributes).results)
        return True

    def change_carrier(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """for .. iter_args(a) -> tensor  ->  for .. iter_args(a') -> handle, and others"""
        types = self._new_types([one.type for one in op.results])
        regions = [Region() for _ in op.regions]
        new = rewriter.create(op.info.name, operands, types, op.attributes, regions)
        for old, region in zip(op.regions, regions, strict=True):
            rewriter.move_region(old, region)
            self._change_arguments(region, rewriter)
        rewriter.replace(op, new.results)
        return True

    def change_end(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """yield a : tensor  ->  yield a' : handle, and others that end a block"""
        rewriter.set_operands(op, operands)
        return True

    def _change_arguments(self, region: Region, rewriter: ConversionRewriter) -> None:
        """Blocks with the new types of arguments take the place of a region's blocks."""
        for block in list(region):
            if not self._keeps([one.type for one in block.arguments]):
                rewriter.convert_arguments(block, self._converter)

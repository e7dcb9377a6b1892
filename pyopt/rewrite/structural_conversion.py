"""Conversion of functions, calls, branches and structured control flow to other types: each type may become several.

    func.func @f(%t: tensor<8xf64, #SV>)          ->   func.func @f(%t: !llvm.ptr)
    %u = scf.for .. iter_args(%s = %t) -> (T)     ->   %u:4 = scf.for .. iter_args(%s0 = %p, ..)

A value whose type becomes several (or none) is a *tuple* until all of its users are converted: the cast of those values
to the old type, `builtin.unrealized_conversion_cast %positions, %values, .. to tensor<8xf64, #SV>`.
"""

from __future__ import annotations

from pyopt.analysis.branches import resized, successor_operands
from pyopt.ir.attributes import ArrayAttr, DictionaryAttr, TypeAttr, function_type_of
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.types import I1, FunctionType, Type
from pyopt.light import TYPE_CHECKING, Final, Sequence, final
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.legality import ConversionTarget
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.type_conversion import CAST

if TYPE_CHECKING:
    from pyopt.rewrite.conversion import Apply
    from pyopt.rewrite.type_converter import TypeConverter

STRUCTURED: Final = ("scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while")
"""The ops with regions that are converted here, and their terminators with them."""
BRANCHES: Final = ("cf.br", "cf.cond_br", "cf.switch")
"""The reference leaves these as they are."""


def tuple_of(rewriter: Rewriter, type: Type, values: Sequence[Value]) -> Value:
    """The one value of the old type that stands for several."""
    return rewriter.create(CAST, list(values), [type]).results[0]


def tuple_op(value: Value) -> Operation | None:
    """The op that makes a tuple; None for other values."""
    op = value.op
    return op if op is not None and op.info.name == CAST and len(op.operands) != 1 else None


@final
class StructuralConversion:
    """The patterns of these ops, and which of them are legal: those whose types a converter keeps."""

    __slots__ = ("_converter",)

    def __init__(self, converter: TypeConverter) -> None:
        self._converter = converter

    def patterns(self) -> list[ConversionPattern]:
        table: dict[str, Apply] = {
            "arith.select": self.convert_select,
            "func.call": self.convert_call,
            "func.func": self.convert_function,
        }
        for name in STRUCTURED:
            table[name] = self.convert_structured
        for name in BRANCHES:
            table[name] = self.convert_branch
        for name in ("func.return", "scf.condition", "scf.yield"):
            table[name] = self.convert_terminator
        return [ConversionPattern(name, apply, converter=self._converter) for name, apply in table.items()]

    def add_to(self, target: ConversionTarget) -> None:
        """Tells a conversion target which ops are legal."""
        target.ask(self.is_legal_function, "func.func")
        target.ask(self.is_legal, "arith.select", "func.call", "func.return", "scf.condition", *STRUCTURED, *BRANCHES)
        target.ask(self.is_legal_yield, "scf.yield")

    # Legality.

    def keeps(self, types: Sequence[Type]) -> bool:
        """The types are converted to themselves."""
        return all(self._converter.convert(type) == (type,) for type in types)

    def keeps_operands(self, op: Operation) -> bool:
        return self.keeps([operand.type for operand in op.operands])

    def keeps_results(self, op: Operation) -> bool:
        return self.keeps([result.type for result in op.results])

    def is_legal(self, op: Operation) -> bool:
        return self.keeps_operands(op) and self.keeps_results(op)

    def is_legal_function(self, op: Operation) -> bool:
        type = function_type_of(op.attributes.get("function_type"))
        return type is None or self.keeps((*type.inputs, *type.results))

    def is_legal_yield(self, op: Operation) -> bool:
        """A yield stays as it is if it ends an op that is not converted here."""
        parent = op.parent_op()
        return parent is None or parent.info.name not in STRUCTURED or self.keeps_operands(op)

    # Parts of patterns.

    def _types(self, types: Sequence[Type]) -> list[Type]:
        return [new for type in types for new in self._converter.convert(type) or ()]

    def _flattened(self, operands: Sequence[Value], old: Sequence[Value]) -> list[Value] | None:
        """Converted operands with the values of tuples in their place; None if there are none for a type that becomes
        several. old: the operands before conversion."""
        out: list[Value] = []
        for value, before in zip(operands, old, strict=True):
            found = self._converter.convert(before.type)
            if found is not None and len(found) == 1:
                out.append(value)
                continue
            op = tuple_op(value)
            if op is None:
                return None
            out.extend(op.operands)
        return out

    def _replace(self, op: Operation, values: Sequence[Value], rewriter: ConversionRewriter) -> None:
        """Replaces the results of `op`, by tuples where a type became several."""
        out: list[Value] = []
        start = 0
        for result in op.results:
            count = len(self._converter.convert(result.type) or ())
            group = values[start : start + count]
            start += count
            out.append(group[0] if count == 1 else tuple_of(rewriter, result.type, group))
        rewriter.replace(op, out)

    def _convert_arguments(self, region: Region, rewriter: ConversionRewriter) -> None:
        for block in list(region):
            if not self.keeps([argument.type for argument in block.arguments]):
                rewriter.convert_arguments(block, self._converter)

    # Patterns.

    def convert_function(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """The type of a function, the arguments of its blocks, and the attributes of arguments and results."""
        type = function_type_of(op.attributes.get("function_type"))
        if type is None:
            return False
        new = FunctionType.get(tuple(self._types(type.inputs)), tuple(self._types(type.results)))
        rewriter.set_attribute(op, "function_type", TypeAttr.get(new))
        for name, types in (("arg_attrs", type.inputs), ("res_attrs", type.results)):
            given = op.attributes.get(name)
            if isinstance(given, ArrayAttr):
                rewriter.set_attribute(op, name, self._spread(given, types))
        self._convert_arguments(op.regions[0], rewriter)
        return True

    def _spread(self, given: ArrayAttr, types: Sequence[Type]) -> ArrayAttr:
        """The first of the values that an argument or result becomes has its attributes."""
        out = []
        for attribute, type in zip(given.elements, types, strict=True):
            out.append(attribute)
            out.extend([DictionaryAttr.get({})] * (len(self._converter.convert(type) or (type,)) - 1))
        return ArrayAttr.get(tuple(out))

    def convert_call(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """call @f(a) : (tensor) -> tensor  ->  call @f(a') : (handle) -> handle"""
        given = self._flattened(operands, op.operands)
        if given is None:
            return False
        types = self._types([result.type for result in op.results])
        call = rewriter.create("func.call", given, types, {"callee": op.attributes["callee"]})
        self._replace(op, call.results, rewriter)
        return True

    def convert_select(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """select %c, a, b : tensor  ->  a select of each pair of values, if one condition decides"""
        first = self._flattened(operands[1:2], op.operands[1:2])
        second = self._flattened(operands[2:], op.operands[2:])
        if first is None or second is None or op.operands[0].type is not I1:
            return False
        made = [
            rewriter.create("arith.select", [operands[0], one, other], [one.type], op.attributes).results[0]
            for one, other in zip(first, second, strict=True)
        ]
        self._replace(op, made, rewriter)
        return True

    def convert_structured(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """for .. iter_args(a) -> tensor  ->  for .. iter_args(a') -> handle, and others; their regions move."""
        given = self._flattened(operands, op.operands)
        if given is None:
            return False
        for region in op.regions:
            self._convert_arguments(region, rewriter)
        regions = [Region() for _ in op.regions]
        # A loop made of an scf.while has no attributes, as in the reference.
        attributes = {} if op.info.name == "scf.while" else op.attributes
        made = rewriter.create(
            op.info.name, given, self._types([result.type for result in op.results]), attributes, regions
        )
        for region, new in zip(op.regions, regions, strict=True):
            rewriter.move_region(region, new)
        rewriter.insert_after(made)
        self._replace(op, made.results, rewriter)
        return True

    def convert_terminator(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """return, scf.yield and, which keeps its attributes as in the reference, scf.condition."""
        given = self._flattened(operands, op.operands)
        if given is None:
            return False
        rewriter.create(op.info.name, given, [], op.attributes if op.info.name == "scf.condition" else {})
        rewriter.erase(op)
        return True

    def convert_branch(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """cf.br, cf.cond_br, cf.switch of the converted values."""
        given = self._flattened(operands, op.operands)
        if given is None:
            return False
        grown: dict[int, int] = {}
        for number in range(len(op.successors)):
            types = [operand.type for operand in successor_operands(op, number)]
            grown[number] = len(self._types(types)) - len(types)
        attributes = {**op.attributes, **resized(op, grown)}
        rewriter.create(op.info.name, given, [], attributes, successors=list(op.successors))
        rewriter.erase(op)
        return True

"""The attributes of the dialect: how they are read, and the constraints of ops that ask for them."""

from __future__ import annotations

from pyopt.dialects.llvm.expressions import parse_element, parse_expression
from pyopt.dialects.llvm.struct_parameters import PARAMETERS
from pyopt.dialects.llvm.struct_parser import StructParser, parse_member, parse_struct
from pyopt.dialects.llvm.text_attributes import PARSERS as TEXTS
from pyopt.ir.attributes import Attribute, DialectAttribute, FloatAttr, IntegerAttr, SymbolRefAttr
from pyopt.ir.constraints import AttributeConstraint
from pyopt.ir.constraints_attributes import is_float, register_attribute
from pyopt.ir.tables import unique
from pyopt.ir.types import F64, Type
from pyopt.light import TYPE_CHECKING, Callable, Final, final
from pyopt.syntax.attribute_parser import AttributeParser

if TYPE_CHECKING:
    from pyopt.ir.protocols import BodyPrinter


@final
class EquivalentAttr(DialectAttribute):
    """#llvm.dso_local_equivalent: what an llvm.dso_local_equivalent folds to; it has no text that could be read."""

    __slots__ = ("symbol",)

    def __init__(self, symbol: SymbolRefAttr) -> None:
        super().__init__("llvm.dso_local_equivalent")
        self.symbol = symbol

    @staticmethod
    def get(symbol: SymbolRefAttr) -> EquivalentAttr:
        return _equivalents.get(symbol) or _equivalents.setdefault(symbol, EquivalentAttr(symbol))

    def children(self) -> tuple[Attribute | Type, ...]:
        return (self.symbol,)

    def body(self, printer: BodyPrinter) -> str:
        return printer.attribute(self.symbol)


_equivalents: dict[SymbolRefAttr, EquivalentAttr] = unique({})


@final
class _ShortForm:
    """The attribute in the custom form of an op, without `#llvm.mnemonic`."""

    def __init__(self, mnemonic: str) -> None:
        self.mnemonic = mnemonic

    def parse(self, p: AttributeParser) -> Attribute:
        if p.peek()[:1] == "#":
            return self.parse_full(p)
        return parse_struct(p, self.mnemonic, f"custom op '{p.form_name}' ")

    def parse_full(self, p: AttributeParser) -> Attribute:
        """`#llvm.mnemonic<...>`."""
        at = p.i
        found = p.parse_attribute()
        if not isinstance(found, DialectAttribute) or found.keyword != "llvm." + self.mnemonic:
            raise p.error(f"custom op '{p.form_name}' invalid kind of attribute specified", at)
        return found

    def print(self, printer: BodyPrinter, attribute: Attribute) -> str:
        return printer.attribute(attribute).removeprefix("#llvm." + self.mnemonic)


SHORT: Final = ("blockaddress", "blocktag", "dereferenceable", "di_label")
"""Attributes that ops have in the short form."""
SUMMARIES: Final = {
    "alias_scope": "LLVM dialect alias scope",
    "dereferenceable": "LLVM dereferenceable attribute",
    "target_features": "LLVM target features attribute",
    "vec_type_hint": "Explicit vectorization compiler hint",
}


@final
class _IsText:
    """The attribute has a mnemonic."""

    def __init__(self, mnemonic: str) -> None:
        self.keyword = "llvm." + mnemonic

    def accepts(self, attribute: Attribute) -> bool:
        return isinstance(attribute, DialectAttribute) and attribute.keyword == self.keyword


def is_double(attribute: Attribute) -> bool:
    return isinstance(attribute, FloatAttr) and attribute.type is F64


def is_integer(attribute: Attribute) -> bool:
    return isinstance(attribute, IntegerAttr)


register_attribute(AttributeConstraint("F64Attr", "64-bit float attribute", is_double, F64, is_float))

register_attribute(AttributeConstraint("APIntAttr", "arbitrary integer attribute", is_integer, None, is_integer))

for _name, _mnemonic in (
    ("LLVM_AccessGroupAttr", "access_group"),
    ("LLVM_AliasScopeAttr", "alias_scope"),
    ("LLVM_BlockAddressAttr", "blockaddress"),
    ("LLVM_BlockTagAttr", "blocktag"),
    ("LLVM_DIExpressionAttr", "di_expression"),
    ("LLVM_DILabelAttr", "di_label"),
    ("LLVM_DILocalVariableAttr", "di_local_variable"),
    ("LLVM_DIGlobalVariableExpressionAttr", "di_global_variable_expression"),
    ("LLVM_DereferenceableAttr", "dereferenceable"),
    ("LLVM_LoopAnnotationAttr", "loop_annotation"),
    ("LLVM_MemoryEffectsAttr", "memory_effects"),
    ("LLVM_TBAATagAttr", "tbaa_tag"),
    ("LLVM_TargetFeaturesAttr", "target_features"),
    ("LLVM_VecTypeHintAttr", "vec_type_hint"),
    ("LLVM_VScaleRangeAttr", "vscale_range"),
):
    _accepts = _IsText(_mnemonic).accepts
    _constraint = AttributeConstraint(_name, SUMMARIES.get(_mnemonic, ""), _accepts, None, _accepts)
    if _mnemonic in SHORT:
        _constraint.parse = _ShortForm(_mnemonic).parse
        _constraint.print = _ShortForm(_mnemonic).print
    register_attribute(_constraint)

PARSERS: Final[dict[str, Callable[[AttributeParser], Attribute]]] = {
    **{mnemonic: StructParser(mnemonic).parse for mnemonic in PARAMETERS},
    **TEXTS,
    "di_expression": parse_expression,
    "di_expression_elem": parse_element,
    "tbaa_member": parse_member,
}

"""Constraints on attributes by their ODS names, with the words of the reference (see `constraints.py`).

Dialects add their own with `register_attribute` (enums, dialect attributes).
"""

from __future__ import annotations

from pyopt.ir.affine import AffineMapAttr, IntegerSetAttr
from pyopt.ir.attributes import (
    FALSE,
    TRUE,
    UNIT,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DialectAttribute,
    DictionaryAttr,
    FloatAttr,
    IntegerAttr,
    OpaqueAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    TypedAttribute,
)
from pyopt.ir.constraints import (
    AttributeConstraint,
    TypeConstraint,
    constraints_of,
    list_of,
    split_arguments,
    type_constraint,
)
from pyopt.ir.types import I1, I8, I32, I64, INDEX, NONE, FloatType, IntegerType, ShapedType, Type
from pyopt.light import TYPE_CHECKING, Callable, Final, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.ir.protocols import DenseArrayParser, DenseArrayPrinter

    AttributePredicate: TypeAlias = Callable[[Attribute], bool]
    AttributeFamily: TypeAlias = Callable[[list[str]], AttributeConstraint]


def find_attribute_constraint(text: str) -> AttributeConstraint:
    """The constraint that the text names; a ValueError for an unknown one."""
    found = _attributes.get(text)
    if found is None:
        name, arguments = split_arguments(text)
        family = _families.get(name)
        if family is None or arguments is None:
            raise ValueError(f"unknown attribute constraint '{text}'")
        found = family(arguments)
        found.name = text
        _attributes[text] = found
    return found


def known_attribute_constraints() -> list[str]:
    """The names of the attribute constraints without arguments."""
    return list(_attributes)


def register_attribute(constraint: AttributeConstraint) -> None:
    """Makes an attribute constraint known; registering a name again changes nothing."""
    _attributes.setdefault(constraint.name, constraint)


def register_dialect_attribute(name: str, summary: str, keyword: str) -> AttributeConstraint:
    """Makes known a constraint that accepts the dialect attribute with the keyword `dialect.mnemonic`."""
    accepts = _IsDialectAttribute(keyword).accepts
    return _attributes.setdefault(name, AttributeConstraint(name, summary, accepts, None, accepts))


@final
class _IsDialectAttribute:
    """A predicate: a dialect's own attribute by its keyword, whether it is registered or kept as text."""

    def __init__(self, keyword: str) -> None:
        self.keyword = keyword

    def accepts(self, attribute: Attribute) -> bool:
        if isinstance(attribute, DialectAttribute):
            return attribute.keyword == self.keyword
        return isinstance(attribute, OpaqueAttr) and attribute.text.partition("<")[0] == self.keyword


# Predicates.


def _any(attribute: Attribute) -> bool:
    return True


def is_integer(attribute: Attribute) -> bool:
    return isinstance(attribute, IntegerAttr)


def is_float(attribute: Attribute) -> bool:
    return isinstance(attribute, FloatAttr)


def is_string(attribute: Attribute) -> bool:
    return isinstance(attribute, StringAttr)


def is_array(attribute: Attribute) -> bool:
    return isinstance(attribute, ArrayAttr)


def is_dictionary(attribute: Attribute) -> bool:
    return isinstance(attribute, DictionaryAttr)


def is_type(attribute: Attribute) -> bool:
    return isinstance(attribute, TypeAttr)


def is_symbol_ref(attribute: Attribute) -> bool:
    return isinstance(attribute, SymbolRefAttr)


def is_flat_symbol_ref(attribute: Attribute) -> bool:
    return isinstance(attribute, SymbolRefAttr) and len(attribute.path) == 1


def is_unit(attribute: Attribute) -> bool:
    return attribute is UNIT


def is_unit_or_bool(attribute: Attribute) -> bool:
    """A property that is there or false."""
    return attribute is UNIT or attribute is TRUE or attribute is FALSE


def is_bool(attribute: Attribute) -> bool:
    return isinstance(attribute, IntegerAttr) and attribute.type is I1


def type_of(attribute: Attribute) -> Type | None:
    """The type of an attribute that has one (the reference's TypedAttr interface)."""
    if isinstance(attribute, (TypedAttribute, StringAttr)):
        return attribute.type
    found = getattr(attribute, "type", None)
    return found if isinstance(found, Type) else None


def is_typed(attribute: Attribute) -> bool:
    return type_of(attribute) is not None


def is_elements(attribute: Attribute) -> bool:
    """Dense and sparse elements, dense resources, dense arrays."""
    return isinstance(attribute, DenseArrayAttr) or isinstance(elements_type(attribute), ShapedType)


def elements_type(attribute: Attribute) -> ShapedType | None:
    """The shaped type of dense or sparse elements; None for other attributes."""
    type = None if isinstance(attribute, (OpaqueAttr, StringAttr)) else type_of(attribute)
    return type if isinstance(type, ShapedType) else None


def is_int_elements(attribute: Attribute) -> bool:
    """Dense elements of an integer or index type."""
    type = elements_type(attribute)
    return (
        type is not None
        and attribute.__class__.__name__ == "DenseElementsAttr"
        and (type.element_type is INDEX or isinstance(type.element_type, IntegerType))
    )


def is_affine_map(attribute: Attribute) -> bool:
    return isinstance(attribute, AffineMapAttr)


def is_integer_set(attribute: Attribute) -> bool:
    return isinstance(attribute, IntegerSetAttr)


@final
class _IntegerOf:
    """Predicates: an integer attribute, or dense integer elements, whose type satisfies a type constraint."""

    def __init__(self, type: TypeConstraint) -> None:
        self.type = type

    def integer(self, attribute: Attribute) -> bool:
        return isinstance(attribute, IntegerAttr) and self.type.accepts(attribute.type)

    def elements(self, attribute: Attribute) -> bool:
        type = elements_type(attribute)
        return type is not None and is_int_elements(attribute) and self.type.accepts(type.element_type)

    def type_attribute(self, attribute: Attribute) -> bool:
        return isinstance(attribute, TypeAttr) and self.type.accepts(attribute.value)


@final
class _DenseArrayOf:
    def __init__(self, element: Type) -> None:
        self.element = element

    def accepts(self, attribute: Attribute) -> bool:
        return isinstance(attribute, DenseArrayAttr) and attribute.element_type is self.element


@final
class _DenseArrayForm:
    """The form of a dense array attribute in an assembly format: `[1, 2]`. The parser and the printer know the
    syntax."""

    def __init__(self, element: IntegerType | FloatType) -> None:
        self.element = element

    def parse(self, parser: DenseArrayParser) -> Attribute:
        return parser.parse_dense_array(self.element)

    def parse_optional(self, parser: DenseArrayParser) -> Attribute | None:
        return parser.parse_optional_dense_array(self.element)


def _print_dense_array(printer: DenseArrayPrinter, attribute: Attribute) -> str:
    assert isinstance(attribute, DenseArrayAttr)
    return printer.dense_array_elements(attribute)


@final
class _ArrayOf:
    def __init__(self, element: AttributeConstraint) -> None:
        self.element = element

    def accepts(self, attribute: Attribute) -> bool:
        return isinstance(attribute, ArrayAttr) and all(self.element.accepts(one) for one in attribute.elements)


@final
class _ElementsOfShape:
    def __init__(self, element: AttributeConstraint, shape: tuple[int, ...]) -> None:
        self.element = element
        self.shape = shape

    def accepts(self, attribute: Attribute) -> bool:
        type = elements_type(attribute)
        return type is not None and type.shape == self.shape and self.element.accepts(attribute)


# Families.


def _typed_array_attr(arguments: list[str]) -> AttributeConstraint:
    """TypedArrayAttrBase<A, "summary">."""
    element = find_attribute_constraint(arguments[0])
    summary = arguments[1].strip('"') if len(arguments) > 1 else element.summary + " array"
    return AttributeConstraint("", summary, _ArrayOf(element).accepts, None, is_array)


def _type_attr_of(arguments: list[str]) -> AttributeConstraint:
    element = constraints_of(arguments[0])[0]
    accepts = _IntegerOf(element).type_attribute
    return AttributeConstraint("", f"type attribute of {element.summary}", accepts, None, is_type)


@final
class _Confined:
    """ConfinedAttr<A, [predicates]>: the attribute predicate and the number predicates of CONFINEMENTS."""

    def __init__(self, inner: AttributeConstraint, rules: list[tuple[str, list[int]]]) -> None:
        self.inner = inner
        self.rules = rules

    def accepts(self, attribute: Attribute) -> bool:
        return self.inner.accepts(attribute) and all(_confinement(attribute, name, args) for name, args in self.rules)


def _confinement(attribute: Attribute, name: str, arguments: list[int]) -> bool:
    if isinstance(attribute, IntegerAttr):
        value = attribute.value
        if name == "IntNonNegative":
            return value >= 0
        if name == "IntPositive":
            return value > 0
        if name == "IntPositivePowerOf2":
            return value > 0 and value & (value - 1) == 0
        return value >= arguments[0] if name == "IntMinValue" else value <= arguments[0]
    if isinstance(attribute, DenseArrayAttr):
        values = attribute.values
        return all(before < after for before, after in zip(values, values[1:], strict=False))  # noqa: RUF007  # no itertools at start
    return False


CONFINEMENTS: Final[dict[str, str]] = {
    "IntMinValue": "whose minimum value is {0}",
    "IntMaxValue": "whose maximum value is {0}",
    "IntNonNegative": "whose value is non-negative",
    "IntPositive": "whose value is positive",
    "IntPositivePowerOf2": "whose value is positive and whose value is a power of two > 0",
    "DenseArrayStrictlySorted": "should be in increasing order",
}


def _confined_attr(arguments: list[str]) -> AttributeConstraint:
    """ConfinedAttr<I64Attr, [IntMinValue<0>, ...]>."""
    inner = find_attribute_constraint(arguments[0])
    rules: list[tuple[str, list[int]]] = []
    summary = inner.summary
    for text in list_of(arguments[1]):
        name, texts = split_arguments(text)
        numbers = [int(number) for number in texts or () if number.lstrip("-").isdigit()]
        rules.append((name, numbers))
        summary += " " + CONFINEMENTS[name].format(*numbers)
    out = AttributeConstraint("", summary, _Confined(inner, rules).accepts, inner.literal_type, inner.kind)
    out.parse = inner.parse
    out.print = inner.print
    return out


def _ranked_i64(arguments: list[str]) -> AttributeConstraint:
    """RankedI64ElementsAttr<[2, 3]>."""
    shape = tuple([int(text) for text in list_of(arguments[0])])
    summary = f"64-bit signless int elements attribute of shape [{', '.join(map(str, shape))}]"
    accepts = _ElementsOfShape(find_attribute_constraint("I64ElementsAttr"), shape).accepts
    return AttributeConstraint("", summary, accepts, None, is_elements)


_attributes: dict[str, AttributeConstraint] = {}
_families: dict[str, AttributeFamily] = {
    "TypedArrayAttrBase": _typed_array_attr,
    "TypeAttrOf": _type_attr_of,
    "ConfinedAttr": _confined_attr,
    "RankedI64ElementsAttr": _ranked_i64,
}


def _add(
    name: str,
    summary: str,
    predicate: AttributePredicate,
    literal: Type | None = None,
    kind: AttributePredicate | None = None,
) -> None:
    _attributes[name] = AttributeConstraint(name, summary, predicate, literal, kind)


def _register_builtin() -> None:
    """Fills the table; called once, when the module is loaded."""
    _add("AnyAttr", "any attribute", _any)
    _add("BoolAttr", "bool attribute", is_bool, I1, is_bool)
    _add("IndexAttr", "index attribute", _IntegerOf(type_constraint("Index")).integer, INDEX, is_integer)
    for type in (I1, I8, I32, I64):
        accepts = _IntegerOf(type_constraint(f"I{type.width}")).integer
        _add(f"I{type.width}Attr", f"{type.width}-bit signless integer attribute", accepts, type, is_integer)
    for name in ("StrAttr", "SymbolNameAttr"):
        _add(name, "string attribute", is_string, NONE, is_string)
    _add("Builtin_StringAttr", "An Attribute containing a string", is_string, None, is_string)
    _add("TypeAttr", "any type attribute", is_type, None, is_type)
    _add("UnitAttr", "unit attribute", is_unit, None, is_unit)
    _add("UnitProp", "unit property", is_unit_or_bool, None, is_unit_or_bool)
    _add("DictionaryAttr", "dictionary of named attribute values", is_dictionary, NONE, is_dictionary)
    _add("ElementsAttr", "constant vector/tensor attribute", is_elements, None, is_elements)
    for element in (I32, I64):
        accepts = _DenseArrayOf(element).accepts
        summary = f"i{element.width} dense array attribute"
        constraint = AttributeConstraint(f"DenseI{element.width}ArrayAttr", summary, accepts, None, accepts)
        form = _DenseArrayForm(element)
        constraint.parse = form.parse
        constraint.parse_optional = form.parse_optional
        constraint.print = _print_dense_array
        _attributes[constraint.name] = constraint
    index = type_constraint("Index")
    _add("IndexElementsAttr", "index elements attribute", _IntegerOf(index).elements, None, is_int_elements)
    _add("AnyIntElementsAttr", "integer elements attribute", is_int_elements, None, is_int_elements)
    for width in (32, 64):
        accepts = _IntegerOf(type_constraint(f"I{width}")).elements
        summary = f"{width}-bit signless integer elements attribute"
        _add(f"I{width}ElementsAttr", summary, accepts, None, is_int_elements)
    _add("AffineMapAttr", "AffineMap attribute", is_affine_map, None, is_affine_map)
    _add("IntegerSetAttr", "IntegerSet attribute", is_integer_set, None, is_integer_set)
    _add("ArrayAttr", "array attribute", is_array, NONE, is_array)
    _add("SymbolRefAttr", "symbol reference attribute", is_symbol_ref, NONE, is_symbol_ref)
    _add("FlatSymbolRefAttr", "flat symbol reference attribute", is_flat_symbol_ref, NONE, is_flat_symbol_ref)
    _add("TypedAttrInterface", "TypedAttr instance", is_typed, None, is_typed)
    for name, element_name, summary in (
        ("AffineMapArrayAttr", "AffineMapAttr", "AffineMap array attribute"),
        ("BoolArrayAttr", "BoolAttr", "1-bit boolean array attribute"),
        ("I64ArrayAttr", "I64Attr", "64-bit integer array attribute"),
        ("I64SmallVectorArrayAttr", "I64Attr", "64-bit integer array attribute"),
        ("IndexListArrayAttr", "I64ArrayAttr", "Array of 64-bit integer array attributes"),
        ("DictArrayAttr", "DictionaryAttr", "Array of dictionary attributes"),
    ):
        _add(name, summary, _ArrayOf(_attributes[element_name]).accepts, NONE, is_array)


_register_builtin()

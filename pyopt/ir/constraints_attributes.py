"""Constraints on attributes by their ODS names, with the words of the reference (see `constraints.py`).

Dialects add their own with `register_attribute` (enums, dialect attributes).
"""

from __future__ import annotations

from pyopt.ir.attributes import (
    UNIT,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DialectAttribute,
    DictionaryAttr,
    FloatAttr,
    IntegerAttr,
    Location,
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
from pyopt.ir.types import F32, F64, I1, I8, I16, I32, I64, INDEX, NONE, FloatType, IntegerType, ShapedType, Type
from pyopt.light import final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final, TypeAlias

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


def is_location(attribute: Attribute) -> bool:
    return isinstance(attribute, Location)


def is_unit(attribute: Attribute) -> bool:
    return attribute is UNIT


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


def is_float_elements(attribute: Attribute) -> bool:
    """Dense elements of a float type."""
    type = elements_type(attribute)
    return (
        type is not None
        and attribute.__class__.__name__ == "DenseElementsAttr"
        and isinstance(type.element_type, FloatType)
    )


def is_string_elements(attribute: Attribute) -> bool:
    type = elements_type(attribute)
    return (
        type is not None
        and attribute.__class__.__name__.startswith("Dense")
        and not isinstance(type.element_type, (FloatType, IntegerType))
        and type.element_type is not INDEX
    )


def is_affine_map(attribute: Attribute) -> bool:
    from pyopt.ir.affine import AffineMapAttr

    return isinstance(attribute, AffineMapAttr)


@final
class _IntegerOf:
    """Predicates: an integer attribute, or dense integer elements, whose type satisfies a type constraint."""

    def __init__(self, type: TypeConstraint) -> None:
        self.type = type

    def integer(self, attribute: Attribute) -> bool:
        return isinstance(attribute, IntegerAttr) and self.type.accepts(attribute.type)

    def float(self, attribute: Attribute) -> bool:
        return isinstance(attribute, FloatAttr) and self.type.accepts(attribute.type)

    def elements(self, attribute: Attribute) -> bool:
        type = elements_type(attribute)
        return type is not None and is_int_elements(attribute) and self.type.accepts(type.element_type)

    def float_elements(self, attribute: Attribute) -> bool:
        type = elements_type(attribute)
        return type is not None and is_float_elements(attribute) and self.type.accepts(type.element_type)

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
    """How an assembly format has a dense array attribute: `[1, 2]`. The parser and the printer know the syntax."""

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
class _AnyOf:
    def __init__(self, options: list[AttributeConstraint]) -> None:
        self.options = options

    def accepts(self, attribute: Attribute) -> bool:
        return any(option.accepts(attribute) for option in self.options)


@final
class _ElementsOfShape:
    def __init__(self, element: AttributeConstraint, shape: tuple[int, ...]) -> None:
        self.element = element
        self.shape = shape

    def accepts(self, attribute: Attribute) -> bool:
        type = elements_type(attribute)
        return type is not None and type.shape == self.shape and self.element.accepts(attribute)


# Families.


def _any_attr_of(arguments: list[str]) -> AttributeConstraint:
    """AnyAttrOf<[A, B], "summary">."""
    options = [find_attribute_constraint(text) for text in list_of(arguments[0])]
    summary = arguments[1].strip('"') if len(arguments) > 1 else ""
    summary = summary or " or ".join([option.summary for option in options])
    return AttributeConstraint("", summary, _AnyOf(options).accepts)


def _typed_array_attr(arguments: list[str]) -> AttributeConstraint:
    """TypedArrayAttrBase<A, "summary">."""
    element = find_attribute_constraint(arguments[0])
    summary = arguments[1].strip('"') if len(arguments) > 1 else element.summary + " array"
    return AttributeConstraint("", summary, _ArrayOf(element).accepts, None, is_array)


def _type_attr_of(arguments: list[str]) -> AttributeConstraint:
    element = constraints_of(arguments[0])[0]
    accepts = _IntegerOf(element).type_attribute
    return AttributeConstraint("", f"type attribute of {element.summary}", accepts, None, is_type)


def _passed_through(arguments: list[str]) -> AttributeConstraint:
    """OptionalAttr<A>, DefaultValuedAttr<A, ...>: the constraint is A's."""
    inner = find_attribute_constraint(arguments[0])
    out = AttributeConstraint(inner.name, inner.summary, inner.predicate, inner.literal_type, inner.kind)
    out.parse = inner.parse
    out.parse_optional = inner.parse_optional
    out.print = inner.print
    out.keywords = inner.keywords
    return out


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
        if name == "IntMinValue":
            return value >= arguments[0]
        if name == "IntMaxValue":
            return value <= arguments[0]
        return name == "IntNEQValue" and value != arguments[0]
    if isinstance(attribute, DenseArrayAttr):
        values = attribute.values
        if name == "DenseArrayCount":
            return len(values) == arguments[0]
        if name == "DenseArrayStrictlyPositive":
            return all(value > 0 for value in values)
        if name == "DenseArrayNonNegative":
            return all(value >= 0 for value in values)
        places = range(1, len(values))
        if name == "DenseArraySorted":
            return all(values[place - 1] <= values[place] for place in places)
        return name == "DenseArrayStrictlySorted" and all(values[place - 1] < values[place] for place in places)
    if isinstance(attribute, ArrayAttr):
        count = len(attribute.elements)
        if name == "ArrayMinCount":
            return count >= arguments[0]
        if name == "ArrayMaxCount":
            return count <= arguments[0]
        if name == "ArrayCount":
            return count == arguments[0]
        if count <= arguments[0]:
            return False
        element = attribute.elements[arguments[0]]
        if not isinstance(element, IntegerAttr):
            return False
        if name == "IntArrayNthElemEq":
            return element.value == arguments[1]
        if name == "IntArrayNthElemMinValue":
            return element.value >= arguments[1]
        if name == "IntArrayNthElemMaxValue":
            return element.value <= arguments[1]
        return name == "IntArrayNthElemInRange" and arguments[1] <= element.value <= arguments[2]
    return False


CONFINEMENTS: Final[dict[str, str]] = {
    "IntNEQValue": "whose value is not {0}",
    "IntMinValue": "whose minimum value is {0}",
    "IntMaxValue": "whose maximum value is {0}",
    "IntNonNegative": "whose value is non-negative",
    "IntPositive": "whose value is positive",
    "ArrayMaxCount": "with at most {0} elements",
    "ArrayMinCount": "with at least {0} elements",
    "ArrayCount": "with exactly {0} elements",
    "DenseArrayCount": "with exactly {0} elements",
    "DenseArrayStrictlyPositive": "whose value is positive",
    "DenseArrayNonNegative": "whose value is non-negative",
    "DenseArraySorted": "should be in non-decreasing order",
    "DenseArrayStrictlySorted": "should be in increasing order",
    "IntArrayNthElemEq": "whose {0}-th element must be {1}",
    "IntArrayNthElemMinValue": "whose {0}-th element must be at least {1}",
    "IntArrayNthElemMaxValue": "whose {0}-th element must be at most {1}",
    "IntArrayNthElemInRange": "whose {0}-th element must be at least {1} and at most {2}",
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


def _ranked_elements(arguments: list[str], inner: str, words: str) -> AttributeConstraint:
    shape = tuple([int(text) for text in list_of(arguments[0])])
    element = find_attribute_constraint(inner)
    summary = f"{words} of shape [{', '.join(map(str, shape))}]"
    return AttributeConstraint("", summary, _ElementsOfShape(element, shape).accepts, None, is_elements)


def _ranked_i32(arguments: list[str]) -> AttributeConstraint:
    return _ranked_elements(arguments, "I32ElementsAttr", "32-bit signless int elements attribute")


def _ranked_i64(arguments: list[str]) -> AttributeConstraint:
    return _ranked_elements(arguments, "I64ElementsAttr", "64-bit signless int elements attribute")


def _ranked_f32(arguments: list[str]) -> AttributeConstraint:
    return _ranked_elements(arguments, "F32ElementsAttr", "32-bit float elements attribute")


def _ranked_f64(arguments: list[str]) -> AttributeConstraint:
    return _ranked_elements(arguments, "F64ElementsAttr", "64-bit float elements attribute")


_attributes: dict[str, AttributeConstraint] = {}
_families: dict[str, AttributeFamily] = {
    "AnyAttrOf": _any_attr_of,
    "TypedArrayAttrBase": _typed_array_attr,
    "TypeAttrOf": _type_attr_of,
    "OptionalAttr": _passed_through,
    "DefaultValuedAttr": _passed_through,
    "DefaultValuedOptionalAttr": _passed_through,
    "ConfinedAttr": _confined_attr,
    "RankedI32ElementsAttr": _ranked_i32,
    "RankedI64ElementsAttr": _ranked_i64,
    "RankedF32ElementsAttr": _ranked_f32,
    "RankedF64ElementsAttr": _ranked_f64,
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
    _add("LocationAttr", "location attribute", is_location, None, is_location)
    _add("BoolAttr", "bool attribute", is_bool, I1, is_bool)
    _add("IndexAttr", "index attribute", _IntegerOf(type_constraint("Index")).integer, INDEX, is_integer)
    _add("APIntAttr", "arbitrary integer attribute", is_integer, None, is_integer)
    for width, one in ((1, I1), (8, I8), (16, I16), (32, I32), (64, I64)):
        for prefix, word, literal in (
            ("AnyI", "integer", None),
            ("I", "signless integer", one),
            ("SI", "signed integer", IntegerType.get(width, 1)),
            ("UI", "unsigned integer", IntegerType.get(width, 2)),
        ):
            type = type_constraint(f"{prefix}{width}")
            _add(f"{prefix}{width}Attr", f"{width}-bit {word} attribute", _IntegerOf(type).integer, literal, is_integer)
    for name, kind in (("F32", F32), ("F64", F64)):
        type = type_constraint(name)
        _add(f"{name}Attr", f"{kind.width}-bit float attribute", _IntegerOf(type).float, kind, is_float)
        summary = f"{kind.width}-bit float elements attribute"
        _add(f"{name}ElementsAttr", summary, _IntegerOf(type).float_elements, None, is_elements)
    for name in ("StrAttr", "SymbolNameAttr"):
        _add(name, "string attribute", is_string, NONE, is_string)
    _add("TypeAttr", "any type attribute", is_type, None, is_type)
    _add("UnitAttr", "unit attribute", is_unit, None, is_unit)
    _add("DictionaryAttr", "dictionary of named attribute values", is_dictionary, NONE, is_dictionary)
    _add("ElementsAttr", "constant vector/tensor attribute", is_elements, None, is_elements)
    element: IntegerType | FloatType
    for name, element in (
        ("Bool", I1), ("I8", I8), ("I16", I16), ("I32", I32), ("I64", I64), ("F32", F32), ("F64", F64)
    ):  # fmt: skip
        shown = "i1" if name == "Bool" else name.lower()
        accepts = _DenseArrayOf(element).accepts
        summary = f"{shown} dense array attribute"
        constraint = AttributeConstraint(f"Dense{name}ArrayAttr", summary, accepts, None, accepts)
        form = _DenseArrayForm(element)
        constraint.parse = form.parse
        constraint.parse_optional = form.parse_optional
        constraint.print = _print_dense_array
        _attributes[constraint.name] = constraint
    index = type_constraint("Index")
    _add("IndexElementsAttr", "index elements attribute", _IntegerOf(index).elements, None, is_int_elements)
    _add("AnyIntElementsAttr", "integer elements attribute", is_int_elements, None, is_int_elements)
    for width in (32, 64):
        of_any = _IntegerOf(type_constraint(f"AnyI{width}")).elements
        signless = _IntegerOf(type_constraint(f"I{width}")).elements
        _add(f"AnyI{width}ElementsAttr", f"{width}-bit integer elements attribute", of_any, None, is_int_elements)
        summary = f"{width}-bit signless integer elements attribute"
        _add(f"I{width}ElementsAttr", summary, signless, None, is_int_elements)
    _add("StringElementsAttr", "string elements attribute", is_string_elements, None, is_elements)
    _add("AffineMapAttr", "AffineMap attribute", is_affine_map, None, is_affine_map)
    _add("ArrayAttr", "array attribute", is_array, NONE, is_array)
    _add("SymbolRefAttr", "symbol reference attribute", is_symbol_ref, NONE, is_symbol_ref)
    _add("FlatSymbolRefAttr", "flat symbol reference attribute", is_flat_symbol_ref, NONE, is_flat_symbol_ref)
    _add("TypedAttrInterface", "TypedAttr instance", is_typed, None, is_typed)
    for name, element_name, summary in (
        ("LocationArrayAttr", "LocationAttr", "location array attribute"),
        ("AffineMapArrayAttr", "AffineMapAttr", "AffineMap array attribute"),
        ("BoolArrayAttr", "BoolAttr", "1-bit boolean array attribute"),
        ("I32ArrayAttr", "I32Attr", "32-bit integer array attribute"),
        ("I64ArrayAttr", "I64Attr", "64-bit integer array attribute"),
        ("I64SmallVectorArrayAttr", "I64Attr", "64-bit integer array attribute"),
        ("F32ArrayAttr", "F32Attr", "32-bit float array attribute"),
        ("F64ArrayAttr", "F64Attr", "64-bit float array attribute"),
        ("StrArrayAttr", "StrAttr", "string array attribute"),
        ("TypeArrayAttr", "TypeAttr", "type array attribute"),
        ("IndexListArrayAttr", "I64ArrayAttr", "Array of 64-bit integer array attributes"),
        ("DictArrayAttr", "DictionaryAttr", "Array of dictionary attributes"),
        ("SymbolRefArrayAttr", "SymbolRefAttr", "symbol ref array attribute"),
        ("FlatSymbolRefArrayAttr", "FlatSymbolRefAttr", "flat symbol ref array attribute"),
    ):
        _add(name, summary, _ArrayOf(_attributes[element_name]).accepts, NONE, is_array)


_register_builtin()

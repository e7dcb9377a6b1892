"""The arguments of a shape function, from an op's operands and attributes.

    func @f(%x: !shape.value_shape, %axis: index {shape.attribute = "axis", shape.default = 0 : index},
            %same: i1 {shape.attribute = "padding", shape.equals = "SAME"}, %rest: tensor<?x!shape.value_shape>)

A parameter with `shape.attribute` is what that attribute of the op says (of several names, the first that the op has),
or `shape.default` where the op does not have it: an integer, an i1, as a shape or tensor of integers a list of numbers,
as a !shape.value_shape a constant of any shape; with `shape.equals`, whether the attribute is that one, and with
`shape.characters` the list of the characters of its text, as numbers, without blanks. A parameter
with `shape.results` is the number of the op's results. The others take the op's operands in order. A tensor of shapes
takes all that no other parameter does. Where an operand is not there, because the op has fewer or its type is none, the
parameter is its `shape.default`; with `shape.attribute` and `shape.operand` it first is that attribute. With
`shape.denominator` a list is that of a constant, of floats too, in units of 1 / denominator. A single number
will do where a list is wanted, and a tensor of any rank: it is the list of its elements in row-major order.
"""

from __future__ import annotations

import re
from math import isfinite

from pyopt.analysis.shapes.expressions import constant, mul
from pyopt.analysis.shapes.known import (
    MANY,
    SHAPE,
    VALUE_SHAPE,
    Known,
    integers_of,
    is_list,
    keyword_of,
    length_of,
    numbers,
    of_attribute,
    unknown_of,
)
from pyopt.analysis.shapes.lattice import NOTHING, UNRANKED, Shape, ranked
from pyopt.analysis.shapes.libraries import attribute_of
from pyopt.analysis.shapes.tracked import UNIT, is_fractional, may_hold_extents
from pyopt.ir.attributes import ArrayAttr, Attribute, DictionaryAttr, FloatAttr, IntegerAttr, OpaqueAttr, StringAttr
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.floats import to_float
from pyopt.ir.opinfo import CONSTANT_LIKE
from pyopt.ir.types import INDEX, NONE, FloatType, IndexType, IntegerType, OpaqueType, ShapedType, TensorType, Type
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.analysis.shapes.transfer import Facts
    from pyopt.ir.core import Operation, Value

    ConstantOf: TypeAlias = Callable[[Value], Attribute | None]
    """The constant that a value is."""

ATTRIBUTE: Final = "shape.attribute"
CHARACTERS: Final = "shape.characters"
DEFAULT: Final = "shape.default"
DENOMINATOR: Final = "shape.denominator"
EQUALS: Final = "shape.equals"
OPERAND: Final = "shape.operand"
RESULTS: Final = "shape.results"


@final
class FunctionParameter:
    """One parameter: what its attributes say, and how many behind it take one operand each."""

    __slots__ = ("behind", "is_rest", "names", "said", "takes_operands", "type")

    def __init__(self, type: Type, said: dict[str, Attribute], behind: int) -> None:
        self.type = type
        self.said = said
        self.names = attribute_names(said)
        self.behind = behind
        self.is_rest = is_rest(type)
        self.takes_operands = OPERAND in said or (ATTRIBUTE not in said and RESULTS not in said)


@final
class FunctionParameters:
    """The parameters of a function with a body. `named` says which attributes it looks at, `reads_fractions` says
    that it looks into constants of floats."""

    __slots__ = ("function", "named", "parameters", "reads_fractions")

    def __init__(self, function: Operation) -> None:
        self.function = function
        self.parameters: list[FunctionParameter] = []
        behind = 0
        for value in reversed(function.regions[0].entry().arguments):
            parameter = FunctionParameter(value.type, parameter_attributes(function, value.index), behind)
            self.parameters.insert(0, parameter)
            behind += parameter.takes_operands and not parameter.is_rest
        self.named = [one.names for one in self.parameters if one.names]
        self.reads_fractions = any(DENOMINATOR in one.said for one in self.parameters)


def question(
    signature: FunctionParameters, op: Operation, facts: Facts, constant_of: ConstantOf, in_units: bool = False
) -> tuple[object, ...] | None:
    """All that the arguments depend on: where that is equal they are; None where something is not known to any path."""
    key: list[object] = [signature, len(op.results), in_units]
    for value in op.operands:
        type = value.type
        if not isinstance(type, ShapedType):
            key += (type, facts.denoted(value), facts.number(value), facts.truth(value))
            continue
        shape = facts.shape(value)
        if shape is NOTHING:
            return None
        # Shapes are compared as objects: most that are equal are the same.
        key.append(shape)
        if may_hold_extents(type):
            held = facts.denoted(value)
            if held is NOTHING:
                return None
            key.append(held.extents or held)
        producer = value.op
        if producer is not None and producer.info.traits & CONSTANT_LIKE:
            key.append(producer.attributes.get("value"))
        if signature.reads_fractions or in_units:
            key.append(constant_of(value))
            if is_fractional(type):
                key.append(facts.denoted(value).extents)
    for names in signature.named:
        key.append(first_attribute(op, names))
    return tuple(key)


def arguments_of(
    signature: FunctionParameters, op: Operation, facts: Facts, constant_of: ConstantOf, in_units: bool = False
) -> list[Known] | str | None:
    """The arguments; a message if the op does not fit the function, None as long as no path leads here. `in_units` says
    that the elements of floats are wanted, in units (`pyopt.analysis.shapes.fractions`)."""

    def operand(value: Value, type: Type, denominator: Attribute | None = None) -> Known:
        known = of_operand(value, type, facts)
        if denominator is not None or (in_units and is_fractional(value.type)):
            said = denominator.value if isinstance(denominator, IntegerAttr) else UNIT
            _say_fractions(known, type, _fractions_of(value, said, facts, constant_of))
        return known

    result: list[Known] = []
    operands = list(op.operands)
    taken = 0
    fits = True
    for parameter in signature.parameters:
        said, type = parameter.said, parameter.type
        if RESULTS in said:
            result.append(_of_count(len(op.results), type))
        elif not parameter.takes_operands:
            result.append(_of_attribute(op, parameter))
        elif parameter.is_rest:
            end = max(taken, len(operands) - parameter.behind)
            member = member_type(type)
            result.append(_rest([operand(value, member) for value in operands[taken:end]]))
            taken = end
        else:
            is_there = taken < len(operands)
            if is_there and operands[taken].type is not NONE:
                result.append(operand(operands[taken], type, said.get(DENOMINATOR)))
            elif ATTRIBUTE in said or DEFAULT in said:
                result.append(_of_attribute(op, parameter))
            else:
                fits = fits and is_there
                result.append(unknown_of(type))
            taken += 1
    if not fits or taken < len(operands):
        return f"takes {taken} operand{'s' * (taken != 1)}, but the op has {len(operands)}"
    return None if any(one.shape is NOTHING or one.denoted is NOTHING for one in result) else result


def _say_fractions(known: Known, type: Type, elements: Shape) -> None:
    """These elements, of a list or of the value of a !shape.value_shape."""
    known.elements = elements
    if is_list(type):
        known.denoted = elements
        known.shape = length_of(elements, known.shape)


def _fractions_of(value: Value, denominator: int, facts: Facts, constant_of: ConstantOf) -> Shape:
    """The elements of an operand in units of 1 / denominator; those that are no multiples are not known."""
    attribute = constant_of(value)
    if attribute is not None:
        return _multiples(attribute, denominator)
    held = facts.denoted(value).extents if is_fractional(value.type) and denominator % UNIT == 0 else None
    if held is not None:
        return ranked([mul(one, constant(denominator // UNIT)) for one in held])
    extents = elements_of(value, facts).extents
    return UNRANKED if extents is None else ranked([mul(one, constant(denominator)) for one in extents])


def _multiples(attribute: Attribute, denominator: int) -> Shape:
    elements: Sequence[Attribute] | None = None
    if isinstance(attribute, DenseElementsAttr) and attribute.count <= MANY:
        elements = attribute.attributes()
    elif isinstance(attribute, ArrayAttr) and len(attribute.elements) <= MANY:
        elements = attribute.elements
    return UNRANKED if elements is None else ranked([_multiple(one, denominator) for one in elements])


def _multiple(attribute: Attribute, denominator: int) -> Maybe:
    if isinstance(attribute, IntegerAttr):
        return constant(attribute.value * denominator)
    if not isinstance(attribute, FloatAttr) or not isinstance(attribute.type, FloatType):
        return None
    scaled = to_float(attribute.bits, attribute.type) * denominator
    return constant(int(scaled)) if isfinite(scaled) and scaled == int(scaled) else None


def parameter_attributes(function: Operation, index: int) -> dict[str, Attribute]:
    """The attributes of a parameter by name."""
    every = function.attributes.get("arg_attrs")
    own = every.elements[index] if isinstance(every, ArrayAttr) and index < len(every.elements) else None
    return dict(own.entries) if isinstance(own, DictionaryAttr) else {}


def field_or_attribute(op: Operation, name: str) -> Attribute | None:
    """An attribute of an op, also where it stands among the properties of an unregistered one; `name.field` in one."""
    found = attribute_of(op, name)
    if found is None and "." in name:
        outer, _, field = name.rpartition(".")
        whole = field_or_attribute(op, outer)
        return None if whole is None else _field_of(whole, field)
    return found


def _field_of(attribute: Attribute, name: str) -> Attribute | None:
    """One entry of a dictionary, or a number or a list of them in an attribute of a dialect that is not known."""
    if isinstance(attribute, DictionaryAttr):
        return attribute.lookup(name)
    if not isinstance(attribute, OpaqueAttr):
        return None
    found = re.search(rf"\b{re.escape(name)}\s*=\s*(?:\[([-\d,\s]*)\]|(-?\d+))", attribute.text)
    if found is None:
        return None
    if found[2] is not None:
        return IntegerAttr.get(int(found[2]), INDEX)
    return ArrayAttr.get(tuple([IntegerAttr.get(int(one), INDEX) for one in found[1].split(",") if one.strip()]))


def is_rest(type: Type) -> bool:
    """A tensor of shapes."""
    return isinstance(type, TensorType) and keyword_of(type.element_type) in (SHAPE, VALUE_SHAPE)


def member_type(type: Type) -> Type:
    assert isinstance(type, ShapedType)
    return type.element_type


def _rest(members: list[Known]) -> Known:
    known = Known(numbers([len(members)]), UNRANKED)
    known.members = members
    if any(one.denoted is NOTHING for one in members):
        known.denoted = NOTHING
    return known


def _of_count(count: int, type: Type) -> Known:
    known = unknown_of(type)
    known.number = constant(count)
    return known


def attribute_names(said: dict[str, Attribute]) -> list[str]:
    """The names of the attributes that a parameter may be."""
    named = said.get(ATTRIBUTE)
    names = named.elements if isinstance(named, ArrayAttr) else [named]
    return [name.value for name in names if isinstance(name, StringAttr)]


def first_attribute(op: Operation, names: Sequence[str]) -> Attribute | None:
    """The first of these attributes that the op has."""
    attributes, properties = op.attributes, op.properties
    for name in names:
        found = attributes.get(name)
        if found is None and (properties is not None or "." in name):
            found = field_or_attribute(op, name)
        if found is not None:
            return found
    return None


def _of_attribute(op: Operation, parameter: FunctionParameter) -> Known:
    attribute = first_attribute(op, parameter.names)
    said, type = parameter.said, parameter.type
    if attribute is None:
        attribute = said.get(DEFAULT)
    if CHARACTERS in said:
        attribute = _characters_of(attribute)
    wanted = said.get(EQUALS)
    if wanted is not None:
        known = unknown_of(type)
        if isinstance(type, IntegerType) and type.width == 1:
            known.truth = attribute is wanted
        return known
    if attribute is None:
        return unknown_of(type)
    known = of_attribute(attribute, type)
    if DENOMINATOR in said:
        denominator = said[DENOMINATOR]
        assert isinstance(denominator, IntegerAttr)
        _say_fractions(known, type, _multiples(attribute, denominator.value))
    return known


def _characters_of(attribute: Attribute | None) -> Attribute | None:
    """The characters of a string, or of what stands in the brackets of an attribute of a dialect that is not known."""
    if isinstance(attribute, StringAttr):
        text = attribute.value
    elif isinstance(attribute, OpaqueAttr):
        text = attribute.text.partition("<")[2].rpartition(">")[0]
    else:
        return None
    return ArrayAttr.get(tuple([IntegerAttr.get(ord(one), INDEX) for one in text if not one.isspace()]))


def of_operand(value: Value, type: Type, facts: Facts) -> Known:
    """An operand as the argument for a parameter of this type."""
    known = unknown_of(type)
    keyword = keyword_of(type)
    own = value.type
    if keyword in (SHAPE, VALUE_SHAPE):
        if isinstance(own, ShapedType):
            known.denoted = facts.shape(value)
        elif keyword_of(own) in (SHAPE, VALUE_SHAPE):
            known.denoted = facts.denoted(value)
        else:
            known.denoted = shape_of_scalar(own)
    elif isinstance(type, ShapedType):
        known.shape = facts.shape(value) if isinstance(own, ShapedType) else shape_of_scalar(own)
    if keyword == VALUE_SHAPE or isinstance(type, ShapedType):
        known.elements = elements_of(value, facts)
        if is_list(type):
            known.denoted = known.elements
            known.shape = length_of(known.elements, known.shape)
    elif isinstance(own, ShapedType) and keyword != SHAPE:
        only = elements_of(value, facts).extents
        known.number = only[0] if only is not None and len(only) == 1 else None
    else:
        known.number = facts.number(value)
        known.truth = facts.truth(value)
    return known


def shape_of_scalar(type: Type) -> Shape:
    """The shape of a value that is no tensor, if its type is one of numbers."""
    return ranked([]) if isinstance(type, (IndexType, IntegerType, FloatType)) else UNRANKED


def elements_of(value: Value, facts: Facts) -> Shape:
    """The numbers that a value holds in row-major order, as far as they are known."""
    op = value.op
    if op is not None and op.info.traits & CONSTANT_LIKE:
        attribute = op.attributes.get("value")
        found = None if attribute is None else integers_of(attribute)
        if found is not None:
            return numbers(found)
    if isinstance(value.type, OpaqueType):
        denoted = facts.denoted(value)
        return denoted if denoted.extents is not None or denoted is NOTHING else UNRANKED
    if not isinstance(value.type, ShapedType):
        return ranked([facts.number(value)])
    if may_hold_extents(value.type):
        denoted = facts.denoted(value)
        if denoted.extents is not None or denoted is NOTHING:
            return denoted
    extents = facts.shape(value).extents
    count = None if extents is None or len(extents) != 1 or extents[0] is None else extents[0].value()
    return UNRANKED if count is None or not 0 <= count <= MANY else ranked([None] * count)

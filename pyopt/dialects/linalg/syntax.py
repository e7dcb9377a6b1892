"""Common parts of the custom forms of structured ops; the forms of linalg.generic and linalg.yield."""

from __future__ import annotations

from pyopt.dialects.linalg.notation import PARALLEL, REDUCTION
from pyopt.dialects.linalg.structure import input_count, scalar_of
from pyopt.ir.attributes import ArrayAttr, Attribute, DictionaryAttr, EnumAttr, StringAttr
from pyopt.ir.core import NO_ATTRIBUTES, Operation, Region, Value
from pyopt.ir.op_verifier import check_inherent
from pyopt.ir.opinfo import OPERAND_SEGMENTS, OpInfo
from pyopt.ir.signature import segments
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Final, final
from pyopt.syntax.parser import OperationParser
from pyopt.syntax.properties import merge_properties

if TYPE_CHECKING:
    from pyopt.syntax.printer import Printer

ITERATORS: Final[dict[str, Attribute]] = {
    PARALLEL: EnumAttr.get("linalg.iterator_type", PARALLEL, 0),
    REDUCTION: EnumAttr.get("linalg.iterator_type", REDUCTION, 1),
}
TRAIT_NAMES: Final = ("doc", "indexing_maps", "iterator_types", "library_call")
"""Names of the attributes in the dictionary in front of a generic op's operands."""
MOST_TRAITS: Final = 1000
"""So many of these dictionaries are remembered: reading 300 kernels takes a fifth more instructions without that."""


# Parts that all forms have.


@final
class NamedOpParts:
    """`<{properties}> {attributes} ins(%a : T) outs(%b : U)` as it was read; what an op is made of."""

    def __init__(
        self,
        p: OperationParser,
        info: OpInfo,
        loc: int,
        given: dict[str, Attribute],
        known: dict[Attribute, dict[str, Attribute]] | None = None,
    ) -> None:
        """`given` comes in front; `known` may have it with segment sizes, where it was found to be good."""
        self.info = info
        self.loc = loc
        self.attributes = given
        self.properties: Attribute | None = None
        self.operands: list[Value] = []
        p.form_name = info.name
        if p.accept("<"):
            self.properties = p.parse_attribute()
            p.expect(">")
        self.at = at = p.i
        more = p.parse_optional_attr_dict()
        if more:
            self.add(p, more)
        inputs, input_types, inputs_at = self._group(p, "ins")
        inits, init_types, inits_at = self._group(p, "outs")
        self.init_types = init_types
        for group, types, where in ((inputs, input_types, inputs_at), (inits, init_types, inits_at)):
            self.operands += p.resolve_operands(group, types, loc, where)
        if info.traits & OPERAND_SEGMENTS:
            sizes = segments(len(inputs), len(inits))
            if known is not None and sizes in known and self.attributes is given and self.properties is None:
                self.attributes = known[sizes]
                return
            if isinstance(self.properties, DictionaryAttr):
                self.properties = DictionaryAttr.get({**dict(self.properties.entries), "operandSegmentSizes": sizes})
            else:
                self.attributes = p.join_attributes(loc, self.attributes, {"operandSegmentSizes": sizes})
        if self.properties is None:
            message = check_inherent(info, self.attributes)
            if message is not None:
                raise p.op_error(f"'{info.name}' op {message}", loc, at)
            if known is not None and not more and loc not in p.twice:
                known[sizes] = self.attributes

    def _group(self, p: OperationParser, word: str) -> tuple[list[int], list[Type], int]:
        """`ins(%a, %b : T, U)` if it is here: tokens, types, and where the reference says that their numbers differ."""
        if not p.accept(word):
            return [], [], p.i
        p.expect("(")
        at = p.i if word == "ins" else p.i - 1
        tokens = p.take_operand_list()
        p.expect(":")
        types = p.take_type_list()
        p.expect(")")
        return tokens, types, at

    def add(self, p: OperationParser, more: dict[str, Attribute]) -> None:
        """Takes in another dictionary, in which no name may come again; the first one counts until that is reported."""
        self.attributes = p.join_attributes(self.loc, more, self.attributes)

    def body_types(self) -> list[Type]:
        """The types of the body's arguments."""
        return [scalar_of(operand.type) for operand in self.operands]

    def op(self, p: OperationParser, results: list[Type], region: Region) -> Operation:
        attributes = self.attributes
        if self.properties is not None:
            attributes = merge_properties(p, self.info, self.properties, self.loc, attributes)
        return Operation(self.info, self.operands, results, attributes or NO_ATTRIBUTES, self.loc, [region])


def named_info(p: OperationParser, loc: int) -> OpInfo:
    """The op whose name the token at `loc` is."""
    name = p.tokens[loc]
    return p.declared(name if "." in name else f"{p.default_dialect}.{name}")


def write_operands(pr: Printer, op: Operation) -> None:
    count = input_count(op)
    for word, values in (("ins", op.operands[:count]), ("outs", op.operands[count:])):
        if values:
            pr.write(f" {word}({pr.operands(values)} : {pr.types_of(values)})")


def write_results(pr: Printer, op: Operation) -> None:
    if op.results:
        pr.write(pr.arrow_types([result.type for result in op.results]))


# linalg.generic


def parse_generic(p: OperationParser, loc: int) -> Operation:
    """linalg.generic {maps and iterators} ins(%a : T) outs(%b : U) attrs = {c} { body } -> U"""
    trait = _trait(p, loc)
    parts = NamedOpParts(p, named_info(p, loc), loc, trait.attributes, trait.complete)
    if p.accept("attrs"):
        p.expect("=")
        parts.add(p, p.parse_optional_attr_dict())
    region = p.parse_region()
    return parts.op(p, p.take_arrow_types(), region)


@final
class Trait:
    """The maps and iterators in front of a generic op, and `complete`: the same with segment sizes."""

    __slots__ = ("attributes", "complete")

    def __init__(self, attributes: dict[str, Attribute]) -> None:
        self.attributes = attributes
        self.complete: dict[Attribute, dict[str, Attribute]] = {}


def _trait(p: OperationParser, loc: int) -> Trait:
    """Parses the dictionary in front of a generic op's operands; one whose tokens were met before is looked up."""
    at = p.i
    end = _end_of_dictionary(p.tokens, at)
    key = tuple(p.tokens[at:end])
    found = p.known_texts.get(key)
    if isinstance(found, Trait):
        p.i = end
        return found
    verbatim = p.verbatim
    given = p.parse_attribute()
    if not isinstance(given, DictionaryAttr):
        raise p.op_error("invalid kind of attribute specified", loc, at)
    attributes = dict(given.entries)
    iterators = attributes.get("iterator_types")
    if not isinstance(iterators, ArrayAttr):
        raise p.op_error('expected "iterator_types" array attribute', loc, at)
    named = tuple([_iterator(p, one, loc) for one in iterators.elements])
    attributes["iterator_types"] = ArrayAttr.get(named)
    trait = Trait(attributes)
    if p.i == end and p.verbatim == verbatim and len(p.known_texts) < MOST_TRAITS and not p.context.plain:
        p.known_texts[key] = trait
    return trait


def _end_of_dictionary(tokens: list[str], start: int) -> int:
    """The token behind the first closing brace from `start` on; `start` if no dictionary begins there."""
    if tokens[start] != "{":
        return start
    try:
        return tokens.index("}", start) + 1
    except ValueError:
        return start


def _iterator(p: OperationParser, written: Attribute, loc: int) -> Attribute:
    """The attribute of an iterator type that was written as a string."""
    word = written.value if isinstance(written, StringAttr) else p.attribute_text(written)
    found = ITERATORS.get(word)
    if found is None:
        raise p.op_error(f"unexpected iterator_type ({word})", loc, p.i).among(word, ITERATORS)
    return found


def print_generic(pr: Printer, op: Operation) -> None:
    leading: dict[str, Attribute] = {}
    for name in TRAIT_NAMES:
        value = op.attributes.get(name)
        if name == "iterator_types" and isinstance(value, ArrayAttr):
            words = [StringAttr.get(one.text) for one in value.elements if isinstance(one, EnumAttr)]
            value = ArrayAttr.get(tuple(words))
        if value is not None:
            leading[name] = value
    pr.write(" ")
    if leading:
        pr.write(pr.attr_dict(leading.items()))
    write_operands(pr, op)
    elided = (*TRAIT_NAMES, "operandSegmentSizes")
    if any(name not in elided for name in op.attributes):
        pr.write(" attrs = ")
        pr.optional_attr_dict(op, elided)
    if not op.regions[0].is_empty():
        pr.write(" ")
        pr.region(op.regions[0])
    write_results(pr, op)


# linalg.yield


def parse_yield(p: OperationParser, loc: int) -> Operation:
    """linalg.yield %a, %b : f32, f32"""
    at = p.i
    tokens = p.take_operand_list()
    attributes = p.parse_optional_attr_dict()
    types: list[Type] = []
    if tokens:
        p.expect(":")
        types = p.take_type_list()
    return Operation(named_info(p, loc), p.resolve_operands(tokens, types, loc, at), (), attributes, loc)


def print_yield(pr: Printer, op: Operation) -> None:
    if op.operands:
        pr.write(" " + pr.operands(op.operands))
    pr.optional_attr_dict(op)
    if op.operands:
        pr.write(" : " + pr.types_of(op.operands))

"""Parses an op by its assembly format.

The elements of the format are walked over the tokens; what they collect is a ParseState, from which the op is built:
types that the format leaves out follow from constraints, traits, `derived` or `infer`.
"""

from __future__ import annotations

from pyopt.ir.attributes import UNIT as UNIT_VALUE
from pyopt.ir.attributes import Attribute, DenseArrayAttr, StringAttr
from pyopt.ir.constraints import TypeConstraint, class_name
from pyopt.ir.core import NO_BLOCKS, NO_REGIONS, Block, Operation, Region, Value, plain_operation
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.op_verifier import check_inherent
from pyopt.ir.opinfo import (
    INFERS_TYPES,
    OPERAND_SEGMENTS,
    RESULT_SEGMENTS,
    SAME_OPERANDS,
    SAME_TYPES,
    SINGLE_BLOCK,
    SINGLE_BLOCK_IMPLICIT,
    TERMINATOR,
    OpInfo,
)
from pyopt.ir.signature import SINGLE, VARIADIC, Signature, Slot, signature_of
from pyopt.ir.types import I32, FunctionType, Type
from pyopt.light import TYPE_CHECKING, Any, Callable, Final, TypeAlias, final
from pyopt.syntax.defaults import default_attributes
from pyopt.syntax.format_language import (
    ATTR_DICT,
    ATTRIBUTE,
    CUSTOM,
    FUNCTIONAL_TYPE,
    LITERAL,
    OILIST,
    OPERAND,
    OPERANDS,
    OPTIONAL,
    PROP_DICT,
    REGION,
    REGIONS,
    RESULT,
    RESULTS,
    SPACE,
    SUCCESSOR,
    SUCCESSORS,
    TYPE,
    UNIT,
    Element,
    FormatError,
    read_format,
    without_spaces,
)
from pyopt.syntax.operand_parser import OperandParser
from pyopt.syntax.properties import read_properties, set_segments
from pyopt.syntax.type_inference import TypesDisagree, complete_types

if TYPE_CHECKING:
    CustomParse: TypeAlias = Callable[[OperandParser, "ParseState", list[str]], bool | None]

UNITS = frozenset(("UnitAttr", "UnitProp"))
"""Constraints of what is there or not, without text of its own."""


NO_INDICES: Final[list[int]] = []

FIRST: Final = {
    "StrAttr": '"',
    "Builtin_StringAttr": '"',
    "ArrayAttr": "[",
    "SymbolRefAttr": "@",
    "FlatSymbolRefAttr": "@",
}
"""The first token of an attribute, by its kind; where it is optional, nothing else is taken for one."""


@final
class ParseState:
    """The parts of an op that the elements of a format have read so far.

    operands: token indices by operand name; operand_types, result_types: by name; regions, successors: by name.
    all_operands and all_operand_types are those of the directives `operands` and `type(operands)`.
    """

    __slots__ = (
        "all_operand_types", "all_operands", "all_result_types", "attributes", "from_dict", "info",
        "loc", "operand_places", "operand_types", "operands", "regions", "result_types", "successors", "types_at",
    )  # fmt: skip

    def __init__(self, info: OpInfo, loc: int) -> None:
        self.info = info
        self.loc = loc
        self.operands: dict[str, list[int]] = {}
        self.operand_places: dict[str, int] = {}
        self.operand_types: dict[str, list[Type]] = {}
        self.result_types: dict[str, list[Type]] = {}
        self.attributes: dict[str, Attribute] = {}
        self.regions: dict[str, list[Region]] = {}
        self.successors: dict[str, list[Block]] = {}
        self.all_operands: list[int] | None = None
        self.all_operand_types: list[Type] | None = None
        self.all_result_types: list[Type] | None = None
        self.types_at = -1
        self.from_dict: dict[str, Attribute] = {}


def variable_kinds(signature: Signature) -> dict[str, int]:
    """The kind of each name of a declaration, for the format language."""
    kinds: dict[str, int] = {}
    for slot in signature.operands:
        kinds[slot.name] = OPERAND
    for slot in signature.results:
        kinds[slot.name] = RESULT
    for slot in signature.attributes:
        kinds[slot.name] = UNIT if slot.constraint.name in UNITS else ATTRIBUTE
    for slot in signature.regions:
        kinds[slot.name] = REGION
    for slot in signature.successors:
        kinds[slot.name] = SUCCESSOR
    return kinds


@final
class Format:
    """A compiled format: the elements, those of them that are read, and the declaration's slots by name.

    follows: some types may follow from others or from the declaration alone (`complete_types`).
    """

    __slots__ = ("elements", "follows", "hooks", "info", "read", "signature", "slots")

    def __init__(self, info: OpInfo) -> None:
        self.info = info
        self.signature = signature_of(info)
        self.elements = read_format(info.syntax, variable_kinds(self.signature))
        self.read = without_spaces(self.elements)
        self.follows = (
            info.traits & (SAME_TYPES | SAME_OPERANDS) != 0
            or bool(self.signature.fixed_operands or self.signature.fixed_results)
            or bool(info.derived)
        )
        self.slots: dict[str, Slot] = {}
        signature = self.signature
        for group in (signature.operands, signature.results, signature.attributes, signature.regions,
                      signature.successors):  # fmt: skip
            for slot in group:
                self.slots[slot.name] = slot
        self.hooks: dict[str, CustomParse] = custom_hooks(info, 0)

    # Parsing.

    def parse(self, p: OperandParser, loc: int) -> Operation:
        state = ParseState(self.info, loc)
        p.form_name = self.info.name
        self._elements(p, state, self.read)
        return build(p, state, self.signature, self.follows)

    def _elements(self, p: OperandParser, state: ParseState, elements: list[Element]) -> None:
        """The elements, of which the most frequent kinds are looked at first, without a call for each."""
        tokens = p.tokens
        for element in elements:
            kind = element.kind
            if kind == LITERAL:
                if tokens[p.i] != element.text:
                    raise _wrong_literal(p, state, element.text)
                p.i += 1
            elif kind == OPERAND:
                self._operand(p, state, self.slots[element.text])
            elif kind == TYPE:
                self._type(p, state, element.arguments[0], element.flag)
            elif kind == ATTR_DICT:
                if element.flag or tokens[p.i] == "{":
                    self._attr_dict(p, state, element.flag)
            else:
                self._element(p, state, element)

    def _element(self, p: OperandParser, state: ParseState, element: Element) -> None:
        kind = element.kind
        name = element.text
        if kind == OPTIONAL:
            assert element.first is not None
            if self._starts(p, state, element.first):
                self._elements(p, state, element.rest)
            elif element.otherwise:
                self._elements(p, state, element.otherwise)
        elif kind == CUSTOM:
            self.hooks[name](p, state, element.names)
        elif kind == ATTRIBUTE or kind == UNIT:
            self._attribute(p, state, self.slots[name])
        elif kind == REGION:
            self._region(p, state, self.slots[name])
        elif kind == SUCCESSOR:
            self._successor(p, state, self.slots[name])
        elif kind == FUNCTIONAL_TYPE:
            self._functional_type(p, state, element)
        elif kind == OPERANDS:
            state.operand_places["*"] = p.i
            state.all_operands = p.take_operand_list()
        elif kind == OILIST:
            self._oilist(p, state, element)
        elif kind == REGIONS:
            regions = state.regions.setdefault("*", [])
            while p.peek() == "{":
                regions.append(p.parse_region(None, self.info.default_dialect))
                if not p.accept(","):
                    break
        elif kind == SUCCESSORS:
            successors = state.successors.setdefault("*", [])
            while p.peek()[:1] == "^":
                successors.append(p.take_successor())
                if not p.accept(","):
                    break
        elif kind == PROP_DICT:
            state.attributes.update(read_properties(p, self.info, state.loc))
        elif kind != SPACE:
            raise FormatError(f"directive {kind} cannot stand alone in the format of {self.info.name}")

    def _operand(self, p: OperandParser, state: ParseState, slot: Slot) -> None:
        state.operand_places[slot.name] = p.i
        if slot.kind == "single":
            state.operands[slot.name] = [p.take_operand()]
        elif slot.kind == "optional":
            names_results = not self.info.traits & TERMINATOR and _names_results(p)
            index = -1 if names_results else p.take_optional_operand()
            state.operands[slot.name] = [index] if index >= 0 else []
        else:
            state.operands[slot.name] = p.take_operand_list()

    def _type(self, p: OperandParser, state: ParseState, target: Element, qualified: bool = False) -> None:
        if state.types_at < 0:
            state.types_at = p.i
        name = target.text
        if target.kind == OPERANDS:
            state.all_operand_types = _type_list(p)
        elif target.kind == RESULTS:
            state.all_result_types = _type_list(p)
        else:
            slot = self.slots[name]
            if slot.kind == "single":
                at = p.i
                constraint = slot.constraint
                assert isinstance(constraint, TypeConstraint)
                short = None if qualified else constraint.parse_body
                if short is None or p.tokens[at][:1] == "!":
                    type = p.parse_type()
                else:
                    type = short(p)
                if not qualified and constraint.kind is not None and not constraint.kind(type):
                    raise p.wrong_type_class(type, class_name(constraint), state.loc, at)
                types = [type]
            elif slot.kind == "optional":
                one = p.parse_optional_type()
                types = [] if one is None else [one]
            else:
                types = _type_list(p)
            if target.kind == OPERAND:
                state.operand_types[name] = types
            else:
                state.result_types[name] = types

    def _functional_type(self, p: OperandParser, state: ParseState, element: Element) -> None:
        at = p.i
        state.types_at = at
        type = p.parse_type()
        if not isinstance(type, FunctionType):
            raise p.wrong_type_class(type, "builtin.function", state.loc, at)
        self._take_types(p, state, element.arguments[0], type.inputs)
        self._take_types(p, state, element.arguments[1], type.results)

    def _take_types(self, p: OperandParser, state: ParseState, target: Element, types: tuple[Type, ...]) -> None:
        if target.kind == OPERANDS:
            state.all_operand_types = list(types)
        elif target.kind == RESULTS:
            state.all_result_types = list(types)
        elif target.kind == OPERAND:
            state.operand_types[target.text] = list(types)
        else:
            state.result_types[target.text] = list(types)

    def _attr_dict(self, p: OperandParser, state: ParseState, keyword: bool) -> None:
        if keyword:
            if not p.accept("attributes"):
                return
            if p.peek() != "{":
                raise p.wrong_token("expected '{' in attribute dictionary")
        if p.tokens[p.i] == "{":
            start = p.i
            given = p.parse_optional_attr_dict()
            state.attributes.update(given)
            state.from_dict = given
            if self.signature.attributes:
                message = check_inherent(self.info, given)
                if message is not None:
                    message = f"'{self.info.name}' op {message}"
                    raise p.op_error(message, state.loc, start - 1 if keyword else start)

    def _attribute(self, p: OperandParser, state: ParseState, slot: Slot) -> None:
        constraint = slot.constraint
        if constraint.name in UNITS:
            state.attributes[slot.name] = UNIT_VALUE
            return
        if slot.kind == "optional" and constraint.name == "Builtin_StringAttr" and p.tokens[p.i][:1] != '"':
            return  # unlike a StrAttr, which must be there
        if constraint.keywords is not None:
            token = p.tokens[p.i]
            word = p.take_string() if token[:1] == '"' else token
            value = constraint.keywords.get(word)
            if value is None and word is not token:
                words = f'invalid {slot.name} attribute specification: "{word}"'
                raise p.op_error(words, state.loc, p.i - 1)
            if value is None:
                raise p.op_error(
                    "expected string or keyword containing one of the following enum values for attribute "
                    f"'{slot.name}' [{', '.join(constraint.keywords)}]",
                    state.loc,
                    p.i if word is token else p.i - 1,
                )
            state.attributes[slot.name] = value
            if word is token:
                p.i += 1
        elif constraint.parse is not None:
            state.attributes[slot.name] = constraint.parse(p)
        elif constraint.name == "SymbolNameAttr":
            if p.peek()[:1] != "@":
                raise p.op_error("expected valid '@'-identifier for symbol name", state.loc, p.i)
            state.attributes[slot.name] = StringAttr.get(p.parse_symbol_name())
        else:
            at = p.i
            value = p.parse_attribute(constraint.literal_type)
            if not constraint.accepts_kind(value):
                raise p.op_error("invalid kind of attribute specified", state.loc, at)
            state.attributes[slot.name] = value

    def _region(self, p: OperandParser, state: ParseState, slot: Slot) -> None:
        regions = state.regions.setdefault(slot.name, [])
        if slot.kind == "variadic":
            while p.peek() == "{":
                regions.append(p.parse_region(None, self.info.default_dialect))
                if not p.accept(","):
                    break
            return
        region = p.parse_region(None, self.info.default_dialect)
        regions.append(region)
        if self.info.traits & SINGLE_BLOCK_IMPLICIT:
            ensure_terminator(p, self.info, region, state.loc)
        elif self.info.traits & SINGLE_BLOCK and region.first is None:
            region.append(Block())

    def _successor(self, p: OperandParser, state: ParseState, slot: Slot) -> None:
        blocks = state.successors.setdefault(slot.name, [])
        if slot.kind == "single":
            blocks.append(p.take_successor())
            return
        while p.peek()[:1] == "^":
            blocks.append(p.take_successor())
            if not p.accept(","):
                break

    def _oilist(self, p: OperandParser, state: ParseState, element: Element) -> None:
        seen: set[int] = set()
        while True:
            for number, clause in enumerate(element.arguments):
                keyword = clause.arguments[0].text
                if p.tokens[p.i] == keyword:
                    if number in seen:
                        words = f"`{keyword}` clause can appear at most once in the expansion of the oilist directive"
                        raise p.op_error(words, state.loc)
                    seen.add(number)
                    self._elements(p, state, clause.arguments)
                    if len(clause.arguments) == 1:
                        raise FormatError(f"oilist clause {keyword} of {self.info.name} has nothing to read")
                    break
            else:
                return

    def _starts(self, p: OperandParser, state: ParseState, first: Element) -> bool:
        """Reads the first element of an optional group if it is here."""
        token = p.tokens[p.i]
        kind = first.kind
        if kind == LITERAL:
            return p.accept(first.text)
        if kind == OPERAND:
            slot = self.slots[first.text]
            self._operand(p, state, slot)
            return len(state.operands[first.text]) != 0
        if kind == ATTRIBUTE:
            slot = self.slots[first.text]
            if slot.constraint.keywords is not None:
                value = slot.constraint.keywords.get(token)
                if value is not None:
                    p.i += 1
            elif slot.constraint.parse_optional is not None:
                value = slot.constraint.parse_optional(p)
            elif slot.constraint.name == "SymbolNameAttr":
                value = StringAttr.get(p.parse_symbol_name()) if token[:1] == "@" else None
            elif slot.constraint.name in FIRST and token[:1] != FIRST[slot.constraint.name]:
                value = None
            else:
                value = p.parse_optional_attribute(slot.constraint.literal_type)
            if value is None:
                return False
            state.attributes[first.text] = value
            return True
        if kind == REGION:
            if token != "{":
                return False
            self._region(p, state, self.slots[first.text])
            return True
        if kind == SUCCESSOR:
            if token[:1] != "^":
                return False
            self._successor(p, state, self.slots[first.text])
            return True
        if kind == CUSTOM:
            return bool(self.hooks[first.text](p, state, first.names))
        raise FormatError(f"an optional group of {self.info.name} begins with an element that it cannot")


def custom_hooks(info: OpInfo, which: int) -> dict[str, Any]:
    """Functions that parse (0) or print (1) the custom directives of a format; "module:function" is loaded now."""
    found: dict[str, Any] = {}
    for name, hooks in (info.custom or {}).items():
        assert isinstance(hooks, tuple)
        hook = hooks[which]
        if isinstance(hook, str):
            module, _, function = hook.partition(":")
            hook = getattr(__import__(module, fromlist=(function,)), function)
        found[name] = hook
    return found


def _names_results(p: OperandParser) -> bool:
    """The tokens from here on are the results of the next op: `%a, %b:2 =`.

    `vector.print` alone prints a line end. The reference prints it so, and reads what follows as its operand.
    """
    tokens = p.tokens
    index = p.i
    while tokens[index][:1] == "%":
        index += 1
        if tokens[index] == ":" and tokens[index + 1].isdigit():
            index += 2
        if tokens[index] != ",":
            return tokens[index] == "="
        index += 1
    return False


def _wrong_literal(p: OperandParser, state: ParseState, text: str) -> DiagnosticError:
    """The error where another token stands in place of a literal of the format."""
    if text[0].isalpha() or text[0] == "_":
        return p.op_error(f"expected '{text}'", state.loc, p.i)
    return p.wrong_token(f"expected '{text}'")


def _type_list(p: OperandParser) -> list[Type]:
    """`T, U, ...`, at least one, as the reference reads the types of variadic values."""
    types = [p.parse_type()]
    while p.accept(","):
        types.append(p.parse_type())
    return types


def ensure_terminator(p: OperandParser, info: OpInfo, region: Region, loc: int) -> None:
    """Adds the implicit terminator where the text left it out."""
    block = region.last
    if block is None:
        block = Block()
        region.append(block)
    last = block.last
    if last is not None and last.info.traits & TERMINATOR:
        return
    terminator = p.context.op_info(info.implicit_terminator)
    assert terminator is not None
    block.append(Operation(terminator, [], (), {}, loc))


def _complete(p: OperandParser, state: ParseState, signature: Signature) -> None:
    """Adds the types that follow from others."""
    each_single = state.all_operands is not None  # the directive `operands` gives each operand that is not variadic
    try:
        complete_types(state.info, signature, state.operands, each_single, state.operand_types, state.result_types)
    except TypesDisagree as error:
        if error.rejected is None:
            raise p.error(error.message, state.loc) from None
        text = p.type_text(error.rejected)
        message = f"'{error.source}' must be {error.expected}, but got '{text}'"
        raise p.op_error(message, state.loc) from None


def build(p: OperandParser, state: ParseState, signature: Signature, follows: bool) -> Operation:
    """The op of a ParseState: types completed, operands resolved, segments and defaults filled in."""
    info = state.info
    operand_types = state.operand_types
    if follows:
        _complete(p, state, signature)
    operands: list[Value] = []
    sizes: list[int] = []
    if state.all_operands is not None:
        types = state.all_operand_types
        if types is None:
            types = [type for slot in signature.operands for type in operand_types.get(slot.name, ())]
        if len(types) != len(state.all_operands):
            raise p.wrong_operand_count(len(state.all_operands), len(types), state.loc, state.operand_places["*"])
        operands = p.resolve_operands(state.all_operands, types, state.loc)
    elif state.all_operand_types is not None:
        indices = [index for slot in signature.operands for index in state.operands.get(slot.name, ())]
        operands = p.resolve_operands(indices, state.all_operand_types, state.loc)
        sizes = [len(state.operands.get(slot.name, ())) for slot in signature.operands]
    else:
        tokens = p.tokens
        values = p.values
        for slot in signature.operands:
            name = slot.name
            indices = state.operands.get(name) or NO_INDICES
            types = operand_types.get(name)
            sizes.append(len(indices))
            if not types:
                if not indices:
                    continue
                if types is None and slot.kind == SINGLE:
                    raise FormatError(f"the format of {info.name} does not give the type of ${name}")
                types = []
            if len(indices) != len(types):
                at = state.operand_places.get(name, state.loc)
                raise p.wrong_operand_count(len(indices), len(types), state.loc, at)
            for index, type in zip(indices, types, strict=True):
                value = values.get(tokens[index])
                if value is None or value.type is not type:
                    value = p.resolve_operand(index, type)
                operands.append(value)
    attributes = state.attributes
    if state.from_dict:
        # What the dictionary says of an inherent attribute counts, wherever else it stands.
        attributes = {**attributes, **state.from_dict}
    defaults = info.defaults
    if defaults is None:
        defaults = default_attributes(info)
    if defaults:
        attributes = {**defaults, **attributes} if attributes else defaults
    if info.traits & OPERAND_SEGMENTS:
        attributes = dict(attributes)
        set_segments(attributes, "operandSegmentSizes", DenseArrayAttr.get(I32, tuple(sizes)))
    regions = NO_REGIONS
    if signature.regions or state.regions:
        regions = state.regions.get("*", [])
        if not regions:
            for slot in signature.regions:
                regions = regions + (state.regions.get(slot.name) or ([] if slot.kind == VARIADIC else [Region()]))
    successors = NO_BLOCKS
    if signature.successors or state.successors:
        successors = state.successors.get("*", [])
        for slot in signature.successors:
            successors = successors + state.successors.get(slot.name, [])
    result_types: list[Type] = []
    if state.all_result_types is not None:
        result_types = state.all_result_types
    else:
        result_sizes: list[int] = []
        missing = False
        for slot in signature.results:
            found = state.result_types.get(slot.name)
            if found is None:
                missing = slot.kind == "single" or missing or info.traits & INFERS_TYPES != 0
                result_sizes.append(0)
                continue
            result_types.extend(found)
            result_sizes.append(len(found))
        if missing:
            result_types = _inferred(p, state, info, operands, attributes, regions)
        if info.traits & RESULT_SEGMENTS:
            attributes = dict(attributes)
            set_segments(attributes, "resultSegmentSizes", DenseArrayAttr.get(I32, tuple(result_sizes)))
    if len(result_types) == 1 and not regions and not successors:
        return plain_operation(info, operands, result_types[0], attributes, state.loc)
    return Operation(
        info, operands, result_types, attributes, state.loc, regions or NO_REGIONS, successors or NO_BLOCKS
    )


def _inferred(
    p: OperandParser,
    state: ParseState,
    info: OpInfo,
    operands: list[Value],
    attributes: dict[str, Attribute],
    regions: list[Region],
) -> list[Type]:
    if info.infer is None:
        raise FormatError(f"the format of {info.name} does not give its result types")
    found = info.infer(operands, attributes)
    if isinstance(found, str):
        raise p.error(found, state.loc)
    return found


def format_of(info: OpInfo) -> Format:
    """The compiled format of an op, made once."""
    return _formats.get(info) or _formats.setdefault(info, Format(info))


_formats: dict[OpInfo, Format] = {}


def compile_parse(info: OpInfo) -> Callable[[OperandParser, int], Operation]:
    """The parse function of an op with an assembly format."""
    return format_of(info).parse

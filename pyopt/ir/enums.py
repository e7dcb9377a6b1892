"""Enumerations that ops have as attributes.

- `IntegerEnum`: an integer attribute with a keyword for each case (`slt` of arith.cmpi is `2 : i64`).
- `FlagEnum`: a dialect attribute that is a set of flags (`#arith.fastmath<nnan,ninf>`).
- `FlagProperty`: a property that is a set of flags (`overflow<nsw, nuw>` of llvm.add, `3 : i32` in the generic form).
- `CaseEnum`: a dialect attribute that is one of several cases (`#index<cmp_predicate slt>`, `#dialect.kind<case>`).

A dialect declares one in a line and names its `constraint` in the attributes of its ops:

    FLAGS = FlagEnum("arith.fastmath", "Arith_FastMathAttr", SUMMARY, "::mlir::arith::FastMathFlags", ("nnan",), "fast")
    Dialect("arith", ..., attributes={"fastmath": FLAGS.parse_body})
"""

from __future__ import annotations

from pyopt.ir.attributes import BARE_ENUMS, Attribute, EnumAttr, IntegerAttr
from pyopt.ir.constraints import AttributeConstraint
from pyopt.ir.constraints_attributes import register_attribute
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Iterable, Sequence, final

if TYPE_CHECKING:
    from pyopt.ir.errors import DiagnosticError
    from pyopt.ir.parser_protocol import KeywordParser
    from pyopt.ir.protocols import BodyPrinter


@final
class IntegerEnum:
    """An integer attribute of `type` whose values have keywords. `cases` are (keyword, value) pairs.

    `constraint` is its ODS name, under which it is registered; `summary` are the words of its constraint. The cases in
    `refused` are read, but no op may have them.
    """

    def __init__(
        self,
        constraint: str,
        summary: str,
        cases: Sequence[tuple[str, int]],
        type: Type,
        refused: Sequence[str] = (),
    ) -> None:
        self.refused = refused
        self.by_keyword: dict[str, Attribute] = {word: IntegerAttr.get(value, type) for word, value in cases}
        self.by_attribute: dict[Attribute, str] = {value: word for word, value in self.by_keyword.items()}
        self.constraint = AttributeConstraint(constraint, summary, self.accepts, None, self.is_kind)
        self.constraint.keywords = self.by_keyword
        self.constraint.print = self.print
        register_attribute(self.constraint)

    def accepts(self, attribute: Attribute) -> bool:
        return attribute in self.by_attribute and self.by_attribute[attribute] not in self.refused

    def is_kind(self, attribute: Attribute) -> bool:
        return isinstance(attribute, IntegerAttr)

    def print(self, printer: BodyPrinter, attribute: Attribute) -> str:
        """The keyword."""
        return self.by_attribute[attribute]


def full_form(p: KeywordParser, keyword: str) -> Attribute:
    """`#dialect.mnemonic<case>` where an op's custom form has a shorter one."""
    at = p.i
    attribute = p.parse_attribute()
    if not (isinstance(attribute, EnumAttr) and attribute.keyword == keyword):
        raise p.error(f"custom op '{p.form_name}' invalid kind of attribute specified", at)
    return attribute


def take_word(p: KeywordParser, prefix: str, name: str, type_name: str, parameter: str = "value") -> str:
    """Takes a word of the enumeration `name`, a keyword or a string; messages begin with `prefix`."""
    word = p.peek()
    if word[:1] == '"':
        return p.take_string()
    if not (word[:1].isalpha() or word[:1] == "_"):
        error = p.error(prefix + "expected valid keyword or string")
        error.also = (_parameter_error(p, prefix, name, type_name, parameter),)
        raise error
    p.i += 1
    return word


def unknown_word(
    p: KeywordParser, prefix: str, at: int, name: str, type_name: str, words: Iterable[str], parameter: str = "value"
) -> DiagnosticError:
    """The error for a word behind token `at`, just taken, that is none of `words`."""
    error = p.error(f"{prefix}expected {type_name} to be one of: {', '.join(words)}", at)
    error.also = (_parameter_error(p, prefix, name, type_name, parameter),)
    return error


def _parameter_error(p: KeywordParser, prefix: str, name: str, type_name: str, parameter: str) -> DiagnosticError:
    return p.error(f"{prefix}failed to parse {name} parameter '{parameter}' which is to be a `{type_name}`")


@final
class FlagEnum:
    """A set of flags as a dialect attribute with the keyword `dialect.mnemonic`.

    flags: the names of bit 0, 1, ...; everything: the name of all of them together, "" if there is none; `none` is the
    empty set unless `none` says that there is no such word. separator: what stands between two flags in print.
    type_name: what messages call the enumeration; listed: they call it by its summary.
    """

    def __init__(
        self,
        keyword: str,
        constraint: str,
        summary: str,
        type_name: str,
        flags: Sequence[str],
        everything: str = "",
        separator: str = ",",
        none: bool = True,
        listed: bool = False,
    ) -> None:
        self.summary = summary if listed else ""
        self.keyword = keyword
        self.name = constraint
        self.type_name = type_name
        self.flags = tuple(flags)
        self.everything = everything
        self.separator = separator
        self.none = ("none",) if none else ()
        self.by_word = {flag: 1 << bit for bit, flag in enumerate(self.flags)}
        if everything:
            self.by_word[everything] = (1 << len(self.flags)) - 1
        self.constraint = AttributeConstraint(constraint, summary, self.accepts, None, self.accepts)
        self.constraint.parse = self.parse_operand
        self.constraint.print = self.print
        self.constraint.flags = self.of_flags
        register_attribute(self.constraint)

    def accepts(self, attribute: Attribute) -> bool:
        return isinstance(attribute, EnumAttr) and attribute.keyword == self.keyword

    def of_flags(self, names: Sequence[str]) -> Attribute:
        """The attribute of a set of flags; ValueError for a name that is none."""
        value = 0
        for name in names:
            bits = self.bits(name)
            if bits is None:
                raise ValueError(f"expected {' or '.join([*self.none, *self.by_word])}, not '{name}'")
            value |= bits
        return self.get(value)

    def bits(self, text: str) -> int | None:
        """The set of bits of `none`, or of flags with separators between them; None if a word is unknown."""
        if text in self.none:
            return 0
        value = 0
        for word in text.split(self.separator.strip()):
            bits = self.by_word.get(word.strip())
            if bits is None:
                return None
            value |= bits
        return value

    def get(self, value: int) -> EnumAttr:
        """The attribute of a set of bits."""
        if self.everything and value == (1 << len(self.flags)) - 1:
            return EnumAttr.get(self.keyword, self.everything, value)
        names = [flag for bit, flag in enumerate(self.flags) if value >> bit & 1]
        return EnumAttr.get(self.keyword, self.separator.join(names) or "none", value)

    def print(self, printer: BodyPrinter, attribute: Attribute) -> str:
        """`<nnan,ninf>`."""
        assert isinstance(attribute, EnumAttr)
        return f"<{attribute.text}>"

    def parse_operand(self, p: KeywordParser) -> Attribute:
        """`<nnan, ninf>` in an op's custom form, or the attribute in full."""
        if p.peek()[:1] == "#":
            return full_form(p, self.keyword)
        return self._parse(p, f"custom op '{p.form_name}' ")

    def parse_body(self, p: KeywordParser) -> EnumAttr:
        """Parses the text behind `#dialect.mnemonic`."""
        return self._parse(p, "")

    def _parse(self, p: KeywordParser, prefix: str) -> EnumAttr:
        p.expect("<", "expected '<'")
        start = p.i
        value = 0
        words = (*self.none, *self.by_word)
        while True:
            if self.summary:
                word = self._take_listed(p, prefix, words)
            else:
                word = take_word(p, prefix, self.name, self.type_name)
            bits = self.bits(word)
            if bits is None:
                raise unknown_word(p, prefix, start, self.name, self.type_name, words)
            value |= bits
            if not p.accept(self.separator.strip()):
                break
        p.expect(">", "expected '>'")
        return self.get(value)

    def _take_listed(self, p: KeywordParser, prefix: str, words: Sequence[str]) -> str:
        """Takes one of the words, a keyword."""
        at = p.i
        word = p.peek()
        if is_word(word):
            p.i += 1
            if word in words:
                return word
            error = p.error(f"{prefix}expected one of [{', '.join(words)}] for {self.summary}, got: {word}", at)
        else:
            error = p.error(f"{prefix}expected keyword for {self.summary}")
        error.also = (_parameter_error(p, prefix, self.name, self.type_name, "value"),)
        raise error


@final
class CaseEnum:
    """One of several cases as a dialect attribute with the keyword `dialect.mnemonic`; `cases` are (name, value) pairs.

    `definition`: name, parameter, type and summary of an enumeration that MLIR declares as an attribute's parameter.
    `parameter`: the name of the parameter where there is no `definition`.
    `bare`: in an op's custom form the case is written as a bare keyword, not in `<>`. A name that is no keyword is
    written in quotes.
    """

    def __init__(
        self,
        keyword: str,
        constraint: str,
        summary: str,
        type_name: str,
        cases: Sequence[tuple[str, int]],
        bare: bool = False,
        definition: tuple[str, str, str, str] | None = None,
        parameter: str = "value",
    ) -> None:
        self.keyword = keyword
        self.parameter = parameter
        self.definition = None if definition is None else definition[:3]
        self.summary = summary if definition is None else definition[3]
        self.name = constraint
        self.type_name = type_name
        self.by_keyword: dict[str, Attribute] = {
            word: EnumAttr.get(keyword, word if word.isidentifier() else f'"{word}"', value) for word, value in cases
        }
        self.bare = bare
        if bare:
            BARE_ENUMS.add(keyword)
        self.constraint = AttributeConstraint(constraint, summary, self.accepts, None, self.accepts)
        self.constraint.parse = self.parse_operand
        self.constraint.print = self.print
        register_attribute(self.constraint)

    def accepts(self, attribute: Attribute) -> bool:
        return isinstance(attribute, EnumAttr) and attribute.keyword == self.keyword

    def get(self, word: str) -> Attribute:
        """The attribute of a case."""
        return self.by_keyword[word]

    def print(self, printer: BodyPrinter, attribute: Attribute) -> str:
        """` slt`, or `<slt>` if the enumeration is not bare; the reference's own format begins with the space."""
        assert isinstance(attribute, EnumAttr)
        return " " + attribute.text if self.bare else f"<{attribute.text}>"

    def parse_operand(self, p: KeywordParser) -> Attribute:
        """The case in an op's custom form, or the attribute in full."""
        if p.peek()[:1] == "#":
            return full_form(p, self.keyword)
        prefix = f"custom op '{p.form_name}' "
        return self._case(p, prefix) if self.bare else self._bracketed(p, prefix)

    def parse_body(self, p: KeywordParser) -> Attribute:
        """Parses the text behind `#dialect.mnemonic`; behind `#dialect<mnemonic` where the enumeration is bare."""
        return self._case(p, "") if self.bare else self._bracketed(p, "")

    def _bracketed(self, p: KeywordParser, prefix: str) -> Attribute:
        p.expect("<", "expected '<'")
        found = self._case(p, prefix)
        p.expect(">", "expected '>'")
        return found

    def _case(self, p: KeywordParser, prefix: str) -> Attribute:
        at = p.i
        if self.definition is not None:
            return self._parameter(p, prefix, self.definition)
        found = self.by_keyword.get(take_word(p, prefix, self.name, self.type_name, self.parameter))
        if found is None:
            raise unknown_word(p, prefix, at, self.name, self.type_name, self.by_keyword, self.parameter)
        return found

    def _parameter(self, p: KeywordParser, prefix: str, definition: tuple[str, str, str]) -> Attribute:
        """The case as an attribute's parameter."""
        at = p.i
        token = p.peek()
        if token[:1] == '"' or is_word(token):
            word = p.take_string() if token[:1] == '"' else token
            p.i = at + 1
            found = self.by_keyword.get(word)
            if found is not None:
                return found
            words = ", ".join([one if one.isidentifier() else f'"{one}"{one}' for one in self.by_keyword])
            error = p.error(f"{prefix}expected one of [{words}] for {self.summary}, got: {word}", at)
        else:
            error = p.error(f"{prefix}expected keyword for {self.summary}")
        name, parameter, type = definition
        error.also = (p.error(f"{prefix}failed to parse {name} parameter '{parameter}' which is to be a `{type}`"),)
        raise error


def is_word(token: str) -> bool:
    """The token is a keyword."""
    return token[:1].isalpha() or token[:1] == "_"

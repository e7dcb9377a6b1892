"""The assembly-format language: a string such as "$lhs `,` $rhs attr-dict `:` type($result)" as a tree of elements.

What an element means when parsing and printing is in `format_parser.py` and `format_printer.py`. The language is the
one of the reference's op declarations: literals, variables, `type`, `functional-type`, `attr-dict`,
`attr-dict-with-keyword`, `prop-dict`, `operands`, `regions`, `successors`, `results`, `custom<>`, `ref`, `qualified`,
`oilist`, optional groups with an anchor `^` and an else part.
"""

from __future__ import annotations

from pyopt.light import Final, final
from pyopt.syntax.lexer import END, LOOK_AHEAD, tokenize

LITERAL: Final = 0
SPACE: Final = 1
OPERAND: Final = 2
ATTRIBUTE: Final = 3
REGION: Final = 4
SUCCESSOR: Final = 5
TYPE: Final = 6
FUNCTIONAL_TYPE: Final = 7
ATTR_DICT: Final = 8
PROP_DICT: Final = 9
CUSTOM: Final = 10
OPTIONAL: Final = 11
OILIST: Final = 12
OPERANDS: Final = 13
RESULTS: Final = 14
REGIONS: Final = 15
SUCCESSORS: Final = 16
RESULT: Final = 17
UNIT: Final = 18
"""A unit attribute; as an anchor of a group with other elements it has no text of its own."""


@final
class Element:
    """One element of a format.

    text: the literal, the space, or the name of the variable or hook.
    arguments: what stands in the parentheses of `type`, `functional-type`, `custom`; the elements of an optional group;
        the clauses of an oilist (one Element OPTIONAL each, its first element the keyword literal).
    otherwise: the else part of an optional group.
    names: the arguments of a custom directive as names; `type($x)` is `type(x)`.
    anchor: index in `arguments` of the anchor of an optional group.
    flag: `attr-dict-with-keyword`; a variable under `qualified` or `ref`.
    space: whether a space is printed before the element (worked out once, from left to right).
    written: what is printed of a literal.
    first, rest: what is read of an optional group: the element that tells whether it is there, and those behind it.
    printed: the elements of an optional group that have a text of their own.
    """

    __slots__ = (
        "anchor", "arguments", "first", "flag", "kind", "names", "otherwise", "printed", "rest", "space", "text",
        "written",
    )  # fmt: skip

    def __init__(self, kind: int, text: str = "", arguments: list[Element] | None = None) -> None:
        self.kind = kind
        self.text = text
        self.arguments: list[Element] = arguments or NO_ELEMENTS
        self.names = [_argument_name(argument) for argument in self.arguments] if kind == CUSTOM else NO_NAMES
        self.otherwise = NO_ELEMENTS
        self.anchor = -1
        self.flag = False
        self.space = False
        self.written = text
        self.first: Element | None = None
        self.rest = NO_ELEMENTS
        self.printed = NO_ELEMENTS


NO_ELEMENTS: Final[list[Element]] = []
NO_NAMES: Final[list[str]] = []


def _argument_name(argument: Element) -> str:
    if argument.kind == TYPE:
        inner = argument.arguments[0]
        return f"type({inner.text or ('operands' if inner.kind == OPERANDS else 'results')})"
    return "attr-dict" if argument.kind == ATTR_DICT else argument.text


def without_spaces(elements: list[Element]) -> list[Element]:
    """The elements that a parser reads."""
    return [element for element in elements if element.kind != SPACE]


class FormatError(Exception):
    """A format string that does not follow the language: a mistake in a dialect's declaration."""


def _tokens(text: str) -> list[str]:
    """The tokens of a format string; a literal is one that begins with "`"."""
    parts = text.split("`")
    if len(parts) % 2 == 0:
        raise FormatError(f"the format {text!r} ends too early: something is not closed")
    tokens = tokenize(" ` ".join(parts[::2]))
    del tokens[len(tokens) - LOOK_AHEAD + 1 :]
    if len(parts) > 1:
        at = 0
        for literal in parts[1::2]:
            at = tokens.index("`", at)
            tokens[at] = "`" + literal
            at += 1
    return tokens


@final
class _Reader:
    """Recursive descent over the tokens of a format string, of which END is the last."""

    def __init__(self, text: str, kinds: dict[str, int]) -> None:
        self.text = text
        self.kinds = kinds
        self.tokens = _tokens(text)
        self.at = 0

    def _accept(self, token: str) -> bool:
        if self.tokens[self.at] == token:
            self.at += 1
            return True
        return False

    def _expect(self, token: str) -> None:
        if not self._accept(token):
            raise FormatError(f"expected {token!r}, not {self.tokens[self.at]!r} in {self.text!r}")

    def _word(self) -> str:
        word = self.tokens[self.at]
        if word == END:
            raise FormatError(f"the format {self.text!r} ends too early: something is not closed")
        self.at += 1
        while self._accept("-"):
            word += "-" + self.tokens[self.at]
            self.at += 1
        return word

    def elements(self, closers: tuple[str, ...]) -> list[Element]:
        out: list[Element] = []
        while self.tokens[self.at] not in closers:
            out.append(self.element())
        return out

    def element(self) -> Element:
        word = self._word()
        if word[0] == "`":
            literal = word[1:]
            if literal == "" or literal.isspace() or literal == "\\n":
                return Element(SPACE, "\n" if literal == "\\n" else literal)
            return Element(LITERAL, literal)
        if word == "$":
            name = self._word()
            if name not in self.kinds:
                raise FormatError(f"unknown variable ${name} in {self.text!r}")
            return Element(self.kinds[name], name)
        if word == "(":
            return self._optional_group()
        if word[0] == '"':  # a word for a custom directive
            return Element(LITERAL, word[1:-1])
        if word in ("attr-dict", "attr-dict-with-keyword"):
            element = Element(ATTR_DICT)
            element.flag = word != "attr-dict"
            return element
        if word in _PLAIN:
            return Element(_PLAIN[word])
        if word == "type":
            return Element(TYPE, "", self._call())
        if word == "functional-type":
            return Element(FUNCTIONAL_TYPE, "", self._call())
        if word in ("ref", "qualified"):
            element = self._call()[0]
            element.flag = True
            return element
        if word == "custom":
            self._expect("<")
            name = self._word()
            self._expect(">")
            return Element(CUSTOM, name, self._call())
        if word == "oilist":
            self._expect("(")
            clauses = []
            while True:
                clauses.append(Element(OPTIONAL, "", self.elements(("|", ")"))))
                if not self._accept("|"):
                    break
            self._expect(")")
            return Element(OILIST, "", clauses)
        raise FormatError(f"unknown directive {word!r} in {self.text!r}")

    def _call(self) -> list[Element]:
        self._expect("(")
        arguments: list[Element] = []
        while not self._accept(")"):
            arguments.append(self.element())
            self._accept(",")
        return arguments

    def _optional_group(self) -> Element:
        group = Element(OPTIONAL)
        current = group.arguments = []
        group.otherwise = []
        while True:
            if self._accept(")"):
                if self._accept("?"):
                    break
                self._expect(":")
                self._expect("(")
                current = group.otherwise
                continue
            current.append(self.element())
            if self._accept("^"):
                group.anchor = len(current) - 1
        if group.anchor < 0:
            raise FormatError(f"optional group without anchor in {self.text!r}")
        group.first, *group.rest = without_spaces(group.arguments)
        group.printed = group.arguments
        if len(group.arguments) > 1:
            group.printed = [element for element in group.arguments if element.kind != UNIT]
        return group


_PLAIN: Final = {
    "prop-dict": PROP_DICT,
    "operands": OPERANDS,
    "results": RESULTS,
    "regions": REGIONS,
    "successors": SUCCESSORS,
}


@final
class _Spacing:
    """The state that decides about spaces between printed elements."""

    def __init__(self) -> None:
        self.space = True
        self.punctuation = False

    def run(self, elements: list[Element]) -> None:
        for element in elements:
            self.one(element)

    def one(self, element: Element) -> None:
        kind = element.kind
        text = element.text
        if kind == LITERAL:
            element.space = self.space and _space_before(text, self.punctuation)
            if element.space:
                element.written = " " + text
            self.space = len(text) != 1 or text not in "<({["
            self.punctuation = not (text[0] == "_" or text[0].isalpha())
        elif kind == SPACE:
            # A line break changes nothing: a space follows it where one would have been without it.
            if text != "\n":
                self.space = False
                self.punctuation = True
        elif kind == ATTR_DICT or kind == PROP_DICT:
            self.punctuation = False
        elif kind == OPTIONAL:
            for index, child in enumerate(element.arguments):
                if index == element.anchor and child.kind == UNIT and len(element.arguments) > 1:
                    continue
                self.one(child)
            self.run(element.otherwise)
        elif kind == OILIST:
            for clause in element.arguments:
                self.run(clause.arguments)
        else:
            element.space = self.space or not self.punctuation
            self.punctuation = False
            self.space = True


def _space_before(literal: str, after_punctuation: bool) -> bool:
    if len(literal) != 1 and literal != "->":
        return True
    if after_punctuation:
        return literal[0] not in ">)}],"
    return literal[0] not in "<>(){}[],"


def read_format(text: str, kinds: dict[str, int]) -> list[Element]:
    """The elements of a format string; `kinds` says of each name whether it is OPERAND, ATTRIBUTE, RESULT, ..."""
    reader = _Reader(text, kinds)
    elements = reader.elements((END,))
    _Spacing().run(elements)
    return elements

"""Pipelines from text: `builtin.module(func.func(canonicalize{max-iterations=2},cse),canonicalize)`.

A text without options in which every word is a pass is taken apart by hand; everything else, errors included, is read
by a lark grammar, whose import costs more than most runs.
"""

from __future__ import annotations

from pyopt.diagnostics.nearest import did_you_mean
from pyopt.light import TYPE_CHECKING, Callable, Final, Iterable, TypeAlias, final
from pyopt.pipeline.manager import PassManager
from pyopt.pipeline.options import OptionError
from pyopt.pipeline.passes import PassDeclaration, ScheduledPass

if TYPE_CHECKING:
    from lark import Token, Tree

    Branch: TypeAlias = Token | Tree[Token]

GRAMMAR: Final = r"""
start: element ("," element)*
element: NAME? options?                            -> pass_
       | NAME? "(" element ("," element)* ")" _SPACE?   -> nested
options: OPEN _inside* CLOSE _SPACE?
_inside: TEXT | "{" _inside* CLOSE
OPEN: "{"
CLOSE: "}"
TEXT: /[^{}]+/
NAME: /[^,(){]+/
_SPACE.-1: /[ \t\n]+/
"""


@final
class PipelineError(Exception):
    """A pipeline's text is wrong at an offset; without a text, the whole of it is. `hint` is what may help."""

    def __init__(self, message: str, text: str = "", offset: int = -1, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.text = text
        self.offset = offset
        self.hint = hint

    def rendered(self, suggests: bool = False) -> str:
        """As the reference shows it, with a caret; `suggests`: with what may help, which the reference does not say."""
        if self.offset < 0:
            return f"<unknown>:0: error: {self.message}\n"
        start = self.text.rfind("\n", 0, self.offset) + 1
        line = self.text[start:].partition("\n")[0]
        row, column = self.text.count("\n", 0, start) + 1, self.offset - start
        return (
            f"<unknown>:0: error: MLIR Textual PassPipeline Parser:{row}:{column + 1}: error: {self.message}\n"
            f"{line}\n{' ' * column}^\n\n" + (f"<unknown>:0: note: {self.hint}\n" if suggests and self.hint else "")
        )


@final
class PipelineParser:
    """Builds managers. `find_pass` and `names` are the registry's.

    implicit_nesting: a pass for another op than its manager's is nested in place of an error.
    """

    __slots__ = ("_find_pass", "_implicit_nesting", "_names")

    def __init__(
        self,
        find_pass: Callable[[str], PassDeclaration | None],
        names: Callable[[], Iterable[str]],
        implicit_nesting: bool = False,
    ) -> None:
        self._find_pass = find_pass
        self._names = names
        self._implicit_nesting = implicit_nesting

    def parse(self, text: str) -> PassManager:
        """The manager for a whole pipeline, anchor included; raises PipelineError or NestingError."""
        text = text.strip()
        anchor, opening, rest = text.partition("(")
        if not opening or not anchor.strip() or not rest.endswith(")"):
            raise PipelineError(
                "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'"
            )
        manager = PassManager(anchor.strip())
        inner = rest[:-1]
        if inner and not self._parse_plain(inner, manager):
            self._parse_any(inner, manager)
        return manager

    def _parse_plain(self, text: str, manager: PassManager) -> bool:
        """Passes without options behind any number of anchors, as `func.func(cse,canonicalize)`."""
        anchors: list[str] = []
        while text.endswith(")"):
            anchor, _, text = text[:-1].partition("(")
            anchors.append(anchor.strip())
        words = [word.strip() for word in text.split(",")]
        if any("(" in word or "{" in word or ")" in word for word in words) or any("," in name for name in anchors):
            return False
        passes = [self._find_pass(word) for word in words]
        if None in passes:
            return False
        for anchor in anchors:
            inner = PassManager(anchor)
            manager.elements.append(inner)
            manager = inner
        for found in passes:
            if found is not None:
                manager.add(ScheduledPass(found), self._implicit_nesting)
        return True

    def _parse_any(self, text: str, manager: PassManager) -> None:
        from lark import Lark
        from lark.exceptions import UnexpectedInput, UnexpectedToken

        try:
            tree = Lark(GRAMMAR, parser="lalr", keep_all_tokens=True).parse(text)
        except UnexpectedToken as error:
            offset = len(text) if error.token.type == "$END" else error.pos_in_stream or 0
            raise _syntax_error(text, offset) from None
        except UnexpectedInput as error:
            raise _syntax_error(text, error.pos_in_stream or 0) from None
        self._build(tree.children, manager, text, 0)

    def _build(self, items: list[Branch], manager: PassManager, text: str, offset: int) -> None:
        """Adds elements to `manager`; `items` are the trees of elements and the punctuation, from `offset` on."""
        for item in items:
            if isinstance(item, str):
                offset = item.end_pos or 0
                continue
            children = list(item.children)
            name = ""
            if children and isinstance(children[0], str) and children[0].type == "NAME":
                token = children.pop(0)
                assert isinstance(token, str)
                name = token.strip()
                offset = (token.start_pos or 0) + len(token) - len(token.lstrip())
            if item.data == "nested":
                nested = PassManager(name)
                manager.elements.append(nested)
                self._build(children, nested, text, offset)
            else:
                self._add_pass(name, _options_text(children, text), manager, text, offset)

    def _add_pass(self, name: str, options: str, manager: PassManager, text: str, offset: int) -> None:
        found = self._find_pass(name) if name else None
        if found is None:
            from pyopt.pipeline.unknown_passes import why_unknown

            why = why_unknown(name)
            if why:
                raise PipelineError(f"'{name}' {why}", text, offset)
            message = f"'{name}' does not refer to a registered pass or pass pipeline"
            raise PipelineError(message, text, offset, did_you_mean(name, self._names()))
        try:
            scheduled = ScheduledPass(found, options)
        except OptionError as error:
            message = f"{error.message}\nfailed to add `{name}` with options `{options}`"
            raise PipelineError(message) from None
        manager.add(scheduled, self._implicit_nesting)


def _options_text(children: list[Branch], text: str) -> str:
    """The text between the braces of an element."""
    for child in children:
        if not isinstance(child, str):
            opening, closing = child.children[0], child.children[-1]
            for index in range(len(child.children) - 1, 0, -1):
                closing = child.children[index]
                if isinstance(closing, str) and closing.type == "CLOSE":
                    break
            assert isinstance(opening, str) and isinstance(closing, str)
            return text[opening.end_pos or 0 : closing.start_pos or 0]
    return ""


def _syntax_error(text: str, offset: int) -> PipelineError:
    """The reference's words for what is wrong at an offset."""
    depth = 0
    opening = 0
    for index, char in enumerate(text[:offset]):
        if char == "{":
            opening = index if depth == 0 else opening
            depth += 1
        elif char == "}":
            depth = max(depth - 1, 0)  # one too many is part of a name
    if depth > 0:
        return PipelineError("missing closing '}' while processing pass options", text, opening)
    if offset == len(text):
        # The reference points at what comes after the last punctuation.
        offset = max(text.rfind(char) for char in "(),}") + 1
        return PipelineError("encountered unbalanced parentheses while parsing pipeline", text, offset)
    if text[offset] == ")":
        message = "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline"
        return PipelineError(message, text, offset)
    return PipelineError("expected ',' after parsing pipeline", text, offset)

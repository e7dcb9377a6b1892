"""What may be typed at a place: ops, dialects, types, attributes, keywords, and the names that are visible there."""

from __future__ import annotations

import re
from bisect import bisect_left

from pyopt.editor.document import OpenDocument
from pyopt.editor.hover import head_of
from pyopt.editor.op_help import declared_entries
from pyopt.editor.scopes import ALIAS, BLOCK, SYMBOL, VALUE, Name, OpText
from pyopt.light import Final, Iterator, final
from pyopt.syntax.suggestions import ATTRIBUTES, TYPES, keywords_of

OP: Final = "op"
DIALECT: Final = "dialect"
TYPE: Final = "type"
ATTRIBUTE: Final = "attribute"
KEYWORD: Final = "keyword"
_WORD: Final = re.compile(r"[%^@#!]?[\w$.-]*\Z")
_RESULTS: Final = re.compile(r'(?:%[\w$.-]+(?::\d+)?[ \t]*(?:,[ \t]*)?)+=[ \t]*"?\Z|"\Z')
_LONGEST: Final = 80
_OPENING: Final = frozenset(("{", "(", "[", "<", "<{"))
_CLOSING: Final = frozenset(("}", ")", "]", ">"))


@final
class Completion:
    """A text that may be typed, what it is (`kind`: also of `scopes`), and a line about it."""

    __slots__ = ("detail", "kind", "text")

    def __init__(self, text: str, kind: str, detail: str = "") -> None:
        self.text = text
        self.kind = kind
        self.detail = detail


def completions(document: OpenDocument, offset: int) -> tuple[int, list[Completion]]:
    """(where the word begins that is being typed, what may stand there) at an offset, the likeliest first."""
    text = document.text
    line = text[text.rfind("\n", 0, offset) + 1 : offset]
    found = _WORD.search(line)
    word = "" if found is None else found[0]
    start = offset - len(word)
    if "//" in line[: len(line) - len(word)]:
        return start, []
    given = list(_Completer(document, start).given(line[: len(line) - len(word)], word))
    seen = {one.text: one for one in reversed(given)}
    matching = [one for one in given if seen.get(one.text) is one and one.text.startswith(word) and one.text != word]
    return start, matching


@final
class _Completer:
    """What may stand at the offset `start` of a document."""

    __slots__ = ("document", "names", "start")

    def __init__(self, document: OpenDocument, start: int) -> None:
        self.document = document
        self.start = start
        self.names = document.names_around(start)

    def given(self, before: str, word: str) -> Iterator[Completion]:
        """What may stand at an offset; `before` it is the rest of the line."""
        head = word[:1]
        if head == "%" or head == "^":
            yield from self._visible(head)
            return
        if head == "@":
            yield from self._symbols()
            return
        if head == "!" or head == "#":
            yield from self._aliases(head)
            yield from self._of_dialects(head, word)
            return
        op = self._op_at()
        opening, last = self._around(op)
        if opening == "{" and last in ("{", ","):
            yield from self._attributes(op)
            if last == "{" and op is not None and op.info is not None and op.info.regions:
                yield from self._ops(word)  # with one word in it, a region looks like attributes
        elif not opening and self._begins_op(before):
            yield from self._ops(word)
        else:
            if op is not None and op.info is not None and not opening and last != ":":
                for one in keywords_of(op.info):
                    yield Completion(one, KEYWORD, f"of {op.name}")
            for one in ATTRIBUTES if last == "=" else ():
                yield Completion(one, ATTRIBUTE)
            for one in TYPES:
                yield Completion(one, TYPE)
            yield from self._aliases("!")

    def _op_at(self) -> OpText | None:
        """The op in whose text an offset is: the outer one of those in what cannot be a region of it."""
        op = self.names.op_at(self.start)
        while op is not None and op.outer is not None and op.outer.info is not None and not op.outer.info.regions:
            op = op.outer
        return op

    def _around(self, op: OpText | None) -> tuple[str, str]:
        """(the bracket in the text of an op that is open at an offset, the token before), "" for none."""
        at = bisect_left(self.names.offsets, self.start) - 1
        while at >= 0 and self.names.texts[at].startswith("//"):
            at -= 1
        last = self.names.texts[at] if at >= 0 else ""
        regions = set(self._regions())
        depth = 0
        while op is not None and at >= 0 and self.names.offsets[at] >= op.name_at:
            text = self.names.texts[at]
            if text in _CLOSING:
                depth += 1
            elif text in _OPENING or text[-1:] == "<":
                if self.names.offsets[at] in regions:
                    break
                if not depth:
                    return text, last
                depth -= 1
            at -= 1
        return "", last

    def _begins_op(self, before: str) -> bool:
        """An op may begin at an offset; `before` it is the rest of the line."""
        rest = _RESULTS.sub("", before).rstrip(" \t")
        opened = self.start - len(before) + len(rest) - 1
        return not rest or (rest[-1] == "{" and opened in self._regions())

    def _regions(self) -> list[int]:
        """The offsets at which regions begin; the brace of an attribute that is being typed looks like one."""
        scopes = self.names.scopes
        return [one.start for one in scopes if one.op is not None and (one.op.info is None or one.op.info.regions)]

    def _visible(self, head: str) -> Iterator[Completion]:
        """The values that are defined before an offset and visible there, the nearest first; the blocks around it."""
        scope = self.names.scope_at(self.start)
        op = self.names.op_at(self.start)
        if scope is None:
            return
        if head == "^":
            for label in scope.blocks.values():
                yield Completion(label.text, BLOCK)
            return
        for one in scope.chain():
            for name in reversed(one.values.values()):
                if name.ranges[0][1] < self.start and (name.argument or name.op is not op):
                    yield Completion(name.text, VALUE, self._shown(name))
            if one.isolated:
                return

    def _shown(self, name: Name) -> str:
        """A line that says what a name stands for."""
        if name.op is None:
            return ""
        if name.argument:
            return f"argument of {name.op.name}"
        line = " ".join(head_of(self.document, name.op).split())
        return line if len(line) <= _LONGEST else f"{line[:_LONGEST]} ..."

    def _symbols(self) -> Iterator[Completion]:
        """The symbols that are visible at an offset; behind `@outer::`, those in it."""
        if self.document.text[self.start - 2 : self.start] == "::":
            outer = self.names.name_at(self.start - 2)
            table = None if outer is None or outer[0].op is None else outer[0].op.table
            tables = [] if table is None else [table]
        else:
            scope = self.names.scope_at(self.start)
            tables = [] if scope is None else [one.symbols for one in scope.chain() if one.symbols is not None]
        for table in tables:
            for name in table.values():
                if name.ranges[0][0] != self.start:
                    yield Completion(name.text, SYMBOL, self._shown(name))

    def _aliases(self, head: str) -> Iterator[Completion]:
        for op in self.names.roots:
            name = op.symbol
            if name is not None and name.kind == ALIAS and name.text[0] == head and name.ranges[0][0] != self.start:
                yield Completion(name.text, ALIAS, self._shown(name))

    def _of_dialects(self, head: str, word: str) -> Iterator[Completion]:
        """The types (`!`) or attributes (`#`) of the dialect that is typed, else the names of dialects with some."""
        dialect, dot, _ = word[1:].partition(".")
        context = self.document.context
        for name in [dialect] if dot else context.dialect_names():
            found = context.attribute_dialect(name)
            declared = {} if found is None else found.types if head == "!" else found.attributes
            if dot:
                for mnemonic in sorted(declared):
                    yield Completion(f"{head}{name}.{mnemonic}", TYPE if head == "!" else ATTRIBUTE)
            elif declared:
                yield Completion(f"{head}{name}.", DIALECT)

    def _ops(self, word: str) -> Iterator[Completion]:
        """The ops of a dialect whose name is typed; else those that need none here, and the names of dialects."""
        context = self.document.context
        dialect, dot, _ = word.partition(".")
        if dot:
            found = context.dialect(dialect)
            for name, info in () if found is None else sorted(found.ops.items()):
                yield Completion(name, OP, info.doc.partition(". ")[0])
            return
        scope = self.names.scope_at(self.start)
        around = None if scope is None or scope.op is None else scope.op
        default = "func" if around is None else "" if around.info is None else around.info.default_dialect
        found = context.dialect(default) if default else None
        for name, info in () if found is None else sorted(found.ops.items()):
            yield Completion(name.partition(".")[2], OP, info.doc.partition(". ")[0])
        for name in context.dialect_names():
            yield Completion(f"{name}.", DIALECT)

    def _attributes(self, op: OpText | None) -> Iterator[Completion]:
        """The attributes that the declaration of an op has, and its text does not."""
        if op is None or op.info is None:
            return
        own = self.document.text[op.first : op.end]
        for name, kind in declared_entries(op.info.attributes):
            if not re.search(rf"\b{re.escape(name)}\s*=", own):
                yield Completion(name, ATTRIBUTE, kind)

"""Where a text defines and uses values, blocks, symbols and aliases, and the tree of its ops.

It goes by tokens and statements as the formatter finds them, not by the parser, so that text with errors has names,
too. What an op is, is asked of its declaration: which one has symbols in it, or does not see the values around it.
"""

from __future__ import annotations

from bisect import bisect_right

from pyopt.editor.scopes import ALIAS, BLOCK, SYMBOL, VALUE, Name, NameScope, OpText
from pyopt.format.options import LayoutError
from pyopt.format.reader import MARKER, TokenReader
from pyopt.format.scan import Tokens, scan
from pyopt.format.statements import name_of
from pyopt.format.structure import COMMENT, LABEL, STATEMENT, TAIL, TextUnit
from pyopt.format.words import words_of
from pyopt.ir import opinfo
from pyopt.ir.context import Context
from pyopt.light import Final, final

_BRACKETS: Final = frozenset(("(", "[", "{", "<", "=", ":", "->"))
_OUTER: Final = "builtin"
"""The dialect whose prefix may be left out where no op is around."""


@final
class TextNames:
    """The names and ops of a text, by offsets."""

    __slots__ = ("_by_start", "_starts", "offsets", "ops", "roots", "scopes", "texts")

    def __init__(self, texts: list[str], offsets: list[int]) -> None:
        self.texts = texts
        self.offsets = offsets
        self.roots: list[OpText] = []
        self.ops: list[OpText] = []
        self.scopes: list[NameScope] = []
        self._by_start: dict[int, Name] = {}
        self._starts: list[int] = []

    def add(self, name: Name, place: tuple[int, int]) -> None:
        """Takes note that a text names something."""
        self._by_start[place[0]] = name

    def token_at(self, offset: int) -> int:
        """The number of the token at an offset, or right before it; -1 for white space."""
        at = bisect_right(self.offsets, offset) - 1
        if at > 0 and self.offsets[at] == offset and not _is_word(self.texts[at]):
            before = at - 1
            if self.offsets[before] + len(self.texts[before]) == offset and _is_word(self.texts[before]):
                return before
        return at if at >= 0 and offset <= self.offsets[at] + len(self.texts[at]) and self.texts[at] else -1

    def name_at(self, offset: int) -> tuple[Name, int, int] | None:
        """What is named at an offset, and where the text begins and ends that does so."""
        token = self.token_at(offset)
        if token < 0:
            return None
        start = self.offsets[token]
        found = self._by_start.get(start)
        return None if found is None else (found, start, start + len(self.texts[token]))

    def op_at(self, offset: int) -> OpText | None:
        """The innermost op in whose text an offset is."""
        starts = self._starts
        if not starts:
            starts = self._starts = [op.first for op in self.ops]
        at = bisect_right(starts, offset) - 1
        found: OpText | None = self.ops[at] if at >= 0 else None
        while found is not None and found.end < offset:
            found = found.outer
        return found

    def scope_at(self, offset: int) -> NameScope | None:
        """The innermost scope around an offset."""
        found = None
        for scope in self.scopes:
            if scope.start > offset:
                break
            if offset <= scope.end:
                found = scope
        return found


def _is_word(token: str) -> bool:
    return token[:1].isalnum() or token[:1] in ('"', "_") or (len(token) > 1 and token[0] in "%^@#!")


def names_of(text: str, context: Context) -> TextNames:
    """The names of a text; the context knows the dialects."""
    tokens = tokens_of(text)
    structure = TokenReader(tokens, words_of(text)).read()
    reader = _NameReader(tokens, context, len(text))
    for unit in structure.units:
        reader.read(unit)
    reader.end_part(len(text))
    return reader.found


def tokens_of(text: str) -> Tokens:
    """The tokens of a text; quotes of strings that are not closed are left out."""
    while True:
        try:
            return scan(text)
        except LayoutError as error:
            lines = text.split("\n")
            line = lines[error.line - 1]
            before = line.encode("utf-8", "surrogateescape")[: error.column - 1].decode("utf-8", "surrogateescape")
            rest = line[len(before) :]
            lines[error.line - 1] = before + rest.replace('"', " ", 1)
            text = "\n".join(lines)


@final
class _NameReader:
    """Goes through the units of a text."""

    def __init__(self, tokens: Tokens, context: Context, length: int) -> None:
        self.texts = tokens.texts
        self.offsets = offsets = tokens.offsets()
        self.context = context
        self.found = TextNames(tokens.texts, offsets)
        self.length = length
        self._begin_part(0)

    def _begin_part(self, start: int) -> None:
        self.scope = NameScope(None, None, start)
        self.scope.symbols = {}
        self.found.scopes.append(self.scope)
        self.stack: list[OpText] = []
        self.last: OpText | None = None
        self.aliases: dict[str, Name] = {}
        self.uses: list[tuple[int, NameScope]] = []
        self.candidates: list[tuple[int, NameScope, NameScope]] = []

    # Units.

    def read(self, unit: TextUnit) -> None:
        """Takes in a unit."""
        if unit.kind == COMMENT:
            if self.texts[unit.first].startswith(MARKER):
                self.end_part(self.offsets[unit.first])
                self._begin_part(self.offsets[unit.first])
        elif unit.kind == LABEL:
            self._read_label(unit)
        elif unit.kind == STATEMENT:
            self._read_statement(unit)
        elif unit.kind == TAIL and self.stack:
            op = self.stack[-1]
            self._close(self.offsets[unit.first] + 1)
            self._continue(op, unit, unit.first + 1)
        elif self.last is not None:
            self._continue(self.last, unit, unit.first)

    def end_part(self, end: int) -> None:
        """Finds out what uses refer to; a part of a file ends."""
        while self.stack:
            op = self.stack[-1]
            self._close(end)
            op.end = max(op.end, end)
        self.scope.end = end
        for token, target, around in self.candidates:
            text = self.texts[token]
            known = around.value(text.partition("#")[0])
            if known is not None:
                self._use(known, token)
            elif "#" not in text and text not in target.values:
                self._define_value(token, target, target.op)
            else:
                self.uses.append((token, target))
        for token, scope in self.uses:
            self._resolve(token, scope)

    def _continue(self, op: OpText, unit: TextUnit, first: int) -> None:
        """The unit belongs to an op that began before."""
        around = self.scope
        if unit.opens:
            self._open(op, unit)
            self._read_head(first, unit.last, self.scope, around)
        else:
            self._read_uses(first, unit.last)
        self._extend(op, unit)

    def _extend(self, op: OpText, unit: TextUnit) -> None:
        last = unit.last - 1
        op.end = self.offsets[last] + len(self.texts[last])

    def _read_label(self, unit: TextUnit) -> None:
        scope = self.scope
        op = self.stack[-1] if self.stack else None
        text = self.texts[unit.first]
        if text not in scope.blocks:
            label = scope.blocks[text] = Name(BLOCK, text, op, self._range(unit.first))
            self.found.add(label, label.ranges[0])
            if op is not None:
                op.labels.append(label)
        for token in range(unit.first + 1, unit.last):
            if self._is_value(token):
                self._define_value(token, scope, op)
            elif self.texts[token][:1] in "#!@":
                self.uses.append((token, scope))

    def _read_statement(self, unit: TextUnit) -> None:
        texts = self.texts
        outer = self.stack[-1] if self.stack else None
        first = unit.first
        at = min(name_of(texts, unit), unit.last - 1)
        op = OpText(outer, self.scope, self.offsets[first], self.offsets[at], texts[at].strip('"'))
        self._extend(op, unit)
        self.found.ops.append(op)
        (self.found.roots if outer is None else outer.children).append(op)
        self.last = op
        if texts[at][:1] in "#!" and texts[at + 1] == "=":
            self._define_alias(at, op)
            self._read_uses(at + 1, unit.last)
            return
        self._declare(op, texts[at])
        for token in range(first, at):
            if self._is_value(token) and "#" not in texts[token]:
                op.results.append(self._define_value(token, self.scope, op, argument=False))
        symbol = self._define_symbol(op, at, unit.last)
        around = self.scope
        if unit.opens:
            self._read_head(at, unit.last, self._open(op, unit), around, symbol)
        elif op.info is not None and op.info.regions:  # there is none, an empty one, or a case of it follows
            self._read_head(at, unit.last, self._head_of(op), around, symbol)
        else:
            self._read_uses(at, unit.last, symbol)

    def _declare(self, op: OpText, written: str) -> None:
        """Finds the declaration of an op by its name, which may lack the dialect."""
        if not written.startswith('"') and "." not in written:
            outer = op.outer
            default = _OUTER if outer is None else "" if outer.info is None else outer.info.default_dialect
            if written == "func" and default == _OUTER:
                default = "func"
            op.name = f"{default}.{written}" if default else written
        op.info = self.context.op_info(op.name)

    # Regions.

    def _open(self, op: OpText, unit: TextUnit) -> NameScope:
        """A region of an op begins; gives the scope of what is defined in front of it."""
        head = self._head_of(op)
        if op.head_end < 0:
            op.head_end = self.offsets[unit.last - 1]
        self.stack.append(op)
        self.scope = NameScope(head, op, self.offsets[unit.last - 1])
        if op.info is not None and op.info.has(opinfo.SYMBOL_TABLE):
            self.scope.symbols = op.table = {}
        self.found.scopes.append(self.scope)
        self.last = None
        return head

    def _head_of(self, op: OpText) -> NameScope:
        head = op.head
        if head is None:
            head = op.head = NameScope(self.scope, op, op.name_at)
            head.isolated = op.info is not None and op.info.has(opinfo.ISOLATED)
        return head

    def _close(self, end: int) -> None:
        """The innermost region ends; another one of the same op may follow."""
        op = self.stack.pop()
        self.scope.end = end
        self.scope = op.scope
        self.last = op

    # Tokens.

    def _range(self, token: int) -> tuple[int, int]:
        return self.offsets[token], self.offsets[token] + len(self.texts[token])

    def _is_value(self, token: int) -> bool:
        text = self.texts[token]
        return text[:1] == "%" and len(text) > 1

    def _read_uses(self, first: int, end: int, skip: int = -1) -> None:
        """Takes note of all that tokens name."""
        for token in range(first, end):
            text = self.texts[token]
            if text[:1] in "%^@#!" and len(text) > 1 and token != skip:
                self.uses.append((token, self.scope))

    def _read_head(self, first: int, end: int, target: NameScope, around: NameScope, skip: int = -1) -> None:
        """The same for what stands in front of a region, where arguments of the region may be defined.

        target: the scope of such arguments. around: that of the op.
        """
        for token in range(first, end):
            text = self.texts[token]
            if text[:1] not in "%^@#!" or len(text) < 2 or token == skip:
                continue
            if text[0] != "%":
                self.uses.append((token, around))
            elif self.texts[token + 1] == "=" and "#" not in text:
                self._define_value(token, target, target.op)
            else:
                self.candidates.append((token, target, around))

    def _define_value(self, token: int, scope: NameScope, op: OpText | None, argument: bool = True) -> Name:
        text = self.texts[token]
        place = self._range(token)
        known = scope.values.get(text)
        if known is not None:
            self._use(known, token)
            return known
        name = scope.values[text] = Name(VALUE, text, op, place, argument)
        self.found.add(name, place)
        return name

    def _define_alias(self, token: int, op: OpText) -> None:
        text = self.texts[token]
        if text not in self.aliases:
            name = self.aliases[text] = op.symbol = Name(ALIAS, text, op, self._range(token))
            self.found.add(name, name.ranges[0])

    def _define_symbol(self, op: OpText, at: int, end: int) -> int:
        """Defines the symbol that an op is, if it is one; its token, -1 without one."""
        info = op.info
        if info is None or not info.has(opinfo.SYMBOL):
            return -1
        texts = self.texts
        generic = texts[at][:1] == '"'
        for token in range(at + 1, end):
            text = texts[token]
            if generic:
                found = text[:1] == '"' and texts[token - 2 : token] == ["sym_name", "="]
            else:
                found = text[:1] == "@" and len(text) > 1
            if found:
                name = Name(SYMBOL, symbol_text(text), op, self._range(token))
                if self.scope.table().setdefault(name.text, name) is name:
                    op.symbol = name
                    self.found.add(name, name.ranges[0])
                return token
            if not generic and text in _BRACKETS:
                break
        return -1

    def _use(self, name: Name, token: int) -> None:
        place = self._range(token)
        name.ranges.append(place)
        self.found.add(name, place)

    def _resolve(self, token: int, scope: NameScope) -> None:
        """Finds what a token names, if the text defines it."""
        text = self.texts[token]
        found: Name | None = None
        if text[0] == "%":
            found = scope.value(text.partition("#")[0])
        elif text[0] == "^":
            found = scope.blocks.get(text)
        elif text[0] == "@":
            found = self._symbol(token, scope)
        else:
            found = self.aliases.get(text)
        if found is not None:
            self._use(found, token)

    def _symbol(self, token: int, scope: NameScope) -> Name | None:
        """The symbol of a reference such as `@a::@b`."""
        path = [symbol_text(self.texts[token])]
        while self.texts[token - 1] == "::" and self.texts[token - 2][:1] == "@":
            token -= 2
            path.insert(0, symbol_text(self.texts[token]))
        found = scope.symbol(path[0])
        for one in path[1:]:
            table = None if found is None or found.op is None else found.op.table
            found = None if table is None else table.get(one)
        return found


def symbol_text(token: str) -> str:
    """`@name` for any token that names a symbol: with quotes, or the string of `sym_name`."""
    return "@" + token.removeprefix("@").strip('"')

"""`--canonical-syntax`: ops in generic form get their custom form, and attributes that stand for a default go.

Ops without regions only, in parts of the text that are valid; an op with a comment or a location stays. Names of
values, blocks and aliases are the author's. Each part is proved: it is parsed before and after, and both print the same
generic form; otherwise it stays as it was.
"""

from __future__ import annotations

from pyopt.format.reader import MARKER, Reader
from pyopt.format.scan import Tokens, scan
from pyopt.format.structure import PART, STATEMENT, Unit
from pyopt.ir.attributes import Attribute
from pyopt.ir.context import Context
from pyopt.ir.core import Block, Operation
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.types import Type
from pyopt.ir.verifier import is_valid
from pyopt.light import final
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import OperationParser, parse_module
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import Printer, print_op

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    Change: TypeAlias = tuple[int, str, str]


def canonical(text: str) -> tuple[str, list[Change]]:
    """The text with its ops in canonical syntax, and what changed: line, op and what."""
    parts = text.split(MARKER)
    changes: list[Change] = []
    line = 1
    for at, part in enumerate(parts):
        parts[at], found = _canonical_part(part)
        changes += [(line + number, name, what) for number, name, what in found]
        line += part.count("\n")
    return MARKER.join(parts), changes


def _canonical_part(text: str) -> tuple[str, list[Change]]:
    before = _generic(text)
    if not before:
        return text, []
    rewriter = Rewriter(text)
    try:
        changed = rewriter.run()
    except DiagnosticError:
        return text, []
    if not rewriter.changes or _generic(changed) != before:
        return text, []
    return changed, rewriter.changes


def _ignore(severity: str, message: str, location: object, notes: object) -> None:
    """What is wrong with a text is not for the formatter to say."""


def _generic(text: str) -> str:
    """The text's generic form; "" if it is not valid."""
    context = Context(_ignore, True)
    module = parse_module(Source(text, "-", 0), context)
    if module is None or not is_valid(module, context):
        return ""
    return print_op(module, context, PrintOptions(generic=True), True)


@final
class Rewriter:
    """Rewrites the ops of one part."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._tokens = scan(text)
        self._context = Context(_ignore, True)
        self._offsets = _offsets(self._tokens)
        self.changes: list[Change] = []

    def run(self) -> str:
        """The text with what could be rewritten."""
        texts = self._tokens.texts
        units = Reader(self._tokens).read().units
        parser = OperationParser(Source(self._text, "-", 0), self._context)
        ops = parser.parse_top_level()
        assert self._context.place_offset is not None
        found: dict[int, Operation] = {}
        for top in ops:
            for one in top.walk():
                self._name_values(one)
                if isinstance(one.loc, int):
                    found.setdefault(self._context.place_offset(one.loc), one)
        attributes: dict[str, Attribute] = {"#" + name: one for name, one in parser.attribute_aliases.items()}
        types: dict[str, Type] = {name: one for name, one in parser.types.items() if name[:1] == "!"}
        pieces: list[str] = []
        done = line = 0
        for at, unit in enumerate(units):
            follows = units[at + 1].kind if at + 1 < len(units) else STATEMENT
            if unit.kind != STATEMENT or unit.opens or unit.inner or follows == PART:
                continue
            name_at = _name_of(texts, unit)
            known = found.get(self._offsets[name_at]) if name_at < unit.last else None
            if known is None or known.regions or not known.info.registered:
                continue
            op = known
            own = texts[name_at : unit.last]
            printed = self._print(op, own, attributes, types)
            if not printed:
                continue
            generic = own[0][0] == '"'
            new = scan(printed).texts[:-1]
            if (generic and new[0] == own[0]) or (not generic and not _left_out(own, new)):
                continue
            start = self._offsets[name_at]
            pieces.append(self._text[done:start])
            pieces.append(printed)
            line += self._text.count("\n", done, start)
            self.changes.append((line, op.info.name, "custom form" if generic else "default attributes"))
            line += self._text.count("\n", start, self._offsets[unit.last - 1] + len(texts[unit.last - 1]))
            done = self._offsets[unit.last - 1] + len(texts[unit.last - 1])
        pieces.append(self._text[done:])
        return "".join(pieces)

    def _name_values(self, op: Operation) -> None:
        """Gives results and block arguments their names in the text, "" where those cannot be told."""
        offset = self._context.place_offset
        assert offset is not None
        for region in op.regions:
            for block in region:
                for argument in block.arguments:
                    argument.name = ""
                    if isinstance(argument.loc, int):
                        argument.name = self._name_at(offset(argument.loc))
        for result in op.results:
            result.name = ""
        if not isinstance(op.loc, int) or not op.results:
            return
        names = self._result_names(offset(op.loc))
        if len(names) == len(op.results):
            for result, name in zip(op.results, names, strict=True):
                result.name = name

    def _name_at(self, offset: int) -> str:
        token = self._token_at(offset)
        return token if token[:1] == "%" else ""

    def _token_at(self, offset: int) -> str:
        from bisect import bisect_left

        at = bisect_left(self._offsets, offset)
        return self._tokens.texts[at] if at < len(self._offsets) and self._offsets[at] == offset else ""

    def _result_names(self, offset: int) -> list[str]:
        """The names before the `=` in front of the op's name."""
        from bisect import bisect_left

        texts = self._tokens.texts
        at = bisect_left(self._offsets, offset) - 1
        if at < 1 or texts[at] != "=":
            return []
        found: list[str] = []
        at -= 1
        while at >= 0:
            count = 1
            if texts[at].isdigit() and texts[at - 1] == ":":
                count = int(texts[at][:6])
                at -= 2
            name = texts[at]
            if name[:1] != "%" or count > 10_000:
                return []
            found[:0] = [f"{name}#{number}" for number in range(count)] if count > 1 else [name]
            if at < 1 or texts[at - 1] != ",":
                return found
            at -= 2
        return found

    def _print(self, op: Operation, own: list[str], attributes: dict[str, Attribute], types: dict[str, Type]) -> str:
        """The op in custom form from its name on, with the names of the text; "" if that cannot be."""
        if any(not value.name for value in op.operands):
            return ""
        blocks: list[Block] = op.successors
        labels = [token for token in own if token[0] == "^"]
        if len(labels) != len(blocks):
            return ""
        for block, label in zip(blocks, labels, strict=True):
            block.name = label
        printer = Printer(self._context, PrintOptions(local_scope=True))
        for token in own:
            if token in attributes:
                printer.attribute_aliases[attributes[token]] = token
            elif token in types:
                printer.type_aliases[types[token]] = token
        parent = op.parent_op()
        printer.default_dialect = ""
        if parent is not None and isinstance(parent.loc, int) and self._context.place_offset is not None:
            if self._token_at(self._context.place_offset(parent.loc))[:1] not in ('"', ""):
                printer.default_dialect = parent.info.default_dialect
        printer.op_without_results(op)
        return printer.text()


def _offsets(tokens: Tokens) -> list[int]:
    found: list[int] = []
    offset = 0
    for gap, token in zip(tokens.gaps, tokens.texts, strict=True):
        offset += len(gap)
        found.append(offset)
        offset += len(token)
    return found


def _name_of(texts: list[str], unit: Unit) -> int:
    """The index of the name of a unit's op."""
    at = unit.first
    if texts[at][0] == "%":
        while at < unit.last and texts[at] != "=":
            at += 1
        at += 1
    return at


def _left_out(old: list[str], new: list[str]) -> bool:
    """The new tokens are the old ones without some of them."""
    if len(new) >= len(old):
        return False
    at = 0
    for token in old:
        if at < len(new) and token == new[at]:
            at += 1
    return at == len(new)

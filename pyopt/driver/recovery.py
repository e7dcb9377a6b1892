"""--max-errors: what else is wrong in a text, behind the first error, without errors that follow from another one.

The op in whose text an error is gets `PLACEHOLDER` in its place, which may stand anywhere and defines nothing, and the
text is read again: so the parser knows nothing of recovery, and starts each time from a state that is sound. What the
lost op defined (values, symbols, aliases) is remembered, and errors that miss it are not reported.
"""

from __future__ import annotations

import re
from bisect import bisect_right

from pyopt.format.options import LayoutError
from pyopt.format.reader import TokenReader
from pyopt.format.scan import scan
from pyopt.format.statements import Statement, statements_of
from pyopt.format.words import words_of
from pyopt.ir.all_failures import report_failures
from pyopt.ir.attributes import FileLineColLoc, Location
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.verifier import report as report_failure
from pyopt.light import TYPE_CHECKING, Final, Sequence, final
from pyopt.syntax.describe import connect
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import OperationParser, parse_module
from pyopt.syntax.suggestions import offset_of, references, suggestions

if TYPE_CHECKING:
    from pyopt.ir.context import Handler
    from pyopt.ir.op_verifier import Failure

PLACEHOLDER: Final = "test.unreadable"
_UNDECLARED: Final = "use of undeclared SSA value name"
_NO_ALIAS: Final = re.compile(r"undefined symbol alias id '([\w$.-]+)'")
_NO_OP: Final = "expected operation name in quotes"
_ROUNDS: Final = 20
"""So often is a text read at most for each error that is asked for."""


@final
class Heard:
    """Passes diagnostics on and remembers the errors."""

    __slots__ = ("_handler", "errors")

    def __init__(self, handler: Handler) -> None:
        self._handler = handler
        self.errors: list[tuple[str, Location]] = []

    def take(self, severity: str, message: str, location: Location, notes: Sequence[tuple[str, Location]]) -> None:
        """The handler of a context."""
        if severity == "error":
            self.errors.append((message, location))
        self._handler(severity, message, location, notes)


@final
class _Lost:
    """An op that cannot be read: where it stands, and its results with the types that they are used with, if they are.

    As long as these types are not known it defines nothing, so that the parser finds them out.
    """

    __slots__ = ("end", "first", "function", "known", "results", "types")

    def __init__(self, first: int, end: int, function: int, results: list[tuple[str, int]]) -> None:
        self.first = first
        self.end = end
        self.function = function
        self.results = results
        self.types: dict[str, str] = {}
        self.known = False

    def values(self) -> list[str]:
        """The names by which the parser knows the results."""
        return [f"{name}#{at}" if at else name for name, count in self.results for at in range(count)]

    def text(self) -> str:
        """What stands in its place."""
        if not self.results or not self.known:
            return f'"{PLACEHOLDER}"() : () -> ()'
        types = ", ".join([self.types.get(key, "none") for key in self.values()])
        names = ", ".join([f"{name}:{count}" if count > 1 else name for name, count in self.results])
        return f'{names} = "{PLACEHOLDER}"() : () -> ({types})'


@final
class _Recovery:
    """The text of a source with placeholders, and what is lost by them."""

    def __init__(self, source: Source) -> None:
        self.source = source
        tokens = scan(source.text)
        self.texts = tokens.texts
        self.offsets = tokens.offsets()
        self.statements = statements_of(self.texts, TokenReader(tokens, words_of(source.text)).read())
        self.lost: list[_Lost] = []
        self.symbols: set[str] = set()
        self.aliases: set[str] = set()
        self._starts: list[int] = []
        self._origins: list[tuple[int, bool]] = []

    def statement_at(self, offset: int, message: str) -> Statement | None:
        """The innermost statement in whose text an error is."""
        found = None
        for one in self.statements:
            first, end = self.range_of(one)
            if first <= offset <= end and (found is None or one.first >= found.first):
                found = one
        if found is not None and message.startswith(_NO_OP) and offset == self.range_of(found)[1]:
            # What comes behind an op is no op.
            later = [one for one in self.statements if self.range_of(one)[0] > offset]
            found = min(later, key=lambda one: one.first, default=None)
        return found

    def range_of(self, statement: Statement) -> tuple[int, int]:
        """The offsets at which the text of a statement begins and ends."""
        last = statement.end - 1
        return self.offsets[statement.first], self.offsets[last] + len(self.texts[last])

    def around(self, offset: int) -> list[Statement]:
        """The statements around an offset, the outer ones first."""
        found = []
        for one in self.statements:
            first, end = self.range_of(one)
            if first <= offset <= end:
                found.append(one)
        return found

    def function_of(self, offset: int) -> int:
        """The first token of the function around an offset, -1 if there is none."""
        found = -1
        for one in self.around(offset):
            if self.texts[one.name].strip('"').rpartition(".")[2] == "func":
                found = one.first
        return found

    def lose(self, statement: Statement) -> bool:
        """Puts the placeholder there; False if it stands there already."""
        first, end = self.range_of(statement)
        if any((one.first, one.end) == (first, end) for one in self.lost):
            return False
        own = self.texts[statement.first : statement.end]
        heads = own[: statement.name - statement.first]
        results: list[tuple[str, int]] = []
        for at, text in enumerate(heads):
            if text[:1] == "%" and len(text) > 1 and "#" not in text:
                count = heads[at + 2] if heads[at + 1 : at + 2] == [":"] and at + 2 < len(heads) else "1"
                results.append((text, int(count) if len(count) < 5 and count.isdecimal() else 1))
        self.symbols.update([text[1:].strip('"') for text in own if text[:1] == "@"])
        if own[0][:1] in "#!":
            self.aliases.add(own[0][1:])
        self.lost = [one for one in self.lost if not first <= one.first <= end]
        self.lost.append(_Lost(first, end, self.function_of(first - 1), results))
        self.lost.sort(key=lambda one: one.first)
        return True

    def text(self, function: int = -1) -> Source:
        """The source with the placeholders, and the places of the original; it may end behind a function."""
        text = self.source.text
        stop = len(text)
        closing = ""
        for one in self.statements:
            if one.first == function:
                first, stop = self.range_of(one)
                closing = "\n}" * (len(self.around(first)) - 1)
        parts: list[str] = []
        self._starts, self._origins = [0], [(0, True)]
        at = length = 0
        for lost in self.lost:
            if lost.first >= stop:
                break
            made = " " if text[lost.first] in "#!" else lost.text()
            parts += [text[at : lost.first], made]
            length += lost.first - at
            self._starts.append(length)
            self._origins.append((lost.first, False))
            length += len(made)
            self._starts.append(length)
            self._origins.append((lost.end, True))
            at = lost.end
        parts += [text[at:stop], closing]
        new = Source("".join(parts), self.source.name, 0)
        new.older, new.old_place = self.source, self._old_place
        return new

    def _old_place(self, offset: int) -> int:
        number = bisect_right(self._starts, offset) - 1
        origin, moves = self._origins[number]
        return min(origin + offset - self._starts[number], len(self.source.text)) if moves else origin

    def learn_types(self, parser: OperationParser, function: int) -> bool:
        """Gives lost results of a function the types that they are used with; False if nothing is new."""
        new = False
        for lost in self.lost:
            if lost.function == function and not lost.known:
                lost.known = new = True
                for key in lost.values():
                    value = parser.forward.get(key)
                    if value is not None:
                        lost.types[key] = parser.type_name(value[0].type).strip("'")
        return new

    def misses(self, offset: int) -> bool:
        """The value at an offset, which is used, was lost."""
        found = re.match(r"%[\w$.-]+", self.source.text[offset : offset + 200])
        if found is None:
            return False
        function = self.function_of(offset)
        return any(found[0] == name for lost in self.lost if lost.function == function for name, _ in lost.results)


def report_more(
    source: Source, context: Context, limit: int, implicit_module: bool, heard: Heard
) -> tuple[Operation, Context] | None:
    """Reports what else is wrong in a source that cannot be read, up to `limit` errors with those that were heard.

    Gives what could be read, with its context; None where there is no end of errors, or no going on.
    """
    try:
        recovery = _Recovery(source)
    except LayoutError:
        return None
    function = -1
    for _ in range(_ROUNDS * limit):
        if len(heard.errors) >= limit:
            return None
        fresh = Context(heard.take, context.allow_unregistered, True)
        fresh.dialects = dict(context.dialects)
        fresh.suggests = context.suggests
        fresh.keeps_names = context.keeps_names
        fresh.print_options = context.print_options
        connect(fresh)
        text = recovery.text(function)
        parser = OperationParser(text, fresh)
        error: DiagnosticError | None = None
        try:
            parser.parse_top_level()
        except DiagnosticError as raised:
            error = raised
        except RecursionError:
            return None
        if function >= 0 and (error is None or error.message.startswith(_UNDECLARED)):
            if recovery.learn_types(parser, function):
                continue
        if error is None:
            if function >= 0:
                function = -1
                continue
            module = parse_module(text, fresh, implicit_module)
            if module is None:
                return None
            _report_failures(module, fresh, limit, heard, recovery.symbols)
            return module, fresh
        at = _take(recovery, parser, error, heard, limit)
        if at is None:
            return None
        function = recovery.function_of(at)
    return None


def _take(recovery: _Recovery, parser: OperationParser, error: DiagnosticError, heard: Heard, limit: int) -> int | None:
    """Reports an error and what belongs to it, and puts a placeholder where it is.

    Gives the offset; None if there is no going on.
    """
    offset = _offset(recovery, error)
    if offset is None:
        return None
    if error.message.startswith(_UNDECLARED):
        at = None
        for one in (error, *error.also):
            where = _offset(recovery, one)
            statement = None if where is None else recovery.statement_at(where, one.message)
            if where is None or statement is None:
                return None
            if not recovery.misses(where):
                _report(parser, one, heard, limit)
            if recovery.lose(statement) and at is None:
                at = where
        return at
    statement = recovery.statement_at(offset, error.message)
    if statement is None:
        return None
    alias = _NO_ALIAS.match(error.message)
    first, end = recovery.range_of(statement)
    inside = any(first < one.first < end for one in recovery.lost)
    if not inside and (alias is None or alias[1] not in recovery.aliases):
        for one in (error, *error.also):
            _report(parser, one, heard, limit)
    # Of what begins with the op, a function, nothing is around.
    return first - 1 if recovery.lose(statement) else None


def _offset(recovery: _Recovery, error: DiagnosticError) -> int | None:
    return offset_of(recovery.source, error.place) if isinstance(error.place, FileLineColLoc) else None


def _report(parser: OperationParser, error: DiagnosticError, heard: Heard, limit: int) -> None:
    context = parser.context
    if (error.message, context.location(error.place)) in heard.errors or len(heard.errors) >= limit:
        return
    notes = [*error.notes, *suggestions(parser, error)] if context.suggests else error.notes
    context.error(error.message, error.place, notes)


def report_more_failures(module: Operation, context: Context, limit: int, heard: Heard) -> None:
    """Reports what else is wrong in a module that is not valid."""
    _report_failures(module, context, limit, heard, set())


def _report_failures(module: Operation, context: Context, limit: int, heard: Heard, lost: set[str]) -> None:
    handler = context.handler
    context.handler = heard.take

    def report(failure: Failure) -> bool:
        op = failure.op
        if op is not None:
            if any(one.info.name == PLACEHOLDER for one in op.walk()) or lost.intersection(references(op)):
                return True
        place = context.location(failure.place)
        if (failure.message, place) not in heard.errors:
            report_failure(failure, context)
        return len(heard.errors) < limit

    report_failures(module, context, report)
    context.handler = handler

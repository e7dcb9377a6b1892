"""The search for the smallest text: edits of each kind, many targets at once and then fewer, until nothing is left.

Which edit is taken does not depend on how many tests run at once: of several that are tried together, the first one in
order that the test finds interesting counts.
"""

from __future__ import annotations

from pyopt.driver.chunk import print_maybe_invalid
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.verifier import is_valid
from pyopt.light import TYPE_CHECKING, Callable, Final, Iterator, Sequence, final
from pyopt.memo import remembering
from pyopt.reduce.edits import KINDS
from pyopt.reduce.numbers import smaller, weight
from pyopt.reduce.simpler_types import simpler, width
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.print_options import PrintOptions

if TYPE_CHECKING:
    from pyopt.reduce.edits import Apply, Target, Targets

ROUNDS: Final = 50
"""All kinds of edits are tried so often at most; each time something has become smaller."""


@final
class Reducer:
    """One reduction.

    test: which of some texts are interesting, in their order; those behind the first may be left out.
    say: is told what was reached: the lines, and the number of tests so far. reached: the smallest text so far; "" at
    the beginning.
    """

    __slots__ = ("_say", "_seen", "_test", "at_once", "reached", "tests")

    def __init__(
        self, test: Callable[[Sequence[str]], list[bool]], at_once: int, say: Callable[[int, int], None]
    ) -> None:
        self._test = test
        self._say = say
        self._seen: set[str] = set()
        self.at_once = at_once
        self.reached = ""
        self.tests = 0

    def reduce(self, text: str) -> str | None:
        """The smallest text that was found; None if the text itself is not interesting."""
        self.tests = 1
        if self._test([text]) != [True]:
            return None
        self._seen.add(text)
        for _ in range(ROUNDS):
            before = text
            for _, targets, apply, many in KINDS:
                text = self._kind(text, targets, apply, many)
            text = self._texts(text, simpler)
            text = self._texts(text, smaller)
            if text == before:
                break
        return text

    def _kind(self, text: str, targets: Targets, apply: Apply, many: bool) -> str:
        size = len(targets_of(text, targets)) if many else 1
        while size:
            at = 0
            while True:
                found = targets_of(text, targets)
                if at >= len(found):
                    break
                places = range(at, len(found), size)
                edited = (edit(text, found[place : place + size], apply) for place in places)
                taken, new = self._first(text, edited)
                if new is None:
                    break
                text = new
                at = places[taken]
            size //= 2
        return text

    def _texts(self, text: str, changed: Callable[[str], Iterator[str]]) -> str:
        """Takes texts with one thing changed wherever it stands, as long as one of them is smaller and interesting."""
        while True:
            _, new = self._first(text, (checked(one) for one in changed(text)))
            if new is None:
                return text
            text = new

    def _first(self, text: str, edited: Iterator[str | None]) -> tuple[int, str | None]:
        """The first of some edits that is smaller and interesting, with its number."""
        numbered = enumerate(edited)
        limit = cost(text)
        while True:
            batch: list[tuple[int, str]] = []
            for number, new in numbered:
                if new is not None and new not in self._seen and cost(new) < limit:
                    self._seen.add(new)
                    batch.append((number, new))
                    if len(batch) == self.at_once:
                        break
            if not batch:
                return 0, None
            verdicts = self._test([new for _, new in batch])
            self.tests += len(batch)
            for (number, new), interesting in zip(batch, verdicts, strict=False):
                if interesting:
                    # Those behind it were tried on what is no longer there.
                    self._seen.difference_update([other for at, other in batch if at > number])
                    self.reached = new
                    self._say(new.count("\n"), self.tests)
                    return number, new


def cost(text: str) -> tuple[int, int, int, int]:
    """What is to become smaller: lines, then characters, then the numbers, then the types of numbers."""
    return text.count("\n"), len(text), weight(text), width(text)


def targets_of(text: str, targets: Targets) -> list[Target]:
    """The targets of a kind of edit in a text."""
    module, _ = parsed(text)
    return [] if module is None else targets(list(module.walk()))


def edit(text: str, targets: Sequence[Target], apply: Apply) -> str | None:
    """The text after an edit; None if it is not valid."""
    module, context = parsed(text)
    assert module is not None
    try:
        apply(list(module.walk()), targets, context)
    except (LookupError, TypeError, ValueError):
        return None  # an edit undoes what another one of the same kind needs
    return shown(module, context)


def checked(text: str) -> str | None:
    """The text as it is printed; None if it is not valid."""
    module, context = parsed(text)
    return None if module is None else shown(module, context)


def parsed(text: str) -> tuple[Operation | None, Context]:
    """The module that a text says, and its context, which drops what is said about it."""
    context = remembering(_drop, True)
    context.keeps_names = True
    return parse_module(Source(text, "<reduced>"), context), context


def shown(module: Operation, context: Context) -> str | None:
    """The text of a module under the names of the source; None if it is not valid, or cannot be read again."""
    if not is_valid(module, context):
        return None
    return print_maybe_invalid(module, context, PrintOptions(keep_names=True), True)


def _drop(*what: object) -> None:
    """Diagnostics of edits are no one's business."""

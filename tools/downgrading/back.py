"""There and back: parts of lit files are downgraded, upgraded and compared with what they were."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from pyopt.format.options import LayoutError
from pyopt.ir.context import Context
from pyopt.ir.verifier import verify
from pyopt.light import final
from pyopt.syntax.comparable import comparable_text
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import print_op
from pyopt.upgrade import upgrade
from tests.support.lit_file import chunks
from tools.downgrading.reasons import NotSayable
from tools.downgrading.text import downgraded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Final

    from pyopt.ir.core import Operation

YEARS: Final = (2019, 2021, 2023)


@final
class Outcome:
    """The numbers of parts that survived, by year, in at least one form; which failed; and what could not be said."""

    __slots__ = ("failures", "made", "skipped", "texts", "unsayable")

    def __init__(self) -> None:
        self.made: Counter[int] = Counter()
        self.texts: Counter[int] = Counter()
        self.skipped: Counter[int] = Counter()
        self.unsayable: dict[int, Counter[str]] = {year: Counter() for year in YEARS}
        self.failures: list[str] = []


def _read(text: str) -> tuple[Operation, Context] | str:
    """A module, or what is wrong with the text."""
    problems: list[str] = []

    def note(severity: str, message: str, location: object, notes: object) -> None:
        problems.append(message)

    context = Context(note, True)
    module = parse_module(Source(text, "-", 0), context)
    if module is None or not verify(module, context):
        return problems[0] if problems else "not valid"
    return module, context


def parts_of(path: Path) -> Iterator[tuple[int, str, list[str]]]:
    """The valid parts of a file: the line, the text to compare with, and the custom and generic forms."""
    for chunk in chunks(path.read_bytes().decode("utf-8", "surrogateescape")):
        read = _read(chunk.text)
        if not isinstance(read, str):
            module, context = read
            forms = [print_op(module, context), print_op(module, context, PrintOptions(generic=True))]
            yield chunk.line, comparable_text(module, context), forms


def problem_of(old: str, year: int, before: str) -> str:
    """The error in the round trip of a text; "" if it gives the same module."""
    try:
        new = upgrade(old, year)
    except (LayoutError, ValueError) as error:
        return f"{type(error).__name__}: {error}"
    if new.problems:
        return new.problems[0].message
    read = _read(new.text)
    if isinstance(read, str):
        return read
    after = comparable_text(*read)
    if after == before:
        return ""
    for one, other in zip(before.splitlines(), after.splitlines(), strict=False):
        if one != other:
            return f"differs:\n    {one.strip()}\n    {other.strip()}"
    return "differs"


def check(paths: Sequence[Path], years: Sequence[int]) -> Outcome:
    """Makes the way there and back over files."""
    outcome = Outcome()
    for path in paths:
        for line, before, forms in parts_of(path):
            for year in years:
                _check_part(f"{path}:{line}: {year}", forms, year, before, outcome)
    return outcome


def _check_part(place: str, forms: list[str], year: int, before: str, outcome: Outcome) -> None:
    done = 0
    reason = ""
    for form, text in zip(("custom", "generic"), forms, strict=True):
        try:
            old, changes = downgraded(text, year)
        except NotSayable as error:
            reason = reason or str(error)
            continue
        if not changes:
            reason = reason or "nothing is old"
            continue
        problem = problem_of(old, year, before)
        if problem and problem_of(text, year, before):
            reason = reason or "today's form does not come back either"
            continue
        if problem:
            outcome.failures.append(f"{place} {form}: {problem}")
            return
        done += 1
    if done:
        outcome.made[year] += 1
        outcome.texts[year] += done
    else:
        outcome.skipped[year] += 1
        outcome.unsayable[year][reason] += 1

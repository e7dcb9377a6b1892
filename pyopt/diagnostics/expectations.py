"""--verify-diagnostics: what comments of the source expect, against what is reported.

    // expected-error @+1 {{use of value '%0'}}         on the next line; also @-N, @above, @below, @unknown (no place)
    // expected-note-re {{has type {{[a-z]+[0-9]+}}}}   text with regular expressions in double braces

One expectation a line, up to the line's end, which is met by one diagnostic or more. `@above` and `@below` skip lines
that only expect. What has another form, such as a number in front of the braces, is a comment like others.
"""

from __future__ import annotations

import re

from pyopt.diagnostics.diagnostic import Diagnostic
from pyopt.diagnostics.numerals import small_integer
from pyopt.light import TYPE_CHECKING, Callable, Final, final

if TYPE_CHECKING:
    from pyopt.diagnostics.extended_regex import ExtendedRegex

_EXPECTATION: Final = re.compile(
    r"expected-(error|note|remark|warning)(-re)? *(@(?:[+-]\d+|above|below|unknown))? *\{\{(.*)\}\}$"
)
_ONLY_EXPECTS: Final = re.compile(r"^\s*//\s*expected-(?:error|warning|remark|note)")


def expecting(severity: str, place: str, message: str) -> str:
    """The comment that expects the first line of a message; `place` is `@below` or the like."""
    text = re.sub(r"^(Available dialects: ).*", r"\1", message.partition("\n")[0])
    if "{{" in text:
        return f"// expected-{severity}-re {place} {{{{{text.replace('{{', '{{[{][{]}}')}}}}}"
    return f"// expected-{severity} {place} {{{{{text}}}}}"


def only_expects(line: str) -> bool:
    """The line is one of a comment that expects a diagnostic."""
    return _ONLY_EXPECTS.match(line) is not None


@final
class Expectation:
    """One expected diagnostic. `target` is the line it is for; 0 for none in the file, None for unknown places."""

    __slots__ = ("column", "line", "met", "pattern", "severity", "target", "text")

    def __init__(self, severity: str, text: str, line: int, column: int) -> None:
        self.severity = severity
        self.text = text
        self.line = line
        self.column = column
        self.target: int | None = line
        self.pattern: ExtendedRegex | None = None
        self.met = False

    def fits(self, message: str) -> bool:
        """The message has the expected text."""
        return self.text in message if self.pattern is None else self.pattern.search(message)


@final
class Expectations:
    """The expectations of one source, named `file`. What goes wrong is told to `show`.

    `place` is the line and the column of the file where the text begins.
    """

    __slots__ = ("_expectations", "_failed", "_file", "_only_expected", "_show")

    def __init__(
        self,
        text: str,
        file: str,
        show: Callable[[Diagnostic], None],
        only_expected: bool = False,
        place: tuple[int, int] = (1, 1),
    ) -> None:
        self._file = file
        self._show = show
        self._only_expected = only_expected
        self._failed = False
        self._expectations: list[Expectation] = []
        self._scan(text, *place)

    def see(self, diagnostic: Diagnostic) -> None:
        """Takes a reported diagnostic, with its notes."""
        self._see_one(diagnostic)
        for note in diagnostic.notes:
            self._see_one(note)

    def check(self) -> bool:
        """Reports what did not come; True if all was as expected.

        What was expected at unknown places comes last, and twice, as in the reference.
        """
        missing = [one for one in self._expectations if not one.met]
        nowhere = [one for one in missing if one.target is None]
        for some in ([one for one in missing if one.target is not None], nowhere, nowhere):
            for expectation in some:
                message = f'expected {expectation.severity} "{expectation.text}" was not produced'
                self._fail(message, expectation, len(expectation.text))
        return not self._failed

    def _see_one(self, diagnostic: Diagnostic) -> None:
        line = None if diagnostic.file is None else diagnostic.line
        near_miss: Expectation | None = None
        if diagnostic.file is None or diagnostic.file == self._file:
            for expectation in self._expectations:
                if expectation.target == line and expectation.fits(diagnostic.message):
                    if expectation.severity == diagnostic.severity:
                        expectation.met = True
                        return
                    near_miss = expectation
        if near_miss is not None:
            message = f"'{diagnostic.severity}' diagnostic emitted when expecting a '{near_miss.severity}'"
            self._fail(message, near_miss, 1)
        elif not self._only_expected:
            self._failed = True
            # The place of a location without a file stands in front of its message.
            message = f"{diagnostic.prefix}unexpected {diagnostic.severity}: {diagnostic.message}"
            self._show(Diagnostic("error", message, diagnostic.file, diagnostic.line, diagnostic.column))

    def _fail(self, message: str, expectation: Expectation, width: int) -> None:
        self._failed = True
        if expectation.target is None:
            self._show(Diagnostic("error", message))
            return
        self._show(Diagnostic("error", message, self._file, expectation.line, expectation.column, width=max(width, 1)))

    def _scan(self, text: str, first_line: int, first_column: int) -> None:
        above = 0
        for_next_line: list[Expectation] = []
        for number, line in enumerate(text.split("\n"), first_line):
            found = _EXPECTATION.search(line.rstrip()) if "expected-" in line else None
            if found is None:
                for expectation in for_next_line:
                    expectation.target = number
                for_next_line = []
                above = number
                continue
            severity, is_regex, place, expected = found.groups()
            column = len(line[: found.start()].encode("utf-8", "surrogateescape")) + 1
            if number == first_line:
                column += first_column - 1
            expectation = Expectation(severity, expected, number, column)
            self._expectations.append(expectation)
            if is_regex and not self._compile(expectation):
                self._expectations.pop()
                continue
            if place == "@unknown":
                expectation.target = None
            elif place == "@above":
                expectation.target = above
            elif place == "@below":
                expectation.target = 0
                for_next_line.append(expectation)
            elif place is not None:
                distance = small_integer(place[2:])
                expectation.target = max(number + (-distance if place[1] == "-" else distance), 0)

    def _compile(self, expectation: Expectation) -> bool:
        """Makes the pattern of an expectation whose text has regular expressions; False after an error."""
        from pyopt.diagnostics.extended_regex import ExtendedRegex, RegexError

        parts: list[str] = []
        rest = expectation.text
        while True:
            literal, opening, rest = rest.partition("{{")
            parts.append(literal)
            if not opening:
                break
            inner, closing, rest = rest.partition("}}")
            if not closing:
                self._fail("found start of regex with no end '}}'", expectation, len(expectation.text))
                return False
            parts.append(inner)
        try:
            expectation.pattern = ExtendedRegex(parts)
        except RegexError as error:
            self._fail(f"invalid regex: {error}", expectation, len(expectation.text))
            return False
        return True

"""FileCheck in this process answers as the `filecheck` package does."""

from __future__ import annotations

import io
import random

import pytest
from filecheck.finput import FInput
from filecheck.matcher import Matcher
from filecheck.parser import Parser, pattern_for_opts

from tests.support.filecheck import LiteralMatcher, match_text, options_of

TEXT = "func.func @f(%a: i32) {\n  %c = arith.constant 0 : i32\n  a.b %c,  %c\n\n  a.c %c, %c, %c\n\treturn\n}\n"


def verdicts(checks: str, text: str) -> tuple[object, object]:
    """What the package and what `LiteralMatcher` come to: exit code and messages, or the place that was reached."""
    found: list[object] = []
    for kind in (Matcher, LiteralMatcher):
        options = options_of(["-"], "")
        matcher = kind(options, FInput("-", text), Parser(options, io.StringIO(checks), *pattern_for_opts(options)))
        messages = io.StringIO()
        matcher.stderr = messages
        code = matcher.run()
        found.append((code, messages.getvalue(), matcher.file.range.start, dict(matcher.ctx.live_variables)))
    return found[0], found[1]


PIECES = (
    "a.b", "a.c", "%c", "%c,", ", %c", "%c,  %c", "{{.*}}", "[[X:%[a-z]+]]", "[[X]]", "return", "}", "%c = ", "0 : i32",
    "arith", "missing", "func.func", "\treturn", "%", "i32) {",
)  # fmt: skip
KINDS = ("CHECK", "CHECK-NEXT", "CHECK-NEXT", "CHECK-NEXT", "CHECK-SAME", "CHECK-NOT", "CHECK-EMPTY", "CHECK-DAG")


@pytest.mark.parametrize("seed", range(8))
def test_the_same_verdict_as_the_package(seed: int) -> None:
    randomness = random.Random(seed)
    codes = set()
    for _ in range(150):
        lines = TEXT.split("\n")
        first = randomness.randrange(len(lines) - 1)
        checks = [f"// CHECK: {lines[first].strip() or 'a'}"]
        for line in lines[first + 1 : first + randomness.randint(1, 6)]:
            kind = randomness.choice(KINDS)
            literal = "CHECK-EMPTY:" if not line else f"CHECK-NEXT: {line}"
            other = "CHECK-EMPTY:" if kind == "CHECK-EMPTY" else f"{kind}: {''.join(randomness.sample(PIECES, 2))}"
            checks.append("// " + (literal if randomness.random() < 0.7 else other))
        expected, found = verdicts("\n".join(checks) + "\n", TEXT)
        assert found == expected, checks
        codes.add(found[0] if isinstance(found, tuple) else found)
    assert codes == {0, 1}


def test_literal_lines_need_no_expression(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []

    def note(self: Matcher, op: object) -> None:
        calls.append(str(op))

    monkeypatch.setattr(Matcher, "match_immediately", note)
    checks = "// CHECK: constant\n// CHECK-NEXT: a.b %c\n"
    assert match_text(options_of(["-"], ""), checks, TEXT.replace(",  ", ", ")) == (0, "")
    assert calls == []
    assert match_text(options_of(["-"], ""), checks, TEXT) == (0, "")
    assert len(calls) == 1, "a line with several blanks"


def test_lines_are_those_of_the_file() -> None:
    checks = "// CHECK: at [[# @LINE]]\n"
    assert match_text(options_of(["-"], ""), checks, "at 31\n", 31)[0] == 0
    code, messages = match_text(options_of(["f.mlir"], ""), checks, "at 30\n", 31)
    assert code == 1 and "f.mlir:31" in messages

"""Where comments and strings end, with the messages of the reference for those that do not."""

from __future__ import annotations

import pytest

from pyopt.driver.run import run_in_process
from pyopt.format.scan import scan
from tests.support.shell import run_tool


def test_comment_ends_at_a_carriage_return() -> None:
    found = run_tool(["-"], "// a\rfunc.func private @f() // b\r// c\rfunc.func private @g()\n", "")
    assert found.code == 0
    assert found.out == "module {\n  func.func private @f()\n  func.func private @g()\n}\n\n"


def test_comment_ends_at_a_line_end_with_a_carriage_return() -> None:
    assert (
        run_tool(["-"], "// a\r\nfunc.func private @f() // b\r\n", "").out
        == "module {\n  func.func private @f()\n}\n\n"
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('"x.y"() {a = "b\\', ":1:16: error: unknown escape in string literal"),
        ('"x.y"() {a = "b\\"', ":1:18: error: expected '\"' in string literal"),
        ('"x.y"() {a = "b\\q', ":1:16: error: unknown escape in string literal"),
        ('func.func @"a\\', ":1:14: error: unknown escape in string literal"),
        ('"x.y"() {a = dense<"0x0\\q"> : tensor<?xi32>}', ":1:24: error: unknown escape in string literal"),
        ('"x.y"() {a = dense<["b", "\\q"]> : tensor<2x!x.z>}', ":1:27: error: unknown escape in string literal"),
        ('"x.y"() {a = sparse<0, "\\q"> : tensor<1x!x.z>}', ":1:25: error: unknown escape in string literal"),
    ],
)
def test_wrong_strings(text: str, message: str) -> None:
    found = run_tool(["--allow-unregistered-dialect", "-"], text, "")
    assert found.code == 1
    assert message in found.err.splitlines()[0]


@pytest.mark.parametrize("blank", ["\v", "\f"])
def test_form_feeds_and_vertical_tabs_are_no_white_space(blank: str) -> None:
    code, _, errors = run_in_process([], f"func.func @f() {{{blank} return\n}}\n")
    assert code == 1 and "<stdin>:1:17: error: unexpected character" in errors
    text = f'// a "odd{blank}\nfunc.func @f() attributes {{a = "x{blank}\\"y"}} {{ // b{blank}\n return\n}}\n'
    code, printed, errors = run_in_process([], text)
    assert code == 0 and f'"x\\0{ord(blank):X}\\22y"' in printed, errors


@pytest.mark.parametrize("blank", ["\v", "\f", "\x1c", "\xa0"])
def test_the_formatter_keeps_what_is_no_white_space(blank: str) -> None:
    text = f"func.func @f() {{{blank} return\n}}\n{blank}\n"
    assert [one for one in scan(text).texts if one == blank] == [blank, blank]

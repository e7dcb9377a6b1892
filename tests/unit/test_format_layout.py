"""The layout of source text: what it keeps, over all of tests/lit, ugly and damaged text; and its rules one by one."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from pyopt.format import LayoutError, LayoutOptions, format_source, format_text
from pyopt.format.reader import Reader
from pyopt.format.scan import scan
from pyopt.format.structure import STATEMENT
from pyopt.ir.context import Context
from pyopt.ir.verifier import is_valid
from pyopt.memo import remembering
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import print_op
from tests.support.fuzzing import mutated
from tests.support.lit_file import chunks, lit_files
from tests.support.ugly_text import counts_lines, made_ugly

LIT = Path(__file__).resolve().parents[1] / "lit"
FILES = lit_files(LIT)
SHARES = 8
"""The files are tested in shares, one a test."""


def _texts(share: int) -> list[tuple[Path, str]]:
    return [(path, path.read_bytes().decode("utf-8", "surrogateescape")) for path in FILES[share::SHARES]]


def printed(text: str, **options: bool) -> str | None:
    context = remembering(lambda *arguments: None, True, False)
    module = parse_module(Source(text, "-"), context)
    if module is None or ("generic" not in options and not is_valid(module, context)):
        return None
    return print_op(module, context, PrintOptions(**options), True)


def _formatted(text: str, width: int = 100) -> str | None:
    try:
        return format_text(text, LayoutOptions(width=width))
    except LayoutError as error:
        assert error.message == "expected '\"' in string literal"
        return None


@pytest.mark.parametrize("share", range(SHARES))
def test_tokens_stay_and_a_second_run_changes_nothing(share: int) -> None:
    for path, text in _texts(share):
        formatted = _formatted(text, 60)
        if formatted is None:
            continue
        before, after = scan(text.replace("\r\n", "\n")).texts, scan(formatted.replace("\r\n", "\n")).texts
        assert [token.rstrip() for token in before] == [token.rstrip() for token in after], path
        assert _formatted(formatted, 60) == formatted, path
        assert len(chunks(text)) == len(chunks(formatted)), path


@pytest.mark.parametrize("share", range(SHARES))
def test_generic_form_stays(share: int) -> None:
    compared = 0
    for path, text in _texts(share)[::3]:
        formatted = _formatted(text, 60)
        if formatted is None or formatted == text:
            continue
        for old, new in zip(chunks(text), chunks(formatted), strict=True):
            shown = printed(old.text, generic=True)
            assert printed(new.text, generic=True) == shown, f"{path}:{old.line}"
            compared += shown is not None
    assert compared > 20


def _as_expected(text: str) -> str:
    """Printed text without what the layout does not take over from the printer: doubled blanks, blanks at line ends."""
    found: list[str] = []
    for line in text.split("\n"):
        indent = line[: len(line) - len(line.lstrip(" "))]
        body = line.strip(" ")
        if "//" not in body:
            body = re.sub(r'("(?:[^"\\]|\\.)*")| {2,}', lambda match: match[1] or " ", body)
        found.append(indent + body if body else "")
    return "\n".join(found)


@pytest.mark.parametrize("form", ["custom", "generic", "debuginfo"])
def test_printed_text_stays(form: str) -> None:
    """What the printer writes is laid out as the printer does."""
    options = {} if form == "custom" else {form: True}
    compared = 0
    for share in range(SHARES):
        for path, text in _texts(share)[::4]:
            for chunk in chunks(text):
                shown = printed(chunk.text, **options)
                if shown is None or re.search(r"^ +(present|absent|overlap|left|right) = ", shown, re.MULTILINE):
                    continue
                expected = _as_expected(shown)
                assert format_text(shown, LayoutOptions(width=0)).rstrip("\n") == expected.rstrip("\n"), path
                compared += 1
    assert compared > 500


@pytest.mark.parametrize("share", range(SHARES))
def test_ugly_text_comes_back(share: int) -> None:
    randomness = random.Random(share)
    compared = 0
    for path, text in _texts(share)[::3]:
        for chunk in chunks(text):
            if printed(chunk.text, generic=True) is None or counts_lines(chunk.text):
                continue
            formatted = _formatted(chunk.text)
            if formatted is None:
                continue
            ugly = made_ugly(chunk.text, randomness)
            assert format_text(ugly) == formatted, f"{path}:{chunk.line}"
            windows = ugly.replace("\n", "\r\n")
            if "\n" in ugly:
                assert format_text(windows) == formatted.replace("\n", "\r\n"), f"{path}:{chunk.line}"
            compared += 1
    assert compared > 50


def test_damaged_text() -> None:
    randomness = random.Random(7)
    texts = [chunk.text for share in range(SHARES) for _, text in _texts(share)[::9] for chunk in chunks(text)]
    laid_out = 0
    for _ in range(600):
        damaged = mutated(randomness.choice(texts), texts, randomness)
        formatted = _formatted(damaged, randomness.choice((100, 40, 0)))
        laid_out += formatted is not None
    assert laid_out > 500


def _named_ops(text: str) -> set[int]:
    """The offsets of the names of the ops that begin units."""
    tokens = scan(text)
    offsets: list[int] = []
    offset = 0
    for gap, token in zip(tokens.gaps, tokens.texts, strict=True):
        offsets.append(offset + len(gap))
        offset += len(gap) + len(token)
    found: set[int] = set()
    for unit in Reader(tokens).read().units:
        at = unit.first
        if unit.kind != STATEMENT or tokens.texts[at][0] in "#!{":
            continue
        if tokens.texts[at][0] == "%":
            at = tokens.texts.index("=", at) + 1
            while tokens.texts[at].startswith("//"):  # a comment between "=" and the name
                at += 1
        found.add(offsets[at])
    return found


def test_statements_are_where_the_parser_finds_them() -> None:
    """Each statement is an op of the parser's, and each op begins one, but for those in the line of another."""
    compared = 0
    for share in range(0, SHARES, 2):
        for path, text in _texts(share):
            for chunk in chunks(text):
                context = Context(lambda *arguments: None, True)
                module = parse_module(Source(chunk.text, "-"), context)
                if module is None or "loc(" in chunk.text:
                    continue
                indices = {op.loc for op in module.walk() if isinstance(op.loc, int)}
                assert context.place_offset is not None
                offsets = {context.place_offset(index) for index in indices}
                names = {at for at in offsets if re.match(r'["\w]', chunk.text[at : at + 1])}
                found = _named_ops(chunk.text)
                # The parser gives a mask's terminator the place of the mask.
                strange = [at for at in found - names if not chunk.text.startswith("vector.yield", at)]
                assert not strange, f"{path}:{chunk.line}"
                for at in names - found:
                    before = chunk.text[max(at - 200, 0) : at]
                    assert re.search(r"vector\.mask|linalg\.(map|reduce)", before), f"{path}:{chunk.line}"
                compared += len(found)
    assert compared > 5000


CASES = {
    "one op a line": ("%0 = a.b %x %1 = a.c %y\n", "%0 = a.b %x\n%1 = a.c %y\n"),
    "blank lines": ("a.b\n\n\n\na.c {\n\n  a.d %x\n\n}\n\n", "a.b\n\na.c {\n  a.d %x\n}\n"),
    "line end": ("a.b", "a.b\n"),
    "nothing": ("", ""),
    "white space": (" \n\t\n", ""),
    "windows": ("a.b\r\n  a.c\r\n", "a.b\r\na.c\r\n"),
    "byte order mark": ("\ufeffa.b  \n", "\ufeffa.b\n"),
    "slashes in strings": ('"a.b"() {u="http://x"}:()->()\n', '"a.b"() {u = "http://x"} : () -> ()\n'),
    "bytes that are no text": ('a.b "\udcff"  \n', 'a.b "\udcff"\n'),
    "free text of other dialects": ("a.b : !x.y<1  2>,!x.z < 3>\n", "a.b : !x.y<1  2>, !x.z <3>\n"),
    "an op in a mask": (
        "%0 = vector.mask %m {\n vector.load %a_long_name[%an_index] : memref<?xf32>, vector<8xf32>} : "
        "vector<8xi1> -> vector<8xf32>\n",
        "%0 = vector.mask %m { vector.load %a_long_name[%an_index] : memref<?xf32>, vector<8xf32> }\n"
        "    : vector<8xi1> -> vector<8xf32>\n",
    ),
    "a long op in a mask": (
        "%0 = vector.mask %m { vector.transfer_read %a_long_name[%index_0, %index_1], %padding {in_bounds = [true]}"
        " : memref<?x?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>\n",
        "%0 = vector.mask %m {\n"
        "  vector.transfer_read %a_long_name[%index_0, %index_1], %padding {in_bounds = [true]}\n"
        "      : memref<?x?xf32>, vector<8xf32>\n"
        "} : vector<8xi1> -> vector<8xf32>\n",
    ),
    "several ops in a mask": (
        "vector.mask %m { vector.store %v, %a[%i] : memref<?xf32>, vector<8xf32> vector.yield } : vector<8xi1>\n",
        "vector.mask %m {\n  vector.store %v, %a[%i] : memref<?xf32>, vector<8xf32>\n"
        "  vector.yield\n} : vector<8xi1>\n",
    ),
    "comparisons": (
        "#s = affine_set<(d0) : (d0<=10,d0>=1,d0==2)>\n",
        "#s = affine_set<(d0) : (d0 <= 10, d0 >= 1, d0 == 2)>\n",
    ),
    "comments behind ops": ("a.b %x    // c\na.c\n", "a.b %x // c\na.c\n"),
    "aligned comments": ("a.b %x    // c\na.cd %xy  // d\n", "a.b %x   // c\na.cd %xy // d\n"),
    "comments in the first column": (
        "a.b {\n// CHECK: x\n      // y\na.c %x\n}\n",
        "a.b {\n// CHECK: x\n  // y\n  a.c %x\n}\n",
    ),
    "comment in an op": ("a.b(%x, // c\n    %y)\n", "a.b(%x, // c\n    %y)\n"),
    "held lines": (
        "// expected-error @+2 {{x}}\n\n%0 = a.b %x %1 = a.c\n",
        "// expected-error @+2 {{x}}\n\n%0 = a.b %x %1 = a.c\n",
    ),
    "held below": (
        "// expected-error @below {{x}}\na.b { a.c %x }\n",
        "// expected-error @below {{x}}\na.b { a.c %x }\n",
    ),
    "lines of FileCheck": ("// CHECK: [[@LINE+3]]\n\n\na.b\n", "// CHECK: [[@LINE+3]]\n\n\na.b\n"),
    "off and on": (
        "a.b   %x\n// pyopt-format: off\na.b   %x\n// pyopt-format: on\na.b   %x\n",
        "a.b %x\n// pyopt-format: off\na.b   %x\n// pyopt-format: on\na.b %x\n",
    ),
    "off to the end": (
        "a.b   %x\n// pyopt-format: off\na.b   %x  \n\n\n",
        "a.b %x\n// pyopt-format: off\na.b   %x  \n\n\n",
    ),
    "marker without a line end": ("a.b\n// -----", "a.b\n// -----"),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_rule(name: str) -> None:
    text, expected = CASES[name]
    assert format_text(text) == expected
    assert format_text(expected) == expected


def test_lines() -> None:
    text = "a.b   %x\na.b   %y\n\n\n\na.c {\na.b   %z }\na.b   %w  "
    assert format_text(text, LayoutOptions(lines=((2, 2),))) == text.replace("a.b   %y", "a.b %y")
    assert format_text(text, LayoutOptions(lines=((1, 1), (8, 99)))) == (
        text.replace("a.b   %x", "a.b %x").replace("a.b   %w  ", "a.b %w\n")
    )
    assert format_text(text, LayoutOptions(lines=((77, 99),))) == text


def test_an_open_string_is_an_error() -> None:
    with pytest.raises(LayoutError) as caught:
        format_source('a.b\n  a.c "x\n')
    assert (caught.value.message, caught.value.line, caught.value.column) == ("expected '\"' in string literal", 2, 7)


def test_width() -> None:
    text = '"a.b"(%x) {first = "aaaaaaaaaaaa", second = "bbbbbbbbbbbbbb"} : (tensor<4xf32>) -> tensor<4xf32>\n'
    assert format_text(text, LayoutOptions(width=0)) == text
    broken = (
        '"a.b"(%x) {\n  first = "aaaaaaaaaaaa",\n  second = "bbbbbbbbbbbbbb"\n} : (tensor<4xf32>) -> tensor<4xf32>\n'
    )
    assert format_text(text, LayoutOptions(width=50)) == broken
    assert format_text(broken) == broken, "its author put each entry on a line of its own"


def test_size() -> None:
    """Neither long lists, nor deep nesting, nor long strings take more than their share of time, or of the stack."""
    numbers = ", ".join(["1.0"] * 30_000)
    formatted = format_text(f"%0 = arith.constant dense<[{numbers}]> : tensor<30000xf32>\n")
    assert max(map(len, formatted.split("\n"))) <= 100
    deep = 3_000
    nested = "a.b {\n" * deep + "a.c %x\n" + "}\n" * deep
    assert format_text(nested, LayoutOptions(width=0)).count("\n") == 2 * deep + 1
    brackets = "a.b " + "[" * 5_000 + "]" * 5_000 + "\n"
    assert scan(format_text(brackets)).texts == scan(brackets).texts
    long = 'a.b dense<"0x' + "00" * 500_000 + '"> : tensor<500000xi8>\n'
    assert format_text(long).startswith('a.b dense<"0x00')

"""The layout of source text: damaged text, and its rules one by one.

What it keeps of every chunk of tests/lit is asked by `tests/support/chunks/about_layout.py`.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from pyopt.format import LayoutError, LayoutOptions, format_source, format_text
from pyopt.format.scan import scan
from tests.support.chunks.about_layout import formatted
from tests.support.fuzzing import mutated
from tests.support.lit_file import chunks, lit_files

LIT = Path(__file__).resolve().parents[1] / "lit"
FILES = lit_files(LIT)


def test_damaged_text() -> None:
    randomness = random.Random(7)
    files = [path.read_bytes().decode("utf-8", "surrogateescape") for path in FILES[::9]]
    texts = [chunk.text for text in files for chunk in chunks(text)]
    laid_out = 0
    for _ in range(600):
        damaged = mutated(randomness.choice(texts), texts, randomness)
        laid_out += formatted(damaged, randomness.choice((100, 40, 0))) is not None
    assert laid_out > 500


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
    "attributes called like terminators": (
        'scf.yield {my.yield} %x : i32\n"scf.yield"(%x) {my.yield} : (i32) -> ()\nreturn {my.return} %x : i32\n',
        'scf.yield {my.yield} %x : i32\n"scf.yield"(%x) {my.yield} : (i32) -> ()\nreturn {my.return} %x : i32\n',
    ),
    "terminators alone": (
        'scf.if %c {scf.yield}\n"scf.if"(%c) ({scf.yield}, {}) : (i1) -> ()\n%x = a.b\n',
        'scf.if %c {\n  scf.yield\n}\n"scf.if"(%c) ({\n  scf.yield\n}, {}) : (i1) -> ()\n%x = a.b\n',
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


@pytest.mark.full
def test_size() -> None:
    """Neither long lists, nor deep nesting, nor long strings take more than their share of time, or of the stack."""
    numbers = ", ".join(["1.0"] * 30_000)
    laid_out = format_text(f"%0 = arith.constant dense<[{numbers}]> : tensor<30000xf32>\n")
    assert max(map(len, laid_out.split("\n"))) <= 100
    deep = 3_000
    nested = "a.b {\n" * deep + "a.c %x\n" + "}\n" * deep
    assert format_text(nested, LayoutOptions(width=0)).count("\n") == 2 * deep + 1
    brackets = "a.b " + "[" * 5_000 + "]" * 5_000 + "\n"
    assert scan(format_text(brackets)).texts == scan(brackets).texts
    long = 'a.b dense<"0x' + "00" * 500_000 + '"> : tensor<500000xi8>\n'
    assert format_text(long).startswith('a.b dense<"0x00')

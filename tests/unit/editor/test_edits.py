"""Edits of a document: its layout, comments that expect its diagnostics, passes on one function."""

from __future__ import annotations

import random
from collections.abc import Iterable
from pathlib import Path

import pytest

from pyopt.diagnostics.expectations import expecting, only_expects
from pyopt.driver.run import run_in_process
from pyopt.editor.document import OpenDocument
from pyopt.editor.edits import TextChange, expectations, function_at, layout, with_pass
from pyopt.errors import Error
from pyopt.format import LayoutError, format_text
from tests.support.documents import ROOT

INVALID = [
    path
    for name in ("arith", "cf", "complex", "func", "ir", "linalg", "memref", "scf", "syntax", "tensor", "vector")
    for path in sorted((ROOT / "tests" / "lit" / name).glob("invalid*.mlir"))
]


def applied(text: str, changes: Iterable[TextChange]) -> str:
    for one in sorted(changes, key=lambda one: one.start, reverse=True):
        text = text[: one.start] + one.new + text[one.end :]
    return text


@pytest.mark.parametrize("path", random.Random(5).sample(INVALID, 15), ids=lambda path: str(path.relative_to(ROOT)))
def test_comments_expect_what_verify_diagnostics_sees(path: Path) -> None:
    """With the comments of the first error of a part, that part is as expected."""
    tried = 0
    for chunk in path.read_text("utf-8", "surrogateescape").split("// -----")[:12]:
        text = "\n".join([line for line in chunk.split("\n") if not only_expects(line) and "RUN:" not in line])
        document = OpenDocument(text, "-", allow_unregistered=True)
        errors = [one for one in document.checked.diagnostics if one.severity == "error" and one.file == "-"]
        if not errors or "expected-" in text or "loc(" in text:
            continue
        done = applied(text, expectations(document, errors[0]))
        document = OpenDocument(done, "-", allow_unregistered=True)
        flags = ["--allow-unregistered-dialect", "--verify-diagnostics=only-expected"]
        assert run_in_process([*flags, "-"], done) == (0, "", ""), done
        tried += 1
    assert tried


def test_comments_of_several_diagnostics_of_a_line() -> None:
    text = "  %a = x.y\n"
    first = OpenDocument(text, "f")
    comment = "  // expected-error @below {{Dialect `x' not found for custom op 'x.y' }}\n"
    note = "  // expected-note @below {{Available dialects: }}\n"
    done = applied(text, expectations(first, first.checked.diagnostics[0]))
    assert done == comment + note + text
    again = OpenDocument(done, "f")
    assert applied(done, expectations(again, again.checked.diagnostics[0])) == comment + note + done
    assert expecting("error", "@+1", "a {{b}}\nsecond line") == "// expected-error-re @+1 {{a {{[{][{]}}b}}}}"


def test_layout_has_the_settings_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text("[tool.pyopt-format]\nwidth = 40\n", encoding="utf-8")
    text = "func.func private @f(%first: memref<4xf32>, %second: memref<4xf32>)\n\n\n\n// end\n"
    document = OpenDocument(text, str(tmp_path / "f.mlir"))
    laid_out = applied(text, layout(document))
    assert max(map(len, laid_out.splitlines())) <= 40
    assert applied(text, layout(OpenDocument(text, "/f.mlir"))) == format_text(text)
    with pytest.raises(LayoutError):
        layout(OpenDocument('"open', "/f.mlir"))


def test_the_function_at_a_place() -> None:
    text = "module @m {\n  func.func @f() {\n    scf.execute_region {\n      scf.yield\n    }\n    return\n  }\n}\n"
    document = OpenDocument(text, "f")
    found = function_at(document, text.index("yield"))
    assert found is not None and found.symbol is not None and found.symbol.text == "@f"
    assert function_at(document, 3) is None


def test_a_pass_on_a_function_keeps_all_else() -> None:
    text = """\
#map = affine_map<(d0) -> (d0 + 0)>
// -----
#map = affine_map<(d0) -> (d0 * 2)>
func.func @other(%x: index) -> index {
    %unused = arith.constant   0 : index
    return %x : index
}
func.func @f(%x : index) -> index {
  %unused = arith.constant 0 : index
  %y = affine.apply #map(%x)
  return %y : index
}
"""
    document = OpenDocument(text, "f")
    function = function_at(document, text.index("affine.apply"))
    assert function is not None
    done = applied(text, with_pass(document, function, "canonicalize"))
    assert done == text[: text.index("func.func @f(")] + (
        "func.func @f(%x: index) -> index {\n"
        "  %y = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%x]\n"
        "  return %y : index\n"
        "}\n"
    )
    with pytest.raises(Error, match="does not refer to a registered pass"):
        with_pass(document, function, "no-such-pass")
    broken = OpenDocument(text + "x.y\n", "f")
    function = function_at(broken, text.index("affine.apply"))
    assert function is not None
    with pytest.raises(Error, match="the file has errors"):
        with_pass(broken, function, "canonicalize")

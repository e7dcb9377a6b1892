"""--upgrade: today's text stays, damaged text does no harm, places lead back, reports and notes."""

from __future__ import annotations

import json
import random
import re
import subprocess
from pathlib import Path

import pytest

from pyopt.driver.run import run_in_process
from pyopt.format.canonical import _meaning
from pyopt.format_command.main import run_in_process as format_in_process
from pyopt.upgrade import LayoutError, upgrade
from pyopt.upgrade.tables import ROWS
from tests.support import llvm
from tests.support.fuzzing import corpus, mutated
from tests.support.lit_file import chunks, lit_files
from tests.support.reference import MLIR_OPT

LIT = Path(__file__).resolve().parents[1] / "lit"
OLD = """// A comment.
func @f(%t: tensor<4x?xf32>, %a: i32) -> index {
  %n = dim %t, 1 : tensor<4x?xf32> // the second
  %b = addi %a, %a {test.a: 1} : i32
  return %n : index
}
"""


def test_comments_and_names_stay() -> None:
    assert upgrade(OLD).text == (
        "// A comment.\nfunc.func @f(%t: tensor<4x?xf32>, %a: i32) -> index {\n  %c1 = arith.constant 1 : index\n"
        "  %n = tensor.dim %t, %c1 : tensor<4x?xf32> // the second\n  %b = arith.addi %a, %a {test.a = 1} : i32\n"
        "  return %n : index\n}\n"
    )


def test_places_lead_back() -> None:
    done = upgrade(OLD)
    for word in ("@f", "%t, ", "// the second", "return"):
        assert done.old_place(done.text.index(word)) == OLD.index(word)
    assert done.old_place(done.text.index("%c1")) == OLD.index("%n"), "what is new is where it was put"
    assert done.old_place(len(done.text)) == len(OLD)


@pytest.mark.full
@pytest.mark.parametrize("share", range(3))
def test_todays_text_stays(share: int) -> None:
    compared = 0
    for path in lit_files(LIT)[share::3]:
        if path.parent.name == "upgrade":
            continue
        for chunk in chunks(path.read_bytes().decode("utf-8", "surrogateescape")):
            try:
                done = upgrade(chunk.text)
            except LayoutError:
                continue
            compared += 1
            if done.text != chunk.text or done.problems:
                before = _meaning(chunk.text)
                assert not before or (_meaning(done.text) == before and not done.problems), f"{path}:{chunk.line}"
    assert compared > 200


def test_damaged_text() -> None:
    """No row fails on text that lacks what it looks for, and places stay within the text."""
    texts = corpus(("upgrade",))
    randomness = random.Random(5)
    upgraded = 0
    for _ in range(600):
        text = mutated(randomness.choice(texts), texts, randomness)
        try:
            done = upgrade(text)
        except LayoutError:
            continue
        upgraded += len(done.changes) > 0
        assert 0 <= done.old_place(len(done.text) // 2) <= len(text)
    assert upgraded > 400


def test_report() -> None:
    code, _, errors = run_in_process(["--upgrade", "--upgrade-report", "-"], OLD)
    assert code == 0
    assert [line.split() for line in errors.splitlines()] == [
        ["<stdin>:"],
        ["line", "old", "new", "until"],
        ["2", "func", "func.func", "2022"],
        ["3", "dim", "tensor.dim,", "memref.dim", "2021"],
        ["4", "addi", "arith.addi", "2021"],
        ["4", "{name:", "value}", "{name", "=", "value}", "2019"],
    ]
    code, _, errors = run_in_process(["--upgrade", "--upgrade-report=json", "-"], OLD)
    assert json.loads(errors.splitlines()[1]) == {
        "file": "<stdin>", "line": 3, "old": "dim", "new": "tensor.dim, memref.dim", "until": 2021,
    }  # fmt: skip


def test_report_of_the_formatter() -> None:
    code, output, errors = format_in_process(["--upgrade", "-"], OLD)
    assert (code, output.count("func.func")) == (0, 1)
    assert errors.splitlines()[1] == "<stdin>:3: remark: dim: now tensor.dim, memref.dim (until 2021)"
    code, output, errors = format_in_process(["--upgrade", "--upgrade-report=json", "-"], OLD)
    assert [json.loads(line)["line"] for line in errors.splitlines()] == [2, 3, 4, 4]
    code, output, errors = format_in_process(
        ["--upgrade", "-"], "func @f() {\n  %0 = alloc_static(1) : memref<4xf32>\n}\n"
    )
    assert code == 2
    assert "<stdin>:2:8: error: 'std.alloc_static' op has no meaning today" in errors


def test_a_note_names_the_option() -> None:
    code, _, errors = run_in_process(
        ["--suggest", "-"], "func.func @f(%a: i32) {\n  %0 = addi %a, %a : i32\n  return\n}\n"
    )
    assert code == 1
    assert errors.endswith("<stdin>:2:8: note: this is how it was written until 2021; --upgrade reads it\n")
    code, _, errors = run_in_process(
        ["--suggest", "-"], "func.func @f(%a: i32) {\n  %0 = nosuch %a, %a : i32\n  return\n}\n"
    )
    assert code == 1
    assert "--upgrade" not in errors


@pytest.mark.parametrize(
    ("line", "forms"),
    [
        ("%0 = llvm.getelementptr %p[%i] : (!llvm.ptr<f64>, i64) -> !llvm.ptr", {2023: "!llvm.ptr, T"}),
        ("%0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr", {}),
        (
            '%0 = "llvm.getelementptr"(%p) <{elem_type = i32, inbounds, {RAW}}> : (!llvm.ptr) -> !llvm.ptr',
            {2025: "noWrapFlags"},
        ),
        (
            '%0 = "llvm.getelementptr"(%p) {inbounds, {RAW}} : (!llvm.ptr<i8>) -> !llvm.ptr',
            {2023: "", 2025: "noWrapFlags"},
        ),
        ("llvm.call %p(%i) : (i64) -> ()", {2023: "!llvm.ptr, (...)"}),
        ('"llvm.call"(%i) {callee = @f} : (i64) -> ()', {2025: "op_bundle_sizes"}),
    ],
)
def test_each_form_of_an_op_has_its_year(line: str, forms: dict[int, str]) -> None:
    line = line.replace("{RAW}", "rawConstantIndices = array<i32: 1>")
    changes = upgrade(f"func.func @f(%p: !llvm.ptr, %i: i64) {{\n  {line}\n  return\n}}\n").changes
    found = {change.year: change.new for change in changes if change.new != "!llvm.ptr"}
    assert found.keys() == forms.keys()
    assert all(forms[year] in new for year, new in found.items())


def test_document_names_what_changed_in_each_year() -> None:
    text = (LIT.parents[1] / "docs" / "upgrade.md").read_text(encoding="utf-8")
    years = {int(part[:4]): set(re.findall(r"[\w.]+", part)) for part in text.split("### Until ")[1:]}
    missing = [
        f"{row.year} {row.op}"
        for first in ROWS.values()
        for row in first.forms()
        if not {row.op, row.op.partition(".")[2]} & years.get(row.year, set())
    ]
    assert missing == []


def test_tensors_without_a_rank() -> None:
    assert upgrade("func.func private @f(tensor<??f32>, tensor<?x?xf32>)\n").text == (
        "func.func private @f(tensor<*xf32>, tensor<?x?xf32>)\n"
    )


def test_two_maps_are_composed_in_the_years_that_did() -> None:
    """Today the second one is a memory space."""
    text = "#m = affine_map<(d0, d1) -> (d1, d0)>\nfunc.func private @f(memref<4x8xf32, #m, #m>)\n"
    assert upgrade(text).text == text
    assert "memref<4x8xf32, affine_map<(d0, d1) -> (d0, d1)>>" in upgrade(text, 2019).text


@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")
@pytest.mark.parametrize("name", ["langref-2019", "llvm-2023", "sparse-tensor", "tensor-2021", "value-types"])
def test_the_reference_reads_what_comes_out(name: str) -> None:
    """But for elements of tensors without a rank, which the document of 2021 has."""
    parts = [chunk.text for chunk in chunks((LIT / "upgrade" / f"{name}.mlir").read_text(encoding="utf-8"))]
    texts = [upgrade(part).text for part in parts if "extract %ut[" not in part]
    assert len(parts) - len(texts) <= 1
    command = [llvm.MLIR_OPT, "--split-input-file", "--allow-unregistered-dialect", "-o", "/dev/null"]
    done = subprocess.run(command, input="\n// -----\n".join(texts), capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    "text", ["!llvm.ptr<24x5xf32", "!llvm.ptr<struct<(i32", "!llvm.struct<(ptr<i8>, i32", "!llvm.ptr<"]
)
def test_pointers_whose_brackets_are_not_closed_are_left_to_the_parser(text: str) -> None:
    program = f"llvm.func @f(i32) -> {text}\nfunc.func @g() {{\n  return\n}}\n"
    assert upgrade(program).text == program
    code, _, errors = run_in_process(["--upgrade", "-"], program)
    assert code == 1 and "error: " in errors and "internal" not in errors


@pytest.mark.parametrize(
    "line",
    ["llvm.call : (i32) -> i32", "llvm.atomicrmw : f32", "llvm.invoke to ^bb1", "llvm.switch", "llvm.cond_br weights("],
)
def test_ops_without_operands_are_left_to_the_parser(line: str) -> None:
    program = f"func.func @g() {{\n  {line}\n}}\n"
    assert upgrade(program).text == program
    assert run_in_process(["--upgrade", "-"], program)[0] == 1

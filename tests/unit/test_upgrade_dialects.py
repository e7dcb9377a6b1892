"""--upgrade for dialects other than std: each old form against its twin in today's text, and what has none any more."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from pyopt.driver.run import run_in_process
from pyopt.interpreter import run
from pyopt.interpreter.api import parse
from pyopt.upgrade import LayoutError, upgrade
from tests.support.lit_file import chunks, lit_files
from tests.support.reference import MLIR_OPT
from tests.support.shell import run_program
from tests.unit.upgrade_cases import CASES, COMPUTED, REFUSED

LIT = Path(__file__).resolve().parents[1] / "lit"
DIALECTS = ("linalg", "vector", "memref", "scf", "affine", "tensor", "shape", "bufferization")
COMMENT = "// stays"


def function(arguments: str, body: str) -> str:
    """A function with this body; lines that define aliases stand before it, `func` lines too."""
    lines = [line for line in body.strip("\n").split("\n") if line.strip()]
    top = [line for line in lines if line[0] == "#" or line.startswith("func")]
    inner = [f"  {line}" for line in lines if line not in top]
    return "\n".join([*top, f"func.func @test({arguments}) {{", *inner, "  return", "}"]) + "\n"


def generic(text: str) -> str:
    """The module in generic form; it has to be valid."""
    code, out, err = run_in_process(["--mlir-print-op-generic", "-"], text, ".")
    assert (code, err) == (0, ""), text
    return out


@pytest.mark.parametrize(("arguments", "old", "new"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_old_form(arguments: str, old: str, new: str) -> None:
    before = function(arguments, old)
    done = upgrade(before)
    assert not done.problems
    assert done.changes
    assert generic(done.text) == generic(function(arguments, new))
    again = upgrade(done.text)
    assert (again.text, again.changes) == (done.text, []), "today's text stays"


@pytest.mark.parametrize(("arguments", "old"), [case[1:3] for case in CASES], ids=[case[0] for case in CASES])
def test_comments_stay(arguments: str, old: str) -> None:
    """Behind every line, where they stand between tokens of an op with a region, too."""
    text = function(arguments, old)
    commented = "".join(f"{line} {COMMENT} {number}\n" for number, line in enumerate(text.splitlines()))
    done = upgrade(commented)
    assert generic(done.text) == generic(upgrade(text).text)
    for number in range(len(text.splitlines())):
        assert f"{COMMENT} {number}\n" in done.text


@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt-19 is not installed")
def test_the_reference_reads_it() -> None:
    assert MLIR_OPT is not None
    texts = [upgrade(function(arguments, old)).text for _, arguments, old, _ in CASES]
    texts += [upgrade(old).text for _, old, _, _ in COMPUTED]
    for text in texts:
        flags = ["--allow-unregistered-dialect", "-o", "/dev/null", "-"]
        result = run_program([MLIR_OPT, *flags], text, ".")
        assert (result.code, result.err) == (0, ""), text


@pytest.mark.parametrize(("old", "new", "inputs"), [case[1:] for case in COMPUTED], ids=[case[0] for case in COMPUTED])
def test_old_form_computes(old: str, new: str, inputs: tuple[object, ...]) -> None:
    """The same as its twin, on buffers too, which are written to."""
    random = np.random.default_rng(7)
    given = [random.random(shape, np.float32) if isinstance(shape, tuple) else shape for shape in inputs]
    copies = [np.array(one) if isinstance(one, np.ndarray) else one for one in given]
    done = upgrade(old)
    assert not done.problems
    assert done.text != old
    first = run(parse(done.text), "test", *given)
    second = run(parse(new), "test", *copies)
    for one, other in zip((*first, *given), (*second, *copies), strict=True):
        np.testing.assert_array_equal(one, other)


@pytest.mark.parametrize(("arguments", "old", "message"), [case[1:] for case in REFUSED], ids=[c[0] for c in REFUSED])
def test_refused(arguments: str, old: str, message: str) -> None:
    text = function(arguments, old)
    problems = upgrade(text).problems
    assert [problem.message for problem in problems] == [message]
    name = message.split("'")[1].removeprefix("std.") if message.startswith("'") else ""
    assert text[problems[0].offset :].lstrip('"').startswith(name)


@pytest.mark.parametrize("dialect", DIALECTS)
def test_todays_text_stays(dialect: str) -> None:
    """What is accepted today is the same module afterwards; all but a few chunks are the same text."""
    compared = changed = 0
    for path in lit_files(LIT / dialect):
        for chunk in chunks(path.read_bytes().decode("utf-8", "surrogateescape")):
            try:
                done = upgrade(chunk.text)
            except LayoutError:
                continue
            compared += 1
            if done.text == chunk.text and not done.problems:
                continue
            flags = ["--mlir-print-op-generic", "--allow-unregistered-dialect", "-"]
            code, before, _ = run_in_process(flags, chunk.text, ".")
            if code == 0:
                changed += 1
                assert not done.problems, f"{path}:{chunk.line}"
                assert run_in_process(flags, done.text, ".") == (0, before, ""), f"{path}:{chunk.line}"
    assert compared > 10
    # pyopt reads expand_shape without output_shape, shape.concat and shape.from_extents without types.
    assert changed <= {"tensor": 1, "shape": 1}.get(dialect, 0)

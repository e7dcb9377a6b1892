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

LIT = Path(__file__).resolve().parents[1] / "lit"
DIALECTS = ("linalg", "vector", "memref", "scf", "affine", "tensor", "shape", "bufferization")
COMMENT = "// stays"


def cases(file: str) -> list[tuple[str, str, str, str]]:
    """The cases of a file: what stands behind `===` up to a colon and behind it, the text as it was, and as it is."""
    found: list[tuple[str, str, str, str]] = []
    for part in Path(__file__).with_name(file).read_text(encoding="utf-8").split("=== ")[1:]:
        header, _, texts = part.partition("\n")
        name, _, arguments = header.partition(": ")
        old, _, new = texts.partition("\n---\n")
        found.append((name, arguments, old, new))
    return found


CASES = cases("upgrade_cases.txt")
COMPUTED = cases("upgrade_runs.txt")
REFUSED = cases("upgrade_refused.txt")


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


@pytest.mark.full
@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")
def test_the_reference_reads_it() -> None:
    assert MLIR_OPT is not None
    texts = [upgrade(function(arguments, old)).text for _, arguments, old, _ in CASES]
    texts += [upgrade(old).text for _, _, old, _ in COMPUTED]
    for text in texts:
        flags = ["--allow-unregistered-dialect", "-o", "/dev/null", "-"]
        result = run_program([MLIR_OPT, *flags], text, ".")
        assert (result.code, result.err) == (0, ""), text


def inputs(texts: str) -> list[np.ndarray | float]:
    """`4x2` is an array of this shape, `4x` one of one dimension; what has no x is a number."""
    random = np.random.default_rng(7)
    found: list[np.ndarray | float] = []
    for text in texts.split(", "):
        if "x" in text:
            found.append(random.random([int(extent) for extent in text.split("x") if extent], np.float32))
        else:
            found.append(float(text) if "." in text else int(text))
    return found


@pytest.mark.parametrize(("given", "old", "new"), [case[1:] for case in COMPUTED], ids=[case[0] for case in COMPUTED])
def test_old_form_computes(given: str, old: str, new: str) -> None:
    """The same as its twin, which is written in other ops where there are such; on buffers that are written to, too."""
    done = upgrade(old)
    assert not done.problems
    assert done.text != old
    ours, theirs = inputs(given), inputs(given)
    first = run(parse(done.text), "test", *ours)
    second = run(parse(new), "test", *theirs)
    assert len(first) == len(second)
    for one, other in zip((*first, *ours), (*second, *theirs), strict=True):
        np.testing.assert_array_equal(one, other)
    changed = any(not np.array_equal(one, other) for one, other in zip(ours, inputs(given), strict=True))
    assert first or changed, "something is computed"


@pytest.mark.parametrize(("arguments", "old", "message"), [case[1:] for case in REFUSED], ids=[c[0] for c in REFUSED])
def test_refused(arguments: str, old: str, message: str) -> None:
    text = function(arguments, old)
    problems = upgrade(text).problems
    assert [problem.message for problem in problems] == [message.strip()]
    assert text[problems[0].offset :].lstrip('"').startswith(message.split("'")[1])


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
    # pyopt reads shape.concat and shape.from_extents without types, as the specification has them.
    assert changed <= {"shape": 1}.get(dialect, 0)

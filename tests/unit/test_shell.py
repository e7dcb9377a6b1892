"""RUN lines mean in this process what they mean in a shell."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.lit_file import Chunk, chunks, pyopt_flags, run_lines, substitute
from tests.support.shell import Unsupported, parse_line, run_in_real_shell, run_script


@pytest.mark.parametrize(
    "line",
    [
        "echo one two",
        "echo 'a  b' | cat",
        'echo "x \\" y"',
        "echo a > file && cat file - < file",
        "echo a; echo b 2>&1 | cat",
        "not false && echo yes",
        "false || echo no",
        "echo a >> log && echo b >> log && cat log",
        "true | false",
        "false | true",
        "mkdir -p d && test -d d && rm -r d && not test -e d && echo gone",
    ],
)
def test_like_a_shell(line: str, tmp_path: Path) -> None:
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    ours.mkdir()
    theirs.mkdir()
    found = run_script(line, str(ours))
    expected = run_in_real_shell(line, str(theirs))
    # A real shell shows what each command of a list prints; a script's output only matters for its last pipeline.
    assert (found.code, expected.out.endswith(found.out)) == (expected.code, True)


@pytest.mark.parametrize("line", ["echo $HOME", "ls *", "(echo a)", "sleep 1 &", "sort x"])
def test_left_to_a_shell(line: str, tmp_path: Path) -> None:
    with pytest.raises(Unsupported):
        run_script(line, str(tmp_path))


def test_pyopt_and_filecheck(tmp_path: Path) -> None:
    path = tmp_path / "a.mlir"
    path.write_text("// CHECK: func.func private @f\n// OTHER: nothing\nfunc.func private @f()\n", encoding="utf-8")
    assert run_script(f"pyopt {path} | FileCheck {path}", str(tmp_path)).code == 0
    failed = run_script(f"pyopt {path} | FileCheck {path} --check-prefix=OTHER", str(tmp_path))
    assert failed.code == 1
    assert "nothing" in failed.err


def test_pipeline_structure() -> None:
    (connector, commands), *rest = parse_line("pyopt --a='x y' f 2>&1 | FileCheck f")
    assert (connector, rest) == ("", [])
    assert commands[0].words == ["pyopt", "--a=x y", "f"]
    assert commands[0].redirections == [("2>&1", "")]


def test_run_lines_continue() -> None:
    text = "// RUN: pyopt \\\n// RUN:   --cse %s\n// RUN: true\n"
    assert [line.split() for line in run_lines(text)] == [["pyopt", "--cse", "%s"], ["true"]]


def test_substitution_and_flags() -> None:
    assert substitute("pyopt %s -o %t.x %%", Path("/d/a.mlir"), "/t/a.tmp") == "pyopt /d/a.mlir -o /t/a.tmp.x %"
    assert pyopt_flags("not pyopt --cse %s 2>&1 | FileCheck %s") == [["--cse"]]
    assert pyopt_flags("pyopt %s -o %t") == []


def test_chunks_know_their_lines() -> None:
    assert chunks("a\n// -----\nb\n") == [Chunk("a\n", 1), Chunk("\nb\n", 2)]

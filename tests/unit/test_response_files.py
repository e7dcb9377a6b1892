"""Response files: `@file` on the command line."""

from __future__ import annotations

from pathlib import Path

from pyopt.driver.response import words
from pyopt.driver.run import run_in_process

MODULE = "func.func @f(%a: i32) -> i32 {\n  %c = arith.constant 0 : i32\n  return %a : i32\n}\n"


def test_words() -> None:
    assert words("a  b\n'c d' \"e 'f'\" g\\ h i'j'k ''") == ["a", "b", "c d", "e 'f'", "g h", "ijk", ""]
    assert words("") == []


def test_files_name_options_inputs_and_files(tmp_path: Path) -> None:
    (tmp_path / "in.mlir").write_text(MODULE)
    (tmp_path / "outer").write_text("--canonicalize @inner")
    (tmp_path / "inner").write_text("'in.mlir'\n")
    code, out, err = run_in_process(["@outer"], "", str(tmp_path))
    assert (code, err) == (0, "")
    assert "constant" not in out and "return %arg0" in out


def test_a_file_that_is_not_there_is_an_input(tmp_path: Path) -> None:
    code, out, err = run_in_process(["@nothing"], "", str(tmp_path))
    assert (code, out) == (1, "")
    assert "cannot open input file '@nothing'" in err


def test_a_file_that_names_itself_ends(tmp_path: Path) -> None:
    (tmp_path / "ring").write_text("@ring")
    assert run_in_process(["@ring"], "", str(tmp_path))[0] == 1

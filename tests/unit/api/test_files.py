"""Many files: on processes and on other executors, with files that fail and files that end their process."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import pyopt

TEXT = """func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  return %1 : i32
}
"""
WRONG = "func.func @f(%a: i32) -> i64 {\n  return %a : i32\n}\n"


@pytest.fixture
def paths(tmp_path: Path) -> list[Path]:
    """Four files, the third of which is wrong."""
    found = [tmp_path / f"{number}.mlir" for number in range(4)]
    for number, path in enumerate(found):
        path.write_text(WRONG if number == 2 else TEXT, encoding="utf-8")
    return found


def count_ops(module: pyopt.Module) -> int:
    return sum(1 for _ in module.walk("arith."))


def end_process(module: pyopt.Module) -> int:
    if "crash" in str(next(module.walk()).location):
        os._exit(3)
    return count_ops(module)


def by_path(results: Any) -> dict[str, pyopt.FileResult]:
    return {Path(result.path).name: result for result in results}


def test_a_pipeline_on_processes(paths: list[Path]) -> None:
    found = by_path(pyopt.run_files(paths, ["cse", "canonicalize"], jobs=2))
    assert sorted(found) == ["0.mlir", "1.mlir", "2.mlir", "3.mlir"]
    text = found["0.mlir"].text
    assert text is not None and text.count("arith.addi") == 1 and found["0.mlir"].error is None
    error = found["2.mlir"].error
    assert isinstance(error, pyopt.VerifyError) and found["2.mlir"].text is None
    assert (error.diagnostics[0].line, error.diagnostics[0].file) == (2, str(paths[2]))
    assert error.diagnostics[0].notes[0].message.startswith("see current operation")


def test_a_function_on_processes(paths: list[Path]) -> None:
    found = by_path(pyopt.run_files((path for path in paths), count_ops, jobs=2))
    assert [found[f"{number}.mlir"].value for number in (0, 1, 3)] == [2, 2, 2]


def test_a_process_that_ends_takes_no_other_file_along(paths: list[Path]) -> None:
    crash = paths[0].with_name("crash.mlir")
    crash.write_text(TEXT, encoding="utf-8")
    found = by_path(pyopt.run_files([*paths[:2], crash, paths[3]], end_process, jobs=2))
    assert [found[f"{number}.mlir"].value for number in (0, 1, 3)] == [2, 2, 2]
    assert str(found["crash.mlir"].error) == f"{crash}: the process that worked on it ended"


def test_other_executors(paths: list[Path]) -> None:
    with ThreadPoolExecutor(2) as executor:
        found = by_path(pyopt.run_files(paths, "cse", executor=executor))
    assert [found[f"{number}.mlir"].error is None for number in range(4)] == [True, True, False, True]


def test_dask(paths: list[Path]) -> None:
    distributed = pytest.importorskip("distributed")
    workers = distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
    with workers as cluster, distributed.Client(cluster) as client:
        found = by_path(pyopt.run_files(paths, "cse", executor=client.get_executor()))
    assert [found[f"{number}.mlir"].error is None for number in range(4)] == [True, True, False, True]
    assert isinstance(found["2.mlir"].error, pyopt.VerifyError)


def test_missing_files_and_wrong_pipelines_are_results(paths: list[Path]) -> None:
    found = by_path(pyopt.run_files([paths[0].with_name("none.mlir"), paths[0]], "nonsense", jobs=1))
    assert str(found["none.mlir"].error).endswith("none.mlir': No such file or directory")
    assert isinstance(found["0.mlir"].error, pyopt.PassError)


def fail(module: pyopt.Module) -> None:
    raise KeyError("mine")


def test_errors_of_functions_are_results(paths: list[Path]) -> None:
    (result,) = pyopt.run_files(paths[:1], fail, jobs=1)
    assert str(result.error) == f"{paths[0]}: KeyError: 'mine'"


def test_what_cannot_be_sent_to_a_process_is_a_result(paths: list[Path]) -> None:
    (result,) = pyopt.run_files(paths[:1], lambda module: 1, jobs=1)
    assert "pickle" in str(result.error).lower()


def test_plugins_are_loaded_where_files_are_run(tmp_path: Path) -> None:
    examples = Path(__file__).resolve().parents[3] / "examples"
    (result,) = pyopt.run_files([examples / "toy.mlir"], "canonicalize", jobs=1, plugins=[str(examples / "toy.py")])
    assert result.text is not None and "toy.samples" in result.text and "toy.join" not in result.text


def test_files_are_taken_as_they_are_needed(paths: list[Path]) -> None:
    taken = []

    def endless() -> Any:
        while True:
            taken.append(paths[0])
            yield paths[0]

    results = pyopt.run_files(endless(), count_ops, jobs=1)
    assert [next(results).value for _ in range(3)] == [2, 2, 2]
    results.close()  # type: ignore[attr-defined]
    assert len(taken) < 12


def test_progress_goes_to_standard_error(paths: list[Path], capsys: pytest.CaptureFixture[str]) -> None:
    with ThreadPoolExecutor(1) as executor:
        assert len(list(pyopt.run_files(paths, "cse", executor=executor, progress=True))) == 4
    out, err = capsys.readouterr()
    assert out == "" and "4/4" in err and "1 failed" in err


def test_errors_survive_pickling() -> None:
    with pytest.raises(pyopt.VerifyError) as caught:
        pyopt.parse(WRONG)
    copy = pickle.loads(pickle.dumps(caught.value))
    assert type(copy) is pyopt.VerifyError and str(copy) == str(caught.value)
    assert [str(one) for one in copy.diagnostics] == [str(one) for one in caught.value.diagnostics]


def test_one_path_is_a_mistake(paths: list[Path]) -> None:
    for one in (paths[0], str(paths[0])):
        with pytest.raises(TypeError, match="expected several paths, as a list, not"):
            pyopt.run_files(one, "cse")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="expected a pipeline or a function, not int"):
        pyopt.run_files(paths, 5)  # type: ignore[arg-type]


def test_results_are_sorted_by_their_paths(paths: list[Path]) -> None:
    results = sorted(pyopt.run_files([paths[2], paths[0], paths[2], paths[0]], "cse", jobs=2))
    assert [Path(result.path).name for result in results] == ["0.mlir", "0.mlir", "2.mlir", "2.mlir"]


def test_results_may_be_left_unread(paths: list[Path]) -> None:
    code = (
        "import pyopt, sys\n"
        "if __name__ == '__main__':\n"
        "    results = pyopt.run_files(sys.argv[1:] * 20, 'cse', jobs=2)\n"
        "    print(next(results).error is None)\n"
    )
    script = paths[0].with_name("script.py")
    script.write_text(code, encoding="utf-8")
    done = subprocess.run([sys.executable, str(script), str(paths[0])], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("True\n", "")

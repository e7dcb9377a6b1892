"""The help: as wide as the terminal, in groups, and a page for each pass."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from pyopt.driver import execute, pass_help, run, translate, usage
from pyopt.driver.completion import complete
from pyopt.driver.run import run_in_process
from pyopt.driver.streams import TextStreams
from pyopt.editor import main as lsp_main
from pyopt.format_command import main as format_main
from pyopt.import_onnx import main as onnx_main
from pyopt.passes.registry import PASSES, find_pass
from pyopt.playground import main as playground_main
from pyopt.reduce import main as reduce_main
from pyopt.update_checks import main as update_checks_main
from tests.support.plugins import unloading_plugins

NAMES = sorted(PASSES)
OTHER_COMMANDS = (
    execute, translate, format_main, update_checks_main, reduce_main, lsp_main, onnx_main, playground_main
)  # fmt: skip


def help_of(*arguments: str) -> str:
    code, out, err = run_in_process(arguments)
    assert (code, err) == (0, "")
    return out


@pytest.mark.parametrize("columns", [60, 80, 120])
@pytest.mark.parametrize("flag", ["--help", "--help-hidden"])
def test_lines_fit(columns: int, flag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    too_wide = [line for line in help_of(flag).splitlines() if len(line) > columns]
    assert too_wide == []
    assert max(map(len, help_of(flag).splitlines())) > columns - 12


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_all_pages_fit(columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page of each pass, and the help of the other commands."""
    monkeypatch.setenv("COLUMNS", str(columns))
    pages = {name: help_of("help", name) for name in NAMES}
    pages |= {module.__name__: module.run_in_process(["--help"])[1] for module in OTHER_COMMANDS}
    too_wide = [(name, line) for name, page in pages.items() for line in page.splitlines() if len(line) > columns]
    assert too_wide == [] and all(pages.values())


def test_options_and_passes_stand_in_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "112")
    lines = help_of("--help").splitlines()
    titles = [line for line in lines if line.endswith(":") and not line.startswith(" ") and "plug-ins" not in line]
    assert titles[:6] == ["Input and output:", "Printing:", "Looking at passes:", "Reproducers:", "Plug-ins:", "Help:"]
    assert "Passes: sparse tensors:" in titles and len(titles) == 6 + len(set(pass_help.FOLDERS.values())) - 1
    assert (
        lines.index("Passes: canonicalization and cleanup:")
        < next(number for number, line in enumerate(lines) if line.startswith("  --canonicalize"))
        < lines.index("Passes: shapes:")
    )


def test_each_pass_is_in_the_help_once() -> None:
    words = [line.split()[0] for line in help_of("--help").splitlines() if line.startswith("  --")]
    assert sorted(word[2:] for word in words if word[2:] in PASSES) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_each_pass_has_a_page(name: str) -> None:
    shown = help_of("help", name)
    found = find_pass(name)
    assert found is not None
    assert shown.startswith(f"Usage: pyopt --{name}") and PASSES[name][1] in " ".join(shown.split())
    assert all(f"  {option}=" in shown for option in found.options)
    assert "the reference" not in shown
    assert len(shown.splitlines()) >= 6, "it has no documentation"


def test_flags_of_passes_ask_for_their_pages() -> None:
    assert help_of("--canonicalize", "--help") == help_of("help", "canonicalize") == help_of("help", "--canonicalize")
    both = help_of("--cse", "--canonicalize=top-down=false", "--help")
    assert both == help_of("help", "cse") + "\n" + help_of("help", "canonicalize")


def test_page_of_a_pipeline_names_its_passes() -> None:
    shown = help_of("help", "sparsifier")
    assert "it stands for:" in shown and "sparsification-and-bufferization{" in shown


def test_page_shows_ir_and_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = help_of("help", "canonicalize")
    assert "      %0 = arith.addi %c1, %x : i32              %0 = arith.addi %x, %c2 : i32\n" in shown
    assert "  max-iterations=INT" in shown and "[default: 10]" in shown


def test_documentation_of_a_compiled_module_is_in_its_source(tmp_path: Path) -> None:
    source = tmp_path / "compiled.py"
    source.write_text('"""What it does."""\n', encoding="utf-8")
    module = type(pytest)("compiled")
    module.__file__ = str(tmp_path / "compiled.cpython-311.so")
    assert pass_help._from_source(module) == "What it does."
    source.unlink()
    assert pass_help._from_source(module) == ""


def test_unknown_passes() -> None:
    code, out, err = run_in_process(["help", "canonicalise"])
    assert (code, out) == (1, "") and "No such option '--canonicalise'" in err and "--canonicalize" in err


@pytest.mark.parametrize(
    "flags", [["--load-dialect-plugin=examples/toy.py"], ["--load-pass-plugin", "examples/toy.py"]]
)
def test_pages_of_plugins(flags: list[str]) -> None:
    with unloading_plugins():
        code, text, errors = run_in_process([*flags, "help", "toy-count"], "")
        assert (code, errors) == (0, "") and text.startswith("Usage: pyopt --toy-count")
        assert run_in_process([*flags, "--help", "--toy-count"], "") == (0, text, "")


def test_a_file_called_help_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "help").write_text("module {}", encoding="utf-8")
    assert run_in_process(["help"], "", str(tmp_path)) == (0, "module {\n}\n\n", "")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion(shell: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if shell == "bash" and shutil.which("bash") is None:
        pytest.skip("no bash is here")
    variable = run.COMPLETION_VARIABLE
    script, lines = TextStreams(""), TextStreams("")
    monkeypatch.setenv(variable, f"{shell}_source")
    assert complete(usage.make_command(), "pyopt", variable, script) == 0
    assert variable in "".join(script.output)
    monkeypatch.setenv(variable, f"{shell}_complete")
    monkeypatch.setenv("COMP_WORDS", "pyopt --canon")
    monkeypatch.setenv("COMP_CWORD", "1" if shell != "fish" else "--canon")
    assert complete(usage.make_command(), "pyopt", variable, lines) == 0
    assert "--canonicalize" in "".join(lines.output)

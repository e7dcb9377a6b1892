"""The commands and examples of README.md and of the documents print what these show."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

import pytest

from pyopt.format_command import main as formatter
from tests.support.documents import PAGES, ROOT, blocks, commands, run_page, write_file

README = ROOT / "README.md"
TEXTS = {page.relative_to(ROOT).as_posix(): page.read_text(encoding="utf-8") for page in PAGES}
RUN = [name for name, text in TEXTS.items() if any(block.reason is None for block in blocks(text))]
OURS = re.compile(r"(?m)^(?: {4}|\t)(?:\$ )?(?:\.venv/bin/)?(?:pyopt[\w-]*|python -m pyopt) .*")


@pytest.mark.parametrize("name", RUN)
def test_page_shows_what_is_printed(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = TEXTS[name]
    monkeypatch.setenv("COLUMNS", "112")
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    if "--jit" in text or ".compile(" in text:
        pytest.importorskip("llvmlite")
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    wrong = [f"{name}:{line}: {what}\n{printed}" for line, what, _, printed in run_page(text, tmp_path)]
    if wrong:
        pytest.fail("these print something else:\n" + "\n".join(wrong), pytrace=False)


def test_pages_with_commands_are_run() -> None:
    assert {"README.md", "docs/formatting.md", "docs/python.md", "docs/running.md", "docs/sparsifier.md"} <= set(RUN)


def test_commands_stand_in_blocks_that_are_run() -> None:
    assert {name: OURS.findall(text) for name, text in TEXTS.items() if OURS.search(text)} == {}


def test_differences_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.mlir").write_text("module {}\n", encoding="utf-8")
    page = "```console\n$ cat a.mlir\nmodule {}\n$ cat a.mlir\n```\n```console\n$ cat b.mlir\n```\n"
    with pytest.raises(OSError, match=r"b\.mlir"):
        run_page(page, tmp_path)
    page = page.replace("cat b.mlir", "false") + "```python\nprint(1)\n```\n\n```text\n2\n```\n"
    assert run_page(page, tmp_path) == [
        (1, "cat a.mlir", "", "module {}\n"),
        (6, "false", "", ""),
        (9, "print(1)\n", "2\n", "1\n"),
    ]
    assert run_page("<!-- not run: no reason -->\n\n```console\n$ false\n```\n", tmp_path) == []


def test_files_grow(tmp_path: Path) -> None:
    write_file(tmp_path / "a.py", "# a.py\nx = 1\nLAST = x\n", None)
    write_file(tmp_path / "a.py", "# a.py, from LAST on\ny = 2\nLAST = y\n", "LAST")
    assert (tmp_path / "a.py").read_text(encoding="utf-8") == "# a.py\nx = 1\ny = 2\nLAST = y\n"
    with pytest.raises(ValueError, match="not enough values"):
        write_file(tmp_path / "a.py", "# a.py, from NONE on\n", "NONE")


def test_readme_has_the_commands_of_ci() -> None:
    """CI runs those that begin with an environment: the first one whole, and the tests."""
    shown = [one.command for block in blocks(TEXTS["README.md"]) if block.kind == "console" for one in commands(block)]
    assert [command.rpartition(" && ")[2] for command in shown if command.startswith("python3 -m venv")] == [
        ".venv/bin/pyopt --canonicalize --cse examples/smooth.mlir | sed -n '/@smooth_pair/,/^  }/p'",
        ".venv/bin/python -m pytest",
    ]


def test_readme_is_a_front_page() -> None:
    text = TEXTS["README.md"]
    assert text.count("\n") <= 150
    assert [page.name for page in PAGES if page.parent.name == "docs" and f"(docs/{page.name})" not in text] == []


@pytest.mark.parametrize("name", TEXTS)
def test_links_lead_somewhere(name: str) -> None:
    for target, anchor in re.findall(r"\]\(([^)#:]*)(#[^):]+)?\)", TEXTS[name]):
        path = (ROOT / name).parent / target if target else ROOT / name
        assert path.exists(), target
        if anchor:
            titles = re.findall(r"^#+ (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
            assert anchor[1:] in {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles}, anchor


def test_pagerank_is_shown() -> None:
    text = (ROOT / "examples" / "pagerank.py").read_text(encoding="utf-8")
    (shown,) = [block.text for block in blocks(TEXTS["docs/running.md"]) if "ranks = " in block.text]
    assert text.endswith('"""\n\n' + shown)


def test_the_settings_shown_are_settings(tmp_path: Path) -> None:
    (settings,) = [block.text for block in blocks(TEXTS["docs/formatting.md"]) if block.kind == "toml"]
    (tmp_path / "pyproject.toml").write_text(settings, encoding="utf-8")
    (tmp_path / "broken-a.mlir").write_text("module {}\n", encoding="utf-8")
    assert formatter.run_in_process(["--check", "."], cwd=str(tmp_path))[0] == 0

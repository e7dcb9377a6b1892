"""Pages of the documentation: the files, commands and Python code that they show, and how to run them.

A page is run from its top in a folder with a copy of examples/:

- A block of code whose first line is a comment with a file's name (`// dot.mlir`, `# toy.py`) is written to that file.
  Behind the name, `, from WORD on` replaces the file from its first line that begins with WORD.
- Each line of a block `console` that begins with `$ ` is a command. If the block shows any output, each command prints
  what stands below it; else it succeeds. Installations in front of `&&` are left to CI.
- A block `python` that a block `text` follows prints what that says. Blocks of a page share their names.
- `<!-- not run: REASON -->` in front of a block leaves it out.
"""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path
from typing import Final, NamedTuple

from tests.support.shell import CommandResult, Unsupported, run_in_real_shell, run_script

ROOT: Final = Path(__file__).resolve().parents[2]
PAGES: Final = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE: Final = re.compile(r"(?:^<!-- not run: (\S.*) -->\n\n?)?^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE: Final = re.compile(r"(?://|#|;) ([\w./-]+\.\w+)(?:, from (\w+) on)?\n")
INSTALLS: Final = re.compile(r"(python3 -m venv|(\.venv/bin/)?pip install) ")


class Block(NamedTuple):
    """A block of code: its language, its text, its line, and why it is not run."""

    kind: str
    text: str
    line: int
    reason: str | None


class Shown(NamedTuple):
    """A command, and the output below it."""

    command: str
    output: str


def blocks(text: str) -> list[Block]:
    """The blocks of code of a page."""
    return [
        Block(one[2], one[3], text.count("\n", 0, one.start(2)) + 1, one[1] or None) for one in FENCE.finditer(text)
    ]


def commands(block: Block) -> list[Shown]:
    """The commands of a block `console`."""
    found: list[Shown] = []
    for line in block.text.splitlines(keepends=True):
        if line.startswith("$ "):
            found.append(Shown(line[2:].rstrip("\n"), ""))
        else:
            found[-1] = Shown(found[-1].command, found[-1].output + line)
    return found


def run_page(text: str, folder: Path) -> list[tuple[int, str, str, str]]:
    """(line, command or code, output shown, output) of each difference, when all of a page is run in a folder."""
    found = blocks(text)
    names: dict[str, object] = {"__name__": "page"}
    wrong: list[tuple[int, str, str, str]] = []
    for number, block in enumerate(found):
        if block.reason is not None:
            continue
        if named := FILE.match(block.text):
            write_file(folder / named[1], block.text, named[2])
        elif block.kind == "console":
            wrong += [(block.line, *one) for one in wrong_outputs(block, folder)]
        elif block.kind == "python" and number + 1 < len(found) and found[number + 1].kind == "text":
            out = io.StringIO()
            with contextlib.redirect_stdout(out), contextlib.chdir(folder):
                exec(compile(block.text, f"block in line {block.line}", "exec"), names)
            if out.getvalue() != found[number + 1].text:
                wrong.append((block.line, block.text, found[number + 1].text, out.getvalue()))
    return wrong


def write_file(path: Path, text: str, word: str | None) -> None:
    """Writes a file, or its part from the first line that begins with a word."""
    if word is not None:
        kept, found, _ = re.split(rf"(?m)(^{word}\b)", path.read_text(encoding="utf-8"), maxsplit=1)
        assert found
        text = kept + text.partition("\n")[2]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def wrong_outputs(block: Block, folder: Path) -> list[tuple[str, str, str]]:
    """(command, output shown, output) of each command of a block that prints something else, or fails."""
    shown = commands(block)
    compared = any(one.output for one in shown)
    wrong = []
    for command, output in shown:
        code, printed = output_of(command, folder)
        if printed != output if compared else code != 0:
            wrong.append((command, output, printed))
    return wrong


def output_of(command: str, folder: Path) -> tuple[int, str]:
    """The exit code of a command, and what it prints."""
    parts = command.split(" && ")
    while len(parts) > 1 and INSTALLS.match(parts[0]):
        del parts[0]
    line = " && ".join(parts).replace(".venv/bin/", "")
    result = run(line, folder)
    # Diagnostics come before the output; what the formatter counted comes last.
    last_on_error = line.startswith("pyopt-format ")
    return result.code, result.out + result.err if last_on_error else result.err + result.out


def run(line: str, folder: Path) -> CommandResult:
    """Runs a line in this process if it may; a plug-in may have been changed by the page, and needs its own."""
    if not re.search(r"plugin|\bpython |\blit ", line):
        with contextlib.suppress(Unsupported), contextlib.chdir(folder):
            return run_script(line, str(folder))
    return run_in_real_shell(line, str(folder))

"""What pyopt-format does with files and folders, whatever state they are in, and what it says of them.

The layout itself is tested elsewhere: white space at the ends of lines is all that these files have too much.
"""

from __future__ import annotations

import errno
import json
import os
import pty
import re
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from pyopt.format import LayoutError, LayoutOptions, format_source
from pyopt.format_command import changes, replace, search, work, workers
from pyopt.format_command.globs import FolderGlobs
from pyopt.format_command.main import run_in_process
from pyopt.format_command.outcome import Job, Outcome
from tests.support.work import calls_in

ROOT = Path(__file__).resolve().parents[2]
HOOKS = ROOT / ".pre-commit-hooks.yaml"
COMMAND = [sys.executable, "-m", "pyopt.format"]

UGLY = "func.func @f() {   \n  return\n}\n"
FINE = "func.func @f() {\n  return\n}\n"
OPEN = 'func.func @f() {\n  "open\n}\n'
"""Cannot be cut into tokens."""


class Folder:
    """A folder in which the command runs."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def write(self, name: str, text: str | bytes) -> Path:
        path = self.path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return path

    def __call__(self, *argv: str, stdin: str = "") -> tuple[int, str, str]:
        """The command in this process."""
        found = run_in_process(argv, stdin, str(self.path))
        assert "Traceback" not in found[2]
        assert self.leftovers() == []
        return found

    def start(self, *argv: str, **options: object) -> subprocess.CompletedProcess[bytes]:
        """The command as a process."""
        command = [*COMMAND, *argv]
        done: subprocess.CompletedProcess[bytes] = subprocess.run(
            command, cwd=self.path, env=environment(), timeout=60, check=False, capture_output=True, **options
        )  # type: ignore[call-overload]  # options of subprocess.run, passed through
        assert b"Traceback" not in done.stderr
        return done

    def leftovers(self) -> list[str]:
        """Temporary files that were not removed."""
        return [name for _, _, names in os.walk(self.path) for name in names if name.endswith(".tmp")]

    def git(self, *arguments: str) -> None:
        subprocess.run(["git", *arguments], cwd=self.path, check=True, capture_output=True)


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT), "NO_COLOR": "1"}


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


# Where text comes from and goes.


def test_a_file_goes_to_standard_output(folder: Folder) -> None:
    path = folder.write("a.mlir", UGLY)
    assert folder("a.mlir") == (0, FINE, "")
    assert path.read_text() == UGLY


@pytest.mark.parametrize("argv", [(), ("-",), ("--stdin-filename", "a.mlir"), ("--stdin-filename=a.mlir", "-")])
def test_standard_input_goes_to_standard_output(folder: Folder, argv: tuple[str, ...]) -> None:
    assert folder(*argv, stdin=UGLY) == (0, FINE, "")


def test_standard_input_is_checked(folder: Folder) -> None:
    assert folder("--check", stdin=UGLY) == (1, "<stdin>\n", "1 file would change\n")
    assert folder("--check", "-", stdin=FINE) == (0, "", "1 file is formatted\n")
    assert folder("--check", "--stdin-filename", "b.mlir", stdin=UGLY)[1] == "b.mlir\n"
    code, out, _ = folder("--diff", "--stdin-filename", "b.mlir", stdin=UGLY)
    assert (code, out.splitlines()[:2]) == (1, ["--- b.mlir", "+++ b.mlir"])


def test_in_place(folder: Folder) -> None:
    first, second = folder.write("a.mlir", UGLY), folder.write("b.mlir", FINE)
    before = second.stat()
    assert folder("-i", "a.mlir", "b.mlir") == (0, "", "1 of 2 files changed\n")
    assert (first.read_text(), second.read_text()) == (FINE, FINE)
    assert (second.stat().st_mtime_ns, second.stat().st_ino) == (before.st_mtime_ns, before.st_ino)
    assert folder("-i", "a.mlir", "b.mlir") == (0, "", "all 2 files are formatted\n")


def test_mode_is_kept_and_links_are_followed(folder: Folder) -> None:
    real = folder.write("real/a.mlir", UGLY)
    real.chmod(0o750)
    link = folder.path / "link.mlir"
    link.symlink_to("real/a.mlir")
    assert folder("-i", "link.mlir")[0] == 0
    assert link.is_symlink()
    assert (real.read_text(), real.stat().st_mode & 0o7777) == (FINE, 0o750)


@pytest.mark.skipif(os.getuid() != 0, reason="only the superuser gives files away")
def test_owner_is_kept(folder: Folder) -> None:
    path = folder.write("a.mlir", UGLY)
    os.chown(path, 1234, 4321)
    assert folder("-i", "a.mlir")[0] == 0
    assert (path.stat().st_uid, path.stat().st_gid) == (1234, 4321)


def test_bytes_survive(folder: Folder) -> None:
    for text in (
        b"\xef\xbb\xbf// a\r\nmodule {} \r\n",
        b"// \xff\xfe\x00 \xe2\x82\nmodule {} \n",
        b'"a.b"() {t = "\xff"} \n',
    ):
        path = folder.write("a.mlir", text)
        done = folder.start("a.mlir")
        assert (done.returncode, done.stderr) == (0, b"")
        expected = format_source(text.decode("utf-8", "surrogateescape"), LayoutOptions()).text
        assert done.stdout == expected.encode("utf-8", "surrogateescape")
        assert b"".join(done.stdout.split()) == b"".join(text.split())
        assert folder("-i", "a.mlir")[0] == 0
        assert path.read_bytes() == done.stdout


# What --check and --diff say.


def test_check(folder: Folder) -> None:
    folder.write("a.mlir", UGLY)
    folder.write("b.mlir", FINE)
    folder.write("c.mlir", UGLY)
    assert folder("--check", "c.mlir", "b.mlir", "a.mlir") == (1, "c.mlir\na.mlir\n", "2 of 3 files would change\n")
    assert folder("--check", "b.mlir") == (0, "", "1 file is formatted\n")
    assert (folder.path / "a.mlir").read_text() == UGLY


def test_diff(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    folder.write("a.mlir", UGLY)
    expected = "--- a.mlir\n+++ a.mlir\n@@ -1,3 +1,3 @@\n-func.func @f() {   \n+func.func @f() {\n   return\n }\n"
    assert folder("--diff", "a.mlir") == (1, expected, "1 file would change\n")
    folder.write("a.mlir", FINE)
    assert folder("--diff", "a.mlir") == (0, "", "1 file is formatted\n")


def on_a_terminal(folder: Folder, command: list[str], *, err: bool) -> tuple[int, bytes, bytes]:
    """(exit code, what the terminal shows, the other stream): standard output or error is a terminal."""
    variables = {name: value for name, value in environment().items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    master, terminal = pty.openpty()
    process = subprocess.Popen(
        command,
        cwd=folder.path,
        stdout=subprocess.PIPE if err else terminal,
        stderr=terminal if err else subprocess.PIPE,
        env={**variables, "TERM": "xterm", "COLUMNS": "80"},
    )
    os.close(terminal)
    shown = b""
    while True:
        try:
            data = os.read(master, 65536)
        except OSError:  # the other end is closed
            break
        if not data:
            break
        shown += data
    os.close(master)
    out, other = process.communicate(timeout=60)
    return process.returncode, shown.replace(b"\r\n", b"\n"), out if err else other


def test_diff_is_coloured_on_a_terminal(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.write("a.mlir", UGLY)
    code, shown, other = on_a_terminal(folder, [*COMMAND, "--diff", "a.mlir"], err=False)
    assert (code, other) == (1, b"1 file would change\n")
    assert b"\x1b[32m+func.func @f() {\x1b[0m\n" in shown
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b" not in folder("--diff", "a.mlir")[1]
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b" in folder("--diff", "a.mlir")[1]
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in folder("--diff", "a.mlir")[1]


class Texts(NamedTuple):
    """Two texts, of which the second is another layout of the first, or is not."""

    old: str
    new: str


PAIRS = [
    Texts("", "a\n"),
    Texts("a", "a\n"),
    Texts("a\n\n\n\nb\n", "a\n\nb\n"),
    Texts("a b c\nd\n", "a\nb\nc d\n"),
    Texts("x\n" * 9 + "a  b\n" + "y\n" * 9, "x\n" * 9 + "a b\n" + "y\n" * 9),
    Texts("  a\n" + "x\n" * 20 + "\n\nb", "a\n" + "x\n" * 20 + "\nb\n"),
    Texts("a\nb\nc\n", "a\nc\nb\n"),
    Texts("a\r\nb  \r\n", "a\r\nb\r\n"),
    Texts("a\n\n", "a\n"),
    Texts("\n\na\n", "a\n"),
    Texts("x\n\x0cy\n", "x\ny\n"),
]


@pytest.mark.parametrize(("old", "new"), PAIRS)
def test_a_diff_is_a_patch(folder: Folder, old: str, new: str) -> None:
    spans = changes.changed_spans(changes.split_lines(old), changes.split_lines(new))
    diff = changes.unified_diff("a", changes.split_lines(old), changes.split_lines(new), spans, False)
    path = folder.write("a", old)
    folder.git("init", "-q")
    subprocess.run(
        ["git", "apply", "-p0", "--whitespace=nowarn", "--unidiff-zero", "-"],
        input=diff.encode(), cwd=folder.path, check=True, capture_output=True,
    )  # fmt: skip
    assert path.read_bytes() == new.encode()
    lines = changes.split_lines(old)
    for hunk in reversed(changes.hunks_of(changes.split_lines(new), spans)):
        lines[hunk.line - 1 : hunk.end_line] = [hunk.text]
    assert "".join(lines) == new


def test_a_diff_shows_no_more_than_changed() -> None:
    old = ["a\n", "b  c\n", "d\n", "\n", "\n", "e\n"]
    new = ["a\n", "b\n", "c\n", "d\n", "\n", "e\n"]
    assert changes.changed_spans(old, new) == [(1, 2, 1, 3), (4, 5, 5, 5)]


def test_a_diff_of_a_large_file_takes_work_in_proportion() -> None:
    count = 20_000
    old = [f"  op {number % 100}  \n" for number in range(count)]
    new = [f"op {number % 100}\n" for number in range(count)]
    found: list[object] = []
    assert calls_in(lambda: found.append(changes.changed_spans(old, new))) < 20 * count
    assert found == [[(0, count, 0, count)]]


def test_github(folder: Folder) -> None:
    folder.write("a,b:c%.mlir", FINE + UGLY)
    folder.write("d.mlir", OPEN)
    folder.write("e.mlir", FINE)
    code, out, err = folder("--check", "--output-format", "github", "a,b:c%.mlir", "d.mlir", "e.mlir", "f.mlir")
    first, second, third = out.splitlines()
    assert first.startswith("::error file=a%2Cb%3Ac%25.mlir,line=4,title=pyopt-format::not formatted, in 1 place")
    assert second.startswith("::error file=d.mlir,line=2,col=3,title=pyopt-format::")
    assert third == "::error file=f.mlir,title=pyopt-format::cannot be read: No such file or directory"
    assert (code, err) == (2, "1 of 2 files would change, 2 could not be handled\n")
    diff = folder("--diff", "--output-format=github", "a,b:c%.mlir")[1]
    assert diff.count("\n") == 1
    assert "%0A-func.func @f() {   %0A+func.func @f() {%0A" in diff
    assert folder("-i", "--output-format=github", "a,b:c%.mlir")[1].startswith("::notice file=a%2Cb%3Ac%25.mlir,line=4")


def test_json(folder: Folder) -> None:
    folder.write("a.mlir", FINE + UGLY)
    folder.write("b.mlir", FINE)
    folder.write("c.mlir", OPEN)
    code, out, _ = folder("--check", "--output-format=json", "a.mlir", "b.mlir", "c.mlir", "d.mlir")
    records = json.loads(out)
    assert code == 2
    hunk = {"line": 4, "end_line": 4, "text": "func.func @f() {\n"}
    assert records[0] == {"file": "a.mlir", "status": "would-change", "line": 4, "hunks": [hunk]}
    assert (records[1]["file"], records[1]["status"], records[1]["line"], records[1]["column"]) == (
        "c.mlir",
        "error",
        2,
        3,
    )
    assert records[2] == {"file": "d.mlir", "status": "error", "message": "cannot be read: No such file or directory"}
    assert len(records) == 3
    assert json.loads(folder("--diff", "--output-format=json", "a.mlir")[1])[0]["diff"].startswith("--- a.mlir\n")
    assert json.loads(folder("--check", "--output-format=json", "b.mlir")[1]) == []
    assert json.loads(folder("-i", "--output-format=json", "a.mlir")[1])[0]["status"] == "changed"


def test_changed_ops_are_named(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.write("a.mlir", UGLY)

    class Changed(NamedTuple):
        text: str
        changed_ops: list[tuple[int, str, str]]

    monkeypatch.setattr(work, "format_source", lambda text, options: Changed(FINE, [(1, "func.func", "custom form")]))
    assert folder("a.mlir") == (0, FINE, "a.mlir:1: remark: func.func: custom form\n")
    notice = folder("--check", "--output-format=github", "a.mlir")[1].splitlines()[0]
    assert notice == "::notice file=a.mlir,line=1,title=pyopt-format::func.func: custom form"
    record = json.loads(folder("--check", "--output-format=json", "a.mlir")[1])[0]
    assert record["ops"] == [{"line": 1, "op": "func.func", "what": "custom form"}]


def test_options_reach_the_layout(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[LayoutOptions] = []
    real = format_source

    def spy(text: str, options: LayoutOptions) -> object:
        seen.append(options)
        return real(text, options)

    monkeypatch.setattr(work, "format_source", spy)
    folder.write("a.mlir", FINE)
    assert folder("--width=80", "--lines", "1:1", "--lines=2:3", "--canonical-syntax", "a.mlir")[0] == 0
    assert (seen[-1].width, seen[-1].lines, seen[-1].canonical_syntax) == (80, ((1, 1), (2, 3)), True)
    folder("a.mlir")
    assert (seen[-1].width, seen[-1].lines, seen[-1].canonical_syntax) == (100, (), False)


# Folders.


def test_folders_are_searched(folder: Folder) -> None:
    for name in ("b.mlir", "a/z.mlir", "a/b/c.mlir", "a/n.txt", ".hidden/h.mlir", "a.b/x.mlir"):
        folder.write(name, UGLY)
    (folder.path / "dir.mlir").mkdir()
    expected = ["a/b/c.mlir", "a/z.mlir", "a.b/x.mlir", "b.mlir"]
    assert folder("--check", ".")[1].splitlines() == expected
    assert folder("--check", str(folder.path))[1].splitlines() == [str(folder.path / name) for name in expected]
    assert folder("--check", "a/", "a.b")[1].splitlines() == ["a/b/c.mlir", "a/z.mlir", "a.b/x.mlir"]
    assert folder("--check", ".hidden")[1] == ".hidden/h.mlir\n"


def test_a_named_file_is_formatted_whatever_its_name(folder: Folder) -> None:
    folder.write("a.txt", UGLY)
    assert folder("--check", "a.txt", "--exclude", "*.txt")[:2] == (1, "a.txt\n")


def test_git_says_what_it_ignores(folder: Folder) -> None:
    folder.git("init", "-q")
    for name in ("tracked.mlir", "new.mlir", "build/x.mlir", "sub/i.mlir", "sub/ä b.mlir", "gone.mlir"):
        folder.write(name, UGLY)
    folder.write(".gitignore", "build/\n")
    folder.write("sub/.gitignore", "i.mlir\n")
    folder.git("add", "tracked.mlir", "gone.mlir")
    (folder.path / "gone.mlir").unlink()
    assert folder("--check", ".")[1].splitlines() == ["new.mlir", "sub/ä b.mlir", "tracked.mlir"]
    assert folder("--check", "sub")[1].splitlines() == ["sub/ä b.mlir"]
    assert folder("--check", "build")[2].startswith("pyopt-format: error: build: git ignores its .mlir files\n")
    assert folder("--check", "build/x.mlir")[1] == "build/x.mlir\n"


def test_a_walk_asks_git_in_the_repositories_it_meets(folder: Folder) -> None:
    for name in ("p/a.mlir", "p/out/b.mlir", "q/out/c.mlir"):
        folder.write(name, UGLY)
    folder.write("p/.gitignore", "out\n")
    Folder(folder.path / "p").git("init", "-q")
    assert folder("--check", ".")[1].splitlines() == ["p/a.mlir", "q/out/c.mlir"]


def test_a_hook_of_git_is_not_misled(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.git("init", "-q")
    folder.write("sub/a.mlir", UGLY)
    folder.write("sub/b.mlir", UGLY)
    folder.write(".gitignore", "b.mlir\n")
    monkeypatch.setenv("GIT_DIR", ".git")
    monkeypatch.setenv("GIT_INDEX_FILE", ".git/index")
    assert folder("--check", "sub")[1:] == ("sub/a.mlir\n", "1 file would change\n")


def test_without_git_there_is_a_warning(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.git("init", "-q")
    folder.write("a.mlir", UGLY)
    monkeypatch.setenv("PATH", str(folder.path))
    code, out, err = folder("--check", ".")
    assert (code, out) == (1, "a.mlir\n")
    assert err.startswith("pyopt-format: warning: .: git cannot be asked what it ignores: No such file")
    (folder.path / ".git" / "HEAD").write_text("broken")
    monkeypatch.undo()
    code, out, err = folder("--check", ".")
    assert (code, out) == (1, "a.mlir\n")
    assert err.startswith("pyopt-format: warning: .: git does not say what it ignores: fatal: ")


def test_the_same_file_is_handled_once(folder: Folder) -> None:
    folder.write("s/a.mlir", UGLY)
    (folder.path / "s" / "b.mlir").symlink_to("a.mlir")
    assert folder("--check", "s/a.mlir", "s", "./s/a.mlir") == (1, "s/a.mlir\n", "1 file would change\n")


def test_links_in_a_circle(folder: Folder) -> None:
    folder.write("s/a.mlir", UGLY)
    (folder.path / "s" / "up").symlink_to("..")
    (folder.path / "s" / "loop.mlir").symlink_to("loop.mlir")
    (folder.path / "s" / "lost.mlir").symlink_to("nowhere")
    (folder.path / "s" / ".#a.mlir").symlink_to("user@host:1")
    code, out, err = folder("-i", "s")
    assert (code, out) == (2, "")
    assert "pyopt-format: error: s/loop.mlir: cannot be read: Too many levels of symbolic links\n" in err
    assert "pyopt-format: error: s/lost.mlir: cannot be read: No such file or directory\n" in err
    assert err.endswith("1 file changed, 2 could not be handled\n")
    assert (folder.path / "s" / "a.mlir").read_text() == FINE
    folder.git("init", "-q")
    assert folder("--check", ".")[0] == 2


def test_exclude(folder: Folder) -> None:
    for name in ("a.mlir", "gen/b.mlir", "t/gen/c.mlir", "t/d.mlir"):
        folder.write(name, UGLY)
    assert folder("--check", ".", "--exclude", "gen")[1].split() == ["a.mlir", "t/d.mlir"]
    assert folder("--check", ".", "--exclude=t/*", "--exclude", "a.*")[1].split() == ["gen/b.mlir"]
    assert folder("--check", ".", "--exclude", str(folder.path / "t"))[1].split() == ["a.mlir", "gen/b.mlir"]
    everything = folder("--check", ".", "--exclude", "*.mlir")
    assert everything == (
        2,
        "",
        "pyopt-format: error: .: there is no .mlir file in it that is not excluded\n1 could not be handled\n",
    )


def test_force_exclude(folder: Folder) -> None:
    for name in ("a.mlir", "gen/b.mlir"):
        folder.write(name, UGLY)
    folder.write("pyproject.toml", "[tool.pyopt-format]\nexclude = ['gen']\n")
    assert folder("--check", "a.mlir", "gen/b.mlir")[1].split() == ["a.mlir", "gen/b.mlir"]
    assert folder("--check", "--force-exclude", "a.mlir", "gen/b.mlir")[1].split() == ["a.mlir"]
    assert folder("-i", "--force-exclude", "gen/b.mlir") == (0, "", "no file is to be formatted\n")
    assert folder("--force-exclude", "gen/b.mlir")[0] == 2


def test_hooks_run(folder: Folder) -> None:
    """The entries of .pre-commit-hooks.yaml, as pre-commit runs them."""
    entries = re.findall(r"^- id: (.*)\n(?:  .*\n)*?  entry: pyopt-format (.*)$", HOOKS.read_text(), re.MULTILINE)
    assert [name for name, _ in entries] == ["pyopt-format", "pyopt-format-check"]
    found = {}
    for name, arguments in entries:
        folder.write("a.mlir", UGLY)
        folder.write("b.mlir", FINE)
        found[name] = folder(*arguments.split(), "a.mlir", "b.mlir"), (folder.path / "a.mlir").read_text()
    assert found == {
        "pyopt-format": ((0, "", "1 of 2 files changed\n"), FINE),
        "pyopt-format-check": ((1, "a.mlir\n", "1 of 2 files would change\n"), UGLY),
    }


@pytest.mark.parametrize(
    ("pattern", "path", "expected"),
    [
        ("a.mlir", "x/a.mlir", True),
        ("a.mlir", "x/ba.mlir", False),
        ("x", "x/y/a.mlir", True),
        ("x/", "x/y/a.mlir", True),
        ("./x/a.mlir", "x/a.mlir", True),
        ("x/*.mlir", "x/a.mlir", True),
        ("x/*.mlir", "x/y/a.mlir", False),
        ("x/**/a.mlir", "x/a.mlir", True),
        ("x/**/a.mlir", "x/y/z/a.mlir", True),
        ("x/**", "x/y/a.mlir", True),
        ("**/y", "x/y/a.mlir", True),
        ("?.mlir", "x/ab.mlir", False),
        ("[ab].mlir", "b.mlir", True),
        ("[!ab].mlir", "b.mlir", False),
        ("[a-c].mlir", "b.mlir", True),
        ("[c-a].mlir", "b.mlir", False),
        ("x[!a]y", "x/y", False),
        ("[]a].mlir", "].mlir", True),
        ("[a.mlir", "[a.mlir", True),
        ("a+(b).mlir", "a+(b).mlir", True),
    ],
)
def test_globs(tmp_path: Path, pattern: str, path: str, expected: bool) -> None:
    assert FolderGlobs([pattern], str(tmp_path)).match(str(tmp_path / path)) is expected


# Settings.


def test_settings_of_the_nearest_project(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, tuple[int, bool]] = {}
    real = work.handle

    def spy(job: Job) -> Outcome:
        seen[job.name] = (job.layout.width, job.layout.canonical_syntax)
        return real(job)

    monkeypatch.setattr(workers, "handle", spy)
    folder.write(
        "pyproject.toml", '[tool.pyopt-format]\nwidth = 80\ncanonical-syntax = true\nexclude = ["gen", "t/x.mlir"]\n'
    )
    folder.write("t/pyproject.toml", "[tool.pyopt-format]\nwidth = 0\n")
    folder.write("u/pyproject.toml", "[project]\nname = 'u'\n")
    for name in ("a.mlir", "gen/b.mlir", "s/c.mlir", "t/d.mlir", "t/x.mlir", "u/e.mlir"):
        folder.write(name, FINE)
    assert folder("--check", ".")[0] == 0
    expected = {"a.mlir": (80, True), "s/c.mlir": (80, True), "t/d.mlir": (0, False), "t/x.mlir": (0, False),
                "u/e.mlir": (100, False)}  # fmt: skip
    assert seen == expected
    folder("--check", "--width=7", "--canonical-syntax=false", "a.mlir", "t/d.mlir")
    assert (seen["a.mlir"], seen["t/d.mlir"]) == ((7, False), (7, False))
    folder("--stdin-filename", "t/new.mlir", stdin=FINE)
    assert seen["t/new.mlir"] == (0, False)
    folder(stdin=FINE)
    assert seen["<stdin>"] == (80, True)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "[tool.pyopt-format]\nwidht = 3\n",
            "p/pyproject.toml: [tool.pyopt-format] has no key widht (did you mean width?)",
        ),
        ("[tool.pyopt-format]\nzzz = 3\n", "has no key zzz (there are canonical-syntax, exclude, width)"),
        ("[tool.pyopt-format]\nwidth = '3'\n", "[tool.pyopt-format] width is to be a number, 0 or more"),
        ("[tool.pyopt-format]\nwidth = true\n", "[tool.pyopt-format] width is to be a number, 0 or more"),
        ("[tool.pyopt-format]\nwidth = -1\n", "[tool.pyopt-format] width is to be a number, 0 or more"),
        ("[tool.pyopt-format]\nexclude = 'a'\n", "[tool.pyopt-format] exclude is to be a list of globs"),
        ("[tool.pyopt-format]\nexclude = [1]\n", "[tool.pyopt-format] exclude is to be a list of globs"),
        ("[tool.pyopt-format]\ncanonical-syntax = 1\n", "[tool.pyopt-format] canonical-syntax is to be true or false"),
        ("[tool]\npyopt-format = 1\n", "[tool.pyopt-format] is to be a table"),
        ("tool = 1\n", "[tool.pyopt-format] is to be a table"),
    ],
)
def test_wrong_settings(folder: Folder, text: str, message: str) -> None:
    folder.write("a.mlir", UGLY)
    folder.write("p/b.mlir", UGLY)
    folder.write("p/c.mlir", UGLY)
    folder.write("p/pyproject.toml", text)
    code, out, err = folder("--check", ".")
    assert (code, out) == (2, "a.mlir\n")
    assert err.startswith("pyopt-format: error: p/pyproject.toml: ")
    assert message in err
    assert err.count("error") == 1
    assert err.endswith("1 file would change, 2 could not be handled\n")


def test_broken_settings(folder: Folder) -> None:
    folder.write("a.mlir", UGLY)
    folder.write("pyproject.toml", "[tool]\nx = = 1\n")
    assert folder("a.mlir") == (2, "", "pyproject.toml:2:5: error: not TOML: Invalid value\n")
    folder.write("pyproject.toml", b"x = '\xff'\n")
    assert folder("a.mlir") == (2, "", "pyopt-format: error: pyproject.toml: is not UTF-8 at byte 5\n")
    folder.write("pyproject.toml", "x = " + "[" * 100_000)
    assert folder("a.mlir")[:2] == (2, "")
    assert json.loads(folder("--check", "--output-format=json", "a.mlir")[1])[0]["file"] == "pyproject.toml"


# What goes wrong.


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (("--chek", "a.mlir"), "no such option: --chek (did you mean --check?)"),
        (("--update", "a.mlir"), "no such option: --update"),
        (("--upgrade=1999", "a.mlir"), "'1999' is invalid value for --upgrade: it takes any or 2018"),
        (("--upgrade", "--lines", "1:2", "a.mlir"), "--lines and --upgrade exclude each other"),
        (("-i", "--check", "a.mlir"), "-i and --check exclude each other"),
        (("a.mlir", "b.mlir"), "2 files need -i, --check or --diff: only one goes to standard output"),
        (("s",), "s is a folder, which needs -i, --check or --diff"),
        (("-i",), "-i needs files: standard input cannot be written in place"),
        (("-i", "-"), "-i needs files: standard input cannot be written in place"),
        (("--check", "-", "-"), "standard input can be read once only"),
        (("--lines", "1:2", "--check", "a.mlir", "b.mlir"), "--lines is for one file, but there are 2"),
        (("--lines", "1:2", "--check", "s"), "--lines is for one file, but s is a folder"),
        (("--lines", "3:2", "a.mlir"), "'3:2' is invalid value for --lines: the first line comes after the last"),
        (("--lines", "0:2", "a.mlir"), "'0' is invalid value for --lines: it takes a number, 1 or more"),
        (("--lines", "5", "a.mlir"), "'5' is invalid value for --lines: it takes FIRST:LAST"),
        (("--lines", "1:x", "a.mlir"), "'x' is invalid value for --lines: it takes a number, 1 or more"),
        (("--lines", "1:2:3", "a.mlir"), "'2:3' is invalid value for --lines: it takes a number, 1 or more"),
        (("--lines=", "a.mlir"), "'' is invalid value for --lines: it takes FIRST:LAST"),
        (("--width=-1", "a.mlir"), "'-1' is invalid value for --width: it takes a number, 0 or more"),
        (("--width", "1e3", "a.mlir"), "'1e3' is invalid value for --width: it takes a number, 0 or more"),
        (("-j", "0", "--check", "a.mlir"), "'0' is invalid value for -j: it takes a number, 1 or more"),
        (("a.mlir", "--width"), "--width requires a value"),
        (("--output-format", "xml", "--check", "a.mlir"), "'xml' is invalid value for --output-format"),
        (("--output-format", "json", "a.mlir"), "--output-format needs -i, --check or --diff"),
        (("--check=maybe", "a.mlir"), "'maybe' is invalid value for --check: it takes true or false"),
        (("--stdin-filename", "b.mlir", "a.mlir"), "--stdin-filename is for standard input, which is not read here"),
        (("--exclude", "/", "--check", "s"), "'/' is invalid value for --exclude: it takes a glob"),
    ],
)  # fmt: skip
def test_wrong_command_lines(folder: Folder, argv: tuple[str, ...], message: str) -> None:
    folder.write("a.mlir", UGLY)
    folder.write("s/b.mlir", UGLY)
    code, out, err = folder(*argv)
    assert (code, out) == (2, "")
    assert err.startswith(f"pyopt-format: error: {message}")
    assert (folder.path / "a.mlir").read_text() == UGLY


def test_ways_to_write_options(folder: Folder) -> None:
    folder.write("-a.mlir", UGLY)
    for argv in (("-check",), ("--check",), ("--check=1",), ("--check", "-j4"), ("--check", "-j", "2")):
        assert folder(*argv, "--", "-a.mlir")[:2] == (1, "-a.mlir\n")
    assert folder("--check=0", "--", "-a.mlir") == (0, FINE, "")


def test_lines_beyond_the_end(folder: Folder) -> None:
    folder.write("a.mlir", UGLY)
    expected = "pyopt-format: error: a.mlir: --lines=2:4 goes beyond the end: there are 3 lines\n"
    assert folder("--lines=2:4", "a.mlir") == (2, "", expected)
    assert folder("--lines=1:3", "a.mlir") == (0, FINE, "")


def test_the_others_are_done(folder: Folder) -> None:
    folder.write("a.mlir", OPEN)
    folder.write("z.mlir", UGLY)
    (folder.path / "empty").mkdir()
    code, out, err = folder("-i", "a.mlir", "missing.mlir", "empty", "z.mlir")
    assert (code, out) == (2, "")
    lines = err.splitlines()
    assert lines[0].startswith("a.mlir:2:3: error: ")
    assert lines[1:3] == ['  "open', "  ^"]
    assert lines[3:] == [
        "pyopt-format: error: missing.mlir: cannot be read: No such file or directory",
        "pyopt-format: error: empty: there is no .mlir file in it",
        "1 file changed, 3 could not be handled",
    ]
    assert (folder.path / "a.mlir").read_text() == OPEN
    assert (folder.path / "z.mlir").read_text() == FINE


def test_a_failed_layout_prints_nothing(folder: Folder) -> None:
    code, out, err = folder("--stdin-filename", "x.mlir", stdin=OPEN)
    assert (code, out) == (2, "")
    assert err.startswith("x.mlir:2:3: error: ")


@pytest.mark.parametrize("error", [LayoutError("kept tokens", 1, 1), RecursionError(), MemoryError(), KeyError("x")])
def test_a_failed_layout_writes_nothing(folder: Folder, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    def fail(text: str, options: LayoutOptions) -> None:
        raise error

    monkeypatch.setattr(work, "format_source", fail)
    path = folder.write("a.mlir", UGLY)
    code, out, err = folder("-i", "a.mlir")
    assert (code, out, path.read_text()) == (2, "", UGLY)
    assert "a.mlir" in err.splitlines()[0]
    assert "error: " in err.splitlines()[0]


def test_debugging_shows_where(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(text: str, options: LayoutOptions) -> None:
        raise KeyError("x")

    monkeypatch.setattr(work, "format_source", fail)
    monkeypatch.setenv("PYOPT_DEBUG", "1")
    folder.write("a.mlir", UGLY)
    assert "Traceback" in run_in_process(["a.mlir"], "", str(folder.path))[2]


def test_a_file_that_may_not_be_written(folder: Folder) -> None:
    path = folder.write("a.mlir", UGLY)
    path.chmod(0o444)
    expected = "pyopt-format: error: a.mlir: cannot be written: Permission denied\n1 could not be handled\n"
    assert folder("-i", "a.mlir") == (2, "", expected)
    assert (path.read_text(), path.stat().st_mode & 0o777) == (UGLY, 0o444)
    path.write_text(FINE) if os.access(path, os.W_OK) else None
    assert folder("--check", "a.mlir")[0] in (0, 1)


def needs_other_user() -> dict[str, object]:
    """Options of subprocess.run by which the superuser becomes nobody."""
    return {"user": 65534, "group": 65534, "extra_groups": []} if os.getuid() == 0 else {}


def readable_by_all(path: Path) -> None:
    for one in (path, *path.parents):
        if one.stat().st_uid == os.getuid() and one != Path("/"):
            one.chmod(one.stat().st_mode | 0o055)


SCRIPT = """
import sys
sys.path.insert(0, {root!r})
import os
from pyopt.format_command.main import run_in_process
from tests.support.work import calls_in
import pyopt.format_command.plan, pyopt.format_command.work, pyopt.format_command.reports, pyopt.format_command.workers
import pyopt.format_command.replace, pyopt.format_command.search, pyopt.diagnostics.render
if os.getuid() == 0:
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
code, out, err = run_in_process(sys.argv[1:], "", os.getcwd())
sys.stdout.write(out)
sys.stderr.write(err)
sys.exit(code)
"""


def test_without_permissions(folder: Folder) -> None:
    """As a user who may not write the folder, nor read one of its files: the superuser may everything."""
    readable_by_all(folder.path)
    folder.write("s/a.mlir", UGLY).chmod(0o666)
    folder.write("s/b.mlir", UGLY).chmod(0o000)
    folder.write("s/c/d.mlir", UGLY)
    (folder.path / "s" / "c").chmod(0o000)
    (folder.path / "s").chmod(0o555)
    command = [sys.executable, "-c", SCRIPT.format(root=str(ROOT)), "-i", "s"]
    done = subprocess.run(command, cwd=folder.path, capture_output=True, text=True, check=False, timeout=60)
    (folder.path / "s").chmod(0o755)
    (folder.path / "s" / "c").chmod(0o755)
    assert done.stderr.splitlines() == [
        "pyopt-format: error: s/c: cannot be searched: Permission denied",
        "pyopt-format: error: s/a.mlir: cannot be written: Permission denied",
        "pyopt-format: error: s/b.mlir: cannot be read: Permission denied",
        "3 could not be handled",
    ]
    assert (done.returncode, (folder.path / "s" / "a.mlir").read_text()) == (2, UGLY)
    assert folder.leftovers() == []


def test_a_full_disk(folder: Folder) -> None:
    """Writing stops at a limit of the size of files, as it does when a disk is full: in the middle."""
    text = UGLY * 2000
    path = folder.write("a.mlir", text)
    folder.write("b.mlir", UGLY)

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))

    done = folder.start("-i", "a.mlir", "b.mlir", preexec_fn=limit)
    assert done.returncode == 2
    assert done.stderr == (
        b"pyopt-format: error: a.mlir: cannot be written: File too large\n1 file changed, 1 could not be handled\n"
    )
    assert (path.read_text(), folder.leftovers()) == (text, [])


def test_a_disk_that_is_full_at_the_end(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    path = folder.write("a.mlir", UGLY)
    monkeypatch.setattr(os, "fsync", full)
    assert folder("-i", "a.mlir")[2].startswith("pyopt-format: error: a.mlir: cannot be written: No space left")
    assert path.read_text() == UGLY


def test_output_that_takes_nothing(folder: Folder) -> None:
    folder.write("a.mlir", UGLY)
    with open("/dev/full", "wb") as full:
        done = subprocess.run([*COMMAND, "a.mlir"], cwd=folder.path, env=environment(), stdout=full,
                              stderr=subprocess.PIPE, check=False, timeout=60)  # fmt: skip
    expected = b"pyopt-format: error: cannot write standard output: No space left on device\n"
    assert (done.returncode, done.stderr) == (2, expected)


def test_a_reader_that_goes_away(folder: Folder) -> None:
    folder.write("a.mlir", UGLY * 5_000)
    with subprocess.Popen([*COMMAND, "a.mlir"], cwd=folder.path, env=environment(), stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == b"func.func @f() {\n"
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 0


def test_standard_input_that_cannot_be_read(folder: Folder) -> None:
    descriptor = os.open(folder.write("a.mlir", UGLY), os.O_WRONLY)
    done = folder.start("--check", stdin=descriptor)
    os.close(descriptor)
    assert done.returncode == 2
    assert done.stderr.startswith(b"pyopt-format: error: <stdin>: cannot be read: Bad file descriptor\n")


@pytest.mark.parametrize("target", ["/dev/null", "fifo"])
def test_only_files_are_written_in_place(folder: Folder, target: str) -> None:
    if target == "fifo":
        os.mkfifo(folder.path / target)
        with pytest.raises(replace.ReplaceError, match="is no regular file"):
            replace.replace(str(folder.path / target), b"", b"x", "t")
    else:
        with pytest.raises(replace.ReplaceError, match="is no regular file"):
            replace.replace(target, b"", b"x", "t")
    assert folder.leftovers() == []


def test_a_fifo_is_not_opened_in_place(folder: Folder) -> None:
    os.mkfifo(folder.path / "fifo")
    expected = "pyopt-format: error: fifo: is no regular file: it cannot be written in place\n1 could not be handled\n"
    assert folder("-i", "fifo") == (2, "", expected)


# Others at work on the same files.


def change_on_reading(monkeypatch: pytest.MonkeyPatch, action: object) -> None:
    """Has something happen between reading and writing."""
    real = format_source

    def layout(text: str, options: LayoutOptions) -> object:
        assert callable(action)
        action()
        return real(text, options)

    monkeypatch.setattr(work, "format_source", layout)


def test_a_file_that_changes_meanwhile(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    path = folder.write("a.mlir", UGLY)
    other = UGLY.replace("@f", "@g")
    change_on_reading(monkeypatch, lambda: path.write_text(other))
    expected = (
        "pyopt-format: error: a.mlir: changed while it was being formatted: not written\n1 could not be handled\n"
    )
    assert folder("-i", "a.mlir") == (2, "", expected)
    assert path.read_text() == other


def test_a_file_that_vanishes_meanwhile(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    path = folder.write("a.mlir", UGLY)
    change_on_reading(monkeypatch, path.unlink)
    code, _, err = folder("-i", "a.mlir")
    assert (code, err.splitlines()[0]) == (2, "pyopt-format: error: a.mlir: cannot be read: No such file or directory")
    assert not path.exists()


def test_a_file_that_vanishes_behind_the_search(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    path = folder.write("a.mlir", UGLY)
    folder.write("b.mlir", UGLY)
    real = search.Search.run

    def find(self: search.Search) -> None:
        real(self)
        path.unlink()

    monkeypatch.setattr(search.Search, "run", find)
    code, out, err = folder("--check", ".")
    assert (code, out) == (2, "b.mlir\n")
    assert err.startswith("pyopt-format: error: a.mlir: cannot be read: No such file or directory\n")


def test_somebody_else_formatted_it(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    path = folder.write("a.mlir", UGLY)
    change_on_reading(monkeypatch, lambda: path.write_text(FINE))
    assert folder("-i", "a.mlir")[0] == 0
    assert path.read_text() == FINE


def test_two_writers_at_once(folder: Folder) -> None:
    for number in range(40):
        folder.write(f"{number}.mlir", UGLY * 20)
    command = [*COMMAND, "-i", "-j", "2", "."]
    both = [subprocess.Popen(command, cwd=folder.path, env=environment(), stderr=subprocess.PIPE) for _ in range(2)]
    errors = [process.communicate(timeout=60)[1] for process in both]
    assert [process.returncode for process in both] == [0, 0], errors
    assert {(folder.path / f"{number}.mlir").read_text() for number in range(40)} == {FINE * 20}
    assert folder.leftovers() == []


# Several processes.


def test_processes_change_nothing(folder: Folder) -> None:
    for number in range(30):
        folder.write(f"{number:02}.mlir", (OPEN, UGLY, FINE)[number % 3])
    argv = ("--diff", "gone.mlir", ".")
    one = folder(*argv, "-j", "1")
    assert one[0] == 2
    assert one == folder(*argv, "-j", "4")
    assert one == folder(*argv)


def test_the_number_of_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: set(range(8)))
    assert [workers.number_of_processes(0, jobs) for jobs in (1, 15, 16, 100)] == [1, 1, 8, 8]
    assert [workers.number_of_processes(4, jobs) for jobs in (1, 3, 100)] == [1, 3, 4]


def test_a_process_that_dies(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only its file is lost, nothing of it stays behind, and another process goes on."""
    for number in range(8):
        folder.write(f"{number}.mlir", UGLY)
    folder.write("3.mlir", UGLY + UGLY)
    real = os.fsync
    parent = os.getpid()

    def die(descriptor: int) -> None:
        if os.getpid() != parent and os.fstat(descriptor).st_size == len(FINE + FINE):
            assert os.readlink(f"/proc/self/fd/{descriptor}").endswith(".tmp")
            os.kill(os.getpid(), signal.SIGKILL)
        real(descriptor)

    monkeypatch.setattr(os, "fsync", die)
    code, out, err = folder("-i", "-j", "2", ".")
    assert (code, out) == (2, "")
    assert err.splitlines() == [
        "pyopt-format: error: 3.mlir: the process that handled it ended by signal 9",
        "7 of 7 files changed, 1 could not be handled",
    ]
    assert (folder.path / "3.mlir").read_text() == UGLY + UGLY
    assert (folder.path / "7.mlir").read_text() == FINE


def test_no_process_to_be_had(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> int:
        raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")

    for number in range(4):
        folder.write(f"{number}.mlir", UGLY)
    monkeypatch.setattr(os, "fork", refuse)
    code, out, err = folder("--check", "-j", "2", *[f"{number}.mlir" for number in range(4)])
    assert (code, out.split(), err) == (1, [f"{number}.mlir" for number in range(4)], "4 of 4 files would change\n")


@pytest.fixture
def slow(folder: Folder) -> Iterator[Path]:
    """A program like the command, which takes its time before it puts a file in its place."""
    path = folder.path / "slow.py"
    path.write_text(
        f"import sys, os, signal, time\nsys.path.insert(0, {str(ROOT)!r})\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)  # background jobs of a shell ignore it\n"
        "signal.signal(signal.SIGHUP, signal.SIG_DFL)  # nohup ignores it\n"
        "real = os.fsync\n"
        "def fsync(descriptor):\n    os.write(1, b'writing\\n')\n    time.sleep(30)\n    real(descriptor)\n"
        "os.fsync = fsync\n"
        "from pyopt.format_command.main import main\nmain()\n"
    )
    yield path
    assert folder.leftovers() == []


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("processes", ["1", "2"])
def test_interrupted(folder: Folder, slow: Path, stop: signal.Signals, processes: str) -> None:
    paths = [folder.write(f"{number}.mlir", UGLY) for number in range(4)]
    command = [sys.executable, str(slow), "-i", "-j", processes, *map(str, paths)]
    process = subprocess.Popen(command, cwd=folder.path, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               start_new_session=True)  # fmt: skip
    assert process.stdout is not None
    assert process.stdout.readline() == b"writing\n"
    if stop == signal.SIGINT:
        os.killpg(process.pid, stop)  # as a terminal does
    else:
        process.send_signal(stop)
    _, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (-stop, b"pyopt-format: interrupted\n")
    assert {path.read_text() for path in paths} == {UGLY}


# The rest.


def test_a_bar_for_what_takes_long(folder: Folder) -> None:
    """On a terminal, behind a second (here less); it is gone when the command ends."""
    for number in range(30):
        folder.write(f"{number:02}.mlir", UGLY if number % 10 == 0 else FINE)
    program = (
        f"import sys, time\nsys.path.insert(0, {str(ROOT)!r})\n"
        "from pyopt.format_command import work, workers, progress\n"
        "real = work.handle\n"
        "workers.handle = lambda job: (time.sleep(0.02), real(job))[1]\n"
        "progress.DELAY = 0.2\n"
        "from pyopt.format_command.main import main\nmain()\n"
    )
    for processes in ("1", "2"):
        command = [sys.executable, "-c", program, "--check", "-j", processes, "."]
        code, shown, out = on_a_terminal(folder, command, err=True)
        assert (code, out) == (1, b"00.mlir\n10.mlir\n20.mlir\n")
        assert b"formatting" in shown
        assert b"/30" in shown
        assert shown.endswith(b"3 of 30 files would change\n")
        assert b"formatting" not in on_a_terminal(folder, [*COMMAND, "--check", "."], err=True)[1]


def test_no_bar_elsewhere(folder: Folder) -> None:
    folder.write("a.mlir", UGLY)
    folder.write("b.mlir", UGLY)
    done = folder.start("--check", ".")
    assert (done.returncode, done.stderr) == (1, b"2 of 2 files would change\n")


def test_help() -> None:
    code, out, err = run_in_process(["--help"])
    assert (code, err) == (0, "")
    for part in ("Usage: pyopt-format [OPTIONS] [PATH]...", "--check", "--diff", "--width N", "--lines A:B", "-j N",
                 "--stdin-filename", "--canonical-syntax", "--exclude GLOB", "text|github|json", "Exit codes:",
                 "[tool.pyopt-format]", "// pyopt-format: off"):  # fmt: skip
        assert part in out
    assert max(map(len, out.splitlines())) <= 120
    assert run_in_process(["-h"]) == (code, out, err)
    assert run_in_process(["--version"])[1].startswith("pyopt-format ")


def test_a_shell_completes(folder: Folder) -> None:
    asked = {
        **environment(),
        "_PYOPT_FORMAT_COMPLETE": "bash_complete",
        "COMP_WORDS": "pyopt-format --che",
        "COMP_CWORD": "1",
    }
    done = subprocess.run(COMMAND, env=asked, capture_output=True, text=True, check=False, timeout=60)
    assert done.stdout == "plain,--check\n"


def test_a_file_needs_little(folder: Folder) -> None:
    """Start-up is most of what the check of a file takes."""
    folder.write("a.mlir", UGLY)
    program = (
        f"import sys, os\nsys.path.insert(0, {str(ROOT)!r})\nbefore = set(sys.modules)\n"
        "from pyopt.format_command.main import run_in_process\n"
        "assert run_in_process(['--check', 'a.mlir'])[0] == 1\n"
        "print(*sorted(set(sys.modules) - before))\n"
    )
    done = subprocess.run([sys.executable, "-S", "-c", program], cwd=folder.path, capture_output=True, text=True,
                          check=True, timeout=60)  # fmt: skip
    found = set(done.stdout.split())
    heavy = {
        "click",
        "rich",
        "numpy",
        "lark",
        "subprocess",
        "multiprocessing",
        "difflib",
        "json",
        "tomllib",
        "typing",
    }
    assert not found & heavy


def test_internal_errors_are_no_tracebacks(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: object) -> None:
        raise ValueError("unforeseen")

    monkeypatch.setattr("pyopt.format_command.plan.Planner.run", fail)
    code, _, err = folder("a.mlir")
    assert (code, err.startswith("pyopt-format: error: internal error: ValueError: unforeseen")) == (2, True)


def test_ctrl_c(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(text: str, options: LayoutOptions) -> None:
        raise KeyboardInterrupt

    folder.write("a.mlir", UGLY)
    monkeypatch.setattr(work, "format_source", interrupt)
    assert folder("-i", "a.mlir") == (128 + signal.SIGINT, "", "pyopt-format: interrupted\n")

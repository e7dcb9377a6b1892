"""Runs the tests that the changed files can reach, and says why each of them runs.

    python tools/affected.py                    what differs from main; on main: uncommitted, or the last commit
    python tools/affected.py --list HEAD~3      only says what would run
    python tools/affected.py -- -x -n 2         what follows the dashes goes to pytest
    python tools/affected.py --verify 100       checks the selection: what do 100 lit files really enter?

How a change reaches a test is in tools/affecting: imports, what is loaded by name, and which dialects and passes a test
names. The exit code is that of pytest; 0 if there is nothing to run, 1 if git does not know BASE.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.affecting.plugin import VARIABLE  # noqa: E402
from tools.affecting.selection import REGISTRY, Selection, Selector  # noqa: E402


def git(*arguments: str) -> str:
    """The output of git; "" if it fails. Ends the program if there is no git."""
    try:
        done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        sys.exit("affected: git is not installed")
    return done.stdout if done.returncode == 0 else ""


def changed_since(base: str) -> list[str]:
    """The paths that differ from a commit, in the working tree and untracked files too."""
    found = git("diff", "--name-only", "--no-renames", "-z", base) + git(
        "ls-files", "--others", "--exclude-standard", "-z"
    )
    return sorted(set(filter(None, found.split("\0"))))


def changed_rows(commit: str) -> set[str] | None:
    """The rows that were added to the registry of passes, or changed; None if it differs in anything else."""
    old, new = (rows_of(text) for text in (git("show", f"{commit}:{REGISTRY}"), (ROOT / REGISTRY).read_text("utf-8")))
    if old is None or new is None or old[1] != new[1] or old[0].keys() - new[0].keys():
        return None
    return {name for name, row in new[0].items() if old[0].get(name) != row}


def rows_of(text: str) -> tuple[dict[str, str], str] | None:
    """The rows of the registry's text by name, and all the rest of it."""
    tree = ast.parse(text)
    rows: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Dict):
            table = node.value
            for key, value in zip(table.keys, table.values, strict=True):
                if key is not None and isinstance(value, ast.Tuple):
                    rows[ast.literal_eval(key)] = ast.unparse(value)
                    node.value = None
    return (rows, ast.unparse(tree)) if rows else None


def changes(base: str) -> tuple[str, list[str], set[str] | None]:
    """The commit to compare with, the paths that differ from where HEAD left it, and the rows of passes likewise.

    Without a base it is main; on main itself origin/main if that is behind, else the last commit, or the one before if
    nothing is uncommitted.
    """
    head = git("rev-parse", "--verify", "-q", "HEAD").strip()
    if not head:
        sys.exit(f"affected: {ROOT} is not a git repository with a commit")
    if not base:
        base = next((name for name in ("main", "origin/main") if git("rev-parse", "--verify", "-q", name)), "HEAD")
        if git("merge-base", base, "HEAD").strip() == head:
            landed = git("rev-parse", "--verify", "-q", "origin/main").strip()
            ahead = landed not in ("", head) and git("merge-base", "origin/main", "HEAD").strip() == landed
            base = "origin/main" if ahead else "HEAD" if changed_since("HEAD") else "HEAD~1"
    if not git("rev-parse", "--verify", "-q", f"{base}^{{commit}}"):
        sys.exit(f"affected: {base} is not a commit")
    found = git("merge-base", base, "HEAD").strip()
    if not found:
        sys.exit(f"affected: {base} and HEAD have no common ancestor")
    paths = changed_since(found)
    return base, paths, changed_rows(found) if REGISTRY in paths and (ROOT / REGISTRY).exists() else None


def lit_arguments(lit: dict[str, str], every: list[str]) -> Iterator[tuple[str, str]]:
    """The arguments of pytest for some lit files: whole folders where all of their files are selected; and why."""
    folders: dict[str, list[str]] = {}
    for name in every:
        folders.setdefault(name.rpartition("/")[0], []).append(name)
    for folder, names in folders.items():
        chosen = [name for name in names if name in lit]
        nested = any(other.startswith(folder + "/") for other in folders)
        if chosen and len(chosen) == len(names) and not nested:
            yield folder, lit[chosen[0]]
        else:
            for name in chosen:
                yield name, lit[name]


def report(selection: Selection, every: list[str]) -> Iterator[str]:
    """A line for each Python file and each folder of lit files, with the reason."""
    if selection.everything:
        yield f"everything  ({selection.everything})"
        return
    for test, reason in selection.tests.items():
        yield f"{test}  ({reason})"
    folders: dict[str, list[str]] = {}
    for name in selection.lit:
        folders.setdefault(name.rpartition("/")[0], []).append(name)
    for question, reason in selection.asked.items():
        yield f"tests/lit --ask {question}  ({reason})"
    for folder, names in folders.items():
        of = sum(1 for name in every if name.rpartition("/")[0] == folder)
        yield f"{folder}  {len(names)} of {of} files  ({selection.lit[names[0]]})"


def run(selection: Selection, every: list[str], options: list[str]) -> int:
    """Runs pytest on a selection, and returns its exit code."""
    command = [sys.executable, "-m", "pytest", *options]
    if selection.everything:
        return subprocess.run(command, cwd=ROOT, check=False).returncode
    arguments = [*(name for name, _ in lit_arguments(selection.lit, every)), *selection.tests]
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
        json.dump(selection.items, file)
        file.flush()
        command += ["-p", "tools.affecting.plugin", *arguments]
        code = subprocess.run(command, cwd=ROOT, env={**os.environ, VARIABLE: file.name}, check=False).returncode
    for question in selection.asked:
        command = [sys.executable, "-m", "pytest", *options, "tests/lit", "--ask", question]
        code = code or subprocess.run(command, cwd=ROOT, check=False).returncode
    return code


def main() -> int:
    """The command; returns the exit code."""
    words = sys.argv[1:]
    cut = words.index("--") if "--" in words else len(words)
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("commit", nargs="?", default="", metavar="BASE", help="compare with this commit (main)")
    parser.add_argument("--base", default="", help="the same as an option")
    parser.add_argument("--list", action="store_true", help="only say what would run")
    parser.add_argument("--verify", type=int, metavar="N", help="trace N lit files and compare with the selection")
    parser.add_argument("--seed", type=int, default=0, help="draws the lit files of --verify")
    options = parser.parse_args(words[:cut])
    start = time.perf_counter()
    if options.verify:
        from tools.affecting.tracing import missed

        selector = Selector()
        files = random.Random(options.seed).sample(selector.lit, min(options.verify, len(selector.lit)))
        problems = missed(selector, files)
        print("\n".join([*problems, f"{len(files)} lit files, {len(problems)} modules entered that are not selected"]))
        return 1 if problems else 0
    base, paths, passes = changes(options.base or options.commit)
    selector = Selector()
    selection = selector.select(paths, passes)
    for line in report(selection, selector.lit):
        print(line)
    took = time.perf_counter() - start
    counts = f"{len(selection.tests)} test files, {len(selection.lit)} lit files"
    found = "everything" if selection.everything else counts if selection.tests or selection.lit else "nothing to run"
    print(f"{len(paths)} files differ from {base}: {found} ({took:.1f} s)", flush=True)
    if options.list or not (selection.everything or selection.tests or selection.lit):
        return 0
    return run(selection, selector.lit, words[cut + 1 :])


if __name__ == "__main__":
    sys.exit(main())

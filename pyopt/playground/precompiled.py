"""The archive of pyopt with modules that the page's Python has compiled already: it begins two seconds earlier.

Node, which npm needs anyway, runs Pyodide for that. What it made is kept in the cache's folder.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from pyopt.driver.streams import replace_file
from pyopt.light import Callable, Final
from pyopt.native.cache_folder import folder
from pyopt.playground import examples
from pyopt.playground.pyodide import program

SCRIPT: Final = Path(__file__).with_name("precompile.mjs")
PATIENCE: Final = 300
"""Seconds that it may take."""


def precompiled(packages: bytes, pyodide: dict[str, bytes], say: Callable[[str], None]) -> bytes:
    """The archive with compiled modules; as it is where there is no Node, or where it fails."""
    node = program("node")
    if node is None:
        return packages
    questions = _questions()
    digest = hashlib.sha256()
    for data in (packages, *pyodide.values(), SCRIPT.read_bytes(), questions):
        digest.update(hashlib.sha256(data).digest())
    base = folder()
    kept = os.path.join(base, f"playground-{digest.hexdigest()[:32]}.zip") if base else ""
    if os.path.isfile(kept):
        return Path(kept).read_bytes()
    say("compiling pyopt for the browser, which is done once")
    made = _made(node, packages, pyodide, questions)
    if made is None:
        return packages
    if kept:
        try:
            os.makedirs(base, exist_ok=True)
            for old in Path(base).glob("playground-*.zip"):
                old.unlink(missing_ok=True)
            replace_file(kept, made)
        except OSError:
            pass  # it is made again next time
    return made


def _questions() -> bytes:
    """Questions that load what most runs need: checks and runs of the examples."""
    asked: list[str] = []
    for one in examples.shown():
        asked.append(json.dumps({"ask": "run", "text": one["text"], "flags": one["flags"]}))
        asked.append(json.dumps({"ask": "check", "text": one["text"] + "!", "flags": "", "whole": False}))
    return "\n".join(asked).encode()


def _made(node: str, packages: bytes, pyodide: dict[str, bytes], questions: bytes) -> bytes | None:
    with TemporaryDirectory() as name:
        place = Path(name)
        (place / "pyodide").mkdir()
        for file, data in pyodide.items():
            (place / "pyodide" / file).write_bytes(data)
        (place / "in.zip").write_bytes(packages)
        (place / "questions").write_bytes(questions)
        shutil.copy(SCRIPT, place)
        command = [node, SCRIPT.name, str(place / "pyodide"), "in.zip", "out.zip", "questions"]
        try:
            done = subprocess.run(command, cwd=place, capture_output=True, timeout=PATIENCE, check=False)
            return (place / "out.zip").read_bytes() if done.returncode == 0 else None
        except (OSError, subprocess.TimeoutExpired):
            return None

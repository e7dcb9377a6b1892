"""Pyodide, CPython for browsers, which npm has: it is fetched once, and kept in the cache's folder."""

from __future__ import annotations

import base64
import hashlib
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory

from pyopt.errors import Error
from pyopt.light import Callable, Final
from pyopt.native.cache_folder import folder
from pyopt.release import missing

VERSION: Final = "314.0.7"
"""CPython 3.14; `tools/check_pyodide.py` runs pyopt in it."""
INTEGRITY: Final = "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
"""The SHA-512 of npm's archive of that version, as npm writes it."""
FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
"""What the page needs of it."""
PATIENCE: Final = 300
"""Seconds that npm may take."""


def program(name: str) -> str | None:
    """The path of a program of Node's: one that the machine has, or the one of the extra."""
    beside = Path(sys.executable).with_name(name)
    return shutil.which(name) or (str(beside) if beside.is_file() else None)


def files(say: Callable[[str], None]) -> dict[str, bytes]:
    """The files by their names; they are fetched where they are not kept. Raises Error."""
    base = folder()
    with TemporaryDirectory() as temporary:
        kept = Path(base or temporary, f"pyodide-{VERSION}")
        if not all((kept / name).is_file() for name in FILES):
            say("fetching Pyodide by npm, which is done once")
            fetch(kept)
        return {name: (kept / name).read_bytes() for name in FILES}


def fetch(target: Path) -> None:
    """Fetches Pyodide's files into a folder; raises Error."""
    npm = program("npm")
    if npm is None:
        raise Error(missing("Pyodide is fetched by npm", "playground"))
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Error(f"Pyodide cannot be kept: {error}") from None
    with TemporaryDirectory(dir=target.parent) as name:
        command = [npm, "pack", "--silent", f"pyodide@{VERSION}"]
        try:
            done = subprocess.run(command, capture_output=True, text=True, cwd=name, timeout=PATIENCE, check=False)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise Error(f"npm cannot fetch Pyodide: {error}") from None
        archive = Path(name) / f"pyodide-{VERSION}.tgz"
        if done.returncode or not archive.is_file():
            said = [line for line in done.stderr.splitlines() if line.strip()] or [f"exit code {done.returncode}"]
            raise Error(f"npm cannot fetch Pyodide {VERSION}: {said[0]}")
        digest = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
        if digest != INTEGRITY:
            raise Error(f"npm's archive of Pyodide {VERSION} is not the one that is known here")
        unpacked = Path(name) / "unpacked"
        unpacked.mkdir()
        with tarfile.open(archive) as files:
            for one in FILES:
                member = files.extractfile(f"package/{one}")
                assert member is not None
                (unpacked / one).write_bytes(member.read())
        shutil.rmtree(target, ignore_errors=True)
        unpacked.rename(target)

"""Checks a compiled wheel: its size, the sources for the playground, and the quick tests on what is in it.

    python tools/check_wheel.py WHEEL [arguments of pytest]

Without arguments for pytest, it runs the quick tier, but for what tests/compiled.args leaves out. The wheel is unpacked
over a copy of this tree, as tools/test_compiled.sh does with one that it builds; this Python needs the extra `test`.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LIMIT = 15_000_000
"""The bytes that a wheel may have."""
LEFT = shutil.ignore_patterns(".git", ".venv", "build", "wheelhouse", "__pycache__", ".*_cache", "*.so", "*.egg-info")


def main(wheel: Path, arguments: list[str]) -> int:
    size = wheel.stat().st_size
    print(f"{wheel.name}: {size / 1e6:.1f} MB, the limit is {LIMIT / 1e6:.0f} MB", flush=True)
    with zipfile.ZipFile(wheel) as archive, tempfile.TemporaryDirectory() as folder:
        if not any(name.endswith((".so", ".pyd")) for name in archive.namelist()):
            print("nothing in it is compiled")
            return 1
        installed = Path(folder) / "installed"
        archive.extractall(installed)
        missing = sorted(sources(ROOT) - sources(installed))
        for name in missing:
            print(f"the playground has no {name}")
        tree = Path(folder) / "tree"
        shutil.copytree(ROOT, tree, symlinks=True, ignore=LEFT)
        archive.extractall(tree)
        command = [sys.executable, "-m", "pytest", *(arguments or ["-m", "quick", "@tests/compiled.args"])]
        done = subprocess.run(command, cwd=tree, check=False)
    return int(size > LIMIT or bool(missing) or done.returncode != 0)


def sources(folder: Path) -> set[str]:
    """The names of the files that the playground of an installed pyopt, or of a checkout, takes to the browser."""
    code = (
        "import sys, io, zipfile; sys.path[:0] = [sys.argv[1]]\n"
        "from pyopt.playground.site import packages\n"
        "print(*zipfile.ZipFile(io.BytesIO(packages())).namelist(), sep='\\n')\n"
    )
    command = [sys.executable, "-c", code, str(folder)]
    return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))

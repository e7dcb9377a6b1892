"""Runs the tests of native execution with several versions of llvmlite, each installed into a folder of its own.

python tools/llvmlite_versions.py                    the oldest and newest that work, and one of each LLVM between
python tools/llvmlite_versions.py 0.45.1 0.47.0      these
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
VERSIONS: Final = ("0.45.1", "0.47.0", "0.50.0")
"""LLVM 20, 20 and 22."""
TESTS: Final = "tests/unit/native"


def run_with(version: str, folder: Path) -> tuple[bool, str]:
    """Whether the tests pass with a version, and pytest's last line."""
    target = str(folder / version)
    install = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--only-binary", ":all:", "--target", target]
    subprocess.run([*install, f"llvmlite=={version}"], check=True, capture_output=True)
    environment = {**os.environ, "PYTHONPATH": target, "PYOPT_CACHE": str(folder / f"cache-{version}")}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", TESTS],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    lines = (done.stdout + done.stderr).strip().splitlines()
    return done.returncode == 0, lines[-1] if lines else ""


def main() -> None:
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        for version in sys.argv[1:] or VERSIONS:
            good, line = run_with(version, Path(folder))
            failed = failed or not good
            print(f"llvmlite {version}: {'ok' if good else 'FAILED'}: {line}", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()

"""pyopt-reduce beside mlir-reduce: the lines that are left of twenty seeded failures, and the time that it takes.

    python tools/reduce_speed.py

The failures are those of tests/unit/reduce: a test runs mlir-opt on the module, as tests of passes do, and looks for
patterns in the text. mlir-reduce (of mlir-22-tools, which the tests need, too) takes out ops as a whole with
`--reduction-tree`; its tests exit with 1 where the module is interesting.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.support import llvm  # noqa: E402
from tests.unit.reduce.test_reduce import FAILURES, PROGRAM, body  # noqa: E402

REFERENCE = "mlir-reduce-22"


def test_script(words: list[str], interesting: int) -> str:
    """A program that runs mlir-opt, and exits with `interesting` where it finds all words."""
    runs = f'{llvm.MLIR_OPT} --allow-unregistered-dialect "$1" >/dev/null 2>&1'
    looks = " && ".join([f"grep -Pzq '{word}' \"$1\"" for word in words])
    return f"#!/bin/sh\n{runs}\nif {looks}; then exit {interesting}; fi\nexit {1 - interesting}\n"


def run(command: list[str], output: Path) -> tuple[float, int]:
    """(seconds, lines that are left) of a reduction; -1 lines if it gave none."""
    output.unlink(missing_ok=True)
    start = time.perf_counter()
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    taken = time.perf_counter() - start
    if done.returncode or not output.exists():
        return taken, -1
    return taken, len(body(output.read_text(encoding="utf-8")))


def main() -> int:
    """Prints a row for each failure, and the sums; 1 if a module is larger than twelve lines, or it takes longer."""
    has_reference = shutil.which(REFERENCE) is not None
    ours = theirs = 0.0
    worst = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        program, output = folder / "program.mlir", folder / "reduced.mlir"
        program.write_text(PROGRAM, encoding="utf-8")
        print(f"{'':34}{'pyopt-reduce':>20}{'mlir-reduce':>20}")
        for failure, words in FAILURES.items():
            scripts = []
            for interesting in (0, 1):
                script = folder / f"test{interesting}.sh"
                script.write_text(test_script(words, interesting), encoding="utf-8")
                script.chmod(0o755)
                scripts.append(str(script))
            command = [sys.executable, "-m", "pyopt.reduce", "--test", scripts[0], str(program)]
            taken, lines = run([*command, "-o", str(output)], output)
            ours += taken
            worst = max(worst, lines if lines > 0 else 999)
            row = f"{failure:34}{lines:>8} lines{taken:6.2f} s"
            if has_reference:
                tree = f"--reduction-tree=traversal-mode=0 test={scripts[1]}"
                taken, lines = run([REFERENCE, str(program), tree, "-o", str(output)], output)
                theirs += taken
                row += f"{lines:>8} lines{taken:6.2f} s" if lines > 0 else f"{'nothing':>14}{taken:6.2f} s"
            print(row, flush=True)
    print(f"{'all':34}{worst:>8} lines{ours:6.2f} s" + (f"{'':14}{theirs:6.2f} s" if has_reference else ""))
    return 1 if worst > 12 or (has_reference and ours > theirs) else 0


if __name__ == "__main__":
    sys.exit(main())

"""Forked processes end with the program that started them, and their pipes are no standard streams."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="the system does not fork")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children are looked up in /proc")
def test_no_process_outlives_a_program_that_is_killed() -> None:
    """A process that writes more than a pipe holds must end when its reader is killed."""
    code = (
        "import os, signal; from pyopt.driver.forks import in_processes\n"
        "in_processes(2, lambda number: os.kill(os.getpid(), signal.SIGSTOP) or 'x' * 1_000_000)"
    )
    process = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT)
    while len(children := _children(process.pid)) < 2 or any(_state(one) != "T" for one in children):
        assert process.poll() is None
    process.kill()
    process.wait()
    for child in children:
        os.kill(child, signal.SIGCONT)
    for _ in range(1_000):
        living = [child for child in children if _state(child) not in "Z"]
        if not living:
            return
        time.sleep(0.02)
    for child in living:
        os.kill(child, signal.SIGKILL)
    pytest.fail("a process waits for a reader that is no more")


def _children(process: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def _state(process: int) -> str:
    """The letter of the state of a process, nothing for one that is no more."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return ""


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-", "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
def test_closed_standard_streams(tmp_path: Path, closed: str) -> None:
    """The pipes of the processes are not taken for standard streams, whose numbers are free."""
    path, result = tmp_path / "in.mlir", tmp_path / "out.mlir"
    path.write_text("".join([f"func.func private @f{n}()\n" for n in range(40)]))
    command = f'exec "{sys.executable}" -m pyopt --jobs=2 "{path}" -o "{result}" {closed}'
    run = subprocess.run(["sh", "-c", command], check=False, capture_output=True, text=True, cwd=ROOT, timeout=60)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
    assert result.read_text().count("func.func") == 40

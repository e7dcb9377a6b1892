"""Compiling in a process of its own what LLVM may end the process for (`vocabulary.py`).

The child (`guarded_process.py`) gets the text and writes the object code, or why there is none; what LLVM says at its
end is the error.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys

from pyopt.light import Final
from pyopt.native.errors import NativeError

_ROOT: Final = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
_CHILD: Final = "pyopt.native.guarded_process"
_START: Final = f"import sys; sys.path[:] = sys.argv[1:]; from {_CHILD} import main; main()"
_SAID: Final = re.compile(
    r"(?:LLVM ERROR|fatal error|^error): (.*)|(Assertion `.*' failed)|(.*)\nUNREACHABLE", re.MULTILINE
)
DONE: Final = b"done"
REFUSED: Final = b"none"


def compile_guarded(text: str) -> bytes:
    """The object code of LLVM IR, made in a child process; raises NativeError however that ends."""
    if not sys.executable:
        raise NativeError("LLVM may end the process over this program, and there is no Python to start another one")
    command = [sys.executable, "-I", "-S", "-c", _START, _ROOT, *sys.path]
    try:
        made = subprocess.run(
            command, input=text.encode("utf-8", "surrogatepass"), capture_output=True, check=False, env=_environment()
        )
    except (OSError, ValueError) as error:
        raise NativeError(f"the process that compiles the program cannot be started: {error}") from None
    head, rest = made.stdout[: len(DONE)], made.stdout[len(DONE) :]
    if head == DONE and not made.returncode:
        return rest
    if head == REFUSED and not made.returncode:
        raise NativeError(json.loads(rest))
    raise NativeError(f"LLVM cannot compile the program: {_last_words(made.returncode, made.stderr)}")


def _environment() -> dict[str, str]:
    """The environment of this process, in which LLVM prints no stack, since that takes long."""
    return {**os.environ, "LLVM_DISABLE_SYMBOLIZATION": "1", "LLVM_DISABLE_CRASH_REPORT": "1"}


def _last_words(code: int, errors: bytes) -> str:
    text = errors.decode("utf-8", "replace")
    found = _SAID.search(text)
    if found is not None:
        return next((one for one in found.groups() if one), "it gives no reason")
    if code < 0:
        with contextlib.suppress(ValueError):
            return f"it crashed, {signal.Signals(-code).name}"
    last = text.strip().rpartition("\n")[2]
    return f"it ended with exit code {code}{': ' + last if last else ''}"

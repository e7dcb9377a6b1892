"""The process that compiles for another one: LLVM IR from standard input to object code on standard output."""

from __future__ import annotations

import contextlib
import json
import os
import sys

from pyopt.native.errors import NativeError
from pyopt.native.guarded import DONE, REFUSED
from pyopt.native.llvm import library


def main() -> None:
    """Writes DONE and the code, once it was loaded here, too, or REFUSED and why there is none."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    out = os.dup(1)
    os.dup2(2, 1)  # nothing else goes to standard output
    text = sys.stdin.buffer.read().decode("utf-8", "surrogatepass")
    try:
        found = library()
        code = DONE + found.compile_here(text)
        found.load([code[len(DONE) :]], trial=True)
    except NativeError as error:
        code = REFUSED + json.dumps(str(error)).encode()
    with os.fdopen(out, "wb") as file:
        file.write(code)
    os._exit(0)

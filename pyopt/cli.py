"""The `pyopt` command: a driver run as a process of its own."""

from __future__ import annotations

import gc
import os
import sys

from pyopt.driver.run import run
from pyopt.driver.streams import ProcessStreams


def main() -> None:
    """Runs the command line and ends the process, without the interpreter's slow tidying up."""
    if os.environ.get("_PYOPT_COMPLETE"):
        from pyopt.driver.usage import complete

        sys.exit(complete())
    gc.disable()  # for good: enabling it again would walk the whole IR once more
    streams = ProcessStreams()
    code = run(sys.argv[1:], streams)
    if not streams.finish():
        code = 1
    os._exit(code)

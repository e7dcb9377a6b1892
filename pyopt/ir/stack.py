"""Room on the C stack for as many calls as Python allows here.

Code of plug-ins and of a program that uses pyopt may call itself through C functions, as in `sorted(key=...)` or
`list(map(...))`. Python 3.11 counts at least one call for each 2,500 bytes that these take of the C stack. With room
for all that the limit allows, Python raises RecursionError in time; without it, the process crashes.
"""

from __future__ import annotations

from pyopt.light import Final

STACK_SIZE: Final = 112 << 20
"""Bytes. Linux keeps at least 128 MiB of addresses free below the stack of the main thread."""


def make_room() -> None:
    """Lets the stack of the main thread grow to STACK_SIZE, where the system (Linux) allows it.

    Other threads keep the stacks that they have, and memory is used only by calls that go so deep.
    """
    try:
        from resource import RLIM_INFINITY, RLIMIT_STACK, getrlimit, setrlimit

        soft, hard = getrlimit(RLIMIT_STACK)
        wanted = STACK_SIZE if hard == RLIM_INFINITY else min(STACK_SIZE, hard)
        if soft not in (RLIM_INFINITY, -1) and soft < wanted:
            setrlimit(RLIMIT_STACK, (wanted, hard))
    except (ImportError, OSError, ValueError):
        pass  # Windows, Pyodide, or a limit that may not be changed

"""Signal handlers for what native code does wrong: accesses to memory that is not there, divisions by zero."""

from __future__ import annotations

import ctypes
import signal
import sys

from pyopt.light import Final

CAUGHT: Final = (signal.SIGSEGV, signal.SIGBUS, signal.SIGFPE, signal.SIGILL, signal.SIGTRAP)
_BYTES: Final = 256
"""More than a `struct sigaction` has."""


def set_handlers(handler: int, before: int) -> list[object]:
    """Sets a handler at an address for these signals; gives what has to be kept alive.

    The table at `before` gets, behind the number of each signal, the address of the action that there was.
    """
    library = ctypes.CDLL(None)
    kept: list[object] = []
    for number in CAUGHT:
        old = ctypes.create_string_buffer(_BYTES)
        if library.sigaction(int(number), _action(handler), old) == 0:
            ctypes.c_void_p.from_address(before + 8 * int(number)).value = ctypes.addressof(old)
            kept.append(old)
    return kept


def _action(handler: int) -> ctypes.Array[ctypes.c_char]:
    """A `struct sigaction`: it takes what there is to know of the signal, on the signal stack, and blocks nothing."""
    mask, flags = (4, 0x1 | 0x10 | 0x40) if sys.platform == "darwin" else (128, 0x08000000 | 0x40000000 | 0x4)
    action = handler.to_bytes(8, sys.byteorder) + bytes(mask) + flags.to_bytes(4, sys.byteorder)
    return ctypes.create_string_buffer(action, _BYTES)

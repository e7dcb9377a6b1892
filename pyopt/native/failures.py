"""The errors that say how a program failed natively."""

from __future__ import annotations

import signal

from pyopt.ir.symbols import name_of_symbol
from pyopt.light import TYPE_CHECKING
from pyopt.native import stack
from pyopt.native.calls import UNLIMITED
from pyopt.native.errors import NativeError
from pyopt.native.ir_text import WRAPPED
from pyopt.native.llvm import OWN
from pyopt.native.runtime_ir import ABORTED, OUT_OF_MEMORY, WRONG_ALIGNMENT, WRONG_FREE

if TYPE_CHECKING:
    from pyopt.native.libraries import LibraryFunctions


def out_of_stack(name: str, symbol: str) -> NativeError:
    """The error where a function, called by @name, takes more stack than there is."""
    deepest = name_of_symbol(symbol.removeprefix(OWN))
    within = "" if deepest == name or symbol.startswith(WRAPPED) else f"@{deepest}, called by "
    return NativeError(f"{within}@{name} takes more than the {stack.usable_bytes()} bytes of stack that there are")


def crashed(name: str, number: int) -> NativeError:
    """The error where a signal ended @name."""
    return NativeError(f"@{name} crashed natively: {signal.Signals(number).name}, {signal.strsignal(number)}")


def failure(code: int, libraries: LibraryFunctions, limit: int) -> NativeError:
    """The error for the exit code of a failing program."""
    if code == OUT_OF_MEMORY:
        where = "" if limit >= UNLIMITED else f" than {limit} bytes of memory"
        return NativeError(f"the program takes more{where or ' memory than there is'} (--max-memory)")
    if code == ABORTED:
        said = libraries.last_words()
        return NativeError(f"the program aborted{': ' + said if said else ''}")
    if code == WRONG_FREE:
        return NativeError("the program frees memory that it has not taken, or has freed before")
    if code == WRONG_ALIGNMENT:
        return NativeError("the program takes memory with an alignment that is no power of two")
    return libraries.take_failure() or NativeError("a function of the runtime library failed")

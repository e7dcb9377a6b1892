"""The library functions of a native program, called by number.

What they do is in `library_calls.py`, which loads the interpreter: with the first call, since few programs call any.
"""

from __future__ import annotations

import ctypes
import threading

from pyopt.interpreter.errors import ExecutionError
from pyopt.light import TYPE_CHECKING, Callable, final
from pyopt.native.errors import NativeError
from pyopt.native.library_names import PUTS
from pyopt.native.library_state import LibraryState

if TYPE_CHECKING:
    from pyopt.native.library_calls import InterpretedCalls


@final
class LibraryFunctions:
    """The library functions of a program, by number; `write` and `write_error` take what they print."""

    __slots__ = ("_calls", "_declarations", "_lock", "_thread", "write", "write_error")

    def __init__(
        self, declarations: list[str], write: Callable[[str], object], write_error: Callable[[str], object]
    ) -> None:
        self._declarations = declarations
        self._lock = threading.RLock()
        self._calls: InterpretedCalls | None = None
        self._thread = LibraryState()
        self.write = write
        self.write_error = write_error

    def call(self, number: int, given: int, wanted: int) -> None:
        """Calls a function on slots. What it raises ends the program."""
        with self._lock:
            thread = self._thread
            if f'@"{PUTS}"' in self._declarations[number]:
                self.flush_line()
                thread.line = _string_at(ctypes.c_int64.from_address(given).value)
                ctypes.c_int64.from_address(wanted).value = 1
                return
            self.flush_line()
            if self._calls is None:
                from pyopt.native.library_calls import InterpretedCalls

                self._calls = InterpretedCalls(self._declarations)
            calls = self._calls
            function = calls.function(number)
            try:
                function.call(given, wanted, thread)
            finally:
                calls.show(self.write, self.write_error)

    def flush_line(self) -> None:
        """Writes a line that the program gave to puts."""
        thread = self._thread
        if thread.line is not None:
            self.write(thread.line + "\n")
            thread.line = None

    def flush(self) -> None:
        """The call is over: lines are written, handles are gone."""
        if self._thread.line is not None:
            self.flush_line()
        if self._thread.handles or self._thread.kept:
            self._thread.handles.clear()
            self._thread.kept.clear()

    def last_words(self) -> str:
        """The line that a program gave to puts before it aborted."""
        line = self._thread.line
        self._thread.line = None
        self.flush()
        return line or ""

    def failed(self, error: BaseException) -> None:
        """Notes why a function ended the program."""
        self._thread.failure = error

    def take_failure(self) -> NativeError | None:
        """The failure of this thread's call, which is forgotten."""
        error = self._thread.failure
        self._thread.failure = None
        self.flush()
        if isinstance(error, KeyboardInterrupt):
            raise error
        if isinstance(error, ExecutionError):
            return NativeError(error.message)
        if error is None:
            return None
        # Of ours the message says it all; what a stream of the caller's raises is named, as `3` or `'key'` says little.
        ours = isinstance(error, (NativeError, OSError)) and str(error)
        found = NativeError(str(error) if ours else f"{type(error).__name__}: {error}".removesuffix(": "))
        found.__cause__ = error
        return found


def _string_at(address: int) -> str:
    return ctypes.string_at(address).decode("utf-8", "surrogateescape")

"""`pyopt-run --jit`: the function is lowered and compiled here, and runs in a child process, which may crash.

The child tells its parent what it prints and how it ended by a pipe, as messages: a letter, a length, and text.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys

from pyopt.driver.forks import pipe
from pyopt.interpreter.errors import ExecutionError
from pyopt.interpreter.machine import Options
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.symbols import name_of_symbol
from pyopt.ir.types import FunctionType
from pyopt.light import Callable, Final, Sequence, final
from pyopt.native.compiling import runner
from pyopt.native.errors import NativeError
from pyopt.native.failures import crashed
from pyopt.native.interpreted import run_values
from pyopt.native.kept_modules import kept_modules
from pyopt.native.libraries import LibraryFunctions
from pyopt.native.llvm import library
from pyopt.native.loading import Compiled, Entry, compile_text
from pyopt.native.lowering import lower

OUT: Final = b"o"
ERR: Final = b"e"
FAILED: Final = b"x"
DONE: Final = b"d"
MESSAGES: Final = (OUT, ERR, FAILED, DONE)


@final
class NativeRun:
    """A function to run: its name and types, what is checked meanwhile, the threads for its loops, and where what it
    prints goes."""

    __slots__ = ("check", "err", "name", "options", "out", "threads", "type")

    def __init__(
        self,
        name: str,
        type: FunctionType,
        options: Options,
        check: str,
        out: Callable[[str], None],
        err: Callable[[str], None],
    ) -> None:
        self.check = check
        self.name = name
        self.type = type
        self.options = options
        self.out = out
        self.err = err
        self.threads = 1


def compile_function(module: Operation, context: Context, run: NativeRun) -> Compiled:
    """Machine code of a module for a run of one function. Raises ExecutionError for what cannot be compiled.

    What passes report goes to the context.
    """
    try:
        library()
        compiled = compile_text(lower(module, context, runner(module, context), run.name, run.check, run.threads > 1))
    except NativeError as error:
        raise ExecutionError(str(error)) from None
    kept_modules().keep()
    return compiled


def run_natively(
    compiled: Compiled,
    run: NativeRun,
    values: Sequence[object],
    show: Callable[[Sequence[object]], str],
    in_process: bool,
) -> None:
    """Runs a function and prints what it prints, then what `show` makes of its results.

    Raises ExecutionError for all that goes wrong.
    """

    def work(out: Callable[[str], object], err: Callable[[str], object]) -> str:
        functions = LibraryFunctions(compiled.declarations, out, err)
        entry = Entry(compiled, functions, run.options.max_memory, run.options.check_leaks, run.threads)
        return show(run_values(entry, name_of_symbol(run.name), values, run.type.inputs, run.type.results))

    try:
        if in_process or not hasattr(os, "fork"):
            with _interruptible():
                run.out(work(run.out, run.err))
        else:
            _run_in_child(run, work)
    except NativeError as error:
        raise ExecutionError(str(error)) from None


@contextlib.contextmanager
def _interruptible():  # type: ignore[no-untyped-def]  # a generator for `with`
    """Ctrl-C ends the process at once, since native code does not look for it."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    except ValueError:  # only the main thread has signals
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@final
class _Pipe:
    """The child's end: messages go out as they come, so that nothing is lost in a crash."""

    __slots__ = ("_file",)

    def __init__(self, file: int) -> None:
        self._file = file

    def send(self, kind: bytes, text: str) -> None:
        data = text.encode("utf-8", "surrogateescape")
        data = kind + len(data).to_bytes(8, "little") + data
        while data:
            data = data[os.write(self._file, data) :]

    def out(self, text: str) -> None:
        self.send(OUT, text)

    def err(self, text: str) -> None:
        self.send(ERR, text)


def _run_in_child(run: NativeRun, work: Callable[[Callable[[str], object], Callable[[str], object]], str]) -> None:
    sys.stdout.flush()
    sys.stderr.flush()
    reading, writing = pipe()
    parent = os.getpid()
    child = os.fork()
    if not child:
        os.close(reading)
        _end_with(parent)
        _child(_Pipe(writing), work)
    os.close(writing)
    ended = ""
    try:
        with os.fdopen(reading, "rb") as messages:
            ended = _relay(run, messages.read)
    except BaseException:
        with contextlib.suppress(OSError):
            os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        raise
    _, status = os.waitpid(child, 0)
    if ended == DONE.decode():
        return
    if ended:
        raise ExecutionError(ended)
    name = name_of_symbol(run.name)
    if os.WIFSIGNALED(status):
        number = os.WTERMSIG(status)
        if number == signal.SIGINT:
            raise KeyboardInterrupt
        raise ExecutionError(str(crashed(name, number)))
    raise ExecutionError(f"@{name} ended the process with exit code {os.waitstatus_to_exitcode(status)}")


def _end_with(parent: int) -> None:
    """The process that began as a copy of `parent` ends with it, however that ends, where the system offers it."""
    if sys.platform == "linux":
        import ctypes

        death_signal = 1
        ctypes.CDLL(None).prctl(death_signal, signal.SIGKILL)
        if os.getppid() != parent:
            os._exit(1)


def _relay(run: NativeRun, read: Callable[[int], bytes]) -> str:
    """Hands on what the child prints; gives its error, `d` if it is done, nothing if it ended otherwise."""
    while True:
        head = read(9)
        if len(head) < 9:
            return ""
        text = read(int.from_bytes(head[1:], "little")).decode("utf-8", "surrogateescape")
        kind = head[:1]
        if kind == OUT:
            run.out(text)
        elif kind == ERR:
            run.err(text)
        else:
            return DONE.decode() if kind == DONE else text


def _child(pipe: _Pipe, work: Callable[[Callable[[str], object], Callable[[str], object]], str]) -> None:
    """Runs and never returns."""
    code = 1
    try:
        import faulthandler

        faulthandler.disable()  # a crash is reported by the parent
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        shown = work(pipe.out, pipe.err)
        pipe.out(shown)
        pipe.send(DONE, "")
        code = 0
    except (NativeError, ExecutionError) as error:
        pipe.send(FAILED, str(error))
    except BaseException as error:  # what no one expects is told to the parent, too
        pipe.send(FAILED, f"{type(error).__name__}: {error}")
    finally:
        os._exit(code)

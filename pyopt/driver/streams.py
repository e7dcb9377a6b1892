"""Input and output of a run: a process's own streams, or strings."""

from __future__ import annotations

import os
import sys

from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.driver.progress import ProgressLine

BYTECODE: Final = f"ML{chr(0xDCEF)}R"
"""The beginning of MLIR bytecode, decoded as a text."""


class Streams:
    """Standard input, output and error of a run, and the directory that its file names start from.

    progress: the line on a terminal that says what the run is doing, which ends when anything is written.
    own_process: nothing else happens in the process.
    """

    __slots__ = ("cwd", "own_process", "progress")

    def __init__(self, cwd: str = "") -> None:
        self.cwd = cwd
        self.own_process = False
        self.progress: ProgressLine | None = None

    def path(self, name: str) -> str:
        """The path of a file on the command line."""
        return os.path.join(self.cwd, name) if self.cwd and name else name

    def read_file(self, name: str) -> str | None:
        """The text of a file, None if it cannot be read."""
        try:
            with open(self.path(name), "rb") as file:
                return decode(file.read())
        except (OSError, ValueError):
            return None

    def write_file(self, name: str, text: str) -> bool:
        """Writes a file; False, and a message, if it cannot be written.

        What stood there before stands there until all of the new text is written.
        """
        try:
            replace_file(self.path(name), encode(text))
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            is_open = isinstance(error, OSError) and error.filename is None
            self.err(f"cannot {'write' if is_open else 'open'} output file '{name}': {reason}\n")
            return False
        return True

    def same_file(self, one: str, other: str) -> bool:
        """Two names on the command line are of the same file; devices, such as /dev/null, do not count."""
        path = os.path.realpath(self.path(one))
        if path != os.path.realpath(self.path(other)):
            return False
        return os.path.isfile(path) or not os.path.exists(path)

    def end_progress(self) -> None:
        """Takes the line of progress away."""
        if self.progress is not None:
            self.progress.stop()
            self.progress = None

    def read(self) -> str:
        """All of standard input; raises OSError."""
        raise NotImplementedError

    def out(self, text: str) -> None:
        """Writes to standard output."""
        raise NotImplementedError

    def err(self, text: str) -> None:
        """Writes to standard error."""
        raise NotImplementedError

    def is_terminal(self) -> bool:
        """Standard error is looked at by a person."""
        return False

    def output_is_terminal(self) -> bool:
        """Standard output is looked at by a person."""
        return False


@final
class ProcessStreams(Streams):
    """The streams of this process, any of which may be closed.

    Once standard output takes nothing more, writing to it does nothing. Where it is closed from the start, anything
    written to it is lost, which is a failure.
    """

    __slots__ = ("_closed", "_failure", "_missing")

    def __init__(self) -> None:
        super().__init__()
        self.own_process = True
        # Python has None for a stream that is closed from the start.
        stdout: object = sys.stdout
        self._missing = stdout is None
        self._closed = False
        self._failure = ""

    def read(self) -> str:
        stdin: object = sys.stdin
        if stdin is None:
            raise closed_from_the_start()
        if sys.stdin.isatty():
            self.err("(processing input from stdin now, hit ctrl-c/ctrl-d to interrupt)\n")
        return decode(sys.stdin.buffer.read())

    def out(self, text: str) -> None:
        self.end_progress()
        if self._closed or not text:
            return
        if self._missing:
            self._close(closed_from_the_start())
            return
        try:
            sys.stdout.buffer.write(encode(text))
        except OSError as error:
            self._close(error)

    def err(self, text: str) -> None:
        self.end_progress()
        self._flush()
        stderr: object = sys.stderr
        if stderr is None:
            return
        try:
            sys.stderr.buffer.write(encode(text))
            sys.stderr.buffer.flush()
        except OSError:
            pass  # there is nowhere to report this

    def is_terminal(self) -> bool:
        stderr: object = sys.stderr
        return stderr is not None and sys.stderr.isatty()

    def output_is_terminal(self) -> bool:
        return not self._missing and not self._closed and sys.stdout.isatty()

    def finish(self, prefix: str = "") -> bool:
        """Passes on what was written; False, and a message behind the prefix, if standard output could not take it.

        A reader that went away is no failure: it has what it wanted.
        """
        self.end_progress()
        self._flush()
        if self._failure:
            self.err(f"{prefix}cannot write standard output: {self._failure}\n")
        return not self._failure

    def _flush(self) -> None:
        if self._missing or self._closed:
            return
        try:
            sys.stdout.buffer.flush()
        except OSError as error:
            self._close(error)

    def _close(self, error: OSError) -> None:
        self._closed = True
        if not isinstance(error, BrokenPipeError):
            self._failure = error.strerror or str(error)


@final
class TextStreams(Streams):
    """Standard input from a string, standard output and error into lists of strings."""

    __slots__ = ("errors", "output", "stdin")

    def __init__(self, stdin: str, cwd: str = "") -> None:
        super().__init__(cwd)
        self.stdin = stdin
        self.output: list[str] = []
        self.errors: list[str] = []

    def read(self) -> str:
        return self.stdin

    def out(self, text: str) -> None:
        self.output.append(text)

    def err(self, text: str) -> None:
        self.errors.append(text)


def closed_from_the_start() -> OSError:
    """The error of a standard stream that is not there."""
    from errno import EBADF

    return OSError(EBADF, os.strerror(EBADF))


def decode(data: bytes) -> str:
    """Bytes of a file as text; what is not UTF-8 survives as surrogates."""
    return data.decode("utf-8", "surrogateescape")


def bytecode_problem(text: str) -> str:
    """The error in an input that is MLIR bytecode; nothing for a text."""
    if not text.startswith(BYTECODE):
        return ""
    return "this is MLIR bytecode, not text; mlir-opt FILE prints it as text"


def encode(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


def well_formed(text: str) -> str:
    """The text without halves of characters, which strings of JavaScript and JSON may have, and bytes that are not
    UTF-8: each becomes U+FFFD."""
    return text if text.isascii() else text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def replace_file(path: str, data: bytes) -> None:
    """Writes a file beside `path` and renames it; what is no regular file is written as it is.

    Raises OSError, which names no file once one is open.

    The mode of a file that is there stays, and a link still points to it.
    """
    target = os.path.realpath(path)
    try:
        mode = os.stat(target).st_mode
    except FileNotFoundError:
        mode = None
    if mode is not None and (not _is_regular(mode) or not os.access(target, os.W_OK)):
        _write_in_place(path, data)
        return
    temporary = f"{target}.{os.getpid()}.tmp"
    try:
        file = open(temporary, "xb")  # noqa: SIM115 - closed before it is renamed
    except OSError:
        # A folder that takes no new files, or a name that is as long as can be.
        _write_in_place(path, data)
        return
    try:
        with file:
            file.write(data)
        if mode is not None:
            os.chmod(temporary, mode & 0o7777)
        os.replace(temporary, target)
    except BaseException:
        os.unlink(temporary)
        raise


def _write_in_place(path: str, data: bytes) -> None:
    """Writes to a file or device as it is. Raises OSError, which names no file once it is open."""
    with open(path, "wb") as file:
        file.write(data)


def _is_regular(mode: int) -> bool:
    return mode & 0o170000 == 0o100000


def takes_colour(terminal: bool) -> bool:
    """Whether to write in colour to what is, or is not, a terminal: the environment may say so."""
    environment = os.environ
    if environment.get("NO_COLOR"):
        return False
    return bool(environment.get("FORCE_COLOR")) or (terminal and environment.get("TERM") != "dumb")

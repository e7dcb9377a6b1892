"""Input and output of a run: a process's own streams, or strings."""

from __future__ import annotations

import os
import sys

from pyopt.light import final


class Streams:
    """Standard input, output and error of a run, and the directory that its file names start from."""

    __slots__ = ("cwd",)

    def __init__(self, cwd: str = "") -> None:
        self.cwd = cwd

    def path(self, name: str) -> str:
        """The path of a file on the command line."""
        return os.path.join(self.cwd, name) if self.cwd else name

    def read_file(self, name: str) -> str | None:
        """The text of a file, None if it cannot be read."""
        try:
            with open(self.path(name), "rb") as file:
                return decode(file.read())
        except (OSError, ValueError):
            return None

    def write_file(self, name: str, text: str) -> bool:
        """Writes a file; False, and a message, if it cannot be written."""
        try:
            with open(self.path(name), "wb") as file:
                file.write(encode(text))
        except OSError as error:
            self.err(f"cannot open output file '{name}': {error.strerror}\n")
            return False
        return True

    def read(self) -> str:
        """All of standard input."""
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

    Once standard output takes nothing more, writing to it does nothing.
    """

    __slots__ = ("_closed", "_failure")

    def __init__(self) -> None:
        self.cwd = ""
        # Python has None for a stream that is closed from the start.
        stdout: object = sys.stdout
        self._closed = stdout is None
        self._failure = ""

    def read(self) -> str:
        stdin: object = sys.stdin
        if stdin is None:
            return ""
        if sys.stdin.isatty():
            self.err("(processing input from stdin now, hit ctrl-c/ctrl-d to interrupt)\n")
        return decode(sys.stdin.buffer.read())

    def out(self, text: str) -> None:
        if self._closed:
            return
        try:
            sys.stdout.buffer.write(encode(text))
        except OSError as error:
            self._close(error)

    def err(self, text: str) -> None:
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
        return not self._closed and sys.stdout.isatty()

    def finish(self, prefix: str = "") -> bool:
        """Passes on what was written; False, and a message behind the prefix, if standard output could not take it.

        A reader that went away is no failure: it has what it wanted.
        """
        self._flush()
        if self._failure:
            self.err(f"{prefix}cannot write standard output: {self._failure}\n")
        return not self._failure

    def _flush(self) -> None:
        if self._closed:
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
        self.cwd = cwd
        self.stdin = stdin
        self.output: list[str] = []
        self.errors: list[str] = []

    def read(self) -> str:
        return self.stdin

    def out(self, text: str) -> None:
        self.output.append(text)

    def err(self, text: str) -> None:
        self.errors.append(text)


def decode(data: bytes) -> str:
    """Bytes of a file as text; what is not UTF-8 survives as surrogates."""
    return data.decode("utf-8", "surrogateescape")


def encode(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


def takes_colour(terminal: bool) -> bool:
    """Whether to write in colour to what is, or is not, a terminal: the environment may say so."""
    environment = os.environ
    if environment.get("NO_COLOR"):
        return False
    return bool(environment.get("FORCE_COLOR")) or (terminal and environment.get("TERM") != "dumb")

"""Replaces the text of a file: all of it or nothing, whatever stops the run."""

from __future__ import annotations

import os
import stat
from contextlib import suppress

from pyopt.format_command.outcome import reason
from pyopt.light import final


@final
class ReplaceError(Exception):
    """The file stays as it was, for the reason that `message` gives."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


def temporary_name(prefix: str, process: int) -> str:
    """The name of the temporary file that a process of this run has, in the folder of the file that it replaces."""
    return f".{prefix}-{process}.tmp"


def check_writable(path: str) -> None:
    """Raises ReplaceError if the file is none that may be written in place.

    A file without any permission to write is protected, even from a user who may write everything.
    """
    try:
        mode = os.stat(path).st_mode
    except OSError as error:
        raise ReplaceError(f"cannot be read: {reason(error)}") from None
    if not stat.S_ISREG(mode):
        raise ReplaceError("is no regular file: it cannot be written in place")
    if not mode & 0o222 or not os.access(path, os.W_OK):
        raise ReplaceError("cannot be written: Permission denied")


def replace(path: str, old: bytes, new: bytes, prefix: str) -> None:
    """Gives a file that held `old` the bytes `new`; raises ReplaceError.

    They go to a new file in the same folder, which takes the place of the old one, with its mode and owner. Links are
    followed. If the file no longer holds `old`, another program has changed it, and it stays; so does one that holds
    `new` already, which is no error.
    """
    check_writable(path)
    target = os.path.realpath(path)
    temporary = os.path.join(os.path.dirname(target), temporary_name(prefix, os.getpid()))
    try:
        descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
        with open(descriptor, "wb") as file:
            file.write(new)
            file.flush()
            _take_over(descriptor, target)
            os.fsync(descriptor)
        with open(target, "rb") as file:
            found = file.read()
        if found == old:
            os.replace(temporary, target)
        elif found != new:
            raise ReplaceError("changed while it was being formatted: not written")
    except OSError as error:
        raise ReplaceError(f"cannot be written: {reason(error)}") from None
    finally:
        discard(temporary)  # whether it is there or not: a signal may come between any two steps


def discard(path: str) -> None:
    """Removes a temporary file, if it is there."""
    with suppress(OSError):  # there is nothing more to do about it
        os.unlink(path)


def _take_over(descriptor: int, target: str) -> None:
    """Gives the new file the mode, and as far as possible the owner and the attributes, of the old one."""
    old = os.stat(target)
    if hasattr(os, "fchown"):
        new = os.fstat(descriptor)
        if (new.st_uid, new.st_gid) != (old.st_uid, old.st_gid):
            with suppress(OSError):  # only the superuser gives files away
                os.fchown(descriptor, old.st_uid, old.st_gid)
    if hasattr(os, "listxattr"):
        with suppress(OSError):  # a file system without them
            for name in os.listxattr(target):
                os.setxattr(descriptor, name, os.getxattr(target, name))
    if hasattr(os, "fchmod"):
        os.fchmod(descriptor, stat.S_IMODE(old.st_mode))

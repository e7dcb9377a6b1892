"""Answers to a shell's request for completion, which stands in the environment."""

from __future__ import annotations

import contextlib
import io
import os

import click
from click.shell_completion import shell_complete

from pyopt.driver.streams import Streams, decode


def complete(command: click.Command, program: str, variable: str, streams: Streams) -> int:
    """Writes what completes a command line of the program, or the shell's script for that; the exit code."""
    said = io.BytesIO()
    with contextlib.redirect_stdout(io.TextIOWrapper(said, encoding="utf-8", write_through=True)):
        code = shell_complete(command, {}, program, variable, os.environ.get(variable, ""))
    streams.out(decode(said.getvalue()))
    return code

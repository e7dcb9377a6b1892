"""`python -m pyopt.format`: the command `pyopt-format`."""

from __future__ import annotations

from pyopt.cli import format

format()

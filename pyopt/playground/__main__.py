"""`python -m pyopt.playground`: the command `pyopt-playground`."""

from __future__ import annotations

from pyopt.cli import playground

playground()

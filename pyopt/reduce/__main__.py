"""`python -m pyopt.reduce`: the command `pyopt-reduce`."""

from __future__ import annotations

from pyopt.cli import reduce

reduce()

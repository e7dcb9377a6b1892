"""`python -m pyopt.translate`: the command `pyopt-translate`."""

from __future__ import annotations

from pyopt.cli import translate

translate()

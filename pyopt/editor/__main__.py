"""`python -m pyopt.editor`: the command `pyopt-lsp`."""

from __future__ import annotations

from pyopt.cli import lsp

lsp()

"""`python -m pyopt`."""

from __future__ import annotations

from pyopt.cli import main

main()

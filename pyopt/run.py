"""`python -m pyopt.run`: the command `pyopt-run`."""

from __future__ import annotations

from pyopt.cli import run

if __name__ == "__main__":
    run()

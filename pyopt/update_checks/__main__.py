"""`python -m pyopt.update_checks`: the command `pyopt-update-checks`."""

from __future__ import annotations

from pyopt.cli import update_checks

update_checks()

"""`python -m pyopt.format_command`."""

from __future__ import annotations

from pyopt.format_command.main import main

main()

"""All programs."""

from __future__ import annotations

from typing import Final

from tests.programs import networks
from tests.programs.program import Program

PROGRAMS: Final[tuple[Program, ...]] = (*networks.PROGRAMS,)

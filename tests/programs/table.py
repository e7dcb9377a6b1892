"""All programs."""

from __future__ import annotations

from typing import Final

from tests.programs import algorithms, networks, numerics, others
from tests.programs.program import ExampleProgram

PROGRAMS: Final[tuple[ExampleProgram, ...]] = (
    *networks.PROGRAMS,
    *algorithms.PROGRAMS,
    *numerics.PROGRAMS,
    *others.PROGRAMS,
)

"""Bufferization facts of branches."""

from __future__ import annotations

from pyopt.analysis.bufferization.blocks import BranchFacts
from pyopt.analysis.bufferization.facts import BufferFacts
from pyopt.light import Final

FACTS: Final[dict[str, BufferFacts]] = {"cf.br": BranchFacts(), "cf.cond_br": BranchFacts()}

"""Bufferization facts of branches."""

from __future__ import annotations

from pyopt.analysis.bufferization.blocks import BranchFacts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.analysis.bufferization.facts import BufferFacts

FACTS: Final[dict[str, BufferFacts]] = {"cf.br": BranchFacts(), "cf.cond_br": BranchFacts()}

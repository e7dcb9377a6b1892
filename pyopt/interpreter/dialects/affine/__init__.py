"""affine: maps, loops, and memory by subscripts that are maps."""

from __future__ import annotations

from pyopt.interpreter.dialects.affine.loops import COUNTERS, LOOPS
from pyopt.interpreter.dialects.affine.maps import MAPS
from pyopt.interpreter.dialects.affine.memory import MEMORY
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator

EVALUATORS: Final[dict[str, Evaluator]] = {**LOOPS, **MAPS, **MEMORY}

__all__ = ["COUNTERS", "EVALUATORS", "LANES"]

LANES: Final = frozenset(("affine.apply", "affine.max", "affine.min"))

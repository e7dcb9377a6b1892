"""affine: maps, loops, and memory by subscripts that are maps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pyopt.interpreter.dialects.affine.loops import LOOPS
from pyopt.interpreter.dialects.affine.maps import MAPS
from pyopt.interpreter.dialects.affine.memory import MEMORY

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator

EVALUATORS: Final[dict[str, Evaluator]] = {**LOOPS, **MAPS, **MEMORY}

LANES: Final = frozenset(("affine.apply", "affine.max", "affine.min"))

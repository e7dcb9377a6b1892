"""shape: shapes and sizes as values, which may be unknown or errors."""

from __future__ import annotations

from pyopt.interpreter.dialects.shape.constraints import CONSTRAINTS
from pyopt.interpreter.dialects.shape.shapes import SHAPES
from pyopt.interpreter.dialects.shape.sizes import SIZES
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator

EVALUATORS: Final[dict[str, Evaluator]] = {**CONSTRAINTS, **SHAPES, **SIZES}

"""arith: integers, floats, casts, comparisons and constants."""

from __future__ import annotations

from pyopt.interpreter.dialects.arith.casts import CASTS
from pyopt.interpreter.dialects.arith.compare import COMPARISONS
from pyopt.interpreter.dialects.arith.floating import FLOATS
from pyopt.interpreter.dialects.arith.integer import INTEGERS
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator

EVALUATORS: Final[dict[str, Evaluator]] = {**INTEGERS, **FLOATS, **CASTS, **COMPARISONS}

"""linalg: structured ops by their bodies, and the others."""

from __future__ import annotations

from pyopt.dialects.linalg.structure import STRUCTURED
from pyopt.interpreter.dialects.linalg.relayout import RELAYOUTS
from pyopt.interpreter.dialects.linalg.softmax import evaluate_softmax
from pyopt.interpreter.dialects.linalg.structured import evaluate_index, evaluate_structured
from pyopt.interpreter.dialects.linalg.winograd import WINOGRAD
from pyopt.interpreter.encodings import with_encodings
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator

EVALUATORS: Final[dict[str, Evaluator]] = {
    **{name: with_encodings(evaluate_structured) for name in sorted(STRUCTURED)},
    "linalg.index": evaluate_index,
    "linalg.softmax": with_encodings(evaluate_softmax),
    **{name: with_encodings(evaluate) for name, evaluate in RELAYOUTS.items()},
    **WINOGRAD,
}

LANES: Final = frozenset(("linalg.index",))

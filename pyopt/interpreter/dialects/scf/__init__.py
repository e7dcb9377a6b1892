"""scf: loops and conditionals."""

from __future__ import annotations

from pyopt.interpreter.dialects.scf.control import (
    evaluate_execute_region,
    evaluate_for,
    evaluate_if,
    evaluate_index_switch,
    evaluate_while,
    ranges_of_for,
)
from pyopt.interpreter.dialects.scf.parallel import (
    evaluate_forall,
    evaluate_in_parallel,
    evaluate_parallel,
    ranges_of_parallel,
)
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator
    from pyopt.interpreter.loops.running import RangesOf

EVALUATORS: Final[dict[str, Evaluator]] = {
    "scf.execute_region": evaluate_execute_region,
    "scf.for": evaluate_for,
    "scf.forall": evaluate_forall,
    "scf.forall.in_parallel": evaluate_in_parallel,
    "scf.if": evaluate_if,
    "scf.index_switch": evaluate_index_switch,
    "scf.parallel": evaluate_parallel,
    "scf.while": evaluate_while,
}

COUNTERS: Final[dict[str, RangesOf]] = {"scf.for": ranges_of_for, "scf.parallel": ranges_of_parallel}

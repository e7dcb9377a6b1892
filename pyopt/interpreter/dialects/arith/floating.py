"""Float arithmetic of arith. Fast-math flags change nothing here: they allow other results and ask for none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from pyopt.interpreter import floating
from pyopt.interpreter.floating import float_op
from pyopt.ir import floats

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator


def _add(a: float, b: float) -> float:
    return a + b


def _sub(a: float, b: float) -> float:
    return a - b


def _mul(a: float, b: float) -> float:
    return a * b


def _neg(a: float) -> float:
    return -a


FLOATS: Final[dict[str, Evaluator]] = {
    "arith.addf": float_op(_add, floats.add, np.add),
    "arith.subf": float_op(_sub, floats.sub, np.subtract),
    "arith.mulf": float_op(_mul, floats.mul, np.multiply),
    "arith.divf": float_op(floating.divide, floats.div, np.divide),
    "arith.remf": float_op(floating.remainder, floats.rem, np.fmod),
    "arith.negf": float_op(_neg, floats.negate, np.negative),
    "arith.maximumf": float_op(floating.maximum, floats.maximum, floating.array_maximum),
    "arith.minimumf": float_op(floating.minimum, floats.minimum, floating.array_minimum),
    "arith.maxnumf": float_op(floating.maxnum, floats.maxnum, floating.array_maxnum),
    "arith.minnumf": float_op(floating.minnum, floats.minnum, floating.array_minnum),
}

"""Float arithmetic of arith. Fast-math flags change nothing here: they allow other results and ask for none."""

from __future__ import annotations

import operator

import numpy as np

from pyopt.interpreter import floating
from pyopt.interpreter.floating import float_op
from pyopt.ir import floats
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator


FLOATS: Final[dict[str, Evaluator]] = {
    "arith.addf": float_op(operator.add, floats.add, np.add),
    "arith.subf": float_op(operator.sub, floats.sub, np.subtract),
    "arith.mulf": float_op(operator.mul, floats.mul, np.multiply),
    "arith.divf": float_op(floating.divide, floats.div, floating.array_divide),
    "arith.remf": float_op(floating.remainder, floats.rem, floating.array_remainder),
    "arith.negf": float_op(operator.neg, floats.negate, np.negative),
    "arith.maximumf": float_op(floating.maximum, floats.maximum, floating.array_maximum),
    "arith.minimumf": float_op(floating.minimum, floats.minimum, floating.array_minimum),
    "arith.maxnumf": float_op(floating.maxnum, floats.maxnum, floating.array_maxnum),
    "arith.minnumf": float_op(floating.minnum, floats.minnum, floating.array_minnum),
}

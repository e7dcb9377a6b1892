"""index: integer arithmetic at 64 bits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from pyopt.dialects.arith import integers
from pyopt.interpreter.compiler import Constant
from pyopt.interpreter.dialects.arith import integer
from pyopt.interpreter.dialects.arith.casts import integer_cast
from pyopt.interpreter.dialects.arith.compare import evaluate_cmpi, evaluate_constant

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiled, Compiler, Evaluator
    from pyopt.ir.core import Operation

WIDTH: Final = 64


def evaluate_sizeof(op: Operation, compiler: Compiler) -> Compiled:
    return Constant(WIDTH)


EVALUATORS: Final[dict[str, Evaluator]] = {
    "index.add": integer.wrapped(integer.add, np.add),
    "index.sub": integer.wrapped(integer.sub, np.subtract),
    "index.mul": integer.wrapped(integer.mul, np.multiply),
    "index.divs": integer.division(integers.divide_signed),
    "index.divu": integer.division(integers.divide_unsigned),
    "index.ceildivs": integer.division(integer.ceil_divide_signed),
    "index.ceildivu": integer.division(integers.ceil_divide_unsigned),
    "index.floordivs": integer.division(integers.floor_divide_signed),
    "index.rems": integer.division(integer.remainder_signed),
    "index.remu": integer.division(integers.remainder_unsigned),
    "index.maxs": integer.extreme(integers.max_signed, np.maximum, False),
    "index.maxu": integer.extreme(integers.max_unsigned, np.maximum, True),
    "index.mins": integer.extreme(integers.min_signed, np.minimum, False),
    "index.minu": integer.extreme(integers.min_unsigned, np.minimum, True),
    "index.shl": integer.shift(integers.shift_left, integer.all_zeros),
    "index.shrs": integer.shift(integers.shift_right_signed, integer.all_signs),
    "index.shru": integer.shift(integers.shift_right_unsigned, integer.all_zeros),
    "index.and": integer.bitwise(integer.bit_and, np.bitwise_and),
    "index.or": integer.bitwise(integer.bit_or, np.bitwise_or),
    "index.xor": integer.bitwise(integer.bit_xor, np.bitwise_xor),
    "index.casts": integer_cast(False),
    "index.castu": integer_cast(True),
    "index.cmp": evaluate_cmpi,
    "index.sizeof": evaluate_sizeof,
    "index.constant": evaluate_constant,
    "index.bool.constant": evaluate_constant,
}

LANES: Final = frozenset(EVALUATORS)

"""index: integer arithmetic at 64 bits."""

from __future__ import annotations

from pyopt.interpreter.compiler import Compiler, ConstantResult
from pyopt.interpreter.dialects.arith.casts import integer_cast
from pyopt.interpreter.dialects.arith.compare import evaluate_cmpi, evaluate_constant
from pyopt.interpreter.dialects.arith.integer import INTEGERS
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiled, Evaluator

WIDTH: Final = 64


def evaluate_sizeof(op: Operation, compiler: Compiler) -> Compiled:
    return ConstantResult(WIDTH)


_LIKE_ARITH: Final = {
    "add": "addi", "sub": "subi", "mul": "muli", "divs": "divsi", "divu": "divui", "ceildivs": "ceildivsi",
    "ceildivu": "ceildivui", "floordivs": "floordivsi", "rems": "remsi", "remu": "remui", "maxs": "maxsi",
    "maxu": "maxui", "mins": "minsi", "minu": "minui", "shl": "shli", "shrs": "shrsi", "shru": "shrui", "and": "andi",
    "or": "ori", "xor": "xori",
}  # fmt: skip
"""Mnemonic -> that of the op of arith that does the same."""
EVALUATORS: Final[dict[str, Evaluator]] = {
    **{"index." + name: INTEGERS["arith." + other] for name, other in _LIKE_ARITH.items()},
    "index.casts": integer_cast(False),
    "index.castu": integer_cast(True),
    "index.cmp": evaluate_cmpi,
    "index.sizeof": evaluate_sizeof,
    "index.constant": evaluate_constant,
    "index.bool.constant": evaluate_constant,
}

LANES: Final = frozenset(EVALUATORS)

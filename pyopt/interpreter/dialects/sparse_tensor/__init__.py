"""sparse_tensor: tensors as the levels of their storage, at every level of the dialect."""

from __future__ import annotations

from pyopt.interpreter.dialects.sparse_tensor.arrays import ARRAYS
from pyopt.interpreter.dialects.sparse_tensor.assembling import ASSEMBLING
from pyopt.interpreter.dialects.sparse_tensor.insertion import INSERTION
from pyopt.interpreter.dialects.sparse_tensor.loops import LOOPS
from pyopt.interpreter.dialects.sparse_tensor.others import OTHERS
from pyopt.interpreter.dialects.sparse_tensor.semiring import SEMIRING
from pyopt.interpreter.dialects.sparse_tensor.text import TEXT
from pyopt.interpreter.dialects.sparse_tensor.whole import WHOLE
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator

EVALUATORS: Final[dict[str, Evaluator]] = {
    **ARRAYS, **ASSEMBLING, **INSERTION, **LOOPS, **SEMIRING, **TEXT, **WHOLE
}  # fmt: skip

ENCODED: Final[dict[str, Evaluator]] = OTHERS
"""Evaluators of other dialects' ops for tensors with a sparse encoding."""

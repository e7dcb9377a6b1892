"""tensor: elements, slices and shapes."""

from __future__ import annotations

from pyopt.interpreter.dialects.tensor.elements import ELEMENTS
from pyopt.interpreter.dialects.tensor.shapes import SHAPES
from pyopt.interpreter.dialects.tensor.slices import SLICES
from pyopt.interpreter.encodings import with_encodings
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator

EVALUATORS: Final[dict[str, Evaluator]] = {
    name: with_encodings(evaluate) for table in (ELEMENTS, SHAPES, SLICES) for name, evaluate in table.items()
}

LANES: Final = frozenset(("tensor.dim", "tensor.extract", "tensor.rank"))

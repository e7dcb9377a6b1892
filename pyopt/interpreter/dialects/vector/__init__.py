"""vector: elements, shapes, masks, reductions and products, and memory.

Scalable vectors have `Options.vscale` times their length.
"""

from __future__ import annotations

from pyopt.interpreter.dialects.memref.views import evaluate_type_cast
from pyopt.interpreter.dialects.vector.elements import ELEMENTS
from pyopt.interpreter.dialects.vector.masks import MASKS
from pyopt.interpreter.dialects.vector.memory import MEMORY
from pyopt.interpreter.dialects.vector.printing import evaluate_print
from pyopt.interpreter.dialects.vector.products import PRODUCTS
from pyopt.interpreter.dialects.vector.reductions import REDUCTIONS
from pyopt.interpreter.dialects.vector.shapes import SHAPES
from pyopt.interpreter.dialects.vector.transfers import TRANSFERS
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator

EVALUATORS: Final[dict[str, Evaluator]] = {
    **ELEMENTS,
    **MASKS,
    **MEMORY,
    **PRODUCTS,
    **REDUCTIONS,
    **SHAPES,
    **TRANSFERS,
    "vector.print": evaluate_print,
    "vector.type_cast": evaluate_type_cast,
}

"""Making linalg.generic."""

from __future__ import annotations

from pyopt.dialects.linalg.ops import ITERATOR_TYPE
from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.attributes import ArrayAttr
from pyopt.ir.signature import segments

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.ir.affine import AffineMap
    from pyopt.ir.attributes import Attribute
    from pyopt.ir.core import Operation, Region, Value
    from pyopt.ir.types import Type
    from pyopt.rewrite.rewriter import Rewriter


def create_generic(
    rewriter: Rewriter,
    types: Sequence[Type],
    inputs: Sequence[Value],
    inits: Sequence[Value],
    maps: Sequence[AffineMap],
    iterators: Sequence[str],
    region: Region,
) -> Operation:
    """A linalg.generic; `iterators` has "parallel" or "reduction" for each loop."""
    attributes: dict[str, Attribute] = {
        "indexing_maps": ArrayAttr.get(tuple([AffineMapAttr.get(map) for map in maps])),
        "iterator_types": ArrayAttr.get(tuple([ITERATOR_TYPE.get(word) for word in iterators])),
        "operandSegmentSizes": segments(len(inputs), len(inits)),
    }
    return rewriter.create("linalg.generic", [*inputs, *inits], types, attributes, [region])

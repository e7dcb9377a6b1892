"""The shapes of ops' results in terms of their operands, for every op of which that can be said.

One table finds what stands beside the dialects: `shapes(op) -> [extents of each result]`, or None where it cannot be
said of the op at hand. All results are ranked there.
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import is_structured

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final, TypeAlias

    from pyopt.analysis.shapes.extents import ResultShape
    from pyopt.ir.core import Operation

    Shapes: TypeAlias = Callable[[Operation], list[ResultShape] | None]

TABLE: Final = {
    "bufferization.alloc_tensor": "pyopt.dialects.bufferization.result_shapes:of_alloc_tensor",
    "bufferization.materialize_in_destination": "pyopt.dialects.bufferization.result_shapes:of_materialize",
    "linalg.softmax": "pyopt.dialects.linalg.result_shapes:of_softmax",
    "memref.expand_shape": "pyopt.dialects.memref.result_shapes:of_expand_shape",
    "tensor.collapse_shape": "pyopt.dialects.tensor.result_shapes:of_collapse_shape",
    "tensor.concat": "pyopt.dialects.tensor.result_shapes:of_concat",
    "tensor.empty": "pyopt.dialects.tensor.result_shapes:of_sizes",
    "tensor.expand_shape": "pyopt.dialects.tensor.result_shapes:of_expand_shape",
    "tensor.extract_slice": "pyopt.dialects.tensor.result_shapes:of_extract_slice",
    "tensor.generate": "pyopt.dialects.tensor.result_shapes:of_sizes",
    "tensor.insert_slice": "pyopt.dialects.tensor.result_shapes:of_insert_slice",
    "tensor.pack": "pyopt.dialects.tensor.result_shapes:of_destination",
    "tensor.pad": "pyopt.dialects.tensor.result_shapes:of_pad",
    "tensor.splat": "pyopt.dialects.tensor.result_shapes:of_sizes",
    "tensor.unpack": "pyopt.dialects.tensor.result_shapes:of_destination",
}
"""Op -> "module:function"; structured ops of linalg are all alike and not in it."""

STRUCTURED: Final = "pyopt.dialects.linalg.result_shapes:of_structured"

_loaded: dict[str, Shapes] = {}


def result_shapes(op: Operation) -> list[ResultShape] | None:
    """The extents of each result of `op`; None if nothing is known."""
    entry = TABLE.get(op.info.name)
    if entry is None:
        if not is_structured(op) or not op.results:
            return None
        entry = STRUCTURED
    shapes = _loaded.get(entry)
    if shapes is None:
        module, _, name = entry.partition(":")
        shapes = _loaded[entry] = getattr(__import__(module, fromlist=(name,)), name)
    return shapes(op)

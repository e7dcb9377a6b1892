"""Which passes turn a module into one that can be translated, for a note with the error."""

from __future__ import annotations

from pyopt.ir.types import TensorType
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.ir.core import Operation, Value

BUFFERIZE: Final = "--one-shot-bufferize=bufferize-function-boundaries"
CASTS: Final = "--reconcile-unrealized-casts"
SPARSE: Final = "--sparsifier"
LOWER: Final = "--test-lower-to-llvm"
LOWERED: Final = frozenset([
    "affine", "arith", "bufferization", "cf", "complex", "func", "index", "linalg", "math", "memref", "scf",
    "sparse_tensor", "tensor", "ub", "vector",
])  # fmt: skip
"""Dialects that the passes named here lower."""


def _defined_by(op: Operation) -> list[Value]:
    """The results of an op and the arguments of its blocks."""
    return [*op.results, *[argument for region in op.regions for block in region for argument in block.arguments]]


def advice(module: Operation, op: Operation) -> str:
    """The passes that lower a module in which `op` cannot be translated; nothing where none are known to."""
    dialects = set()
    tensors = False
    for one in module.walk():
        dialects.add(one.info.name.partition(".")[0])
        tensors = tensors or any(isinstance(value.type, TensorType) for value in _defined_by(one))
    passes = []
    if "sparse_tensor" in dialects:
        passes.append(SPARSE)
    elif not dialects.isdisjoint(LOWERED):
        if tensors or "tensor" in dialects:
            passes.append(BUFFERIZE)
        if "complex" in dialects:
            passes.append("--convert-complex-to-llvm")
        passes.append(LOWER)
    elif op.info.name == "builtin.unrealized_conversion_cast":
        passes.append(CASTS)
    known = op.info.name.partition(".")[0] in LOWERED or op.info.name == "builtin.unrealized_conversion_cast"
    if not passes or not known:
        return ""
    return f"only the llvm dialect is translated; to lower the module first: pyopt {' '.join(passes)}"

"""Bufferization of the ops of each dialect: BUFFERIZERS by the op's name, a module for each dialect.

A bufferizer replaces its op by one on buffers, or raises BufferizationError. RESOLVERS are for ops that insert
copies in a way of their own.
"""

from __future__ import annotations

from importlib import import_module

from pyopt.ir.opinfo import OpInfo
from pyopt.ir.tables import derived
from pyopt.light import TYPE_CHECKING, Callable, Final, TypeAlias

if TYPE_CHECKING:
    from pyopt.analysis.bufferization.state import AnalysisState
    from pyopt.ir.core import Operation
    from pyopt.passes.bufferize.rewriter import BufferRewriter

    Bufferizer: TypeAlias = Callable[[Operation, BufferRewriter], None]
    Resolver: TypeAlias = Callable[[Operation, BufferRewriter, AnalysisState], None]

MODULES: Final = {
    "arith": "pyopt.passes.bufferize.dialects.arith",
    "bufferization": "pyopt.passes.bufferize.dialects.bufferization",
    "cf": "pyopt.passes.bufferize.dialects.cf",
    "func": "pyopt.passes.bufferize.dialects.func",
    "linalg": "pyopt.passes.bufferize.dialects.linalg",
    "scf": "pyopt.passes.bufferize.dialects.scf",
    "shape": "pyopt.passes.bufferize.dialects.shape",
    "sparse_tensor": "pyopt.passes.bufferize.dialects.sparse_tensor",
    "tensor": "pyopt.passes.bufferize.dialects.tensor",
    "vector": "pyopt.passes.bufferize.dialects.vector",
}

_known: dict[OpInfo, tuple[Bufferizer | None, Resolver | None]] = derived({})


def _functions_of(info: OpInfo) -> tuple[Bufferizer | None, Resolver | None]:
    declared = info.dialect
    found: tuple[Bufferizer | None, Resolver | None] = (None, None)
    if declared is not None and declared.bufferizers is not None:
        found = (declared.bufferizers.get(info.name), None)
    else:
        name = MODULES.get(info.name.partition(".")[0])
        if name is not None:
            module = import_module(name)
            found = (module.BUFFERIZERS.get(info.name), getattr(module, "RESOLVERS", {}).get(info.name))
    _known[info] = found
    return found


def bufferizer_of(op: Operation) -> Bufferizer | None:
    """The function that bufferizes the op, None if there is none."""
    return (_known.get(op.info) or _functions_of(op.info))[0]


def resolver_of(op: Operation) -> Resolver | None:
    """The function that inserts the op's copies, None if it has none of its own."""
    return (_known.get(op.info) or _functions_of(op.info))[1]

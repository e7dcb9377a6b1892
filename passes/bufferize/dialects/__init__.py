"""Bufferization of the ops of each dialect: BUFFERIZERS by the op's name, a module for each dialect.

A bufferizer replaces its op by one on buffers, or raises BufferizationError. RESOLVERS are for ops that insert
copies in a way of their own.
"""

from __future__ import annotations

from importlib import import_module

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

_tables: dict[str, tuple[dict[str, Bufferizer], dict[str, Resolver]]] = {}


def _table(op: Operation) -> tuple[dict[str, Bufferizer], dict[str, Resolver]]:
    declared = op.info.dialect
    if declared is not None and declared.bufferizers is not None:
        return declared.bufferizers, {}
    dialect = op.info.name.partition(".")[0]
    found = _tables.get(dialect)
    if found is None:
        name = MODULES.get(dialect)
        module = None if name is None else import_module(name)
        found = ({}, {}) if module is None else (module.BUFFERIZERS, getattr(module, "RESOLVERS", {}))
        _tables[dialect] = found
    return found


def bufferizer_of(op: Operation) -> Bufferizer | None:
    """The function that bufferizes the op, None if there is none."""
    return _table(op)[0].get(op.info.name)


def resolver_of(op: Operation) -> Resolver | None:
    """The function that inserts the op's copies, None if it has none of its own."""
    return _table(op)[1].get(op.info.name)

"""What has to hold when an op runs: RUNTIME_CHECKS by the op's name, a module for each dialect.

A check makes ops that compute it right before its op, and hands the conditions to `RuntimeChecks.claim`.
"""

from __future__ import annotations

from importlib import import_module

from pyopt.light import TYPE_CHECKING, Callable, Final, TypeAlias

if TYPE_CHECKING:
    from pyopt.ir.core import Operation
    from pyopt.passes.verification.claims import RuntimeChecks

    RuntimeCheck: TypeAlias = Callable[[Operation, RuntimeChecks], None]

MODULES: Final = {
    "linalg": "pyopt.passes.verification.dialects.linalg",
    "memref": "pyopt.passes.verification.dialects.memref",
    "tensor": "pyopt.passes.verification.dialects.tensor",
}

_tables: dict[str, dict[str, RuntimeCheck]] = {}


def runtime_check_of(op: Operation) -> RuntimeCheck | None:
    """The function that makes the op's checks, None if nothing has to hold."""
    declared = op.info.dialect
    if declared is not None and declared.runtime_checks is not None:
        return declared.runtime_checks.get(op.info.name)
    dialect = op.info.name.partition(".")[0]
    found = _tables.get(dialect)
    if found is None:
        name = MODULES.get(dialect)
        found = _tables[dialect] = {} if name is None else import_module(name).RUNTIME_CHECKS
    return found.get(op.info.name)

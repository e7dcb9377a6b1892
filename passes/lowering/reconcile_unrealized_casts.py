"""Removes unrealized conversion casts that lead back to the types they came from, and those without users.

    %1 = builtin.unrealized_conversion_cast %0 : i32 to i64
    %2 = builtin.unrealized_conversion_cast %1 : i64 to i32    ->    use(%0)
    use(%2)

A cast is also undone over several others; the rest stay. Casts of each other, where nothing runs, are left alone.
"""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.pipeline.passes import PassContext, make_pass

CAST: Final = "builtin.unrealized_conversion_cast"


def cast_before(op: Operation) -> Operation | None:
    """The cast whose results, all of them and in order, are the inputs of this one."""
    inner = op.operands[0].op if op.operands else None
    if inner is None or inner.info.name != CAST or len(inner.results) != len(op.operands):
        return None
    return inner if all(value is result for value, result in zip(op.operands, inner.results, strict=True)) else None


def source_of(op: Operation) -> Operation | None:
    """The first cast on the way up from `op`, itself included, whose inputs have the types of its results."""
    types = [result.type for result in op.results]
    seen: set[Operation] = set()
    walk: Operation | None = op
    while walk is not None and walk not in seen:
        seen.add(walk)
        if len(walk.operands) == len(types) and all(
            value.type is type for value, type in zip(walk.operands, types, strict=True)
        ):
            # A cast of its own result stands for nothing.
            return None if any(value.op is op for value in walk.operands) else walk
        walk = cast_before(walk)
    return None


def run(op: Operation, pass_context: PassContext) -> bool:
    """Works on all casts in `op`."""
    work = dict.fromkeys([one for one in op.walk() if one.info.name == CAST])
    changed = False
    while work:
        cast, _ = work.popitem()
        if any(result.uses for result in cast.results):
            source = source_of(cast)
            if source is None:
                continue
            values = list(source.operands)
            for result, value in zip(cast.results, values, strict=True):
                result.replace_all_uses_with(value)
        for value in cast.operands:
            if value.op is not None and value.op is not cast and value.op.info.name == CAST:
                work[value.op] = None
        cast.erase()
        changed = True
    return changed


PASS = make_pass("reconcile-unrealized-casts", run, class_name="ReconcileUnrealizedCastsPass", apart=True)

"""What uses a buffer by its address: ops that take an address as a number or as a pointer, which no view shows."""

from __future__ import annotations

from pyopt.analysis.aliasing import LEAKS, carries_memory
from pyopt.analysis.effects import own_effects
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import MemRefType, TensorType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def users_by_address(buffers: Sequence[Value]) -> list[Operation]:
    """The ops that use what other ops made of the buffers: addresses, what is computed of them, and pointers."""
    found: dict[Operation, None] = {}
    seen: set[Value] = set()
    work: list[Value] = []
    for buffer in buffers:
        for user in buffer.uses:
            leaks = user.info.name in LEAKS
            work.extend([result for result in user.results if leaks or _is_pointer(result)])
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        for user in value.uses:
            found[user] = None
            pure = own_effects(user) == 0 and not user.regions
            work.extend([one for one in user.results if pure or carries_memory(one)])
    return list(found)


def _is_pointer(value: Value) -> bool:
    """The value may be an address, and is neither a buffer nor a tensor."""
    return carries_memory(value) and not isinstance(value.type, (MemRefType, TensorType))

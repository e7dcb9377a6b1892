"""Which ops are known to be good."""

from __future__ import annotations

from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.op_verifier import Failure, OpVerifier
from pyopt.ir.opinfo import BRANCH, LOCAL_VERIFY, SYMBOL, TERMINATOR, OpInfo

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.ir.attributes import Location


def decided_alone(info: OpInfo) -> bool:
    """Whether an op without regions and successors is good follows from its types and attributes alone."""
    if info.traits & (TERMINATOR | SYMBOL | BRANCH) or info.parents or info.verify_symbols is not None:
        return False
    return info.verify is None or info.traits & LOCAL_VERIFY != 0


def is_good(op: Operation, context: Context) -> bool:
    """Checks the op itself; what is wrong with it is for the verifier to say in its turn."""
    handler = context.handler
    describe = context.describe
    count = context.error_count
    context.handler = _say_nothing
    context.describe = None
    try:
        OpVerifier(context).check_op(op)
    except Failure:
        return False
    finally:
        context.handler = handler
        context.describe = describe
        context.error_count = count
    return True


def _say_nothing(severity: str, message: str, location: Location, notes: Sequence[tuple[str, Location]]) -> None:
    """Receives diagnostics that are to be reported later."""

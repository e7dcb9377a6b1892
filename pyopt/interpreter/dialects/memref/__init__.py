"""memref: buffers, views of them, and access to their elements."""

from __future__ import annotations

from pyopt.interpreter.dialects.memref.access import ACCESS
from pyopt.interpreter.dialects.memref.buffers import BUFFERS
from pyopt.interpreter.dialects.memref.transfers import TRANSFERS
from pyopt.interpreter.dialects.memref.views import VIEWS
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator

EVALUATORS: Final[dict[str, Evaluator]] = {**ACCESS, **BUFFERS, **TRANSFERS, **VIEWS}

"""memref: buffers, views of them, and access to their elements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pyopt.interpreter.dialects.memref.access import ACCESS
from pyopt.interpreter.dialects.memref.buffers import BUFFERS
from pyopt.interpreter.dialects.memref.transfers import TRANSFERS
from pyopt.interpreter.dialects.memref.views import VIEWS

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator

EVALUATORS: Final[dict[str, Evaluator]] = {**ACCESS, **BUFFERS, **TRANSFERS, **VIEWS}

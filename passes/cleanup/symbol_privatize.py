"""symbol-privatize: the symbols directly inside an op become private, but for those in `exclude`.

func.func @helper() {...}  ->  func.func private @helper() {...}
"""

from __future__ import annotations

from pyopt.ir.attributes import StringAttr
from pyopt.ir.core import Operation
from pyopt.ir.symbols import VISIBILITY, is_symbol, symbol_name
from pyopt.light import Final
from pyopt.pipeline.options import TextListOption
from pyopt.pipeline.passes import PassContext, make_pass

EXCLUDE: Final = TextListOption("exclude", "Symbols to leave as they are, separated by commas")


def run(op: Operation, pass_context: PassContext) -> bool:
    """Sets the visibility of the symbols in the first region of `op`."""
    excluded = set(EXCLUDE.of(pass_context.options))
    private = StringAttr.get("private")
    for region in op.regions[:1]:
        for block in region:
            for symbol in block:
                if is_symbol(symbol) and symbol_name(symbol) not in excluded:
                    symbol.set_attribute(VISIBILITY, private)
    return True


PASS = make_pass("symbol-privatize", run, (EXCLUDE,))

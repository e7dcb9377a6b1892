"""linalg-morph-ops: linalg ops in another form, as the options say.

    // generic-to-named, and back: named-to-generic
    linalg.generic { exp } ins(%a) outs(%b)          ->    linalg.exp ins(%a) outs(%b)

    // named-to-category
    linalg.exp ins(%a) outs(%b)                      ->    linalg.elementwise kind=exp ins(%a) outs(%b)

    // category-to-generic
    linalg.elementwise kind=exp ins(%a) outs(%b)     ->    linalg.generic { exp } ins(%a) outs(%b)

The ops that generic-to-named knows are in `naming.py`.

As in the reference, each of the two options that generalize does so with all ops.
"""

from __future__ import annotations

from pyopt.dialects.linalg.enums import ELEMENTWISE_KIND
from pyopt.dialects.linalg.structure import indexing_maps, inputs
from pyopt.dialects.linalg.table import ELEMENTWISE
from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.attributes import ArrayAttr, Attribute
from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.passes.canonicalize.named_ops import create_named
from pyopt.passes.lowering import linalg_generalize
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.structured import naming
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

CATEGORY_TO_GENERIC: Final = FlagOption(
    "category-to-generic", False, "Turn ops of a category, as linalg.elementwise, into linalg.generic"
)
GENERIC_TO_NAMED: Final = FlagOption("generic-to-named", False, "Turn linalg.generic into named ops that do the same")
NAMED_TO_CATEGORY: Final = FlagOption(
    "named-to-category", False, "Turn named ops into ops of a category, as linalg.elementwise"
)
NAMED_TO_GENERIC: Final = FlagOption("named-to-generic", False, "Turn named ops into linalg.generic")


_NAMES: Final = [row.partition(":")[0] for row, _ in ELEMENTWISE]
_FUNCTIONS: Final = {"linalg." + name: name for name in _NAMES if name in ELEMENTWISE_KIND.by_keyword}
"""The functions of elementwise ops that are called as the ops are."""


def to_elementwise(op: Operation, rewriter: Rewriter) -> bool:
    """linalg.exp -> linalg.elementwise kind=exp"""
    attributes: dict[str, Attribute] = {
        "kind": ELEMENTWISE_KIND.get(_FUNCTIONS[op.info.name]),
        "indexing_maps": ArrayAttr.get(tuple([AffineMapAttr.get(map) for map in indexing_maps(op)])),
    }
    new = create_named("linalg.elementwise", inputs(op), op.operands[-1], rewriter, attributes)
    rewriter.replace(op, new.results)
    return True


_TO_CATEGORY: Final[tuple[Rule, ...]] = (Rule(" ".join(_FUNCTIONS), to_elementwise),)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Rewrites what is inside `op`."""
    options = pass_context.options
    generalizes = NAMED_TO_GENERIC.of(options) or CATEGORY_TO_GENERIC.of(options)
    if generalizes and GENERIC_TO_NAMED.of(options):
        pass_context.error("generic-to-named takes back what named-to-generic and category-to-generic do", op)
        return False
    rules: list[Rule] = []
    if NAMED_TO_CATEGORY.of(options):
        rules += _TO_CATEGORY
    if generalizes:
        rules += linalg_generalize.RULES
    if GENERIC_TO_NAMED.of(options):
        rules += naming.RULES
    return rewrite(op, pass_context, rules)


PASS = make_pass(
    "linalg-morph-ops",
    run,
    (CATEGORY_TO_GENERIC, GENERIC_TO_NAMED, NAMED_TO_CATEGORY, NAMED_TO_GENERIC),
    class_name="LinalgMorphOpsPass",
    apart=True,
)

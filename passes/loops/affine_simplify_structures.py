"""Simpler maps and sets in all attributes of a function, and simpler affine.apply, affine.for and affine.if.

    affine.load %m[%i + %i - %i, %i * 4 mod 4]     ->     affine.load %m[%i, 0]
    "any.op"() {map = (d0) -> (d0 + d0)}           ->     "any.op"() {map = (d0) -> (d0 * 2)}

Other ops stay as they are, also dead ones.
"""

from __future__ import annotations

from pyopt.ir.affine import AffineMapAttr, IntegerSetAttr
from pyopt.ir.affine_flatten import simplify_affine_map
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import OpInfo
from pyopt.light import Final
from pyopt.passes.canonicalize import CanonicalRules
from pyopt.passes.canonicalize.folds import folds_in_place
from pyopt.passes.loops.integer_sets import simplify_set
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rules import Rule
from pyopt.rewrite.selected import apply_to_ops

SIMPLIFIED: Final = ("affine.apply", "affine.for", "affine.if")


def simplified(attribute: Attribute) -> Attribute:
    """A map or a set in its simplest form; anything else as it is."""
    if isinstance(attribute, AffineMapAttr):
        return AffineMapAttr.get(simplify_affine_map(attribute.value))
    if isinstance(attribute, IntegerSetAttr):
        return IntegerSetAttr.get(simplify_set(attribute.value))
    return attribute


def run(op: Operation, pass_context: PassContext) -> bool:
    """Works on the attributes of everything in `op`, then on the affine ops."""
    changed = False
    found: list[Operation] = []
    known: dict[Attribute, Attribute] = {}
    for one in op.walk_postorder():
        for name, attribute in one.attributes.items():
            new = known.get(attribute)
            if new is None:
                new = known[attribute] = simplified(attribute)
            if new is not attribute:
                one.set_attribute(name, new)
                changed = True
        if one.info.name in SIMPLIFIED:
            found.append(one)
    if found:
        rules = CanonicalRules(pass_context.context)

        def rules_of(info: OpInfo) -> tuple[Rule, ...]:
            """The rules rooted at one of the three; others are folded only, where those make them."""
            return rules.rules_of(info) if info.name in SIMPLIFIED else folds_in_place(info)

        changed = apply_to_ops(found, op.regions[0], pass_context.context, rules_of) or changed
    return changed


PASS = make_pass(
    "affine-simplify-structures", run, anchor="func.func", class_name="SimplifyAffineStructures", apart=True
)

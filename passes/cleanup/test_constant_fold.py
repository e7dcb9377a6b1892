"""test-constant-fold: folds each op once, the last first, and erases constants that are left without uses.

    %c1 = arith.constant 1 : i32                 %c1 = arith.constant 1 : i32
    %0 = arith.addi %c1, %c1 : i32        ->     %c2 = arith.constant 2 : i32
    %1 = arith.addi %0, %c1 : i32                %0 = arith.addi %c2, %c1 : i32

Users come before what they use, so that constants that are made meanwhile fold no further. Tests of folds use it:
no rule is tried, nothing else that is dead is erased, and constants stand once, at the front of the isolated op around.
"""

from __future__ import annotations

from pyopt.ir.core import Value
from pyopt.ir.opinfo import CONSTANT_LIKE
from pyopt.passes.canonicalize.folds import folds_in_place
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.folding import constant_of, constant_value, constants_to_the_right, fold_by_traits
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.unique_constants import UniqueConstants
from pyopt.rewrite.walks import walk_postorder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.ir.attributes import Attribute
    from pyopt.ir.core import Operation


def folded(op: Operation, constants: list[Attribute | None]) -> Sequence[Attribute | Value] | None:
    """What the results of an op are by its fold or its traits; None if nothing is known of them."""
    if op.info.traits & CONSTANT_LIKE:
        value = constant_value(op)
        return None if value is None else [value]
    fold = op.info.fold_function()
    found = None if fold is None else fold(op, constants)
    if found is None:
        value_by_traits = fold_by_traits(op)
        return None if value_by_traits is None else [value_by_traits]
    results = found if isinstance(found, list) else [found]
    return None if any(one is result for one, result in zip(results, op.results, strict=False)) else results


def change_in_place(op: Operation, constants: list[Attribute | None], rewriter: Rewriter) -> bool:
    """The folds that change operands or attributes."""
    for rule in folds_in_place(op.info):
        rewriter.insert_before(op)
        rewriter.loc = op.loc
        if rule.apply(op, rewriter):
            return True
    reordered = constants_to_the_right(op, constants)
    if reordered is None:
        return False
    rewriter.set_operands(op, reordered)
    return True


def values_of(op: Operation, parts: Sequence[Attribute | Value], made: UniqueConstants) -> list[Value] | None:
    """Constants are taken, or made, for attributes; None if one cannot be made."""
    block = op.block
    dialect = op.info.name.partition(".")[0]
    values: list[Value] = []
    if block is None:
        return None
    for part, result in zip(parts, op.results, strict=False):
        if isinstance(part, Value):
            values.append(part)
            continue
        value = made.get(block, dialect, part, result.type)
        if value is None or value.op is None:
            return None
        constant = value.op
        if constant.block is block and block.first is not None and block.first is not constant:
            # It must be before the op, which may stand anywhere in the block.
            constant.detach()
            constant.insert_before(block.first)
        values.append(value)
    return values


def run(op: Operation, pass_context: PassContext) -> bool:
    """Folds everything inside `op`."""
    rewriter = Rewriter(pass_context.context)
    made = UniqueConstants(pass_context.context)
    changed = False
    gone: set[Operation] = set()
    for one in reversed(list(walk_postorder(op.regions))):
        if one in gone:
            continue
        constants = [constant_of(value) for value in one.operands]
        parts = folded(one, constants)
        values = None if not parts else values_of(one, parts, made)
        if values is not None:
            gone.update(one.walk())
            rewriter.replace(one, values)
            changed = True
        elif not one.info.traits & CONSTANT_LIKE and change_in_place(one, constants, rewriter):
            changed = True
    for known in made.known.values():
        for constant in dict.fromkeys(known.values()):
            if not constant.results[0].uses:
                rewriter.erase(constant)
    return changed


PASS = make_pass("test-constant-fold", run, class_name="TestConstantFold")

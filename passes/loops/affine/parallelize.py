"""affine-parallelize: affine loops whose iterations need nothing of one another become affine.parallel.

    affine.for %i = 0 to %n {                        affine.parallel (%i) = (0) to (symbol(%n)) {
      affine.store %x, %m[%i]                  ->      affine.store %x, %m[%i]
    }                                                }

    %r = affine.for %i = 0 to %n                     %0 = affine.parallel (%i) = (0) to (symbol(%n))
        iter_args(%s = %init) -> (i32) {                 reduce ("addi") -> (i32) {
      %1 = affine.load %m[%i]                          %1 = affine.load %m[%i]
      %2 = arith.addi %s, %1                   ->      affine.yield %1
      affine.yield %2                                }
    }                                                %r = arith.addi %init, %0

The second one is for `parallel-reductions`. Loops with effects on memory other than those of affine loads and stores
and of allocations stay, and memrefs that may be the same memory are taken to be. Of floats only what may be reordered
is: products with `reassoc`, sums with `nsz`, too, as a reduction begins with +0. The op that moves behind the loop
loses flags that hold for its numbers in one order only. The reference asks for none of the latter; `reference-exact`
does not, either.
"""

from __future__ import annotations

from pyopt.analysis.effects import is_memory_effect_free, own_effects, value_effects
from pyopt.dialects.affine.validity import step_of
from pyopt.dialects.affine.verify import is_reduced
from pyopt.dialects.arith.enums import FASTMATH, OVERFLOW
from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.attributes import ArrayAttr, Attribute, EnumAttr, IntegerAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.opinfo import AFFINE_SCOPE, ALLOCATES
from pyopt.ir.reductions import ATOMIC_RMW_KIND, atomic_kind
from pyopt.ir.signature import operand_group
from pyopt.ir.types import I32, I64, FloatType, MemRefType, TensorType
from pyopt.light import Final, final
from pyopt.passes.loops.affine.dependences import LOADS, STORES, NestAccesses
from pyopt.passes.loops.affine.loops import lower_bound, upper_bound
from pyopt.pipeline.options import UINT32, FlagOption, IntegerOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

MAX_NESTED: Final = IntegerOption("max-nested", 2**32 - 1, "How many parallel loops may be inside one another", UINT32)
PARALLEL_REDUCTIONS: Final = FlagOption("parallel-reductions", False, "Convert loops that combine numbers, too")
REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Convert what mlir-opt does, also where the result then depends on the order"
)
_HARMLESS: Final = (*LOADS, *STORES, "affine.for", "affine.if", "affine.yield")
_REASSOC: Final = 1 << 0
_NNAN_NINF: Final = 1 << 1 | 1 << 2
_NSZ: Final = 1 << 3


@final
class Reduction:
    """An op that combines what a loop carries with one number in each iteration."""

    __slots__ = ("kind", "number", "op")

    def __init__(self, kind: str, op: Operation, number: Value) -> None:
        self.kind = kind
        self.op = op
        self.number = number


def reductions_of(loop: Operation, exact: bool) -> list[Reduction] | None:
    """What the loop does with the values that it carries, if all of them are reductions."""
    found: list[Reduction] = []
    body = loop.regions[0].entry()
    for carried, given in zip(body.arguments[1:], body.terminator().operands, strict=True):
        op = given.op
        if op is None or op.block is not body or not op.info.combines or len(op.operands) != 2:
            return None
        if _use_count(carried) != 1 or _use_count(given) != 1 or carried not in op.operands:
            return None
        number = op.operands[1 if op.operands[0] is carried else 0]
        kind = atomic_kind(op.info.combines, isinstance(carried.type, FloatType))
        if not is_reduced(kind, carried.type) or not (exact or may_reorder(op)):
            return None
        found.append(Reduction(kind, op, number))
    return found


def _use_count(value: Value) -> int:
    return sum([list(user.operands).count(value) for user in set(value.uses)])


def may_reorder(op: Operation) -> bool:
    """The numbers that ops like this one combine may come in any order, behind the neutral one."""
    needed = {"arith.addf": _REASSOC | _NSZ, "arith.mulf": _REASSOC}.get(op.info.name, 0)
    flags = op.attributes.get("fastmath")
    return needed == 0 or (isinstance(flags, EnumAttr) and flags.value & needed == needed)


def has_other_effects(loop: Operation) -> bool:
    """Something in the loop has effects on memory that are not those of affine ops or of one allocation."""
    return any(
        op.info.name not in _HARMLESS and not _only_allocates(op) and not is_memory_effect_free(op)
        for op in loop.walk()
    )


def _only_allocates(op: Operation) -> bool:
    named = value_effects(op)
    return (len(named) == 1 and named[0][0] == ALLOCATES) or (not named and own_effects(op) == ALLOCATES)


def is_independent(loop: Operation, exact: bool) -> bool:
    """No iteration touches an element that another one writes."""
    if any(isinstance(result.type, MemRefType) for result in loop.results):
        return False
    if has_other_effects(loop):
        return False
    accesses = NestAccesses(loop, exact)
    if accesses.unknown and not exact:
        return False
    for one, other in accesses.conflicts(loop):
        if exact and one.memref is not other.memref:
            continue
        relation = accesses.relation(one, other)
        if relation.is_possible([relation.distance(loop, 1, 1)]):
            return False
    return True


def candidates(scope: Operation, reduces: bool, exact: bool) -> list[tuple[Operation, list[Reduction]]]:
    """The loops that can be parallel, from outside inwards."""
    found: list[tuple[Operation, list[Reduction]]] = []
    for op in scope.walk():
        if op.info.name != "affine.for" or (step_of(op) <= 0 and not exact) or (op.results and not reduces):
            continue
        reductions = reductions_of(op, exact)
        if reductions is not None and is_independent(op, exact):
            found.append((op, reductions))
    return found


def depth_of(loop: Operation) -> int:
    """How many affine.parallel are around the loop."""
    depth = 0
    around = loop.parent_op()
    while around is not None and not around.info.traits & AFFINE_SCOPE:
        depth += around.info.name == "affine.parallel"
        around = around.parent_op()
    return depth


def parallelize(loop: Operation, reductions: list[Reduction], rewriter: Rewriter, exact: bool) -> None:
    """Puts an affine.parallel in the place of the loop."""
    rewriter.start_at(loop)
    inits = operand_group(loop, "inits")
    operands: list[Value] = []
    attributes: dict[str, Attribute] = {
        "reductions": ArrayAttr.get(tuple([ATOMIC_RMW_KIND.by_keyword[one.kind] for one in reductions])),
        "steps": ArrayAttr.get((IntegerAttr.get(step_of(loop), I64),)),
    }
    for name, (map, values) in (("lowerBounds", lower_bound(loop)), ("upperBounds", upper_bound(loop))):
        operands += values
        attributes[name + "Map"] = AffineMapAttr.get(map)
        size = IntegerAttr.get(len(map.results), I32)
        attributes[name + "Groups"] = DenseElementsAttr.from_attributes(TensorType.get((1,), I32), [size])
    types = [result.type for result in loop.results]
    new = rewriter.create("affine.parallel", operands, types, attributes, [Region()])
    rewriter.move_region(loop.regions[0], new.regions[0])
    body = new.regions[0].entry()
    rewriter.set_operands(body.terminator(), [one.number for one in reductions])
    for reduction, init, old, result in zip(reductions, inits, loop.results, new.results, strict=True):
        op = reduction.op
        rewriter.move_before(op, loop)
        rewriter.set_operands(op, [init, result])
        if not exact:
            drop_promises(op, rewriter)
        rewriter.replace_uses(old, op.results[0])
    body.erase_arguments([False, *[True] * len(reductions)])
    rewriter.erase(loop)


def drop_promises(op: Operation, rewriter: Rewriter) -> None:
    """Takes flags from an op that say of its numbers what need not hold in another order."""
    if "overflowFlags" in op.attributes:
        rewriter.set_attribute(op, "overflowFlags", OVERFLOW.get(0))
    flags = op.attributes.get("fastmath")
    if isinstance(flags, EnumAttr):
        rewriter.set_attribute(op, "fastmath", FASTMATH.get(flags.value & ~_NNAN_NINF))


def run(op: Operation, pass_context: PassContext) -> bool:
    """Makes the loops of a function parallel."""
    options = pass_context.options
    exact = REFERENCE_EXACT.of(options)
    most = MAX_NESTED.of(options)
    rewriter = Rewriter(pass_context.context)
    changed = False
    for loop, reductions in candidates(op, PARALLEL_REDUCTIONS.of(options), exact):
        if depth_of(loop) < most:
            parallelize(loop, reductions, rewriter, exact)
            changed = True
    return changed


PASS = make_pass(
    "affine-parallelize",
    run,
    (MAX_NESTED, PARALLEL_REDUCTIONS, REFERENCE_EXACT),
    anchor="func.func",
    class_name="AffineParallelize",
    apart=True,
)

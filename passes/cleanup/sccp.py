"""Sparse conditional constant propagation: values that are constant on every path that is ever taken.

    %true = arith.constant true                      %true = arith.constant true
    %0 = scf.if %true -> (i32) {                     %0 = scf.if %true -> (i32) {
      scf.yield %c1 : i32                              scf.yield %c1 : i32
    } else {                                 ->      } else {
      scf.yield %x : i32                               scf.yield %x : i32
    }                                                }
    %1 = arith.addi %0, %c1 : i32                    use(%c2_i32)
    use(%1)

Constants go along branches, through regions, into functions that only calls name, and from their returns back. What
became constant is replaced, and erased if nothing else needs it; control flow stays as it is. The algorithm is that
of Wegman and Zadeck, "Constant Propagation with Conditional Branches" (1991).
"""

from __future__ import annotations

from pyopt.analysis.dataflow.dead_code import DeadCode
from pyopt.analysis.dataflow.forward import ForwardAnalysis
from pyopt.analysis.dataflow.solver import Solver
from pyopt.analysis.effects import would_be_trivially_dead
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.opinfo import CONSTANT_LIKE, IDEMPOTENT, INVOLUTION, load
from pyopt.light import TYPE_CHECKING, Callable, Final, Mapping, Sequence, final
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.folding import constant_value, fold_by_traits
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.unique_constants import UniqueConstants

if TYPE_CHECKING:
    from pyopt.ir.opinfo import FoldResult


_IN_PLACE: Final = ("memref.cast", "memref.extract_strided_metadata", "vector.extract", "vector.insert")
"""The ops that `fold_in_place` is about: a quirk of the reference's analysis, not a fact about the ops."""
_LOOKED_THROUGH: Final[Mapping[str, str]] = {
    "arith.extsi": "pyopt.passes.canonicalize.arith.folds:extended_before",
    "arith.extui": "pyopt.passes.canonicalize.arith.folds:extended_before",
    "arith.truncf": "pyopt.passes.canonicalize.arith.folds:unchanged_before_rounding",
    "arith.trunci": "pyopt.passes.canonicalize.arith.folds:wider_than_result",
    "vector.bitcast": "pyopt.passes.canonicalize.vector.folds:bits_before",
    "vector.broadcast": "pyopt.passes.canonicalize.vector.folds:repeated_alike",
    "vector.insert": "pyopt.passes.canonicalize.vector.folds:inserted_before",
    "vector.shape_cast": "pyopt.passes.canonicalize.vector.folds:elements_in_order_before",
}
"""Functions (op) -> the op in front of it, or its operand, that canonicalization takes out, by rules of its dialect.

The reference's folders do that before they look at constants. As its analysis undoes what changes an op, the result
counts as unknown: another quirk of that analysis.
"""


@final
class ConstantPropagation(ForwardAnalysis):
    """The constant of each value, which is kept with the reachability of blocks, and the dialect that makes it."""

    __slots__ = ("constants", "dialects")

    def __init__(self, solver: Solver, dead_code: DeadCode) -> None:
        super().__init__(solver, dead_code)
        self.constants = dead_code.constants
        self.dialects: dict[Value, str] = {}

    def set_constant(self, value: Value, constant: Attribute | None, dialect: str) -> None:
        """`value` may be `constant`, or anything if that is None."""
        if self.dead_code.set_constant(value, constant):
            self.dialects[value] = dialect
            self.changed(value)

    def set_unknown(self, value: Value) -> None:
        self.set_constant(value, None, "")

    def join(self, target: Value, source: Value) -> None:
        if source in self.constants:
            # What another analysis found has no dialect.
            self.set_constant(target, self.constants[source], self.dialects.get(source, ""))

    def transfer(self, op: Operation) -> None:
        """Folds the op with the constants that its operands are known to be."""
        constants = self.constants
        results = op.results
        known: list[Attribute | None] = []
        for operand in op.operands:
            if operand not in constants:
                # Ops with regions are not folded, whatever their operands are.
                if op.regions:
                    break
                return
            known.append(constants[operand])
        info = op.info
        folded: FoldResult = None
        if op.regions:
            pass
        elif info.traits & CONSTANT_LIKE:
            folded = constant_value(op)
        else:
            fold = info.fold_function()
            folded = None if fold is None else fold(op, known)
            if folded is None and info.traits & (IDEMPOTENT | INVOLUTION):
                folded = fold_by_traits(op)
            if folded is not None and looks_through(op, folded):
                folded = None
        parts: Sequence[Attribute | Value | None] = folded if isinstance(folded, list) else [folded]
        if len(parts) != len(results):
            parts = [None] * len(results)
        dialect = info.name.partition(".")[0]
        for result, part in zip(results, parts, strict=True):
            if not isinstance(part, Value):
                self.set_constant(result, part, dialect)
            elif part is not result:
                self.join(result, part)
            else:
                self.set_unknown(result)


@final
class Replacer:
    """Puts constants in the place of the values that are known to be constant."""

    __slots__ = ("changed", "constants", "made")

    def __init__(self, constants: ConstantPropagation, made: UniqueConstants) -> None:
        self.constants = constants
        self.made = made
        self.changed = False

    def replace(self, value: Value, block: Block) -> bool:
        """Whether `value` has no users left, since a constant stands in its place."""
        constant = self.constants.constants.get(value)
        if constant is None:
            return False
        other = self.made.get(block, self.constants.dialects[value], constant, value.type)
        if other is None:
            return False
        value.replace_all_uses_with(other)
        self.changed = True
        return True

    def run(self, regions: list[Region]) -> None:
        """All that is in the regions, an op's regions before the blocks behind the op's."""
        stack = [block for region in regions for block in reversed(list(region))]
        while stack:
            block = stack.pop()
            for op in block:
                replaced = [self.replace(result, block) for result in op.results]
                if replaced and False not in replaced and would_be_trivially_dead(op):
                    op.erase()
                    continue
                for region in op.regions:
                    stack.extend(reversed(list(region)))
            for argument in block.arguments:
                self.replace(argument, block)


def looks_through(op: Operation, folded: FoldResult) -> bool:
    """Whether the reference's folder changes `op` before it finds `folded`; that the op does nothing it sees first."""
    path = _LOOKED_THROUGH.get(op.info.name)
    if path is None or folded is op.operands[0]:
        return False
    taken_out: Callable[[Operation], Operation | Value | None] = load(path)
    return taken_out(op) is not None


def place_in_vector(op: Operation, constants: Mapping[Value, Attribute | None], rewriter: Rewriter) -> bool:
    """Constant positions of an extract or insert that folds become numbers, unless poison is extracted."""
    from pyopt.dialects.vector.folds import is_poison
    from pyopt.passes.canonicalize.vector.folds import with_known_positions

    def number(value: int | Value) -> int | None:
        if isinstance(value, int):
            return value
        constant = constants.get(value)
        return constant.value if isinstance(constant, IntegerAttr) else None

    known = [constants.get(value) for value in op.operands]
    fold = op.info.fold_function()
    if fold is None or is_poison(known[0]) or fold(op, known) is None:
        return False
    return with_known_positions(op, rewriter, number)


def fold_in_place(root: Operation, dead_code: DeadCode, context: Context) -> bool:
    """Makes the in-place changes of the reference's folders, which all of its constant propagation passes trigger.

    memref.extract_strided_metadata gives the numbers that its type tells, in front of it, two memref.casts to a type
    and back again look through each other, and what is extracted or inserted at constant positions has them as numbers
    if it folds.
    """
    named = [op for op in root.walk() if op.info.name in _IN_PLACE and dead_code.is_live(op)]
    found = [op for op in named if not looks_through(op, None)]
    if not found:
        return False
    from pyopt.dialects.memref.folds import cast_origin
    from pyopt.passes.canonicalize.memref.folds import cast_of_cast, known_metadata

    rewriter = Rewriter(context)
    changed = False
    for op in found:
        rewriter.insert_before(op)
        rewriter.loc = op.loc
        name = op.info.name
        if name in ("vector.extract", "vector.insert"):
            changed = place_in_vector(op, dead_code.constants, rewriter) or changed
            continue
        if name != "memref.cast":
            changed = known_metadata(op, rewriter) or changed
            continue
        origin = cast_origin(op)
        if origin is not None and origin.type is op.results[0].type:
            changed = cast_of_cast(op, rewriter) or changed
    return changed


def run(op: Operation, pass_context: PassContext) -> bool:
    """Finds and replaces the constants inside `op`."""
    solver = Solver()
    dead_code = DeadCode(solver)
    constants = ConstantPropagation(solver, dead_code)
    solver.run(op)
    folded = fold_in_place(op, dead_code, pass_context.context)
    replacer = Replacer(constants, UniqueConstants(pass_context.context))
    replacer.run(op.regions)
    return replacer.changed or folded


PASS = make_pass("sccp", run, class_name="SCCP")

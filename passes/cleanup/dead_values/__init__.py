"""remove-dead-values: what no effect and no result of a public function depends on, across calls, regions and branches.

    func.func private @f(%x: i32, %y: i32) -> (i32, i32) {      func.func private @f(%x: i32) -> i32 {
      %0 = arith.addi %x, %x : i32                                %0 = arith.addi %x, %x : i32
      return %0, %y : i32, i32                              ->    return %0 : i32
    }                                                           }
    %0:2 = call @f(%a, %b) : (i32, i32) -> (i32, i32)           %0 = call @f(%a) : (i32) -> i32
    use(%0#0)                                                   use(%0)

Arguments and results of private functions go, arguments of blocks, and ops without effects. What is never executed
needs no values: ops that would use one go, whatever their effects are. Region branches keep their shape: what they
forward in vain is ub.poison, until the rules of canonicalization that apply to them make them smaller.
"""

from __future__ import annotations

from pyopt.analysis.branches import erase_successor_operands, successor_operands
from pyopt.analysis.dataflow.dead_code import DeadCode
from pyopt.analysis.dataflow.liveness import Liveness
from pyopt.analysis.dataflow.solver import Solver
from pyopt.analysis.region_branches import PARALLEL_LOOPS
from pyopt.analysis.region_flow import RegionFlow
from pyopt.dialects.ub import POISON
from pyopt.ir.attributes import function_type_of
from pyopt.ir.core import Block, BlockArgument, Operation, Region, Value
from pyopt.ir.opinfo import BRANCH, CALL, CALLABLE, REGION_BRANCH, RETURN_LIKE, SYMBOL, TERMINATOR
from pyopt.ir.symbols import SymbolTables, op_references, visibility
from pyopt.light import Final, Sequence, final
from pyopt.passes.canonicalize import CanonicalRules
from pyopt.passes.cleanup.dead_values.signatures import erase_argument_attributes, erase_operands, erase_results
from pyopt.passes.cleanup.sccp import ConstantPropagation, fold_in_place
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.selected import apply_from_ops

CANONICALIZE: Final = FlagOption("canonicalize", True, "Canonicalize ops that forward values between their regions")


@final
class Cleaner:
    """A run: first everything is decided, then done.

    `dead` ops go; `operands`, `results` and `arguments` hold the flags of what is to go of others; `poisoned` has the
    numbers of operands that become poison, `unreachable` the branches that nothing decides.
    """

    __slots__ = ("arguments", "dead", "flows", "liveness", "operands", "poisoned", "results", "rewriter", "unreachable")

    def __init__(self, liveness: Liveness, rewriter: Rewriter) -> None:
        self.liveness = liveness
        self.rewriter = rewriter
        self.dead: dict[Operation, None] = {}
        self.flows: dict[Operation, RegionFlow] = {}
        self.operands: dict[Operation, list[bool]] = {}
        self.results: dict[Operation, list[bool]] = {}
        self.arguments: dict[Block, list[bool]] = {}
        self.poisoned: dict[Operation, list[int]] = {}
        self.unreachable: dict[Operation, None] = {}

    # Deciding.

    def decide(self, ops: list[Operation]) -> None:
        liveness = self.liveness
        live = liveness.live
        calls = self._calls(ops)
        for op in ops:
            traits = op.info.traits
            if traits & CALLABLE and traits & SYMBOL:
                self._decide_function(op, calls.get(op, []))
            elif traits & BRANCH:
                handed = sum([len(successor_operands(op, number)) for number in range(len(op.successors))])
                if any(operand not in live for operand in op.operands[: len(op.operands) - handed]):
                    self.unreachable[op] = None
            elif traits & (TERMINATOR | CALL):
                continue
            elif liveness.is_free(op) and not liveness.any_live(op.results):
                self.dead[op] = None
            elif traits & REGION_BRANCH:
                # Results of parallel loops belong to operands in a way that is not control flow.
                if op.info.name not in PARALLEL_LOOPS:
                    self._decide_region_branch(op)
            elif any(operand not in live and not self._is_counter(operand) for operand in op.operands):
                # It is never executed, or it would need them.
                self.dead[op] = None
        for op in ops:
            for region in op.regions:
                if region.first is not region.last:
                    self._decide_blocks(region)

    def _is_counter(self, value: Value) -> bool:
        """A region branch makes the value for a region that is executed: nothing is forwarded there."""
        if not isinstance(value, BlockArgument):
            return False
        region = value.block.region
        branch = None if region is None else region.parent
        if branch is None or region is None or region.first is not value.block:
            return False
        if not branch.info.traits & REGION_BRANCH or value.block not in self.liveness.dead_code.live:
            return False
        flow = self.flows.get(branch)
        if flow is None:
            flow = self.flows[branch] = RegionFlow(branch)
        return value not in flow.comes_from

    def _calls(self, ops: list[Operation]) -> dict[Operation, list[Operation] | None]:
        """The calls of each function; None for one that something else refers to."""
        tables = SymbolTables()
        found: dict[Operation, list[Operation] | None] = {}
        for op in ops:
            if not op.attributes and op.properties is None:
                continue
            for reference in op_references(op):
                function = tables.lookup(op, reference.path)
                if function is None:
                    continue
                known = found.setdefault(function, [])
                if not op.info.traits & CALL:
                    found[function] = None
                elif known is not None:
                    known.append(op)
        return found

    def _decide_function(self, function: Operation, calls: list[Operation] | None) -> None:
        region = function.regions[0]
        entry = region.first
        type = function_type_of(function.attributes.get("function_type"))
        if visibility(function) == "public" or entry is None or calls is None or type is None:
            return
        live = self.liveness.live
        gone = [argument not in live for argument in entry.arguments]
        dropped = [not any(call.results[index] in live for call in calls) for index in range(len(type.results))]
        self.arguments[entry] = gone
        for call in calls:
            self.operands[call] = gone
            self.results[call] = dropped
        for block in region:
            if block.last is not None and block.last.info.traits & RETURN_LIKE:
                self.operands[block.last] = dropped
        self.results[function] = dropped

    def _decide_region_branch(self, op: Operation) -> None:
        """Marks forwarded operands to become poison that are dead, or reach dead inputs only."""
        live = self.liveness.live
        for (source, number), inputs in RegionFlow(op).becomes.items():
            if source.operands[number] not in live or not self.liveness.any_live(inputs):
                self.poisoned.setdefault(source, []).append(number)

    def _decide_blocks(self, region: Region) -> None:
        """Arguments that are not needed go if something handed to them is not needed either; else that is poison."""
        live = self.liveness.live
        handed: dict[Block, list[tuple[Operation, int]]] = {}
        fixed: set[Block] = set()
        for block in region:
            last = block.last
            if last is None or last in self.unreachable:
                continue
            for number, successor in enumerate(last.successors):
                handed.setdefault(successor, []).append((last, number))
                if not last.info.traits & BRANCH:
                    fixed.add(successor)
        erased: dict[Operation, dict[int, list[bool]]] = {}
        for block, edges in handed.items():
            if block in fixed or any(
                len(successor_operands(op, number)) != len(block.arguments) for op, number in edges
            ):
                continue
            given = [successor_operands(op, number) for op, number in edges]
            flags = [
                argument not in live and any(operands[argument.index] not in live for operands in given)
                for argument in block.arguments
            ]
            if True in flags:
                self.arguments[block] = flags
                for op, number in edges:
                    erased.setdefault(op, {})[number] = flags
        for op, numbers in erased.items():
            erase_successor_operands(op, numbers)

    # Doing.

    def apply(self) -> bool:
        """Carries out what was decided; whether anything changed."""
        changed = bool(self.dead or self.poisoned or self.unreachable)
        for op, numbers in self.poisoned.items():
            if op not in self.dead:
                self._poison(op, numbers)
        for op in self.unreachable:
            self.rewriter.replace_with_new(op, "ub.unreachable", [], [])
        for op, flags in self.operands.items():
            if op not in self.dead and True in flags:
                erase_operands(op, flags)
        for op in self.dead:
            op.drop_all_references()
        for op in self.dead:
            self._leave(op.results, [True] * len(op.results))
            op.detach()
        for block, flags in self.arguments.items():
            if True in flags and block.parent_op() not in self.dead:
                self._leave(block.arguments, flags)
                if block.region is not None and block is block.region.first:
                    erase_argument_attributes(block.parent_op(), flags)
                block.erase_arguments(flags)
                changed = True
        for op, flags in self.results.items():
            if True in flags and op not in self.dead and op.block is not None:
                self._leave(op.results, flags)
                erase_results(op, flags)
                changed = True
        return changed

    def _leave(self, values: Sequence[Value], flags: list[bool]) -> None:
        """Replaces the remaining uses of erased values by poison; these uses are never executed."""
        for value, gone in zip(values, flags, strict=False):
            for user in list(value.uses) if gone else ():
                self._poison(user, [number for number, operand in enumerate(user.operands) if operand is value])

    def _poison(self, op: Operation, numbers: list[int]) -> None:
        """Operands become poison."""
        rewriter = self.rewriter
        rewriter.insert_before(op)
        rewriter.loc = op.loc
        for number in numbers:
            poison = rewriter.constant(POISON, op.operands[number].type, "ub")
            op.set_operand(number, poison)


def canonicalize(root: Operation, pass_context: PassContext) -> bool:
    """Canonicalizes region branches, and what changes with them."""
    rules_of = CanonicalRules(pass_context.context).rules_of
    changed = False
    for region in root.regions:
        ops = [op for block in region for one in block for op in one.walk_postorder() if op.info.traits & REGION_BRANCH]
        changed = apply_from_ops(ops, region, pass_context.context, rules_of) or changed
    return changed


def run(op: Operation, pass_context: PassContext) -> bool:
    """Removes the dead values inside `op`."""
    solver = Solver()
    dead_code = DeadCode(solver)
    ConstantPropagation(solver, dead_code)
    solver.run(op)
    changed = fold_in_place(op, dead_code, pass_context.context)
    backward = Solver()
    liveness = Liveness(backward, dead_code)
    backward.run(op)
    cleaner = Cleaner(liveness, Rewriter(pass_context.context))
    cleaner.decide(op.walk_postorder())
    changed = cleaner.apply() or changed
    if CANONICALIZE.of(pass_context.options):
        changed = canonicalize(op, pass_context) or changed
    return changed


PASS = make_pass("remove-dead-values", run, (CANONICALIZE,), class_name="RemoveDeadValues")

"""remove-dead-values: what no effect and no result of a public function depends on, across calls and regions.

    func.func private @f(%x: i32, %y: i32) -> (i32, i32) {      func.func private @f(%x: i32) -> i32 {
      %0 = arith.addi %x, %x : i32                                %0 = arith.addi %x, %x : i32
      return %0, %y : i32, i32                            ->      return %0 : i32
    }                                                           }
    %0:2 = call @f(%a, %b) : (i32, i32) -> (i32, i32)           %0 = call @f(%a) : (i32) -> i32
    use(%0#0)                                                   use(%0)

Arguments and results of private functions go, and what region branches carry, and ops without effects. As in the
reference, a module with branches between blocks, or symbols other than functions, is rejected.
"""

from __future__ import annotations

from pyopt.analysis.dataflow.dead_code import DeadCode
from pyopt.analysis.dataflow.liveness import Liveness
from pyopt.analysis.dataflow.solver import Solver
from pyopt.analysis.region_branches import (
    Edge,
    entry_edges,
    entry_range,
    forwarded_range,
    is_region_terminator,
    possible_edges,
)
from pyopt.ir.attributes import ArrayAttr, TypeAttr, function_type_of
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.opinfo import BRANCH, CALL, CALLABLE, OPERAND_SEGMENTS, REGION_BRANCH, SYMBOL, TERMINATOR
from pyopt.ir.signature import segment_sizes, segments
from pyopt.ir.symbols import SymbolTables, is_symbol, op_references, visibility
from pyopt.ir.types import FunctionType
from pyopt.light import final
from pyopt.passes.cleanup.sccp import ConstantPropagation, fold_in_place
from pyopt.pipeline.passes import PassContext, make_pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

FIXED: Final = frozenset(("scf.forall", "scf.parallel"))
"""Region branches whose results belong to operands in a way that is not control flow: they stay whole or go whole."""


def is_acceptable(op: Operation) -> bool:
    """Functions and calls, no other symbols and users of symbols, and no branches between blocks."""
    info = op.info
    if info.traits & BRANCH or (is_symbol(op) and not info.traits & CALLABLE):
        return False
    return info.verify_symbols is None or info.traits & (CALL | CALLABLE) != 0 or info.name == "func.constant"


@final
class Cleaner:
    """A run: first everything is decided, then done. `operands` and `results` hold the flags of what is to go."""

    __slots__ = ("arguments", "dead", "liveness", "operands", "results")

    def __init__(self, liveness: Liveness) -> None:
        self.liveness = liveness
        self.dead: dict[Operation, None] = {}
        self.operands: dict[Operation, list[bool]] = {}
        self.results: dict[Operation, list[bool]] = {}
        self.arguments: dict[Region, list[bool]] = {}

    # Deciding.

    def decide(self, ops: list[Operation]) -> None:
        liveness = self.liveness
        calls = self._calls(ops)
        for op in ops:
            traits = op.info.traits
            if traits & CALLABLE and traits & SYMBOL:
                self._decide_function(op, calls.get(op, []))
            elif traits & (TERMINATOR | CALL):
                continue
            elif liveness.is_free(op) and not liveness.any_live(op.results):
                # Of what is never executed the values count as live, as in the reference.
                if not op.results or liveness.dead_code.is_live(op):
                    self.dead[op] = None
            elif traits & REGION_BRANCH and op.info.name not in FIXED and liveness.dead_code.is_live(op):
                self._decide_region_branch(op)

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
        last = None if region.last is None else region.last.last
        if last is None or len(last.operands) != len(type.results):
            return
        liveness = self.liveness
        gone = [not liveness.is_live(argument) for argument in entry.arguments]
        dropped = [
            not any(liveness.is_live(call.results[index]) for call in calls) for index in range(len(type.results))
        ]
        self.arguments[region] = gone
        for call in calls:
            self.operands[call] = gone
            self.results[call] = dropped
        for block in region:
            if block.last is not None and len(block.last.operands) == len(dropped):
                self.operands[block.last] = dropped
        self.results[function] = dropped

    def _decide_region_branch(self, op: Operation) -> None:
        """Keeps live results and arguments, what is handed on to something kept, and what that is handed on to."""
        liveness = self.liveness
        kept: set[Value] = {value for value in op.results if liveness.is_live(value)}
        sources: list[tuple[Operation, tuple[int, int], list[Edge]]] = [(op, entry_range(op), possible_edges(op, None))]
        for region in op.regions:
            for block in region:
                kept.update([argument for argument in block.arguments if argument in liveness.live])
                last = block.last
                if last is None or last.successors:
                    continue
                if not is_region_terminator(last):
                    return
                edges = possible_edges(op, region)
                sources.append((last, forwarded_range(last), edges))
        kept.update(self._never_reached(op, sources))
        # (operand number, value that it becomes) of each source; all that one operand becomes is kept or goes together.
        groups: dict[tuple[Operation, int], list[Value]] = {}
        inputs: set[Value] = set()
        for source, (start, end), edges in sources:
            for edge in edges:
                for number, value in zip(range(start, end), edge.inputs, strict=False):
                    groups.setdefault((source, number), []).append(value)
                    inputs.add(value)
        of_value: dict[Value, list[tuple[Operation, int]]] = {}
        for key, values in groups.items():
            for value in values:
                of_value.setdefault(value, []).append(key)
        work = list(kept)
        while work:
            for key in of_value.get(work.pop(), ()):
                for value in groups.get(key, ()):
                    if value not in kept:
                        kept.add(value)
                        work.append(value)
        for source, _, _ in sources:
            flags = [False] * len(source.operands)
            for number in range(len(flags)):
                values = groups.get((source, number), [])
                flags[number] = bool(values) and values[0] not in kept
            self.operands[source] = flags
        self.results[op] = [value not in kept and value in inputs for value in op.results]
        for region in op.regions:
            if region.first is not None:
                arguments = region.first.arguments
                self.arguments[region] = [value not in kept and value in inputs for value in arguments]

    def _never_reached(self, op: Operation, sources: list[tuple[Operation, tuple[int, int], list[Edge]]]) -> set[Value]:
        """Arguments in regions that are not executed, but for those that something executed might hand a value to."""
        dead_code = self.liveness.dead_code
        found: set[Value] = {
            argument
            for region in op.regions
            for block in region
            if block not in dead_code.live
            for argument in block.arguments
        }
        for source, _, edges in sources if found else ():
            if dead_code.is_live(source):
                for edge in entry_edges(op, (None,)) if source is op else edges:
                    found.difference_update(edge.inputs)
        return found

    # Doing.

    def apply(self) -> bool:
        """Carries out what was decided; whether anything changed."""
        changed = bool(self.dead)
        for op, flags in self.operands.items():
            if op not in self.dead and True in flags:
                erase_operands(op, flags)
                changed = True
        for op in self.dead:
            op.drop_all_references()
        for op in self.dead:
            op.detach()
        for region, flags in self.arguments.items():
            if True in flags and region.parent not in self.dead and region.first is not None:
                erase_argument_attributes(region.parent, flags)
                region.first.erase_arguments(flags)
                changed = True
        for op, flags in self.results.items():
            if True in flags and op not in self.dead and op.block is not None:
                erase_results(op, flags)
                changed = True
        return changed


def _without(values: list[Value], flags: list[bool]) -> list[Value]:
    return [value for value, gone in zip(values, flags, strict=True) if not gone]


def erase_operands(op: Operation, flags: list[bool]) -> None:
    """The op loses the operands whose flag is set; operandSegmentSizes follow."""
    sizes = segment_sizes(op, "operandSegmentSizes") if op.info.traits & OPERAND_SEGMENTS else None
    if sizes is not None:
        start = 0
        left: list[int] = []
        for size in sizes:
            left.append(flags[start : start + size].count(False))
            start += size
        op.set_attribute("operandSegmentSizes", segments(*left))
    op.set_operands(_without(op.operands, flags))


def erase_results(op: Operation, flags: list[bool]) -> None:
    """The op, or the function, loses the results whose flag is set."""
    type = function_type_of(op.attributes.get("function_type"))
    if op.info.traits & CALLABLE and type is not None:
        results = tuple([one for one, gone in zip(type.results, flags, strict=True) if not gone])
        op.set_attribute("function_type", TypeAttr.get(FunctionType.get(type.inputs, results)))
        drop_attributes(op, "res_attrs", flags)
        return
    op.results = [result for result, gone in zip(op.results, flags, strict=True) if not gone]
    for index, result in enumerate(op.results):
        result.index = index


def erase_argument_attributes(op: Operation | None, flags: list[bool]) -> None:
    """The type of a function, and the attributes of its arguments, without those whose flag is set."""
    if op is None or not op.info.traits & CALLABLE:
        return
    type = function_type_of(op.attributes.get("function_type"))
    if type is not None:
        inputs = tuple([one for one, gone in zip(type.inputs, flags, strict=True) if not gone])
        op.set_attribute("function_type", TypeAttr.get(FunctionType.get(inputs, type.results)))
        drop_attributes(op, "arg_attrs", flags)


def drop_attributes(op: Operation, name: str, flags: list[bool]) -> None:
    attribute = op.attributes.get(name)
    if isinstance(attribute, ArrayAttr):
        left = tuple([one for one, gone in zip(attribute.elements, flags, strict=True) if not gone])
        if left:
            op.set_attribute(name, ArrayAttr.get(left))
        else:
            op.remove_attribute(name)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Removes the dead values inside `op`."""
    ops = op.walk_postorder()
    for one in ops:
        if not is_acceptable(one):
            pass_context.error(
                "cannot optimize an IR with non-function symbol ops, non-call symbol user ops or branch ops\n", one
            )
            # As in the reference, that is no failure of the pass.
            pass_context.failed = False
            return False
    solver = Solver()
    dead_code = DeadCode(solver)
    ConstantPropagation(solver, dead_code)
    solver.run(op)
    changed = fold_in_place(op, dead_code, pass_context.context)
    if changed:
        ops = op.walk_postorder()
    backward = Solver()
    liveness = Liveness(backward, dead_code)
    backward.run(op)
    cleaner = Cleaner(liveness)
    cleaner.decide(ops)
    return cleaner.apply() or changed


PASS = make_pass("remove-dead-values", run, class_name="RemoveDeadValues")

"""buffer-deallocation-simplification: of bufferization.dealloc, what is decided by where buffers come from.

%m = memref.alloc()                                                  %m = memref.alloc()
%n = memref.alloc()                                                  %n = memref.alloc()
%0 = bufferization.dealloc (%m, %n : ..) if (%c, %d)                 bufferization.dealloc (%m : ..) if (%c)
         retain (%n : ..)                                      ->    %0 = %d

Two buffers are told apart, or known to be one, by `pyopt.analysis.buffer_origins`. The rules of canonicalization take
part.
"""

from __future__ import annotations

from pyopt.analysis.buffer_origins import BufferOrigins
from pyopt.analysis.buffer_views import BufferViews, is_new
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.ir.opinfo import VIEW, OpInfo
from pyopt.ir.signature import operand_group
from pyopt.ir.types import I1
from pyopt.light import Final, Sequence, final
from pyopt.passes.buffers.emitting import create_dealloc
from pyopt.passes.buffers.origins import Neighbours
from pyopt.passes.buffers.placement import ancestor_in_block
from pyopt.passes.building.arith import boolean
from pyopt.passes.canonicalize.bufferization import dealloc_rules
from pyopt.passes.canonicalize.common import producer_of
from pyopt.passes.canonicalize.folds import folds_in_place
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.greedy import apply_greedily
from pyopt.rewrite.plans import GreedyOptions
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule, table_of

DEALLOC: Final = "bufferization.dealloc"
METADATA: Final = "memref.extract_strided_metadata"


def viewed(value: Value) -> Value:
    """The buffer that a memref is a view of."""
    while value.op is not None and value.op.info.traits & VIEW:
        value = value.op.operands[0]
    return value


@final
class Simplification:
    """The rules, which ask one analysis: none of them changes which buffers are views of which."""

    __slots__ = ("_known", "origins")

    def __init__(self, views: BufferViews) -> None:
        self.origins = BufferOrigins(views)
        self._known: dict[tuple[Value, Value], bool | None] = {}

    def same(self, one: Value, other: Value) -> bool | None:
        """The two are of one allocation: True or False, None if it is not known."""
        one, other = viewed(one), viewed(other)
        if one is other:
            return True
        key = (one, other)
        if key not in self._known:
            earlier = self._is_older(one, other) or self._is_older(other, one)
            answer = False if earlier else self.origins.same_allocation(one, other)
            self._known[key] = self._known[other, one] = answer
        return self._known[key]

    def _is_older(self, one: Value, other: Value) -> bool:
        """`other` is an allocation in the block of the argument `one`, which is there already when it comes."""
        if not isinstance(one, BlockArgument) or other.op is None or not is_new(other):
            return False
        return ancestor_in_block(other.op, one.block) is not None

    def may_be_one_of(self, others: Sequence[Value], memref: Value, near: Neighbours, besides: int = -1) -> bool:
        """One of the others but number `besides` may be of the allocation of `memref`; `near` has the others."""
        return any(
            one != besides and self.same(others[one], memref) is not False for one in near.of(memref, besides >= 0)
        )

    def retained_as_it_is(self, op: Operation, rewriter: Rewriter) -> bool:
        """a = dealloc (m, n) if (c, d) retain (m) -> b = dealloc (n) if (d) retain (m); a = b or c"""
        retained = operand_group(op, "retained")
        if len(set(retained)) != len(retained):
            return False
        near = Neighbours(retained, self.origins)
        kept: list[tuple[Value, Value]] = []
        for memref, condition in pairs(op):
            if self._is_retained(op, memref, condition, near, rewriter):
                continue
            metadata = producer_of(memref, METADATA)
            if metadata is None or not self._is_retained(op, metadata.operands[0], condition, near, rewriter):
                kept.append((memref, condition))
        return dealloc_rules.update(op, [one for one, _ in kept], [condition for _, condition in kept], rewriter)

    def _is_retained(
        self, op: Operation, memref: Value, condition: Value, near: Neighbours, rewriter: Rewriter
    ) -> bool:
        """Of each retained buffer it is known whether it is `memref`, and one is; it is owned if `condition` holds."""
        answers = self._answers(memref, operand_group(op, "retained"), near)
        if not answers or None in answers.values():
            return False
        rewriter.insert_after(op)
        for number in sorted(answers):
            result = op.results[number]
            either = rewriter.create("arith.ori", [result, condition], [I1])
            rewriter.replace_uses_except(result, either.results[0], either)
        return True

    def _answers(self, memref: Value, others: Sequence[Value], near: Neighbours) -> dict[int, bool | None]:
        """The numbers of the others that are, or may be, of the allocation of `memref`; `near` has the others."""
        found = {number: self.same(others[number], memref) for number in near.of(memref, listed=False)}
        return {number: answer for number, answer in found.items() if answer is not False}

    def retained_in_vain(self, op: Operation, rewriter: Rewriter) -> bool:
        """a, b = dealloc (m) .. retain (m, n) -> a = dealloc (m) .. retain (m); b = false"""
        memrefs = operand_group(op, "memrefs")
        retained = operand_group(op, "retained")
        near = Neighbours(memrefs, self.origins)
        kept = [self.may_be_one_of(memrefs, one, near) for one in retained]
        if all(kept):
            return False
        values = [None if one else boolean(rewriter, False) for one in kept]
        left = [one for one, stays in zip(retained, kept, strict=True) if stays]
        new = create_dealloc(rewriter, memrefs, operand_group(op, "conditions"), left)
        results = iter(new.results)
        rewriter.replace(op, [next(results) if value is None else value for value in values])
        return True

    def split(self, op: Operation, rewriter: Rewriter) -> bool:
        """a = dealloc (m, n) if (c, d) retain (r) -> b = dealloc (m) if (c) retain (r); ..; a = b or .."""
        memrefs = operand_group(op, "memrefs")
        if len(memrefs) <= 1:
            return False
        retained = operand_group(op, "retained")
        near = Neighbours(memrefs, self.origins)
        kept: list[tuple[Value, Value]] = []
        parts: list[Operation] = []
        for number, (memref, condition) in enumerate(pairs(op)):
            if self.may_be_one_of(memrefs, memref, near, number):
                kept.append((memref, condition))
            else:
                parts.append(create_dealloc(rewriter, [memref], [condition], retained))
        if not parts:
            return False
        rest = create_dealloc(rewriter, [one for one, _ in kept], [condition for _, condition in kept], retained)
        owned: list[Value] = [*rest.results]
        for part in parts:
            for number, result in enumerate(part.results):
                owned[number] = rewriter.create("arith.ori", [owned[number], result], [I1]).results[0]
        rewriter.replace(op, owned)
        return True

    def owned_for_sure(self, op: Operation, rewriter: Rewriter) -> bool:
        """a = dealloc (m, n) if (true, c) retain (m) -> dealloc (n) if (c) retain (m); a = true"""
        retained = operand_group(op, "retained")
        near = Neighbours(retained, self.origins)
        owned = [False] * len(retained)
        found: list[dict[int, bool | None]] = []
        for memref, condition in pairs(op):
            answers = self._answers_for_base(memref, retained, near) if is_true(condition) else {}
            found.append(answers)
            for number, answer in answers.items():
                if answer:
                    owned[number] = True
                    rewriter.replace_uses(op.results[number], condition)
        # What may be a retained buffer must stay unless that one is owned anyway.
        kept = [
            pair
            for pair, answers in zip(pairs(op), found, strict=True)
            if True not in answers.values()
            or any(answer is None and not owned[number] for number, answer in answers.items())
        ]
        return dealloc_rules.update(op, [one for one, _ in kept], [condition for _, condition in kept], rewriter)

    def _answers_for_base(self, memref: Value, others: Sequence[Value], near: Neighbours) -> dict[int, bool | None]:
        """The same, where `memref` may be the base of a buffer."""
        answers = self._answers(memref, others, near)
        metadata = producer_of(memref, METADATA)
        if metadata is None:
            return answers
        bases = self._answers(metadata.operands[0], others, near)
        return {**bases, **{number: True for number, answer in answers.items() if answer}}

    def rules(self) -> tuple[Rule, ...]:
        """In the order in which they are tried."""
        return (
            Rule(DEALLOC, self.retained_as_it_is),
            Rule(DEALLOC, self.retained_in_vain),
            Rule(DEALLOC, self.split),
            Rule(DEALLOC, self.owned_for_sure),
            *dealloc_rules.RULES,
        )


def pairs(op: Operation) -> list[tuple[Value, Value]]:
    """Each buffer of a bufferization.dealloc with its condition."""
    return list(zip(operand_group(op, "memrefs"), operand_group(op, "conditions"), strict=True))


def is_true(value: Value) -> bool:
    """The value is the constant true."""
    constant = constant_of(value)
    return isinstance(constant, IntegerAttr) and constant.value != 0


def run(op: Operation, pass_context: PassContext) -> bool:
    """Simplifies what is inside `op`."""
    table = table_of(Simplification(BufferViews(op)).rules())

    def rules_of(info: OpInfo) -> tuple[Rule, ...]:
        return folds_in_place(info) + table.get(info.name, ())

    options = GreedyOptions()
    options.top_down = False
    return apply_greedily(op, pass_context.context, rules_of, options)[0]


PASS = make_pass("buffer-deallocation-simplification", run, class_name="BufferDeallocationSimplificationPass")

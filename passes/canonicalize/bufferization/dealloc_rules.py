"""The canonicalization rules of bufferization.dealloc."""

from __future__ import annotations

from pyopt.analysis.effects import affects, own_effects
from pyopt.ir.attributes import FALSE, Attribute, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import ALLOCATES
from pyopt.ir.signature import operand_group, segments
from pyopt.ir.types import I1
from pyopt.light import Final
from pyopt.passes.canonicalize.common import producer_of
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def update(op: Operation, memrefs: list[Value], conditions: list[Value], rewriter: Rewriter) -> bool:
    """The op frees `memrefs` under `conditions`; whether that is anything new."""
    if memrefs == operand_group(op, "memrefs") and conditions == operand_group(op, "conditions"):
        return False
    retained = operand_group(op, "retained")
    rewriter.set_operands(op, [*memrefs, *conditions, *retained])
    sizes = segments(len(memrefs), len(conditions), len(retained))
    rewriter.set_attribute(op, "operandSegmentSizes", sizes)
    return True


def _pairs(op: Operation) -> list[tuple[Value, Value]]:
    """Each buffer with its condition."""
    return list(zip(operand_group(op, "memrefs"), operand_group(op, "conditions"), strict=True))


def dealloc_twice(op: Operation, rewriter: Rewriter) -> bool:
    """dealloc (m, m) if (c, d) -> dealloc (m) if (c or d)"""
    conditions: dict[Value, Value] = {}
    for memref, condition in _pairs(op):
        known = conditions.get(memref)
        if known is None or known is condition:
            conditions[memref] = condition
        else:
            conditions[memref] = rewriter.create("arith.ori", [known, condition], [I1]).results[0]
    return update(op, list(conditions), list(conditions.values()), rewriter)


def retain_twice(op: Operation, rewriter: Rewriter) -> bool:
    """a, b = dealloc .. retain (m, m) -> a = dealloc .. retain (m), b = a"""
    retained = operand_group(op, "retained")
    numbers: dict[Value, int] = {}
    for value in retained:
        numbers.setdefault(value, len(numbers))
    if len(numbers) == len(retained):
        return False
    memrefs = operand_group(op, "memrefs")
    conditions = operand_group(op, "conditions")
    attributes: dict[str, Attribute] = {
        "operandSegmentSizes": segments(len(memrefs), len(conditions), len(numbers)),
    }
    new = rewriter.create(op.info.name, [*memrefs, *conditions, *numbers], [I1] * len(numbers), attributes)
    rewriter.replace(op, [new.results[numbers[value]] for value in retained])
    return True


def dealloc_nothing(op: Operation, rewriter: Rewriter) -> bool:
    """dealloc retain (m) -> false"""
    if operand_group(op, "memrefs"):
        return False
    constant = rewriter.constant(FALSE, I1)
    rewriter.replace(op, [constant] * len(op.results))
    return True


def dealloc_never(op: Operation, rewriter: Rewriter) -> bool:
    """dealloc (m, n) if (false, c) -> dealloc (n) if (c)"""
    kept = [pair for pair in _pairs(op) if not _is_false(pair[1])]
    return update(op, [memref for memref, _ in kept], [condition for _, condition in kept], rewriter)


def _is_false(value: Value) -> bool:
    constant = constant_of(value)
    return isinstance(constant, IntegerAttr) and constant.value == 0


def dealloc_base(op: Operation, rewriter: Rewriter) -> bool:
    """dealloc (base of alloc) -> dealloc (alloc)"""
    memrefs: list[Value] = []
    for value in operand_group(op, "memrefs"):
        metadata = producer_of(value, "memref.extract_strided_metadata")
        whole = None if metadata is None else metadata.operands[0]
        made = whole is not None and whole.op is not None and affects(whole.op, ALLOCATES, whole)
        memrefs.append(whole if whole is not None and made else value)
    return update(op, memrefs, operand_group(op, "conditions"), rewriter)


def dealloc_of_unused(op: Operation, rewriter: Rewriter) -> bool:
    """m = alloc; dealloc (m, n) if (c, d) -> dealloc (n) if (d)"""
    unused: list[Operation] = []
    kept: list[tuple[Value, Value]] = []
    for memref, condition in _pairs(op):
        producer = memref.op
        if producer is not None and own_effects(producer) == ALLOCATES and memref.has_one_use():
            unused.append(producer)
        else:
            kept.append((memref, condition))
    if not update(op, [memref for memref, _ in kept], [condition for _, condition in kept], rewriter):
        return False
    for producer in unused:
        rewriter.erase(producer)
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("bufferization.dealloc", dealloc_twice, names="DeallocRemoveDuplicateDeallocMemrefs"),
    Rule("bufferization.dealloc", retain_twice, names="DeallocRemoveDuplicateRetainedMemrefs"),
    Rule("bufferization.dealloc", dealloc_nothing, names="EraseEmptyDealloc"),
    Rule("bufferization.dealloc", dealloc_never, names="EraseAlwaysFalseDealloc"),
    Rule("bufferization.dealloc", dealloc_base, names="SkipExtractMetadataOfAlloc"),
    Rule("bufferization.dealloc", dealloc_of_unused, names="RemoveAllocDeallocPairWhenNoOtherUsers"),
)

"""The end of an scf.parallel that combines a value: what the body computed becomes the region of an scf.reduce."""

from __future__ import annotations

from pyopt.ir.core import Operation, Region, Value
from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.passes.sparsify.emitter.code import Code


def end_of_parallel(code: Code, loop: Operation, combined: Value) -> None:
    """%c = arith.addf %x, %e, where the loop starts from %x -> scf.reduce(%e) { %c = arith.addf %a, %b }"""
    rewriter = code.rewriter
    start = loop.operands[3]
    combiner = combined.op
    assert combiner is not None and len(combiner.operands) == 2 and start in combiner.operands
    first = combiner.operands[0] is start
    contribution = combiner.operands[1] if first else combiner.operands[0]
    region = Region()
    rewriter.create("scf.reduce", [contribution], [], None, [region])
    block = code.open_block([start.type, start.type])
    region.append(block)
    rewriter.insert_at_end(block)
    arguments = list(block.arguments) if first else [block.arguments[1], block.arguments[0]]
    values: dict[Value, Value] = dict(zip(combiner.operands, arguments, strict=True))
    code.give(rewriter.clone(combiner, values).results, "scf.reduce.return")
    rewriter.erase(combiner)

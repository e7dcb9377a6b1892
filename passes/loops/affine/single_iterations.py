"""Loops that run once become what is in them.

affine.for %i = %n to affine_map<(d0) -> (d0 + 1)>(%n) {
  use(%i)
}
->
%i = affine.apply affine_map<()[s0] -> (s0)>()[%n]
use(%i)
"""

from __future__ import annotations

from pyopt.ir.affine import AffineMap
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import ISOLATED
from pyopt.ir.signature import operand_group
from pyopt.passes.building.arith import constant_index
from pyopt.passes.canonicalize.scf.common import replace_by_block
from pyopt.passes.loops.affine.loops import apply, lower_bound
from pyopt.passes.loops.affine.trip_counts import constant_trip_count
from pyopt.rewrite.rewriter import Rewriter


def promote(loop: Operation, rewriter: Rewriter) -> bool:
    """for i = a to a + 1 {..} -> its ops, with a for i"""
    if constant_trip_count(loop) != 1 or len(lower_bound(loop)[0].results) != 1:
        return False
    body = loop.regions[0].entry()
    counter: Value = body.arguments[0]
    if counter.uses:
        counter = _first_value(loop, rewriter)
    replace_by_block(loop, body, rewriter, [counter, *operand_group(loop, "inits")])
    return True


def _first_value(loop: Operation, rewriter: Rewriter) -> Value:
    """The lower bound as a value; a constant stands at the start of the function."""
    map, values = lower_bound(loop)
    rewriter.start_at(loop)
    if map.is_single_constant():
        function = loop.parent_op()
        while function is not None and not function.info.traits & ISOLATED:
            function = function.parent_op()
        assert function is not None
        rewriter.insert_at_start(function.regions[0].entry())
        return constant_index(rewriter, map.results[0].value)
    if map is AffineMap.identity(1):
        return values[0]
    return apply(map, values, rewriter)

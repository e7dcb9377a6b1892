"""convert-vector-to-scf: vector transfers that vector loads and stores cannot do become loops, as does vector.print.

Transfers get the order of memory first (`permutation_maps.py`). Those of more than `target-rank` dimensions are
unpacked, by loops over buffers on the stack (`buffers.py`), or with `full-unroll` index by index (`unrolling.py`).
Those of one dimension whose elements are not next to each other go element by element (`elements.py`). Transfers of
tensors are unpacked with `lower-tensors` only, and transposed vectors of scalable rows are written column by column
with `lower-scalable` only (`scalable_writes.py`).
"""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import final
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.lowering.vector_to_scf import permutation_maps
from pyopt.passes.lowering.vector_to_scf.buffers import prepare_read, prepare_write, unpack_transfer
from pyopt.passes.lowering.vector_to_scf.elements import transfer_elements
from pyopt.passes.lowering.vector_to_scf.permutation_maps import READ, WRITE
from pyopt.passes.lowering.vector_to_scf.printing import print_elements
from pyopt.passes.lowering.vector_to_scf.scalable_writes import write_columns
from pyopt.passes.lowering.vector_to_scf.transfers import Settings
from pyopt.passes.lowering.vector_to_scf.unrolling import unroll_read, unroll_write
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rules import Rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final, TypeAlias

    from pyopt.rewrite.rewriter import RewriteFunction, Rewriter

    Apply: TypeAlias = Callable[[Operation, Rewriter, Settings], bool]


@final
class VectorOptions:
    """How far transfers are taken apart, and how."""

    def __init__(self) -> None:
        self.full_unroll = False
        self.lower_scalable = False
        self.lower_tensors = False
        self.target_rank = 1


def _with(settings: Settings, apply: Apply) -> RewriteFunction:
    def rule(op: Operation, rewriter: Rewriter) -> bool:
        return apply(op, rewriter, settings)

    rule.__doc__ = apply.__doc__
    return rule


_rules: Final[dict[tuple[bool, bool, bool, int], tuple[Rule, ...]]] = {}


def rules_for(options: VectorOptions) -> tuple[Rule, ...]:
    """The rules for transfers in the order of memory, and for vector.print."""
    key = (options.full_unroll, options.lower_scalable, options.lower_tensors, options.target_rank)
    found = _rules.get(key)
    if found is None:
        settings = Settings(options.lower_tensors, options.target_rank)
        if options.full_unroll:
            rules = [Rule(READ, _with(settings, unroll_read)), Rule(WRITE, _with(settings, unroll_write))]
        else:
            rules = [
                Rule(READ, _with(settings, prepare_read)),
                Rule(WRITE, _with(settings, prepare_write)),
                Rule(f"{READ} {WRITE}", _with(settings, unpack_transfer)),
            ]
        if options.target_rank == 1:
            rules.append(Rule(f"{READ} {WRITE}", transfer_elements))
        if options.lower_scalable:
            rules.append(Rule(WRITE, _with(settings, write_columns)))
        rules.append(Rule("vector.print", print_elements))
        found = _rules[key] = tuple(rules)
    return found


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is inside `op`."""
    options = pass_context.options
    assert isinstance(options, VectorOptions)
    changed = rewrite(op, pass_context, permutation_maps.RULES)
    return rewrite(op, pass_context, rules_for(options)) or changed


PASS = make_pass(
    "convert-vector-to-scf",
    run,
    VectorOptions,
    options={
        "full-unroll": "Take transfers apart index by index, without loops",
        "lower-scalable": "Write transposed vectors of scalable rows column by column",
        "lower-tensors": "Take transfers of tensors apart, too",
        "target-rank": "The rank of vectors down to which transfers are taken apart",
    },
    class_name="ConvertVectorToSCF",
)

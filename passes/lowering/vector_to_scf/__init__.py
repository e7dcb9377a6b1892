"""convert-vector-to-scf: vector transfers that vector loads and stores cannot do become loops, as does vector.print.

Transfers get the order of memory first (`permutation_maps.py`). Those of more than `target-rank` dimensions are
unpacked, by loops over buffers on the stack (`buffers.py`), or with `full-unroll` index by index (`unrolling.py`).
Those of one dimension whose elements are not next to each other go element by element (`elements.py`). Transfers of
tensors are unpacked with `lower-tensors` only, and transposed vectors of scalable rows are written column by column
with `lower-scalable` only (`scalable_writes.py`).
"""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Callable, Final, TypeAlias
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.lowering.vector_to_scf import permutation_maps
from pyopt.passes.lowering.vector_to_scf.buffers import prepare_read, prepare_write, unpack_transfer
from pyopt.passes.lowering.vector_to_scf.elements import transfer_elements
from pyopt.passes.lowering.vector_to_scf.permutation_maps import READ, WRITE
from pyopt.passes.lowering.vector_to_scf.printing import print_elements
from pyopt.passes.lowering.vector_to_scf.scalable_writes import write_columns
from pyopt.passes.lowering.vector_to_scf.transfers import TransferSettings
from pyopt.passes.lowering.vector_to_scf.unrolling import unroll_read, unroll_write
from pyopt.pipeline.options import UINT32, FlagOption, IntegerOption, OptionValues
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import RewriteFunction

    Apply: TypeAlias = Callable[[Operation, Rewriter, TransferSettings], bool]


FULL_UNROLL: Final = FlagOption("full-unroll", False, "Unroll transfers fully, without loops")
LOWER_SCALABLE: Final = FlagOption(
    "lower-scalable", False, "Write transposed vectors of scalable rows column by column"
)
LOWER_TENSORS: Final = FlagOption("lower-tensors", False, "Lower transfers of tensors, too")
TARGET_RANK: Final = IntegerOption("target-rank", 1, "The rank of vectors down to which transfers are lowered", UINT32)


def _with(settings: TransferSettings, apply: Apply) -> RewriteFunction:
    def rule(op: Operation, rewriter: Rewriter) -> bool:
        return apply(op, rewriter, settings)

    rule.__doc__ = apply.__doc__
    return rule


_rules: Final[dict[tuple[bool, bool, bool, int], tuple[Rule, ...]]] = {}


def rules_for(options: OptionValues) -> tuple[Rule, ...]:
    """The rules for transfers in the order of memory, and for vector.print."""
    key = (FULL_UNROLL.of(options), LOWER_SCALABLE.of(options), LOWER_TENSORS.of(options), TARGET_RANK.of(options))
    found = _rules.get(key)
    if found is None:
        settings = TransferSettings(LOWER_TENSORS.of(options), TARGET_RANK.of(options))
        if FULL_UNROLL.of(options):
            rules = [Rule(READ, _with(settings, unroll_read)), Rule(WRITE, _with(settings, unroll_write))]
        else:
            rules = [
                Rule(READ, _with(settings, prepare_read)),
                Rule(WRITE, _with(settings, prepare_write)),
                Rule(f"{READ} {WRITE}", _with(settings, unpack_transfer)),
            ]
        if TARGET_RANK.of(options) == 1:
            rules.append(Rule(f"{READ} {WRITE}", transfer_elements))
        if LOWER_SCALABLE.of(options):
            rules.append(Rule(WRITE, _with(settings, write_columns)))
        rules.append(Rule("vector.print", print_elements))
        found = _rules[key] = tuple(rules)
    return found


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is inside `op`."""
    changed = rewrite(op, pass_context, permutation_maps.RULES)
    return rewrite(op, pass_context, rules_for(pass_context.options)) or changed


PASS = make_pass(
    "convert-vector-to-scf",
    run,
    (FULL_UNROLL, LOWER_SCALABLE, LOWER_TENSORS, TARGET_RANK),
    class_name="ConvertVectorToSCF",
    apart=True,
)

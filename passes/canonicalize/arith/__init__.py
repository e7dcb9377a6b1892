"""The canonicalization rules of the arith dialect, by the op that they are rooted at, in the order they are tried."""

from __future__ import annotations

from pyopt.passes.canonicalize import arith_folds
from pyopt.passes.canonicalize.arith import cast_rules, compare_rules, integer_rules, select_rules, wide_rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.rewrite.rewriter import Rule

RULES: Final[dict[str, tuple[Rule, ...]]] = {
    "arith.addi": integer_rules.ADDI_RULES,
    "arith.addui_extended": (wide_rules.unused_overflow,),
    "arith.andi": (integer_rules.narrow_extended_bits,),
    "arith.bitcast": (cast_rules.bitcast_of_bitcast,),
    "arith.cmpf": (compare_rules.compare_converted_integer,),
    "arith.cmpi": (arith_folds.constant_to_the_right, compare_rules.compare_extended),
    "arith.divf": (integer_rules.negated_factors,),
    "arith.extsi": (arith_folds.extend_twice, cast_rules.sign_extend_zero_extended),
    "arith.extui": (arith_folds.extend_twice,),
    "arith.index_cast": (
        cast_rules.index_cast_back,
        cast_rules.index_cast_of_extended,
    ),
    "arith.index_castui": (
        cast_rules.index_cast_back,
        cast_rules.index_cast_of_extended,
    ),
    "arith.mulf": (integer_rules.negated_factors,),
    "arith.muli": (integer_rules.multiply_twice,),
    "arith.mulsi_extended": (wide_rules.unused_high, wide_rules.signed_product_with_one),
    "arith.mului_extended": (wide_rules.unused_high,),
    "arith.ori": (integer_rules.narrow_extended_bits,),
    "arith.select": select_rules.RULES,
    "arith.subi": integer_rules.SUBI_RULES,
    "arith.trunci": (
        arith_folds.truncate_in_one_step,
        cast_rules.truncate_extended,
        cast_rules.truncate_signed_shift,
        wide_rules.high_half_of_product,
    ),
    "arith.xori": (compare_rules.negated_comparison, integer_rules.narrow_extended_bits),
}
NEEDS: Final[dict[Rule, tuple[str, ...]]] = {
    **integer_rules.NEEDS,
    **compare_rules.NEEDS,
    **cast_rules.NEEDS,
    **arith_folds.NEEDS,
}
"""What a rule wants among the ops that make the root's operands; it is not asked where none of them does."""

"""The names of the rules that the reference has as folds which change the op.

No limit counts them, nobody selects among them, and every pass that folds asks them.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

FOLDS_AS_RULES: Final = frozenset(
    (
        "assuming_all_without_true",
        "bitcast_in_one_step",
        "cast_of_cast",
        "clone_of_cast",
        "constant_to_the_right",
        "copy_of_forgetting_cast",
        "dim_of_forgetting_cast",
        "dim_of_memref_cast",
        "extend_twice",
        "extract_before_insertions",
        "extract_of_broadcast_vector",
        "extract_of_extract",
        "extract_of_inserted_slice",
        "extract_of_shape_cast",
        "extract_of_slice",
        "extract_through_inserts",
        "fold_condition",
        "fold_loop_bounds",
        "fold_memref_cast",
        "fold_parallel_bounds",
        "insert_after_insert",
        "known_in_bounds",
        "known_metadata",
        "known_results_of_extremum",
        "look_through_casts",
        "look_through_casts_of_memory",
        "read_through_tensor_cast",
        "reinterpret_cast_of_view",
        "reshape_of_reshape",
        "shape_cast_of_shape_cast",
        "slice_of_inserted_slice",
        "transpose_of_transpose",
        "truncate_in_one_step",
        "without_full_mask",
    )
)

"""The canonicalization rules of the linalg dialect, by the op that they are rooted at."""

from __future__ import annotations

from pyopt.dialects.linalg.structure import STRUCTURED
from pyopt.passes.canonicalize.linalg import fill_rules, move_rules, structure_rules
from pyopt.passes.canonicalize.memory_casts import NEEDS as NEEDS_OF_MEMORY
from pyopt.passes.canonicalize.memory_casts import look_through_casts, looks_through_casts
from pyopt.passes.canonicalize.tensor.element_rules import destination_style_of_cast

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.rewrite.rewriter import Rule

_OWN: Final[dict[str, tuple[Rule, ...]]] = {
    "linalg.broadcast": (structure_rules.erase_identity,),
    "linalg.copy": (fill_rules.erase_self_copy, fill_rules.fill_with_copy),
    "linalg.generic": (structure_rules.erase_identity,),
    "linalg.transpose": (fill_rules.fill_with_transpose, structure_rules.erase_identity, *move_rules.TRANSPOSE_RULES),
}


def _rules_of(name: str) -> tuple[Rule, ...]:
    """The rules of a structured op: those that the dialects have for all before its own."""
    casts: tuple[Rule, ...] = (look_through_casts,) if looks_through_casts(name) else ()
    shared = (structure_rules.erase_dead, structure_rules.infer_static_shape, destination_style_of_cast)
    return (*casts, *shared, *_OWN.get(name, ()))


RULES: Final[dict[str, tuple[Rule, ...]]] = {
    "linalg.softmax": (look_through_casts, destination_style_of_cast),
    **{name: _rules_of(name) for name in STRUCTURED},
}

FOREIGN_RULES: Final[dict[str, tuple[Rule, ...]]] = {
    "tensor.cast": (structure_rules.cast_of_result,),
    "tensor.collapse_shape": (fill_rules.fill_with_reshape,),
    "tensor.expand_shape": (fill_rules.fill_with_reshape,),
    "tensor.extract": (fill_rules.fill_with_extract,),
    "tensor.insert_slice": (fill_rules.insert_pad_into_fill,),
    "tensor.pack": (fill_rules.fill_with_pack,),
    "tensor.pad": (fill_rules.fill_with_pad,),
}
"""Rules rooted at ops of other dialects."""

_FILL: Final = ("linalg.fill",)
NEEDS: Final[dict[Rule, tuple[str, ...]]] = {
    fill_rules.fill_with_copy: _FILL,
    fill_rules.fill_with_extract: _FILL,
    fill_rules.fill_with_pack: _FILL,
    fill_rules.fill_with_pad: _FILL,
    fill_rules.fill_with_reshape: _FILL,
    fill_rules.fill_with_transpose: _FILL,
    fill_rules.insert_pad_into_fill: ("tensor.pad",),
    move_rules.transpose_of_broadcast: ("linalg.broadcast",),
    move_rules.fold_transpose_with_transpose: ("linalg.transpose",),
    structure_rules.cast_of_result: tuple(STRUCTURED),
    **NEEDS_OF_MEMORY,
}

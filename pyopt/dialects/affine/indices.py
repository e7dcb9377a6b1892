"""Common parts of affine.delinearize_index and affine.linearize_index: a basis, of numbers and values.

It has a number for each index, or none for the first one. That one is a bound, and takes no part in what is computed;
an index that is beyond its bounds is undefined behaviour, and so is one of a `disjoint` op beyond any other.
"""

from __future__ import annotations

from pyopt.ir.attributes import FALSE
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import mixed_group, static_values
from pyopt.ir.signature import operand_group
from pyopt.ir.types import DYNAMIC
from pyopt.light import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from pyopt.ir.mixed_indices import Mixed


def basis_of(op: Operation) -> Mixed:
    """All of the basis."""
    return mixed_group(op, "dynamic_basis")


def indices_of(op: Operation) -> Sequence[Value]:
    """The results of affine.delinearize_index, the indices that affine.linearize_index takes."""
    return op.results if op.info.name == "affine.delinearize_index" else operand_group(op, "multi_index")


def has_outer_bound(op: Operation) -> bool:
    """The basis has a number for the first index, too."""
    return len(static_values(op, "static_basis")) == len(indices_of(op))


def factors_of(op: Operation) -> Mixed:
    """The basis without the bound of the first index: what is computed with."""
    basis = basis_of(op)
    return basis[1:] if has_outer_bound(op) else basis


def bounds_of(op: Operation) -> list[int | Value | None]:
    """For each index the number of its basis; None for the first if it has none."""
    basis = basis_of(op)
    return [*basis] if has_outer_bound(op) else [None, *basis]


def is_disjoint(op: Operation) -> bool:
    """The indices are within the basis, so that each can be told from the linear index."""
    return op.attributes.get("disjoint", FALSE) is not FALSE


def _check_dynamic(op: Operation) -> str | None:
    if static_values(op, "static_basis").count(DYNAMIC) != len(operand_group(op, "dynamic_basis")):
        return (
            "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- "
            "this can only happen due to an incorrect fold/rewrite"
        )
    return None


def verify_delinearize_index(op: Operation) -> str | None:
    """A number for each result, or for all but one; those that are known are positive."""
    static = static_values(op, "static_basis")
    if len(op.results) - len(static) not in (0, 1):
        return "should return an index for each basis element and up to one extra index"
    message = _check_dynamic(op)
    if message is None and any(one <= 0 and one != DYNAMIC for one in static):
        return "no basis element may be statically non-positive"
    return message


def verify_linearize_index(op: Operation) -> str | None:
    """A number for each index, or for all but one."""
    indices = indices_of(op)
    if len(indices) - len(static_values(op, "static_basis")) not in (0, 1):
        return "should be passed a basis element for each index except possibly the first"
    return _check_dynamic(op)

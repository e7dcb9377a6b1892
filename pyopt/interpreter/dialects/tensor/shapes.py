"""tensor ops that keep the elements and their row-major order in another shape."""

from __future__ import annotations

from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.dialects.scf.parallel import mixed_reader
from pyopt.interpreter.dialects.tensor.elements import result_type
from pyopt.interpreter.elements import check_extents, shape_text
from pyopt.interpreter.errors import undefined
from pyopt.interpreter.numbers import Array
from pyopt.ir.core import Operation
from pyopt.ir.mixed_indices import static_values
from pyopt.ir.reassociation import groups_of
from pyopt.light import TYPE_CHECKING, Final, Sequence

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator, Kernel


def product_of(extents: Sequence[int]) -> int:
    product = 1
    for extent in extents:
        product *= extent
    return product


def check_groups(groups: Sequence[Sequence[int]], expanded: Sequence[int], collapsed: Sequence[int]) -> None:
    """Raises if the product of some group of extents is not the collapsed one."""
    if any(extent < 0 for extent in expanded):
        raise undefined(f"the shape {shape_text(expanded)} has a negative extent")
    for number, group in enumerate(groups):
        product = product_of([expanded[one] for one in group])
        if product != collapsed[number]:
            raise undefined(f"dimension {number} has {collapsed[number]} elements and becomes {product}")
    if not groups and product_of(expanded) != 1:
        raise undefined(f"one element becomes the shape {shape_text(expanded)}")


def evaluate_collapse_shape(op: Operation, compiler: Compiler) -> Kernel:
    groups = groups_of(op)
    type = result_type(op)

    def collapse(source: Array) -> Array:
        sizes = tuple([product_of([source.shape[one] for one in group]) for group in groups])
        check_groups(groups, source.shape, sizes)
        check_extents(sizes, type, "a tensor")
        return source.reshape(sizes)

    return collapse


def evaluate_expand_shape(op: Operation, compiler: Compiler) -> Kernel:
    groups = groups_of(op)
    type = result_type(op)
    read = mixed_reader(op, "output_shape")
    static = static_values(op, "static_output_shape")

    def expand(*operands: Array) -> Array:
        source = operands[0]
        sizes = tuple(read(operands)) if static else type.shape or ()
        check_groups(groups, sizes, source.shape)
        check_extents(sizes, type, "a tensor")
        return source.reshape(sizes)

    return expand


def evaluate_reshape(op: Operation, compiler: Compiler) -> Kernel:
    type = result_type(op)

    def reshape(source: Array, shape: Array) -> Array:
        sizes = tuple([int(one) for one in shape.tolist()])
        if any(size < 0 for size in sizes) or product_of(sizes) != source.size:
            raise undefined(f"a tensor of shape {shape_text(source.shape)} has no shape {shape_text(sizes)}")
        check_extents(sizes, type, "a tensor")
        return source.reshape(sizes)

    return reshape


SHAPES: Final[dict[str, Evaluator]] = {
    "tensor.collapse_shape": evaluate_collapse_shape,
    "tensor.expand_shape": evaluate_expand_shape,
    "tensor.reshape": evaluate_reshape,
}

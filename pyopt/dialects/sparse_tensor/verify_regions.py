"""Verifiers of the sparse_tensor ops with regions, beyond their declarations."""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.dialects.sparse_tensor.types import IterSpaceType
from pyopt.dialects.sparse_tensor.verify import element_type_of, fail, integer_of, tensor_of
from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.attributes import ArrayAttr, IntegerAttr
from pyopt.ir.core import BlockArgument, Operation, Region, Value
from pyopt.ir.signature import operand_group
from pyopt.ir.types import I1, INDEX, Type
from pyopt.light import Final, Sequence
from pyopt.syntax.describe import loop_carried, quoted

YIELD: Final = "sparse_tensor.yield"


def yielded(region: Region) -> list[Value] | None:
    """The operands of the yield of a region's first block; None if the block does not end with one."""
    block = region.first
    if block is None or block.last is None or block.last.info.name != YIELD:
        return None
    return block.last.operands


def _check_region(op: Operation, region: Region, name: str, inputs: Sequence[Type], output: Type) -> None:
    """A region takes `inputs` and yields `output`; one without blocks is fine."""
    block = region.first
    if block is None:
        return
    if len(block.arguments) != len(inputs):
        raise fail(op, f"{name} region must have exactly {len(inputs)} arguments")
    for number, (argument, type) in enumerate(zip(block.arguments, inputs, strict=True), 1):
        if argument.type is not type:
            raise fail(op, f"{name} region argument {number} type mismatch")
    values = yielded(region)
    if values is None:
        raise fail(op, f"{name} region must end with sparse_tensor.yield")
    if len(values) != 1 or values[0].type is not output:
        raise fail(op, f"{name} region yield type mismatch")


def verify_unary(op: Operation) -> None:
    """The absent region may only give what is known without an element."""
    present, absent = op.regions
    output = op.results[0].type
    _check_region(op, present, "present", [op.operands[0].type], output)
    if absent.first is None:
        return
    _check_region(op, absent, "absent", [], output)
    values = yielded(absent)
    assert values is not None
    value = values[0]
    if isinstance(value, BlockArgument):
        if value.block is op.block:
            raise fail(op, "absent region cannot yield linalg argument")
    elif value.op is not None and value.op.info.name != "arith.constant":
        if value.op.block is absent.first or value.op.block is op.block:
            raise fail(op, "absent region cannot yield locally computed value")


def verify_binary(op: Operation) -> None:
    """Each side has a region for its elements alone, or says that they stay as they are."""
    overlap, left, right = op.regions
    x, y = op.operands[0].type, op.operands[1].type
    output = op.results[0].type
    _check_region(op, overlap, "overlap", [x, y], output)
    if left.first is not None:
        _check_region(op, left, "left", [x], output)
    elif "left_identity" in op.attributes and x is not output:
        raise fail(op, "left=identity requires first argument to have the same type as the output")
    if right.first is not None:
        _check_region(op, right, "right", [y], output)
    elif "right_identity" in op.attributes and y is not output:
        raise fail(op, "right=identity requires second argument to have the same type as the output")


def verify_reduce(op: Operation) -> None:
    type = op.operands[0].type
    _check_region(op, op.regions[0], "reduce", [type, type], type)


def verify_select(op: Operation) -> None:
    type = op.operands[0].type
    _check_region(op, op.regions[0], "select", [type], I1)


# foreach.


def verify_foreach(op: Operation) -> None:
    """The block takes the coordinates, the element, and what is carried from one element to the next."""
    tensor = op.operands[0]
    type = tensor_of(tensor)
    encoding = encoding_of(type)
    rank = len(type.shape) if type.shape is not None else 0
    inits = op.operands[1:]
    block = op.regions[0].entry()
    arguments = block.arguments
    order = op.attributes.get("order")
    if isinstance(order, AffineMapAttr):
        levels = rank if encoding is None else encoding.lvl_rank()
        if order.value.num_dims != levels:
            raise fail(op, "Level traverse order does not match tensor's level rank")
    if type.shape is None or rank + 1 + len(inits) != len(arguments):
        raise fail(op, "Unmatched number of arguments in the block")
    if len(op.results) != len(inits):
        raise fail(op, "Mismatch in number of init arguments and results")
    if any(one.type is not other.type for one, other in zip(inits, op.results, strict=True)):
        raise fail(op, "Mismatch in types of init arguments and results")
    values = yielded(op.regions[0])
    if values is not None and [one.type for one in values] != [one.type for one in op.results]:
        raise fail(op, "Mismatch in types of yield values and results")
    for position, argument in enumerate(arguments[:rank]):
        if argument.type is not INDEX:
            raise fail(op, f"Expecting Index type for argument at index {position}")
    element = element_type_of(tensor)
    if arguments[rank].type is not element:
        words = "Unmatched element type between input tensor and block argument"
        raise fail(
            op, f"{words}, expected:{quoted(element)[1:-1]}, got: {quoted(arguments[rank].type)[1:-1]}"
        )  # fmt: skip
    if any(one.type is not other.type for one, other in zip(inits, arguments[rank + 1 :], strict=True)):
        raise fail(op, "Mismatch in types of init arguments and block arguments")


# iterate and coiterate.


def _used_levels(op: Operation) -> int:
    """The number of coordinates that the body takes."""
    return (integer_of(op, "crdUsedLvls") % (1 << 64)).bit_count()


def verify_iterate(op: Operation) -> str | None:
    space = op.operands[0].type
    assert isinstance(space, IterSpaceType)
    if len(op.operands) - 1 != len(op.results):
        return "mismatch in number of loop-carried values and defined values"
    if integer_of(op, "crdUsedLvls") % (1 << 64) >> min(max(space.dim(), 0), 64):
        return "required out-of-bound coordinates"
    return None


def verify_iterate_regions(op: Operation) -> str | None:
    """The body takes what is carried, the coordinates in use, and the iterator."""
    block = op.regions[0].first
    space = op.operands[0].type
    assert block is not None and isinstance(space, IterSpaceType)
    arguments = block.arguments
    values = yielded(op.regions[0])
    count = len(arguments) - 1 - _used_levels(op)
    message = loop_carried(op.operands[1:], arguments if count < 0 else arguments[:count], op.results, values, 0)
    if message is not None:
        return message
    if not arguments or arguments[-1].type is not space.iterator_type():
        return "mismatch in iterator and iteration space type"
    if any(one.type is not INDEX for one in arguments[count:-1]):
        return "expected coordinates of index type"
    if values is None or len(values) != len(op.results):
        return "number mismatch between iter args and results."
    return None


def case_masks(op: Operation) -> list[int]:
    """For each region of a coiterate the set of spaces that have the coordinate, as bits."""
    cases = op.attributes.get("cases")
    elements = cases.elements if isinstance(cases, ArrayAttr) else ()
    return [one.value % (1 << 64) for one in elements if isinstance(one, IntegerAttr)]


def verify_coiterate(op: Operation) -> str | None:
    """There is a region for each case, no two of them for the same one."""
    spaces = operand_group(op, "iterSpaces")
    inits = operand_group(op, "initArgs")
    if len(inits) != len(op.results):
        return "mismatch in number of loop-carried values and defined values"
    masks = case_masks(op)
    if len(masks) != len(op.regions):
        return "mismatch in number of regions and cases"
    if not spaces or not masks:
        return "expected at least one iteration space and one case"
    first = spaces[0].type
    assert isinstance(first, IterSpaceType)
    if integer_of(op, "crdUsedLvls") % (1 << 64) >> min(max(first.dim(), 0), 64):
        return "required out-of-bound coordinates"
    if any(isinstance(one.type, IterSpaceType) and one.type.dim() != first.dim() for one in spaces):
        return "mismatch in number of levels of the iteration spaces"
    if len(set(masks)) != len(masks):
        return "contains duplicated cases."
    if 0 in masks:
        return "case of no space"
    if any(mask >> len(spaces) for mask in masks):
        return "case of a space that does not exist"
    return None


def verify_coiterate_regions(op: Operation) -> str | None:
    """Each body takes what is carried, the coordinates in use, and an iterator for each space of its case."""
    spaces = operand_group(op, "iterSpaces")
    inits = operand_group(op, "initArgs")
    used = _used_levels(op)
    for position, (region, mask) in enumerate(zip(op.regions, case_masks(op), strict=True)):
        block = region.entry()
        wanted: list[Type] = [one.type for one in inits] + [INDEX] * used
        for bit, space in enumerate(spaces):
            assert isinstance(space.type, IterSpaceType)
            if mask >> bit & 1:
                wanted.append(space.type.iterator_type())
        given = [one.type for one in block.arguments]
        if len(given) != len(wanted):
            return f"expected {len(wanted)} arguments on {position}th region, but found {len(given)}"
        for number, (one, other) in enumerate(zip(given, wanted, strict=True)):
            if one is not other:
                return f"argument {number} on {position}th region must be {quoted(other)}, but is {quoted(one)}"
        values = yielded(region)
        if values is None or len(values) != len(op.results):
            return f"number mismatch between iter args and results on {position}th region"
        for number, (value, result) in enumerate(zip(values, op.results, strict=True)):
            if value.type is not result.type:
                return f"types mismatch between {number}th yield value and defined value on {position}th region"
    return None

"""Verification of traits, with the reference's messages.

Each check returns what is wrong (without "'op' op "), or None. `verifier` calls them in the reference's order.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, DenseArrayAttr, StringAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.opinfo import (
    ELEMENTWISE,
    NO_TERMINATOR,
    OPERAND_SEGMENTS,
    RESULT_SEGMENTS,
    SAME_ELEMENT,
    SAME_OPERANDS,
    SAME_OPERANDS_ELEMENT,
    SAME_OPERANDS_SHAPE,
    SAME_SHAPE,
    SAME_TYPES,
    SYMBOL_TABLE,
    TERMINATOR,
)
from pyopt.ir.signature import Signature, Slot, segment_sizes, signature_of, variable_slots
from pyopt.ir.tables import derived
from pyopt.ir.types import DYNAMIC, I32, ShapedType, TensorType, Type, VectorType, element_type_or_self
from pyopt.light import Callable, Final, Sequence

TYPE_TRAITS: Final = (
    SAME_TYPES | SAME_OPERANDS | SAME_SHAPE | SAME_OPERANDS_SHAPE | SAME_ELEMENT | SAME_OPERANDS_ELEMENT | ELEMENTWISE
)


# Counts.


def _is_wrong(found: int, slots: list[Slot], expected: int) -> bool:
    """Whether another number of values than the `expected` of the single slots is too small, or too large."""
    return found < expected or expected == len(slots)


def check_counts(op: Operation, signature: Signature) -> str | None:
    """Numbers of regions, results, successors and operands."""
    if (
        len(op.operands) == signature.single_operands
        and len(op.results) == signature.single_results
        and len(op.regions) == signature.single_regions
        and len(op.successors) == signature.single_successors
    ):
        return None
    expected = signature.single_regions
    found = len(op.regions)
    if found != expected and _is_wrong(found, signature.regions, expected):
        if expected < len(signature.regions):
            return f"expected {expected} or more regions"
        if expected < 2:
            return "requires one region" if expected else "requires zero regions"
        return f"expected {expected} regions"
    expected = signature.single_results
    found = len(op.results)
    if found != expected and _is_wrong(found, signature.results, expected):
        if expected < len(signature.results):
            return f"expected {expected} or more results"
        if expected < 2:
            return "requires one result" if expected else "requires zero results"
        return f"expected {expected} results"
    expected = signature.single_successors
    found = len(op.successors)
    if found != expected and _is_wrong(found, signature.successors, expected):
        if expected < len(signature.successors):
            return f"requires at least {expected} successors but found {found}"
        return f"requires {expected} successor{'' if expected == 1 else 's'} but found {found}"
    expected = signature.single_operands
    found = len(op.operands)
    if found != expected and _is_wrong(found, signature.operands, expected):
        if expected < len(signature.operands):
            return f"expected {expected} or more operands, but found {found}"
        if expected < 2:
            return "requires a single operand" if expected else "requires zero operands"
        return f"expected {expected} operands, but found {found}"
    return None


def check_groups(op: Operation, signature: Signature) -> str | None:
    """Groups without segment sizes are all of one size."""
    traits = op.info.traits
    for word, segments, slots, found in (
        ("results", RESULT_SEGMENTS, signature.results, len(op.results)),
        ("operands", OPERAND_SEGMENTS, signature.operands, len(op.operands)),
    ):
        groups = variable_slots(slots)
        if groups > 1 and not traits & segments and (found - len(slots) + groups) % groups:
            return f"expected {groups} groups of {word} of one size, but found {found} {word}"
    return None


def check_segments(op: Operation, signature: Signature) -> str | None:
    """operandSegmentSizes and resultSegmentSizes fit the number of operands and results."""
    traits = op.info.traits
    if traits & OPERAND_SEGMENTS:
        message = _check_segment(op, "operandSegmentSizes", "operand", signature.operands, len(op.operands))
        if message is not None:
            return message
        cases = segment_sizes(op, "case_operand_segments")
        sizes = segment_sizes(op, "operandSegmentSizes")
        if cases is not None and sizes is not None and sum(cases) != sizes[-1]:
            return (
                f"{signature.operands[-1].name} count ({sizes[-1]}) does not match with the total size ({sum(cases)}) "
                "specified in attribute 'case_operand_segments'"
            )
    if traits & RESULT_SEGMENTS:
        return _check_segment(op, "resultSegmentSizes", "result", signature.results, len(op.results))
    return None


def _check_segment(op: Operation, name: str, noun: str, slots: list[Slot], count: int) -> str | None:
    attribute = op.attributes.get(name)
    if not isinstance(attribute, DenseArrayAttr) or attribute.element_type is not I32:
        return f"requires dense i32 array attribute '{name}'"
    sizes = attribute.values
    if any(size < 0 for size in sizes):
        return f"'{name}' attribute cannot have negative elements"
    total = sum(sizes)
    if total != count:
        return f"{noun} count ({count}) does not match with the total size ({total}) specified in attribute '{name}'"
    if len(sizes) != len(slots):
        return (
            f"'{name}' attribute for specifying {noun} segments must have {len(slots)} elements, but got {len(sizes)}"
        )
    return None


# Structure.


def check_parent(op: Operation) -> str | None:
    """HasParent."""
    parents = op.info.parents
    parent = op.parent_op()
    if parent is not None and parent.info.name in parents:
        return None
    if len(parents) == 1:
        return f"expects parent op '{parents[0]}'"
    return f"expects parent op to be one of '{', '.join(parents)}'"


def check_single_block(op: Operation) -> str | None:
    """SingleBlock: no region has more than one block, and that one is not empty."""
    for index, region in enumerate(op.regions):
        first = region.first
        if first is None:
            continue
        if first is not region.last:
            return f"expects region #{index} to have 0 or 1 blocks"
        if first.first is None and not op.info.traits & NO_TERMINATOR:
            return "expects a non-empty block"
    return None


def wrong_terminator(op: Operation) -> str | None:
    """SingleBlockImplicitTerminator: the name of an op that ends a region and is not the implicit terminator."""
    for region in op.regions:
        last = None if region.first is None else region.first.last
        if last is not None and last.info.name != op.info.implicit_terminator:
            return last.info.name
    return None


def check_terminator(op: Operation) -> str | None:
    """Terminator: nothing comes after it, and its successors are in its region."""
    if op.block is None or op.next is not None:
        return "must be the last operation in the parent block"
    return None


def check_successors(op: Operation) -> str | None:
    region = op.parent_region()
    for block in op.successors:
        if block.region is not region:
            return "reference to block defined in another region"
    return None


# Types.


def _shape_of(type: Type) -> tuple[int, ...] | None:
    return type.shape if isinstance(type, ShapedType) else None


def shapes_compatible(a: Type, b: Type) -> bool:
    """Both scalar, or shaped alike as far as extents are known (and, for vectors, scalable alike)."""
    shaped = isinstance(a, ShapedType)
    if shaped != isinstance(b, ShapedType):
        return False
    if not shaped:
        return True
    left = _shape_of(a)
    right = _shape_of(b)
    if left is None or right is None:
        return True
    if len(left) != len(right):
        return False
    if isinstance(a, VectorType) and isinstance(b, VectorType) and a.scalable != b.scalable:
        return False
    for one, other in zip(left, right, strict=True):
        if one != other and one != DYNAMIC and other != DYNAMIC:
            return False
    return True


def _all_compatible(types: Sequence[Type]) -> bool:
    return all(shapes_compatible(types[0], type) for type in types[1:])


def _types(values: Sequence[Value]) -> list[Type]:
    return [value.type for value in values]


def have_one_type(op: Operation) -> bool:
    """All operands and results, of which there are some, have the same type: no trait that compares types is broken."""
    first = op.operands[0].type if op.operands else op.results[0].type
    for operand in op.operands:
        if operand.type is not first:
            return False
    for result in op.results:  # noqa: SIM110  # a generator is a call for each
        if result.type is not first:
            return False
    return True


def check_types(op: Operation, traits: int) -> str | None:
    """The traits that compare types."""
    if op.operands and op.results and have_one_type(op):
        return None
    operands = _types(op.operands)
    both = operands + _types(op.results)
    if traits & (SAME_OPERANDS | SAME_OPERANDS_SHAPE | SAME_OPERANDS_ELEMENT | SAME_TYPES | SAME_SHAPE | SAME_ELEMENT):
        if not operands:
            return "expected 1 or more operands, but found 0"
        if traits & (SAME_TYPES | SAME_SHAPE | SAME_ELEMENT) and not op.results:
            return "expected 1 or more results"
    if traits & SAME_TYPES and any(type is not both[0] for type in both):
        message = _check_same_types(op, both)
        if message is not None:
            return message
    if traits & SAME_OPERANDS and any(type is not operands[0] for type in operands):
        return "requires all operands to have the same type"
    if traits & SAME_OPERANDS_SHAPE and not _all_compatible(operands):
        return "requires the same shape for all operands"
    if traits & SAME_SHAPE and not _all_compatible(both):
        return "requires the same shape for all operands and results"
    if traits & SAME_OPERANDS_ELEMENT:
        element = element_type_or_self(operands[0])
        if any(element_type_or_self(type) is not element for type in operands):
            return "requires the same element type for all operands"
    if traits & SAME_ELEMENT:
        element = element_type_or_self(both[0])
        if any(element_type_or_self(type) is not element for type in both):
            return "requires the same element type for all operands and results"
    if traits & ELEMENTWISE:
        return _check_elementwise(operands, _types(op.results))
    return None


def _check_same_types(op: Operation, both: list[Type]) -> str | None:
    first = both[0] if not op.results else op.results[0].type
    element = element_type_or_self(first)
    for type in both:
        if element_type_or_self(type) is not element or not shapes_compatible(type, first):
            return "requires the same type for all operands and results"
        if not isinstance(type, TensorType) or not isinstance(first, TensorType):
            continue
        if first.encoding is not None and type.encoding is not first.encoding:
            return "requires the same encoding for all operands and results"
    return None


def _base_type(one: Type) -> tuple[type[Type], bool]:
    """Its class, and whether it has a rank: tensors with one and without are two kinds of types here."""
    return one.__class__, isinstance(one, TensorType) and one.shape is None


def _check_elementwise(operands: list[Type], results: list[Type]) -> str | None:
    mapped_operands = [type for type in operands if isinstance(type, (VectorType, TensorType))]
    mapped_results = [type for type in results if isinstance(type, (VectorType, TensorType))]
    if not mapped_operands and not mapped_results:
        return None
    if not mapped_operands:
        return "if a result is non-scalar, then at least one operand must be non-scalar"
    if not mapped_results:
        return "if an operand is non-scalar, then there must be at least one non-scalar result"
    if len(mapped_results) != len(results):
        return "if an operand is non-scalar, then all results must be non-scalar"
    every = mapped_results + mapped_operands
    if any(_base_type(type) != _base_type(every[0]) for type in every) or not _all_compatible(every):
        return "all non-scalar operands/results must have the same shape and base type"
    return None


# Branches.

SUCCESSOR_SEGMENTS: Final = "indbr_operand_segments"
"""The number of operands forwarded to each successor of llvm.indirectbr."""


def successor_operands(op: Operation, index: int) -> tuple[int, int]:
    """The indices of the first operand that goes to successor `index`, and of the first behind them.

    The declaration's variadic operand groups belong to the successors in order; with `case_operand_segments` (of
    cf.switch) the last group is divided once more, with `SUCCESSOR_SEGMENTS` the only one.
    """
    sizes = segment_sizes(op, "operandSegmentSizes") if op.info.traits & OPERAND_SEGMENTS else None
    cases = op.attributes.get("case_operand_segments")
    if isinstance(cases, DenseArrayAttr) and sizes is not None and len(sizes) > 1:
        start = sum(sizes[:-2])
        if index == 0:
            return start, start + sizes[-2]
        start += sizes[-2]
        starts = _starts_of(cases)
        last = len(starts) - 1
        return start + starts[min(index - 1, last)], start + starts[min(index, last)]
    each = op.attributes.get(SUCCESSOR_SEGMENTS)
    if isinstance(each, DenseArrayAttr):
        start = signature_of(op.info).single_operands
        starts = _starts_of(each)
        last = len(starts) - 1
        return start + starts[min(index, last)], start + starts[min(index + 1, last)]
    count = len(op.successors)
    if sizes is not None:
        group = first_branch_group(op, len(sizes)) + index
        if group < 0:
            return 0, 0
        start = sum(sizes[:group])
        return start, start + sizes[group]
    if count == 1:
        return signature_of(op.info).single_operands, len(op.operands)
    return 0, 0


def first_branch_group(op: Operation, groups: int) -> int:
    """The position of the first successor's group of operands; bundles stand behind those of all successors."""
    return groups - len(op.successors) - ("op_bundle_sizes" in op.info.attribute_names)


_starts: dict[DenseArrayAttr, list[int]] = derived({})


def _starts_of(sizes: DenseArrayAttr) -> list[int]:
    """The sum of the first n sizes, for each n; kept, since those of a wide op are asked for case by case."""
    found = _starts.get(sizes)
    if found is None:
        if len(_starts) >= 64:
            _starts.clear()
        found = _starts[sizes] = [0]
        total = 0
        for size in sizes.values:
            total += size
            found.append(total)
    return found


def check_branch(op: Operation) -> str | None:
    """Operands that are forwarded to a block fit its arguments; the whole message."""
    for index, block in enumerate(op.successors):
        start, end = successor_operands(op, index)
        arguments = block.arguments
        if end - start != len(arguments):
            return f"branch has {end - start} operands for successor #{index}, but target block has {len(arguments)}"
        for number, argument in enumerate(arguments):
            if op.operands[start + number].type is not argument.type:
                return f"type mismatch for bb argument #{number} of successor #{index}"
    return None


# Symbols.

VISIBILITIES: Final = ("public", "private", "nested")


def check_symbol(op: Operation, optional: bool, text: Callable[[Attribute], str]) -> str | None:
    """Name and visibility of a symbol op, and where it stands.

    `optional`: the op need not have a name. `text` gives the text of an attribute for messages.
    """
    name = op.attributes.get("sym_name")
    if name is None and optional:
        return None
    if not isinstance(name, StringAttr):
        return "requires string attribute 'sym_name'"
    visibility = op.attributes.get("sym_visibility")
    if visibility is not None and not isinstance(visibility, StringAttr):
        return f"requires visibility attribute 'sym_visibility' to be a string attribute, but got {text(visibility)}"
    if isinstance(visibility, StringAttr):
        if visibility.value not in VISIBILITIES:
            return (
                'visibility expected to be one of ["public", "private", "nested"], but got "' + visibility.value + '"'
            )
    public = visibility is None or (isinstance(visibility, StringAttr) and visibility.value == "public")
    if public and op.info.name in ("func.func", "shape.func") and op.regions and op.regions[0].is_empty():
        return "symbol declaration cannot have public visibility"
    parent = op.parent_op()
    if parent is not None and parent.info.registered and not parent.info.traits & SYMBOL_TABLE:
        return "symbol's parent must have the SymbolTable trait"
    return None


def may_lack_terminator(region: Region) -> bool:
    """The blocks of the region need no terminator: it has one block, and its op says so or is unknown."""
    if not region.has_one_block():
        return False
    parent = region.parent
    return parent is None or not parent.info.registered or parent.info.traits & NO_TERMINATOR != 0


def may_be_terminator(op: Operation) -> bool:
    """A terminator, or an unregistered op."""
    return not op.info.registered or op.info.traits & TERMINATOR != 0

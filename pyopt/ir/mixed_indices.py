"""Lists of indices of which some are static and some are operands, as slices, pads and tiles have them.

Such a list is kept as two: an array attribute with DYNAMIC at the places of the dynamic ones, and a group of operands.
Here it is also one list of `int | Value` ("mixed"). Shared by every dialect that has offsets, sizes and strides.
"""

from __future__ import annotations

from pyopt.ir.attributes import DenseArrayAttr, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.opinfo import CONSTANT_LIKE
from pyopt.ir.signature import operand_bounds, operand_group
from pyopt.ir.types import DYNAMIC, I64, ShapedType, Type
from pyopt.light import TYPE_CHECKING, Final, Sequence, TypeAlias

if TYPE_CHECKING:
    Mixed: TypeAlias = list[int | Value]

BOUNDS: Final = ("dynamicLowerBound", "dynamicUpperBound", "dynamicStep")


def static_values(op: Operation, name: str) -> tuple[int, ...]:
    """The values of a dense array attribute of `op`; () if it has none."""
    attribute = op.attributes.get(name)
    return attribute.values if isinstance(attribute, DenseArrayAttr) else ()


def join(static: Sequence[int], dynamic: Sequence[Value]) -> Mixed:
    """One list of the two: the operands take the places that are DYNAMIC."""
    if not dynamic:
        return list(static)
    out: Mixed = []
    following = iter(dynamic)
    for one in static:
        out.append(next(following) if one == DYNAMIC else one)
    return out


def split(mixed: Sequence[int | Value]) -> tuple[tuple[int, ...], list[Value]]:
    """The static values, DYNAMIC where there is an operand, and the operands."""
    static = tuple([one if isinstance(one, int) else DYNAMIC for one in mixed])
    return static, [one for one in mixed if isinstance(one, Value)]


def static_name(group: str) -> str:
    """The name of the attribute with the static entries of an operand group."""
    return "static" + group[len("dynamic") :] if group.startswith("dynamic") else "static_" + group


def mixed_group(op: Operation, name: str) -> Mixed:
    """The operands of group `name` and the attribute with its static entries as one list."""
    return join(static_values(op, static_name(name)), operand_group(op, name))


def mixed_bounds(op: Operation) -> list[Mixed]:
    """The lower bounds, the upper bounds and the steps of a loop of several dimensions with static and dynamic ones."""
    return [mixed_group(op, name) for name in BOUNDS]


def dense(values: Sequence[int]) -> DenseArrayAttr:
    """The array attribute that holds static indices."""
    return DenseArrayAttr.get(I64, tuple(values))


def constant_index(entry: int | Value) -> int | None:
    """The number that an entry is, statically or by a constant op."""
    if isinstance(entry, int):
        return entry
    if entry.op is None or not entry.op.info.traits & CONSTANT_LIKE:
        return None
    attribute = entry.op.attributes.get("value")
    return attribute.value if isinstance(attribute, IntegerAttr) else None


def known_entries(mixed: Mixed) -> Mixed:
    """The entries, as numbers where they are constants."""
    numbers = [constant_index(one) for one in mixed]
    return [one if number is None else number for one, number in zip(mixed, numbers, strict=True)]


def all_known(mixed: Sequence[int | Value], value: int) -> bool:
    """Every entry is known to be `value`."""
    return all(constant_index(one) == value for one in mixed)


def all_equal(mixed: Sequence[int | Value], value: int) -> bool:
    """Every entry is static and is `value`."""
    return all(isinstance(one, int) and one == value for one in mixed)


def same_entries(left: Sequence[int | Value], right: Sequence[int | Value]) -> bool:
    """Both lists have the same numbers and the same operands."""
    if len(left) != len(right):
        return False
    for one, other in zip(left, right, strict=True):
        if isinstance(one, int) or isinstance(other, int):
            if one != other:
                return False
        elif one is not other:
            return False
    return True


class Slice:
    """The offsets, sizes and strides of an op, each a mixed list."""

    __slots__ = ("offsets", "sizes", "strides")

    def __init__(self, offsets: Mixed, sizes: Mixed, strides: Mixed) -> None:
        self.offsets = offsets
        self.sizes = sizes
        self.strides = strides

    def beyond(self, type: Type) -> str:
        """Tells how the slice leaves a source of that type, as far as the static entries say; "" if it does not."""
        assert isinstance(type, ShapedType)
        for at, extent in enumerate(type.shape or ()):
            offset = self.offsets[at]
            if extent == DYNAMIC or not isinstance(offset, int):
                continue
            if offset >= extent:
                return f"offset {at} is out-of-bounds: {offset} >= {extent}"
            size, stride = self.sizes[at], self.strides[at]
            if isinstance(size, int) and isinstance(stride, int):
                last = offset + (size - 1) * stride
                if last >= extent:
                    return f"slice along dimension {at} runs out-of-bounds: {last} >= {extent}"
        return ""

    def has_unit_strides(self) -> bool:
        return all_equal(self.strides, 1)

    def is_same(self, other: Slice) -> bool:
        """Both say the same entry by entry."""
        return (
            same_entries(self.offsets, other.offsets)
            and same_entries(self.sizes, other.sizes)
            and same_entries(self.strides, other.strides)
        )

    def is_whole(self, shape: tuple[int, ...]) -> bool:
        """The slice is known to be all of a tensor or memref of that (static) shape."""
        return (
            all_known(self.offsets, 0)
            and all_known(self.strides, 1)
            and all(constant_index(size) == extent for size, extent in zip(self.sizes, shape, strict=True))
        )


def slice_of(op: Operation) -> Slice:
    """The slice of an op with the groups and attributes that OffsetSizeAndStrideOpInterface names."""
    # The three groups follow each other, and have an operand for each dynamic entry.
    operands = op.operands
    start = operand_bounds(op, "offsets")[0]
    lists: list[Mixed] = []
    for name in ("static_offsets", "static_sizes", "static_strides"):
        static = static_values(op, name)
        end = start + static.count(DYNAMIC)
        lists.append(list(static) if start == end else join(static, operands[start:end]))
        start = end
    return Slice(lists[0], lists[1], lists[2])


def verify_in_bounds(op: Operation, source: Type) -> None:
    """The op's slice stays within a source of that type, as far as the static entries tell."""
    message = slice_of(op).beyond(source)
    if message:
        raise DiagnosticError(message, op.loc)


def verify_slice(op: Operation, rank: int, single_offset: bool = False) -> None:
    """The three lists have `rank` entries and an operand for each dynamic one; offsets and sizes are not negative.

    `single_offset`: there is one offset for all dimensions.
    """
    offsets = static_values(op, "static_offsets")
    sizes = static_values(op, "static_sizes")
    strides = static_values(op, "static_strides")
    for word, values in (("size", sizes), ("stride", strides), ("offset", offsets)):
        given, wanted = len(operand_group(op, word + "s")), values.count(DYNAMIC)
        if given != wanted:
            raise DiagnosticError(
                f"expected the number of '{word}s' to match the number of dynamic entries in 'static_{word}s' "
                f"({given} vs {wanted})",
                op.loc,
            )
    if len(offsets) != len(sizes) and not (single_offset and len(offsets) == 1):
        raise DiagnosticError(
            f"expected mixed offsets rank to match mixed sizes rank ({len(offsets)} vs {len(sizes)}) "
            "so the rank of the result type is well-formed.",
            op.loc,
        )
    if len(sizes) != len(strides):
        raise DiagnosticError(
            f"expected mixed sizes rank to match mixed strides rank ({len(sizes)} vs {len(strides)}) "
            "so the rank of the result type is well-formed.",
            op.loc,
        )
    lengths = (1 if single_offset else rank, rank, rank)
    for word, values, length in zip(("offset", "size", "stride"), (offsets, sizes, strides), lengths, strict=True):
        _verify_length(op, word, length, values)
    for word, values in (("offsets", offsets), ("sizes", sizes)):
        for value in values:
            if value < 0 and value != DYNAMIC:
                raise DiagnosticError(f"expected {word} to be non-negative, but got {value}", op.loc)


def verify_mixed(op: Operation, word: str, rank: int, static: tuple[int, ...], dynamic: list[Value]) -> None:
    """There are `rank` entries, and one operand for each dynamic one."""
    _verify_length(op, word, rank, static)
    verify_dynamic(op, word, static, dynamic)


def _verify_length(op: Operation, word: str, rank: int, static: tuple[int, ...]) -> None:
    if len(static) != rank:
        raise DiagnosticError(f"expected {rank} {word} values, got {len(static)}", op.loc)


def verify_dynamic(op: Operation, word: str, static: tuple[int, ...], dynamic: list[Value]) -> None:
    """There is one operand for each dynamic entry: before that is known, nothing may join the two."""
    count = static.count(DYNAMIC)
    if len(dynamic) != count:
        raise DiagnosticError(f"expected {count} dynamic {word} values", op.loc)


def sizes_mismatch(given: int, shape: Sequence[int]) -> str | None:
    """The error if an op that creates a value of this shape does not have one size for each dynamic extent."""
    wanted = shape.count(DYNAMIC)
    return None if given == wanted else f"incorrect number of dynamic sizes, has {given}, expected {wanted}"


def output_shape_mismatch(op: Operation) -> str | None:
    """The error if an expand_shape does not have one operand for each dynamic extent of its output shape."""
    wanted = static_values(op, "static_output_shape").count(DYNAMIC)
    given = len(operand_group(op, "output_shape"))
    if wanted == given:
        return None
    return (
        "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has "
        f"{wanted} dynamic dims while output_shape has {given} values"
    )


def dropped_dimensions(shape: Sequence[int], reduced: Sequence[int]) -> list[bool] | None:
    """For each dimension of `shape` whether it is missing in `reduced`; None if that is no rank reduction.

    Only unit dimensions may be missing; what matches is matched from the left.
    """
    dropped: list[bool] = []
    at = 0
    for extent in shape:
        if at < len(reduced) and extent == reduced[at]:
            dropped.append(False)
            at += 1
        elif extent != 1:
            return None
        else:
            dropped.append(True)
    return dropped if at == len(reduced) else None


def dropped_by_sizes(sizes: Sequence[int | Value], result: Sequence[int]) -> list[bool]:
    """For each dimension of a slice whether its result drops it: a static size 1 that the result has no room for."""
    dropped = [False] * len(sizes)
    at = len(result) - 1
    for index in range(len(sizes) - 1, -1, -1):
        size = sizes[index]
        if not isinstance(size, int) or size != 1:
            at -= 1
            continue
        if at < 0 or result[at] != 1:
            dropped[index] = True
            continue
        at -= 1
    return dropped

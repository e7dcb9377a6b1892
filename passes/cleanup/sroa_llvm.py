"""SROA of llvm.alloca: structs, and arrays of up to 16 elements, whose parts are used one by one.

    %q = llvm.alloca %1 x !llvm.struct<(i32, f32)>        %a = llvm.alloca %1 x i32
    llvm.store %x, %q : i32                               %b = llvm.alloca %1 x f32
    %g = llvm.getelementptr %q[0, 1]                ->    llvm.store %x, %a : i32
    llvm.store %y, %g : f32                               llvm.store %y, %b : f32

Parts are found by their bytes, whatever the types of the ops that address them. What an address of a part is used for
must stay within the part. Memory that is set or copied as a whole is set or copied part by part. Alignments are in
`sroa_alignment.py`.
"""

from __future__ import annotations

from bisect import bisect_right

from pyopt.dialects.llvm.memory import DYNAMIC_INDEX, constant_indices, element_type_of
from pyopt.dialects.llvm.sizes import TypeSizes
from pyopt.dialects.llvm.types import LLVMArrayType, LLVMStructType
from pyopt.ir.attributes import FALSE, Attribute, DenseArrayAttr, IntegerAttr, TypeAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import I8, I32, IntegerType, Type
from pyopt.light import Final, final
from pyopt.passes.cleanup.cells import LOADED, SETS, STORED, covered_bytes, number_of
from pyopt.passes.cleanup.memory_marks import ADDRESS, marks_at, remove_mark
from pyopt.passes.cleanup.sroa_alignment import PartAlignments
from pyopt.rewrite.rewriter import Rewriter

LARGEST: Final = 16
"""The number of elements up to which an array is taken apart."""


def part_count(alloca: Operation) -> int:
    """Into how many parts an allocation is taken apart at most; 0 if it stays whole."""
    type = element_type_of(alloca)
    if isinstance(type, LLVMStructType):
        return len(type.types or ())
    return type.count if isinstance(type, LLVMArrayType) and type.count <= LARGEST else 0


@final
class SplitAllocation:
    """An allocation with what is done to it, and its size, -1 if that is not known.

    `used` has the parts that need memory, in the order of allocations. `places` has the part that each getelementptr of
    the whole goes to, and the offset in it. alignments: None to leave claims as the reference does.
    """

    __slots__ = ("alignments", "alloca", "begins", "parts", "places", "removed", "size", "sizes", "used", "users")

    def __init__(self, alloca: Operation, sizes: TypeSizes, alignments: PartAlignments | None) -> None:
        self.alloca = alloca
        self.sizes = sizes
        self.alignments = alignments
        self.parts: list[tuple[int, int, Type]] = []
        self.begins: list[int] = []
        self.places: dict[Operation, tuple[int, int]] = {}
        self.size = 0
        self.used: dict[int, None] = {}
        self.users: list[Operation] = []
        self.removed: dict[Operation, None] = {}

    def collect(self) -> bool:
        """Finds the parts and the uses; False if the allocation must stay whole."""
        type = element_type_of(self.alloca)
        if not part_count(self.alloca) or number_of(self.alloca.operands[0]) != 1:
            return False
        if isinstance(type, LLVMStructType):
            self.parts = self.sizes.fields(type)
        elif isinstance(type, LLVMArrayType):
            self.parts = self.sizes.elements(type)
        if not self.parts:
            return False
        self.begins = [begin for begin, _, _ in self.parts]
        size = self.sizes.size(type)
        self.size = -1 if size is None else size
        memory = self.alloca.results[0]
        # In the reference's order of uses: the latest first.
        return all(self._take(user, memory.uses[user]) for user in reversed(memory.uses)) and bool(self.used)

    def _take(self, user: Operation, position: int | list[int]) -> bool:
        """Notes a use of the address of the whole; False if it needs the whole."""
        name = user.info.name
        if name != ADDRESS and self._is_mark(user):
            return True
        self.users.append(user)
        if name in (LOADED, STORED):
            if position != (1 if name == STORED else 0) or user.attributes.get("volatile_") is not None:
                return False
            self.used[0] = None
            return self._fits(user, self.parts[0][1]) and self._is_aligned(user, 0, 0)
        if name == ADDRESS:
            found = self._part_of(user)
            if found is None or position != 0:
                return False
            self.used[found[0]] = None
            self.places[user] = found
            return self._stays_within(user.results[0], found[0], found[1])
        length = covered_bytes(user)
        if length is None or user.attributes.get("isVolatile") is not FALSE:
            return False
        if name in SETS:
            return position == 0 and 0 <= length <= self.size
        if position == 1:
            for number in range(len(self.parts)):
                self.used[number] = None
        return position in (0, 1) and length == self.size

    def _fits(self, access: Operation, size: int) -> bool:
        """A load or store is of no more than so many bytes."""
        value = access.operands[0] if access.info.name == STORED else access.results[0]
        taken = self.sizes.size(value.type)
        return taken is not None and taken <= size

    def offset_of(self, address: Operation) -> int | None:
        """The bytes that a getelementptr adds, None if they are not known, or negative."""
        indices = constant_indices(address)
        if len(address.operands) != 1 or DYNAMIC_INDEX in indices or min(indices, default=-1) < 0:
            return None
        type = element_type_of(address)
        stride = self.sizes.stride(type)
        if stride is None:
            return None
        found = indices[0] * stride
        for index in indices[1:]:
            if isinstance(type, LLVMStructType):
                fields = self.sizes.fields(type)
                if index >= len(fields):
                    return None
                offset, _, type = fields[index]
                found += offset
            elif isinstance(type, LLVMArrayType):
                type = type.element_type
                stride = self.sizes.stride(type)
                if stride is None:
                    return None
                found += index * stride
            else:
                return None
        return found

    def _part_of(self, address: Operation) -> tuple[int, int] | None:
        """(part, offset in the part) that a getelementptr of the whole goes to."""
        offset = self.offset_of(address)
        if offset is None:
            return None
        # Parts without a size begin where the next one does: the last that begins there has one, or none has.
        number = bisect_right(self.begins, offset) - 1
        begin, size, _ = self.parts[number]
        return (number, offset - begin) if offset < begin + size else None

    def _is_aligned(self, access: Operation, part: int, offset: int) -> bool:
        """An access to a byte of a part can be aligned as it claims, or claim less."""
        room = self.parts[part][1] - offset
        return self.alignments is None or self.alignments.note(part, offset, access, room)

    def _stays_within(self, address: Value, part: int, offset: int) -> bool:
        """Returns whether all uses of the address of a byte of a part stay inside the part, and none keeps it."""
        size = self.parts[part][1]
        work = [(address, offset)]
        while work:
            address, offset = work.pop()
            for user, position in address.uses.items():
                name = user.info.name
                if self._is_mark(user):
                    continue
                if name == ADDRESS:
                    step = self.offset_of(user)
                    if step is None or offset + step >= size or position != 0:
                        return False
                    work.append((user.results[0], offset + step))
                    continue
                if name in (LOADED, STORED):
                    fits = position == (1 if name == STORED else 0) and self._fits(user, size - offset)
                else:
                    length = covered_bytes(user)
                    fits = length is not None and position == 0 and 0 <= length <= size - offset
                if not fits or not self._is_aligned(user, part, offset):
                    return False
        return True

    def _is_mark(self, user: Operation) -> bool:
        """Whether an op goes with the memory, which is noted; it is removed only if the allocation is taken apart."""
        marks = marks_at(user)
        for mark in marks:
            self.removed[mark] = None
        return bool(marks)


@final
class _Rewrite:
    """Gives each used part its own memory."""

    __slots__ = ("memory", "rewriter", "slot")

    def __init__(self, slot: SplitAllocation, rewriter: Rewriter) -> None:
        self.slot = slot
        self.rewriter = rewriter
        self.memory: dict[int, Value] = {}

    def run(self) -> list[Operation]:
        """The new allocations."""
        slot, rewriter = self.slot, self.rewriter
        alloca = slot.alloca
        rewriter.loc = alloca.loc
        rewriter.insert_before(alloca)
        for number in slot.used:
            type = slot.parts[number][2]
            attributes: dict[str, Attribute] = {"elem_type": TypeAttr.get(type)}
            if slot.alignments is not None:
                attributes.update(slot.alignments.attributes_of(number, type))
            made = rewriter.create("llvm.alloca", alloca.operands, [alloca.results[0].type], attributes)
            self.memory[number] = made.results[0]
        if slot.alignments is not None:
            slot.alignments.lower(rewriter)
        for mark in slot.removed:
            remove_mark(mark, rewriter)
        for user in slot.users:
            name = user.info.name
            if name in (LOADED, STORED):
                rewriter.set_operand(user, 1 if name == STORED else 0, self.memory[0])
                continue
            rewriter.start_at(user)
            if name == ADDRESS:
                self._address(user)
            elif name in SETS:
                self._set(user)
            else:
                self._copy(user)
            user.erase()
        alloca.erase()
        return [one.op for one in self.memory.values() if one.op is not None]

    def _address(self, user: Operation) -> None:
        number, offset = self.slot.places[user]
        memory = self.memory[number]
        if offset:
            memory = self._offset(memory, I8, (offset,), user.attributes["noWrapFlags"])
        self.rewriter.replace_uses(user.results[0], memory)

    def _offset(self, address: Value, type: Type, indices: tuple[int, ...], flags: Attribute | None = None) -> Value:
        attributes: dict[str, Attribute] = {
            "rawConstantIndices": DenseArrayAttr.get(I32, indices),
            "elem_type": TypeAttr.get(type),
        }
        if flags is not None:
            attributes["noWrapFlags"] = flags
        return self.rewriter.create(ADDRESS, [address], [address.type], attributes).results[0]

    def _set(self, user: Operation) -> None:
        length = covered_bytes(user)
        assert length is not None
        for number in sorted(self.memory):
            begin, size, _ = self.slot.parts[number]
            if begin < length:
                self._again(user, [self.memory[number], user.operands[1]], min(size, length - begin))

    def _copy(self, user: Operation) -> None:
        whole = element_type_of(self.slot.alloca)
        is_target = user.operands[0] is self.slot.alloca.results[0]
        other = user.operands[1 if is_target else 0]
        for number in sorted(self.memory):
            address = self._offset(other, whole, (0, number))
            part = self.memory[number]
            self._again(user, [part, address] if is_target else [address, part], self.slot.parts[number][1])

    def _again(self, user: Operation, operands: list[Value], length: int) -> None:
        """The same op for so many bytes."""
        attributes: dict[str, Attribute] = {"isVolatile": user.attributes["isVolatile"]}
        given = user.attributes.get("len")
        type = given.type if isinstance(given, IntegerAttr) else user.operands[-1].type
        assert isinstance(type, IntegerType)
        number = IntegerAttr.get(length, type)
        if given is not None:
            attributes["len"] = number
        else:
            operands = [*operands, self.rewriter.constant(number, type, "llvm")]
        self.rewriter.create(user.info.name, operands, [], attributes)


def take_apart(alloca: Operation, rewriter: Rewriter, exact: bool) -> list[Operation] | None:
    """Replaces an allocation by those of its used parts, which are given; None if it must stay. exact: without regard
    to alignments, as the reference does."""
    sizes = TypeSizes(alloca)
    slot = SplitAllocation(alloca, sizes, None if exact else PartAlignments(sizes))
    return _Rewrite(slot, rewriter).run() if slot.collect() else None

"""Alignment and size that accesses assume of the parts into which sroa splits an allocation.

Accesses may claim more than the types of parts ask for, as the whole was aligned for it:

    %q = llvm.alloca %1 x !llvm.struct<(i32, i64)> {alignment = 16 : i64}
    llvm.store %x, %q {alignment = 16 : i64} : i32
->  %a = llvm.alloca %1 x i32 {alignment = 16 : i64}
    llvm.store %x, %a {alignment = 16 : i64} : i32

A part gets the largest alignment that is claimed of its first byte, if its type has less. If the whole is aligned at 8,
a part may begin at byte 4, and an access at byte 4 of the part claim 8. No alignment of the part makes that true: the
access claims 4 thereafter. The reference gives parts no alignment, which leaves undefined behaviour.

An op that sets bytes of a part may say that more bytes can be accessed there, as they could in the whole. It says as
many as are left in the part thereafter. That of a load (`dereferenceable<bytes = 8>`) is about the address that is
loaded, which is the same.
"""

from __future__ import annotations

from pyopt.dialects.llvm.memory import NOT_ATOMIC, ordering_of
from pyopt.dialects.llvm.sizes import TypeSizes
from pyopt.ir.attributes import ArrayAttr, Attribute, DictionaryAttr, IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import I64, Type
from pyopt.light import Final, final
from pyopt.passes.cleanup.cells import LOADS, STORES
from pyopt.rewrite.rewriter import Rewriter

ALIGNMENT: Final = "alignment"
OF_ARGUMENT: Final = "llvm.align"
"""The key in `arg_attrs` of ops that set and copy."""
ACCESSIBLE: Final = ("llvm.dereferenceable", "llvm.dereferenceable_or_null")
"""The keys there of what says how many bytes can be accessed."""


def alignment_of(attribute: Attribute | None) -> int:
    """The alignment that an attribute says, 0 if it says none."""
    number = attribute.value if isinstance(attribute, IntegerAttr) else 0
    return number if number > 0 and not number & (number - 1) else 0


def _has_alignment(access: Operation) -> bool:
    """Loads and stores say their alignment in an attribute of that name."""
    return access.info.name in LOADS or access.info.name in STORES


def _of_first_argument(access: Operation) -> DictionaryAttr | None:
    given = access.attributes.get("arg_attrs")
    first = given.elements[0] if isinstance(given, ArrayAttr) and given.elements else None
    return first if isinstance(first, DictionaryAttr) else None


def _claimed(access: Operation, sizes: TypeSizes) -> int:
    """The alignment that an access claims of the address it goes to; ops that copy go there by their first operand."""
    if _has_alignment(access):
        value = access.operands[0] if access.info.name in STORES else access.results[0]
        return alignment_of(access.attributes.get(ALIGNMENT)) or sizes.alignment(value.type)
    first = _of_first_argument(access)
    return alignment_of(first.lookup(OF_ARGUMENT)) if first is not None else 0


@final
class PartAlignments:
    """claimed: the largest alignment claimed of each part. lowered: accesses that claim too much, and what they may.

    room: ops that say of more bytes than the part has that they can be accessed, and how many these are.
    """

    __slots__ = ("claimed", "lowered", "room", "sizes")

    def __init__(self, sizes: TypeSizes) -> None:
        self.sizes = sizes
        self.claimed: dict[int, int] = {}
        self.lowered: dict[Operation, int] = {}
        self.room: dict[Operation, int] = {}

    def note(self, part: int, offset: int, access: Operation, room: int) -> bool:
        """Notes an access to a byte of a part, from which on it has so many; False if it claims what no alignment of
        the part gives it."""
        first = None if _has_alignment(access) else _of_first_argument(access)
        for name in ACCESSIBLE if first is not None else ():
            given = first.lookup(name) if first is not None else None
            if isinstance(given, IntegerAttr) and given.value > room:
                self.room[access] = room
        claimed = _claimed(access, self.sizes)
        if offset % max(claimed, 1):
            # An atomic access needs its alignment.
            if _has_alignment(access) and ordering_of(access) != NOT_ATOMIC:
                return False
            claimed = offset & -offset
            self.lowered[access] = claimed
        self.claimed[part] = max(claimed, self.claimed.get(part, 0))
        return True

    def attributes_of(self, part: int, type: Type) -> dict[str, Attribute]:
        """The alignment of an allocation of a part: none if that of its type is enough."""
        claimed = self.claimed.get(part, 0)
        return {ALIGNMENT: IntegerAttr.get(claimed, I64)} if claimed > self.sizes.alignment(type) else {}

    def lower(self, rewriter: Rewriter) -> None:
        """Has accesses claim what is true of their addresses in the parts."""
        for access, alignment in self.lowered.items():
            attribute = IntegerAttr.get(alignment, I64)
            if _has_alignment(access):
                rewriter.set_attribute(access, ALIGNMENT, attribute)
            else:
                _change_argument(access, {OF_ARGUMENT: attribute}, rewriter)
        for access, room in self.room.items():
            changed: dict[str, Attribute] = {}
            first = _of_first_argument(access)
            for name in ACCESSIBLE:
                given = first.lookup(name) if first is not None else None
                if isinstance(given, IntegerAttr) and given.value > room:
                    changed[name] = IntegerAttr.get(room, given.type)
            _change_argument(access, changed, rewriter)


def _change_argument(access: Operation, changed: dict[str, Attribute], rewriter: Rewriter) -> None:
    """Gives the first argument of an op other attributes of these names."""
    given, first = access.attributes["arg_attrs"], _of_first_argument(access)
    assert isinstance(given, ArrayAttr) and first is not None
    entries = DictionaryAttr.get({**dict(first.entries), **changed})
    rewriter.set_attribute(access, "arg_attrs", ArrayAttr.get((entries, *given.elements[1:])))

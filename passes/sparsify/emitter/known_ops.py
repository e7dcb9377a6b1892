"""The declarations and attributes of the ops that loops are made of, looked up once for all kernels of a run."""

from __future__ import annotations

from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.tables import derived
from pyopt.ir.types import I1, I64, INDEX
from pyopt.light import final
from pyopt.passes.building.arith import EQUAL, NOT_EQUAL, UNSIGNED_GREATER, UNSIGNED_LESS
from pyopt.passes.building.memref import TEMPORAL
from pyopt.syntax.defaults import default_attributes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final, TypeAlias

    from pyopt.ir.attributes import Attribute
    from pyopt.ir.context import Context
    from pyopt.ir.opinfo import OpInfo

    Attributes: TypeAlias = dict[str, Attribute]

UNSIGNED_LESS_OR_EQUAL: Final = 7
UNSIGNED_GREATER_OR_EQUAL: Final = 9
GIVEN: Final[dict[str, Attributes]] = {"memref.load": TEMPORAL, "memref.store": TEMPORAL}
"""Attributes of ops besides those that they have by default."""


def predicate(number: int) -> Attributes:
    return {"predicate": IntegerAttr.get(number, I64)}


PREDICATES: Final[dict[int, Attributes]] = {
    number: predicate(number)
    for number in (EQUAL, NOT_EQUAL, UNSIGNED_LESS, UNSIGNED_LESS_OR_EQUAL, UNSIGNED_GREATER, UNSIGNED_GREATER_OR_EQUAL)
}
"""The attributes of an arith.cmpi."""
TRUTHS: Final[dict[bool, Attributes]] = {value: {"value": IntegerAttr.get(-value, I1)} for value in (False, True)}
"""The attributes of a constant i1."""

_indices: dict[int, Attributes] = derived({})
_levels: dict[int, Attributes] = derived({})


def index_attributes(number: int) -> Attributes:
    """The attributes of a constant index, the same ones for each number."""
    found = _indices.get(number)
    if found is None:
        found = _indices[number] = {"value": IntegerAttr.get(number, INDEX)}
    return found


def level_attributes(number: int) -> Attributes:
    """The attribute that gives the level of an op on a level's array."""
    found = _levels.get(number)
    if found is None:
        found = _levels[number] = {"level": IntegerAttr.get(number, INDEX)}
    return found


@final
class KnownOps:
    """By name, an op's declaration and the attributes that it has without being given any."""

    __slots__ = ("constant", "context", "ops")

    def __init__(self, context: Context) -> None:
        self.context = context
        self.ops: dict[str, tuple[OpInfo, Attributes]] = {}
        self.constant = self.look_up("arith.constant")[0]

    def look_up(self, name: str) -> tuple[OpInfo, Attributes]:
        """Looks up the declaration of an op, and its attributes."""
        info = self.context.op_info(name)
        if info is None:
            raise LookupError(f"no op is called {name}")
        attributes = default_attributes(info, self.context)
        if name in GIVEN:
            attributes = {**attributes, **GIVEN[name]}
        found = self.ops[name] = (info, attributes)
        return found


@final
class Latest:
    """The known ops of the latest context."""

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known: KnownOps | None = None

    def of(self, context: Context) -> KnownOps:
        known = self.known
        if known is None or known.context is not context:
            known = self.known = KnownOps(context)
        return known


LATEST: Final = Latest()

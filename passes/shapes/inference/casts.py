"""Casts where a use cannot take the type that a value has now."""

from __future__ import annotations

from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.types import MemRefType, Type
from pyopt.light import TYPE_CHECKING, Final, TypeAlias, final
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    Key: TypeAlias = tuple[Value, Type, Block]

CASTS: Final = ("memref.cast", "tensor.cast")


@final
class Casts:
    """Makes casts right before their users; the users behind, in the same block, share them."""

    __slots__ = ("_keys", "_made", "rewriter")

    def __init__(self, rewriter: Rewriter) -> None:
        self.rewriter = rewriter
        self._made: dict[Key, Value] = {}
        self._keys: dict[Value, Key] = {}

    def cast(self, value: Value, type: Type, user: Operation) -> Value:
        """`value` with another type, for `user`."""
        if value.type is type:
            return value
        around = user.parent_op()
        if around is not None and around.info.name == "scf.forall.in_parallel":
            # Nothing but insertions may stand in it.
            user = around
        block = user.block
        assert block is not None
        key = (value, type, block)
        found = self._made.get(key)
        if found is not None:
            return found
        source = value.op
        if source is not None and source.info.name in CASTS and source.operands[0].type is type:
            return source.operands[0]
        self.rewriter.start_at(user)
        name = "memref.cast" if isinstance(type, MemRefType) else "tensor.cast"
        made = self.rewriter.create(name, [value], [type]).results[0]
        self._made[key] = made
        self._keys[made] = key
        return made

    def met(self, op: Operation) -> None:
        """A cast of the program's own, which users behind it can share."""
        assert op.block is not None
        result = op.results[0]
        self._made.setdefault((op.operands[0], result.type, op.block), result)

    def forget(self, value: Value) -> None:
        """Takes away a cast that is not needed after all."""
        if value.op is not None and not value.uses and value in self._keys:
            del self._made[self._keys.pop(value)]
            value.op.erase()

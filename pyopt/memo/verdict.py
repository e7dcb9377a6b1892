"""The verdicts on ops that are known to be valid."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, StringAttr
from pyopt.ir.core import Operation
from pyopt.ir.op_verifier import names_of_dialects
from pyopt.ir.opinfo import CALLABLE, FRAME_VERIFY, LOCAL_VERIFY, SYMBOL, TERMINATOR, OpInfo
from pyopt.ir.types import NONE, Type
from pyopt.light import TYPE_CHECKING, Final, TypeAlias
from pyopt.syntax.memory import Memory

if TYPE_CHECKING:
    Key: TypeAlias = tuple[Type | Attribute | str | int | None, ...]
    """How many regions and successors there are, attributes, their names, types of operands, None, types of results."""
    Frame: TypeAlias = tuple[Type | Attribute | OpInfo | str | None, ...]

MOST_KEYS: Final = 4096
"""So many keys of an op are kept."""


class VerdictMemory(Memory):
    """Knows by their keys which ops were good.

    A verdict relies on this: but for what `OpVerifier.check_surroundings` looks at, whether an op is good follows from
    its name, attributes, numbers of regions and successors, and types. A hook with LOCAL_VERIFY, an `infer` or an
    invariant that looks at what defines an operand, at uses or into regions would make it wrong. Symbols have names
    that differ, which are no part of the key. Attributes of other dialects are asked about each time.

    A verdict about a frame relies on the trait FRAME_VERIFY: the hooks of the op look at nothing but what `frame_of`
    has, and those of its terminators at nothing but the frame of the op around.
    """

    __slots__ = ("_asked", "_asked_frames", "_frames", "_key", "_keys")

    def __init__(self) -> None:
        self._keys: dict[OpInfo, set[Key]] = {}
        # The op that was asked about last without a verdict, and its key: it is what is remembered next.
        self._asked: Operation | None = None
        self._key: Key = ()
        self._frames: dict[OpInfo, set[Frame]] = {}
        # Frames that were asked about without a verdict, of ops whose regions are being verified; None: there is none.
        self._asked_frames: dict[Operation, Frame | None] = {}

    def verdict(self, op: Operation) -> bool:
        keys = self._keys.get(op.info)
        if keys is None:
            return False
        key = key_of(op)
        if key in keys:
            return True
        self._asked = op
        self._key = key
        return False

    def remember(self, op: Operation) -> None:
        info = op.info
        if op.successors and not info.traits & TERMINATOR:
            return
        if names_of_dialects(op):
            return
        keys = self._keys.get(info)
        if keys is None:
            keys = self._keys[info] = set()
        if len(keys) < MOST_KEYS:
            keys.add(self._key if op is self._asked else key_of(op))

    def frame_verdict(self, op: Operation) -> bool:
        frames = self._frames.get(op.info)
        if frames is None:
            return False
        frame = frame_of(op)
        if frame is not None and frame in frames:
            return True
        self._asked_frames[op] = frame  # also in place of that of an op which was not valid
        return False

    def remember_frame(self, op: Operation) -> None:
        asked = self._asked_frames
        known = op in asked
        frame = asked.pop(op) if known else None
        if not is_cacheable(op):
            return
        if not known:
            frame = frame_of(op)
        if frame is None:
            return
        frames = self._frames.get(op.info)
        if frames is None:
            frames = self._frames[op.info] = set()
        if len(frames) < MOST_KEYS:
            frames.add(frame)


def key_of(op: Operation) -> Key:
    """The key of an op's verdict: it covers all that validity depends on, but for the op's surroundings."""
    info = op.info
    operands = op.operands
    results = op.results
    attributes = op.attributes
    if len(operands) == 2 and len(results) == 1 and not op.regions:
        if attributes is info.defaults or not (attributes or info.defaults):
            return (operands[0].type, operands[1].type, results[0].type)
    if len(operands) == 1 and not (results or attributes or info.defaults or op.regions or op.successors):
        return (operands[0].type, None)  # of a terminator, mostly; without None it could be that of a result
    if not operands and len(results) == 1 and not op.regions:
        return (*attributes.values(), *attributes, results[0].type)
    key: list[Type | Attribute | str | int | None] = [len(op.regions), len(op.successors)]
    if attributes:
        key += attributes
        if "sym_name" in attributes and info.traits & SYMBOL:
            for name, value in attributes.items():
                if name == "sym_name" and (not isinstance(value, StringAttr) or value.type is NONE):
                    continue
                key.append(value)
        else:
            key += attributes.values()
    for operand in operands:
        key.append(operand.type)  # there are few, and a comprehension is a call
    key.append(None)
    for result in results:
        key.append(result.type)
    return tuple(key)


def frame_of(op: Operation) -> Frame | None:
    """The frame of an op with regions of no or one block: its attributes and types, and of each region the types of
    the block's arguments and the terminator with its attributes and types. None where there is more to it.

    A symbol's frame has the op around in place of its name.
    """
    frame: list[Type | Attribute | OpInfo | str | None] = []
    symbol = op.info.traits & SYMBOL
    for name, value in op.attributes.items():
        frame.append(name)
        if symbol and name == "sym_name":
            parent = op.parent_op()
            if parent is None or not isinstance(value, StringAttr) or value.type is not NONE:
                return None
            frame.append(parent.info)
        else:
            frame.append(value)
    if symbol and "sym_name" not in op.attributes:
        return None
    for operand in op.operands:
        frame.append(operand.type)  # noqa: PERF401  # there are few, and a comprehension is a call
    frame.append(None)
    for result in op.results:
        frame.append(result.type)  # noqa: PERF401
    for region in op.regions:
        block = region.first
        frame.append(None)
        if block is None:
            continue
        last = block.last
        if last is None or block.next is not None or block.predecessors:
            return None
        if last.regions or last.results or last.successors:
            return None
        for argument in block.arguments:
            frame.append(argument.type)  # noqa: PERF401
        frame.append(last.info)
        for name, value in last.attributes.items():
            frame.append(name)
            frame.append(value)
        for operand in last.operands:
            frame.append(operand.type)  # noqa: PERF401
    return tuple(frame)


def is_cacheable(op: Operation) -> bool:
    """The frame tells all about the op itself and its terminators, but for who uses which values."""
    info = op.info
    traits = info.traits
    if not traits & FRAME_VERIFY or info.parents or info.verify_symbols is not None or names_of_dialects(op):
        return False
    if traits & CALLABLE and "arg_attrs" in op.attributes:
        return False
    for region in op.regions:
        last = None if region.first is None else region.first.last
        if last is not None:
            end = last.info
            if not end.registered or not end.traits & TERMINATOR or end.verify_symbols is not None:
                return False
            if (end.verify is not None and not end.traits & (LOCAL_VERIFY | FRAME_VERIFY)) or names_of_dialects(last):
                return False
    return True


def decided_alone(info: OpInfo) -> bool:
    """Whether an op without regions and successors is good follows from its types and attributes alone."""
    return not info.checked_each_time and info.verify_symbols is None

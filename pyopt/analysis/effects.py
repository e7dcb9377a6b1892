"""Memory effects and what follows from them: dead ops, ops that may be moved.

Effects are a mask of READS, WRITES, ALLOCATES and FREES; None means unknown, which is to be taken as all of them.
ALLOCATES stands for memory that the op itself returns, so that an unused allocation is dead.
"""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import (
    ALLOCATES,
    EFFECT_WORDS,
    FREES,
    NO_MEMORY_EFFECT,
    PURE,
    READS,
    RECURSIVE_EFFECTS,
    SYMBOL,
    TERMINATOR,
    WRITES,
    OpInfo,
)
from pyopt.ir.signature import operand_group, result_group, signature_of
from pyopt.ir.tables import derived
from pyopt.light import Final

NO_EFFECT: Final = PURE | NO_MEMORY_EFFECT
ANY_EFFECT: Final = READS | WRITES | ALLOCATES | FREES
OTHER_EFFECTS: Final = ANY_EFFECT | RECURSIVE_EFFECTS
"""With any of these it is not NO_EFFECT that counts: an effect on a value is one of a pure op, too."""
NEVER_DEAD: Final = TERMINATOR | SYMBOL


def own_effects(op: Operation) -> int | None:
    """The effects that the op's declaration gives, without those of its regions; None if it says nothing."""
    info = op.info
    hook = info.effects
    if hook is not None and not isinstance(hook, str):
        return hook(op)
    traits = info.traits
    if traits & ANY_EFFECT:
        return traits & ANY_EFFECT
    if traits & NO_EFFECT:
        return 0
    return None


def value_effects(op: Operation) -> list[tuple[int, Value]]:
    """The effects on single operands and results that the op's declaration names, in its order."""
    declared = op.info.effects
    found: list[tuple[int, Value]] = []
    if isinstance(declared, str):
        operands = signature_of(op.info).operand_index
        for entry in declared.split(","):
            name, _, words = entry.strip().partition(":")
            mask = sum(bit for word, bit in EFFECT_WORDS if word in words)
            values = operand_group(op, name) if name in operands else result_group(op, name)
            found.extend([(mask, value) for value in values])
    return found


def affects(op: Operation, effect: int, value: Value) -> bool:
    """The op's declaration names an effect of the given mask on the value."""
    return any(mask & effect and one is value for mask, one in value_effects(op))


def effects_of(op: Operation) -> int | None:
    """All effects of the op, those of its regions included where it has recursive effects; None if unknown."""
    if not op.info.traits & RECURSIVE_EFFECTS:
        return own_effects(op)
    mask = 0
    stack = [op]
    while stack:
        one = stack.pop()
        recursive = one.info.traits & RECURSIVE_EFFECTS
        own = own_effects(one)
        if own is None:
            if not recursive:
                return None
        else:
            mask |= own
        if recursive:
            for region in one.regions:
                for block in region:
                    stack.extend(block)
    return mask


def is_memory_effect_free(op: Operation) -> bool:
    """The op neither reads nor writes memory, and says so."""
    traits = op.info.traits
    if traits & NO_EFFECT and not traits & OTHER_EFFECTS:
        return True
    return effects_of(op) == 0


def has_droppable_effects(op: Operation) -> bool:
    """The op's effects may be dropped: it only reads, or allocates what it returns."""
    # A driver asks again and again while it works on what is inside: the walk ends at the first op that decides, and
    # goes from the end, for what a block writes, it writes late.
    if not _own_effects_are_droppable(op):
        return False
    work = _last_ops_with_effects(op)
    while work:
        one: Operation | None = work.pop()
        while one is not None:
            if not _own_effects_are_droppable(one):
                return False
            if one.regions:
                if one.prev is not None:
                    work.append(one.prev)
                work.extend(_last_ops_with_effects(one))
                break
            one = one.prev
    return True


def _last_ops_with_effects(op: Operation) -> list[Operation]:
    """The ends of the blocks whose effects are the op's; what comes last is seen first: the first of alternatives."""
    found: list[Operation] = []
    if op.info.traits & RECURSIVE_EFFECTS:
        for region in reversed(op.regions):
            block = region.last
            while block is not None:
                if block.last is not None:
                    found.append(block.last)
                block = block.prev
    return found


def _own_effects_are_droppable(op: Operation) -> bool:
    """The same for an op without what is inside of it."""
    info = op.info
    known = _droppable.get(info)
    if known is not None:
        return known
    own = own_effects(op)
    if info.traits & RECURSIVE_EFFECTS:
        found = own is None or not own & (WRITES | FREES)
    else:
        found = _only_reads_or_allocates(own)
    if info.registered and (info.effects is None or isinstance(info.effects, str)):
        _droppable[info] = found
    return found


def _only_reads_or_allocates(effects: int | None) -> bool:
    """Returns whether the op only reads or allocates; an op that allocates may write, too."""
    return effects is not None and not effects & FREES and (not effects & WRITES or effects & ALLOCATES != 0)


_droppable: Final[dict[OpInfo, bool]] = derived({})
"""Results of `_own_effects_are_droppable` for all ops of one name, where it depends on the declaration alone."""


def always_droppable(info: OpInfo) -> bool | None:
    """The result of `would_be_trivially_dead` for all ops of one name; None if it depends on the op."""
    traits = info.traits
    if not info.registered or traits & NEVER_DEAD:
        return False
    if traits & RECURSIVE_EFFECTS:
        return None
    if traits & NO_EFFECT and not traits & ANY_EFFECT:
        return True
    if info.effects is not None and not isinstance(info.effects, str):
        return None
    return _only_reads_or_allocates(traits & ANY_EFFECT or None)


def would_be_trivially_dead(op: Operation) -> bool:
    """The op could be erased if its results had no users."""
    info = op.info
    if not info.registered or info.traits & NEVER_DEAD:
        return False
    if info.traits & NO_EFFECT and not info.traits & OTHER_EFFECTS:
        return True
    return has_droppable_effects(op)


def is_trivially_dead(op: Operation) -> bool:
    """The op's results have no users, and it does nothing else."""
    for result in op.results:
        if result.uses:
            return False
    return would_be_trivially_dead(op)

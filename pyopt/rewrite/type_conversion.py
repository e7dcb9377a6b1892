"""Values carried between two systems of types while a conversion is under way.

Where a value has one type and is wanted with another, a cast (`builtin.unrealized_conversion_cast`) stands between
until the end, and for later users of the value, too. At the end, casts back and forth cancel out, unused ones go, and
what remains the converter's materializations must make; a cast that no materialization makes is an error.
"""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Final, Sequence, TypeAlias, final
from pyopt.rewrite.argument_casts import ask_for, hide_unused, put_in_order
from pyopt.rewrite.conversion_rewriter import TO_ARGUMENT, TO_SOURCE, TO_TARGET, ConversionRewriter

if TYPE_CHECKING:
    from pyopt.ir.errors import Place
    from pyopt.rewrite.type_converter import Materialize, TypeConverter

    Problem: TypeAlias = tuple[str, Operation, Sequence[tuple[str, Place]]]
    """(what went wrong, at which op, notes on it)."""

CAST: Final = "builtin.unrealized_conversion_cast"


def convert_operands(
    op: Operation, converter: TypeConverter | None, rewriter: ConversionRewriter
) -> list[Value] | None:
    """The converted operands of `op`, of the types that the converter wants; None if a type cannot be converted.

    A value that became several (or none) is given as it was: `rewriter.remapped` has them.
    """
    rewriter.converter = converter
    out: list[Value] = []
    for operand in op.operands:
        if converter is None:
            out.append(rewriter.remapped_one(operand))
            continue
        types = converter.convert(operand.type)
        if types is None:
            return None
        if len(types) != 1:
            out.append(rewriter.remapped_one(operand))
            continue
        wanted = types[0]
        value = rewriter.lookup(operand, wanted)
        if value.type is not wanted and len(rewriter.mapping.get(value, (value,))) == 1:
            cast = rewriter.cast([value], wanted, value, op.loc, TO_TARGET)
            rewriter.map_cast(rewriter.lookup(value), cast)
            value = cast
        else:
            ask_for(rewriter, value, op.loc)
        out.append(value)
    return out


def materialize_live_uses(rewriter: ConversionRewriter, visited: Sequence[Operation]) -> Problem | None:
    """Makes what live users still want of values that were converted, and the casts; `visited` has the ops in the order
    in which they were looked at."""
    put_in_order(rewriter)
    settling = _Settling(rewriter, visited)
    settling.use_what_came_later()
    # As in the reference a value that is wanted with several types is cast from one to the next.
    latest: dict[Value, Value] = {}
    known: dict[Value, Value] = {}
    for value in list(rewriter.converters):
        found = rewriter.mapping.get(value)
        if found is None:
            continue
        if len(found) == 1:
            last = rewriter.lookup_known(value, known)
            if last.type is value.type or _keeps_type(value, rewriter) or not settling.has_live_user(value):
                continue
            # Of an argument a cast of its type was made with the block.
            if value.op is None and rewriter.lookup(value, value.type) is not value:
                continue
            found = rewriter.remapped(last)
        elif not settling.has_live_user(value):
            continue
        rewriter.converter = rewriter.converters.get(value)
        new = found[0] if len(found) == 1 else None
        if new is not None and new in latest:
            found = [settling.cast_before(latest[new], value.type)]
        if len(found) != 1 or found[0].type is not value.type:
            anchor = found[-1] if found else value
            before = None if found else value.op
            found = [rewriter.cast(found, value.type, anchor, value.location(), TO_SOURCE, before)]
            if new is not None:
                latest[new] = found[0]
        rewriter.mapping[value] = found
        known.clear()
    return settling.resolve()


def _inverse(mapping: dict[Value, list[Value]]) -> dict[Value, list[Value]]:
    """The values that each value replaces."""
    out: dict[Value, list[Value]] = {}
    for old, group in mapping.items():
        for new in group:
            out.setdefault(new, []).append(old)
    return out


def _keeps_type(value: Value, rewriter: ConversionRewriter) -> bool:
    """Something of its type stands for a value, now or for a while."""
    group = rewriter.mapping[value]
    while len(group) == 1:
        if group[0].type is value.type:
            return True
        group = rewriter.mapping.get(group[0], [])
    return False


@final
class _Settling:
    """The casts at the end of a conversion. `needed` has those that must be made."""

    __slots__ = ("needed", "rewriter", "stands_for", "visited")

    def __init__(self, rewriter: ConversionRewriter, visited: Sequence[Operation]) -> None:
        self.rewriter = rewriter
        self.visited = visited
        self.stands_for = _inverse(rewriter.mapping)
        self.needed: dict[Operation, None] = {}

    def has_live_user(self, value: Value) -> bool:
        """An op that stays, and is no cast of this conversion, uses the value, or what it stands for."""
        rewriter = self.rewriter
        worklist = [value]
        seen: set[Value] = set()
        while worklist:
            one = worklist.pop()
            if one in seen:
                continue
            seen.add(one)
            for user in one.uses:
                if user not in rewriter.gone and user not in rewriter.casts:
                    return True
            worklist.extend(self.stands_for.get(one, ()))
        return False

    def cast_before(self, value: Value, type: Type) -> Value:
        """The last of the casts that led to `value` with a type; `value` itself if none has it."""
        one = value
        while one.type is not type:
            maker = one.op
            if maker not in self.rewriter.casts or len(maker.operands) != 1:
                return value
            one = maker.operands[0]
        return one

    def use_what_came_later(self) -> None:
        """Casts of values for which something of the wanted type has come to stand since are not needed."""
        rewriter = self.rewriter
        for op in rewriter.casts:
            if len(op.operands) != 1 or op.operands[0] not in rewriter.mapping:
                continue
            result = op.results[0]
            found = rewriter.lookup(op.operands[0], result.type)
            if found.type is result.type and found is not result and not self._leads_to(found, result):
                self._replace(op, [found])
                rewriter.set_operands(op, [found])

    def resolve(self) -> Problem | None:
        """Removes casts that cancel out or have no users, and calls the converters to make the rest."""
        self.stands_for = _inverse(self.rewriter.mapping)
        self._find_needed()
        done: set[Operation] = set()
        for op in list(self.needed):
            problem = self._make(op, done)
            if problem is not None:
                return problem
        self.rewriter.dropped = list(self.rewriter.casts)
        return None

    def _find_needed(self) -> None:
        """Looks at the casts, those made last first; what a cast needs is looked at again."""
        casts = self.rewriter.casts
        worklist = dict.fromkeys(casts)
        while worklist:
            op, _ = worklist.popitem()
            result = op.results[0]
            operands = op.operands
            types = [value.type for value in operands]
            for user in list(result.uses):
                if user.info.name == CAST and [one.type for one in user.results] == types:
                    self._replace(user, [*operands])
                    self.needed.pop(user, None)
            if len(operands) == 1:
                found = self._remapped(result, operands[0], result.type)
                if found is not None and found is not result:
                    self._replace(op, [found])
                    self.needed.pop(op, None)
                    continue
            if op in self.needed or not self._is_live(result):
                continue
            self.needed[op] = None
            for value in operands:
                if value.op is not None and value.op in casts:
                    worklist[value.op] = None

    def _remapped(self, root: Value, value: Value, type: Type) -> Value | None:
        """A replacement of type `type` for a value, or for the source of that cast; not `root` itself."""
        while True:
            found = self.rewriter.lookup(value, type)
            if found.type is type and found is not root:
                return found
            maker = value.op
            if found is not value and found is not root and found.op in self.rewriter.casts:
                # What stands for the value may be a cast of what is wanted.
                inner = found.op.operands
                if len(inner) == 1 and inner[0].type is type:
                    return inner[0]
            if maker is None or maker.info.name != CAST or len(maker.operands) != 1:
                return None
            value = maker.operands[0]

    def _is_live(self, value: Value) -> bool:
        """An op that stays, or a cast that is needed, uses the value or what it stands for."""
        casts = self.rewriter.casts
        gone = self.rewriter.gone
        worklist = [value]
        seen: set[Value] = set()
        while worklist:
            one = worklist.pop()
            if one in seen:
                continue
            seen.add(one)
            for user in one.uses:
                if (user in self.needed) if user in casts else (user not in gone):
                    return True
            worklist.extend(self.stands_for.get(one, ()))
        return False

    def _replace(self, op: Operation, values: list[Value]) -> None:
        """`values` take the place of a cast's results, also for what those stand for."""
        mapping = self.rewriter.mapping
        for result, value in zip(op.results, values, strict=True):
            if result is value:
                continue
            result.replace_all_uses_with(value)
            for old in self.stands_for.get(result, ()):
                if self._leads_to(value, old):
                    mapping.pop(old, None)
                else:
                    mapping[old] = [value]
                    self.stands_for.setdefault(value, []).append(old)

    def _leads_to(self, value: Value, other: Value) -> bool:
        """`other` is what stands for `value` in the end, or on the way."""
        mapping = self.rewriter.mapping
        while value is not other:
            found = mapping.get(value)
            if found is None or len(found) != 1:
                return False
            value = found[0]
        return True

    def _note(self, made: Value) -> Sequence[tuple[str, Place]]:
        """The op that was the first looked at of those that use a cast, with all casts in place."""
        rewriter = self.rewriter
        for value in rewriter.converters:
            for user in list(value.uses):
                if user not in rewriter.gone:
                    rewriter.set_operands(user, [rewriter.lookup(one, one.type) for one in user.operands])
        for op in rewriter.replaced:
            rewriter.hide(op)
        hide_unused(rewriter)
        places = {op: number for number, op in enumerate(self.visited)}
        users = [user for user in made.uses if user not in rewriter.gone]
        if not users:
            return ()
        user = min(users, key=lambda user: places.get(user, len(places)))
        from pyopt.syntax.op_texts import OpTexts

        return ((f"see existing live user here: {OpTexts(rewriter.context).text(user)}", user.loc),)

    def _make(self, op: Operation, done: set[Operation]) -> Problem | None:
        """Replaces a cast by what the converter makes, those first that it takes."""
        rewriter = self.rewriter
        if op in done:
            return None
        done.add(op)
        for value in op.operands:
            if value.op is not None and value.op in rewriter.casts:
                problem = self._make(value.op, done)
                if problem is not None:
                    return problem
        result = op.results[0]
        operands = op.operands
        if len(operands) == 1:
            found = rewriter.lookup(operands[0], result.type)
            if found.type is result.type and found is not operands[0] and found is not result:
                self._replace(op, [found])
                return None
            maker = operands[0].op
            if maker is not None and maker.info.name == CAST and len(maker.operands) == 1:
                # What a materialization made may be a cast of what is wanted.
                if maker.operands[0].type is result.type:
                    self._replace(op, [maker.operands[0]])
                    return None
        converter, kind = rewriter.casts[op]
        if converter is not None:
            rewriter.insert_before(op)
            rewriter.loc = op.loc
            for materialize in _makers(converter, kind):
                made = materialize(rewriter, result.type, operands, op.loc)
                if made is not None:
                    self._replace(op, [made])
                    return None
        text = rewriter.context.type_text or str
        sources = ", ".join(f"'{text(value.type)}'" for value in operands)
        message = (
            f"failed to legalize unresolved materialization from ({sources}) to ('{text(result.type)}') "
            "that remained live after conversion"
        )
        return message, op, self._note(result)


def _makers(converter: TypeConverter, kind: int) -> list[Materialize]:
    """Materialization functions for a cast of this kind, in the order in which they are tried."""
    if kind == TO_TARGET:
        return converter.to_target[::-1]
    if kind == TO_ARGUMENT:
        return [*converter.to_argument[::-1], *converter.to_source[::-1]]
    return converter.to_source[::-1]

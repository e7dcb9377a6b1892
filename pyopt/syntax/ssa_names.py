"""SSA names, as the reference gives them, before anything is printed.

A region's values are numbered before those of the regions nested in it; each nested region goes on from where its
parent stopped, so siblings share numbers (unless unique ids are asked for, as the generic form does). The name stands
in `value.name` afterwards, `#k` included for results of a group.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.opinfo import CONSTANT_LIKE, OpInfo
from pyopt.ir.tables import derived
from pyopt.light import TYPE_CHECKING, Final, final
from pyopt.syntax.attribute_printer import VALUE_MARK

if TYPE_CHECKING:
    from pyopt.syntax.print_options import PrintOptions


@final
class NumberedNames:
    """`%0`, `%1`, ..., or the like, as many as were needed so far."""

    __slots__ = ("after", "before", "names")

    def __init__(self, before: str, after: str = "") -> None:
        self.before = before
        self.after = after
        self.names: list[str] = []

    def up_to(self, number: int) -> list[str]:
        """The names, with that of `number`."""
        names = self.names
        while number >= len(names):
            start = len(names)
            names.extend([f"{self.before}{one}{self.after}" for one in range(start, 2 * start + 100)])
        return names


_numbered: Final = NumberedNames("%")
_arguments: Final = NumberedNames("%arg")


@final
class Namer:
    """Names everything in an op; `operation_ids` holds the ids of ops without results when users are printed.

    `part`: the op is a part of one that is printed in generic form, and marks stand around numbers.
    """

    def __init__(self, options: PrintOptions, part: bool = False) -> None:
        self.values = NumberedNames(f"%{VALUE_MARK}", VALUE_MARK) if part else _numbered
        self.arguments = NumberedNames(f"%arg{VALUE_MARK}-", VALUE_MARK) if part else _arguments
        self.generic = options.generic
        self.unique = options.unique_ssa_ids or options.generic
        self.value_users = options.value_users
        self.nameloc_prefix = options.nameloc_prefix
        self.next_value = 0
        self.next_argument = 0
        self.next_conflict = 0
        # The names in use here and around, `%` included, and the same in order: a region's end is where it began.
        self.used: set[str] = set()
        self.trail: list[str] = []
        self.operation_ids: dict[Operation, int] = {}
        self.constant_hints: dict[OpInfo, dict[Attribute, str]] = {}

    def run(self, root: Operation) -> None:
        unique = self.unique
        used = self.used
        trail = self.trail
        self._name_results(root)
        if not unique and not root.results:
            self.next_value = 0  # the root's id for printed users takes no number from its regions
        # Regions with the numbers and the length of the trail where their op's region ended.
        work: list[tuple[Region, int, int, int, int]] = []
        nested = root.regions
        while True:
            if nested:
                value = self.next_value
                argument = self.next_argument
                conflict = self.next_conflict
                around = len(trail)
                for region in nested:
                    work.append((region, value, argument, conflict, around))  # noqa: PERF401  # mostly one
            elif not work:
                return
            region, value, argument, conflict, around = work.pop()
            if not unique:
                self.next_value = value
                self.next_argument = argument
                self.next_conflict = conflict
            if len(trail) > around:
                used.difference_update(trail[around:])
                del trail[around:]
            nested = self._name_region(region)

    def _name_region(self, region: Region) -> list[Region]:
        """Names a region's values and blocks; returns the regions of its ops."""
        nested: list[Region] = []
        parent = region.parent
        if parent is not None and parent.info.block_argument_names is not None and not self.generic:
            for value, name in parent.info.block_argument_names(parent, region):
                given = self._location_name(value.location()) if self.nameloc_prefix else ""
                value.name = self._unique(given or name)
            named = True
        else:
            named = False
        block = region.first
        number = 0
        generic = self.generic
        value_users = self.value_users
        plain = not self.nameloc_prefix
        values = self.values
        numbers = values.names
        while block is not None:
            block.name = f"^bb{number}" if number else "^bb0"
            number += 1
            if block.arguments:
                self._name_arguments(block, region, named)
            op = block.first
            next_value = self.next_value
            while op is not None:
                if op.regions:
                    nested += op.regions
                results = op.results
                if len(results) == 1 and plain:
                    hint = None if generic or op.info.asm_names is None else self.hint(op)
                    if hint:
                        results[0].name = self._unique(hint)
                    else:
                        if next_value >= len(numbers):
                            numbers = values.up_to(next_value)
                        results[0].name = numbers[next_value]
                        next_value += 1
                elif results:
                    self.next_value = next_value
                    self._name_results(op)
                    next_value = self.next_value
                elif value_users:
                    self.operation_ids[op] = next_value
                    next_value += 1
                op = op.next
            self.next_value = next_value
            block = block.next
        return nested

    def _name_arguments(self, block: Block, region: Region, named: bool) -> None:
        entry = block is region.first
        special: set[Value] = set()
        if named:
            parent = region.parent
            assert parent is not None and parent.info.block_argument_names is not None
            special = {value for value, _ in parent.info.block_argument_names(parent, region)}
        for argument in block.arguments:
            if argument in special:
                continue
            hint = self._location_name(argument.loc) if self.nameloc_prefix else None
            if hint is not None:
                self.next_argument += entry  # its number is left out
                argument.name = self._unique(hint) if hint else self._number()
            elif entry:
                number = self.next_argument
                self.next_argument = number + 1
                names = self.arguments.names
                if number >= len(names):
                    names = self.arguments.up_to(number)
                name = names[number]
                if name in self.used:
                    name = self._unique(name[1:])
                else:
                    self.used.add(name)
                    self.trail.append(name)
                argument.name = name
            else:
                argument.name = self._number()

    def hint(self, op: Operation) -> str | None:
        """The name that the only result of an op asks for; a constant's depends on nothing but its value."""
        info = op.info
        names = info.asm_names
        if names is None or isinstance(names, str):
            return names
        value = op.attributes.get(info.constant_attribute) if info.traits & CONSTANT_LIKE else None
        if value is not None:
            known = self.constant_hints.get(info)
            if known is None:
                known = self.constant_hints[info] = {}
            elif value in known:
                return known[value]
        found = names(op)
        if isinstance(found, list):
            found = found[0][1] if found else None
        if value is not None:
            self.constant_hints[info][value] = found or ""
        return found

    def _name_results(self, op: Operation) -> None:
        results = op.results
        if not results:
            if self.value_users:
                self.operation_ids[op] = self.next_value
                self.next_value += 1
            return
        names: list[tuple[int, str]] = []
        hint = op.info.asm_names
        if hint is not None and not self.generic:
            found = hint if isinstance(hint, str) else hint(op)
            if isinstance(found, str):
                names = [(0, found)]
            elif found is not None:
                names = found
        if self.nameloc_prefix:
            name = self._location_name(op.loc)
            if name:
                names = [(index, name) for index, _ in names] or [(0, name)]
        groups: dict[int, str] = {}
        for index, name in names:
            groups[index] = self._unique(name) if name else self._number()
        if 0 not in groups:
            groups[0] = self._number()
        if len(results) == 1:
            results[0].name = groups[0]
            return
        starts = sorted(groups)
        for position, start in enumerate(starts):
            end = starts[position + 1] if position + 1 < len(starts) else len(results)
            if end - start == 1:
                results[start].name = groups[start]
            else:
                for index in range(start, end):
                    results[index].name = f"{groups[start]}#{index - start}"

    def _number(self) -> str:
        number = self.next_value
        self.next_value = number + 1
        return self.values.up_to(number)[number]

    def _location_name(self, loc: object) -> str | None:
        """The first name in a location, which may be empty; None if it has none."""
        from pyopt.ir.attributes import CallSiteLoc, FusedLoc, NameLoc

        stack = [loc]
        while stack:
            one = stack.pop()
            if isinstance(one, NameLoc):
                return one.name
            if isinstance(one, CallSiteLoc):
                stack += (one.caller, one.callee)
            elif isinstance(one, FusedLoc):
                stack += reversed(one.locations)
        return None

    def _unique(self, name: str) -> str:
        """`%name`, or `%name_0` and so on if that is taken in this region or around it."""
        legal = _known_legal.get(name)
        if legal is None:
            legal = _known_legal[name] = "%" + legal_name(name)
        used = self.used
        if legal in used:
            base = legal
            while True:
                legal = f"{base}_{self.next_conflict}"
                self.next_conflict += 1
                if legal not in used:
                    break
        used.add(legal)
        self.trail.append(legal)
        return legal


_known_legal: dict[str, str] = derived({})
_LEGAL = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789$._-")


def legal_name(name: str) -> str:
    """A name that may follow `%`: other characters become `_` or their hexadecimal code, as in the reference."""
    if not name:
        return name
    if name[0].isdigit() or (name[0] not in _LEGAL and name[0] != " "):
        # A name must not be mistaken for a number, unless it has letters after the digits.
        name = "_" + name
    if _LEGAL.issuperset(name):
        return name
    return "".join(char if char in _LEGAL else "_" if char == " " else f"{ord(char):X}" for char in name)

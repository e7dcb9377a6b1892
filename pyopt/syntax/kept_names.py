"""SSA names as the source gave them, for `--keep-names`.

The parser leaves the names of the source in `Value.given` and `Block.given`. What takes the place of a value without a
name of its own takes over the name, and so does a copy (`pyopt.rewrite.rewriter`). Here all others are given names that
nothing in the same isolated op has, and where two of one name meet, the second gets a number behind it. What has a name
once keeps it, so that two texts of a module can be compared line by line.
"""

from __future__ import annotations

from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.opinfo import ISOLATED
from pyopt.light import TYPE_CHECKING, final
from pyopt.syntax.ssa_names import Namer, legal_name

if TYPE_CHECKING:
    from pyopt.syntax.print_options import PrintOptions


def name_values(root: Operation, options: PrintOptions) -> dict[Operation, int]:
    """Names everything in an op, as the options ask for; the ids of ops without results when users are printed."""
    if options.keep_names:
        return KeptNamer(options).run(root)
    namer = Namer(options)
    namer.run(root)
    return namer.operation_ids


@final
class KeptNamer:
    """Names everything in an op that has no name, or one that is taken around it."""

    __slots__ = ("_counted", "_hints", "_ids", "_next", "_taken", "_trail", "_used", "_users")

    def __init__(self, options: PrintOptions) -> None:
        self._hints = Namer(options)
        self._users = options.value_users
        self._ids: dict[Operation, int] = {}
        self._used: set[str] = set()
        self._trail: list[str] = []
        self._taken: set[str] | None = None
        """All names in the isolated op that is named, once a new one is asked for."""
        self._next: dict[str, int] = {}
        """The number that a name gets which is taken; "" is for names that are numbers."""
        self._counted: list[tuple[str, int]] = []
        """What `_next` had before, in order: siblings, with the same names around them, get the same new ones."""

    def run(self, root: Operation) -> dict[Operation, int]:
        self._taken = set()
        self._name_results(root)
        trail = self._trail
        counted = self._counted
        work = [(region, len(trail), 0, root) for region in reversed(root.regions)]
        scope: Operation | None = None
        while work:
            region, around, counts, isolated = work.pop()
            while len(trail) > around:
                self._used.remove(trail.pop())
            while len(counted) > counts:
                base, number = counted.pop()
                self._next[base] = number
            if isolated is not scope:
                scope = isolated
                self._taken = None
                counted.clear()
                self._next = {}
            for op in reversed(self._name_region(region, isolated)):
                inner = op if op.info.traits & ISOLATED else isolated
                counts = len(counted) if inner is isolated else 0
                work += [(one, len(trail), counts, inner) for one in reversed(op.regions)]
        return self._ids

    def _name_region(self, region: Region, isolated: Operation) -> list[Operation]:
        """Names a region's values and blocks; gives its ops with regions."""
        nested: list[Operation] = []
        parent = region.parent
        hints: dict[Value, str] = {}
        if parent is not None and parent.info.block_argument_names is not None:
            hints = dict(parent.info.block_argument_names(parent, region))
        if self._taken is None:
            self._taken = names_in(isolated)
        _name_blocks(region)
        for block in region:
            for number, argument in enumerate(block.arguments):
                hint = hints.get(argument, f"arg{number}" if block is region.first else "")
                argument.name = argument.given = self._named(argument.given, hint)
            for op in block:
                if op.results:
                    self._name_results(op)
                elif self._users:
                    self._ids[op] = len(self._ids)
                if op.regions:
                    nested.append(op)
        return nested

    def _name_results(self, op: Operation) -> None:
        results = op.results
        if len(results) == 1:
            name = results[0].given.partition("#")[0]
            results[0].name = results[0].given = self._named(name, "" if name else self._hints.hint(op) or "")
            return
        start = 0
        while start < len(results):
            base = results[start].given.partition("#")[0]
            end = start + 1
            while end < len(results) and _continues(base, results[end].given):
                end += 1
            name = self._named(base, "")
            for index in range(start, end):
                result = results[index]
                result.name = result.given = name if end - start == 1 else f"{name}#{index - start}"
            start = end

    def _named(self, name: str, hint: str) -> str:
        """The name, or another one if it is empty or taken."""
        used = self._used
        if not name or name in used:
            base = name if name and not name[1:].isdigit() else "%" + legal_name(hint) if hint else ""
            name = self._fresh(base)
        used.add(name)
        self._trail.append(name)
        return name

    def _fresh(self, base: str) -> str:
        """A name that nothing in the isolated op has: `%base`, `%base_0`, ..., or a number."""
        taken = self._taken
        assert taken is not None
        name = base
        first = number = self._next.get(base, 0)
        while not name or name in taken or name in self._used:
            name = f"{base}_{number}" if base else f"%{number}"
            number += 1
        if number != first:
            self._counted.append((base, first))
            self._next[base] = number
        return name


def _continues(base: str, name: str) -> bool:
    """A result of that name belongs to the group of the one before it, `base`."""
    return name.partition("#")[0] == base


def names_in(isolated: Operation) -> set[str]:
    """The names of the values in an op, without numbers of results."""
    found: set[str] = set()
    for op in isolated.walk():
        for result in op.results:
            found.add(result.given.partition("#")[0])
        for region in op.regions:
            for block in region:
                for argument in block.arguments:
                    found.add(argument.given)
    return found


def _name_blocks(region: Region) -> None:
    """Each block keeps its name, or gets one that no other of the region has."""
    names: set[str] = set()
    unnamed: list[tuple[Block, int]] = []
    for number, block in enumerate(region):
        if block.given and block.given not in names:
            block.name = block.given
            names.add(block.name)
        else:
            unnamed.append((block, number))
    for block, number in unnamed:
        base = block.given
        numbered = not base or base[3:].isdigit()
        name = f"^bb{number}" if numbered else f"{base}_0"
        count = number
        while name in names:
            count += 1
            name = f"^bb{count}" if numbered else f"{base}_{count}"
        block.name = block.given = name
        names.add(name)

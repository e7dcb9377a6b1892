"""The SSA values and aliases of a section as FileCheck variables: which texts become variables, and their names."""

from __future__ import annotations

import re

from pyopt.light import TYPE_CHECKING, Final, Mapping, Sequence, final
from pyopt.update_checks.escapes import KEYWORDS
from pyopt.update_checks.sections import Section

if TYPE_CHECKING:
    from pyopt.update_checks.source import SourceFunction

TOKEN: Final = re.compile(
    r'"(?:[^"\\]|\\.)*"'
    r"|(?<![\w$.%@])%(?P<value>\d+|[A-Za-z$._-][\w$.-]*)"
    r"|(?<![\w$.])(?P<alias>[#!][A-Za-z_][\w$.-]*)"
)
_RESULTS: Final = re.compile(r"^\s*%[\w$.-]+(?::\d+)?(?:, %[\w$.-]+(?::\d+)?)* = ")
_OP: Final = re.compile(r'\s*"?([A-Za-z_][\w$.-]*)')
_ALIAS: Final = re.compile(r"^([#!][A-Za-z_][\w$.-]*) = ", re.MULTILINE)
_LLVM_LABEL: Final = re.compile(r"^([\w$.-]+):")


@final
class Variable:
    """A FileCheck variable for the text `actual` of an output, as yet called `name`."""

    __slots__ = ("actual", "alias", "forward", "level", "name")

    def __init__(self, name: str, actual: str, level: int, alias: bool = False) -> None:
        self.name = name
        self.actual = actual
        self.level = level
        self.alias = alias
        self.forward = False


@final
class LinePiece:
    """A part of an output line: literal text, or a variable, which is captured here or was before."""

    __slots__ = ("capture", "text", "variable")

    def __init__(self, text: str, variable: Variable | None = None, capture: bool = False) -> None:
        self.text = text
        self.variable = variable
        self.capture = capture


def unique(name: str, taken: set[str]) -> str:
    """The name, or the first of name_0, name_1, ... that is not taken; takes it."""
    found = name
    number = 0
    while found in taken:
        found = f"{name}_{number}"
        number += 1
    taken.add(found)
    return found


def variable_name(text: str) -> str:
    """A FileCheck variable's name for an SSA name or op."""
    name = re.sub(r"\W", "_", text).upper()
    return f"V{name}" if name[:1].isdigit() or not name else name


@final
class OutputAliases:
    """The aliases of one chunk's outputs, and their variables, which functions below one another share."""

    __slots__ = ("_taken", "variables")

    def __init__(self, prefixes: Sequence[str]) -> None:
        self.variables: dict[str, Variable] = {}
        self._taken = {f"${name}" for name in (*prefixes, *KEYWORDS)}

    def add(self, output: str) -> None:
        """Takes the aliases that an output defines."""
        for text in _ALIAS.findall(output):
            if text not in self.variables:
                name = unique("$" + variable_name(text[1:]), self._taken)
                self.variables[text] = Variable(name, text[1:], 0, alias=True)


@final
class ValueReader:
    """Reads the lines of one section in order, and says which of their texts are variables."""

    __slots__ = ("_aliases", "_base", "_flat", "_in_scope", "_names", "_seen_aliases", "_source", "_taken")

    def __init__(
        self,
        section: Section,
        aliases: OutputAliases,
        seen_aliases: set[str],
        source: SourceFunction | None,
        prefixes: Sequence[str],
    ) -> None:
        first = section.lines[0].text
        self._aliases = aliases
        self._seen_aliases = seen_aliases
        self._source = source
        self._flat = first.startswith(("define ", "declare "))
        self._base = len(first) - len(first.lstrip()) + 1
        self._in_scope: dict[str, Variable] = {}
        self._taken = {*prefixes, *KEYWORDS}  # with a colon behind them they would be directives
        self._names = self._names_of_results([one.text for one in section.lines]) if source is not None else {}

    def read(self, line: str, header: bool) -> list[LinePiece]:
        """The pieces of the next line; `header`: it is the first of a function."""
        indent = len(line) - len(line.lstrip())
        block = line.startswith("^", indent)
        if line.strip() and not self._flat:
            limit = indent + 2 if block else indent
            for text in [text for text, one in self._in_scope.items() if one.level > limit]:
                del self._in_scope[text]
        results = _RESULTS.match(line)
        end_of_results = results.end() if results is not None else 0
        inner = block or header or line.rstrip().endswith(("{", "("))
        operation = _OP.match(line, end_of_results)
        op = operation.group(1) if operation is not None and not block and not header else "arg"
        names = self._argument_names(line) if header else []
        pieces: list[LinePiece] = []
        position = 0
        if self._flat and not header:
            label = _LLVM_LABEL.match(line)
            if label is not None:
                pieces.append(self._value(label.group(1), "bb", self._base, False, []))
                position = label.end(1)
        for found in TOKEN.finditer(line, position):
            text = found["value"]
            if text is not None:
                piece = self._value_at(text, op, indent, found.start() < end_of_results, inner, names)
            elif found["alias"] in self._aliases.variables:
                text = found["alias"][1:]
                piece = self._alias(found["alias"])
            else:
                continue
            start = found.end() - len(text)
            if start > position:
                pieces.append(LinePiece(line[position:start]))
            pieces.append(piece)
            position = found.end()
        if position < len(line) or not pieces:
            pieces.append(LinePiece(line[position:]))
        return pieces

    def forget(self, variable: Variable) -> None:
        """Has a variable captured where its text stands next."""
        if variable.alias:
            self._seen_aliases -= {"#" + variable.actual, "!" + variable.actual}
        else:
            self._in_scope.pop(variable.actual, None)

    def _value_at(self, text: str, op: str, indent: int, result: bool, inner: bool, names: list[str]) -> LinePiece:
        if result:
            known = self._in_scope.get(text)
            if known is not None and not known.forward:
                del self._in_scope[text]
            return self._value(text, op, indent if not self._flat else self._base, False, names)
        return self._value(text, "arg", indent + 1 if inner else self._base, not inner, names)

    def _value(self, text: str, op: str, level: int, forward: bool, names: list[str]) -> LinePiece:
        known = self._in_scope.get(text)
        if known is not None:
            if not forward:
                known.forward = False
            return LinePiece(text, known)
        given = names.pop(0) if names else ""
        if given and not given.isdigit() and re.fullmatch(r"arg\d+|\d+", text):
            name = given
        elif not text.isdigit():
            name = text
        else:
            queue = self._names.get(op)
            name = queue.pop(0) if queue else ""
            if not name or name.isdigit():
                name = "val" if forward else op.rpartition(".")[2]
        variable = Variable(unique(variable_name(name), self._taken), text, level)
        variable.forward = forward
        self._in_scope[text] = variable
        return LinePiece(text, variable, capture=True)

    def _alias(self, text: str) -> LinePiece:
        capture = text not in self._seen_aliases
        self._seen_aliases.add(text)
        return LinePiece(text[1:], self._aliases.variables[text], capture)

    def _argument_names(self, line: str) -> list[str]:
        """The input's names of the arguments, if there are as many in the output."""
        if self._source is None:
            return []
        count = sum(1 for one in TOKEN.finditer(line) if one["value"] is not None)
        return list(self._source.arguments) if count == len(self._source.arguments) else []

    def _names_of_results(self, lines: Sequence[str]) -> dict[str, list[str]]:
        """For each op that the output has as often as the input, the names of its results in the input."""
        source: Mapping[str, list[str]] = self._source.results if self._source is not None else {}
        numbered: dict[str, list[bool]] = {}
        for line in lines:
            results = _RESULTS.match(line)
            op = _OP.match(line, results.end()) if results is not None else None
            if op is not None:
                numbered.setdefault(op.group(1), []).append(line.lstrip()[1].isdigit())
        found: dict[str, list[str]] = {}
        for op_name, flags in numbered.items():
            given = source.get(op_name, [])
            if len(given) == len(flags):
                # Only results without a name of their own ask for one.
                found[op_name] = [name for name, asks in zip(given, flags, strict=True) if asks]
        return found

"""POSIX extended regular expressions, as expectations have them, in time bounded by text times pattern.

The pattern becomes instructions of a nondeterministic automaton, and a search keeps the set of those that it may be at.
So no pattern takes longer than its size says, unlike one that is tried alternative by alternative. References back to
groups, which no automaton can do, are refused.
"""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Final, TypeAlias, final

if TYPE_CHECKING:
    Node: TypeAlias = tuple[int, "list[Node]", str, int, int]
    """Kind, parts, characters or ranges, and how often a part is repeated, or 1 for a negated set."""

MOST_REPEATS: Final = 255
MOST_INSTRUCTIONS: Final = 5000
MAX_DEPTH: Final = 100
UNBOUNDED: Final = -1

SEQUENCE: Final = 0
CHOICE: Final = 1
REPEAT: Final = 2
CHARACTER: Final = 3
ANY: Final = 4
SET: Final = 5
START: Final = 6
END: Final = 7
# Of instructions only: go on at either of two places; the text has what was looked for.
SPLIT: Final = 8
FOUND: Final = 9

_LOWER: Final = "abcdefghijklmnopqrstuvwxyz"
_UPPER: Final = _LOWER.upper()
_DIGITS: Final = "0123456789"
_PUNCTUATION: Final = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"
CLASSES: Final[dict[str, str]] = {
    "alnum": _UPPER + _LOWER + _DIGITS,
    "alpha": _UPPER + _LOWER,
    "blank": " \t",
    "cntrl": "".join([chr(code) for code in (*range(1, 32), 127)]),
    "digit": _DIGITS,
    "graph": _UPPER + _LOWER + _DIGITS + _PUNCTUATION,
    "lower": _LOWER,
    "print": _UPPER + _LOWER + _DIGITS + _PUNCTUATION + " ",
    "punct": _PUNCTUATION,
    "space": "\t\n\v\f\r ",
    "upper": _UPPER,
    "xdigit": _DIGITS + "ABCDEFabcdef",
}


@final
class RegexError(Exception):
    """The text is no regular expression."""


@final
class _PatternReader:
    """Reads one pattern into a tree."""

    __slots__ = ("at", "depth", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.depth = 0

    def peek(self) -> str:
        return self.text[self.at : self.at + 1]

    def accept(self, char: str) -> bool:
        if self.text.startswith(char, self.at):
            self.at += len(char)
            return True
        return False

    def choice(self) -> Node:
        """Alternatives up to a closing parenthesis or the end; none of them is empty."""
        branches: list[Node] = []
        while True:
            parts: list[Node] = []
            while self.peek() not in ("", "|", ")") or (self.peek() == ")" and not self.depth):
                parts.append(self._repeated())
            if not parts:
                raise RegexError("empty (sub)expression")
            branches.append((SEQUENCE, parts, "", 0, 0))
            if not self.accept("|"):
                break
        return branches[0] if len(branches) == 1 else (CHOICE, branches, "", 0, 0)

    def _repeats(self) -> bool:
        """Returns whether a repetition operator follows."""
        char = self.peek()
        return char in ("*", "+", "?") or (char == "{" and self.text[self.at + 1 : self.at + 2] in tuple(_DIGITS))

    def _repeated(self) -> Node:
        node = self._single()
        if not self._repeats():
            return node
        if node[0] == START:
            raise RegexError("repetition-operator operand invalid")
        char = self.peek()
        self.at += 1
        low, high = 0, UNBOUNDED
        if char == "+":
            low = 1
        elif char == "?":
            high = 1
        elif char == "{":
            low, high = self._bounds()
        if self._repeats():
            raise RegexError("repetition-operator operand invalid")
        return REPEAT, [node], "", low, high

    def _bounds(self) -> tuple[int, int]:
        low = high = self._count()
        if self.accept(","):
            high = self._count() if self.peek() in tuple(_DIGITS) else UNBOUNDED
            if 0 <= high < low:
                raise RegexError("invalid repetition count(s)")
        if not self.accept("}"):
            closed = "}" in self.text[self.at :]
            raise RegexError("invalid repetition count(s)" if closed else "braces not balanced")
        return low, high

    def _count(self) -> int:
        start = self.at
        while self.peek() in tuple(_DIGITS):
            self.at += 1
        digits = self.text[start : self.at].lstrip("0") or "0"
        if len(digits) > 3 or int(digits) > MOST_REPEATS:
            raise RegexError("invalid repetition count(s)")
        return int(digits)

    def _single(self) -> Node:
        char = self.peek()
        self.at += 1
        if char == "(":
            return self._group()
        if char == ")":
            raise RegexError("parentheses not balanced")
        if char in ("*", "+", "?") or (char == "{" and self.peek() in tuple(_DIGITS)):
            raise RegexError("repetition-operator operand invalid")
        if char == "^":
            return START, [], "", 0, 0
        if char == "$":
            return END, [], "", 0, 0
        if char == ".":
            return ANY, [], "", 0, 0
        if char == "[":
            return self._set()
        if char == "\\":
            char = self.peek()
            self.at += 1
            if not char:
                raise RegexError("trailing backslash (\\)")
            if char in _DIGITS and char != "0":
                raise RegexError("invalid backreference number")
        return CHARACTER, [], char, 0, 0

    def _group(self) -> Node:
        if not self.peek():
            raise RegexError("parentheses not balanced")
        if self.accept(")"):
            return SEQUENCE, [], "", 0, 0
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise RegexError("out of memory")
        node = self.choice()
        self.depth -= 1
        if not self.accept(")"):
            raise RegexError("parentheses not balanced")
        return node

    def _set(self) -> Node:
        """`[a-z_]`: the characters of the node are pairs, the first and last of each range."""
        negated = self.accept("^")
        ranges: list[str] = []
        first = True
        while first or self.peek() != "]":
            first = False
            if self.accept("[:"):
                name, closing, _ = self.text[self.at :].partition(":]")
                members = CLASSES.get(name)
                if not closing or members is None:
                    raise RegexError("invalid character class" if closing else "brackets ([ ]) not balanced")
                self.at += len(name) + 2
                ranges += [char * 2 for char in members]
                continue
            low = self._member()
            high = low
            if self.peek() == "-" and self.text[self.at + 1 : self.at + 2] not in ("", "]"):
                self.at += 1
                high = self._member()
            if high < low:
                raise RegexError("invalid character range")
            ranges.append(low + high)
        self.at += 1
        return SET, [], "".join(ranges), int(negated), 0

    def _member(self) -> str:
        for mark in (".", "="):
            if self.accept(f"[{mark}"):
                char = self.peek()
                self.at += 1
                if not self.accept(f"{mark}]"):
                    raise RegexError("invalid collating element")
                return char
        char = self.peek()
        if not char:
            raise RegexError("brackets ([ ]) not balanced")
        self.at += 1
        return char


@final
class ExtendedRegex:
    """A pattern to search for. `parts` are literal texts and, between them, regular expressions."""

    __slots__ = ("_argument", "_kind", "_other")

    def __init__(self, parts: list[str]) -> None:
        self._kind: list[int] = []
        self._argument: list[str] = []
        self._other: list[int] = []
        for number, part in enumerate(parts):
            if number % 2 == 0:
                for char in part:
                    self._add(CHARACTER, char)
            else:
                reader = _PatternReader(part)
                node = reader.choice()
                if reader.at < len(part):
                    raise RegexError("parentheses not balanced")
                self._compile(node)
        self._add(FOUND)

    def _add(self, kind: int, argument: str = "", other: int = 0) -> int:
        """Appends an instruction; a SPLIT goes on behind itself or at `other`, a negated SET has 1 there."""
        if len(self._kind) >= MOST_INSTRUCTIONS and kind != CHARACTER:
            raise RegexError("out of memory")
        self._kind.append(kind)
        self._argument.append(argument)
        self._other.append(other)
        return len(self._kind) - 1

    def _compile(self, node: Node) -> None:
        kind, parts, argument, low, high = node
        if kind == SEQUENCE:
            for part in parts:
                self._compile(part)
        elif kind == CHOICE:
            ends: list[int] = []
            for part in parts[:-1]:
                split = self._add(SPLIT)
                self._compile(part)
                ends.append(self._jump())
                self._other[split] = len(self._kind)
            self._compile(parts[-1])
            for end in ends:
                self._other[end] = len(self._kind)
        elif kind == REPEAT:
            for _ in range(low):
                self._compile(parts[0])
            if high == UNBOUNDED:
                split = self._add(SPLIT)
                self._compile(parts[0])
                self._other[self._jump()] = split
                self._other[split] = len(self._kind)
            splits: list[int] = []
            for _ in range(high - low):
                splits.append(self._add(SPLIT))
                self._compile(parts[0])
            for split in splits:
                self._other[split] = len(self._kind)
        else:
            self._add(kind, argument, low)

    def _jump(self) -> int:
        """Appends a SPLIT that only goes on elsewhere."""
        return self._add(SPLIT, "jump")

    def search(self, text: str) -> bool:
        """The pattern is somewhere in the text."""
        kinds = self._kind
        last = len(text)
        current: list[int] = []
        for position in range(last + 1):
            current.append(0)
            waiting: list[int] = []
            seen: set[int] = set()
            while current:
                at = current.pop()
                if at in seen:
                    continue
                seen.add(at)
                kind = kinds[at]
                if kind == FOUND:
                    return True
                if kind == SPLIT:
                    if not self._argument[at]:
                        current.append(at + 1)
                    current.append(self._other[at])
                elif kind == START or kind == END:
                    if position == (0 if kind == START else last):
                        current.append(at + 1)
                else:
                    waiting.append(at)
            if position < last:
                char = text[position]
                current = [at + 1 for at in waiting if self._takes(at, char)]
        return False

    def _takes(self, at: int, char: str) -> bool:
        kind = self._kind[at]
        if kind == CHARACTER:
            return self._argument[at] == char
        if kind == ANY:
            return True
        ranges = self._argument[at]
        inside = any(ranges[i] <= char <= ranges[i + 1] for i in range(0, len(ranges), 2))
        return inside != (self._other[at] == 1)

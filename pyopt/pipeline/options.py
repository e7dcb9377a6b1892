"""The options of passes: each is one row, with its name, default and help.

    MAX_ROUNDS: Final = IntegerOption("max-rounds", 1, "Rounds at most")

    def run(op: Operation, pass_context: PassContext) -> bool:
        rounds = MAX_ROUNDS.of(pass_context.options)
        ...

    PASS = make_pass("cse", run, options=(MAX_ROUNDS,))

A row reads its value from the text of a pipeline, gives it to the pass, typed, and writes it again. Several passes may
have the same row.
"""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Callable, Final, TypeAlias, final

if TYPE_CHECKING:
    OptionValue: TypeAlias = bool | int | float | str | list[str] | list[int] | list[int | str]


INT32: Final = "int32"
UINT32: Final = "uint32"
INT64: Final = "int64"
UINT64: Final = "uint64"
NUMBER_RANGES: Final = {INT32: (-(2**31), 2**31), UINT32: (0, 2**32), INT64: (-(2**63), 2**63), UINT64: (0, 2**64)}
"""(the least number, what is too great) of each kind of number."""


@final
class OptionError(Exception):
    """The options of a pass are wrong."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


@final
class OptionValues:
    """The values of the options that were given to a pass; the others have their defaults."""

    __slots__ = ("given",)

    def __init__(self) -> None:
        self.given: dict[str, OptionValue] = {}


class PassOption:
    """A row; see its kinds below. `choices` are the only texts that it takes, if there are any.

    `needs_gpu`: only its default is accepted, since pyopt makes no code for GPUs. `ours`: the reference's pass does not
    have it, so that the text of a pipeline has it only where it is not the default; those called `reference-exact` are.
    """

    __slots__ = ("choices", "default", "help", "name", "needs_gpu", "ours")

    def __init__(
        self,
        name: str,
        default: OptionValue,
        help: str,
        choices: tuple[str, ...] = (),
        needs_gpu: bool = False,
        ours: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.help = help
        self.choices = choices
        self.needs_gpu = needs_gpu
        self.ours = ours or name == "reference-exact"

    def kind(self) -> str:
        """The kind of value, for the help."""
        raise NotImplementedError

    def read(self, text: str | None) -> OptionValue:
        """The value that a text stands for; None where an option is named without a value."""
        if text is None:
            raise OptionError(f"option {self.name} requires a value")
        return self.parse(text)

    def parse(self, text: str) -> OptionValue:
        """The value that a text stands for."""
        raise NotImplementedError

    def write(self, value: OptionValue) -> str:
        """The text of a value."""
        return str(value)

    def value(self, values: OptionValues) -> OptionValue:
        """The value that was given, or the default."""
        return values.given.get(self.name, self.default)

    def text(self, values: OptionValues) -> str:
        """`name=value`, as the text of a pipeline has it; empty for a list that was not given, as in the reference."""
        value = self.value(values)
        return "" if value == [] and self.name not in values.given else f"{self.name}={self.write(value)}"

    def set(self, values: OptionValues, text: str | None) -> None:
        """Takes in the value that a text stands for; a list that was given before grows."""
        value = self.read(text)
        if self.needs_gpu and value != self.default:
            raise OptionError(f"option {self.name} needs a GPU, and pyopt makes no code for GPUs")
        if self.choices and value not in self.choices:
            words = " or ".join([one for one in self.choices if one])
            raise OptionError(f"'{text}' is invalid value for option {self.name}: it takes {words}")
        values.given[self.name] = value


@final
class FlagOption(PassOption):
    """True or false; naming it is enough to turn it on."""

    __slots__ = ()

    def kind(self) -> str:
        return "BOOL"

    def of(self, values: OptionValues) -> bool:
        """The value, of a pass's options."""
        value = self.value(values)
        assert isinstance(value, bool)
        return value

    def read(self, text: str | None) -> OptionValue:
        if text is None or text in ("", "true", "True", "TRUE", "1"):
            return True
        if text in ("false", "False", "FALSE", "0"):
            return False
        raise OptionError(f"'{text}' is invalid value for boolean option {self.name}: it takes true or false")

    def write(self, value: OptionValue) -> str:
        return "true" if value else "false"


@final
class IntegerOption(PassOption):
    """A number, in decimal, hexadecimal, octal or binary digits; `number` is its kind: INT32, UINT32, INT64, UINT64.

    A default that is none is told where the pass of a plug-in is taken in.
    """

    __slots__ = ("number",)

    def __init__(self, name: str, default: OptionValue, help: str, number: str = INT64) -> None:
        super().__init__(name, default, help)
        self.number = number

    def kind(self) -> str:
        return "INT"

    def of(self, values: OptionValues) -> int:
        """The value, of a pass's options."""
        value = self.value(values)
        assert isinstance(value, int)
        return value

    def parse(self, text: str) -> OptionValue:
        return _number(self.name, text, self.number)


@final
class FloatOption(PassOption):
    """A number with a fraction."""

    __slots__ = ()

    def kind(self) -> str:
        return "FLOAT"

    def of(self, values: OptionValues) -> float:
        """The value, of a pass's options."""
        value = self.value(values)
        assert isinstance(value, float)
        return value

    def parse(self, text: str) -> OptionValue:
        try:
            return float(text)
        except ValueError:
            raise OptionError(f"'{text}' is invalid value for floating-point option {self.name}") from None

    def write(self, value: OptionValue) -> str:
        """3.000000e-01, as in the reference."""
        assert isinstance(value, float)
        return f"{value:e}"


@final
class TextOption(PassOption):
    """A text, perhaps one of several; `implied` is the one that naming the option stands for, `is_file` says that the
    pass writes a file of that name."""

    __slots__ = ("implied", "is_file")

    def __init__(
        self,
        name: str,
        default: str,
        help: str,
        choices: tuple[str, ...] = (),
        needs_gpu: bool = False,
        implied: str | None = None,
        is_file: bool = False,
        ours: bool = False,
    ) -> None:
        super().__init__(name, default, help, choices, needs_gpu, ours)
        self.implied = implied
        self.is_file = is_file

    def read(self, text: str | None) -> OptionValue:
        return super().read(self.implied if text is None else text)

    def kind(self) -> str:
        return "|".join([one for one in self.choices if one]) or "STR"

    def of(self, values: OptionValues) -> str:
        """The value, of a pass's options."""
        value = self.value(values)
        assert isinstance(value, str)
        return value

    def parse(self, text: str) -> OptionValue:
        return text


class ListOption(PassOption):
    """A list: `{a,b}`, or `a,b`; giving it again adds to it."""

    __slots__ = ()

    def __init__(self, name: str, help: str) -> None:
        super().__init__(name, [], help)

    def kind(self) -> str:
        return "LIST"

    def set(self, values: OptionValues, text: str | None) -> None:
        before = values.given.get(self.name, [])
        value = self.read(text)
        assert isinstance(before, list) and isinstance(value, list)
        values.given[self.name] = [*before, *value]

    def write(self, value: OptionValue) -> str:
        assert isinstance(value, list)
        return "{" + ",".join([self.write_element(one) for one in value]) + "}"

    def write_element(self, value: int | str) -> str:
        """The text of an element."""
        return str(value)


@final
class TextListOption(ListOption):
    """A list of texts; `canonical` gives the text that the dump of a pipeline has for one."""

    __slots__ = ("canonical",)

    def __init__(self, name: str, help: str, canonical: Callable[[str], str] | None = None) -> None:
        super().__init__(name, help)
        self.canonical = canonical

    def of(self, values: OptionValues) -> list[str]:
        """The texts, of a pass's options."""
        value = self.value(values)
        assert isinstance(value, list)
        return [str(one) for one in value]

    def parse(self, text: str) -> OptionValue:
        return list(_elements(text))

    def write_element(self, value: int | str) -> str:
        if self.canonical is not None:
            return self.canonical(str(value))
        text = str(value)
        return f"{{{text}}}" if " " in text else text


@final
class IntegerListOption(ListOption):
    """A list of numbers of a kind; see IntegerOption."""

    __slots__ = ("number",)

    def __init__(self, name: str, help: str, number: str = UINT32) -> None:
        super().__init__(name, help)
        self.number = number

    def of(self, values: OptionValues) -> list[int]:
        """The numbers, of a pass's options."""
        value = self.value(values)
        assert isinstance(value, list)
        return [int(one) for one in value]

    def parse(self, text: str) -> OptionValue:
        return [_number(self.name, part, self.number) for part in _elements(text)]


def _number(name: str, text: str, kind: str) -> int:
    """The number that a text is, of a kind."""
    least, end = NUMBER_RANGES[kind]
    digits = text[1:] if text[:1] == "-" else text
    number = -1
    if digits.isascii() and digits.isalnum() and "O" not in digits:
        try:
            number = int("0o" + digits if digits[0] == "0" and digits.isdigit() else digits, 0)
        except ValueError:
            number = -1
    signed = number if digits is text else -number
    if number < 0 or not least <= signed < end:
        raise OptionError(f"'{text}' is invalid value for integer option {name}")
    return signed


def _elements(text: str) -> list[str]:
    """The elements of a list: none of an empty text, and empty ones between commas that have nothing between them."""
    if not text:
        return []
    parts: list[str] = []
    index = start = 0
    while index < len(text):
        if text[index] == ",":
            parts.append(text[start:index])
            start = index + 1
        index = _behind(text, index, "({[")
    parts.append(text[start:])
    return [_unwrapped(part.strip()) for part in parts]


CLOSED_BY: Final = {"{": "}", "(": ")", "[": "]"}


def _behind(text: str, index: int, brackets: str) -> int:
    """The index behind a character, or behind what it opens: a quote, or one of some kinds of brackets.

    What is never closed is a character like others.
    """
    open_brackets: list[str] = []
    at = index
    while at < len(text):
        char = text[at]
        at += 1
        if char in "'\"":
            close = text.find(char, at)
            at = at if close < 0 else close + 1
        elif char in brackets:
            open_brackets.append(CLOSED_BY[char])
        elif open_brackets and char == open_brackets[-1]:
            open_brackets.pop()
        if not open_brackets:
            return at
    return index + 1


def _unwrapped(text: str) -> str:
    """A value without the quotes or braces that are around all of it."""
    if text[:1] in ("'", '"', "{") and _behind(text, 0, "{") == len(text) > 1:
        return text[1:-1].strip()
    return text


def split_options(text: str) -> list[tuple[str, str | None]]:
    """(name, value or None) of each `name=value` or `name` in the text; values may be quoted or in braces."""
    found: list[tuple[str, str | None]] = []
    index, end = 0, len(text)
    while index < end:
        if text[index] in " \t\n":
            index += 1
            continue
        start = index
        while index < end and text[index] not in " \t\n=":
            index += 1
        name = text[start:index]
        value: str | None = None
        if index < end and text[index] == "=":
            index += 1
            value, index = _value_at(text, index)
        found.append((name, value))
    return found


def _value_at(text: str, index: int) -> tuple[str, int]:
    """The value at an index, without quotes or braces around all of it, and the index behind it."""
    start = index
    quote = text[index : index + 1]
    if quote in ("'", '"') and text.find(quote, index + 1) < 0:
        raise OptionError(f"missing closing {quote}")
    while index < len(text) and text[index] not in " \t\n":
        index = _behind(text, index, "{")
    return _unwrapped(text[start:index]), index

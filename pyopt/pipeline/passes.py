"""What a pass is, what it is given when it runs, and its options.

    class CseOptions:                                # plain attributes; their defaults say their types
        def __init__(self) -> None:
            self.max_rounds = 1

    def run(op: Operation, pass_context: PassContext) -> bool:
        options = pass_context.options
        assert isinstance(options, CseOptions)
        ...
        pass_context.count("num-cse'd", 3)
        return True                                  # the IR changed

    PASS = make_pass("cse", run, CseOptions, options={"max-rounds": "Rounds at most"},
                     statistics={"num-cse'd": "Number of operations CSE'd"})

A pass that cannot do its work reports an error through `pass_context.context` and calls `pass_context.fail()`.
"""

from __future__ import annotations

from pyopt.light import final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeAlias

    from pyopt.ir.context import Context
    from pyopt.ir.core import Operation
    from pyopt.ir.errors import Place

    Run: TypeAlias = "Callable[[Operation, PassContext], bool]"
    """(the op to work on, what comes with it) -> whether the IR changed."""
    Step: TypeAlias = "tuple[str, Pass, str]"
    """(anchor, or "" for that of the pipeline; pass; text of its options)."""
    Expand: TypeAlias = Callable[[object], Sequence["Step"]]
    """Options of a named pipeline -> what it stands for."""
    OptionValue: TypeAlias = bool | int | float | str | list[str] | list[int]


@final
class NoOptions:
    """The options of a pass that has none."""

    __slots__ = ()


@final
class PassContext:
    """What a run of a pass is given besides the op. `write` puts text on standard error, for passes that print;
    `run_pipeline` runs a PassManager on an op inside, watched as the pass itself is, and says whether all went well.
    `found` has what passes before have found out by name, `keep` adds what holds behind this pass. `is_followed_by`
    says of a pass, by name, whether it runs later on."""

    __slots__ = (
        "context", "failed", "found", "is_followed_by", "kept", "options", "run_pipeline", "statistics", "write",
    )  # fmt: skip

    def __init__(
        self,
        context: Context,
        options: object,
        statistics: dict[str, int] | None = None,
        write: Callable[[str], None] | None = None,
        run_pipeline: Callable[[object, Operation], bool] | None = None,
    ) -> None:
        self.context = context
        self.options = options
        self.statistics = {} if statistics is None else statistics
        self.write: Callable[[str], None] = write or _discard
        self.run_pipeline = run_pipeline
        self.failed = False
        self.found: dict[str, object] = {}
        self.kept: dict[str, object] = {}
        self.is_followed_by: Callable[[str], bool] = _nothing_follows

    def count(self, statistic: str, amount: int = 1) -> None:
        """Adds to a declared statistic."""
        self.statistics[statistic] = self.statistics.get(statistic, 0) + amount

    def keep(self, name: str, analysis: object) -> None:
        """The pass right behind finds `analysis` in `found`."""
        self.kept[name] = analysis

    def fail(self) -> None:
        """The pass failed; the pipeline stops after it."""
        self.failed = True

    def error(self, message: str, op: Operation, notes: Sequence[tuple[str, Place]] = ()) -> None:
        """Says what is wrong with `op`, and that the pass failed; "'x' op ..." is for the caller to write."""
        self.context.error(message, op.place(), [*self.context.op_notes(op), *notes])
        self.failed = True


def _nothing_follows(name: str) -> bool:
    return False


def _discard(text: str) -> None:
    """Drops a text."""


@final
class Pass:
    """The declaration of a pass, see `make_pass`; or, with `expand`, of a named pipeline, see `make_pipeline`."""

    __slots__ = (
        "anchor", "argument", "choices", "class_name", "expand", "gpu_options", "keeps_analyses", "make_options",
        "number_lists", "option_help", "option_texts", "run", "statistic_help", "summary",
    )  # fmt: skip

    def __init__(
        self,
        argument: str,
        run: Run,
        make_options: Callable[[], object],
        option_help: dict[str, str],
        choices: dict[str, tuple[str, ...]],
        anchor: str | None,
        summary: str,
        statistic_help: dict[str, str],
        class_name: str,
    ) -> None:
        self.argument = argument
        self.run = run
        self.make_options = make_options
        self.option_help = option_help
        self.choices = choices
        self.anchor = anchor
        self.summary = summary
        self.statistic_help = statistic_help
        self.class_name = class_name
        self.keeps_analyses = False
        self.gpu_options: tuple[str, ...] = ()
        self.expand: Expand | None = None
        self.option_texts: dict[str, Callable[[str], str]] = {}
        self.number_lists: tuple[str, ...] = ()


def make_pass(
    argument: str,
    run: Run,
    make_options: Callable[[], object] = NoOptions,
    *,
    options: dict[str, str] | None = None,
    choices: dict[str, tuple[str, ...]] | None = None,
    anchor: str | None = None,
    summary: str = "",
    statistics: dict[str, str] | None = None,
    class_name: str = "",
    keeps_analyses: bool = False,
    option_texts: dict[str, Callable[[str], str]] | None = None,
    gpu_options: tuple[str, ...] = (),
    number_lists: tuple[str, ...] = (),
) -> Pass:
    """Declares a pass.

    argument: its name on the command line. run: the work. make_options: class whose fresh instance has the defaults.
    options: option name -> help; `max-rounds` is attribute `max_rounds`. choices: option name -> allowed texts.
    anchor: the only op it runs on, or None for any isolated op. statistics: name -> help.
    summary: one line for the help, of a plug-in's pass; those of ours stand in `pyopt.passes.registry`.
    class_name: the name in timing and IR dumps, by default made of `argument` ("symbol-dce" -> "SymbolDce").
    option_texts: option name -> what gives its text for the dump of a pipeline, from a string or each in a list.
    gpu_options: options that need a GPU; only their defaults are accepted.
    number_lists: options that are lists of numbers, none of which is negative.
    keeps_analyses: where it changes nothing, what passes before have found out is there for those behind.
    """
    name = class_name or "".join(word[:1].upper() + word[1:] for word in argument.split("-"))
    made = Pass(argument, run, make_options, options or {}, choices or {}, anchor, summary, statistics or {}, name)
    made.keeps_analyses = keeps_analyses
    made.option_texts = option_texts or {}
    made.gpu_options = gpu_options
    made.number_lists = number_lists
    return made


def make_pipeline(
    argument: str,
    expand: Expand,
    make_options: Callable[[], object] = NoOptions,
    *,
    options: dict[str, str] | None = None,
    choices: dict[str, tuple[str, ...]] | None = None,
    gpu_options: tuple[str, ...] = (),
) -> Pass:
    """Declares a name for several passes: `expand(options)` gives (anchor or "", pass, text of its options) each."""
    made = make_pass(argument, _never, make_options, options=options, choices=choices, gpu_options=gpu_options)
    made.expand = expand
    return made


def _never(op: Operation, pass_context: PassContext) -> bool:
    raise AssertionError("a named pipeline is replaced by its passes before it runs")


@final
class OptionError(Exception):
    """The options of a pass are wrong."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


@final
class ScheduledPass:
    """A pass at its place in a pipeline, with its options and what it has counted."""

    __slots__ = ("declaration", "options", "statistics")

    def __init__(self, declaration: Pass, options_text: str = "") -> None:
        self.declaration = declaration
        self.options = declaration.make_options()
        self.statistics = dict.fromkeys(declaration.statistic_help, 0)
        given: set[str] = set()
        for name, value in split_options(options_text):
            self._set(name, value, name in given)
            given.add(name)

    def _set(self, name: str, text: str | None, again: bool) -> None:
        """Takes in one option; giving a list again adds to it."""
        declaration = self.declaration
        if name not in declaration.option_help:
            message = f"no such option {name}"
            if declaration.option_help:
                message += f"; '{declaration.argument}' has {', '.join(sorted(declaration.option_help))}"
            raise OptionError(message)
        attribute = name.replace("-", "_")
        old = getattr(self.options, attribute)
        value = _option_value(old, name, text, name in declaration.number_lists)
        if name in declaration.gpu_options and value != old:
            raise OptionError(f"option {name} needs a GPU, and pyopt makes no code for GPUs")
        choices = declaration.choices.get(name)
        if choices and value not in choices:
            raise OptionError(f"'{text}' is invalid value for option {name}: it takes {' or '.join(choices)}")
        setattr(self.options, attribute, old + value if again and isinstance(value, list) else value)

    def options_text(self) -> str:
        """All options with their values, as a pipeline's text says them."""
        parts = []
        for name in sorted(self.declaration.option_help):
            value = getattr(self.options, name.replace("-", "_"))
            # An empty list leaves only its space, as in the reference.
            write = self.declaration.option_texts.get(name)
            parts.append("" if value == [] else f"{name}={_option_text(value, write)}")
        return " ".join(parts)

    def text(self) -> str:
        """The pass as the text of a pipeline has it."""
        argument = self.declaration.argument
        return f"{argument}{{{self.options_text()}}}" if self.declaration.option_help else argument


def _option_text(value: object, write: Callable[[str], str] | None = None) -> str:
    """The value as text; `write` gives the text of a string or of each in a list."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "{" + ",".join(_option_text(one, write) for one in value) + "}"
    return str(value) if write is None else write(str(value))


def _option_value(default: object, name: str, text: str | None, is_of_numbers: bool) -> OptionValue:
    """The value that a text gives to an option whose default is `default`, a list of numbers perhaps."""
    if isinstance(default, bool):
        if text is None or text in ("true", "True", "TRUE", "1"):
            return True
        if text in ("false", "False", "FALSE", "0"):
            return False
        raise OptionError(f"'{text}' is invalid value for boolean option {name}: it takes true or false")
    if text is None:
        raise OptionError(f"option {name} requires a value")
    if isinstance(default, int):
        return _number(name, text)
    if isinstance(default, float):
        try:
            return float(text)
        except ValueError:
            raise OptionError(f"'{text}' is invalid value for floating-point option {name}") from None
    if isinstance(default, list):
        parts = [part.strip() for part in _split_list(text)]
        return [_number(name, part, 0) for part in parts] if is_of_numbers else parts
    return text


def _number(name: str, text: str, least: int | None = None) -> int:
    """The number that a text is, which is not below `least`."""
    try:
        number = int(text, 0)
    except ValueError:
        number = None
    if number is None or (least is not None and number < least):
        raise OptionError(f"'{text}' is invalid value for integer option {name}")
    return number


def _split_list(text: str) -> list[str]:
    if text.startswith("{") and text.endswith("}"):
        text = text[1:-1]
    parts: list[str] = []
    depth = start = 0
    for index, char in enumerate(text):
        if char in "({[":
            depth += 1
        elif char in ")}]":
            depth -= 1
        elif char == "," and depth == 0:
            parts.append(text[start:index])
            start = index + 1
    parts.append(text[start:])
    return [part for part in parts if part]


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
    start = index
    quote = text[index : index + 1]
    if quote and quote in "'\"":
        close = text.find(quote, index + 1)
        if close < 0:
            raise OptionError(f"missing closing {quote}")
        return text[index + 1 : close], close + 1
    depth = 0
    while index < len(text):
        char = text[index]
        if char in "{([":
            depth += 1
        elif char in "})]":
            depth -= 1
        elif char in " \t\n" and depth <= 0:
            break
        index += 1
    return text[start:index], index

"""Passes, and the context that they run in.

    MAX_ROUNDS: Final = IntegerOption("max-rounds", 1, "Rounds at most")

    def run(op: Operation, pass_context: PassContext) -> bool:
        rounds = MAX_ROUNDS.of(pass_context.options)
        ...
        pass_context.count("num-cse'd", 3)
        return True                                  # the IR changed

    PASS = make_pass("cse", run, options=(MAX_ROUNDS,), statistics={"num-cse'd": "Number of operations CSE'd"})

A pass that cannot do its work reports an error through `pass_context.context` and calls `pass_context.fail()`.
"""

from __future__ import annotations

from pyopt.ir.opinfo import CALLABLE
from pyopt.light import TYPE_CHECKING, Callable, Sequence, TypeAlias, final
from pyopt.pipeline.options import OptionError, OptionValues, PassOption, TextOption, split_options

if TYPE_CHECKING:
    from pyopt.ir.context import Context
    from pyopt.ir.core import Operation
    from pyopt.ir.errors import Place
    from pyopt.ir.opinfo import OpInfo

    Run: TypeAlias = "Callable[[Operation, PassContext], bool]"
    """(the op to work on, its context) -> whether the IR changed."""
    Step: TypeAlias = "tuple[str, PassDeclaration, str]"
    """(anchor, or "" for that of the pipeline; pass; text of its options)."""
    Expand: TypeAlias = Callable[[OptionValues], Sequence["Step"]]
    """Options of a named pipeline -> what it stands for."""


@final
class PassContext:
    """The context of one run of a pass. `write` puts text on standard error, for passes that print;
    `run_pipeline` runs a PassManager on an op inside, watched as the pass itself is, and says whether all went well.
    `is_watched`: something is told of each pass that runs. `found` has what passes before have found out by name,
    `keep` adds what holds behind this pass. `is_followed_by` says of a pass, by name, whether it runs later on.
    `changed` are the isolated ops directly inside the one that the pass runs on in which alone something changed, if
    the pass knows that."""

    __slots__ = (
        "changed", "context", "failed", "found", "is_followed_by", "is_watched", "kept", "options", "run_pipeline",
        "statistics", "write",
    )  # fmt: skip

    def __init__(
        self,
        context: Context,
        options: OptionValues,
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
        self.changed: set[Operation] | None = None
        self.found: dict[str, object] = {}
        self.kept: dict[str, object] = {}
        self.is_followed_by: Callable[[str], bool] = _nothing_follows
        self.is_watched = False

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
class PassDeclaration:
    """The declaration of a pass, see `make_pass`; or, with `expand`, of a named pipeline, see `make_pipeline`.

    plugin: the module or file that it comes from, "" for a pass of ours.
    """

    __slots__ = (
        "anchor", "apart", "argument", "class_name", "expand", "keeps_analyses", "limits", "named_by", "of_interface",
        "options", "plugin", "run", "statistic_help", "summary",
    )  # fmt: skip

    def __init__(
        self,
        argument: str,
        run: Run,
        options: Sequence[PassOption],
        anchor: str | None,
        summary: str,
        statistic_help: dict[str, str],
        class_name: str,
    ) -> None:
        for option in options:
            if not isinstance(option, PassOption):
                raise TypeError(f"pass '{argument}': options: expected FlagOption and the like, not {option!r}")
        names = [option.name for option in options]
        for name in names:
            if names.count(name) > 1:
                raise ValueError(f"pass '{argument}': the option '{name}' is declared twice")
        self.argument = argument
        self.run = run
        self.options = {option.name: option for option in sorted(options, key=_name)}
        self.anchor = anchor
        self.summary = summary
        self.statistic_help = statistic_help
        self.class_name = class_name
        self.keeps_analyses = False
        self.apart = False
        self.of_interface = False
        self.limits: Sequence[str] = ()
        self.named_by: TextOption | None = None
        self.plugin = ""
        self.expand: Expand | None = None

    def takes(self, info: OpInfo) -> bool:
        """Whether the pass may run on ops of a kind."""
        return self.anchor in (None, info.name) or (self.of_interface and info.has(CALLABLE))


def _name(option: PassOption) -> str:
    return option.name


def make_pass(
    argument: str,
    run: Run,
    options: Sequence[PassOption] = (),
    *,
    anchor: str | None = None,
    summary: str = "",
    statistics: dict[str, str] | None = None,
    class_name: str = "",
    keeps_analyses: bool = False,
    apart: bool = False,
    limits: Sequence[PassOption] = (),
    of_interface: bool = False,
    named_by: TextOption | None = None,
) -> PassDeclaration:
    """Declares a pass.

    argument: its name on the command line. run: the work. options: a row each (`pyopt.pipeline.options`).
    anchor: the only op it runs on, or None for any isolated op. statistics: name -> help.
    summary: one line for the help, of a plug-in's pass; those of ours stand in `pyopt.passes.registry`.
    class_name: the name in timing and IR dumps, by default made of `argument` ("symbol-dce" -> "SymbolDce").
    keeps_analyses: where it changes nothing, what passes before have found out is there for those behind.
    apart: what becomes of an isolated op in the op that it runs on depends on nothing but that op, and declarations of
    the symbols that it names. So it may run on parts of a module, as long as its `limits`, options that count over all
    of it, have their defaults.
    of_interface: it may run on all ops that are functions, as the anchor is one.
    named_by: the option that gives a scheduled pass another name in timing and IR dumps.
    """
    if not isinstance(argument, str):
        raise TypeError(f"expected the name of a pass, not {argument!r}")
    name = class_name or "".join(word[:1].upper() + word[1:] for word in argument.split("-"))
    made = PassDeclaration(argument, run, options, anchor, summary, statistics or {}, name)
    made.keeps_analyses = keeps_analyses
    made.apart = apart
    made.of_interface = of_interface
    made.limits = [option.name for option in limits]
    made.named_by = named_by
    return made


def make_pipeline(argument: str, expand: Expand, options: Sequence[PassOption] = ()) -> PassDeclaration:
    """Declares a name for several passes: `expand(options)` gives (anchor or "", pass, text of its options) each."""
    made = make_pass(argument, _never, options)
    made.expand = expand
    return made


def _never(op: Operation, pass_context: PassContext) -> bool:
    raise AssertionError("a named pipeline is replaced by its passes before it runs")


@final
class ScheduledPass:
    """A pass at its place in a pipeline, with its options and what it has counted."""

    __slots__ = ("declaration", "options", "statistics")

    def __init__(self, declaration: PassDeclaration, options_text: str = "") -> None:
        self.declaration = declaration
        self.options = OptionValues()
        self.statistics = dict.fromkeys(declaration.statistic_help, 0)
        for name, text in split_options(options_text):
            self._set(name, text)

    def _set(self, name: str, text: str | None) -> None:
        """Takes in one option."""
        declaration = self.declaration
        option = declaration.options.get(name)
        if option is None:
            message = f"no such option {name}"
            if declaration.options:
                message += f"; '{declaration.argument}' has {', '.join(declaration.options)}"
            raise OptionError(message)
        option.set(self.options, text)

    def class_name(self) -> str:
        """The name in timing and IR dumps."""
        named_by = self.declaration.named_by
        return self.declaration.class_name if named_by is None else named_by.of(self.options)

    def runs_apart(self) -> bool:
        """Whether it may run on parts of a module."""
        options = self.declaration.options
        defaults = OptionValues()
        return self.declaration.apart and all(
            options[name].text(self.options) == options[name].text(defaults) for name in self.declaration.limits
        )

    def files(self) -> list[str]:
        """The names of the files that the pass writes."""
        options = self.declaration.options.values()
        names = [one.of(self.options) for one in options if isinstance(one, TextOption) and one.is_file]
        return [name for name in names if name]

    def options_text(self) -> str:
        """All options with their values, as a pipeline's text says them."""
        return " ".join([option.text(self.options) for option in self.declaration.options.values()])

    def text(self) -> str:
        """The pass as the text of a pipeline has it, which the reference reads as long as it has all that is in it."""
        shown = [
            one for one in self.declaration.options.values() if not one.ours or one.value(self.options) != one.default
        ]
        options = " ".join([option.text(self.options) for option in shown])
        return f"{self.declaration.argument}{{{options}}}" if shown else self.declaration.argument

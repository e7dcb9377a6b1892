"""The command line as data: one table of options, and the small reader of argv that the plain case needs.

Help, completion and usage errors are built from the same table by `pyopt.driver.usage`, which is imported for
nothing else. May not know what the options do.
"""

from __future__ import annotations

from pyopt.light import Callable, Final, Sequence, final

FLAG: Final = "flag"
"""`--x`, `--x=true|false|1|0`."""
TEXT: Final = "text"
"""`--x=value` or `--x value`."""
NUMBER: Final = "number"
COUNT: Final = "count"
"""A positive number."""
"""`--x=N` or `--x N`."""
NAMES: Final = "names"
"""`--x=a,b` or `--x a,b`; repeats add up."""
OPTIONAL: Final = "optional"
"""`--x` or `--x=value`: never takes the next argument."""
REFUSED: Final = "refused"
"""Known to the reference, and not here; `help` says why."""


@final
class Option:
    """One option. `metavar` names its value in the help; `choices`, if any, are all the values that it takes."""

    __slots__ = ("choices", "default", "help", "hidden", "kind", "metavar", "name")

    def __init__(
        self,
        name: str,
        kind: str,
        help: str,
        metavar: str = "",
        choices: tuple[str, ...] = (),
        default: str = "",
        hidden: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        self.help = help
        self.metavar = metavar
        self.choices = choices
        self.default = default
        self.hidden = hidden


PLUGINS: Final = ("load-pass-plugin", "load-dialect-plugin")
DEFAULT_MARKER: Final = "// -----"
_NO_BYTECODE: Final = "bytecode is not supported: pyopt reads and writes text"
_NO_TRACING: Final = "action tracing is not supported"
_NO_COUNTERS: Final = "debug counters are not supported"

OPTIONS: Final = (
    # Input and output.
    Option("o", TEXT, "Write the IR here instead of standard output; nothing is written when the run fails", "FILE"),
    Option("pass-pipeline", TEXT, "Passes to run, as text (-p): builtin.module(func.func(cse),canonicalize)", "TEXT"),
    Option(
        "split-input-file",
        OPTIONAL,
        "Run on each part of the input between lines of the marker",
        "MARKER",
        default=DEFAULT_MARKER,
    ),
    Option("output-split-marker", TEXT, "Marker between the parts of the output", "MARKER", default=DEFAULT_MARKER),
    Option(
        "verify-diagnostics",
        OPTIONAL,
        "Check diagnostics against expected-* comments in the input",
        "MODE",
        ("all", "only-expected", "true", "false", "1", "0"),
        "all",
    ),
    Option("allow-unregistered-dialect", FLAG, "Accept operations, attributes and types of unknown dialects"),
    Option("no-implicit-module", FLAG, "Do not put a module around the input's operations"),
    Option("verify-each", FLAG, "Verify the IR after each pass that changed it", default="true"),
    Option("verify-roundtrip", FLAG, "Check that the parsed IR survives printing and parsing"),
    Option(
        "upgrade",
        OPTIONAL,
        "Read text of 2019 and later; YEAR picks the meaning where a spelling changed its meaning",
        "YEAR|any",
        ("any", "2018", "2019", "2020", "2021", "2022", "2023", "2024", "2025", "2026"),
        "any",
    ),
    Option(
        "upgrade-report",
        OPTIONAL,
        "With --upgrade, list on standard error what was old",
        "FORM",
        ("table", "json"),
        "table",
    ),
    Option("jobs", COUNT, "Read, transform and print with so many processes (default: all for a long input)", "N"),
    Option("max-errors", COUNT, "Report up to so many errors, where going on behind one is safe (default: 1)", "N"),
    Option("suggest", FLAG, "Notes that say what an error may have meant (default: on a terminal)"),
    Option("color", FLAG, "Colour diagnostics (default: on a terminal)", hidden=True),
    # Printing.
    Option("keep-names", FLAG, "Print values, arguments and blocks under their names in the source, after passes, too"),
    Option("mlir-print-op-generic", FLAG, "Print operations in the generic form"),
    Option("mlir-print-debuginfo", FLAG, "Print locations"),
    Option("mlir-pretty-debuginfo", FLAG, "Print locations in a short form that cannot be read back"),
    Option("mlir-print-local-scope", FLAG, "Print aliases where they are used, instead of definitions at the top"),
    Option("mlir-print-value-users", FLAG, "Print the users of each value as a comment"),
    Option("mlir-print-unique-ssa-ids", FLAG, "Number values uniquely in the whole output"),
    Option("mlir-print-skip-regions", FLAG, "Print {...} for regions"),
    Option("mlir-print-assume-verified", FLAG, "Print the custom form without verifying first"),
    Option("mlir-use-nameloc-as-prefix", FLAG, "Use name locations as prefixes of SSA names"),
    Option("mlir-elide-elementsattrs-if-larger", NUMBER, "Elide elements attributes that are larger", "N"),
    Option("mlir-elide-resource-strings-if-larger", NUMBER, "Elide resource strings that are larger", "N"),
    Option(
        "mlir-print-elementsattrs-with-hex-if-larger",
        NUMBER,
        "Print elements attributes that are larger as hex; -1 for never",
        "N",
    ),
    # Watching passes.
    Option("dump-pass-pipeline", FLAG, "Print the pipeline before it runs"),
    Option("mlir-print-ir-before", NAMES, "Print the IR before these passes", "PASS,..."),
    Option("mlir-print-ir-after", NAMES, "Print the IR after these passes", "PASS,..."),
    Option("mlir-print-ir-before-all", FLAG, "Print the IR before each pass"),
    Option("mlir-print-ir-after-all", FLAG, "Print the IR after each pass"),
    Option("mlir-print-ir-after-change", FLAG, "With --mlir-print-ir-after...: only where the pass changed the IR"),
    Option("mlir-print-ir-after-failure", FLAG, "Print the IR after a pass that failed"),
    Option("mlir-print-ir-diff", FLAG, "Print what each pass changed, as a unified diff"),
    Option("report", TEXT, "Write a page here that shows what each pass changed, and why", "FILE.html"),
    Option("mlir-print-ir-module-scope", FLAG, "With the flags above, print the whole module"),
    Option("mlir-print-ir-tree-dir", TEXT, "With the flags above, print into a tree of files in this directory", "DIR"),
    Option("mlir-timing", FLAG, "Report the time of each pass"),
    Option("mlir-timing-display", TEXT, "How to report times", "KIND", ("list", "tree"), "tree"),
    Option("mlir-output-format", TEXT, "Format of the time report", "FORMAT", ("text", "json"), "text"),
    Option("mlir-pass-statistics", FLAG, "Report the statistics of each pass"),
    Option("mlir-pass-statistics-display", TEXT, "How to report statistics", "KIND", ("list", "pipeline"), "pipeline"),
    Option("mlir-disable-threading", FLAG, "Accepted; pyopt runs on one thread", hidden=True),
    Option("mlir-print-op-on-diagnostic", FLAG, "Add the operation to its diagnostics", default="true", hidden=True),
    Option("mlir-diagnostic-verbosity-level", TEXT, "The diagnostics that are shown, up to these", "LEVEL",
           ("errors", "warnings", "remarks"), "remarks", hidden=True),
    Option("mlir-disable-diagnostic-notes", FLAG, "Accepted; notes belong to other diagnostics", hidden=True),
    Option("mlir-print-stacktrace-on-diagnostic", FLAG, "Accepted; there is no stack worth printing", hidden=True),
    Option("mlir-pass-pipeline-crash-reproducer", TEXT, "Write a reproducer here if the pipeline fails", "FILE"),
    Option("mlir-pass-pipeline-local-reproducer", FLAG, "Make it small: only the pass that failed"),
    Option("mlir-generate-reproducer", TEXT, "Write the IR and the pipeline here before running it", "FILE"),
    Option("run-reproducer", FLAG, "Run the pipeline that the input comes with"),
    Option(PLUGINS[0], TEXT, "Load passes and dialects of a Python module or file; may be repeated", "PLUGIN"),
    Option("irdl-file", TEXT, "Load the dialects that an IRDL file declares", "FILE"),
    Option(PLUGINS[1], TEXT, "The same as --load-pass-plugin", "PLUGIN"),
    # Questions.
    Option("show-dialects", FLAG, "List the dialects"),
    Option("list-passes", FLAG, "List the passes"),
    Option("version", FLAG, "Show the version"),
    Option("help", FLAG, "Show this help; with the flag of a pass, what it does"),
    Option("help-hidden", FLAG, "Show this help, rare options included"),
    Option("help-list", FLAG, "The same as --help", hidden=True),
    Option("help-list-hidden", FLAG, "The same as --help-hidden", hidden=True),
    # What the reference has and pyopt does not.
    Option("emit-bytecode", REFUSED, _NO_BYTECODE, hidden=True),
    Option("emit-bytecode-version", REFUSED, _NO_BYTECODE, hidden=True),
    Option("elide-resource-data-from-bytecode", REFUSED, _NO_BYTECODE, hidden=True),
    Option("log-actions-to", REFUSED, _NO_TRACING, hidden=True),
    Option("log-mlir-actions-filter", REFUSED, _NO_TRACING, hidden=True),
    Option("profile-actions-to", REFUSED, _NO_TRACING, hidden=True),
    Option("mlir-enable-debugger-hook", REFUSED, _NO_TRACING, hidden=True),
    Option("mlir-debug-counter", REFUSED, _NO_COUNTERS, hidden=True),
    Option("debug-counter", REFUSED, _NO_COUNTERS, hidden=True),
    Option("print-debug-counter", REFUSED, _NO_COUNTERS, hidden=True),
    Option("mlir-print-debug-counter", REFUSED, _NO_COUNTERS, hidden=True),
)  # fmt: skip

SECTIONS: Final = {
    "o": "Input and output",
    "keep-names": "Printing",
    "dump-pass-pipeline": "Looking at passes",
    "mlir-pass-pipeline-crash-reproducer": "Reproducers",
    PLUGINS[0]: "Plug-ins",
    "show-dialects": "Help",
}
"""The titles of the sections of the help, by the first option of each."""
BY_NAME: Final = {option.name: option for option in OPTIONS}
SHORT: Final = {"h": "help", "p": "pass-pipeline"}
"""Other names of options."""
_TRUTH: Final = {"true": True, "TRUE": True, "True": True, "1": True,
                 "false": False, "FALSE": False, "False": False, "0": False}  # fmt: skip


@final
class UsageError(Exception):
    """The command line is wrong. `unknown` is the option that does not exist, if that is the reason."""

    def __init__(self, message: str, unknown: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.unknown = unknown


@final
class Settings:
    """The settings on a command line: options by name, passes (name, options text) in order, and the input."""

    __slots__ = ("_flags", "_lists", "_numbers", "_texts", "file", "passes", "plain")

    def __init__(self) -> None:
        self.file = "-"
        self.passes: list[tuple[str, str]] = []
        self.plain = False
        self._flags: dict[str, bool] = {}
        self._texts: dict[str, str] = {}
        self._numbers: dict[str, int] = {}
        self._lists: dict[str, list[str]] = {}

    def given(self) -> list[str]:
        """The names of the options that were given."""
        return [*self._flags, *self._texts, *self._numbers, *self._lists]

    def flag(self, name: str) -> bool:
        """Whether a FLAG is on; its default if it was not given."""
        given = self._flags.get(name)
        return BY_NAME[name].default == "true" if given is None else given

    def given_flag(self, name: str) -> bool | None:
        """A FLAG's value, None if it was not given."""
        return self._flags.get(name)

    def text(self, name: str) -> str | None:
        """The value of a TEXT or OPTIONAL option; None if it was not given."""
        return self._texts.get(name)

    def target(self) -> str:
        """The file that the output goes to, "-" for standard output."""
        return self._texts.get("o", "-")

    def text_or_default(self, name: str) -> str:
        return self._texts.get(name, BY_NAME[name].default)

    def number(self, name: str) -> int | None:
        return self._numbers.get(name)

    def names(self, name: str) -> list[str]:
        return self._lists.get(name, [])

    def store(self, option: Option, value: str | None) -> None:
        """Takes in one option with the text after its `=`, if any."""
        kind = option.kind
        if kind == FLAG:
            if value is not None and value not in _TRUTH:
                raise UsageError(f"'{value}' is invalid value for --{option.name}: it takes true or false")
            self._flags[option.name] = True if value is None else _TRUTH[value]
            return
        if kind == REFUSED:
            raise UsageError(f"--{option.name}: {option.help}")
        if value is None or (value == "" and option.choices):
            value = option.default
        if option.choices and value not in option.choices:
            known = " or ".join(option.choices)
            raise UsageError(f"'{value}' is invalid value for --{option.name}: it takes {known}")
        if kind == NUMBER or kind == COUNT:
            try:
                number = int(value, 0)
            except ValueError:
                raise UsageError(f"'{value}' is invalid value for --{option.name}: it takes an integer") from None
            if kind == COUNT and number <= 0:
                raise UsageError(f"'{value}' is invalid value for --{option.name}: it takes a positive number")
            self._numbers[option.name] = number
        elif kind == NAMES:
            self._lists.setdefault(option.name, []).extend(name for name in value.split(",") if name)
        else:
            self._texts[option.name] = value


def plugin_modules(arguments: Sequence[str]) -> list[str]:
    """The plug-ins that are to be loaded: they are needed before the flags of their passes can be read."""
    found = []
    for index, argument in enumerate(arguments):
        plugin = _plugin(argument)
        if plugin is not None:
            found.append(plugin or "".join(arguments[index + 1 : index + 2]))
    return found


def _plugin(argument: str) -> str | None:
    """What `--load-pass-plugin=x` and its like name; "" if the next argument does, None for other arguments."""
    name, _, text = argument.lstrip("-").partition("=")
    return text if name in PLUGINS and argument.startswith("-") else None


def help_request(arguments: Sequence[str]) -> list[str] | None:
    """`help cse`, perhaps behind plug-ins, as the options `--help --cse`; None for other arguments."""
    at = 0
    while at < len(arguments):
        plugin = _plugin(arguments[at])
        if plugin is None:
            break
        at += 1 if plugin else 2
    if at >= len(arguments) or arguments[at] != "help":
        return None
    return [*arguments[:at], "--help", *[f"--{name.lstrip('-')}" for name in arguments[at + 1 :]]]


def read(arguments: Sequence[str], is_pass: Callable[[str], bool]) -> Settings:
    """The settings that the arguments ask for; raises UsageError."""
    settings = Settings()
    files: list[str] = []
    index = 0
    while index < len(arguments):
        argument = arguments[index]
        index += 1
        if not argument.startswith("-") or argument == "-":
            files.append(argument)
            continue
        if argument == "--":
            files.extend(arguments[index:])
            break
        name, equals, text = argument[2 if argument.startswith("--") else 1 :].partition("=")
        value = text if equals else None
        option = BY_NAME.get(SHORT.get(name, name))
        if option is None:
            if not is_pass(name):
                from pyopt.pipeline.unknown_passes import why_unknown

                why = why_unknown(name)
                if why:
                    raise UsageError(f"--{name} {why}")
                raise UsageError(f"no such option: {argument.partition('=')[0]}", argument.partition("=")[0])
            settings.passes.append((name, _unquoted(text)))
            continue
        if value is None and option.kind in (TEXT, NUMBER, COUNT, NAMES):
            value = _next_value(argument, arguments, index, is_pass)
            index += 1
        settings.store(option, value)
    if len(files) > 1:
        raise UsageError(f"one input only, but there are {len(files)}: {' '.join(files)}")
    if files:
        settings.file = files[0]
    if settings.passes and settings.text("pass-pipeline") is not None:
        raise UsageError("--pass-pipeline cannot be mixed with pass flags such as --" + settings.passes[0][0])
    return settings


def _next_value(argument: str, arguments: Sequence[str], index: int, is_pass: Callable[[str], bool]) -> str:
    """The value of an option that is the next argument; raises UsageError if there is none, or if that is an option."""
    if index == len(arguments):
        raise UsageError(f"{argument} requires a value")
    value = arguments[index]
    if value.startswith("--"):
        name = value[2:].partition("=")[0]
        if name in BY_NAME or is_pass(name):
            raise UsageError(
                f"{argument} requires a value, and {value} is an option ({argument}={value} takes it as one)"
            )
    return value


def _unquoted(text: str) -> str:
    """Pass options with the braces or quotes around them gone, which shells and pipelines leave."""
    if len(text) >= 2 and text[0] == text[-1] and text[0] in "'\"":
        return text[1:-1]
    return text

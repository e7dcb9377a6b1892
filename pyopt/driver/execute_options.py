"""The command line of pyopt-run: its own options, and those of pyopt for the passes that run first."""

from __future__ import annotations

from pyopt.driver.options import (
    BY_NAME,
    FLAG,
    NAMES,
    NUMBER,
    OPTIONS,
    REFUSED,
    SHORT,
    TEXT,
    Option,
    Settings,
    UsageError,
    read,
)
from pyopt.light import Callable, Final, Sequence, final

PROGRAM: Final = "pyopt-run"

_UNITS: Final = {"k": 1 << 10, "m": 1 << 20, "g": 1 << 30}

OWN: Final = (
    Option("entry", TEXT, "Function to run  [default: main]", "NAME", default="main"),
    Option("arg", TEXT, "Value of the next parameter; once a parameter", "VALUE"),
    Option(
        "print-result",
        TEXT,
        "How to print the results  [default: text]",
        "text|npy|json",
        ("text", "npy", "json"),
        "text",
    ),
    Option("print-memrefs", FLAG, "Print the memref arguments, as the function left them, behind the results"),
    Option("print-all", FLAG, "With text, print all elements of large arrays"),
    Option("ub", TEXT, "What undefined behaviour is  [default: error]", "KIND", ("error", "ignore"), "error"),
    Option("check-leaks", FLAG, "Memory that is left on the heap, but for what the function returns, is an error"),
    Option("max-steps", NUMBER, "Operations to execute at most  [default: 1000000000]", "N"),
    Option("max-memory", TEXT, "Bytes of arrays to hold at most, as 2G or 512M  [default: 4G]", "SIZE"),
    Option("max-recursion", NUMBER, "Calls within each other at most  [default: 10000]", "N"),
    Option("vscale", NUMBER, "Factor of scalable vectors  [default: 1]", "N"),
    Option("e", TEXT, "The same as --entry, as mlir-runner takes it", "NAME"),
    Option(
        "entry-point-result",
        TEXT,
        "The function has no parameters and this result, which is printed as mlir-runner does",
        "void|i32|i64|f32|f64",
        ("void", "i32", "i64", "f32", "f64"),
    ),
    Option("shared-libs", TEXT, "Runner libraries of MLIR, whose functions are built in", "FILE,..."),
    Option("jit", FLAG, "Compile for this CPU and run natively (needs llvmlite, the extra jit)"),
    Option(
        "check",
        TEXT,
        "With --jit, what is checked when it runs: extents that do not fit, each index, too, or nothing  "
        "[default: extents]",
        "extents|bounds|none",
        ("extents", "bounds", "none"),
        "extents",
    ),
    Option(
        "threads",
        NUMBER,
        "With --jit, threads that run loops whose iterations do not depend on each other  [default: 1]",
        "N",
    ),
    Option("in-process", FLAG, "With --jit, run in this process, which a crash then ends"),
    Option("O0", FLAG, "Accepted for mlir-runner's sake, as are O1 to O3: --jit compiles at O2"),
    Option("O1", FLAG, "See O0"),
    Option("O2", FLAG, "See O0"),
    Option("O3", FLAG, "See O0"),
    Option("help", FLAG, "Show this help"),
    Option("version", FLAG, "Show the version"),
)
LIBRARIES: Final = ("libmlir_c_runner_utils", "libmlir_runner_utils", "libmlir_float16_utils")
"""The shared libraries whose functions `pyopt.interpreter.runtime` has."""
_OWN_BY_NAME: Final = {option.name: option for option in OWN}
_NOT_HERE: Final = ("o", "split-input-file", "output-split-marker", "verify-diagnostics", "verify-roundtrip",
                    "show-dialects", "list-passes", "help-hidden", "help-list", "help-list-hidden", "help",
                    "version", "no-implicit-module", "max-errors", "run-reproducer",
                    "mlir-generate-reproducer")  # fmt: skip
SHARED: Final = tuple(
    [
        option
        for option in OPTIONS
        if option.name not in _NOT_HERE
        and option.kind != REFUSED
        and not any(word in option.name for word in ("reproducer", "timing", "statistics", "output-format"))
    ]
)
"""The options of pyopt that mean something here."""


@final
class RunSettings:
    """The settings on a command line of pyopt-run."""

    __slots__ = ("arguments", "passes", "values")

    def __init__(self, passes: Settings, values: dict[str, str], arguments: list[str]) -> None:
        self.passes = passes
        self.values = values
        self.arguments = arguments

    def text(self, name: str) -> str:
        """The value of an option of our own, or its default."""
        return self.values.get(name, _OWN_BY_NAME[name].default)

    def flag(self, name: str) -> bool:
        return name in self.values

    def number(self, name: str, otherwise: int) -> int:
        """A number that must be positive."""
        text = self.values.get(name)
        if text is None:
            return otherwise
        try:
            unit = _UNITS.get(text[-1:].lower(), 1) if name == "max-memory" else 1
            value = int(text[:-1] if unit > 1 else text) * unit
        except ValueError:
            raise UsageError(f"'{text}' is invalid value for --{name}: it takes a number") from None
        if value <= 0:
            raise UsageError(f"'{text}' is invalid value for --{name}: it takes a positive number")
        return value


def read_run(arguments: Sequence[str], is_pass: Callable[[str], bool]) -> RunSettings:
    """The settings that the arguments ask for; raises UsageError."""
    rest: list[str] = []
    values: dict[str, str] = {}
    given: list[str] = []
    index = 0
    while index < len(arguments):
        argument = arguments[index]
        index += 1
        if not argument.startswith("-") or argument == "-":
            rest.append(argument)
            continue
        if argument == "--":
            rest.extend(arguments[index - 1 :])
            break
        name, equals, text = argument.lstrip("-").partition("=")
        option = _OWN_BY_NAME.get(SHORT.get(name, name))
        if option is None:
            index = _shared(argument, name, bool(equals), arguments, index, rest)
            continue
        if option.kind == FLAG:
            values[option.name] = "true"
            continue
        if not equals:
            if index == len(arguments):
                raise UsageError(f"--{name} requires a value")
            text = arguments[index]
            index += 1
        if option.choices and text not in option.choices:
            known = " or ".join(option.choices)
            raise UsageError(f"'{text}' is invalid value for --{name}: it takes {known}")
        if name == "arg":
            given.append(text)
        elif name == "shared-libs":
            _check_libraries(text)
        else:
            values["entry" if name == "e" else name] = text
    if "jit" in values:
        for name in ("max-steps", "max-recursion", "vscale"):
            if name in values:
                raise UsageError(f"--{name} has no meaning with --jit")
    else:
        for name in ("in-process", "threads"):
            if name in values:
                raise UsageError(f"--{name} is for --jit")
    return RunSettings(read(rest, is_pass), values, given)


def _check_libraries(text: str) -> None:
    """Raises for a library that is none of those whose functions are built in."""
    for path in text.split(","):
        name = path.rpartition("/")[2].partition(".")[0].partition("%")[0]
        if name not in LIBRARIES:
            raise UsageError(
                f"cannot load {path}: pyopt-run loads no shared libraries, and has itself the functions of "
                f"{', '.join(LIBRARIES)}"
            )


def _shared(argument: str, name: str, has_value: bool, arguments: Sequence[str], index: int, rest: list[str]) -> int:
    """Takes in an option of pyopt with its value; gives the index of the next argument."""
    if name in _NOT_HERE:
        raise UsageError(f"no such option: {argument.partition('=')[0]}", argument.partition("=")[0])
    rest.append(argument)
    option = BY_NAME.get(SHORT.get(name, name))
    if option is not None and not has_value and option.kind in (TEXT, NUMBER, NAMES) and index < len(arguments):
        rest.append(arguments[index])
        return index + 1
    return index

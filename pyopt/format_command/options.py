"""The command line of pyopt-format: its table of options, and what a command line asks for."""

from __future__ import annotations

from pyopt.driver.options import FLAG, NUMBER, OPTIONAL, TEXT, Option, UsageError
from pyopt.light import Final, Sequence, final

PROGRAM: Final = "pyopt-format"

PRINT: Final = ""
IN_PLACE: Final = "i"
CHECK: Final = "check"
DIFF: Final = "diff"

OPTIONS: Final = (
    Option("i", FLAG, "Write the files in place; a file that is fine is not touched"),
    Option("check", FLAG, "Write nothing; name the files that would change, and exit with 1 if there are any"),
    Option("diff", FLAG, "Write nothing; show what would change, and exit with 1 if anything would"),
    Option("width", NUMBER, "Break lines that are longer; 0 for never  [default: 100]", "N"),
    Option("lines", TEXT, "Lay out the ops of these lines only, of one file; 1 is the first; may be repeated", "A:B"),
    Option("canonical-syntax", FLAG, "Also give ops in generic form their custom form, and drop attributes that say "
           "what holds anyway"),
    Option("upgrade", OPTIONAL, "Also upgrade text of 2019 and later; YEAR picks the meaning where a spelling "
           "changed its meaning", "YEAR",
           ("any", "2018", "2019", "2020", "2021", "2022", "2023", "2024", "2025", "2026"), "any"),
    Option("upgrade-report", OPTIONAL, "With --upgrade, list what was old as a table or as JSON, in place of remarks",
           "FORM", ("table", "json"), "table"),
    Option("exclude", TEXT, "Leave out files of folders that this matches: a name, or a path from here; "
           "may be repeated", "GLOB"),
    Option("force-exclude", FLAG, "Leave out files that are excluded even if they are named, as hooks name them"),
    Option("j", NUMBER, "Processes to run  [default: for many files, one for each processor]", "N"),
    Option("output-format", TEXT, "How to report what -i, --check and --diff find  [default: text]",
           "text|github|json", ("text", "github", "json"), "text"),
    Option("stdin-filename", TEXT, "Name of standard input, for messages and for finding the settings", "FILE"),
    Option("help", FLAG, "Show this help"),
    Option("version", FLAG, "Show the version"),
)  # fmt: skip

_BY_NAME: Final = {option.name: option for option in OPTIONS}
_TRUTH: Final = {"true": True, "1": True, "false": False, "0": False}


@final
class Request:
    """The options on a command line; None where it leaves the choice to the settings."""

    __slots__ = (
        "canonical_syntax",
        "exclude",
        "force_exclude",
        "help",
        "lines",
        "mode",
        "output_format",
        "paths",
        "processes",
        "stdin_name",
        "upgrade",
        "upgrade_report",
        "version",
        "width",
    )

    def __init__(self) -> None:
        self.mode = PRINT
        self.width: int | None = None
        self.lines: list[tuple[int, int]] = []
        self.canonical_syntax: bool | None = None
        self.exclude: list[str] = []
        self.force_exclude = False
        self.processes = 0
        self.output_format = "text"
        self.stdin_name = ""
        self.upgrade = ""
        self.upgrade_report = ""
        self.help = False
        self.version = False
        self.paths: list[str] = []


def read_arguments(arguments: Sequence[str]) -> Request:
    """The request that the arguments make; raises UsageError."""
    request = Request()
    flags: dict[str, bool] = {}
    index = 0
    while index < len(arguments):
        argument = arguments[index]
        index += 1
        if not argument.startswith("-") or argument == "-":
            request.paths.append(argument)
            continue
        if argument == "--":
            request.paths.extend(arguments[index:])
            break
        name, equals, value = argument[2 if argument.startswith("--") else 1 :].partition("=")
        if name[:1] == "j" and name[1:].isdigit():  # -j4
            name, equals, value = "j", "=", name[1:]
        option = _BY_NAME.get("help" if name == "h" else name)
        if option is None:
            unknown = argument.partition("=")[0]
            raise UsageError(f"no such option: {unknown}", unknown)
        if option.kind == FLAG:
            if equals and value not in _TRUTH:
                raise _invalid(value, option, "true or false")
            flags[option.name] = not equals or _TRUTH[value]
            continue
        if not equals and option.kind == OPTIONAL:
            value = option.default
        elif not equals:
            if index == len(arguments):
                raise UsageError(f"{_shown(option)} requires a value")
            value = arguments[index]
            index += 1
        _store(request, option, value)
    _take_flags(request, flags)
    _check(request)
    return request


def _store(request: Request, option: Option, value: str) -> None:
    name = option.name
    if option.choices and value not in option.choices:
        raise _invalid(value, option, " or ".join(option.choices))
    if name == "width":
        request.width = _number(value, option, 0)
    elif name == "upgrade":
        request.upgrade = value
    elif name == "upgrade-report":
        request.upgrade_report = value
    elif name == "j":
        request.processes = _number(value, option, 1)
    elif name == "lines":
        request.lines.append(_range(value, option))
    elif name == "exclude":
        if not value.strip("/"):
            raise _invalid(value, option, "a glob")
        request.exclude.append(value)
    elif name == "output-format":
        request.output_format = value
    else:
        request.stdin_name = value


def _take_flags(request: Request, flags: dict[str, bool]) -> None:
    modes = [name for name in (IN_PLACE, CHECK, DIFF) if flags.get(name)]
    if len(modes) > 1:
        shown = " and ".join([_shown(_BY_NAME[name]) for name in modes])
        raise UsageError(f"{shown} exclude each other")
    if modes:
        request.mode = modes[0]
    request.canonical_syntax = flags.get("canonical-syntax")
    request.force_exclude = flags.get("force-exclude", False)
    request.help = flags.get("help", False)
    request.version = flags.get("version", False)


def _check(request: Request) -> None:
    """Checks the options against each other."""
    if request.help or request.version:
        return
    paths = request.paths
    if request.lines and len(paths) > 1:
        raise UsageError(f"--lines is for one file, but there are {len(paths)}")
    if request.lines and request.upgrade:
        raise UsageError("--lines and --upgrade exclude each other: older text is upgraded as a whole")
    if request.upgrade_report and not request.upgrade:
        raise UsageError("--upgrade-report needs --upgrade")
    if request.mode == IN_PLACE and (not paths or "-" in paths):
        raise UsageError("-i needs files: standard input cannot be written in place")
    if request.mode == PRINT:
        if len(paths) > 1:
            raise UsageError(f"{len(paths)} files need -i, --check or --diff: only one goes to standard output")
        if request.force_exclude:
            raise UsageError("--force-exclude needs -i, --check or --diff")
        if request.output_format != "text":
            raise UsageError("--output-format needs -i, --check or --diff: it says how to report what they find")
    if request.stdin_name and paths and "-" not in paths:
        raise UsageError("--stdin-filename is for standard input, which is not read here")
    if paths.count("-") > 1:
        raise UsageError("standard input can be read once only")


def _number(value: str, option: Option, least: int) -> int:
    # No `int`: it takes signs, spaces and underlines.
    number = int(value) if value.isascii() and value.isdigit() and len(value) < 10 else -1
    if number < least:
        raise _invalid(value, option, f"a number, {least} or more")
    return number


def _range(value: str, option: Option) -> tuple[int, int]:
    first, colon, last = value.partition(":")
    if not colon:
        raise _invalid(value, option, "FIRST:LAST")
    found = (_number(first, option, 1), _number(last, option, 1))
    if found[0] > found[1]:
        raise UsageError(f"'{value}' is invalid value for --lines: the first line comes after the last")
    return found


def _invalid(value: str, option: Option, wanted: str) -> UsageError:
    return UsageError(f"'{value}' is invalid value for {_shown(option)}: it takes {wanted}")


def _shown(option: Option) -> str:
    return ("-" if len(option.name) == 1 else "--") + option.name

"""Settings of a folder: `[tool.pyopt-format]` of the nearest pyproject.toml, in it or in a folder above."""

from __future__ import annotations

import os

from pyopt.diagnostics.nearest import nearest_names
from pyopt.format_command.outcome import FileProblem, reason
from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.format_command.globs import FolderGlobs

FILE_NAME: Final = "pyproject.toml"
SECTION: Final = "pyopt-format"
KEYS: Final = ("canonical-syntax", "exclude", "width")


@final
class FormatSettings:
    """The settings in a pyproject.toml; None for those it does not have. `problem`: it cannot be used."""

    __slots__ = ("canonical_syntax", "exclude", "problem", "width")

    def __init__(self, problem: FileProblem | None = None) -> None:
        self.width: int | None = None
        self.canonical_syntax: bool | None = None
        self.exclude: FolderGlobs | None = None
        self.problem = problem


@final
class SettingsReader:
    """Settings by folder, each file read once. Relative names start from `cwd`."""

    __slots__ = ("_by_folder", "_cwd")

    def __init__(self, cwd: str) -> None:
        self._cwd = os.path.abspath(cwd or ".")
        self._by_folder: dict[str, FormatSettings] = {}

    def of_file(self, path: str) -> FormatSettings:
        """The settings of a file: those of the folder in which it is named, wherever a link leads."""
        return self.of_folder(os.path.dirname(os.path.abspath(path)))

    def of_folder(self, folder: str) -> FormatSettings:
        """The settings of a folder, an absolute path."""
        found = self._by_folder.get(folder)
        if found is None:
            file = os.path.join(folder, FILE_NAME)
            parent = os.path.dirname(folder)
            if os.path.isfile(file):
                found = _read(file, self._shown(file))
            elif parent != folder:
                found = self.of_folder(parent)
            else:
                found = FormatSettings()
            self._by_folder[folder] = found
        return found

    def _shown(self, file: str) -> str:
        """The file's name from where the command runs, if it is below."""
        below = self._cwd.rstrip(os.sep) + os.sep
        return file.removeprefix(below)


def _read(file: str, name: str) -> FormatSettings:
    import tomllib

    try:
        with open(file, "rb") as stream:
            document = tomllib.loads(stream.read().decode("utf-8"))
    except OSError as error:
        return FormatSettings(FileProblem(name, f"cannot be read: {reason(error)}"))
    except UnicodeDecodeError as error:
        return FormatSettings(FileProblem(name, f"is not UTF-8 at byte {error.start}"))
    except tomllib.TOMLDecodeError as error:
        return FormatSettings(_syntax_problem(name, str(error)))
    except RecursionError:
        return FormatSettings(FileProblem(name, "nests too deep"))
    tool = document.get("tool", {})
    section = tool.get(SECTION, {}) if isinstance(tool, dict) else None
    if not isinstance(section, dict):
        return FormatSettings(FileProblem(name, f"[tool.{SECTION}] is to be a table"))
    return _settings_of(section, file, name)


def _syntax_problem(name: str, message: str) -> FileProblem:
    """The error at the place that the end of its message names: `... (at line 3, column 5)`."""
    text, _, place = message.rpartition(" (at ")
    words = place.rstrip(")").replace(",", "").split()
    if len(words) == 4 and words[1].isdigit() and words[3].isdigit():
        return FileProblem(name, f"not TOML: {text}", int(words[1]), int(words[3]))
    return FileProblem(name, f"not TOML: {message}")


def _settings_of(section: dict[str, object], file: str, name: str) -> FormatSettings:
    settings = FormatSettings()
    for key, value in section.items():
        where = f"[tool.{SECTION}] {key}"
        if key == "width":
            if not isinstance(value, int) or isinstance(value, bool) or value < 0:
                return FormatSettings(FileProblem(name, f"{where} is to be a number, 0 or more"))
            settings.width = value
        elif key == "canonical-syntax":
            if not isinstance(value, bool):
                return FormatSettings(FileProblem(name, f"{where} is to be true or false"))
            settings.canonical_syntax = value
        elif key == "exclude":
            if not isinstance(value, list) or not all(isinstance(one, str) and one.strip("/") for one in value):
                return FormatSettings(FileProblem(name, f"{where} is to be a list of globs"))
            if value:
                from pyopt.format_command.globs import FolderGlobs

                settings.exclude = FolderGlobs(value, os.path.dirname(file))
        else:
            near = nearest_names(key, KEYS)
            hint = f" (did you mean {near[0]}?)" if near else f" (there are {', '.join(KEYS)})"
            return FormatSettings(FileProblem(name, f"[tool.{SECTION}] has no key {key}{hint}"))
    return settings

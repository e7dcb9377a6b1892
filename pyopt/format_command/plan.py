"""From a command line to the files that it means, in order, with the layout that their settings ask for."""

from __future__ import annotations

import os

from pyopt.driver.options import UsageError
from pyopt.driver.streams import Streams, takes_colour
from pyopt.format import LayoutOptions
from pyopt.format_command.options import DIFF, IN_PLACE, PRINT, PROGRAM, Request
from pyopt.format_command.outcome import FAILED, Job, Outcome, failed, reason
from pyopt.format_command.settings import FormatSettings, SettingsReader
from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.format_command.globs import FolderGlobs

STDIN: Final = "<stdin>"
DEFAULT_WIDTH: Final = 100


@final
class Planner:
    """Makes jobs of paths; what cannot be handled becomes an outcome in its place."""

    __slots__ = ("_exclude", "_reader", "_reported", "_request", "_seen", "_streams", "items")

    def __init__(self, request: Request, streams: Streams) -> None:
        self.items: list[Job | Outcome] = []
        self._request = request
        self._streams = streams
        self._reader = SettingsReader(streams.cwd)
        self._reported: set[int] = set()
        self._seen: set[str] = set()
        self._exclude: FolderGlobs | None = None
        if request.exclude:
            from pyopt.format_command.globs import FolderGlobs

            self._exclude = FolderGlobs(request.exclude, streams.cwd or ".")

    def run(self) -> None:
        """Fills `items`; raises UsageError."""
        for path in self._request.paths or ["-"]:
            if path == "-":
                self._add_stdin()
            elif os.path.isdir(self._streams.path(path)):
                self._add_folder(path)
            elif not self._request.force_exclude or not self._is_excluded(self._streams.path(path)):
                self._add(path, self._streams.path(path))
        jobs = [item for item in self.items if isinstance(item, Job)]
        details = self._request.output_format != "text"
        colour = self._request.mode == DIFF and not details and takes_colour(self._streams.output_is_terminal())
        prefix = f"{PROGRAM}-{os.urandom(6).hex()}" if self._request.mode == IN_PLACE else ""
        for job in jobs:
            job.details = details
            job.colour = colour
            job.temporary = prefix

    def _add_stdin(self) -> None:
        name = self._request.stdin_name
        path = self._streams.path(name or "stdin")
        try:
            text = self._streams.read()
        except OSError as error:
            self.items.append(failed(name or STDIN, f"cannot be read: {reason(error)}"))
            return
        settings = self._reader.of_file(path)
        if not self._report(settings, name or STDIN):
            self.items.append(self._job(name or STDIN, path, settings, text))

    def _add(self, name: str, path: str) -> None:
        """Adds a file, unless it is there already under this name or another."""
        real = os.path.realpath(path)
        if real in self._seen:
            return
        self._seen.add(real)
        settings = self._reader.of_file(path)
        if not self._report(settings, name):
            self.items.append(self._job(name, path, settings))

    def _add_folder(self, folder: str) -> None:
        from pyopt.format_command.search import Search

        if self._request.mode == PRINT:
            raise UsageError(f"{folder} is a folder, which needs -i, --check or --diff")
        if self._request.lines:
            raise UsageError(f"--lines is for one file, but {folder} is a folder")
        root = self._streams.path(folder)
        search = Search(root, self._is_excluded)
        search.run()
        shown = "" if os.path.normpath(folder) == "." else folder
        for where, message in search.warnings:
            self._streams.err(f"{PROGRAM}: warning: {os.path.join(folder, where).rstrip(os.sep)}: {message}\n")
        for where, message in search.errors:
            self.items.append(failed(os.path.join(folder, where).rstrip(os.sep) or folder, message))
        for file in search.files:
            self._add(os.path.join(shown, file), os.path.join(root, file))
        if not search.files and not search.errors:
            why = "git ignores its .mlir files" if search.ignored else "there is no .mlir file in it"
            if not search.ignored and (
                self._exclude is not None or self._reader.of_folder(os.path.abspath(root)).exclude
            ):
                why += " that is not excluded"
            self.items.append(failed(folder, why))

    def _is_excluded(self, path: str) -> bool:
        if self._exclude is not None and self._exclude.match(path):
            return True
        own = self._reader.of_file(path).exclude
        return own is not None and own.match(path)

    def _report(self, settings: FormatSettings, name: str) -> bool:
        """Whether settings are wrong, which is said once and spoils all the files that they are for."""
        if settings.problem is None:
            return False
        if id(settings) not in self._reported:
            self._reported.add(id(settings))
            self.items.append(Outcome(name, FAILED, settings.problem))
        else:
            self.items.append(Outcome(name, FAILED))
        return True

    def _job(self, name: str, path: str, settings: FormatSettings, text: str | None = None) -> Job:
        job = Job(name, path, self._layout(settings), self._request.mode, text)
        job.upgrade = self._request.upgrade
        return job

    def _layout(self, settings: FormatSettings) -> LayoutOptions:
        """The command line goes before the settings."""
        width, canonical = self._request.width, self._request.canonical_syntax
        if width is None:
            width = settings.width
        if canonical is None:
            canonical = settings.canonical_syntax
        return LayoutOptions(
            width=DEFAULT_WIDTH if width is None else width,
            lines=tuple(self._request.lines),
            canonical_syntax=bool(canonical),
        )

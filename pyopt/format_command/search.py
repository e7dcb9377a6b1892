"""The `.mlir` files of a folder, but for those that git ignores.

In a repository git says which there are; elsewhere a walk finds them, and asks git in each repository that it comes to.
Links to folders are not followed, hidden folders are not entered by a walk, and git names no files of repositories
within a repository.
"""

from __future__ import annotations

import os

from pyopt.format_command.outcome import reason
from pyopt.light import Callable, Final, final

ENDING: Final = ".mlir"
_LOCK: Final = ".#"
"""Begins the names of Emacs' locks, links that lead nowhere."""

_GIT_VARIABLES: Final = ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR")
"""Variables that git sets for a hook, relative to another folder than the one in question."""


@final
class Search:
    """The files of one folder, by their paths from it. `excluded` says of a path whether to leave it out.

    `errors` and `warnings` are (path from the folder, message).
    """

    __slots__ = ("_excluded", "_root", "errors", "files", "ignored", "warnings")

    def __init__(self, root: str, excluded: Callable[[str], bool]) -> None:
        self._root = root
        self._excluded = excluded
        self.files: list[str] = []
        self.errors: list[tuple[str, str]] = []
        self.warnings: list[tuple[str, str]] = []
        self.ignored = False
        """git ignores all the files that a walk finds."""

    def run(self) -> None:
        """Finds the files, in order of their paths."""
        if not _in_repository(self._root) or not self._ask_git(""):
            self._walk()
        elif not self.files:
            other = Search(self._root, self._excluded)
            other._walk(git=False)
            self.ignored = bool(other.files)
        self.files.sort(key=_order)

    def _ask_git(self, folder: str) -> bool:
        """Takes in what git names below a folder; False, and a warning, if git cannot say."""
        import subprocess

        environment = {name: value for name, value in os.environ.items() if name not in _GIT_VARIABLES}
        environment["GIT_LITERAL_PATHSPECS"] = "0"
        place = os.path.join(self._root, folder)
        command = ["git", "-C", place, "ls-files", "-co", "--exclude-standard", "-z", "--", "*" + ENDING]
        try:
            done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, env=environment, check=False)
        except OSError as error:
            self.warnings.append((folder, f"git cannot be asked what it ignores: {reason(error)}"))
            return False
        if done.returncode != 0:
            lines = os.fsdecode(done.stderr).strip().splitlines()
            said = lines[0] if lines else f"exit code {done.returncode}"
            self.warnings.append((folder, f"git does not say what it ignores: {said}"))
            return False
        for name in set(os.fsdecode(done.stdout).split("\0")):
            if name:
                self._take(os.path.join(folder, name))
        return True

    def _walk(self, git: bool = True) -> None:
        folders = [""]
        while folders:
            folder = folders.pop()
            try:
                with os.scandir(os.path.join(self._root, folder)) as entries:
                    for entry in entries:
                        name = os.path.join(folder, entry.name)
                        if not entry.is_dir(follow_symlinks=False):
                            if entry.name.endswith(ENDING):
                                self._take(name)
                        elif not entry.name.startswith(".") and not self._excluded(entry.path):
                            own = git and os.path.lexists(os.path.join(entry.path, ".git"))
                            if not own or not self._ask_git(name):
                                folders.append(name)
            except OSError as error:
                self.errors.append((folder, f"cannot be searched: {reason(error)}"))

    def _take(self, name: str) -> None:
        """Takes a file, or a link that should lead to one: what is wrong with it is said when it is read."""
        path = os.path.join(self._root, name)
        lost = os.path.islink(path) and not os.path.exists(path) and os.path.basename(name)[:2] != _LOCK
        if (lost or os.path.isfile(path)) and not self._excluded(path):
            self.files.append(name)


def _in_repository(folder: str) -> bool:
    """Whether the folder, or one above it, is a working tree of git."""
    current = os.path.realpath(folder)
    while not os.path.lexists(os.path.join(current, ".git")):
        parent = os.path.dirname(current)
        if parent == current:
            return False
        current = parent
    return True


def _order(path: str) -> list[str]:
    """Folder by folder, as a listing has it."""
    return path.split(os.sep)

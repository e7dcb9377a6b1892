"""The code of pyopt's modules in one file of the cache.

A compilation runs some 600 modules. For each, Python looks through folders, asks for the times of files and reads one;
here it finds all in one file, which a process writes that had to compile a program. The file belongs to the pyopt of a
folder and the Python that runs it, and is as good as none where a source has changed since. What it does not have, and
any module whose code is not as it was written, Python finds as ever.
"""

from __future__ import annotations

import contextlib
import hashlib
import marshal
import os
import sys
import zlib
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import MAGIC_NUMBER

from pyopt.light import TYPE_CHECKING, Final, Sequence, TypeAlias, final
from pyopt.native.cache import ROOT, fingerprint, write
from pyopt.native.cache_folder import folder

if TYPE_CHECKING:
    from types import CodeType, ModuleType
    from typing import BinaryIO

    Row: TypeAlias = tuple[int, int, int, str, str]
    """Where the code of a module begins, its length and sum; the files of the source and of Python's byte code."""

PACKAGE: Final = "pyopt"
FEW: Final = 20
"""If fewer modules than these are not in the file, it is not written again."""
_DIGEST: Final = 32
_READ: Final = 1 << 18
"""Modules are in the file in the order in which they were loaded, so that most are there when one is read."""
_HEAD: Final = 16
"""The bytes in front of the code in a file of Python's byte code: a version, flags, the source's time and size."""


def _digest(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


@final
class KeptIndex:
    """Where the code of which modules is in the file; read once in a process. `is_kept`: nothing is to be added."""

    __slots__ = ("is_kept", "rows", "start")

    def __init__(self) -> None:
        self.rows: dict[str, Row] = {}
        self.start = 0
        self.is_kept = not folder()
        if not self.is_kept:
            with contextlib.suppress(OSError, ValueError, TypeError, EOFError):
                self._read()

    def _read(self) -> None:
        with open(_place(), "rb") as file:
            head = file.read(_DIGEST + 8)
            index = file.read(int.from_bytes(head[_DIGEST:], "little"))
        if _digest(index) == head[:_DIGEST]:
            state, rows = marshal.loads(index)
            if state == _state():
                self.rows, self.start = rows, len(head) + len(index)


@final
class KeptModules:
    """For a `with` around imports: a finder that comes before Python's own, for the modules that are kept."""

    __slots__ = ("_file", "_index")

    def __init__(self, index: KeptIndex) -> None:
        self._index = index
        self._file: BinaryIO | None = None

    def __enter__(self) -> None:
        sys.meta_path.insert(0, self)

    def __exit__(self, *failure: object) -> None:
        sys.meta_path.remove(self)
        self._close()

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """What Python asks a finder; None for modules that are not here."""
        row = self._index.rows.get(name)
        if row is None:
            return None
        _, _, _, source, cached = row
        code = self._code_of(row)
        if not code:
            return None
        is_package = os.path.basename(source) == "__init__.py"
        spec = ModuleSpec(name, KeptLoader(name, source, code), origin=source, is_package=is_package)
        if is_package and spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(os.path.dirname(source))
        spec.has_location = True
        spec.cached = cached
        return spec

    def _code_of(self, row: Row) -> bytes:
        """The code of a module; empty if it is not as it was written."""
        start, length, total, _, _ = row
        with contextlib.suppress(OSError, ValueError):
            if self._file is None:
                self._file = open(_place(), "rb", buffering=_READ)  # noqa: SIM115  # until `_close`
            # If another thread moves on meanwhile, the sum is another one, and Python finds the module itself.
            self._file.seek(self._index.start + start)
            code = self._file.read(length)
            if zlib.adler32(code) == total:
                return code
        return b""

    def _close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def keep(self) -> None:
        """Writes the file, if it has not most of the modules that are loaded by now. The first call counts."""
        index = self._index
        if index.is_kept:
            return
        index.is_kept = True
        new = {name: place for name in list(sys.modules) if name not in index.rows and (place := _place_of(name))}
        if len(new) < FEW:
            return
        codes = {name: (self._code_of(row), *row[3:]) for name, row in index.rows.items()}
        self._close()
        codes.update({name: (_code_in(*place), *place) for name, place in new.items()})
        if any(codes[name][0] for name in new):
            write(_place(), _file_of(codes))


def _file_of(codes: dict[str, tuple[bytes, str, str]]) -> bytes:
    """The file: the digest and length of an index, the index, and the code of all modules."""
    rows: dict[str, Row] = {}
    at = 0
    for name, (code, source, cached) in codes.items():
        if code:
            rows[name] = at, len(code), zlib.adler32(code), source, cached
            at += len(code)
    index = marshal.dumps((_state(), rows))
    return b"".join([_digest(index), len(index).to_bytes(8, "little"), index, *[one[0] for one in codes.values()]])


@final
class KeptLoader(SourceFileLoader):
    """Loads a module as Python does from a source with byte code beside it, of which the bytes are there already."""

    def __init__(self, name: str, path: str, code: bytes) -> None:
        super().__init__(name, path)
        self._code = code

    def get_code(self, fullname: str) -> CodeType | None:
        code: CodeType = marshal.loads(self._code)
        return code


def _place() -> str:
    """The file of this pyopt and this Python."""
    owner = _digest(f"{ROOT} {sys.implementation.cache_tag} {sys.flags.optimize}".encode("utf-8", "surrogatepass"))
    return os.path.join(folder(), f"modules-{owner.hex()}")


def _state() -> tuple[str, bytes]:
    """What has to be the same for the code to be that of the sources."""
    return fingerprint(), MAGIC_NUMBER


def _place_of(name: str) -> tuple[str, str] | None:
    """The source of a module of pyopt and its byte code; None for others, and for what is compiled to machine code."""
    spec = getattr(sys.modules.get(name), "__spec__", None)
    if name.partition(".")[0] != PACKAGE or spec is None or not isinstance(spec.loader, SourceFileLoader):
        return None
    return (spec.origin, spec.cached) if spec.origin and spec.cached else None


def _code_in(source: str, cached: str) -> bytes:
    """The code in a file of Python's byte code; empty if it is not that of the source as it is now."""
    with contextlib.suppress(OSError):
        with open(cached, "rb") as file:
            data = file.read()
        state = os.stat(source)
        times = [int(state.st_mtime) & 0xFFFFFFFF, state.st_size & 0xFFFFFFFF]
        if data[:_HEAD] == MAGIC_NUMBER + bytes(4) + b"".join([one.to_bytes(4, "little") for one in times]):
            return data[_HEAD:]
    return b""


_of_process: Final[list[KeptIndex]] = []


def kept_modules() -> KeptModules:
    """A finder of the modules that are kept."""
    if not _of_process:
        _of_process.append(KeptIndex())
    return KeptModules(_of_process[0])

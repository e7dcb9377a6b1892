"""The code of pyopt's modules, and of llvmlite's, in one file of the cache.

A compilation runs some 600 modules. For each, Python looks through folders, asks for the times of files and reads one;
here it finds all in one file, which a process writes that had to compile a program. The file belongs to the pyopt of a
folder and the Python that runs it, and is as good as none where a source has changed since. What it does not have, and
any module whose code is not as it was written, Python finds as ever; of llvmlite also the package itself, where it is.
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
from types import ModuleType

from pyopt.light import TYPE_CHECKING, Final, Sequence, TypeAlias, final
from pyopt.native.cache import ABOVE, ROOT, fingerprint, write
from pyopt.native.cache_folder import folder

if TYPE_CHECKING:
    from io import FileIO
    from types import CodeType

    Origin: TypeAlias = tuple[str, str, tuple[int, int] | None]
    """The files of a module's source and of Python's byte code; time and size of the source, if it is not pyopt's."""
    Row: TypeAlias = tuple[int, int, Origin]
    """In which block the code of a module is, and at which place; and where it is from."""
    Place: TypeAlias = tuple[int, int, int]
    """Where a block begins, its length and sum."""

PACKAGE: Final = "pyopt"
OTHER: Final = "llvmlite"
FEW: Final = 20
"""If fewer modules than these are not in the file, it is not written again."""
_DIGEST: Final = 32
BLOCK: Final = 32
"""So many modules are read at once, as one piece of data: names that they share are made once. They are in the file in
the order in which they were loaded, so that most of a block are needed where one is."""
_OF_PACKAGE: Final = os.sep + "__init__.py"
_HEAD: Final = 16
"""The bytes in front of the code in a file of Python's byte code: a version, flags, the source's time and size."""


def _digest(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


@final
class KeptIndex:
    """Where the code of which modules is in the file; read once in a process. `is_kept`: nothing is to be added."""

    __slots__ = ("blocks", "is_kept", "rows", "start")

    def __init__(self) -> None:
        self.rows: dict[str, Row] = {}
        self.blocks: list[Place] = []
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
            state, rows, blocks = marshal.loads(index)
            if state == _state():
                self.rows, self.blocks, self.start = rows, blocks, len(head) + len(index)


@final
class KeptModules:
    """For a `with` around imports: a finder that comes before Python's own, for the modules that are kept."""

    __slots__ = ("_codes", "_file", "_found", "_index", "_spaces")

    def __init__(self, index: KeptIndex) -> None:
        self._index = index
        self._found: list[str] = []
        self._file: FileIO | None = None
        # Blocks are read into the same memory, since new memory takes as long as reading; each thread takes its own.
        self._spaces: list[bytearray] = []
        # The code in the blocks that were read.
        self._codes: dict[int, list[CodeType | None]] = {}

    def __enter__(self) -> None:
        sys.meta_path.insert(0, self)

    def __exit__(self, *failure: object) -> None:
        sys.meta_path.remove(self)
        self._close()
        for name in self._found:
            module = sys.modules.get(name)
            if type(module) is QuickModule:
                module.__class__ = ModuleType  # type: ignore[assignment]  # what it is a subclass of

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """What Python asks a finder; None for modules that are not here."""
        row = self._index.rows.get(name)
        if row is None:
            return None
        origin = row[2]
        if origin[2] is not None and not _is_there(origin, path):
            del self._index.rows[name]
            return None
        code = self._code_of(row)
        if code is None:
            return None
        self._found.append(name)
        source, cached, _ = origin
        is_package = source.endswith(_OF_PACKAGE)
        spec = ModuleSpec(name, KeptLoader(name, source, code), origin=source, is_package=is_package)
        if is_package and spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(os.path.dirname(source))
        spec.has_location = True
        spec.cached = cached
        return spec

    def _code_of(self, row: Row) -> CodeType | None:
        """The code of a module, which is given once; None if it is not as it was written.

        What has run is freed: memory that Python takes again is quicker than new memory.
        """
        codes = self._codes_in(row[0])
        if not codes:
            return None
        code, codes[row[1]] = codes[row[1]], None
        return code

    def _codes_in(self, block: int) -> list[CodeType | None]:
        """The code of the modules of a block; none if it is not as it was written."""
        if block in self._codes:
            return self._codes[block]
        start, length, total = self._index.blocks[block]
        codes: list[CodeType | None] = []
        with contextlib.suppress(OSError, ValueError):
            if self._file is None:
                self._file = open(_place(), "rb", buffering=0)  # noqa: SIM115  # until `_close`
            # If another thread moves on meanwhile, the sum is another one, and Python finds the modules itself.
            self._file.seek(self._index.start + start)
            space = self._free_space()
            data = memoryview(space)[:length]
            if self._file.readinto(data) == length and zlib.adler32(data) == total:
                codes = marshal.loads(data)
            self._spaces.append(space)
        self._codes[block] = codes
        return codes

    def _free_space(self) -> bytearray:
        """Memory for any of the blocks that nothing else uses now."""
        try:
            return self._spaces.pop()
        except IndexError:
            return bytearray(max([length for _, length, _ in self._index.blocks]))

    def _close(self) -> None:
        self._codes = {}
        self._spaces = []
        if self._file is not None:
            self._file.close()
            self._file = None

    def keep(self) -> None:
        """Writes the file, if it has not most of the modules that are loaded by now. The first call counts."""
        index = self._index
        if index.is_kept:
            return
        index.is_kept = True
        new = {name: origin for name in list(sys.modules) if name not in index.rows and (origin := _origin_of(name))}
        if len(new) < FEW:
            return
        added = {name: (_code_in(origin[0], origin[1]), origin) for name, origin in new.items()}
        if any(code for code, _ in added.values()):
            kept = {name: (self._code_of(row), row[2]) for name, row in index.rows.items()}
            self._close()
            write(_place(), _file_of({**kept, **added}))


def _file_of(codes: dict[str, tuple[CodeType | None, Origin]]) -> bytes:
    """The file: the digest and length of an index, the index, and the blocks of code."""
    rows: dict[str, Row] = {}
    groups: list[list[CodeType]] = []
    for name, (code, origin) in codes.items():
        if code is not None:
            if not groups or len(groups[-1]) == BLOCK:
                groups.append([])
            rows[name] = len(groups) - 1, len(groups[-1]), origin
            groups[-1].append(code)
    blocks = [marshal.dumps(one) for one in groups]
    places: list[Place] = []
    at = 0
    for block in blocks:
        places.append((at, len(block), zlib.adler32(block)))
        at += len(block)
    index = marshal.dumps((_state(), rows, places))
    return b"".join([_digest(index), len(index).to_bytes(8, "little"), index, *blocks])


class QuickModule(ModuleType):
    """A module that is looked into as other objects are; an ordinary one again when the call is over.

    `from module import name` asks a module for its `__path__`, which few have. Python 3.11 writes a message for each
    that has none, and drops it: that took a fifteenth of the time of a compilation.
    """

    __getattribute__ = object.__getattribute__


@final
class KeptLoader(SourceFileLoader):
    """Loads a module as Python does from a source with byte code beside it, whose code is there already."""

    def __init__(self, name: str, path: str, code: CodeType) -> None:
        self.name, self.path = name, path
        self._code: CodeType | None = code

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """An object for the module; None for an ordinary one, which also asks a `__getattr__` of the module's own."""
        code = self._code
        return None if code is None or "__getattr__" in code.co_names else QuickModule(spec.name)

    def get_code(self, fullname: str) -> CodeType | None:
        """The code, the first time, which is when the module runs; later Python's own."""
        code, self._code = self._code, None
        return super().get_code(fullname) if code is None else code


def _place() -> str:
    """The file of this pyopt and this Python."""
    owner = _digest(f"{ROOT} {sys.implementation.cache_tag} {sys.flags.optimize}".encode("utf-8", "surrogatepass"))
    return os.path.join(folder(), f"modules-{owner.hex()}")


def _state() -> tuple[str, bytes]:
    """What has to be the same for the code to be that of the sources."""
    return fingerprint(), MAGIC_NUMBER


def _stamp_of(source: str) -> tuple[int, int]:
    """Time and size of a file."""
    state = os.stat(source)
    return state.st_mtime_ns, state.st_size


def _is_there(origin: Origin, path: Sequence[str] | None) -> bool:
    """Whether the source of another package's module is in one of its parent's folders, as it was."""
    source, _, stamp = origin
    with contextlib.suppress(OSError):
        return path is not None and _folder_of(source) in path and _stamp_of(source) == stamp
    return False


def _folder_of(source: str) -> str:
    """The folder in which a module is found that has this source."""
    return os.path.dirname(source.removesuffix(_OF_PACKAGE))


def _origin_of(name: str) -> Origin | None:
    """Where a module is from; None for what is not kept, and for what is compiled to machine code."""
    package, _, rest = name.partition(".")
    if package != PACKAGE and not (package == OTHER and rest):
        return None
    spec = getattr(sys.modules.get(name), "__spec__", None)
    if spec is None or not isinstance(spec.loader, SourceFileLoader) or not spec.origin or not spec.cached:
        return None
    if package == PACKAGE:
        return None if rest.partition(".")[0] in ABOVE else (spec.origin, spec.cached, None)
    with contextlib.suppress(OSError):
        return spec.origin, spec.cached, _stamp_of(spec.origin)
    return None


def _code_in(source: str, cached: str) -> CodeType | None:
    """The code in a file of Python's byte code; None if it is not that of the source as it is now."""
    with contextlib.suppress(OSError, ValueError, TypeError, EOFError):
        with open(cached, "rb") as file:
            data = file.read()
        state = os.stat(source)
        times = [int(state.st_mtime) & 0xFFFFFFFF, state.st_size & 0xFFFFFFFF]
        if data[:_HEAD] == MAGIC_NUMBER + bytes(4) + b"".join([one.to_bytes(4, "little") for one in times]):
            code: CodeType = marshal.loads(data[_HEAD:])
            return code
    return None


_of_process: Final[list[KeptIndex]] = []


def kept_modules() -> KeptModules:
    """A finder of the modules that are kept."""
    if not _of_process:
        _of_process.append(KeptIndex())
    return KeptModules(_of_process[0])

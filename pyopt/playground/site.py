"""The files of the page: those of the folder `page`, what pyopt knows of itself, pyopt for the browser, and Pyodide."""

from __future__ import annotations

import io
import json
import tarfile
import zipfile
from importlib import import_module
from importlib.metadata import files as files_of
from pathlib import Path

from pyopt.diagnostics.page import STYLE
from pyopt.driver.usage import version
from pyopt.light import Callable, Final, Iterator
from pyopt.playground.facts import facts
from pyopt.playground.precompiled import precompiled
from pyopt.playground.pyodide import files
from pyopt.release import DISTRIBUTION

PAGE: Final = Path(__file__).with_name("page")
LEFT_OUT: Final = PAGE.with_name("sources.tar.xz")
"""The sources of compiled modules, where these are installed without them."""
PACKAGES: Final = ("click", "lark", "rich")
"""Packages that pyopt needs in the browser: pure Python, and installed with it."""
_KINDS: Final = (".py", ".lark", ".mlir")
_WHEN: Final = (2020, 1, 1, 0, 0, 0)
"""The time of the files in the archive: the same sources make the same archive."""


def whole_site(say: Callable[[str], None]) -> dict[str, bytes]:
    """The files as they are served; `say` hears of what takes long. Raises Error."""
    pyodide = files(say)
    found = site(pyodide)
    found["packages.zip"] = precompiled(found["packages.zip"], pyodide, say)
    return found


def site(pyodide: dict[str, bytes]) -> dict[str, bytes]:
    """The files by their names; `pyodide` has those of Pyodide."""
    found = {path.name: path.read_bytes() for path in sorted(PAGE.iterdir())}
    found["style.css"] = STYLE.encode()
    found["facts.json"] = json.dumps(facts()).encode()
    found["packages.zip"] = packages()
    found.update({f"pyodide/{name}": data for name, data in pyodide.items()})
    found["files.json"] = json.dumps(["./", *found]).encode()
    return found


def packages() -> bytes:
    """An archive of pyopt and the packages that it needs, as they are installed here."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in dict(_sources()).items():  # an installed `passes` is in the folder of `pyopt`, too
            archive.writestr(zipfile.ZipInfo(name, _WHEN), data, zipfile.ZIP_DEFLATED)
    return written.getvalue()


def _sources() -> Iterator[tuple[str, bytes]]:
    """The files of the archive, by names."""
    yield (
        "pyopt_mlir.dist-info/METADATA",
        f"Metadata-Version: 2.1\nName: {DISTRIBUTION}\nVersion: {version()}\n".encode(),
    )
    for package in ("pyopt", "pyopt.passes"):
        folder = Path(import_module(package).__path__[0]).resolve()
        for path in sorted(folder.rglob("*")):
            if path.suffix in _KINDS and path.is_file():
                yield f"{package.replace('.', '/')}/{path.relative_to(folder).as_posix()}", path.read_bytes()
    if LEFT_OUT.is_file():
        with tarfile.open(LEFT_OUT) as archive:
            for entry in archive:
                read = archive.extractfile(entry)
                if read is not None:
                    yield entry.name, read.read()
    for name in PACKAGES:
        for file in files_of(name) or ():
            if file.suffix in _KINDS and ".." not in file.parts:
                yield file.as_posix(), file.read_binary()

"""Compiled programs on disk: a file each, named by a hash of all that decides what is in it.

Processes may share the folder: a file is written under another name and then takes its place, and one that cannot be
read is as good as none.
"""

from __future__ import annotations

import contextlib
import hashlib
import os

from pyopt.light import Final
from pyopt.native.cache_folder import folder

ROOT: Final = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SUFFIX: Final = ".jit"
ABOVE: Final[frozenset[str]] = frozenset((
    "driver", "editor", "format", "format_command", "import_onnx", "notebook", "playground", "reduce", "update_checks",
    "upgrade",
))  # fmt: skip
"""Folders of pyopt with commands and what only these import: native code does not depend on them."""
_fingerprints: Final[list[str]] = []


def fingerprint() -> str:
    """The fingerprint of pyopt's version: a digest of sizes and times of the files that native code depends on."""
    if not _fingerprints:
        digest = hashlib.sha256()
        stack = [ROOT]
        while stack:
            with contextlib.suppress(OSError), os.scandir(stack.pop()) as entries:
                for entry in sorted(entries, key=lambda one: one.name):
                    if entry.is_dir():  # `passes` may be a link
                        if entry.name != "__pycache__" and entry.name not in ABOVE:
                            stack.append(entry.path)
                    elif entry.name.endswith((".py", ".so")):
                        state = entry.stat()
                        digest.update(f"{entry.name} {state.st_size} {state.st_mtime_ns}\n".encode())
        _fingerprints.append(digest.hexdigest())
    return _fingerprints[0]


def key_of(*parts: str) -> str:
    """The name of what these texts decide, with this pyopt, this LLVM and this CPU."""
    from pyopt.native.llvm import LEVEL, library

    found = library()
    digest = hashlib.sha256()
    for part in (fingerprint(), found.version, found.cpu, found.features, str(LEVEL), *parts):
        digest.update(f"{len(part)} ".encode() + part.encode("utf-8", "surrogatepass"))
    return digest.hexdigest()


def load(key: str) -> bytes | None:
    """The entry of the cache for a key, None if there is none."""
    place = folder()
    if not place:
        return None
    try:
        with open(os.path.join(place, key[:2], key + SUFFIX), "rb") as file:
            data = file.read()
    except OSError:
        return None
    # A file that was cut off, or changed since, does not have its own hash in front.
    if len(data) < 32 or hashlib.sha256(data[32:]).digest() != data[:32]:
        return None
    return data[32:]


def store(key: str, data: bytes) -> None:
    """Keeps data under a key, if the folder can be written to."""
    place = folder()
    if place:
        write(os.path.join(place, key[:2], key + SUFFIX), hashlib.sha256(data).digest() + data)


def write(place: str, data: bytes) -> None:
    """Writes a file that others see as a whole or not at all, if its folder can be written to."""
    import tempfile  # with compression and more, which a program from the cache does not need

    temporary = ""
    try:
        os.makedirs(os.path.dirname(place), mode=0o700, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix="new-", dir=os.path.dirname(place))
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.replace(temporary, place)
    except OSError:
        if temporary:
            with contextlib.suppress(OSError):
                os.unlink(temporary)

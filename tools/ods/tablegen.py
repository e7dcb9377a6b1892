"""Runs llvm-tblgen on a .td file of MLIR and keeps what was made of its records."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, cast

from tests.support import llvm

if TYPE_CHECKING:
    from collections.abc import Callable

TOOL = llvm.TBLGEN
INCLUDE = Path(llvm.INCLUDE)

Record: TypeAlias = "dict[str, object]"
"""The fields of one record; `!superclasses` are the names of its classes, outermost first."""


class Records:
    """The records of one file."""

    def __init__(self, data: dict[str, object]) -> None:
        self.data = data

    def named(self, name: str) -> Record:
        """The record of that name."""
        return cast("Record", self.data[name])

    def of_class(self, name: str) -> list[Record]:
        """The records of a class, in the alphabet's order of their names."""
        classes = cast("dict[str, list[str]]", self.data["!instanceof"])
        return [self.named(one) for one in classes.get(name, [])]

    def at(self, record: Record, field: str) -> Record | None:
        """The record that a field refers to."""
        return self.followed(record.get(field))

    def followed(self, reference: object) -> Record | None:
        """The record of a reference {"def": name}."""
        name = reference.get("def") if isinstance(reference, dict) else None
        return self.named(name) if isinstance(name, str) else None

    def listed(self, record: Record, field: str) -> list[Record]:
        """The records that a field lists."""
        found = [self.followed(one) for one in cast("list[object]", record.get(field) or [])]
        return [one for one in found if one is not None]

    def arguments(self, record: Record, field: str) -> list[tuple[Record, str]]:
        """(record, name) of each argument of a dag, as `(ins AnyType:$value)` is one."""
        dag = cast("dict[str, list[tuple[object, str | None]]]", record[field])
        found = [(self.followed(one), name or "") for one, name in dag["args"]]
        return [(one, name) for one, name in found if one is not None]


def is_a(record: Record, name: str) -> bool:
    """The record is of that class, or is it."""
    return name in cast("list[str]", record["!superclasses"]) or record["!name"] == name


def text_of(record: Record, field: str) -> str:
    """A field's text; "" if it has none."""
    found = record.get(field)
    return found if isinstance(found, str) else ""


def is_available() -> bool:
    """The tools and the .td files are installed."""
    return llvm.is_there(TOOL, llvm.MLIR_OPT) and (INCLUDE / "mlir").is_dir()


def dump(path: Path) -> Records:
    """The records of a .td file."""
    command = [TOOL, "--dump-json", "-I", str(INCLUDE), "-I", str(path.parent), str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{TOOL} cannot read {path}:\n{done.stderr}")
    return Records(json.loads(done.stdout))


def kept(path: Path, reduce: Callable[[Records], object]) -> object:
    """The result of `reduce` on the file's records, in JSON; kept in a temporary folder until tool or code change."""
    folder = Path(tempfile.gettempdir()) / f"pyopt-ods-{os.getuid()}"
    folder.mkdir(mode=0o700, exist_ok=True)
    entry = folder / f"{path.parent.parent.name}-{path.stem}-{reduce.__name__}-{_stamp(path)}.json"
    if entry.exists():
        return json.loads(entry.read_text(encoding="utf-8"))
    text = json.dumps(reduce(dump(path)))
    written = entry.with_suffix(f".{os.getpid()}")
    written.write_text(text, encoding="utf-8")
    written.replace(entry)
    return json.loads(text)


def _stamp(path: Path) -> str:
    tool = shutil.which(TOOL)
    assert tool is not None
    parts = [f"{one} {one.stat().st_mtime_ns} {one.stat().st_size}" for one in (path, Path(tool).resolve())]
    parts += [one.read_text(encoding="utf-8") for one in sorted(Path(__file__).parent.glob("*.py"))]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]

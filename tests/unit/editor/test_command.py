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


def test_wrong_parameters_are_answered() -> None:
    pytest.importorskip("pygls")
    asked: list[dict[str, object]] = [
        {"id": 1, "method": "initialize", "params": {"processId": None, "rootUri": None, "capabilities": {}}},
        {"id": 2, "method": "textDocument/hover", "params": {"wrong": 1}},
        {"method": "textDocument/didOpen", "params": [1]},
        {"id": "three", "method": "textDocument/definition"},
        {"id": 4, "method": "nothing/there", "params": {}},
        {"id": 5, "method": "shutdown"},
        {"method": "exit"},
    ]
    sent = [json.dumps({"jsonrpc": "2.0", **one}).encode() for one in asked]
    done = subprocess.run(
        [sys.executable, "-m", "pyopt.editor"], cwd=ROOT, capture_output=True, check=False, timeout=60,
        input=b"".join([b"Content-Length: %d\r\n\r\n%s" % (len(one), one) for one in sent]),
    )  # fmt: skip
    answers = [
        json.loads(one)
        for one in re.findall(rb'\{"id".*?"2\.0".*?\}(?=Content|$)|\{"error".*?\}(?=Content|$)', done.stdout)
    ]
    codes = {one["id"]: one.get("error", {}).get("code") for one in answers}
    assert codes == {1: None, 2: -32602, "three": -32602, 4: -32601, 5: None}
    assert done.returncode == 0
    said = done.stderr.decode().splitlines()
    assert said and all(one.startswith("pyopt-lsp: ") for one in said)


def test_other_commands_load_nothing_of_it() -> None:
    code = (
        "import sys; from pyopt.driver.run import run_in_process; "
        "assert run_in_process(['--canonicalize', '-'], 'func.func @f() { return }')[0] == 0; "
        "print(sorted(one for one in sys.modules if one.startswith(('pyopt.editor', 'pygls', 'lsprotocol'))))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"

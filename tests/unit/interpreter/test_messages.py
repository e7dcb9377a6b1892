"""What the interpreter says it cannot do is a sentence: behind the op's name stands more than the name of a thing."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from pyopt.interpreter import RunError, parse, run

SOURCES = Path(__file__).resolve().parents[3] / "pyopt" / "interpreter"
VERBS = re.compile(
    r"\b(are|be|can|cannot|do|does|gives|goes|had|has|have|is|may|must|needs|stands|takes|uses|was|were|works)\b"
)


def literal(node: ast.expr) -> str | None:
    """The text of a message, with {} for what is put in; None if it is made elsewhere."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(str(one.value) if isinstance(one, ast.Constant) else "{}" for one in node.values)
    return None


def messages() -> list[tuple[str, str]]:
    found = []
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "unsupported":
                text = literal(node.args[0])
                if text is not None:
                    found.append((f"{path.relative_to(SOURCES)}:{node.lineno}", text))
    return found


def test_messages_are_sentences() -> None:
    found = messages()
    assert len(found) > 40
    assert [(where, text) for where, text in found if not VERBS.search(text)] == []


def test_unknown_intrinsic() -> None:
    module = parse(
        """llvm.func @main() -> i32 {
          %0 = llvm.mlir.constant(3 : i32) : i32
          %1 = llvm.call_intrinsic "llvm.nope.i32"(%0) : (i32) -> i32
          llvm.return %1 : i32
        }"""
    )
    with pytest.raises(RunError, match=r"'llvm.call_intrinsic' op the intrinsic llvm.nope.i32 cannot be executed$"):
        run(module, "main")

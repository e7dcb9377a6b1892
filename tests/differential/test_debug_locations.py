"""Locations that are drawn at random, in scopes that are, too, become the same metadata as by mlir-translate."""

from __future__ import annotations

import random
import shutil

import pytest

from tests.support import llvm
from tests.support.shell import run_program, run_translation

REFERENCE = shutil.which(llvm.MLIR_TRANSLATE)
FILES = "abc"
FUNCTIONS = "fgh"
DEPTH = 3
OPS = 8


class Drawn:
    """A module: scopes in three functions, and stores at places in them."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.lines = [f'#file_{one} = #llvm.di_file<"{one}.c" in "/d">' for one in FILES]
        self.lines.append(
            "#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file_a, "
            "isOptimized = false, emissionKind = Full>"
        )
        self.scopes = {name: [name] for name in FUNCTIONS}
        for index, name in enumerate(FUNCTIONS):
            self.lines.append(
                f"#{name} = #llvm.di_subprogram<id = distinct[{index + 1}]<>, compileUnit = #unit, "
                f'scope = #file_a, name = "{name}"{self.file()}, line = {self.number(0, 2)}, '
                "subprogramFlags = Definition>"
            )
            for _ in range(self.number(0, 6)):
                self.add_scope(name)

    def number(self, low: int, high: int) -> int:
        return self.random.randint(low, high)

    def file(self) -> str:
        return f", file = #file_{self.random.choice(FILES)}"

    def add_scope(self, function: str) -> None:
        inner = self.scopes[function]
        name = f"{function}{len(inner)}"
        words = f"scope = #{self.random.choice(inner)}" + (self.file() if self.random.random() < 0.7 else "")
        if self.random.random() < 0.7:
            text = f"#llvm.di_lexical_block<{words}, line = {self.number(1, 3)}, column = {self.number(0, 1)}>"
        else:
            text = f"#llvm.di_lexical_block_file<{words}, discriminator = {self.number(0, 2)}>"
        self.lines.append(f"#{name} = {text}")
        inner.append(name)

    def plain(self) -> str:
        return f'"x":{self.number(1, 3)}:{self.number(0, 2)}'

    def scope(self, function: str) -> str:
        return f"<#{self.random.choice(self.scopes[function])}>"

    def location(self, function: str, depth: int, scoped: bool = False) -> str:
        """A location in a function; `scoped` if it must say the scope itself."""
        kind = self.random.random()
        if kind < 0.1:
            return self.plain() if scoped else "unknown"
        if depth == 0 or kind < 0.3:
            return f"fused{self.scope(function)}[{self.plain()}]" if scoped or kind < 0.2 else self.plain()
        if kind < 0.36:
            return f'"n"({self.location(function, depth - 1, scoped)})'
        if kind < 0.6:
            callee = self.location(self.random.choice(FUNCTIONS), depth - 1, True)
            return f"callsite({callee} at {self.location(function, depth - 1, scoped)})"
        scope = self.scope(function) if scoped or self.random.random() < 0.4 else ""
        inner = [self.location(function, depth - 1, scoped) for _ in range(self.number(1, 3))]
        return f"fused{scope}[{', '.join(inner)}]"

    def text(self) -> str:
        stores = [f"  llvm.store %x, %p : i32, !llvm.ptr loc({self.location('f', DEPTH)})" for _ in range(OPS)]
        head = "llvm.func @f(%x: i32, %p: !llvm.ptr) {"
        return "\n".join([*self.lines, head, *stores, "  llvm.return", '} loc(fused<#f>["a":1:2])', ""])


@pytest.mark.full
@pytest.mark.skipif(REFERENCE is None, reason="mlir-translate is not installed")
@pytest.mark.parametrize("seed", range(40))
def test_same_metadata(seed: int) -> None:
    assert REFERENCE is not None
    text = Drawn(seed).text()
    theirs = run_program([REFERENCE, "--mlir-to-llvmir"], text, ".")
    assert theirs.code == 0, theirs.err
    assert run_translation(["--mlir-to-llvmir"], text, ".") == theirs

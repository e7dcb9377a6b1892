"""Attributes of debug info that are drawn at random become the same metadata as by mlir-translate."""

from __future__ import annotations

import random
import shutil

import pytest

from tests.support import llvm
from tests.support.shell import run_program, run_translation

REFERENCE = shutil.which(llvm.MLIR_TRANSLATE)
TYPES = 12
VARIABLES = 6
STRUCTS = ("structure_type", "class_type", "union_type")
WRAPPERS = ("pointer_type", "typedef", "const_type", "reference_type", "member")
FLAGS = ("Artificial", "Private", "Public", "Virtual", "FwdDecl", "StaticMember", "BitField", "Zero")
HEAD = """
#a = #llvm.di_file<"a.c" in "/d">
#b = #llvm.di_file<"b\\22.c" in "">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #a, isOptimized = true,
                              emissionKind = Full>
#unit2 = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_Go, file = #b, isOptimized = false,
                               emissionKind = Full>
#names = #llvm.di_namespace<name = "n", scope = #unit2, exportSymbols = true>
#module = #llvm.di_module<name = "m", scope = #unit>
#in_f = #llvm.di_local_variable<scope = #llvm.di_subprogram<recId = distinct[9]<>, isRecSelf = true>>
#f = #llvm.di_subprogram<recId = distinct[9]<>, id = distinct[2]<>, compileUnit = #unit, scope = #names, name = "f",
                         file = #a, line = 3, subprogramFlags = Definition, retainedNodes = #in_f>
#block = #llvm.di_lexical_block<scope = #f, file = #b, line = 7>
#local = #llvm.di_local_variable<scope = #block, name = "n", file = #a>
"""
SCOPES = ("a", "unit", "unit2", "names", "module", "f")


class Drawn:
    """A module: types made of each other, variables of them, a function and a global that have them."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.lines = [HEAD.strip()]
        self.types: list[str] = []
        self.names = 0

    def some(self, *texts: str) -> str:
        """Some of these parameters."""
        return "".join([f", {one}" for one in texts if self.random.random() < 0.5])

    def number(self) -> int:
        return self.random.choice([0, 1, 7, 64])

    def any_type(self) -> str:
        return "#" + self.random.choice(self.types)

    def flags(self) -> str:
        words = self.random.sample(FLAGS[:-1], self.random.randint(1, 3)) if self.random.random() < 0.8 else FLAGS[-1:]
        return f'flags = "{"|".join(words)}"'

    def define(self, text: str) -> str:
        name = f"x{self.names}"
        self.names += 1
        self.lines.append(f"#{name} = {text}")
        return name

    def basic(self) -> str:
        words = self.some(f"sizeInBits = {self.number()}", "encoding = DW_ATE_signed")
        return f'#llvm.di_basic_type<tag = DW_TAG_base_type, name = "t{self.number()}"{words}>'

    def derived(self, base: str) -> str:
        size, offset = [f"{name} = {self.number()}" for name in ("sizeInBits", "offsetInBits")]
        words = self.some(f'name = "d{self.number()}"', size, offset)
        return f"#llvm.di_derived_type<tag = DW_TAG_{self.random.choice(WRAPPERS)}, baseType = {base}{words}>"

    def subrange(self) -> str:
        bounds = (f"{self.random.choice([-1, 0, 5])} : i64", "#local", "#llvm.di_expression<[DW_OP_consts(3)]>")
        if self.random.random() < 0.3:
            lower, stride = [self.random.choice(bounds[1:]) for _ in range(2)]
            return f"#llvm.di_generic_subrange<lowerBound = {lower}, stride = {stride}>"
        lower, upper = [self.random.choice(bounds) for _ in range(2)]
        words = self.some(f"lowerBound = {lower}")
        return f"#llvm.di_subrange<{self.random.choice(['count', 'upperBound'])} = {upper}{words}>"

    def array(self) -> str:
        ranges = ", ".join([self.subrange() for _ in range(self.random.randint(1, 2))])
        words = self.some("dataLocation = <[DW_OP_deref]>", "rank = <[DW_OP_plus_uconst(8)]>")
        words = f"tag = DW_TAG_array_type, baseType = {self.any_type()}{words}, elements = {ranges}"
        return f"#llvm.di_composite_type<{words}>"

    def struct(self, recursive: bool) -> str:
        lead, inside = "", [self.any_type() for _ in range(self.random.randint(0, 3))]
        if recursive:
            own = f"distinct[{100 + self.names}]<>"
            lead = f"recId = {own}, "
            itself = f"#llvm.di_composite_type<recId = {own}, isRecSelf = true>"
            inside.append(self.derived(self.derived(itself) if self.random.random() < 0.5 else itself))
            self.random.shuffle(inside)
        words = self.some(
            f'name = "s{self.number()}"', "file = #b", f"line = {self.number()}", self.flags(),
            f"scope = #{self.random.choice(SCOPES)}", f"alignInBits = {self.number()}",
        )  # fmt: skip
        elements = f", elements = {', '.join(inside)}" if inside else ""
        return f"#llvm.di_composite_type<{lead}tag = DW_TAG_{self.random.choice(STRUCTS)}{words}{elements}>"

    def function_type(self) -> str:
        types = [self.any_type() for _ in range(self.random.randint(0, 3))]
        if self.random.random() < 0.3:
            types.insert(0, "#llvm.di_null_type")
        return f"#llvm.di_subroutine_type<{'types = ' if types else ''}{', '.join(types)}>"

    def add_type(self) -> None:
        kind = self.random.choice("bdddassr") if self.types else "b"
        if kind == "b":
            text = self.basic()
        elif kind == "d":
            text = self.derived(self.any_type())
        else:
            text = self.array() if kind == "a" else self.struct(kind == "r")
        self.types.append(self.define(text))

    def text(self) -> str:
        for _ in range(TYPES):
            self.add_type()
        records: list[str] = []
        expressions: list[str] = []
        for number in range(VARIABLES):
            words = self.some("file = #a", f"line = {self.number()}", self.flags(), f"type = {self.any_type()}")
            local = f'#llvm.di_local_variable<scope = #{self.random.choice(["f", "block"])}, name = "v{number}"{words}>'
            records.append(f"  llvm.intr.dbg.value {local} = %x : i32")
            words = self.some("isDefined = true", f"scope = #{self.random.choice(SCOPES)}", 'linkageName = "l"')
            variable = f'<name = "g{number}", file = #b, line = {number}, type = {self.any_type()}{words}>'
            expressions.append(f"#llvm.di_global_variable_expression<var = {variable}{self.some('expr = <>')}>")
        types = [self.function_type() for _ in range(2)]
        self.lines.append(
            f'#g = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #unit2, scope = #b, name = "g", file = #b, '
            f"type = {types[0]}, subprogramFlags = Definition>"
        )
        self.lines.append(f'#h = #llvm.di_subprogram<scope = #names, name = "h", type = {types[1]}>')
        self.lines.append(f"llvm.mlir.global @v(0 : i32) {{dbg_exprs = [{', '.join(expressions)}]}} : i32")
        self.lines.append('llvm.func @h() loc(fused<#h>["a":1:1])')
        for name in "gf":
            body = records if name == "f" else []
            self.lines += [f"llvm.func @{name}(%x: i32) {{", *body, "  llvm.return", f'}} loc(fused<#{name}>["a":1:1])']
        return "\n".join([*self.lines, ""])


@pytest.mark.full
@pytest.mark.skipif(REFERENCE is None, reason="mlir-translate is not installed")
@pytest.mark.parametrize("seed", range(40))
def test_same_metadata(seed: int) -> None:
    assert REFERENCE is not None
    text = Drawn(seed).text()
    theirs = run_program([REFERENCE, "--mlir-to-llvmir"], text, ".")
    assert theirs.code == 0, theirs.err
    assert run_translation(["--mlir-to-llvmir"], text, ".") == theirs

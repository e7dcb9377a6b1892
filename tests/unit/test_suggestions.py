"""What errors suggest in place of a misspelt name: fifty typing errors, most of which get the right answer."""

import re
from pathlib import Path

import pytest

import pyopt
from pyopt.diagnostics.nearest import did_you_mean, nearest_names
from pyopt.driver.run import run_in_process

TYPING_ERRORS = (
    ("op of the dialect", """\
func.func @f(%a: i32) -> i32 {
  %0 = arith.adi %a, %a : i32
  return %0 : i32
}
""", "arith.addi"),
    ("op without its dialect's name", """\
func.func @f() {
  retrun
}
""", "return"),
    ("dialect", """\
func.func @f(%a: i32) -> i32 {
  %0 = arit.addi %a, %a : i32
  return %0 : i32
}
""", "arith.addi"),
    ("dialect of the op at the top", """\
fnc.func @f() {
  return
}
""", "func.func"),
    ("op at the top", """\
func.fun @f() {
  return
}
""", "func.func"),
    ("op in generic form", """\
func.func @f(%a: i32) -> i32 {
  %0 = "arith.mulli"(%a, %a) : (i32, i32) -> i32
  return %0 : i32
}
""", "arith.muli"),
    ("dialect in generic form", """\
func.func @f(%a: i32) -> i32 {
  %0 = "airth.muli"(%a, %a) : (i32, i32) -> i32
  return %0 : i32
}
""", "arith.muli"),
    ("op of linalg", """\
func.func @f(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = linalg.matmull ins(%a, %a : tensor<2x2xf32>, tensor<2x2xf32>) outs(%a : tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
""", "linalg.matmul"),
    ("op with an underscore left out", """\
func.func @f(%a: tensor<2xf32>) -> tensor<?xf32> {
  %0 = tensor.extractslice %a[0] [1] [1] : tensor<2xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
""", "tensor.extract_slice"),
    ("tensor", """\
func.func @f(%a: tensr<4xf32>) {
  return
}
""", "tensor"),
    ("memref", """\
func.func @f(%a: memreff<4xf32>) {
  return
}
""", "memref"),
    ("index", """\
func.func @f(%a: indx) {
  return
}
""", "index"),
    ("float", """\
func.func @f(%a: tensor<4xfloat32>) {
  return
}
""", "f32"),
    ("element type", """\
func.func @f(%a: vector<4xbf6>) {
  return
}
""", "bf16"),
    ("type of a dialect", """\
func.func @f(%a: !llvm.prt) {
  return
}
""", "ptr"),
    ("type of shape", """\
func.func @f(%a: !shape.shap) {
  return
}
""", "shape"),
    ("alias of a type", """\
!vector4 = vector<4xf32>
func.func @f(%a: !vectr4) {
  return
}
""", "vector4"),
    ("alias of an attribute", """\
#rows = affine_map<(d0) -> (d0)>
func.func @f() attributes {m = #row} {
  return
}
""", "rows"),
    ("attribute of a dialect", """\
func.func @f(%a: tensor<4xf32, #sparse_tensor.encodng<{map = (d0) -> (d0 : compressed)}>>) {
  return
}
""", "encoding"),
    ("affine_map", """\
func.func @f() attributes {m = affine_mpa<(d0) -> (d0)>} {
  return
}
""", "affine_map"),
    ("dense", """\
func.func @f() {
  %0 = arith.constant dens<1> : tensor<4xi32>
  return
}
""", "dense"),
    ("inherent attribute in generic form", """\
func.func @f(%a: i32) -> i1 {
  %0 = "arith.cmpi"(%a, %a) <{predicat = 0 : i64}> : (i32, i32) -> i1
  return %0 : i1
}
""", "predicate"),
    ("inherent attribute in braces", """\
func.func @f(%a: i32) -> i1 {
  %0 = "arith.cmpi"(%a, %a) {predcate = 0 : i64} : (i32, i32) -> i1
  return %0 : i1
}
""", "predicate"),
    ("indexing_maps", """\
#id = affine_map<(d0) -> (d0)>
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_map = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>)
    outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
""", "indexing_maps"),
    ("predicate", """\
func.func @f(%a: i32) -> i1 {
  %0 = arith.cmpi stl, %a, %a : i32
  return %0 : i1
}
""", "slt"),
    ("fast-math flag", """\
func.func @f(%a: f32) -> f32 {
  %0 = arith.addf %a, %a fastmath<conract> : f32
  return %0 : f32
}
""", "contract"),
    ("to of scf.for", """\
func.func @f(%a: index) {
  scf.for %i = %a too %a step %a {
  }
  return
}
""", "to"),
    ("step of scf.for", """\
func.func @f(%a: index) {
  scf.for %i = %a to %a stp %a {
  }
  return
}
""", "step"),
    ("iter_args", """\
func.func @f(%a: index) -> index {
  %r = scf.for %i = %a to %a step %a iterargs(%x = %a) -> (index) {
    scf.yield %x : index
  }
  return %r : index
}
""", "iter_args"),
    ("ins of linalg", """\
func.func @f(%a: f32, %t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.fill inz(%a : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
""", "ins"),
    ("outs of linalg", """\
func.func @f(%a: f32, %t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.fill ins(%a : f32) ous(%t : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
""", "outs"),
    ("private", """\
func.func privat @f()
""", "private"),
    ("attributes", """\
func.func @f() attribute {a = 1 : i32} {
  return
}
""", "attributes"),
    ("output_shape", """\
func.func @f(%a: tensor<4xf32>) -> tensor<2x2xf32> {
  %0 = tensor.expand_shape %a [[0, 1]] outputshape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
""", "output_shape"),
    ("into", """\
func.func @f(%a: tensor<2x2xf32>) -> tensor<4xf32> {
  %0 = tensor.collapse_shape %a [[0, 1]] itno tensor<2x2xf32> : tensor<4xf32>
  return %0 : tensor<4xf32>
}
""", "into"),
    ("to of a cast", """\
func.func @f(%a: tensor<4xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<4xf32> ot tensor<?xf32>
  return %0 : tensor<?xf32>
}
""", "to"),
    ("kind of vector.reduction", """\
func.func @f(%a: vector<4xf32>) -> f32 {
  %0 = vector.reduction <mull>, %a : vector<4xf32> into f32
  return %0 : f32
}
""", "mul"),
    ("kind of atomic_rmw", """\
func.func @f(%a: f32, %m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.atomic_rmw adddf %a, %m[%i] : (f32, memref<4xf32>) -> f32
  return %0 : f32
}
""", "addf"),
    ("linkage", """\
llvm.func interal @f() {
  llvm.return
}
""", "internal"),
    ("iterator type", """\
#id = affine_map<(d0) -> (d0)>
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["paralel"]} ins(%a : tensor<4xf32>)
    outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
""", "parallel"),
    ("level format", """\
#s = #sparse_tensor.encoding<{map = (d0) -> (d0 : compresed)}>
func.func @f(%a: tensor<4xf32, #s>) {
  return
}
""", "compressed"),
    ("level property", """\
#s = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonuniqe), d1 : singleton)}>
func.func @f(%a: tensor<4x4xf32, #s>) {
  return
}
""", "nonunique"),
    ("key of an encoding", """\
#s = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed), posWidht = 32}>
func.func @f(%a: tensor<4xf32, #s>) {
  return
}
""", "posWidth"),
    ("callee", """\
func.func private @compute(i32) -> i32
func.func @f(%a: i32) -> i32 {
  %0 = call @compuet(%a) : (i32) -> i32
  return %0 : i32
}
""", "@compute"),
    ("global", """\
memref.global @weights : memref<4xf32>
func.func @f() {
  %0 = memref.get_global @wieghts : memref<4xf32>
  return
}
""", "@weights"),
    ("addressof", """\
llvm.mlir.global internal @table(0 : i32) : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @tabel : !llvm.ptr
  llvm.return
}
""", "@table"),
    ("value", """\
func.func @f(%input: i32) -> i32 {
  %0 = arith.addi %inptu, %input : i32
  return %0 : i32
}
""", "%input"),
    ("value of an op", """\
func.func @f(%a: i32) -> i32 {
  %result = arith.addi %a, %a : i32
  return %reslut : i32
}
""", "%result"),
    ("result number", """\
func.func @f(%a: i32) -> i32 {
  %sum, %over = arith.addui_extended %a, %a : i32, i1
  return %summ : i32
}
""", "%sum"),
    ("block", """\
func.func @f() {
  cf.br ^exti
^exit:
  return
}
""", "^exit"),
    ("dimension in a map", """\
#m = affine_map<(row, col) -> (rwo)>
func.func @f() attributes {m = #m} {
  return
}
""", "row"),
)  # fmt: skip
"""(where, text with one misspelt name, the name that was meant)."""
OPEN = ("inherent attribute in generic form",)
"""Those that get no answer: properties that an op has not are dropped while it is read."""


def suggested(text: str, *flags: str) -> list[str]:
    """The names that the notes of a run suggest."""
    code, output, errors = run_in_process(["--suggest", *flags], text)
    assert (code, output) == (1, "")
    assert "internal error" not in errors
    notes = re.findall(r"note: (?:it has '.*': )?did you mean (.*)\?", errors)
    return [name.strip("'") for note in notes for name in note.split(" or ")]


@pytest.mark.parametrize(("where", "text", "meant"), TYPING_ERRORS, ids=[where for where, _, _ in TYPING_ERRORS])
def test_the_name_that_was_meant(where: str, text: str, meant: str) -> None:
    if where in OPEN:
        assert suggested(text) == []
    else:
        names = suggested(text)
        assert meant in names
        assert len(names) <= 3


def test_the_count(capsys: pytest.CaptureFixture[str]) -> None:
    right = sum(meant in suggested(text) for _, text, meant in TYPING_ERRORS)
    with capsys.disabled():
        print(f"\n{right} of {len(TYPING_ERRORS)} typing errors get the right suggestion")
    assert len(TYPING_ERRORS) >= 40
    assert right == len(TYPING_ERRORS) - len(OPEN)


RIGHT_NAMES = (
    # Errors in which no name is misspelt.
    "func.func @f(%a: i32) -> i64 {\n  return %a : i32\n}\n",
    "func.func @f(%a: i32) {\n  %0 = arith.addi %a : i32\n  return\n}\n",
    "func.func @f(%a: index) {\n  scf.for %i = %a to %a {\n  }\n  return\n}\n",
    "func.func @f() {\n  call @g() : () -> ()\n  return\n}\n",
    "func.func @f() {\n",
    "func.func @f(\n",
    "%0 = ",
    "func.func @f(%a: ) {\n  return\n}\n",
    "func.func @f() -> i32 {\n  return %zzz : i32\n}\n",
    '"quux.op"() : () -> ()\n',
    "quux.op\n",
)


@pytest.mark.parametrize("text", RIGHT_NAMES)
def test_no_suggestion_where_nothing_is_near(text: str) -> None:
    assert suggested(text) == []


def test_off_in_pipes() -> None:
    text = TYPING_ERRORS[0][1]
    _, _, plain = run_in_process([], text)
    _, _, without = run_in_process(["--suggest=false"], text)
    _, _, noted = run_in_process(["--suggest"], text)
    assert plain == without
    assert noted.startswith(plain)
    assert noted[len(plain) :] == "<stdin>:2:8: note: did you mean 'arith.addi' or 'arith.andi'?\n"
    checked = text.replace("%a, %a : i32", "%a, %a : i32 // expected-error {{custom op 'arith.adi' is unknown}}")
    assert run_in_process(["--suggest", "--verify-diagnostics"], checked) == (0, "", "")


OWN_NOTES: tuple[tuple[list[str], str, str], ...] = (
    ([], "%0 = arith.adi %x, %x : i32", "did you mean"),
    ([], "%0 = addi %x, %x : i32", "this is how it was written until 2021"),
    ([], "func.func private @a(!llvm.vec<4 x i32>)", "this is how it was written until 2025"),
    ([], "func.func private @a(!llvm.ptr<i8>)", "this is how it was written until 20"),
    (["--pass-pipeline=builtin.module(csee)"], "", "did you mean"),
    (["-p", "builtin.module(cse,one-shot-bufferize)"], '%0 = "a.b"() : () -> tensor<4xf32>', "in the pass"),
    (["--max-errors=3"], "%0 = arith.adi %x, %x : i32\n%1 = arith.mulli %x, %x : i32", "did you mean 'arith.muli'"),
)
"""(flags, a line, what a note that only pyopt has says)."""


@pytest.mark.parametrize(("flags", "line", "note"), OWN_NOTES)
@pytest.mark.parametrize("split", [False, True])
def test_own_notes_are_off_in_pipes(flags: list[str], line: str, note: str, split: bool) -> None:
    text = f"func.func @f(%x: i32) {{\n  {line}\n  return\n}}\n" if not line.startswith("func") else f"{line}\n"
    flags = [*flags, "--allow-unregistered-dialect", *(["--split-input-file"] if split else [])]
    _, _, plain = run_in_process(flags, text)
    assert "error: " in plain and note not in plain
    assert run_in_process(["--suggest=false", *flags], text)[2] == plain
    assert note in run_in_process(["--suggest", *flags], text)[2]


def test_where_the_note_points() -> None:
    _, _, errors = run_in_process(["--suggest"], "func.func @f(%a: tensr<4xf32>) {\n  return\n}\n")
    assert errors.splitlines() == [
        "<stdin>:1:17: error: expected non-function type",
        "func.func @f(%a: tensr<4xf32>) {",
        "                ^",
        "<stdin>:1:18: note: did you mean 'tensor'?",
        "func.func @f(%a: tensr<4xf32>) {",
        "                 ^",
    ]


def test_columns_count_bytes() -> None:
    text = 'func.func @f() attributes {a = "ääää", b = affine_mpa<(d0) -> (d0)>} {\n  return\n}\n'
    assert suggested(text) == ["affine_map"]


def test_a_large_source_that_is_read_in_pieces() -> None:
    function = "func.func @f{}(%input: i32) -> i32 {{\n  %0 = arith.addi %input, %input : i32\n  return %0 : i32\n}}\n"
    text = "".join(function.format(number) for number in range(20_000)) + TYPING_ERRORS[0][1]
    assert "arith.addi" in suggested(text)


def test_exceptions_have_the_notes(tmp_path: Path) -> None:
    file = tmp_path / "a.mlir"
    file.write_text("func.func @f(%input: i32) -> i32 {\n  return %inptu : i32\n}\n")
    with pytest.raises(pyopt.ParseError) as caught:
        pyopt.parse_file(file)
    note = caught.value.diagnostics[0].notes[0]
    assert (note.severity, note.message, note.line, note.column) == ("note", "did you mean '%input'?", 2, 10)
    with pytest.raises(pyopt.VerifyError) as wrong:
        pyopt.parse("func.func private @compute()\nfunc.func @f() {\n  call @compuet() : () -> ()\n  return\n}\n")
    assert wrong.value.diagnostics[0].notes[-1].message == "did you mean '@compute'?"
    with pytest.raises(pyopt.ParseError) as of_type:
        pyopt.type("tensr<4xf32>")
    assert str(of_type.value).endswith("note: did you mean 'tensor'?")
    with pytest.raises(pyopt.ParseError) as of_attribute:
        pyopt.attribute("#sparse_tensor.encodng<{}>")
    assert str(of_attribute.value).endswith("note: did you mean 'encoding'?")


def test_names_that_are_less_alike_than_the_nearest_are_left_out() -> None:
    assert nearest_names("muli", ["mulli", "mulf", "quux"]) == ["mulli"]
    assert nearest_names("ot", ["to", "into", "of"]) == ["to"]
    assert did_you_mean("quux", ["cse"]) == ""


@pytest.mark.parametrize(("dialect", "name"), [("stablehlo", "abs"), ("tosa", "add"), ("torch", "aten.relu")])
def test_ops_of_unknown_dialects_are_read_in_generic_form(dialect: str, name: str) -> None:
    with pytest.raises(
        pyopt.ParseError, match=f"ops of '{dialect}', which is not known, are read in generic form only"
    ):
        pyopt.parse(f"func.func @f(%a: f32) {{\n  %0 = {dialect}.{name} %a : f32\n  return\n}}")
    text = f'func.func @f(%a: f32) {{\n  %0 = "{dialect}.{name}"(%a) : (f32) -> f32\n  return\n}}'
    pyopt.parse(text, allow_unregistered=True)

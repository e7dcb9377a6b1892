"""What the interpreter stores before any pass is what storage of mlir-opt has, printed by mlir-runner.

The runtime library's storage is compared; the reference's own code leaves other numbers in parts of positions that
nothing reads.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from pyopt.interpreter import parse
from pyopt.interpreter.execution import execute
from pyopt.interpreter.machine import Machine, Options
from pyopt.ir.symbols import table_of
from tests.support import llvm
from tests.support.cpu_runner import LIBRARIES, is_there
from tools.sparse.transform import reference, run_program

pytestmark = pytest.mark.skipif(not is_there(), reason="mlir-opt and mlir-runner are not installed")

FORMATS = {
    "CSR": ("map = (i, j) -> (i : dense, j : compressed)", "p1 c1"),
    "CSC": ("map = (i, j) -> (j : dense, i : compressed)", "p1 c1"),
    "DCSR": ("map = (i, j) -> (i : compressed, j : compressed)", "p0 c0 p1 c1"),
    "COO": ("map = (i, j) -> (i : compressed(nonunique), j : singleton)", "p0 s0 s1"),
    "SOA": ("map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))", "p0 c0 c1"),
    "LOOSE": ("map = (i, j) -> (i : dense, j : loose_compressed)", "p1 c1"),
    "LL": ("map = (i, j) -> (i : loose_compressed, j : loose_compressed)", "p0 c0 p1 c1"),
    "CDR": ("map = (i, j) -> (i : compressed, j : dense)", "p0 c0"),
    "BSR": (
        "map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense, j mod 2 : dense)", "p1 c1",
    ),
    "NARROW": ("map = (i, j) -> (i : dense, j : compressed), posWidth = 32, crdWidth = 8", ""),
    "UCSR": ("map = (i, j) -> (i : dense, j : compressed(nonordered))", "p1 c1"),
    "ROWS": ("map = (i, j) -> (i : dense, j : dense)", ""),
}  # fmt: skip
CONSTANTS = {
    "sparse": "sparse<[[0, 1], [2, 0], [2, 3]], [0.0, -0.0, 2.0]>",
    "dense": "dense<[[0.0, 1.0, 0.0, 3.0], [0.0, 0.0, 0.0, 0.0], [-0.0, 4.0, 0.0, 6.0], [0.0, 0.0, 0.0, 9.0]]>",
    "empty": "dense<0.0>",
}
BUFFERS = {
    "p": ("positions", "memref<?xindex>"),
    "c": ("coordinates", "memref<?xindex>"),
    "s": ("coordinates", "memref<?xindex, strided<[?], offset: ?>>"),
}
ENCODINGS = "".join([f"#{name} = #sparse_tensor.encoding<{{ {text} }}>\n" for name, (text, _) in FORMATS.items()])
ENCODINGS += "#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>\n"
UNARY = {
    "twice": "%c = arith.constant 2.0 : f64\n    %r = arith.mulf %s, %c : f64",
    "times_zero": "%c = arith.constant 0.0 : f64\n    %r = arith.mulf %s, %c : f64",
    "absolute": "%r = math.absf %s : f64",
    "negated": "%r = arith.negf %s : f64",
    "not_negative": "%z = arith.constant 0.0 : f64\n    %r = sparse_tensor.select %s : f64 {\n    ^bb0(%x: f64):\n"
    "      %k = arith.cmpf oge, %x, %z : f64\n      sparse_tensor.yield %k : i1\n    }",
    "first_half": "%i = linalg.index 0 : index\n    %m = arith.constant 3 : index\n"
    "    %r = sparse_tensor.select %s : f64 {\n    ^bb0(%x: f64):\n      %k = arith.cmpi ule, %i, %m : index\n"
    "      sparse_tensor.yield %k : i1\n    }",
    "relu": "%z = arith.constant 0.0 : f64\n    %k = arith.cmpf ogt, %s, %z : f64\n"
    "    %r = arith.select %k, %s, %z : f64",
    "present": "%r = sparse_tensor.unary %s : f64 to f64 present = {\n    ^bb0(%x: f64):\n"
    "      %n = arith.negf %x : f64\n      sparse_tensor.yield %n : f64\n    } absent = {}",
}
BINARY = {"sum": "%r = arith.addf %s, %u : f64", "product": "%r = arith.mulf %s, %u : f64"}
VECTOR = "tensor<8xf64, #SV>"
LISTED = (
    "  %c = arith.constant sparse<[[0], [3], [5]], [0.0, -0.0, 2.0]> : tensor<8xf64>\n"
    f"  %a = sparse_tensor.convert %c : tensor<8xf64> to {VECTOR}\n"
    "  %d = arith.constant sparse<[[3], [4], [5], [6]], [0.0, 1.0, -2.0, 0.0]> : tensor<8xf64>\n"
    f"  %b = sparse_tensor.convert %d : tensor<8xf64> to {VECTOR}\n"
    "  %q = arith.constant dense<[1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0]> : tensor<8xf64>\n"
)


def natively(body: str) -> str:
    """What @main prints by way of the reference."""
    lowered = reference(ENCODINGS + body, ["--sparsifier"])
    assert not lowered.code, lowered.errors
    command = [llvm.MLIR_RUNNER, "-e", "main", "-entry-point-result=void", f"-shared-libs={LIBRARIES[0]}", "-"]
    done = run_program(command, lowered.text)
    assert not done.returncode, done.stderr
    return done.stdout


def interpreted(body: str) -> str:
    """What @main prints in the interpreter."""
    program = parse(ENCODINGS + body)
    machine = Machine(program.module, Options())
    execute(machine, table_of(program.module)["main"], [])
    return "".join(machine.printed)


def main_of(lines: str, functions: str = "") -> str:
    return f"{functions}func.func @main() {{\n  %c0 = arith.constant 0 : index\n{lines}  return\n}}\n"


def looked_at(name: str, format: str, source: str) -> str:
    """Prints the storage of a conversion, and the extents of all its buffers."""
    type = f"tensor<4x4xf64, #{format}>"
    lines = f"  %{name} = sparse_tensor.convert {source} to {type}\n  sparse_tensor.print %{name} : {type}\n"
    lines += f"  %{name}n = sparse_tensor.number_of_entries %{name} : {type}\n  vector.print %{name}n : index\n"
    lines += f"  %{name}v = sparse_tensor.values %{name} : {type} to memref<?xf64>\n"
    lines += f"  %{name}d = memref.dim %{name}v, %c0 : memref<?xf64>\n  vector.print %{name}d : index\n"
    for buffer in FORMATS[format][1].split():
        op, memref = BUFFERS[buffer[0]]
        level, value = buffer[1:], f"%{name}{buffer}"
        lines += f"  {value} = sparse_tensor.{op} %{name} {{level = {level} : index}} : {type} to {memref}\n"
        lines += f"  {value}d = memref.dim {value}, %c0 : {memref}\n  vector.print {value}d : index\n"
    return lines


@pytest.mark.full
@pytest.mark.parametrize("constant", CONSTANTS)
def test_conversions_of_constants(constant: str) -> None:
    lines = f"  %m = arith.constant {CONSTANTS[constant]} : tensor<4x4xf64>\n"
    for format in FORMATS:
        lines += looked_at(format.lower(), format, "%m : tensor<4x4xf64>")
    assert interpreted(main_of(lines)) == natively(main_of(lines))


@pytest.mark.full
@pytest.mark.parametrize("source", ["CSR", "COO", "DCSR", "BSR", "CSC"])
def test_conversions_keep_zeros(source: str) -> None:
    lines = f"  %m = arith.constant {CONSTANTS['sparse']} : tensor<4x4xf64>\n"
    lines += f"  %first = sparse_tensor.convert %m : tensor<4x4xf64> to tensor<4x4xf64, #{source}>\n"
    for format in FORMATS:
        # The library has no conversion between widths, and unordered levels take what comes.
        if format not in (source, "ROWS", "UCSR") and (source, format) != ("CSR", "NARROW"):
            lines += looked_at(format.lower(), format, f"%first : tensor<4x4xf64, #{source}>")
    assert interpreted(main_of(lines)) == natively(main_of(lines))


def _kernel(name: str, body: str, inputs: dict[str, str]) -> str:
    id = "affine_map<(i) -> (i)>"
    maps = ", ".join([id] * (len(inputs) + 1))
    given = ", ".join([f"%a{at}: {type}" for at, type in enumerate(inputs.values())])
    names = ", ".join([f"%a{at}" for at in range(len(inputs))])
    arguments = ", ".join([f"{name}: f64" for name in (*inputs, "%o")])
    return (
        f"func.func @{name}({given}) -> {VECTOR} {{\n  %e = tensor.empty() : {VECTOR}\n"
        f'  %0 = linalg.generic {{indexing_maps = [{maps}], iterator_types = ["parallel"]}}\n'
        f"    ins({names} : {', '.join(inputs.values())}) outs(%e : {VECTOR}) {{\n  ^bb0({arguments}):\n    {body}\n"
        f"    linalg.yield %r : f64\n  }} -> {VECTOR}\n  return %0 : {VECTOR}\n}}\n"
    )


def test_kernels_on_stored_zeros() -> None:
    functions, lines = "", LISTED
    for name, body in UNARY.items():
        functions += _kernel(name, body, {"%s": VECTOR})
        lines += f"  %{name} = call @{name}(%a) : ({VECTOR}) -> {VECTOR}\n  sparse_tensor.print %{name} : {VECTOR}\n"
    for name, body in BINARY.items():
        for other, value in ((VECTOR, "%b"), ("tensor<8xf64>", "%q")):
            if name == "sum" and value == "%q":
                continue
            function = name + value[1:]
            functions += _kernel(function, body, {"%s": VECTOR, "%u": other})
            lines += f"  %{function} = call @{function}(%a, {value}) : ({VECTOR}, {other}) -> {VECTOR}\n"
            lines += f"  sparse_tensor.print %{function} : {VECTOR}\n"
    assert interpreted(main_of(lines, functions)) == natively(main_of(lines, functions))


def test_zeros_in_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "zeros.tns"
    entries = "1 2 0.0\n3 1 -0.0\n3 4 2.0\n1 1 5.0\n4 4 1.5\n"
    file.write_text("# extended FROSTT format\n2 5\n4 4\n" + entries, encoding="utf-8")
    monkeypatch.setenv("TENSOR0", str(file))
    lines = ""
    for format in ("CSR", "CSC", "COO", "DCSR"):
        type = f"tensor<4x4xf64, #{format}>"
        lines += f"  %{format} = sparse_tensor.new SOURCE to {type}\n  sparse_tensor.print %{format} : {type}\n"
    declared = "func.func private @getTensorFilename(index) -> (!llvm.ptr)\n"
    call = "  %file = call @getTensorFilename(%c0) : (index) -> (!llvm.ptr)\n"
    native = natively(main_of(call + lines.replace("SOURCE", "%file : !llvm.ptr"), declared))
    assert os.environ["TENSOR0"] == str(file)
    assert interpreted(main_of(lines.replace("SOURCE", "%c0 : index"))) == native


def test_insertions_and_empty_storage() -> None:
    lines = "  %c1 = arith.constant 1 : index\n  %c2 = arith.constant 2 : index\n"
    lines += "  %zero = arith.constant 0.0 : f64\n  %three = arith.constant 3.0 : f64\n"
    for format in ("CSR", "DCSR", "CDR", "COO", "SOA"):
        type = f"tensor<4x4xf64, #{format}>"
        lines += f"  %{format}0 = tensor.empty() : {type}\n"
        lines += f"  %{format}1 = tensor.insert %three into %{format}0[%c1, %c2] : {type}\n"
        lines += f"  %{format}2 = tensor.insert %zero into %{format}1[%c2, %c1] : {type}\n"
        lines += f"  %{format}3 = sparse_tensor.load %{format}2 hasInserts : {type}\n"
        lines += f"  sparse_tensor.print %{format}3 : {type}\n"
        lines += f"  %{format}4 = tensor.empty() : {type}\n"
        lines += f"  %{format}5 = sparse_tensor.load %{format}4 hasInserts : {type}\n"
        lines += f"  sparse_tensor.print %{format}5 : {type}\n"
    assert interpreted(main_of(lines)) == natively(main_of(lines))

"""Memory, control flow and library functions of the llvm dialect: what programs compute, and what is refused."""

from __future__ import annotations

import struct

import numpy as np
import pytest

from pyopt.driver.execute import run_in_process
from pyopt.driver.run import run_in_process as optimize
from pyopt.interpreter import Options, RunError, parse, run
from pyopt.interpreter.dialects.llvm import EVALUATORS
from pyopt.interpreter.runtime.libm import COMPLEX, REAL
from pyopt.interpreter.runtime.lookup import C_MATH

PTR = "!llvm.ptr"


def results(body: str, result: str = "i64", parameters: str = "", *arguments: object, more: str = "") -> object:
    """What @f gives, as a number."""
    text = f"{more}\nllvm.func @f({parameters}) -> {result} {{\n{body}\n}}"
    (found,) = run(parse(text), "f", *arguments, options=Options(check_leaks=True))
    return found.item()


ONE = "%one = llvm.mlir.constant(1 : i64) : i64\n"
FOUR = "%four = llvm.mlir.constant(4 : i64) : i64\n"
MALLOC = "llvm.func @malloc(i64) -> !llvm.ptr\nllvm.func @free(!llvm.ptr)\n"


@pytest.mark.parametrize(
    ("type", "constant", "size"),
    [
        ("i1", "true", 1), ("i8", "-3 : i8", 1), ("i16", "-3 : i16", 2), ("i24", "-3 : i24", 4), ("i32", "5 : i32", 4),
        ("i64", "-5 : i64", 8), ("i128", "-5 : i128", 16), ("f16", "1.5 : f16", 2), ("bf16", "1.5 : bf16", 2),
        ("f32", "2.5 : f32", 4), ("f64", "2.5 : f64", 8), ("f80", "2.5 : f80", 16), ("f128", "2.5 : f128", 16),
    ],
)  # fmt: skip
def test_numbers_in_memory(type: str, constant: str, size: int) -> None:
    """They come back as they were stored, and one element lies so many bytes behind the other."""
    same = 'fcmp "oeq"' if type[0] in "bf" else 'icmp "eq"'
    body = f"""{ONE}{FOUR}  %v = llvm.mlir.constant({constant}) : {type}
      %p = llvm.alloca %four x {type} : (i64) -> {PTR}
      %q = llvm.getelementptr %p[3] : ({PTR}) -> {PTR}, {type}
      llvm.store %v, %q : {type}, {PTR}
      %w = llvm.load %q : {PTR} -> {type}
      %same = llvm.{same} %v, %w : {type}
      %a = llvm.ptrtoint %p : {PTR} to i64
      %b = llvm.ptrtoint %q : {PTR} to i64
      %d = llvm.sub %b, %a : i64
      %zero = llvm.mlir.zero : i64
      %r = llvm.select %same, %d, %zero : i1, i64
      llvm.return %r : i64"""
    assert results(body) == 3 * size


def test_bytes_of_structs() -> None:
    """Parts lie at multiples of their alignment, unless the struct is packed."""
    made = """%u = llvm.mlir.undef : T
      %c1 = llvm.mlir.constant(1 : i8) : i8
      %c2 = llvm.mlir.constant(2 : i32) : i32
      %c3 = llvm.mlir.constant(3.5 : f64) : f64
      %s0 = llvm.insertvalue %c1, %u[0] : T
      %s1 = llvm.insertvalue %c2, %s0[1] : T
      %s2 = llvm.insertvalue %c3, %s1[2, 0] : T
      %s3 = llvm.insertvalue %c3, %s2[2, 1] : T
      llvm.store %s3, %p {alignment = 1 : i64} : T, !llvm.ptr
      %back = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> T
      %r = llvm.extractvalue %back[1] : T
      llvm.return %r : i32"""
    for type, form in (
        ("!llvm.struct<(i8, i32, array<2 x f64>)>", "<bxxxidd"),
        ("!llvm.struct<packed (i8, i32, array<2 x f64>)>", "<bidd"),
    ):
        memory = np.zeros(struct.calcsize(form), np.int8)
        assert results(made.replace("T", type), "i32", f"%p: {PTR}", memory) == 2
        assert struct.unpack(form, memory.tobytes()) == (1, 2, 3.5, 3.5)


def test_addresses_of_parts() -> None:
    type = "!llvm.struct<(i8, array<3 x struct<(i16, i64)>>)>"
    body = f"""%q = llvm.getelementptr %p[1, 1, %i, 1] : ({PTR}, i64) -> {PTR}, {type}
      %a = llvm.ptrtoint %p : {PTR} to i64
      %b = llvm.ptrtoint %q : {PTR} to i64
      %r = llvm.sub %b, %a : i64
      llvm.return %r : i64"""
    # The whole struct takes 56 bytes, the array begins at 8, its elements take 16, and their second parts begin at 8.
    found = results(body, "i64", f"%p: {PTR}, %i: i64", np.zeros(200, np.int8), 2)
    assert found == 56 + 8 + 2 * 16 + 8


def test_pointers_in_memory() -> None:
    """They lead to the same memory when they are loaded; so do numbers that are their addresses."""
    body = f"""{ONE}{FOUR}  %slot = llvm.alloca %one x {PTR} : (i64) -> {PTR}
      %p = llvm.alloca %four x i64 : (i64) -> {PTR}
      %q = llvm.getelementptr %p[2] : ({PTR}) -> {PTR}, i64
      llvm.store %q, %slot : {PTR}, {PTR}
      llvm.store %four, %q : i64, {PTR}
      %back = llvm.load %slot : {PTR} -> {PTR}
      %n = llvm.ptrtoint %back : {PTR} to i64
      %s = llvm.inttoptr %n : i64 to {PTR}
      %r = llvm.load %s : {PTR} -> i64
      llvm.return %r : i64"""
    assert results(body) == 4


def test_globals() -> None:
    more = """llvm.mlir.global internal constant @table(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
      llvm.mlir.global internal @text("ab") : !llvm.array<2 x i8>
      llvm.mlir.global internal @made() : i32 {
        %c = llvm.mlir.constant(7 : i32) : i32
        llvm.return %c : i32
      }"""
    body = f"""%t = llvm.mlir.addressof @table : {PTR}
      %t2 = llvm.getelementptr inbounds %t[0, 2] : ({PTR}) -> {PTR}, !llvm.array<3 x i32>
      %a = llvm.load %t2 : {PTR} -> i32
      %s = llvm.mlir.addressof @text : {PTR}
      %s1 = llvm.getelementptr %s[1] : ({PTR}) -> {PTR}, i8
      %b8 = llvm.load %s1 : {PTR} -> i8
      %b = llvm.sext %b8 : i8 to i32
      %m = llvm.mlir.addressof @made : {PTR}
      %c = llvm.load %m : {PTR} -> i32
      llvm.store %a, %m : i32, {PTR}
      %m1 = llvm.mlir.addressof @made : {PTR}
      %m2 = "llvm.intr.threadlocal.address"(%m1) : ({PTR}) -> {PTR}
      %d = llvm.load %m2 : {PTR} -> i32
      %ab = llvm.add %a, %b : i32
      %cd = llvm.mul %c, %d : i32
      %r = llvm.add %ab, %cd : i32
      llvm.return %r : i32"""
    assert results(body, "i32", more=more) == 3 + ord("b") + 7 * 3
    written = f"""%t = llvm.mlir.addressof @table : {PTR}
      %z = llvm.mlir.zero : i32
      llvm.store %z, %t : i32, {PTR}
      llvm.return %z : i32"""
    with pytest.raises(RunError, match="the memory is constant"):
        results(written, "i32", more=more)


def test_copies() -> None:
    body = f"""%n = llvm.mlir.constant(4 : i64) : i64
      %q = llvm.getelementptr %p[4] : ({PTR}) -> {PTR}, i8
      %q2 = llvm.getelementptr %p[2] : ({PTR}) -> {PTR}, i8
      "llvm.intr.memcpy"(%q, %p, %n) <{{isVolatile = false}}> : ({PTR}, {PTR}, i64) -> ()
      "llvm.intr.memmove"(%q2, %p, %n) <{{isVolatile = false}}> : ({PTR}, {PTR}, i64) -> ()
      %v = llvm.mlir.constant(9 : i8) : i8
      "llvm.intr.memset.inline"(%p, %v) <{{isVolatile = false, len = 1 : i64}}> : ({PTR}, i8) -> ()
      "llvm.intr.memcpy.inline"(%q, %p) <{{isVolatile = false, len = 1 : i64}}> : ({PTR}, {PTR}) -> ()
      "llvm.intr.memset"(%q2, %v, %one) <{{isVolatile = false}}> : ({PTR}, i8, i64) -> ()
      llvm.return %n : i64"""
    memory = np.array([1, 2, 3, 4, 0, 0, 0, 0], np.int8)
    results(ONE + body, "i64", f"%p: {PTR}", memory)
    assert memory.tolist() == [9, 2, 9, 2, 9, 4, 3, 4]
    overlapping = f"""%n = llvm.mlir.constant(4 : i64) : i64
      %q = llvm.getelementptr %p[2] : ({PTR}) -> {PTR}, i8
      "llvm.intr.memcpy"(%q, %p, %n) <{{isVolatile = false}}> : ({PTR}, {PTR}, i64) -> ()
      llvm.return %n : i64"""
    with pytest.raises(RunError, match="overlaps"):
        results(overlapping, "i64", f"%p: {PTR}", memory)


REFUSED = [
    ("%q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i64\n%r = llvm.load %q : !llvm.ptr -> i64",
     "bytes 32 to 40 are out of the bounds of memory of 32 bytes"),
    ("%q = llvm.getelementptr %p[-1] : (!llvm.ptr) -> !llvm.ptr, i64\nllvm.store %four, %q : i64, !llvm.ptr",
     "bytes -8 to 0 are out of the bounds"),
    ("%q = llvm.getelementptr inbounds %p[5] : (!llvm.ptr) -> !llvm.ptr, i64\n%r = llvm.load %q : !llvm.ptr -> i64",
     r"out of the bounds of its memory \(inbounds\)"),
    ("%q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8\n%r = llvm.load %q : !llvm.ptr -> i64",
     "the address is no multiple of 8"),
    ("llvm.call @free(%p) : (!llvm.ptr) -> ()\n%r = llvm.load %p : !llvm.ptr -> i64", "the memory was deallocated"),
    ("llvm.call @free(%p) : (!llvm.ptr) -> ()\nllvm.call @free(%p) : (!llvm.ptr) -> ()", "was deallocated before"),
    ("%q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8\nllvm.call @free(%q) : (!llvm.ptr) -> ()",
     "the pointer is none of malloc"),
    ("%q = llvm.alloca %four x i8 : (i64) -> !llvm.ptr\nllvm.call @free(%q) : (!llvm.ptr) -> ()",
     "the pointer is none of malloc"),
    ("%q = llvm.mlir.zero : !llvm.ptr\n%r = llvm.load %q : !llvm.ptr -> i64", "the pointer is null"),
    ("%q = llvm.inttoptr %four : i64 to !llvm.ptr\n%r = llvm.load %q : !llvm.ptr -> i64", "its address is 0x4"),
    ("%q = llvm.mlir.poison : !llvm.ptr\n%r = llvm.load %q : !llvm.ptr -> i64", "poison"),
    ("%v = llvm.mlir.poison : i64\nllvm.store %v, %p : i64, !llvm.ptr", "poison"),
    ("%q = llvm.call @local() : () -> !llvm.ptr\n%r = llvm.load %q : !llvm.ptr -> i64", "the memory was deallocated"),
    ("%q = llvm.mlir.addressof @local : !llvm.ptr\n%r = llvm.load %q : !llvm.ptr -> i64", "has no elements"),
    ("llvm.call %p() : !llvm.ptr, () -> ()", "the pointer is that of no function"),
    ("%k = llvm.mlir.zero : i1\nllvm.intr.assume %k : i1", "the assumption does not hold"),
    ("llvm.intr.trap", "the program traps"), ("llvm.intr.debugtrap", "the program traps"),
    ('llvm.intr.ubsantrap <{failureKind = 1 : i8}>', "the program traps"),
    ("%r = llvm.load %p : !llvm.ptr -> i64", "never deallocated"),
]  # fmt: skip


@pytest.mark.parametrize(("lines", "message"), REFUSED)
def test_wrong_accesses_are_refused(lines: str, message: str) -> None:
    local = "llvm.func @local() -> !llvm.ptr {\n" + FOUR
    local += "%q = llvm.alloca %four x i64 : (i64) -> !llvm.ptr\nllvm.return %q : !llvm.ptr\n}\n"
    body = f"""{FOUR}%n = llvm.mlir.constant(32 : i64) : i64
      %p = llvm.call @malloc(%n) : (i64) -> {PTR}
      {lines}
      llvm.return %four : i64"""
    with pytest.raises(RunError, match=message):
        results(body, more=MALLOC + local)


def test_the_stack_grows_and_shrinks() -> None:
    body = f"""{FOUR}%s = llvm.intr.stacksave : {PTR}
      %p = llvm.alloca %four x i64 : (i64) -> {PTR}
      llvm.store %four, %p : i64, {PTR}
      %r = llvm.load %p : {PTR} -> i64
      llvm.intr.stackrestore %s : {PTR}
      LATER
      llvm.return %r : i64"""
    assert results(body.replace("LATER", "")) == 4
    with pytest.raises(RunError, match="the memory was deallocated"):
        results(body.replace("LATER", f"llvm.store %four, %p : i64, {PTR}"))


def test_branches_and_calls() -> None:
    """Factorials by a loop, by recursion and by a pointer to a function; a switch says which."""
    more = """llvm.func @loop(%n: i64) -> i64 {
      %one = llvm.mlir.constant(1 : i64) : i64
      llvm.br ^head(%n, %one : i64, i64)
    ^head(%i: i64, %product: i64):
      %more = llvm.icmp "sgt" %i, %one : i64
      llvm.cond_br %more, ^body, ^end
    ^body:
      %next = llvm.mul %product, %i : i64
      %less = llvm.sub %i, %one : i64
      llvm.br ^head(%less, %next : i64, i64)
    ^end:
      llvm.return %product : i64
    }
    llvm.func @recursive(%n: i64) -> i64 {
      %one = llvm.mlir.constant(1 : i64) : i64
      %more = llvm.icmp "sgt" %n, %one : i64
      llvm.cond_br %more, ^body, ^end
    ^body:
      %less = llvm.sub %n, %one : i64
      %inner = llvm.call @recursive(%less) : (i64) -> i64
      %product = llvm.mul %inner, %n : i64
      llvm.return %product : i64
    ^end:
      llvm.return %one : i64
    }"""
    body = f"""llvm.switch %way : i32, ^other [ 0: ^first, 1: ^second ]
    ^first:
      %a = llvm.call @loop(%n) : (i64) -> i64
      llvm.return %a : i64
    ^second:
      %b = llvm.call @recursive(%n) : (i64) -> i64
      llvm.return %b : i64
    ^other:
      %p = llvm.mlir.addressof @loop : {PTR}
      %c = llvm.call %p(%n) : {PTR}, (i64) -> i64
      llvm.return %c : i64"""
    for way in range(3):
        assert results(body, "i64", "%way: i32, %n: i64", way, 5, more=more) == 120


@pytest.mark.parametrize(
    ("update", "expected"),
    [
        ("xchg", 5), ("add", 8), ("_and", 1), ("_or", 7), ("_xor", 6), ("max", 5), ("min", 3), ("umax", 5), ("umin", 3),
    ],
)  # fmt: skip
def test_updates_in_one_step(update: str, expected: int) -> None:
    memory = np.array([3], np.int64)
    body = f"""%v = llvm.mlir.constant(5 : i64) : i64
      %r = llvm.atomicrmw {update} %p, %v monotonic : {PTR}, i64
      llvm.fence seq_cst
      llvm.return %r : i64"""
    assert results(body, "i64", f"%p: {PTR}", memory) == 3
    assert memory.tolist() == [expected]


def test_exchanges_that_compare() -> None:
    body = f"""%v = llvm.mlir.constant(5 : i64) : i64
      %s = llvm.cmpxchg %p, %old, %v acq_rel monotonic : {PTR}, i64
      %r = llvm.extractvalue %s[1] : !llvm.struct<(i64, i1)>
      llvm.return %r : i1"""
    memory = np.array([3], np.int64)
    assert results(body, "i1", f"%p: {PTR}, %old: i64", memory, 4) is False
    assert memory.tolist() == [3]
    assert results(body, "i1", f"%p: {PTR}, %old: i64", memory, 3) is True
    assert memory.tolist() == [5]


def test_hints_do_nothing() -> None:
    body = f"""{FOUR}%p = llvm.alloca %four x i64 : (i64) -> {PTR}
      llvm.intr.lifetime.start %p : {PTR}
      "llvm.intr.prefetch"(%p) <{{cache = 1 : i32, hint = 0 : i32, rw = 0 : i32}}> : ({PTR}) -> ()
      llvm.intr.lifetime.end %p : {PTR}
      %q = llvm.intr.launder.invariant.group %p : {PTR}
      %s = llvm.intr.strip.invariant.group %q : {PTR}
      %likely = llvm.intr.expect.with.probability %four, %four, 5.000000e-01 : i64
      %yes = llvm.mlir.constant(true) : i1
      llvm.intr.assume %yes : i1
      llvm.return %four : i64"""
    assert results(body) == 4


def test_what_is_unreachable_is_not_reached() -> None:
    with pytest.raises(RunError, match=r"'llvm\.unreachable' op"):
        results("llvm.unreachable")


def test_other_ends_of_blocks_are_refused() -> None:
    with pytest.raises(RunError, match="the address is that of no block that is listed"):
        results(f"%p = llvm.mlir.zero : {PTR}\nllvm.indirectbr %p : {PTR}, []")


def test_scopes_are_declared() -> None:
    scope = "#llvm.alias_scope<id = distinct[1]<>, domain = <id = distinct[0]<>>>"
    assert results(f"llvm.intr.experimental.noalias.scope.decl {scope}\n{FOUR}llvm.return %four : i64") == 4


def test_every_op_is_named_here_or_in_another_file() -> None:
    names = set()
    for other in ("memory", "arithmetic", "vectors", "matrices", "predicated", "symbols"):
        with open(__file__.replace("memory", other), encoding="utf-8") as file:
            names.add(file.read())
    text = "".join(names)
    short = [name for name in EVALUATORS if name not in text and name.rpartition(".")[2] not in text]
    # Of these there are programs in tests/lit/llvm only.
    assert [name for name in short if not name.startswith("llvm.intr.dbg.")] == []


LIBRARY = """module {
  llvm.mlir.global private constant @line("a line\\0A\\00") : !llvm.array<8 x i8>
  llvm.func @printMemrefF64(i64, !llvm.ptr)
  llvm.func @printString(!llvm.ptr)
  llvm.func @printI64(i64)
  llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
  llvm.func @main() -> i32 {
    %line = llvm.mlir.addressof @line : !llvm.ptr
    llvm.call @printString(%line) : (!llvm.ptr) -> ()
    %c = llvm.mlir.constant(-3 : i64) : i64
    llvm.call @printI64(%c) : (i64) -> ()
    %r = llvm.mlir.constant(3 : i32) : i32
    llvm.return %r : i32
  }
}"""


def test_programs_print_and_give_a_result() -> None:
    code, out, err = run_in_process(["-e", "main", "-entry-point-result=i32", "-"], LIBRARY)
    assert (code, out, err) == (0, "a line\n-33\n", "")
    code, out, err = run_in_process(["-e", "other", "-"], LIBRARY)
    assert code == 1 and "there is: @main() -> i32" in err


MEMREFS = """
func.func private @printMemrefF64(memref<*xf64>) attributes {llvm.emit_c_interface}
func.func private @printMemrefBF16(memref<*xbf16>) attributes {llvm.emit_c_interface}
memref.global "private" constant @given : memref<2x2xf64> = dense<[[1.0, 2.0], [3.0, 4.5]]>
func.func @main() {
  %m = memref.get_global @given : memref<2x2xf64>
  %t = memref.transpose %m (i, j) -> (j, i) : memref<2x2xf64> to memref<2x2xf64, strided<[1, 2]>>
  %n = memref.alloc() : memref<2x2xf64>
  memref.copy %t, %n : memref<2x2xf64, strided<[1, 2]>> to memref<2x2xf64>
  %u = memref.cast %n : memref<2x2xf64> to memref<*xf64>
  call @printMemrefF64(%u) : (memref<*xf64>) -> ()
  memref.dealloc %n : memref<2x2xf64>
  %b = memref.alloc() : memref<2xbf16>
  %v = arith.constant 1.5 : bf16
  affine.for %i = 0 to 2 {
    memref.store %v, %b[%i] : memref<2xbf16>
  }
  %w = memref.cast %b : memref<2xbf16> to memref<*xbf16>
  call @printMemrefBF16(%w) : (memref<*xbf16>) -> ()
  memref.dealloc %b : memref<2xbf16>
  return
}"""


def test_library_functions_see_memrefs_in_memory() -> None:
    """A copy of transposed elements, and elements that the interpreter holds in another way."""
    code, out, err = run_in_process(["-e", "main", "--check-leaks", "--test-lower-to-llvm", "-"], MEMREFS)
    lowered = out
    assert (code, err) == (0, "")
    shown = [line for line in lowered.splitlines() if "base@" not in line]
    assert shown == ["[[1,   3], ", " [2,   4.5]]", "[1.5,  1.5]"]


@pytest.mark.parametrize("type", ["f32", "f64"])
def test_functions_of_c_are_those_of_math(type: str) -> None:
    """Behind the passes that call them, floats and complex numbers give what they gave before."""
    numbers = [
        "atan", "tanh", "exp", "log", "cbrt", "erf", "roundeven", "round", "trunc", "floor", "ceil", "expm1",
        "log1p", "asin", "acos", "sqrt",
    ]  # fmt: skip
    lines = [f"%{name} = math.{name} %a : {type}" for name in numbers]
    lines += [f"%pow = math.powf %a, %b : {type}", f"%fma = math.fma %a, %b, %a : {type}"]
    lines += [f"%at = math.atan2 %a, %b : {type}", f"%c = complex.create %a, %b : complex<{type}>"]
    functions = ["sin", "cos", "sqrt", "log", "tanh"]
    lines += [f"%z{name} = complex.{name} %c : complex<{type}>" for name in functions]
    lines += [f"%re{name} = complex.re %z{name} : complex<{type}>" for name in functions]
    lines += [f"%abs = complex.abs %c : complex<{type}>"]
    results = [*numbers, "pow", "fma", "at", *[f"re{name}" for name in functions], "abs"]
    text = f"""func.func @f(%a: {type}, %b: {type}) -> ({", ".join([type] * len(results))}) {{
      {chr(10).join(lines)}
      return {", ".join(["%" + one for one in results])} : {", ".join([type] * len(results))}
    }}"""
    dtype = np.float32 if type == "f32" else np.float64
    passes = ["--convert-complex-to-libm", "--convert-math-to-libm"]
    further = ["--convert-complex-to-llvm", "--convert-arith-to-llvm", "--convert-func-to-llvm"]
    for a, b in ((0.5, 0.25), (0.75, 2.0)):
        before = [one.item() for one in run(parse(text), "f", dtype(a), dtype(b))]
        code, calls, _ = optimize([*passes, "-"], text)
        assert code == 0 and calls.count("call @") >= len(numbers)
        called = [one.item() for one in run(parse(calls), "f", dtype(a), dtype(b))]
        code, lowered, err = optimize([*further, "--reconcile-unrealized-casts", "-"], calls)
        assert (code, err) == (0, "")
        (parts,) = run(parse(lowered), "f", dtype(a), dtype(b))
        assert called == pytest.approx(before, rel=1e-6 if type == "f32" else 1e-14)
        assert list(parts.item()) == called


def test_functions_of_c_have_their_types() -> None:
    assert {*REAL, *COMPLEX} == C_MATH
    text = "llvm.func @expf(f64) -> f64\nllvm.func @f(%a: f64) -> f64 {\n"
    text += "%r = llvm.call @expf(%a) : (f64) -> f64\nllvm.return %r : f64\n}"
    with pytest.raises(RunError, match="declared with another type"):
        run(parse(text), "f", 1.0)

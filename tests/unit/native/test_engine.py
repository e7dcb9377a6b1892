"""Machine code of LLVM IR: slots, memory that is counted, ways out, the runtime library, the cache."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import numpy as np
import pytest

from pyopt.native.errors import NativeError
from pyopt.native.lowering import Lowered
from pyopt.native.signature import BUFFER, NUMBER, FunctionSignature, Parameter

pytest.importorskip("llvmlite")

from pyopt.native import cache, loading
from pyopt.native.constants import fold_sizes
from pyopt.native.ir_text import functions_of, wrapper_symbol
from pyopt.native.libraries import LibraryFunctions
from pyopt.native.llvm import OWN, library
from pyopt.native.loading import Compiled, Entry, compile_text, compiled_from_bytes

VECTOR = "{ ptr, ptr, i64, [1 x i64], [1 x i64] }"


def number(element: str) -> Parameter:
    return Parameter(NUMBER, element, element)


def buffer(element: str, *shape: int, writable: bool = False) -> Parameter:
    made = Parameter(BUFFER, f"tensor<{element}>", element)
    made.shape = shape or (-(1 << 63),)
    made.writable = writable
    return made


def entry_of(
    text: str, *signatures: FunctionSignature, limit: int = 1 << 62, check_leaks: bool = False
) -> tuple[Entry, list[str]]:
    printed: list[str] = []
    compiled = compile_text(Lowered(text, signatures, {}, []))
    functions = LibraryFunctions(compiled.declarations, printed.append, printed.append)
    return Entry(compiled, functions, limit, check_leaks), printed


def test_numbers_of_all_kinds_cross() -> None:
    result = "{ i8, i64, float, double, half, i16, { float, float } }"
    types = ("i8", "i64", "float", "double", "half", "i16", "{ float, float }")
    taken = ", ".join([f"{type} %a{at}" for at, type in enumerate(types)])
    lines = ["  %sum = add i8 %a0, %a0", f"  %r0 = insertvalue {result} undef, i8 %sum, 0"]
    lines += [f"  %r{at} = insertvalue {result} %r{at - 1}, {types[at]} %a{at}, {at}" for at in range(1, 7)]
    text = "\n".join([f"define {result} @f({taken}) {{", *lines, f"  ret {result} %r6", "}", ""])
    kinds = [number(one) for one in ("i8", "i64", "f32", "f64", "f16", "i12", "c64")]
    entry, _ = entry_of(text, FunctionSignature("f", kinds, kinds))
    assert entry.call("f", [100, -(1 << 63), 0.1, 0.1, 0.1, -5, 1 + 2j]) == [
        -56, -(1 << 63), float(np.float32(0.1)), 0.1, float(np.float16(0.1)), -5, 1 + 2j,
    ]  # fmt: skip
    for wrong in ([300, 0, 0, 0, 0, 0, 0], [1.5, 0, 0, 0, 0, 0, 0], [0, 0, 1j, 0, 0, 0, 0], [0, 0, "x", 0, 0, 0, 0]):
        with pytest.raises(NativeError, match=r"argument \d of @f: "):
            entry.call("f", wrong)


FILL = f"""
declare ptr @malloc(i64)
declare void @free(ptr)
define {VECTOR} @fill(i64 %n, i64 %m) {{
  %left = call ptr @malloc(i64 %m)
  store volatile i8 0, ptr %left
  %gone = call ptr @malloc(i64 64)
  store volatile i8 0, ptr %gone
  call void @free(ptr %gone)
  %bytes = mul i64 %n, 8
  %p = call ptr @malloc(i64 %bytes)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %bytes, i1 false)
  %1 = insertvalue {VECTOR} undef, ptr %p, 0
  %2 = insertvalue {VECTOR} %1, ptr %p, 1
  %3 = insertvalue {VECTOR} %2, i64 0, 2
  %4 = insertvalue {VECTOR} %3, i64 %n, 3, 0
  %5 = insertvalue {VECTOR} %4, i64 1, 4, 0
  ret {VECTOR} %5
}}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
"""


def test_results_own_their_memory_and_nothing_is_left() -> None:
    entry, _ = entry_of(FILL, FunctionSignature("fill", [number("i64"), number("i64")], [buffer("f64")]))
    (result,) = entry.call("fill", [5, 100])
    assert isinstance(result, np.ndarray)
    assert result.tolist() == [0.0] * 5
    taken, given = entry.allocations()
    assert (taken, given) == (3, 2)  # what the function left behind is freed, and its result is not
    view = result[1:3]
    view += 1.0
    del result
    assert entry.allocations() == (3, 2)
    assert view.tolist() == [1.0, 1.0]
    del view
    assert entry.allocations() == (3, 3)


def test_no_leak_after_many_calls() -> None:
    entry, _ = entry_of(FILL, FunctionSignature("fill", [number("i64"), number("i64")], [buffer("f64")]))
    for _ in range(2_000):
        entry.call("fill", [100, 1000])
    taken, given = entry.allocations()
    assert taken == given == 6_000


def test_limit_of_memory() -> None:
    signature = FunctionSignature("fill", [number("i64"), number("i64")], [buffer("f64")])
    entry, _ = entry_of(FILL, signature, limit=10_000)
    with pytest.raises(NativeError, match=r"@fill: the program takes more than 10000 bytes of memory \(--max-memory\)"):
        entry.call("fill", [2_000, 10])
    with pytest.raises(NativeError, match="more than"):
        entry.call("fill", [-1, 10])
    assert len(entry.call("fill", [100, 10])) == 1
    taken, given = entry.allocations()
    assert taken == given


def test_leaks_are_reported_if_asked_for() -> None:
    signature = FunctionSignature("fill", [number("i64"), number("i64")], [buffer("f64")])
    entry, _ = entry_of(FILL, signature, check_leaks=True)
    with pytest.raises(NativeError, match="@fill leaves 48 bytes of memory on the heap"):
        entry.call("fill", [1, 48])


SAME = f"""
declare void @free(ptr)
define {VECTOR} @same(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {{
  %6 = insertvalue {VECTOR} undef, ptr %0, 0
  %7 = insertvalue {VECTOR} %6, ptr %1, 1
  %8 = insertvalue {VECTOR} %7, i64 %2, 2
  %9 = insertvalue {VECTOR} %8, i64 %3, 3, 0
  %10 = insertvalue {VECTOR} %9, i64 %4, 4, 0
  ret {VECTOR} %10
}}
define void @drop(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {{
  call void @free(ptr %0)
  ret void
}}
"""


def test_results_that_show_an_argument() -> None:
    plain = FunctionSignature("same", [buffer("f64")], [buffer("f64")])
    array = np.arange(4.0)
    entry, _ = entry_of(SAME, plain)
    (copy,) = entry.call("same", [array])
    assert isinstance(copy, np.ndarray)
    assert copy.tolist() == array.tolist()
    assert not np.shares_memory(copy, array)
    entry, _ = entry_of(SAME, FunctionSignature("same", [buffer("f64", writable=True)], [buffer("f64")]))
    assert entry.call("same", [array])[0] is array
    for wrong, reason in ((array[::2], "strides"), (np.broadcast_to(array, (4,)), "read-only"), ([1.0, 2], "")):
        if reason:
            with pytest.raises(NativeError, match=reason):
                entry.call("same", [wrong])


def test_arguments_are_not_freed() -> None:
    entry, _ = entry_of(SAME, FunctionSignature("drop", [buffer("f64")], []))
    array = np.arange(4.0)
    assert entry.call("drop", [array]) == []
    assert array.tolist() == [0.0, 1.0, 2.0, 3.0]
    assert entry.allocations() == (0, 0)


PRINT = """
declare void @printF64(double)
declare void @printNewline()
declare i32 @puts(ptr)
declare void @abort()
declare double @rtclock()
@text = private constant [8 x i8] c"so what\\00"
define double @show(double %0, i1 %1) {
  call void @printF64(double %0)
  call void @printNewline()
  br i1 %1, label %good, label %bad
good:
  %c = call double @rtclock()
  ret double %c
bad:
  %x = call i32 @puts(ptr @text)
  call void @abort()
  unreachable
}
"""


def test_library_functions_and_the_way_out() -> None:
    entry, printed = entry_of(PRINT, FunctionSignature("show", [number("f64"), number("i1")], [number("f64")]))
    (clock,) = entry.call("show", [1.5, True])
    assert isinstance(clock, float)
    assert clock > 1e9
    assert "".join(printed) == "1.5\n"
    with pytest.raises(NativeError, match="@show: the program aborted: so what"):
        entry.call("show", [2.5, False])
    assert "".join(printed) == "1.5\n2.5\n"
    entry.call("show", [3.5, True])
    assert "".join(printed) == "1.5\n2.5\n3.5\n"


def test_threads_call_at_once() -> None:
    entry, _ = entry_of(FILL, FunctionSignature("fill", [number("i64"), number("i64")], [buffer("f64")]))
    wrong: list[str] = []

    def work(size: int) -> None:
        for _ in range(200):
            (result,) = entry.call("fill", [size, 10])
            assert isinstance(result, np.ndarray)
            result += size
            if result.tolist() != [float(size)] * size:
                wrong.append(f"{size}")

    threads = [threading.Thread(target=work, args=(size,)) for size in (3, 50, 700)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert not wrong
    taken, given = entry.allocations()
    assert taken == given == 3 * 600


def test_compiled_code_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYOPT_CACHE", str(tmp_path))
    compiled = compile_text(
        Lowered(FILL, [FunctionSignature("fill", [number("i64"), number("i64")], [buffer("f64")])], {}, [])
    )
    key = cache.key_of("program", FILL)
    assert cache.load(key) is None
    cache.store(key, compiled.to_bytes())
    data = cache.load(key)
    assert data is not None
    again = compiled_from_bytes(data)
    assert isinstance(again, Compiled)
    assert again.code == compiled.code
    entry = Entry(again, LibraryFunctions(again.declarations, str, str))
    assert len(entry.call("fill", [3, 3])) == 1
    (file,) = [path for path in tmp_path.rglob("*.jit") if path.stem == key]
    file.write_bytes(file.read_bytes()[:-1])
    assert cache.load(key) is None  # cut off
    assert compiled_from_bytes(b"other") is None
    assert [path.name for path in tmp_path.rglob("new-*")] == []


def test_the_cache_may_be_off_or_out_of_reach(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for place in ("", "off", os.fspath(tmp_path / "file" / "below")):
        (tmp_path / "file").write_text("")
        monkeypatch.setenv("PYOPT_CACHE", place)
        cache.store("ab", b"data")
        assert cache.load("ab") is None


def test_text_of_llvm_is_refused_with_its_words() -> None:
    with pytest.raises(NativeError, match=r"LLVM refuses the program: (?s:.*)expected"):
        compile_text(Lowered("define nonsense", [], {}, []))


def test_signatures_are_read() -> None:
    text = """declare noalias ptr @malloc(i64 noundef) #0
define internal { ptr, [2 x i64], <4 x float> } @"a b"(ptr noalias align 8 %0, { i32, { double } } %1, ptr %2) {
declare i32 @printf(ptr, ...)
define dso_local zeroext i1 @g() {
declare <2 x double> @llvm.fma.v2f64(<2 x double>, <2 x double>, <2 x double>)
"""
    found = functions_of(text)
    assert list(found) == ["malloc", "a b", "g"]
    one = found["a b"]
    assert [type.text for type in one.inputs] == ["ptr", "{ i32, { double } }", "ptr"]
    assert [leaf for leaf, _ in one.result.leaves()] == ["ptr", "i64", "i64", "<4 x float>"]
    assert found["g"].result.text == "i1"
    assert not found["malloc"].defined


def test_sizes_of_types_become_numbers() -> None:
    size = "ptrtoint (ptr getelementptr (%s, ptr null, i32 %d) to i64)"
    for type, count, bytes in (
        ("double", 3, 24), ("{ i8, double, i8 }", 1, 24), ("<{ i8, double }>", 2, 18), ("[3 x i16]", 1, 6),
        ("<4 x float>", 1, 16), ("<3 x float>", 1, 16), ("i1", 7, 7), ("{ float, float }", 4, 32), ("ptr", 2, 16),
    ):  # fmt: skip
        assert fold_sizes(f"x {size % (type, count)} y") == f"x {bytes} y"
        assert fold_sizes(f"mul (i64 {size % (type, count)}, i64 2)") == str(2 * bytes)
    unknown = size % ("%named", 1)
    assert fold_sizes(unknown) == unknown


def test_functions_are_seen_by_their_wrappers_alone() -> None:
    text = "define i64 @half(i64 %0) {\n  %2 = ashr i64 %0, 1\n  ret i64 %2\n}\n"
    text += "define i64 @twice_half(i64 %0) {\n  %2 = call i64 @half(i64 %0)\n  %3 = add i64 %2, %2\n  ret i64 %3\n}\n"
    names = ("half", "twice_half")
    one = [number("i64")]
    compiled = compile_text(Lowered(text, [FunctionSignature(name, one, one) for name in names], {}, []))
    loaded = library().load([compiled.code, loading.runtime_code()])
    assert [loaded.function(OWN + name) for name in names] == [0, 0]
    assert all(loaded.function(wrapper_symbol(name)) for name in names)
    entry = Entry(compiled, LibraryFunctions([], str, str))
    assert [entry.call(name, [-5]) for name in names] == [[-3], [-6]]


def test_the_runtime_is_compiled_once() -> None:
    assert loading.runtime_code() is loading.runtime_code()
    assert library() is library()

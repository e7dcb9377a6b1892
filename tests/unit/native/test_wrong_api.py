"""Values of every sort for each parameter of the native API: a meaning, or a NativeError that says what is wrong."""

from __future__ import annotations

import contextlib
import copy
import io
import itertools
import pickle
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt.driver.execute import run_in_process

if TYPE_CHECKING:
    from collections.abc import Callable

PROGRAM: Final = """
#csr = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#bsr = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed,
                                                  i mod 2 : dense, j mod 2 : dense) }>
func.func @f(%a: i32, %t: tensor<?xf64>) -> i32 {
  vector.print %a : i32
  return %a : i32
}
func.func @whole(%a: i32) -> i32 {
  return %a : i32
}
func.func @csr(%a: tensor<?x?xf64, #csr>) -> index {
  %0 = sparse_tensor.number_of_entries %a : tensor<?x?xf64, #csr>
  return %0 : index
}
func.func @bsr(%a: tensor<?x?xf64, #bsr>) -> index {
  %0 = sparse_tensor.number_of_entries %a : tensor<?x?xf64, #bsr>
  return %0 : index
}
func.func @wide(%a: i128) -> i128 {
  return %a : i128
}
"""


class _Hostile:
    """An object that takes part in nothing."""

    def __getattr__(self, name: str) -> object:
        raise RuntimeError(name)

    def __repr__(self) -> str:
        raise RuntimeError("repr")

    def __iter__(self) -> object:
        raise RuntimeError("iter")

    def __len__(self) -> int:
        raise RuntimeError("len")

    def __hash__(self) -> int:
        raise RuntimeError("hash")

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("eq")

    def __bool__(self) -> bool:
        raise RuntimeError("bool")


VALUES: Final[dict[str, Any]] = {
    "None": None, "0": 0, "-1": -1, "3.5": 3.5, "True": True, "nan": float("nan"), "10**30": 10**30,
    "-10**30": -(10**30), "1j": 1j, "text": "abc", "empty": "", "NUL": "\0", "surrogate": "\ud800", "bytes": b"abc",
    "list": [], "tuple": (), "[None]": [None], "ragged": [[1], [2, 3]], "dict": {}, "{1: 2}": {1: 2}, "set": {1},
    "object": object(), "hostile": _Hostile(), "no dimension": np.array(5), "NumPy's number": np.int64(7),
    "type": int, "function": len, "generator": (one for one in [1]), "mixed": ["cse", 3], "no pass": ["nosuch"],
    "[empty]": [""], "open brace": ["canonicalize{"], "open": "builtin.module(", "rest": "builtin.module()x",
    "array": np.zeros(3), "nested": "func.func(cse)", "hole": "cse,,cse", "exception": ValueError("x"), "module": np,
    "comma": ",",
}  # fmt: skip
MEANT: Final[dict[str, tuple[str, ...]]] = {
    "program": ("empty", "NUL"),
    "passes": ("None", "empty", "list", "tuple", "nested"),
    "max_memory": ("None", "0", "True", "10**30"),
    "check": (),
    "item": (),
    "number": ("0", "-1", "True", "no dimension", "NumPy's number"),
    "shape": (),
    "arrays": (),
    "sparse": (),
    "blocks": (),
}


@pytest.fixture(scope="module")
def module() -> Any:
    return pyopt.compile(PROGRAM)


def _given(module: Any) -> dict[str, Callable[[Any], object]]:
    """What takes a value, by the parameter."""
    a, b, c = np.array([0, 1, 2]), np.array([0, 1]), np.ones(2)
    return {
        "program": pyopt.compile,
        "passes": lambda value: pyopt.compile("", passes=value),
        "max_memory": lambda value: pyopt.compile("", max_memory=value),
        "check": lambda value: pyopt.compile("", check=value),
        "item": lambda value: module[value],
        "number": module.whole,
        "shape": lambda value: module.csr(pyopt.SparseArrays(value, [a, b, c])),
        "arrays": lambda value: module.csr(pyopt.SparseArrays((2, 2), value)),
        "sparse": module.csr,
        "blocks": module.bsr,
    }


@pytest.mark.parametrize(("parameter", "value"), list(itertools.product(MEANT, VALUES)))
def test_values_of_every_sort(module: Any, parameter: str, value: str) -> None:
    taker = _given(module)[parameter]
    if value in MEANT[parameter]:
        taker(VALUES[value])
        return
    with pytest.raises(pyopt.NativeError) as caught:
        taker(VALUES[value])
    assert len(str(caught.value)) > 10


def test_what_is_said(module: Any) -> None:
    for says, call in (
        (r"SparseArrays: None is no shape", lambda: pyopt.SparseArrays(None, [])),  # type: ignore[arg-type]
        (r"SparseArrays: None is no list of arrays", lambda: pyopt.SparseArrays((2, 3), None)),  # type: ignore[arg-type]
        (r"@f\(i32, tensor<\?xf64>\) -> i32 takes no arguments by name, and is given a, t", lambda: module.f(a=1, t=2)),
        (r"@f\(i32, tensor<\?xf64>\) -> i32 takes no arguments by name, and is given t", lambda: module.f(1, t=2)),
        (r"\[1\] is no name of a function", lambda: module[[1]]),
        (r"check=3 is none of none, extents, bounds", lambda: pyopt.compile("", check=3)),  # type: ignore[arg-type]
        (r"there is no function @g; there are: @f, @whole", lambda: module["g"]),
        (r"missing closing '}' while processing pass options", lambda: pyopt.compile("", passes="canonicalize,cse{")),
        (
            r"'1,x=2' is invalid value for boolean option test-convergence",
            lambda: pyopt.compile("", passes="canonicalize{test-convergence=1,x=2},cse"),
        ),
        (r"'nosuch' does not refer to a registered pass", lambda: pyopt.compile("", passes=["nosuch"])),
        (r"@wide cannot be called from Python: values of type i128", lambda: module["wide"]),
        (r"cannot be pickled", lambda: pickle.dumps(module)),
        (r"cannot be pickled", lambda: pickle.dumps(module.f)),
    ):
        with pytest.raises(pyopt.NativeError, match=says):
            call()
    with pytest.raises(AttributeError, match="there is no function @g; there are: @f"):
        _ = module.g
    assert not hasattr(module, "wide") and hasattr(module, "f")


def test_copies_are_the_same_functions(module: Any) -> None:
    assert copy.copy(module) is copy.deepcopy(module) is module
    assert copy.deepcopy([module.whole])[0](7) == copy.copy(module.whole)(7) == 7
    stored = pyopt.SparseArrays((4, 6), [np.ones(2)])
    for other in (copy.copy(stored), pickle.loads(pickle.dumps(stored))):
        assert isinstance(other, pyopt.SparseArrays) and other.shape == (4, 6) and len(other) == 1


def test_prints_to_where_standard_output_is_by_then(module: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2):
        with contextlib.redirect_stdout(io.StringIO()) as out:
            module.f(7, np.zeros(2))
        assert out.getvalue() == "7\n"
    monkeypatch.setattr("sys.stdout", None)
    monkeypatch.setattr("sys.stderr", None)
    assert module.f(7, np.zeros(2)) == 7


def test_parts_of_blocks_on_the_command_line() -> None:
    """Natively the extents are those of whole blocks; the interpreter keeps them."""
    program = (
        PROGRAM[: PROGRAM.index("func.func @f")]
        + """func.func @main(%a: tensor<?x?xf64, #bsr>) -> index {
      %c1 = arith.constant 1 : index
      %0 = tensor.dim %a, %c1 : tensor<?x?xf64, #bsr>
      return %0 : index
    }"""
    )
    for given, extent in (("[[1, 0, 2, 0], [0, 0, 0, 1]]", 4), ("[[1, 0, 2], [0, 0, 1]]", 3)):
        assert run_in_process(["--arg", given], program)[:2] == (0, f"{extent}\n")
        code, out, err = run_in_process(["--jit", "--arg", given], program)
        assert (code, out) == ((0, "4\n") if extent == 4 else (1, ""))
        if code:
            assert "argument 1 of @main: a tensor of shape 2x3 is no tensor<?x?xf64, #sparse_tensor" in err
            assert "its extent 3 in dimension 1 is no multiple of the blocks' 2" in err


@pytest.mark.parametrize(
    ("spelled", "name"),
    [("ä", "ä"), (r"\C3\A4", "ä"), (r"\22", '"'), (r"x\5Cy", "x\\y"), ("a b", "a b"), ("中文", "中文"), ("1", "1")],
)
def test_names_of_functions(spelled: str, name: str) -> None:
    for text in ('func.func @"N"(%a: index) -> index {\n return %a : index\n}',
                 'llvm.func @"N"(%a: i64) -> i64 {\n llvm.return %a : i64\n}'):  # fmt: skip
        module: Any = pyopt.compile(text.replace("N", spelled))
        assert list(module.functions) == [name] and module[name](3) == getattr(module, name)(3) == 3
        with pytest.raises(pyopt.NativeError) as caught:
            module[name](3.5)
        assert f"argument 1 of @{name}: 3.5 is no " in str(caught.value)
        assert f"<native @{name}(i" in repr(module[name])
    with pytest.raises(pyopt.NativeError, match="a name of the program is no UTF-8"):
        pyopt.compile(r'func.func @"\FF"() {' + "\n return\n}")


def test_names_of_functions_are_those_of_a_dictionary() -> None:
    module = pyopt.compile("func.func @f() {\n  return\n}\nfunc.func @g() {\n  return\n}")
    assert (list(module), len(module), set(module)) == (["f", "g"], 2, set(module.functions))
    assert "f" in module and "h" not in module and 0 not in module
    assert pyopt.compile("")  # a module without functions is no false one


@pytest.mark.parametrize(
    ("raised", "message"),
    [
        (KeyError("boo"), "KeyError: 'boo'"),
        (SystemExit(3), "SystemExit: 3"),
        (RuntimeError(), "RuntimeError"),
        (OSError(28, "No space left"), "[Errno 28] No space left"),
    ],
)
def test_what_standard_output_raises_is_named(module: Any, raised: BaseException, message: str) -> None:
    class Full(io.StringIO):
        def write(self, text: str) -> int:
            raise raised

    with contextlib.redirect_stdout(Full()), pytest.raises(pyopt.NativeError) as caught:
        module.f(1, np.zeros(1))
    assert str(caught.value) == f"@f: {message}"

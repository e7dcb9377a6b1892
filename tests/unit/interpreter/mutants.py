"""Evaluators that do something else, to see that a test would notice.

`with mutated("arith.addi"):` makes the results of all ops of that name wrong; one without results does nothing.
`cases()` are the tests of this folder, each with its parameters.

    python -m tests.unit.interpreter.mutants                 # adds a row for each op without one, drops rows of none
    python -m tests.unit.interpreter.mutants tensor.dim      # also writes the rows of these ops again
    python -m tests.unit.interpreter.mutants --all           # writes all rows again, in some minutes

`op_tests.txt` has for each op a test that notices if it does something else, the quickest when the row was written.
"""

from __future__ import annotations

import argparse
import importlib
import itertools
import tempfile
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pytest

from pyopt.interpreter import compiler as engine
from pyopt.interpreter.compiler import Compiler, ConstantResult, Framed
from pyopt.interpreter.errors import ExecutionError
from pyopt.interpreter.machine import Machine, Options
from pyopt.interpreter.values import Buffer, MemRef, Poison
from pyopt.ir.context import KNOWN_DIALECTS, Context
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import TERMINATOR
from pyopt.ir.types import IntegerType, Type, element_type_or_self

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiled, Evaluator

MAX_STEPS = 100_000
HINTS = ("affine.dma_wait", "affine.prefetch", "bufferization.dealloc_tensor", "memref.dma_wait", "memref.prefetch")
"""Ops that do nothing here: of them a test can only show that they run."""

FOLDER = Path(__file__).parent


def wrong(value: object, type: Type, op: Operation) -> object:
    """Another value; poison where none is known."""
    if isinstance(value, np.ndarray):
        return wrong_array(value)
    if isinstance(value, MemRef):
        if not any(operand.type.__class__ is type.__class__ for operand in op.operands):
            return freed(value)
        data = wrong_array(value.buffer.data)
        return MemRef(Buffer(data), value.offset, value.sizes, value.strides)
    if isinstance(value, (bool, int)):
        element = element_type_or_self(type)
        return -1 - value if isinstance(element, IntegerType) and element.width == 1 else value ^ 1
    if isinstance(value, (float, complex)):
        return value + 1 if np.isfinite(value) else 0.0
    return Poison(op, "of a mutant")


def wrong_array(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    if array.dtype == np.bool_:
        return ~array
    if array.dtype == np.dtype(object):
        changed = np.empty(array.shape, object)
        for at in np.ndindex(*array.shape):
            changed[at] = array[at] ^ 1 if isinstance(array[at], int) else array[at]
        return changed
    if array.dtype.kind in "fc":
        return np.asarray(np.where(np.isfinite(array), array + array.dtype.type(1), array.dtype.type(0)))
    return np.asarray(array ^ array.dtype.type(1))


def freed(memref: MemRef) -> MemRef:
    """New memory that is no more."""
    buffer = Buffer(memref.buffer.data.copy())
    buffer.freed = True
    return MemRef(buffer, memref.offset, memref.sizes, memref.strides)


def mutant_of(evaluator: Evaluator | None, op: Operation, compiler: Compiler) -> Compiled:
    """What the op does, wrongly."""
    if op.info.traits & TERMINATOR and not op.successors:
        return _wrong_terminator(evaluator, op, compiler)
    assert evaluator is not None
    compiled = evaluator(op, compiler)
    if isinstance(compiled, ConstantResult):
        if isinstance(compiled.value, Poison):
            return ConstantResult(0)
        return ConstantResult(wrong(compiled.value, op.results[0].type, op))
    kernel = compiled.kernel if isinstance(compiled, Framed) else compiled

    def otherwise(*operands: object) -> object:
        if not op.results and not op.successors:
            if op.info.name in HINTS or not (op.operands or op.regions):
                return _refuse()
            return ()
        found = kernel(*operands)
        if op.successors:
            assert isinstance(found, int)
            return (found + 1) % len(op.successors) if len(op.successors) > 1 else _refuse()
        if isinstance(found, Poison):
            return 0
        if len(op.results) == 1:
            return wrong(found, op.results[0].type, op)
        assert isinstance(found, (tuple, list))
        return tuple([wrong(one, result.type, op) for one, result in zip(found, op.results, strict=True)])

    return Framed(otherwise) if isinstance(compiled, Framed) else otherwise


def _wrong_terminator(evaluator: Evaluator | None, op: Operation, compiler: Compiler) -> Compiled:
    """Gives other values; if it has none, it must not be reached."""
    types = [operand.type for operand in op.operands]
    if not types or evaluator is not None:
        return lambda *operands: _refuse()
    return lambda *operands: tuple([wrong(one, type, op) for one, type in zip(operands, types, strict=True)])


def _refuse() -> int:
    raise ExecutionError("a mutant")


@contextmanager
def mutated(name: str) -> Iterator[None]:
    """All ops of a name do something else. What never ends then is stopped."""
    original = engine.evaluator_of
    begin = Machine.__init__

    def machine(self: Machine, module: Operation, options: Options) -> None:
        begin(self, module, options)
        self.steps_left = min(self.steps_left, MAX_STEPS)

    def evaluator_of(op: Operation) -> Evaluator | None:
        found = original(op)
        if op.info.name != name or (found is None and not op.info.traits & TERMINATOR):
            return found
        return lambda op, compiler: mutant_of(found, op, compiler)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "evaluator_of", evaluator_of)
        patch.setattr(Machine, "__init__", machine)
        yield


@contextmanager
def watched(seen: set[str]) -> Iterator[None]:
    """Notes the ops that are compiled."""
    original = engine.evaluator_of

    def evaluator_of(op: Operation) -> Evaluator | None:
        seen.add(op.info.name)
        return original(op)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "evaluator_of", evaluator_of)
        yield


# The tests.


class ParametrizedTest(NamedTuple):
    """A test with its parameters."""

    module: str
    test: str
    number: int
    """Which combination of parameters."""
    parameters: dict[str, object]

    def name(self) -> str:
        return f"{self.module}::{self.test}" + (f"#{self.number}" if self.parameters else "")

    def run(self) -> None:
        """Runs the test; raises what it raises."""
        function: Callable[..., None] = getattr(module_of(self.module), self.test)
        wanted = function.__code__.co_varnames[: function.__code__.co_argcount]
        with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
            fixtures: dict[str, object] = {"monkeypatch": patch, "tmp_path": Path(folder)}
            given = {one: fixtures[one] for one in wanted if one in fixtures and one not in self.parameters}
            function(**self.parameters, **given)


def module_of(name: str) -> Any:
    return importlib.import_module(f"tests.unit.interpreter.{name}")


def cases(words: Collection[str] = ("",)) -> Iterator[ParametrizedTest]:
    """The tests that only take parameters and fixtures that are known here, of the files that have one of the words."""
    for path in sorted(FOLDER.glob("test_*.py")):
        if path.stem == "test_every_op" or not any(word in path.read_text(encoding="utf-8") for word in words):
            continue
        module = module_of(path.stem)
        for test in sorted(vars(module)):
            if test.startswith("test_") and callable(getattr(module, test)):
                for number, parameters in enumerate(combinations(getattr(module, test))):
                    yield ParametrizedTest(path.stem, test, number, parameters)


def combinations(function: Callable[..., None]) -> list[dict[str, object]]:
    """What parametrize says, in its order."""
    choices: list[list[dict[str, object]]] = []
    for mark in getattr(function, "pytestmark", []):
        if mark.name != "parametrize":
            continue
        names = mark.args[0]
        names = [one.strip() for one in names.split(",")] if isinstance(names, str) else list(names)
        rows = [getattr(row, "values", row) if hasattr(row, "marks") else row for row in mark.args[1]]
        choices.append([dict(zip(names, row if len(names) > 1 else [row], strict=True)) for row in rows])
    return [{name: value for part in parts for name, value in part.items()} for parts in itertools.product(*choices)]


def case_named(name: str) -> ParametrizedTest:
    """The case of a name that `ParametrizedTest.name` gives."""
    module, _, rest = name.partition("::")
    test, _, number = rest.partition("#")
    at = int(number or 0)
    return ParametrizedTest(module, test, at, combinations(getattr(module_of(module), test))[at])


# The table.


DIALECTS = sorted(KNOWN_DIALECTS - {"llvm"})
STRUCTURE = {
    "builtin.module": "holds functions",
    "func.func": "is what is called",
    "memref.global": "is read by memref.get_global",
    "shape.func": "is what is called",
    "shape.function_library": "holds functions",
    "tensor.parallel_insert_slice": "is done by scf.forall.in_parallel",
}
"""Ops that are no steps of a program."""
TABLE = FOLDER / "op_tests.txt"
QUICK = 1.0
"""Seconds that a test of the table takes at most."""
TRIED = 20


def ops() -> list[str]:
    """The ops of all dialects, but for those that are no steps."""
    context = Context(lambda severity, message, location, notes: None)
    found: list[str] = []
    for dialect in DIALECTS:
        declared = context.dialect(dialect)
        assert declared is not None
        found += [name for name in declared.ops if name not in STRUCTURE]
    return found


def table() -> dict[str, str]:
    """Op -> the test that notices if it does something else."""
    rows = [line.split() for line in TABLE.read_text(encoding="utf-8").splitlines()]
    return {op: test for op, test in rows}  # noqa: C416  (a row of another length is an error)


def notices(test: str, op: str) -> bool:
    """The test fails if ops of that name do something else."""
    case = case_named(test)
    forget(case.module)
    try:
        with mutated(op):
            case.run()
    except (Exception, pytest.fail.Exception):
        return True
    finally:
        forget(case.module)
    return False


def forget(module: str) -> None:
    """Tests keep programs that are compiled: neither do those see a mutant, nor may those of a mutant be kept."""
    for value in vars(module_of(module)).values():
        if hasattr(value, "cache_clear"):
            value.cache_clear()


def exists(test: str) -> bool:
    """A case has that name."""
    try:
        case_named(test)
    except (ImportError, AttributeError, IndexError):
        return False
    return True


def noticing(wanted: Collection[str], words: Collection[str]) -> dict[str, str | None]:
    """Op -> the quickest test that notices if it does something else, of the files that have one of the words.

    An op that such tests run but that none of them notices has None.
    """
    runs: dict[str, list[tuple[float, str]]] = {}
    for case in cases(words):
        seen: set[str] = set()
        start = time.monotonic()
        with watched(seen):
            case.run()
        taken = time.monotonic() - start
        for op in seen.intersection(wanted) if taken < QUICK else ():
            runs.setdefault(op, []).append((taken, case.name()))
    found: dict[str, str | None] = {}
    for op, timed in runs.items():
        tests = [test for _, test in sorted(timed)]
        found[op] = next((test for test in tests[:TRIED] + tests[:-TRIED:-1] if notices(test, op)), None)
    return found


def main() -> None:
    """Writes the table; says what no test notices."""
    parser = argparse.ArgumentParser(description="Writes op_tests.txt: for each op a test that notices a wrong result.")
    parser.add_argument("ops", nargs="*", help="ops whose rows are written again")
    parser.add_argument("--all", action="store_true", help="write all rows again")
    arguments = parser.parse_args()
    declared = ops()
    unknown = [op for op in arguments.ops if op not in declared]
    if unknown:
        parser.error(f"no ops that a program runs: {', '.join(unknown)}")
    again = declared if arguments.all else arguments.ops
    found: dict[str, str | None] = {op: test for op, test in table().items() if op not in again and exists(test)}
    missing = [op for op in declared if found.get(op) is None]
    if missing and not arguments.all:
        found |= noticing(missing, missing)  # most tests name the ops that they run
    left = [op for op in missing if found.get(op) is None]
    if left:
        found |= noticing(left, [""])
    for op in missing:
        if found.get(op) is not None:
            print(f"{op}: {found[op]}")
        else:
            print(f"no test notices if {op} does something else" if op in found else f"no test runs {op}")
    TABLE.write_text("".join([f"{op} {found[op]}\n" for op in declared if found.get(op)]), encoding="utf-8")


if __name__ == "__main__":
    main()

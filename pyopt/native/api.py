"""Behind `pyopt.compile`: a module as functions that run natively, on NumPy arrays, numbers and SciPy's sparse arrays.

module = pyopt.compile(text)
y = module.spmv(matrix, x)
"""

from __future__ import annotations

import sys

from pyopt.interpreter.errors import shown
from pyopt.ir.core import Operation
from pyopt.light import Iterator, Sequence, final
from pyopt.native import cache
from pyopt.native.calls import UNLIMITED
from pyopt.native.checks import CHECKS, EXTENTS
from pyopt.native.errors import NativeError
from pyopt.native.kept_modules import kept_modules
from pyopt.native.libraries import LibraryFunctions
from pyopt.native.loading import Entry, compiled_from_bytes
from pyopt.native.sparse import SparseArrays

__all__ = ["CompiledFunction", "CompiledModule", "NativeError", "SparseArrays", "compile_program"]


def compile_program(
    program: str | Operation,
    passes: str | Sequence[str] | None = None,
    max_memory: int | None = None,
    check: str = EXTENTS,
    threads: int = 1,
    c_memory: bool = False,
) -> CompiledModule:
    """The functions of a module, compiled for this CPU: see `pyopt.compile`."""
    _refuse_other_kinds(program, passes, max_memory, check, threads)
    if not isinstance(c_memory, bool):
        raise NativeError(f"c_memory={shown(c_memory)} is neither True nor False")
    if isinstance(program, str):
        text = program
    else:
        from pyopt.native.compiling import text_of

        text = text_of(program)
    limit = UNLIMITED if max_memory is None else max_memory
    pipeline = passes or "" if passes is None or isinstance(passes, str) else "\n".join(["", *passes])
    splits = threads > 1
    decides = [text, pipeline, check]
    if splits:
        from pyopt.native.threads.conditions import LEAST

        decides.append(f"threads {LEAST}")
    if c_memory:
        decides.append("memory of C")
    key = cache.key_of("program", *decides)
    kept = cache.load(key)
    compiled = None if kept is None else compiled_from_bytes(kept)
    if compiled is None:
        from pyopt.native.compiling import compile_to_object

        compiled = compile_to_object(text, passes, check, splits, c_memory)
        cache.store(key, compiled.to_bytes())
        kept_modules().keep()
    libraries = LibraryFunctions(compiled.declarations, _print, _print_error)
    return CompiledModule(Entry(compiled, libraries, limit, threads=threads))


def _refuse_other_kinds(program: object, passes: object, max_memory: object, check: object, threads: object) -> None:
    if not isinstance(program, (str, Operation)):
        raise NativeError(f"expected the text of a module, or a module, not {type(program).__name__}")
    several = isinstance(passes, (list, tuple)) and all(isinstance(one, str) for one in passes)
    if not (passes is None or isinstance(passes, str) or several):
        raise NativeError(f"passes={shown(passes)} is neither a pipeline nor a list of passes")
    if not (max_memory is None or (isinstance(max_memory, int) and max_memory >= 0)):
        raise NativeError(f"max_memory={shown(max_memory)} is no number of bytes")
    if not isinstance(check, str) or check not in CHECKS:
        raise NativeError(f"check={shown(check)} is none of {', '.join(CHECKS)}")
    if not isinstance(threads, int) or isinstance(threads, bool) or threads < 1:
        raise NativeError(f"threads={shown(threads)} is no number of threads, of which there is at least 1")


def _print(text: str) -> None:
    """Prints a program's output to the current standard output; a process may have none."""
    if sys.stdout is not None:
        sys.stdout.write(text)


def _print_error(text: str) -> None:
    """The same on standard error, which few programs write to."""
    from pyopt.pipeline.manager import write_to_standard_error

    write_to_standard_error(text)


@final
class CompiledFunction:
    """A native function: called with NumPy arrays, numbers and SciPy arrays; several threads may call it at once."""

    __slots__ = ("_entry", "_name")

    def __init__(self, entry: Entry, name: str) -> None:
        self._entry = entry
        self._name = name

    def __call__(self, *arguments: object, **named: object) -> object:
        if named:
            raise NativeError(f"{self.signature} takes no arguments by name, and is given {', '.join(named)}")
        results = self._entry.call(self._name, arguments)
        if not results:
            return None
        return results[0] if len(results) == 1 else tuple(results)

    @property
    def signature(self) -> str:
        """`@f(i32, tensor<4xf32>) -> f32`."""
        return self._entry.signatures[self._name].text()

    def __repr__(self) -> str:
        return f"<native {self.signature}>"

    def __copy__(self) -> CompiledFunction:
        return self

    def __deepcopy__(self, known: object) -> CompiledFunction:
        return self

    def __reduce__(self) -> str:
        raise _not_pickled()


@final
class CompiledModule:
    """The functions of a module, as attributes and by name."""

    def __init__(self, entry: Entry) -> None:
        self._entry = entry

    @property
    def functions(self) -> dict[str, CompiledFunction]:
        """All of them by name."""
        return {name: CompiledFunction(self._entry, name) for name in self._entry.signatures}

    def __getitem__(self, name: str) -> CompiledFunction:
        if not isinstance(name, str):
            raise NativeError(f"{shown(name)} is no name of a function")
        self._entry.signature(name)
        return CompiledFunction(self._entry, name)

    def __contains__(self, name: object) -> bool:
        return name in self._entry.signatures

    def __iter__(self) -> Iterator[str]:
        return iter(self._entry.signatures)

    def __len__(self) -> int:
        return len(self._entry.signatures)

    def __bool__(self) -> bool:
        return True

    def __getattr__(self, name: str) -> CompiledFunction:
        if name.startswith("__"):
            raise AttributeError(name)
        try:
            found = self.__dict__[name] = self[name]
        except NativeError as error:
            raise AttributeError(str(error)) from None
        return found

    def __dir__(self) -> list[str]:
        return [*self._entry.signatures, "allocations", "functions"]

    def allocations(self) -> tuple[int, int]:
        """The number of blocks of memory that the functions allocated so far, and the number of those freed."""
        return self._entry.allocations()

    def __copy__(self) -> CompiledModule:
        return self

    def __deepcopy__(self, known: object) -> CompiledModule:
        return self

    def __reduce__(self) -> str:
        raise _not_pickled()


def _not_pickled() -> NativeError:
    return NativeError("compiled code cannot be pickled: compile the program where it is to run")

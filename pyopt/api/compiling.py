"""`compile`: a program as functions that run natively. What a program in the cache does not need is not loaded."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from pyopt.api.module import Module
    from pyopt.ir.core import Operation
    from pyopt.native.api import CompiledModule


def compile(
    program: str | Module | Operation,
    passes: str | Sequence[str] | None = None,
    max_memory: int | None = None,
    check: str = "extents",
    threads: int = 1,
    c_memory: bool = False,
) -> CompiledModule:
    """The functions of a module, compiled for this CPU.

    program: MLIR text, or a module, which stays as it is. passes: what runs first, as `Module.run` takes it.
    max_memory: bytes that a call may take at most. check: "extents" for an error in place of a call with extents that
    do not fit, "bounds" for one at each index that does not, too, "none" for neither. threads: how many run loops whose
    iterations do not depend on each other; results are those of one, bit for bit. c_memory: what functions allocate is
    C's `malloc`'s and belongs to whoever has its address; they take and give pointers then, and give no arrays.
    Raises NativeError for what cannot be compiled, with what the parser, the verifier or a pass has to say.
    """
    from pyopt.native.start import compiled

    if not isinstance(program, str):
        from pyopt.api.module import Module

        program = program.operation if isinstance(program, Module) else program
    return compiled(program, passes, max_memory, check, threads, c_memory)

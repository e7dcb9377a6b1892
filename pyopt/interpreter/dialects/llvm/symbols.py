"""Names of functions and blocks as pointers: aliases, functions that a resolver chooses, addresses of blocks.

A function is its op, and a block is its tag's op.
"""

from __future__ import annotations

from pyopt.dialects.llvm.block_addresses import address_parts, tag_number, tags_in
from pyopt.interpreter.compiler import Compiler, ConstantResult, Framed, evaluate_nothing
from pyopt.interpreter.dialects.llvm.control import evaluate_call
from pyopt.interpreter.errors import undefined, unsupported
from pyopt.interpreter.values import Poison, PoisonUsed
from pyopt.ir.attributes import SymbolRefAttr
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.code import Frame
    from pyopt.interpreter.compiler import Compiled, Evaluator, Kernel


def evaluate_equivalent(op: Operation, compiler: Compiler) -> Compiled:
    return ConstantResult(compiler.machine.symbol(op, op.attributes.get("function_name")))


def evaluate_blockaddress(op: Operation, compiler: Compiler) -> Compiled:
    name, number = address_parts(op)
    function = compiler.machine.symbol(op, SymbolRefAttr.get(name))
    return ConstantResult(next(one for one in tags_in(function) if tag_number(one.attributes["tag"]) == number))


def evaluate_indirectbr(op: Operation, compiler: Compiler) -> Kernel:
    """The number of the successor that has the tag."""
    blocks = list(op.successors)

    def choose(address: object, *operands: object) -> int:
        if isinstance(address, Poison):
            raise PoisonUsed(address)
        block = address.block if isinstance(address, Operation) else None
        if block not in blocks:
            raise undefined("the address is that of no block that is listed")
        return blocks.index(block)

    return choose


def evaluate_invoke(op: Operation, compiler: Compiler) -> Framed:
    """A call, behind which the program goes on at the first successor: nothing that runs here throws."""
    call = evaluate_call(op, compiler)
    made = [compiler.define(result) for result in op.results]

    def invoke(frame: Frame, *operands: object) -> int:
        found = call(*operands)
        if made:
            frame[made[0]] = found
        return 0

    return Framed(invoke)


def _never(why: str) -> Evaluator:
    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        raise unsupported(f"cannot be run: {why}")

    return evaluate


_EXCEPTION: Final = _never("nothing that is run throws an exception")
_VARIADIC: Final = _never("functions with any number of arguments are run only if they are of the C library")
_COROUTINE: Final = _never("it is part of a coroutine, which LLVM takes apart")

SYMBOLS: Final[dict[str, Evaluator]] = {
    "llvm.blockaddress": evaluate_blockaddress,
    "llvm.blocktag": evaluate_nothing,
    "llvm.dso_local_equivalent": evaluate_equivalent,
    "llvm.indirectbr": evaluate_indirectbr,
    "llvm.inline_asm": _never("it is in the assembly language of a processor"),
    "llvm.intr.eh.typeid.for": _EXCEPTION,
    "llvm.intr.vacopy": _VARIADIC,
    "llvm.intr.vaend": _VARIADIC,
    "llvm.intr.vastart": _VARIADIC,
    "llvm.invoke": evaluate_invoke,
    "llvm.landingpad": _EXCEPTION,
    "llvm.mlir.none": lambda op, compiler: ConstantResult(None),
    "llvm.resume": _EXCEPTION,
    "llvm.va_arg": _VARIADIC,
    **dict.fromkeys(
        [f"llvm.intr.coro.{one}" for one in
         ("align", "begin", "end", "free", "id", "promise", "resume", "save", "size", "suspend")],
        _COROUTINE,
    ),
}  # fmt: skip

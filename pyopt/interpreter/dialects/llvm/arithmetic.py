"""Arithmetic, comparisons, conversions and functions of the llvm dialect: mostly those of arith and math."""

from __future__ import annotations

from pyopt.dialects.arith.predicates import predicate_of
from pyopt.dialects.llvm.types import LLVMPointerType
from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.dialects.arith import EVALUATORS as ARITH
from pyopt.interpreter.dialects.llvm.layout import layout_of, zero_value
from pyopt.interpreter.dialects.math import EVALUATORS as MATH
from pyopt.interpreter.elementwise import elementwise
from pyopt.interpreter.errors import unsupported
from pyopt.interpreter.numbers import width_of, wrapping
from pyopt.interpreter.runtime.pointers import address_of
from pyopt.interpreter.values import Poison
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import ShapedType, VectorType, element_type_or_self
from pyopt.light import TYPE_CHECKING, Callable, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiled, Evaluator, Kernel

LIKE_ARITH: Final = {
    "add": "addi", "sub": "subi", "mul": "muli", "and": "andi", "xor": "xori", "shl": "shli", "lshr": "shrui",
    "ashr": "shrsi", "sdiv": "divsi", "udiv": "divui", "srem": "remsi", "urem": "remui", "fadd": "addf",
    "fsub": "subf", "fmul": "mulf", "fdiv": "divf", "frem": "remf", "fneg": "negf", "fcmp": "cmpf", "sext": "extsi",
    "trunc": "trunci", "sitofp": "sitofp", "fptosi": "fptosi", "fptoui": "fptoui", "fpext": "extf",
    "fptrunc": "truncf", "intr.smax": "maxsi", "intr.smin": "minsi", "intr.umax": "maxui", "intr.umin": "minui",
    "intr.maximum": "maximumf", "intr.minimum": "minimumf", "intr.maxnum": "maxnumf", "intr.minnum": "minnumf",
}  # fmt: skip
"""Ops of the llvm dialect that are ops of arith."""
LIKE_MATH: Final = {
    "acos": "acos", "asin": "asin", "atan": "atan", "atan2": "atan2", "ceil": "ceil", "copysign": "copysign",
    "cos": "cos", "cosh": "cosh", "ctpop": "ctpop", "exp": "exp", "exp2": "exp2", "fabs": "absf", "floor": "floor",
    "fma": "fma", "log": "log", "log10": "log10", "log2": "log2", "nearbyint": "roundeven", "pow": "powf",
    "powi": "fpowi", "rint": "roundeven", "round": "round", "roundeven": "roundeven", "sin": "sin", "sinh": "sinh",
    "sqrt": "sqrt", "tan": "tan", "tanh": "tanh", "trunc": "trunc",
}  # fmt: skip
"""Intrinsics that are ops of math."""


def promised(evaluate: Evaluator, attribute: str, holds: Callable[..., bool], broken: str) -> Evaluator:
    """The op, whose result is poison where it has the attribute and its operands do not keep that promise."""

    def evaluate_promise(op: Operation, compiler: Compiler) -> Compiled:
        compiled = evaluate(op, compiler)
        poison = compiler.poison(op, broken)
        if attribute not in op.attributes or poison is None or not callable(compiled):
            return compiled
        if isinstance(op.results[0].type, ShapedType):
            return lambda *arrays: (
                compiled(*arrays) if all(map(holds, *[one.reshape(-1).tolist() for one in arrays])) else poison
            )
        return lambda *numbers: compiled(*numbers) if holds(*numbers) else poison

    return evaluate_promise


def _is_true(op: Operation, name: str) -> bool:
    found = op.attributes.get(name)
    return isinstance(found, IntegerAttr) and found.value != 0


def excluding(evaluate: Evaluator, attribute: str, excluded: Callable[[int, int], bool], reason: str) -> Evaluator:
    """A function of one integer whose result is poison for some, if the attribute says so."""

    def evaluate_excluding(op: Operation, compiler: Compiler) -> Compiled:
        compiled = evaluate(op, compiler)
        poison = compiler.poison(op, reason)
        width = width_of(element_type_or_self(op.operands[0].type))
        if not _is_true(op, attribute) or poison is None or not callable(compiled):
            return compiled
        if isinstance(op.results[0].type, ShapedType):
            return lambda array: poison if any(excluded(one, width) for one in array.tolist()) else compiled(array)
        return lambda number: poison if excluded(number, width) else compiled(number)

    return evaluate_excluding


# Comparisons.


def evaluate_icmp(op: Operation, compiler: Compiler) -> Compiled:
    """Of integers, or of the addresses of pointers."""
    if not isinstance(element_type_or_self(op.operands[0].type), LLVMPointerType):
        return ARITH["arith.cmpi"](op, compiler)
    if isinstance(op.operands[0].type, VectorType):
        raise unsupported("vectors of pointers cannot be executed")
    predicate, machine = predicate_of(op), compiler.machine

    def compare(one: object, other: object) -> int:
        a, b = address_of(one, machine), address_of(other, machine)
        if predicate in (2, 3, 4, 5):
            a, b = (a ^ 1 << 63), (b ^ 1 << 63)
        less, equal = a < b, a == b
        kind = predicate - 4 if predicate >= 6 else predicate
        found = (equal, not equal, less, less or equal, not less and not equal, not less)[kind]
        return -1 if found else 0

    return compare


# Conversions.


def evaluate_bitcast(op: Operation, compiler: Compiler) -> Compiled:
    """The bits of a value as another type; pointers stay what they are."""
    source, target = op.operands[0].type, op.results[0].type
    if isinstance(element_type_or_self(source), LLVMPointerType):
        return lambda pointer: pointer
    same_shape = isinstance(source, VectorType) == isinstance(target, VectorType)
    if same_shape and (not isinstance(source, VectorType) or source.shape == target.shape):  # type: ignore[attr-defined]
        return ARITH["arith.bitcast"](op, compiler)
    before, after = layout_of(source, compiler.machine), layout_of(target, compiler.machine)

    def cast(value: object) -> object:
        memory = memoryview(bytearray(max(before.size, after.size)))
        before.write(memory, 0, value)
        return after.read(memory, 0)

    return cast


def evaluate_freeze(op: Operation, compiler: Compiler) -> Kernel:
    """Some value in place of poison: zero."""
    zero = zero_value(op.results[0].type, compiler.machine)
    return lambda value: zero if isinstance(value, Poison) else value


def same(op: Operation, compiler: Compiler) -> Kernel:
    """The first operand."""
    return lambda value, *others: value


# Functions of integers.


def with_overflow(function: Callable[[int, int], int], signed: bool) -> Evaluator:
    """A struct of the result, cut off, and whether it was."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        if isinstance(op.operands[0].type, VectorType):
            raise unsupported("vectors cannot be executed")
        type = op.operands[0].type
        cut, mask = wrapping(type), (1 << width_of(type)) - 1

        def compute(a: int, b: int) -> tuple[int, int]:
            exact = function(a, b) if signed else function(a & mask, b & mask)
            found = cut(exact)
            return found, -1 if exact != (found if signed else found & mask) else 0

        return compute

    return evaluate


def saturating(function: Callable[[int, int], int], signed: bool) -> Evaluator:
    """The nearest number of the type."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        type = element_type_or_self(op.operands[0].type)
        width = width_of(type)
        cut, mask = wrapping(type), (1 << width) - 1
        low, high = (-(1 << width - 1), (1 << width - 1) - 1) if signed else (0, mask)

        def compute(a: int, b: int) -> int:
            exact = function(a, b) if signed else function(a & mask, b & mask)
            return cut(min(max(exact, low), high))

        return elementwise(op, compiler, compute)

    return evaluate


def of_bits(function: Callable[[int, int], int]) -> Evaluator:
    """A function of the bits of a number and how many these are."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        type = element_type_or_self(op.operands[0].type)
        width = width_of(type)
        cut, mask = wrapping(type), (1 << width) - 1
        return elementwise(op, compiler, lambda a: cut(function(a & mask, width)))

    return evaluate


def funnel_shift(left: bool) -> Evaluator:
    """A part of two numbers behind each other."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        type = element_type_or_self(op.operands[0].type)
        width = width_of(type)
        cut, mask = wrapping(type), (1 << width) - 1

        def compute(a: int, b: int, distance: int) -> int:
            by = (distance & mask) % width
            return cut(((a & mask) << width | (b & mask)) >> (width - by if left else by))

        return elementwise(op, compiler, compute)

    return evaluate


def evaluate_fmuladd(op: Operation, compiler: Compiler) -> Kernel:
    """A product and a sum, each rounded."""
    product, total = ARITH["arith.mulf"](op, compiler), ARITH["arith.addf"](op, compiler)
    assert callable(product) and callable(total)
    return lambda a, b, c: total(product(a, b), c)


def _swapped(bits: int, width: int) -> int:
    return int.from_bytes(bits.to_bytes(width // 8, "little"), "big")


def _reversed(bits: int, width: int) -> int:
    return int(f"{bits:0{width}b}"[::-1], 2)


def _is_disjoint(a: int, b: int) -> bool:
    return not a & b


def _is_positive(a: int) -> bool:
    return a >= 0


def _is_zero(a: int, width: int) -> bool:
    return a == 0


def _is_least(a: int, width: int) -> bool:
    return a == -(1 << width - 1)


_NEGATIVE: Final = "the operand is negative (nneg)"
ARITHMETIC: Final[dict[str, Evaluator]] = {
    **{f"llvm.{name}": ARITH[f"arith.{other}"] for name, other in LIKE_ARITH.items()},
    **{f"llvm.intr.{name}": MATH[f"math.{other}"] for name, other in LIKE_MATH.items()},
    "llvm.addrspacecast": same,
    "llvm.bitcast": evaluate_bitcast,
    "llvm.freeze": evaluate_freeze,
    "llvm.icmp": evaluate_icmp,
    "llvm.intr.abs": excluding(MATH["math.absi"], "is_int_min_poison", _is_least, "the least number has no absolute"),
    "llvm.intr.bitreverse": of_bits(_reversed),
    "llvm.intr.bswap": of_bits(_swapped),
    "llvm.intr.ctlz": excluding(MATH["math.ctlz"], "is_zero_poison", _is_zero, "zero has no leading one"),
    "llvm.intr.cttz": excluding(MATH["math.cttz"], "is_zero_poison", _is_zero, "zero has no trailing one"),
    "llvm.intr.expect": same,
    "llvm.intr.expect.with.probability": same,
    "llvm.intr.fmuladd": evaluate_fmuladd,
    "llvm.intr.fshl": funnel_shift(True),
    "llvm.intr.fshr": funnel_shift(False),
    "llvm.intr.launder.invariant.group": same,
    "llvm.intr.sadd.sat": saturating(int.__add__, True),
    "llvm.intr.sadd.with.overflow": with_overflow(int.__add__, True),
    "llvm.intr.smul.with.overflow": with_overflow(int.__mul__, True),
    "llvm.intr.ssa.copy": same,
    "llvm.intr.ssub.sat": saturating(int.__sub__, True),
    "llvm.intr.ssub.with.overflow": with_overflow(int.__sub__, True),
    "llvm.intr.strip.invariant.group": same,
    "llvm.intr.threadlocal.address": same,
    "llvm.intr.uadd.sat": saturating(int.__add__, False),
    "llvm.intr.uadd.with.overflow": with_overflow(int.__add__, False),
    "llvm.intr.umul.with.overflow": with_overflow(int.__mul__, False),
    "llvm.intr.usub.sat": saturating(int.__sub__, False),
    "llvm.intr.usub.with.overflow": with_overflow(int.__sub__, False),
    "llvm.or": promised(ARITH["arith.ori"], "isDisjoint", _is_disjoint, "both operands have a bit (disjoint)"),
    "llvm.select": ARITH["arith.select"],
    "llvm.uitofp": promised(ARITH["arith.uitofp"], "nonNeg", _is_positive, _NEGATIVE),
    "llvm.zext": promised(ARITH["arith.extui"], "nonNeg", _is_positive, _NEGATIVE),
}

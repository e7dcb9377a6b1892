"""Makes random modules defined: where a run meets undefined behaviour the op at fault gets operands that it can take.

    %0 = arith.divsi %a, %b          ->    %1 = arith.andi %b, 7; %2 = arith.ori %1, 1; %0 = arith.divsi %a, %2
    %0 = memref.load %m[%i]          ->    %d = memref.dim %m, 0; %1 = arith.remui %i, %d; %0 = memref.load %m[%1]
    linalg.matmul ins(%made, ..)     ->    a new parameter in the place of what the program made: its extents are chosen

Where nothing else helps the op goes, and parameters stand for its results. What depends on uninitialized memory gets
parameters in its place too. Of inputs that still are undefined there are few then, and passes have something to break.
"""

from __future__ import annotations

from collections.abc import Sequence

from pyopt.dialects.affine.indices import basis_of, bounds_of
from pyopt.dialects.arith.constants import filled
from pyopt.interpreter.errors import UNDEFINED, ExecutionError
from pyopt.ir.attributes import UNIT, IntegerAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, OpResult, Value
from pyopt.ir.opinfo import TERMINATOR
from pyopt.ir.signature import operand_bounds
from pyopt.ir.symbols import visibility
from pyopt.ir.types import DYNAMIC, INDEX, IntegerType, MemRefType, ShapedType, element_type_or_self
from pyopt.ir.verifier import verify
from pyopt.rewrite.rewriter import Rewriter
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import print_op
from tools.generators.builder import quiet_context
from tools.generators.reduce import add_parameter, function_around, replace_by_arguments
from tools.semantics.fitting import fitting, shape_of
from tools.semantics.inputs import NoInput, inputs_of
from tools.semantics.outcome import VALUES, difference, funcs_of, function_type, run_on

ROUNDS = 60
MENDED = "mended"
"""An attribute of ops that got other operands: if that did not help they go."""

INDEXED = {
    "memref.load": 0, "memref.store": 1, "tensor.extract": 0, "tensor.insert": 1, "memref.atomic_rmw": 1,
    "memref.generic_atomic_rmw": 0, "vector.load": 0, "vector.store": 1, "memref.prefetch": 0,
}  # fmt: skip
"""Ops with indices, and which operand they index."""
ASKING = ("tensor.dim", "memref.dim", "sparse_tensor.lvl")
DIVISIONS = ("div", "rem")
SHIFTS = ("shl", "shrs", "shru")
FREEING = ("memref.dealloc", "bufferization.dealloc")
UNINITIALIZED = ("tensor.empty", "memref.alloc", "memref.alloca", "bufferization.alloc_tensor")


def mended(text: str, inputs: int) -> str:
    """The module, changed until its functions are defined on their first inputs, or until nothing more can be done."""
    for _ in range(ROUNDS):
        context = quiet_context()
        module = parse_module(Source(text, "-"), context)
        if module is None:
            return text
        fault = _fault(module, inputs)
        if fault is None or not _mend(*fault, module, Rewriter(context)):
            break
        if not verify(module, context):
            break
        text = text_of(module, context)
    return _unmarked(text)


def text_of(module: Operation, context: Context) -> str:
    """A text that can be read again: not every custom form can (a vector.print of a new line takes the next one in)."""
    text = print_op(module, context)
    if parse_module(Source(text, "-"), quiet_context()) is not None:
        return text
    return print_op(module, context, PrintOptions(generic=True))


def _unmarked(text: str) -> str:
    context = quiet_context()
    module = parse_module(Source(text, "-"), context)
    assert module is not None
    for op in module.walk():
        op.remove_attribute(MENDED)
    return text_of(module, context)


def _fault(module: Operation, inputs: int) -> tuple[Operation, ExecutionError | None] | None:
    """The first function that is not defined, and why: None if that is uninitialized memory."""
    for function in funcs_of(module).values():
        if visibility(function) == "private":
            continue
        extents = fitting(function)
        types = function_type(function).inputs
        for number in range(inputs if types else 1):
            try:
                values = inputs_of(types, number, extents=extents)
            except NoInput:
                break
            outcome, error = run_on(module, function, values, 0, True)
            if error is not None and error.kind == UNDEFINED:
                return function, error
            if outcome.kind != VALUES:
                break
            if difference(outcome, run_on(module, function, values, 1, True)[0], 0.0):
                return function, None
    return None


def _mend(function: Operation, error: ExecutionError | None, module: Operation, rewriter: Rewriter) -> bool:
    """Changes the op at fault; False if nothing can be done."""
    if error is None:
        return any(_remove(op) for op in function.walk() if op.info.name in UNINITIALIZED)
    if "deallocated" in error.message:
        return any(_remove(op) for op in list(module.walk()) if op.info.name in FREEING)
    if "beyond its buffer" in error.message:
        return any(_remove(op) for op in list(module.walk()) if op.info.name == "memref.reinterpret_cast")
    op = error.op
    if error.message.startswith("depends on poison") and error.notes:
        op = error.notes[-1][1]
    if op is None or op.info.name == "func.func":
        return False
    if MENDED not in op.attributes:
        rewriter.insert_before(op)
        if _give_operands(op, error.message, rewriter):
            op.set_attribute(MENDED, UNIT)
            return True
    return _remove(op)


def _remove(op: Operation) -> bool:
    """Takes an op away."""
    if op.info.traits & TERMINATOR or not replace_by_arguments(op):
        return False
    op.erase()
    return True


def _give_operands(op: Operation, message: str, rewriter: Rewriter) -> bool:
    """Operands that the op can take; False if there is no way known."""
    dialect, _, name = op.info.name.partition(".")
    arithmetic = dialect in ("arith", "index")
    if arithmetic and any(one in name for one in DIVISIONS):
        return _mask(op, 7, 1, rewriter)
    if arithmetic and name.startswith(SHIFTS):
        type = element_type_or_self(op.operands[1].type)
        width = type.width if isinstance(type, IntegerType) else 64
        return _mask(op, 7 if width > 7 else 3 if width > 3 else 0, 0, rewriter)
    if op.info.name in INDEXED:
        return _bring_indices_in(op, rewriter)
    if op.info.name in ASKING and op.operands[1].type is INDEX:
        rank = len(shape_of(op.operands[0].type))
        if rank:
            rewriter.set_operand(op, 1, _remainder(op.operands[1], _number(rank, rewriter), rewriter))
        return rank > 0
    if op.info.name == "affine.delinearize_index":
        return _bring_below(op, [(0, basis_of(op))], rewriter)
    if op.info.name == "affine.linearize_index":
        bounds = enumerate(bounds_of(op))
        return _bring_below(op, [(at, [bound]) for at, bound in bounds if bound is not None], rewriter)
    return _cut(op)


def _bring_below(op: Operation, bounds: Sequence[tuple[int, Sequence[int | Value]]], rewriter: Rewriter) -> bool:
    """Operands modulo the product of numbers that are positive."""
    for at, factors in bounds:
        product = _number(1, rewriter)
        for factor in factors:
            value = _number(factor, rewriter) if isinstance(factor, int) else factor
            positive = rewriter.create("arith.maxsi", [value, _number(1, rewriter)], [INDEX]).results[0]
            product = rewriter.create("arith.muli", [product, positive], [INDEX]).results[0]
        rewriter.set_operand(op, at, _remainder(op.operands[at], product, rewriter))
    return bool(bounds)


def _mask(op: Operation, bits: int, one: int, rewriter: Rewriter) -> bool:
    """Leaves the lowest bits of the right operand, and sets the last one."""
    value = op.operands[1]
    width = getattr(element_type_or_self(value.type), "width", 64)
    mask = filled(value.type, bits if width > 3 else one)
    last = filled(value.type, one)
    if mask is None or last is None:
        return False
    for name, attribute in (("arith.andi", mask), ("arith.ori", last)):
        constant = rewriter.constant(attribute, op.operands[1].type)
        value = rewriter.create(name, [value, constant], [value.type]).results[0]
    rewriter.set_operand(op, 1, value)
    return True


def _number(value: int, rewriter: Rewriter) -> Value:
    return rewriter.constant(IntegerAttr.get(value, INDEX), INDEX)


def _remainder(value: Value, divisor: Value, rewriter: Rewriter) -> Value:
    return rewriter.create("arith.remui", [value, divisor], [INDEX]).results[0]


def _bring_indices_in(op: Operation, rewriter: Rewriter) -> bool:
    """Indices modulo the extents."""
    source = op.operands[INDEXED[op.info.name]]
    start, end = operand_bounds(op, "indices")
    dim = "memref.dim" if isinstance(source.type, MemRefType) else "tensor.dim"
    shape = shape_of(source.type)
    if end - start != len(shape) or not shape:
        return False
    for at, size in enumerate(shape):
        extent = _number(at if size == DYNAMIC else size, rewriter)
        if size == DYNAMIC:
            extent = rewriter.create(dim, [source, extent], [INDEX]).results[0]
        rewriter.set_operand(op, start + at, _remainder(op.operands[start + at], extent, rewriter))
    return True


def _cut(op: Operation) -> bool:
    """Parameters in the place of tensors and memrefs that the program makes; their extents can be chosen."""
    function = function_around(op)
    if function is None:
        return False
    new: dict[Value, Value] = {}
    for at, value in enumerate(op.operands):
        if not isinstance(value, OpResult) or not isinstance(value.type, ShapedType) or not shape_of(value.type):
            continue
        if value not in new:
            new[value] = add_parameter(function, value.type)
        op.set_operand(at, new[value])
    return bool(new)

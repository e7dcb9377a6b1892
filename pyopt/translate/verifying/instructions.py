"""Instructions, and calls of intrinsics."""

from __future__ import annotations

from pyopt.dialects.llvm.functions import function_type_of_llvm
from pyopt.dialects.switch_cases import case_values
from pyopt.ir.attributes import IntegerAttr, TypeAttr
from pyopt.ir.core import Operation
from pyopt.ir.mixed_indices import constant_index
from pyopt.ir.signature import operand_group
from pyopt.ir.types import IntegerType, VectorType
from pyopt.light import TYPE_CHECKING, Callable, Final
from pyopt.translate.types import element_of, vector_shape
from pyopt.translate.verifying.addresses import RULES as ADDRESS_RULES
from pyopt.translate.verifying.addresses import global_of
from pyopt.translate.verifying.assembly import check_assembly
from pyopt.translate.verifying.bundles import assumption_fault, intrinsic_fault
from pyopt.translate.verifying.calls import check_call
from pyopt.translate.verifying.casts import CASTS, cast_fault
from pyopt.translate.verifying.exceptions import landing_pad_fault, resume_fault
from pyopt.translate.verifying.report import HUGE, LARGEST_ALIGNMENT
from pyopt.translate.verifying.sizes import has_size, width_of
from pyopt.translate.verifying.tbaa import tag_fault

if TYPE_CHECKING:
    from pyopt.translate.module import ModuleTranslation
    from pyopt.translate.verifying.report import Problems

_CLASSES: Final = 0x3FF
_PREFETCH: Final = (
    ("rw", 1, "rw argument to llvm.prefetch must be 0-1"),
    ("hint", 3, "locality argument to llvm.prefetch must be 0-3"),
    ("cache", 1, "cache type argument to llvm.prefetch must be 0-1"),
)
_OTHER_TYPE: Final = "Call parameter type does not match function signature!"
_OTHER_SIZE: Final = "Result of a matrix operation does not fit in the returned vector!"
_PREDICATED: Final = ("llvm.intr.vp.", "llvm.intr.experimental.vp.")
_ALIGNED: Final = frozenset(("llvm.alloca", "llvm.load", "llvm.store"))


def check_instruction(module: ModuleTranslation, function: Operation, op: Operation, found: Problems) -> None:
    """An op in the body of a function."""
    name = op.info.name
    message = ""
    if name in ("llvm.call", "llvm.invoke"):
        check_call(function, op, found)
    elif name == "llvm.inline_asm":
        check_assembly(op, found)
    elif name in CASTS:
        message = cast_fault(module.layout, op)
    elif name in _ALIGNED and _number(op, "alignment") > LARGEST_ALIGNMENT:
        message = HUGE
    elif name.startswith(_PREDICATED):
        message = _predicated(op)
    elif name in _RULES:
        message = _RULES[name](op)
    elif name in ADDRESS_RULES:
        message = ADDRESS_RULES[name](module, op)
    elif name == "llvm.intr.vastart" and not function_type_of_llvm(function).is_vararg:
        message = "va_start called in a non-varargs function"
    if not message and "tbaa" in op.attributes:
        message = tag_fault(op)
    if message:
        found.append((message, op))


def _number(op: Operation, name: str) -> int:
    given = op.attributes.get(name)
    return given.value if isinstance(given, IntegerAttr) else 0


def _alloca(op: Operation) -> str:
    type = op.attributes.get("elem_type")
    return "" if not isinstance(type, TypeAttr) or has_size(type.value) else "Cannot allocate unsized type"


def _address(op: Operation) -> str:
    type = op.attributes.get("elem_type")
    return "" if not isinstance(type, TypeAttr) or has_size(type.value) else "GEP into unsized type!"


def _step(op: Operation) -> str:
    if width_of(op.results[0].type) >= 8:
        return ""
    return "stepvector only supported for vectors of integers with a bitwidth of at least 8."


def _bswap(op: Operation) -> str:
    return "bswap must be an even number of bytes" if width_of(op.operands[0].type) % 16 else ""


def _prefetch(op: Operation) -> str:
    return next((message for name, most, message in _PREFETCH if not 0 <= _number(op, name) <= most), "")


def _classes(op: Operation) -> str:
    return "unsupported bits for llvm.is.fpclass test mask" if _number(op, "bit") & ~_CLASSES else ""


def _lane_mask(op: Operation) -> str:
    element = element_of(op.results[0].type)
    is_bit = isinstance(element, IntegerType) and element.width == 1
    return "" if is_bit else "get_active_lane_mask: element type is not i1"


def _insert(op: Operation) -> str:
    target, part = op.operands[0].type, op.operands[1].type
    if element_of(target) is not element_of(part):
        return "vector_insert parameters must have the same element type."
    (length, scalable), (count, part_scales) = vector_shape(target), vector_shape(part)
    at = _number(op, "pos")
    if at % count:
        return "vector_insert index must be a constant multiple of the subvector's known minimum vector length."
    if scalable == part_scales and at + count > length:
        return "subvector operand of vector_insert would overrun the vector being inserted into."
    return ""


def _extract(op: Operation) -> str:
    whole, part = op.operands[0].type, op.results[0].type
    if element_of(whole) is not element_of(part):
        return "vector_extract result must have the same element type as the input vector."
    (length, scalable), (count, part_scales) = vector_shape(whole), vector_shape(part)
    at = _number(op, "pos")
    if at % count:
        return "vector_extract index must be a constant multiple of the result type's known minimum vector length."
    return "vector_extract would overrun." if scalable == part_scales and at + count > length else ""


def _masked(mask: str, value: str) -> Callable[[Operation], str]:
    """Of accesses under a mask, whose length is that of a value: of an operand's group, or of the result."""

    def rule(op: Operation) -> str:
        type = op.results[0].type if not value else operand_group(op, value)[0].type
        return "" if vector_shape(operand_group(op, mask)[0].type) == vector_shape(type) else _OTHER_TYPE

    return rule


def _masked_operands(mask: int, value: int) -> Callable[[Operation], str]:
    """The same of operands by their numbers: a mask has the length of a value."""

    def rule(op: Operation) -> str:
        type = op.results[0].type if op.results else op.operands[value].type
        return "" if vector_shape(op.operands[mask].type) == vector_shape(type) else _OTHER_TYPE

    return rule


def _transpose(op: Operation) -> str:
    size = _number(op, "rows") * _number(op, "columns")
    if vector_shape(op.operands[0].type)[0] != size:
        return _OTHER_TYPE
    return "" if vector_shape(op.results[0].type)[0] == size else _OTHER_SIZE


def _matrix_access(op: Operation) -> str:
    """A load or store of a matrix: its vector, and a stride that is known."""
    rows = _number(op, "rows")
    matrix = op.results[0] if op.results else op.operands[0]
    if vector_shape(matrix.type)[0] != rows * _number(op, "columns"):
        return _OTHER_SIZE
    stride = constant_index(op.operands[-1])
    if stride is not None and stride % (1 << 64) < rows:
        return "Stride must be greater or equal than the number of rows!"
    return ""


def _thread_local(op: Operation) -> str:
    """The operand is the address of a variable that each thread has its own of."""
    variable = global_of(op.operands[0])
    if variable is None:
        return "llvm.threadlocal.address first argument must be a GlobalValue"
    return (
        ""
        if "thread_local_" in variable.attributes
        else "llvm.threadlocal.address operand isThreadLocal() must be true"
    )


def _product(op: Operation) -> str:
    rows, inner, columns = (_number(op, name) for name in ("lhs_rows", "lhs_columns", "rhs_columns"))
    for number, operand, size in (("First", 0, rows * inner), ("Second", 1, inner * columns)):
        if vector_shape(op.operands[operand].type)[0] != size:
            return f"{number} argument of a matrix operation does not match specified shape!"
    return "" if vector_shape(op.results[0].type)[0] == rows * columns else _OTHER_SIZE


def _predicated(op: Operation) -> str:
    """All vectors of an op under a mask have one length."""
    shapes = [vector_shape(one.type) for one in (*op.results, *op.operands) if isinstance(one.type, VectorType)]
    if all(shape == shapes[0] for shape in shapes):
        return ""
    is_cast = len(op.operands) == 3 and shapes[0] == shapes[-1]
    return "VP cast intrinsic first argument and result vector lengths must be equal" if is_cast else _OTHER_TYPE


def _switch(op: Operation) -> str:
    values = case_values(op)
    return "" if len(set(values)) == len(values) else "Duplicate integer as switch case"


_RULES: Final[dict[str, Callable[[Operation], str]]] = {
    "llvm.landingpad": landing_pad_fault,
    "llvm.resume": resume_fault,
    "llvm.switch": _switch,
    "llvm.call_intrinsic": intrinsic_fault,
    "llvm.intr.assume": assumption_fault,
    "llvm.intr.stepvector": _step,
    "llvm.alloca": _alloca,
    "llvm.getelementptr": _address,
    "llvm.intr.bswap": _bswap,
    "llvm.intr.get.active.lane.mask": _lane_mask,
    "llvm.intr.is.fpclass": _classes,
    "llvm.intr.masked.compressstore": _masked_operands(2, 0),
    "llvm.intr.masked.expandload": _masked_operands(1, 2),
    "llvm.intr.masked.gather": _masked("mask", ""),
    "llvm.intr.masked.load": _masked("mask", ""),
    "llvm.intr.masked.scatter": _masked("mask", "value"),
    "llvm.intr.masked.store": _masked("mask", "value"),
    "llvm.intr.matrix.column.major.load": _matrix_access,
    "llvm.intr.matrix.column.major.store": _matrix_access,
    "llvm.intr.matrix.multiply": _product,
    "llvm.intr.matrix.transpose": _transpose,
    "llvm.intr.threadlocal.address": _thread_local,
    "llvm.intr.prefetch": _prefetch,
    "llvm.intr.vector.extract": _extract,
    "llvm.intr.vector.insert": _insert,
}

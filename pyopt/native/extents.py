"""Checks that a program is given extents which fit, where its types do not say so.

A program whose types leave extents open may be called with arrays that do not belong together: natively it would read
and write other memory. So each op on tensors and memrefs that asks for equal extents, or for a slice that lies within
its source, gets in front of it comparisons of the extents that are not known, with a call of `FAIL` for those that do
not hold, which ends the call with an error:

    linalg.generic (i, j), (j) -> (i)    dim(A, 1) = dim(x, 0), dim(A, 0) = dim(y, 0)
    subscripts i + r                     i + r - 1 <= dim
    tensor.cast ? to 4                   dim = 4
    slices                               0 <= offset, 0 <= size, offset + (size - 1) * stride < dim

`sizes.py` has those of ops that take sizes. With `bounds`, each access to an element is checked, too (`accesses.py`);
else those outside of loops whose place is given by constants and arguments, and insertions into sparse tensors.
"""

from __future__ import annotations

from pyopt.analysis.buffer_views import is_view
from pyopt.dialects.linalg.structure import is_structured
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.affine import DIM, FLOORDIV
from pyopt.ir.attributes import TRUE
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import AUTOMATIC_ALLOCATION_SCOPE, ELEMENTWISE, load
from pyopt.ir.types import DYNAMIC, I1
from pyopt.light import Final, final
from pyopt.native.accesses import check_access, check_transfer, is_given_place
from pyopt.native.checking import EQ, NE, Checker, is_shaped, is_unranked, shape_of
from pyopt.native.checks import BOUNDS, NONE
from pyopt.native.sizes import check_sizes
from pyopt.native.slices import check_slice
from pyopt.native.steps import check_step
from pyopt.native.structured import StructuredLoops, check_same

_CASTS: Final = frozenset(("tensor.cast", "memref.cast", "sparse_tensor.convert"))
_UNRANKED: Final[dict[str, str]] = {
    "tensor.cast": "pyopt.native.unranked:check_unranked_cast",
    "memref.cast": "pyopt.native.unranked:check_unranked_cast",
    "memref.copy": "pyopt.native.unranked:check_unranked_copy",
}
_CAST_LAYOUT: Final = "pyopt.native.layouts:check_cast_layout"
_LEAVING: Final = frozenset(("func.return", "memref.alloca_scope.return"))
_COMPUTATIONS: Final = frozenset(("linalg", "tensor", "sparse_tensor", "vector"))


def insert_checks(module: Operation, context: Context, checks: str) -> list[str]:
    """Puts the checks into all functions of a module; gives what each says if it does not hold.

    A text has `{found}` and `{wanted}` where the numbers stand.
    """
    if checks == NONE:
        return []
    inserter = Inserter(context, checks == BOUNDS)
    for op in list(module.walk()):
        if not is_within_computation(op):
            inserter.visit(op)
    inserter.checker.declare(module)
    return inserter.checker.texts


def is_computation(op: Operation) -> bool:
    """Its regions compute elements."""
    return op.info.name.partition(".")[0] in _COMPUTATIONS


def is_within_computation(op: Operation) -> bool:
    """The op is part of what another computes of each element: nothing can be called there, and it is lowered first."""
    parent = op.parent_op()
    while parent is not None and parent.info.name != "func.func":
        if is_computation(parent):
            return True
        parent = parent.parent_op()
    return False


@final
class Inserter:
    """Inserts checks in front of ops."""

    __slots__ = ("_bounds", "_inserted", "checker")

    def __init__(self, context: Context, bounds: bool) -> None:
        self._bounds = bounds
        self._inserted: dict[Operation, Value] = {}
        self.checker = Checker(context, [])

    def visit(self, op: Operation) -> None:
        """Checks in front of one op, if it needs any."""
        name = op.info.name
        checker = self.checker
        checker.start(op)
        if is_structured(op):
            StructuredLoops(checker, op).check()
        elif name in _UNRANKED and any(is_unranked(one.type) for one in op.operands):
            load(_UNRANKED[name])(checker, op)
            if name == "memref.cast":
                load(_CAST_LAYOUT)(checker, op)
        elif name in _CASTS:
            _cast(checker, op)
            if name == "memref.cast":
                load(_CAST_LAYOUT)(checker, op)
            elif name == "sparse_tensor.convert":
                _blocks(checker, op)
        elif name == "ub.unreachable":
            yes, zero = checker.rewriter.constant(TRUE, I1), checker.number(0)
            checker.fail_if(yes, zero, zero, "is reached")
        elif name in _LEAVING:
            _returned(checker, op)
        elif name == "memref.copy" or (op.info.traits & ELEMENTWISE and op.results and is_shaped(op.results[0].type)):
            _all_equal(checker, op)
        elif (
            check_slice(checker, op)
            or check_sizes(checker, op)
            or check_transfer(checker, op, self._bounds)
            or check_step(checker, op)
        ):
            pass
        elif name == "tensor.insert" and encoding_of(op.results[0].type) is not None:
            from pyopt.native.insertions import check_order

            check_access(checker, op)
            check_order(checker, op, self._inserted)
        elif self._bounds or is_given_place(checker, op):
            check_access(checker, op)


def _returned(checker: Checker, op: Operation) -> None:
    """Nothing is returned that is on the stack of what ends here."""
    for number, operand in enumerate(op.operands):
        made = operand.op
        while made is not None and is_view(made):
            made = made.operands[0].op
        if made is not None and made.info.name == "memref.alloca" and scope_of(made) is op.parent_op():
            always = checker.number(0)
            checker.check(EQ, always, always, f"operand #{number} shows memory of the stack, which is gone behind this")


def scope_of(op: Operation) -> Operation | None:
    """The op at whose end what is on the stack is freed."""
    scope = op.parent_op()
    while scope is not None and not scope.info.traits & AUTOMATIC_ALLOCATION_SCOPE:
        scope = scope.parent_op()
    return scope


def _all_equal(checker: Checker, op: Operation) -> None:
    """All operands have the same extents."""
    shapes = [shape_of(value.type) for value in op.operands]
    shaped = [number for number, value in enumerate(op.operands) if is_shaped(value.type)]
    for at in range(len(shapes[shaped[0]]) if shaped else 0):
        known = [number for number in shaped if shapes[number][at] != DYNAMIC]
        reference = (known or shaped)[0]
        for number in shaped:
            if number != reference and shapes[number][at] == DYNAMIC:
                check_same(checker, op, (number, at), (reference, at))


def _cast(checker: Checker, op: Operation) -> None:
    """Checks that the static information in a cast's result type is true of its operand."""
    value, type = op.operands[0], op.results[0].type
    if not is_shaped(type) or not is_shaped(value.type):
        return
    for at, (given, wanted) in enumerate(zip(shape_of(value.type), shape_of(type), strict=True)):
        if given == DYNAMIC != wanted:
            text = (
                f"operand #0{checker.argument(value)} has extent {{found}} in dimension {at}, and the result {{wanted}}"
            )
            checker.check(NE, checker.extent(value, at), checker.number(wanted), text)


def _blocks(checker: Checker, op: Operation) -> None:
    """The extents of what is stored in blocks are multiples of theirs."""
    value, type = op.operands[0], op.results[0].type
    encoding = encoding_of(type)
    if encoding is None or encoding is encoding_of(value.type):
        return
    for expression in encoding.dim_to_lvl.results:
        if expression.kind != FLOORDIV or expression.lhs.kind != DIM:
            continue
        at, block = expression.lhs.value, expression.rhs.value
        if shape_of(type)[at] != DYNAMIC:
            continue  # the type says where the last block ends
        rest = checker.binary("arith.remui", checker.extent(value, at), checker.number(block))
        checker.check(
            NE, rest, checker.number(0),
            f"operand #0{checker.argument(value)} has an extent in dimension {at} that is {{found}} more than a "
            f"multiple of the blocks' {block}",
        )  # fmt: skip

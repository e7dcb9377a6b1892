"""affine-raise-from-memref: loads and stores whose indices are affine become ops of affine.

    %a = arith.addi %i, %n : index
    %0 = memref.load %m[%a] : memref<16xf32>     ->     %0 = affine.load %m[%i + symbol(%n)] : memref<16xf32>

Indices are sums and products of constants, dims and symbols; in a product, one factor has no dims. Other attributes are
dropped, as in the reference. Expressions that are very long stay.
"""

from __future__ import annotations

from pyopt.dialects.affine.validity import affine_scope, is_valid_dim, is_valid_symbol
from pyopt.ir.affine import AffineExpr, AffineMap, AffineMapAttr, add, constant, dim, mul, symbol
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.light import Final, final
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter

LONGEST: Final = 1000
"""The limit of the parts of an expression."""
ARITHMETIC: Final = ("arith.addi", "arith.muli")


@final
class Subscripts:
    """The indices of one op as expressions of `dims` and `symbols`."""

    __slots__ = ("dims", "known", "region", "symbols")

    def __init__(self, op: Operation) -> None:
        self.region = affine_scope(op)
        self.dims: list[Value] = []
        self.symbols: list[Value] = []
        self.known: dict[Value, AffineExpr | None] = {}

    def expression(self, index: Value) -> AffineExpr | None:
        """The index as an affine expression; None if it is not affine."""
        known = self.known
        work = [index]
        while work:
            value = work[-1]
            if value in known:
                work.pop()
                continue
            op = value.op
            if op is None or op.info.name not in ARITHMETIC or constant_of(value) is not None:
                known[value] = self._leaf(value)
                continue
            missing = [operand for operand in op.operands if operand not in known]
            if missing:
                # The left one comes first.
                work += missing[::-1]
                continue
            known[value] = self._combined(op) or self._leaf(value)
        return known[index]

    def _combined(self, op: Operation) -> AffineExpr | None:
        """The sum or product of what is known."""
        lhs, rhs = [self.known[operand] for operand in op.operands]
        if lhs is None or rhs is None or lhs.size + rhs.size > LONGEST:
            return None
        if op.info.name == "arith.addi":
            return add(lhs, rhs)
        return mul(lhs, rhs) if lhs.symbolic or rhs.symbolic else None

    def _leaf(self, value: Value) -> AffineExpr | None:
        """A constant, a symbol or a dim."""
        number = constant_of(value)
        if isinstance(number, IntegerAttr):
            return constant(number.value)
        if is_valid_symbol(value, self.region):
            self.symbols.append(value)
            return symbol(len(self.symbols) - 1)
        if is_valid_dim(value, self.region):
            self.dims.append(value)
            return dim(len(self.dims) - 1)
        return None


def raise_access(op: Operation, rewriter: Rewriter) -> bool:
    """memref.load m[indices] -> affine.load m[map(indices)]"""
    load = op.info.name == "memref.load"
    accessed = list(op.operands[: 1 if load else 2])
    subscripts = Subscripts(op)
    expressions: list[AffineExpr] = []
    for index in op.operands[len(accessed) :]:
        found = subscripts.expression(index)
        if found is None:
            return False
        expressions.append(found)
    dims, symbols = subscripts.dims, subscripts.symbols
    map = AffineMapAttr.get(AffineMap.get(len(dims), len(symbols), expressions))
    name = "affine.load" if load else "affine.store"
    types = [result.type for result in op.results]
    rewriter.insert_before(op)
    rewriter.loc = op.loc
    rewriter.replace_with_new(op, name, [*accessed, *dims, *symbols], types, {"map": map})
    return True


def run(op: Operation, pass_context: PassContext) -> bool:
    """Replaces what is in `op`."""
    rewriter = Rewriter(pass_context.context)
    changed = False
    for one in list(op.walk()):
        if one.info.name in ("memref.load", "memref.store"):
            changed = raise_access(one, rewriter) or changed
    return changed


PASS = make_pass("affine-raise-from-memref", run, anchor="func.func", class_name="RaiseMemrefDialect", apart=True)

"""Index values as sums of other values with constant factors, so that differences between them become known.

    %q = affine.apply (s0 + 4)()[%o];  %p = arith.addi %o, %c4     gives     %p - %q == 0

Arithmetic, affine.apply and the extents of tensors and memrefs are looked through. What is left is an atom: a value, an
extent of one, or a quotient of the same expression over the same values.
"""

from __future__ import annotations

from pyopt.dialects.affine.validity import DIM_OPS, map_of
from pyopt.ir.affine import DIM, SYMBOL, AffineExpr, AffineMap, dim, is_pure_affine, replace, subexpressions
from pyopt.ir.affine_flatten import Flattener
from pyopt.ir.core import OpResult, Value
from pyopt.ir.mixed_indices import constant_index, mixed_group
from pyopt.ir.overflow import NSW, overflow_flags
from pyopt.ir.signature import dynamic_extents, operand_group
from pyopt.ir.types import DYNAMIC, ShapedType
from pyopt.light import TYPE_CHECKING, Final, Sequence, TypeAlias, final

if TYPE_CHECKING:
    Atom: TypeAlias = Value | tuple[Value, int] | tuple[AffineExpr, tuple[Value, ...]]
    Term: TypeAlias = tuple[int | Value | tuple[Value, int], int]
    """A number, a value or an extent, and its factor."""

MOST_STEPS: Final = 1000
"""The number of terms that are looked through; further ones are atoms."""

_ARITHMETIC: Final = frozenset(("arith.addi", "arith.subi", "arith.muli"))
_CASTS: Final = frozenset(("memref.cast", "tensor.cast"))
_SLICES: Final = frozenset(("memref.subview", "tensor.extract_slice"))


@final
class LinearForm:
    """A constant and atoms with their factors; none is 0.

    Equal up to whole turns of the index type, or, with `exact`, as numbers: arithmetic that may wrap is an atom then.
    """

    __slots__ = ("atoms", "constant", "exact")

    def __init__(self, terms: Sequence[Term], exact: bool = False) -> None:
        self.constant = 0
        self.atoms: dict[Atom, int] = {}
        self.exact = exact
        self.extend(terms)

    def extend(self, terms: Sequence[Term]) -> None:
        """Adds terms."""
        work = list(terms)
        steps = 0
        while work:
            part, factor = work.pop()
            steps += 1
            if isinstance(part, int):
                self.constant += factor * part
                continue
            parts = self._looked_through(part, factor) if steps < MOST_STEPS else None
            if parts is None:
                self.add(part, factor)
            else:
                work += parts

    def add(self, atom: Atom, factor: int) -> None:
        """Adds an atom as it is."""
        total = self.atoms.get(atom, 0) + factor
        if total:
            self.atoms[atom] = total
        else:
            self.atoms.pop(atom, None)

    def _looked_through(self, part: Value | tuple[Value, int], factor: int) -> list[Term] | None:
        """The terms of a value or an extent; None if they are not known."""
        if isinstance(part, tuple):
            found = extent(*part)
            return None if found is None else [(found, factor)]
        number = constant_index(part)
        if number is not None:
            return [(number, factor)]
        op = part.op
        if op is None:
            return None
        name = op.info.name
        if self.exact and name in _ARITHMETIC and not overflow_flags(op) & NSW:
            return None
        if name in ("arith.addi", "arith.subi"):
            return [(op.operands[0], factor), (op.operands[1], factor if name == "arith.addi" else -factor)]
        if name == "arith.muli":
            for value, other in (op.operands, reversed(op.operands)):
                number = constant_index(other)
                if number is not None:
                    return [(value, factor * number)]
        if name in DIM_OPS:
            number = constant_index(op.operands[1])
            return None if number is None or number < 0 else [((op.operands[0], number), factor)]
        if name != "affine.apply":
            return None
        map = map_of(op).value
        return self.of_expression(map.results[0], map, op.operands, factor)

    def of_expression(
        self, expr: AffineExpr, map: AffineMap, operands: Sequence[Value], factor: int
    ) -> list[Term] | None:
        """The terms of a result of a map; its quotients become atoms at once. None, and no atoms, if it has none."""
        flattener = Flattener(map.num_dims, map.num_symbols)
        flat = flattener.flatten(expr) if is_pure_affine(expr) else None
        if flat is None:
            return None
        inputs = map.num_inputs
        for quotient, coefficient in zip(flattener.locals, flat[inputs:-1], strict=True):
            if coefficient:
                self.add(_quotient(quotient, map.num_dims, operands), factor * coefficient)
        terms: list[Term] = [(flat[-1], factor)]
        terms += [(value, factor * one) for value, one in zip(operands, flat[:inputs], strict=True) if one]
        return terms


def _quotient(expr: AffineExpr, num_dims: int, operands: Sequence[Value]) -> Atom:
    """A quotient over the values that it uses, whatever their places are."""
    used: dict[Value, AffineExpr] = {}
    for node in subexpressions(expr):
        if node.kind in (DIM, SYMBOL):
            value = operands[node.value + (num_dims if node.kind == SYMBOL else 0)]
            used.setdefault(value, dim(len(used)))
    exprs = [used.get(value) for value in operands]
    return replace(expr, exprs[:num_dims], exprs[num_dims:]), tuple(used)


def extent(value: Value, number: int) -> int | Value | tuple[Value, int] | None:
    """An extent of a tensor or memref: a number, a value, or the extent of another one; None if it is not known."""
    type = value.type
    if not isinstance(type, ShapedType) or type.shape is None or number >= len(type.shape):
        return None
    if type.shape[number] != DYNAMIC:
        return type.shape[number]
    op = value.op
    if op is None or not isinstance(value, OpResult):
        return None
    name = op.info.name
    if name in _CASTS:
        source = op.operands[0].type
        ranked = isinstance(source, ShapedType) and source.shape is not None
        return (op.operands[0], number) if ranked else None
    if op.info.extents:
        given = dynamic_extents(op)
        return given[type.shape[:number].count(DYNAMIC)] if given else None
    if name in _SLICES:
        sizes = mixed_group(op, "sizes")
        return sizes[number] if len(sizes) == len(type.shape) else None
    if op.info.inits and len(op.results) == 1:
        return operand_group(op, op.info.inits)[0], number
    return None


def constant_difference(terms: Sequence[Term]) -> int | None:
    """The sum of the terms, if it does not depend on any value."""
    form = LinearForm(terms)
    return None if form.atoms else form.constant


def is_equal(one: int | Value, other: int | Value) -> bool:
    """The two are known to be the same number."""
    if isinstance(one, int) and isinstance(other, int):
        return one == other
    return one is other or constant_difference([(one, 1), (other, -1)]) == 0

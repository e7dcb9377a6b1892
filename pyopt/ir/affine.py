"""Affine expressions, affine maps and integer sets, and the attributes that hold them.

Expressions are interned, so equal ones are identical. The makers (`add`, `mul`, ...) simplify exactly as the reference
does when it builds an expression: constants and symbols go to the right, constants fold unless they overflow 64 bits,
`x - x floordiv c * c` becomes `x mod c`, and so on. Stronger simplification is in `affine_flatten.py`.
"""

from __future__ import annotations

from math import gcd

from pyopt.ir.attributes import Attribute
from pyopt.ir.tables import unique, whole
from pyopt.light import Final, Sequence, final

ADD: Final = 0
MUL: Final = 1
MOD: Final = 2
FLOORDIV: Final = 3
CEILDIV: Final = 4
CONSTANT: Final = 5
DIM: Final = 6
SYMBOL: Final = 7

_LOW: Final = -(1 << 63)
_HIGH: Final = (1 << 63) - 1


@final
class AffineExpr:
    """`kind` says what it is; `value` is a constant's value or a dim's or symbol's position.

    `lhs` and `rhs` are the operands of the binary kinds (ADD to CEILDIV); those of a leaf are the leaf itself, which
    saves every reader a check for None. `symbolic`: no dims in it. `divisor`: the largest known divisor of its value.
    `size`: its nodes as a tree, which is how it prints; equal subexpressions are one object, so there may be fewer.
    """

    __slots__ = ("divisor", "kind", "lhs", "rhs", "size", "symbolic", "value")

    def __init__(self, kind: int, value: int, lhs: AffineExpr | None, rhs: AffineExpr | None) -> None:
        self.kind = kind
        self.value = whole(value)
        self.lhs: AffineExpr = self if lhs is None else lhs
        self.rhs: AffineExpr = self if rhs is None else rhs
        self.symbolic: bool = kind != DIM if lhs is None or rhs is None else lhs.symbolic and rhs.symbolic
        self.divisor = _divisor(kind, self.value, lhs, rhs)
        self.size: int = 1 if lhs is None or rhs is None else lhs.size + rhs.size + 1

    def is_constant(self) -> bool:
        return self.kind == CONSTANT

    def is_binary(self) -> bool:
        return self.kind <= CEILDIV

    def __add__(self, other: AffineExpr | int) -> AffineExpr:
        return add(self, constant(other) if isinstance(other, int) else other)

    def __sub__(self, other: AffineExpr | int) -> AffineExpr:
        return sub(self, constant(other) if isinstance(other, int) else other)

    def __mul__(self, other: AffineExpr | int) -> AffineExpr:
        return mul(self, constant(other) if isinstance(other, int) else other)

    def __neg__(self) -> AffineExpr:
        return neg(self)

    def __mod__(self, other: AffineExpr | int) -> AffineExpr:
        return mod(self, constant(other) if isinstance(other, int) else other)

    def __floordiv__(self, other: AffineExpr | int) -> AffineExpr:
        return floordiv(self, constant(other) if isinstance(other, int) else other)

    def ceildiv(self, other: AffineExpr | int) -> AffineExpr:
        return ceildiv(self, constant(other) if isinstance(other, int) else other)


def _divisor(kind: int, value: int, lhs: AffineExpr | None, rhs: AffineExpr | None) -> int:
    if lhs is None or rhs is None:
        return abs(value) if kind == CONSTANT else 1
    if kind == MUL:
        return lhs.divisor * rhs.divisor
    if kind in (ADD, MOD):
        return gcd(lhs.divisor, rhs.divisor)
    if rhs.kind == CONSTANT and rhs.value != 0 and lhs.divisor % rhs.value == 0:
        return abs(lhs.divisor // rhs.value)
    return 1


_leaves: dict[tuple[int, int], AffineExpr] = unique({}, to_itself=2)
_binaries: dict[tuple[int, AffineExpr, AffineExpr], AffineExpr] = unique({})


def _leaf(kind: int, value: int) -> AffineExpr:
    key = (kind, value)
    return _leaves.get(key) or _leaves.setdefault(key, AffineExpr(kind, value, None, None))


def _binary(kind: int, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    key = (kind, lhs, rhs)
    return _binaries.get(key) or _binaries.setdefault(key, AffineExpr(kind, 0, lhs, rhs))


def dim(position: int) -> AffineExpr:
    """The dimension at `position`."""
    return _leaf(DIM, position)


def symbol(position: int) -> AffineExpr:
    """The symbol at `position`."""
    return _leaf(SYMBOL, position)


def constant(value: int) -> AffineExpr:
    """A constant, wrapped to 64 bits."""
    if not _LOW <= value <= _HIGH:
        value = ((value - _LOW) & 0xFFFFFFFFFFFFFFFF) + _LOW
    return _leaf(CONSTANT, value)


def neg(expr: AffineExpr) -> AffineExpr:
    return mul(expr, constant(-1))


def sub(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    return add(lhs, neg(rhs))


def add(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """lhs + rhs."""
    return _simplified_sum(lhs, rhs) or _binary(ADD, lhs, rhs)


def _simplified_sum(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    """lhs + rhs, unless that is simply the one and the other in this order."""
    if lhs.kind == CONSTANT and rhs.kind == CONSTANT:
        total = lhs.value + rhs.value
        return constant(total) if _LOW <= total <= _HIGH else None
    if lhs.kind == CONSTANT or (lhs.symbolic and not rhs.symbolic) or _is_later(lhs, rhs):
        return add(rhs, lhs)
    if rhs.kind == CONSTANT:
        if rhs.value == 0:
            return lhs
        if lhs.kind == ADD and lhs.rhs.kind == CONSTANT:
            return add(lhs.lhs, constant(lhs.rhs.value + rhs.value))
    left, left_factor = _product(lhs)
    right, right_factor = _product(rhs)
    if left is right:
        return mul(left, constant(left_factor + right_factor))
    if lhs.kind == ADD and lhs.rhs.kind == CONSTANT:
        return add(add(lhs.lhs, rhs), lhs.rhs)
    if rhs.kind != MUL:
        return None
    # x + (x floordiv q * q) * -1 and x + x floordiv c * -c -> x mod c.
    inner, factor = rhs.lhs, rhs.rhs
    if factor.kind == CONSTANT and factor.value == -1 and inner.kind == MUL:
        quotient = inner.lhs
        if quotient.kind == FLOORDIV and quotient.rhs is inner.rhs and quotient.lhs is lhs:
            return mod(lhs, inner.rhs)
    elif inner.kind == FLOORDIV:
        divisor = inner.rhs
        if inner.lhs is lhs and divisor.kind == CONSTANT and divisor.value > 0 and divisor is neg(factor):
            return mod(lhs, divisor)
        if lhs.kind == ADD:
            # What goes together with the last summand stands next to it.
            last = _simplified_sum(lhs.rhs, rhs)
            return None if last is None else add(lhs.lhs, last)
    return None


def _is_later(lhs: AffineExpr, rhs: AffineExpr) -> bool:
    """Both are dims, or symbols, and the first has the greater number."""
    return lhs.kind == rhs.kind and lhs.kind in (DIM, SYMBOL) and lhs.value > rhs.value


def _product(expr: AffineExpr) -> tuple[AffineExpr, int]:
    """e * c -> (e, c); any other e -> (e, 1)."""
    if expr.kind == MUL and expr.rhs.kind == CONSTANT:
        return expr.lhs, expr.rhs.value
    return expr, 1


def mul(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """lhs * rhs; one of them should be symbolic."""
    if lhs.kind == CONSTANT and rhs.kind == CONSTANT:
        product = lhs.value * rhs.value
        return constant(product) if _LOW <= product <= _HIGH else _binary(MUL, lhs, rhs)
    if lhs.kind == CONSTANT or (lhs.symbolic and not rhs.symbolic) or _is_later(lhs, rhs):
        lhs, rhs = rhs, lhs
    if lhs.kind == SYMBOL and rhs.kind == SYMBOL and lhs.value > rhs.value:
        lhs, rhs = rhs, lhs
    if rhs.kind == CONSTANT:
        if rhs.value == 1:
            return lhs
        if rhs.value == 0:
            return rhs
    if lhs.kind == MUL and lhs.rhs.kind == CONSTANT:
        if rhs.kind == CONSTANT:
            return mul(lhs.lhs, constant(lhs.rhs.value * rhs.value))
        return mul(mul(lhs.lhs, rhs), lhs.rhs)
    return _binary(MUL, lhs, rhs)


def floordiv(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """lhs floordiv rhs, rounding down."""
    by = rhs.value
    if rhs.kind != CONSTANT or by == 0:
        return _binary(FLOORDIV, lhs, rhs)
    if lhs.kind == CONSTANT:
        if lhs.value == _LOW and by == -1:
            return _binary(FLOORDIV, lhs, rhs)
        return constant(lhs.value // by)
    if by == 1:
        return lhs
    if lhs.kind == MUL and lhs.rhs.kind == CONSTANT and lhs.rhs.value % by == 0:
        return mul(lhs.lhs, constant(lhs.rhs.value // by))
    if lhs.kind == ADD and (lhs.lhs.divisor % by == 0 or lhs.rhs.divisor % by == 0):
        return add(floordiv(lhs.lhs, rhs), floordiv(lhs.rhs, rhs))
    return _binary(FLOORDIV, lhs, rhs)


def ceildiv(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """lhs ceildiv rhs, rounding up."""
    by = rhs.value
    if rhs.kind != CONSTANT or by == 0:
        return _binary(CEILDIV, lhs, rhs)
    if lhs.kind == CONSTANT:
        if lhs.value == _LOW and by == -1:
            return _binary(CEILDIV, lhs, rhs)
        return constant(-(-lhs.value // by))
    if by == 1:
        return lhs
    if lhs.kind == MUL and lhs.rhs.kind == CONSTANT and lhs.rhs.value % by == 0:
        return mul(lhs.lhs, constant(lhs.rhs.value // by))
    return _binary(CEILDIV, lhs, rhs)


def mod(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """lhs mod rhs, in [0, rhs)."""
    by = rhs.value
    if rhs.kind != CONSTANT or by < 1:
        return _binary(MOD, lhs, rhs)
    if lhs.kind == CONSTANT:
        return constant(lhs.value % by)
    if lhs.divisor % by == 0:
        return constant(0)
    if lhs.kind == ADD:
        if lhs.lhs.divisor % by == 0:
            return mod(lhs.rhs, rhs)
        if lhs.rhs.divisor % by == 0:
            return mod(lhs.lhs, rhs)
    if lhs.kind == MOD and lhs.rhs.kind == CONSTANT and lhs.rhs.value >= 1 and lhs.rhs.value % by == 0:
        return mod(lhs.lhs, rhs)
    return _binary(MOD, lhs, rhs)


_MAKERS: Final = (add, mul, mod, floordiv, ceildiv)


def binary(kind: int, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """The expression of a binary kind, simplified."""
    if kind == ADD:
        return add(lhs, rhs)
    if kind == MUL:
        return mul(lhs, rhs)
    return _MAKERS[kind](lhs, rhs)


def subexpressions(expr: AffineExpr) -> list[AffineExpr]:
    """Each distinct expression inside `expr` and itself, operands before their users; no recursion."""
    if expr.kind > CEILDIV:
        return [expr]
    order: list[AffineExpr] = []
    seen: set[AffineExpr] = set()
    stack = [expr]
    while stack:
        node = stack[-1]
        if node in seen:
            stack.pop()
        elif node.kind > CEILDIV:
            seen.add(stack.pop())
            order.append(node)
        else:
            ready = True
            if node.rhs not in seen:
                stack.append(node.rhs)
                ready = False
            if node.lhs not in seen:
                stack.append(node.lhs)
                ready = False
            if ready:
                seen.add(stack.pop())
                order.append(node)
    return order


def replace(
    expr: AffineExpr, dims: Sequence[AffineExpr | None], symbols: Sequence[AffineExpr | None] = ()
) -> AffineExpr:
    """`expr` with dim i replaced by dims[i] and symbol i by symbols[i]; those beyond the ends, or None, stay."""
    if expr.kind >= CONSTANT:
        inputs = dims if expr.kind == DIM else symbols if expr.kind == SYMBOL else ()
        found = inputs[expr.value] if expr.value < len(inputs) and expr.kind != CONSTANT else None
        return expr if found is None else found
    done: dict[AffineExpr, AffineExpr] = {}
    for node in subexpressions(expr):
        kind = node.kind
        new: AffineExpr | None = None
        if kind == DIM:
            new = dims[node.value] if node.value < len(dims) else None
        elif kind == SYMBOL:
            new = symbols[node.value] if node.value < len(symbols) else None
        elif kind != CONSTANT:
            lhs, rhs = done[node.lhs], done[node.rhs]
            new = node if lhs is node.lhs and rhs is node.rhs else binary(kind, lhs, rhs)
        done[node] = node if new is None else new
    return done[expr]


def replace_expressions(expr: AffineExpr, replacements: dict[AffineExpr, AffineExpr]) -> AffineExpr:
    """`expr` with whole subexpressions replaced; the outermost match wins and results are not searched again."""
    found = replacements.get(expr)
    if found is not None:
        return found
    if expr.kind > CEILDIV:
        return expr
    lhs, rhs = replace_expressions(expr.lhs, replacements), replace_expressions(expr.rhs, replacements)
    return expr if lhs is expr.lhs and rhs is expr.rhs else binary(expr.kind, lhs, rhs)


def shift_dims(expr: AffineExpr, count: int, shift: int, offset: int = 0) -> AffineExpr:
    """Dims offset..count-1 become those `shift` further."""
    return replace(expr, [None] * offset + [dim(i + shift) for i in range(offset, count)])


def shift_symbols(expr: AffineExpr, count: int, shift: int, offset: int = 0) -> AffineExpr:
    """Symbols offset..count-1 become those `shift` further."""
    return replace(expr, (), [None] * offset + [symbol(i + shift) for i in range(offset, count)])


def evaluate(expr: AffineExpr, dims: Sequence[int], symbols: Sequence[int] = ()) -> int | None:
    """The value for these dims and symbols; None where it divides by zero or takes a remainder by what is below 1."""
    values: dict[AffineExpr, int] = {}
    for node in subexpressions(expr):
        kind = node.kind
        if kind == CONSTANT:
            values[node] = node.value
        elif kind == DIM:
            values[node] = dims[node.value]
        elif kind == SYMBOL:
            values[node] = symbols[node.value]
        else:
            lhs, rhs = values[node.lhs], values[node.rhs]
            if kind == ADD:
                values[node] = lhs + rhs
            elif kind == MUL:
                values[node] = lhs * rhs
            elif rhs == 0 or (kind == MOD and rhs < 1):
                return None
            elif kind == MOD:
                values[node] = lhs % rhs
            elif kind == FLOORDIV:
                values[node] = lhs // rhs
            else:
                values[node] = -(-lhs // rhs)
    return values[expr]


def is_pure_affine(expr: AffineExpr) -> bool:
    """Products have a constant factor, and divisors are constants."""
    for node in subexpressions(expr):
        if node.kind <= CEILDIV and node.kind != ADD and node.rhs.kind != CONSTANT:
            if node.kind != MUL or node.lhs.kind != CONSTANT:
                return False
    return True


def uses_dim(expr: AffineExpr, position: int) -> bool:
    return dim(position) in subexpressions(expr)


def is_multiple_of(expr: AffineExpr, factor: int) -> bool:
    """Whether every value of `expr` is known to be a multiple of `factor`."""
    if expr.divisor % factor == 0:
        return True
    if expr.kind == MUL:
        return is_multiple_of(expr.lhs, factor) or is_multiple_of(expr.rhs, factor)
    return expr.kind in (ADD, MOD) and gcd(expr.lhs.divisor, expr.rhs.divisor) % factor == 0


def position_counts(exprs: Sequence[AffineExpr]) -> tuple[int, int]:
    """One more than the highest dim and the highest symbol that occur."""
    dims = symbols = 0
    for expr in exprs:
        for node in subexpressions(expr):
            if node.kind == DIM:
                dims = max(dims, node.value + 1)
            elif node.kind == SYMBOL:
                symbols = max(symbols, node.value + 1)
    return dims, symbols


@final
class AffineMap:
    """(d0, ...)[s0, ...] -> (results); interned."""

    __slots__ = ("_identity", "_projected", "_used_dims", "_used_symbols", "num_dims", "num_symbols", "results")

    def __init__(self, num_dims: int, num_symbols: int, results: tuple[AffineExpr, ...]) -> None:
        self.num_dims = whole(num_dims)
        self.num_symbols = whole(num_symbols)
        self.results = results
        # Found out when first asked for.
        self._identity: bool | None = None
        self._projected: bool | None = None
        self._used_dims: tuple[bool, ...] | None = None
        self._used_symbols: tuple[bool, ...] | None = None

    @staticmethod
    def get(num_dims: int, num_symbols: int, results: Sequence[AffineExpr]) -> AffineMap:
        key = (num_dims, num_symbols, tuple(results))
        return _maps.get(key) or _maps.setdefault(key, AffineMap(num_dims, num_symbols, key[2]))

    @staticmethod
    def identity(rank: int) -> AffineMap:
        """(d0, d1) -> (d0, d1)."""
        return AffineMap.get(rank, 0, [dim(i) for i in range(rank)])

    @staticmethod
    def symbol_identity(count: int) -> AffineMap:
        """()[s0, s1] -> (s0, s1)."""
        return AffineMap.get(0, count, [symbol(i) for i in range(count)])

    @staticmethod
    def constant(value: int) -> AffineMap:
        """() -> (value)."""
        return AffineMap.get(0, 0, (constant(value),))

    @staticmethod
    def permutation(positions: Sequence[int]) -> AffineMap:
        """[1, 0] gives (d0, d1) -> (d1, d0)."""
        return AffineMap.get(len(positions), 0, [dim(i) for i in positions])

    @staticmethod
    def minor_identity(dims: int, results: int) -> AffineMap:
        """The last `results` of `dims` dims: (d0, d1, d2) -> (d1, d2)."""
        return AffineMap.get(dims, 0, [dim(i) for i in range(dims - results, dims)])

    @staticmethod
    def multi_dim(dims: int, positions: Sequence[int]) -> AffineMap:
        """The dims at `positions`, in that order."""
        return AffineMap.get(dims, 0, [dim(i) for i in positions])

    @property
    def num_inputs(self) -> int:
        return self.num_dims + self.num_symbols

    def is_empty(self) -> bool:
        """() -> ()."""
        return not (self.num_dims or self.num_symbols or self.results)

    def is_identity(self) -> bool:
        if self._identity is None:
            count = len(self.results)
            self._identity = self.num_dims == count and self.results == tuple([dim(i) for i in range(count)])
        return self._identity

    def is_minor_identity(self) -> bool:
        first = self.num_dims - len(self.results)
        return first >= 0 and all(result is dim(i + first) for i, result in enumerate(self.results))

    def is_projected_permutation(self) -> bool:
        """Results are distinct dims and there are no symbols."""
        if self._projected is None:
            self._projected = self._is_projected()
        return self._projected

    def _is_projected(self) -> bool:
        if self.num_symbols or len(self.results) > self.num_dims:
            return False
        seen: set[int] = set()
        for result in self.results:
            if result.kind != DIM or result.value in seen:
                return False
            seen.add(result.value)
        return True

    def is_permutation(self) -> bool:
        return self.num_dims == len(self.results) and self.is_projected_permutation()

    def is_constant(self) -> bool:
        return all(result.kind == CONSTANT for result in self.results)

    def is_single_constant(self) -> bool:
        return len(self.results) == 1 and self.results[0].kind == CONSTANT

    def constant_results(self) -> list[int]:
        """The results of a map of constants."""
        return [result.value for result in self.results]

    def dim_position(self, index: int) -> int:
        """The position of the dim that result `index` is."""
        return self.results[index].value

    def result_position(self, expr: AffineExpr) -> int | None:
        """The index of the first result that is `expr`."""
        for i, result in enumerate(self.results):
            if result is expr:
                return i
        return None

    def evaluate(self, dims: Sequence[int], symbols: Sequence[int] = ()) -> list[int | None]:
        """The results' values; None for one that divides by zero."""
        return [evaluate(result, dims, symbols) for result in self.results]

    def partial_fold(self, operands: Sequence[int | None]) -> AffineMap:
        """The map with the inputs (dims, then symbols) whose values are known replaced by them."""
        exprs = [None if value is None else constant(value) for value in operands]
        return self.replace(exprs[: self.num_dims], exprs[self.num_dims :], self.num_dims, self.num_symbols)

    def replace(
        self,
        dims: Sequence[AffineExpr | None],
        symbols: Sequence[AffineExpr | None],
        num_dims: int,
        num_symbols: int,
    ) -> AffineMap:
        """Dims and symbols replaced, in a map with these counts."""
        return AffineMap.get(num_dims, num_symbols, [replace(result, dims, symbols) for result in self.results])

    def compose(self, inner: AffineMap) -> AffineMap:
        """self(inner(x)); self's symbols come first, then those of `inner`."""
        count = self.num_symbols
        results: Sequence[AffineExpr] = inner.results
        if count and inner.num_symbols:
            results = [shift_symbols(result, inner.num_symbols, count) for result in results]
        return self.replace(results, (), inner.num_dims, count + inner.num_symbols)

    def compose_values(self, values: Sequence[int]) -> list[int | None]:
        """The results' values for these dims; a map without symbols."""
        return self.evaluate(values)

    def sub_map(self, positions: Sequence[int]) -> AffineMap:
        """Only the results at `positions`."""
        return AffineMap.get(self.num_dims, self.num_symbols, [self.results[i] for i in positions])

    def shift_dims(self, shift: int, offset: int = 0) -> AffineMap:
        results = [shift_dims(result, self.num_dims, shift, offset) for result in self.results]
        return AffineMap.get(self.num_dims + shift, self.num_symbols, results)

    def shift_symbols(self, shift: int, offset: int = 0) -> AffineMap:
        results = [shift_symbols(result, self.num_symbols, shift, offset) for result in self.results]
        return AffineMap.get(self.num_dims, self.num_symbols + shift, results)

    def used_dims(self) -> tuple[bool, ...]:
        """For each dim, whether a result has it."""
        if self._used_dims is None:
            self._used_dims = _used(self.results, DIM, self.num_dims)
        return self._used_dims

    def used_symbols(self) -> tuple[bool, ...]:
        """For each symbol, whether a result has it."""
        if self._used_symbols is None:
            self._used_symbols = _used(self.results, SYMBOL, self.num_symbols)
        return self._used_symbols

    def compress_dims(self, unused: Sequence[bool]) -> AffineMap:
        """Without the dims marked, which no result may use; the others move down."""
        kept = [i for i in range(self.num_dims) if not unused[i]]
        return self.replace(_renumber(kept, self.num_dims, DIM), (), len(kept), self.num_symbols)

    def compress_symbols(self, unused: Sequence[bool]) -> AffineMap:
        kept = [i for i in range(self.num_symbols) if not unused[i]]
        return self.replace((), _renumber(kept, self.num_symbols, SYMBOL), self.num_dims, len(kept))

    def compress_unused_dims(self) -> AffineMap:
        return self.compress_dims([not used for used in self.used_dims()])


def _used(exprs: Sequence[AffineExpr], kind: int, count: int) -> tuple[bool, ...]:
    used = [False] * count
    for expr in exprs:
        for node in subexpressions(expr):
            if node.kind == kind:
                used[node.value] = True
    return tuple(used)


def _renumber(kept: Sequence[int], count: int, kind: int) -> list[AffineExpr | None]:
    new: list[AffineExpr | None] = [None] * count
    for i, position in enumerate(kept):
        new[position] = _leaf(kind, i)
    return new


def inverse_permutation(map: AffineMap) -> AffineMap | None:
    """The map whose i-th result is the first result position of dim i of `map`; None if a dim is no plain result.

    (d0, d1, d2) -> (d1, d1, d2, d0, d1 + d2) gives (d0, d1, d2, d3, d4) -> (d3, d0, d2).
    """
    if map.is_empty():
        return map
    found: list[int] = [-1] * map.num_dims
    for i, result in enumerate(map.results):
        if result.kind == DIM and found[result.value] < 0:
            found[result.value] = i
    if -1 in found:
        return None
    return AffineMap.get(len(map.results), 0, [dim(i) for i in found])


def concatenate(maps: Sequence[AffineMap]) -> AffineMap:
    """All results of maps with the same dims and symbols, in order."""
    dims = symbols = 0
    results: list[AffineExpr] = []
    for map in maps:
        dims = max(dims, map.num_dims)
        symbols = max(symbols, map.num_symbols)
        results.extend(map.results)
    return AffineMap.get(dims, symbols, results)


@final
class IntegerSet:
    """(d0, ...)[s0, ...] : (constraints); constraint i is `== 0` where equalities[i], else `>= 0`; interned."""

    __slots__ = ("constraints", "equalities", "num_dims", "num_symbols")

    def __init__(
        self, num_dims: int, num_symbols: int, constraints: tuple[AffineExpr, ...], equalities: tuple[bool, ...]
    ) -> None:
        self.num_dims = whole(num_dims)
        self.num_symbols = whole(num_symbols)
        self.constraints = constraints
        self.equalities = equalities

    @staticmethod
    def get(
        num_dims: int, num_symbols: int, constraints: Sequence[AffineExpr], equalities: Sequence[bool]
    ) -> IntegerSet:
        key = (num_dims, num_symbols, tuple(constraints), tuple(equalities))
        return _sets.get(key) or _sets.setdefault(key, IntegerSet(num_dims, num_symbols, key[2], key[3]))

    @staticmethod
    def empty(num_dims: int, num_symbols: int) -> IntegerSet:
        """The canonical set without points: 1 == 0."""
        return IntegerSet.get(num_dims, num_symbols, (constant(1),), (True,))

    def is_empty(self) -> bool:
        """Whether it is the canonical empty set."""
        return self is IntegerSet.empty(self.num_dims, self.num_symbols)

    @property
    def num_inputs(self) -> int:
        return self.num_dims + self.num_symbols

    def replace(
        self,
        dims: Sequence[AffineExpr | None],
        symbols: Sequence[AffineExpr | None],
        num_dims: int,
        num_symbols: int,
    ) -> IntegerSet:
        """Dims and symbols replaced, in a set with these counts."""
        constraints = [replace(constraint, dims, symbols) for constraint in self.constraints]
        return IntegerSet.get(num_dims, num_symbols, constraints, self.equalities)

    def contains(self, dims: Sequence[int], symbols: Sequence[int] = ()) -> bool:
        """Whether the point fulfils every constraint."""
        for constraint, equality in zip(self.constraints, self.equalities, strict=True):
            value = evaluate(constraint, dims, symbols)
            if value is None or (value != 0 if equality else value < 0):
                return False
        return True


@final
class AffineMapAttr(Attribute):
    """affine_map<...>."""

    __slots__ = ("value",)

    def __init__(self, value: AffineMap) -> None:
        self.value = value

    @staticmethod
    def get(value: AffineMap) -> AffineMapAttr:
        return _map_attributes.get(value) or _map_attributes.setdefault(value, AffineMapAttr(value))


@final
class IntegerSetAttr(Attribute):
    """affine_set<...>."""

    __slots__ = ("value",)

    def __init__(self, value: IntegerSet) -> None:
        self.value = value

    @staticmethod
    def get(value: IntegerSet) -> IntegerSetAttr:
        return _set_attributes.get(value) or _set_attributes.setdefault(value, IntegerSetAttr(value))


_maps: dict[tuple[int, int, tuple[AffineExpr, ...]], AffineMap] = unique({})
_sets: dict[tuple[int, int, tuple[AffineExpr, ...], tuple[bool, ...]], IntegerSet] = unique({})
_map_attributes: dict[AffineMap, AffineMapAttr] = unique({})
_set_attributes: dict[IntegerSet, IntegerSetAttr] = unique({})

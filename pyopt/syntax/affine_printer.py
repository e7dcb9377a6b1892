"""Affine expressions, maps and integer sets to text, exactly as the reference writes them.

`names` replaces d0, d1, ... and s0, s1, ... where an operation prints its operands in place (`%i + 3`).
"""

from __future__ import annotations

from pyopt.ir.affine import ADD, CONSTANT, DIM, MUL, SYMBOL, AffineExpr, AffineMap, IntegerSet
from pyopt.light import Final, Sequence

_SPELLING: Final = (" + ", " * ", " mod ", " floordiv ", " ceildiv ")


_LEAST: Final = -(1 << 63)
_LEAST_TEXT: Final = "-9223372036854775807 - 1"
"""The text of the least integer: its digits alone are too many for a reader, and so is what the reference
prints."""


def expr_text(expr: AffineExpr, dims: Sequence[str] | None = None, symbols: Sequence[str] | None = None) -> str:
    """The text of an expression."""
    out: list[str] = []
    _write(expr, out, dims, symbols)
    return "".join(out)


def _write(expr: AffineExpr, out: list[str], dims: Sequence[str] | None, symbols: Sequence[str] | None) -> None:
    """A stack instead of recursion: it holds expressions that stand by themselves, those that need parentheses if
    they are binary (as one-element tuples), and finished text."""
    stack: list[AffineExpr | tuple[AffineExpr] | str] = [expr]
    while stack:
        item = stack.pop()
        if isinstance(item, str):
            out.append(item)
            continue
        if isinstance(item, tuple):
            item = item[0]
            if item.is_binary() or (item.kind == CONSTANT and item.value == _LEAST):
                out.append("(")
                stack.append(")")
        kind = item.kind
        if kind == CONSTANT:
            out.append(str(item.value) if item.value != _LEAST else _LEAST_TEXT)
        elif kind == DIM:
            out.append(dims[item.value] if dims is not None else f"d{item.value}")
        elif kind == SYMBOL:
            out.append(symbols[item.value] if symbols is not None else f"s{item.value}")
        elif kind != ADD:
            if kind == MUL and item.rhs.kind == CONSTANT and item.rhs.value == -1:
                out.append("-")
                stack.append((item.lhs,))
            else:
                stack += ((item.rhs,), _SPELLING[kind], (item.lhs,))
        else:
            rhs = item.rhs
            if rhs.kind == MUL and rhs.rhs.kind == CONSTANT and _LEAST < rhs.rhs.value < 0:
                if rhs.rhs.value != -1:
                    stack += (f" * {-rhs.rhs.value}", (rhs.lhs,))
                elif rhs.lhs.kind == ADD:
                    stack.append((rhs.lhs,))
                else:
                    stack.append(rhs.lhs)
                stack += (" - ", item.lhs)
            elif rhs.kind == CONSTANT and rhs.value < 0:
                negated = -rhs.value if rhs.value != _LEAST else "9223372036854775807 - 1"
                stack += (f" - {negated}", item.lhs)
            else:
                stack += (rhs, " + ", item.lhs)


def _inputs(num_dims: int, num_symbols: int) -> str:
    text = "(" + ", ".join([f"d{i}" for i in range(num_dims)]) + ")"
    if num_symbols:
        text += "[" + ", ".join([f"s{i}" for i in range(num_symbols)]) + "]"
    return text


def map_text(map: AffineMap) -> str:
    """(d0, d1)[s0] -> (d0 + s0, d1)."""
    results = ", ".join([expr_text(result) for result in map.results])
    return f"{_inputs(map.num_dims, map.num_symbols)} -> ({results})"


def integer_set_text(set: IntegerSet) -> str:
    """(d0)[s0] : (d0 - 1 >= 0, s0 == 0)."""
    constraints = ", ".join(
        [
            expr_text(constraint) + (" == 0" if equality else " >= 0")
            for constraint, equality in zip(set.constraints, set.equalities, strict=True)
        ]
    )
    return f"{_inputs(set.num_dims, set.num_symbols)} : ({constraints})"


def map_of_operands_text(map: AffineMap, dims: Sequence[str], symbols: Sequence[str]) -> str:
    """The results only, over named operands: `%i + 3, %n * 2`; symbols print as `symbol(%n)`."""
    named = [f"symbol({name})" for name in symbols]
    return ", ".join([expr_text(result, dims, named) for result in map.results])

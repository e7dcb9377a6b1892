"""Affine expressions, maps and integer sets from text: the parser's second layer.

The entry points start behind the `<` of `affine_map<` and `affine_set<` and stop before the `>`.
"""

from __future__ import annotations

from pyopt.diagnostics.numerals import small_literal
from pyopt.ir.affine import (
    CEILDIV,
    FLOORDIV,
    MOD,
    MUL,
    AffineExpr,
    AffineMap,
    IntegerSet,
    add,
    binary,
    constant,
    dim,
    neg,
    sub,
    symbol,
)  # fmt: skip
from pyopt.ir.context import Context
from pyopt.ir.errors import DiagnosticError
from pyopt.light import Final
from pyopt.syntax.lexer import Source
from pyopt.syntax.tokens import TokenStream

_HIGH: Final = {"*": MUL, "floordiv": FLOORDIV, "ceildiv": CEILDIV, "mod": MOD}
_MESSAGES: Final = {
    MUL: "non-affine expression: at least one of the multiply operands has to be either a constant or symbolic",
    FLOORDIV: "non-affine expression: right operand of floordiv has to be either a constant or symbolic",
    CEILDIV: "non-affine expression: right operand of ceildiv has to be either a constant or symbolic",
    MOD: "non-affine expression: right operand of mod has to be either a constant or symbolic",
}


MAX_DEPTH: Final = 2000
"""The levels of parentheses that an expression may have."""


class AffineParser(TokenStream):
    """Parses affine text."""

    def __init__(self, source: Source, context: Context) -> None:
        super().__init__(source, context)
        self.affine_depth = 0
        self.affine_start = 0

    def parse_affine_map(self) -> AffineMap:
        """(d0, d1)[s0] -> (d0 + s0, d1)."""
        start = self.i
        found = self.parse_affine_map_or_integer_set()
        if not isinstance(found, AffineMap):
            raise self.error("expected AffineMap, but got IntegerSet", start)
        return found

    def parse_integer_set(self) -> IntegerSet:
        """(d0)[s0] : (d0 - s0 >= 0, d0 == 0)."""
        start = self.i
        found = self.parse_affine_map_or_integer_set()
        if not isinstance(found, IntegerSet):
            raise self.error("expected IntegerSet, but got AffineMap", start)
        return found

    def parse_affine_map_or_integer_set(self) -> AffineMap | IntegerSet:
        """Either, told apart by `->` or `:`."""
        names: dict[str, AffineExpr] = {}
        num_dims = self._affine_names(names, "(", ")", "dimensional identifier list")
        num_symbols = self._affine_names(names, "[", "]", "symbol list") if self.peek() == "[" else 0
        if self.accept("->"):
            return AffineMap.get(num_dims, num_symbols, self._affine_results(names))
        if not self.accept(":"):
            raise self.wrong_token("expected '->' or ':'")
        return self._constraints(num_dims, num_symbols, names)

    def parse_affine_expr_with(self, names: dict[str, AffineExpr]) -> AffineExpr:
        """One expression over these names."""
        return self._expr(names, None)

    def parse_affine_map_of_ssa_ids(self, open: str = "[", close: str = "]") -> tuple[AffineMap, list[int], list[int]]:
        """`[%i + 3, %m, symbol(%n)]` -> the map, and the token indices of the dim and symbol operands in order.

        Each id is one token (`%name` or `%name#2`); a second use of an id reuses its dim or symbol.
        """
        self.expect(open, f"expected '{open}' in affine map")
        ids = _Ids()
        results: list[AffineExpr] = []
        if not self.accept(close):
            results.append(self._expr({}, ids))
            while self.accept(","):
                results.append(self._expr({}, ids))
            self.expect(close, f"expected '{close}' in affine map")
        return AffineMap.get(len(ids.dims), len(ids.symbols), results), ids.dims, ids.symbols

    def parse_affine_expr_of_ssa_ids(self) -> tuple[AffineExpr, list[int], list[int]]:
        """`%i + symbol(%n)` -> the expression, and the token indices of its dim and symbol operands."""
        ids = _Ids()
        return self._expr({}, ids), ids.dims, ids.symbols

    def _affine_names(self, names: dict[str, AffineExpr], open: str, close: str, where: str) -> int:
        if not self.accept(open):
            raise self.wrong_token(f"expected '{open}' in {where}")
        count = 0
        if self.accept(close):
            return 0
        while True:
            token = self.peek()
            if not _is_identifier(token):
                raise self.wrong_token("expected bare identifier")
            if token in names:
                raise self.error(f"redefinition of identifier '{token}'")
            names[token] = dim(count) if open == "(" else symbol(count)
            count += 1
            self.i += 1
            if not self.accept(","):
                break
        if not self.accept(close):
            raise self.wrong_token(f"expected '{close}' in {where}")
        return count

    def _affine_results(self, names: dict[str, AffineExpr]) -> list[AffineExpr]:
        if not self.accept("("):
            raise self.wrong_token("expected '(' in affine map range")
        results: list[AffineExpr] = []
        if self.accept(")"):
            return results
        results.append(self._expr(names, None))
        while self.accept(","):
            results.append(self._expr(names, None))
        if not self.accept(")"):
            raise self.wrong_token("expected ')' in affine map range")
        return results

    def _constraints(self, num_dims: int, num_symbols: int, names: dict[str, AffineExpr]) -> IntegerSet:
        if not self.accept("("):
            raise self.wrong_token("expected '(' in integer set constraint list")
        constraints: list[AffineExpr] = []
        equalities: list[bool] = []
        if self.accept(")"):
            # No constraint: every point. The reference writes this so.
            return IntegerSet.get(num_dims, num_symbols, (constant(0),), (True,))
        while True:
            lhs = self._expr(names, None)
            relation = self.peek()
            if relation not in (">", "<", "="):
                raise self.error("expected '== affine-expr' or '>= affine-expr' at end of affine constraint")
            self.i += 1
            if not self.accept("="):
                raise self.error("expected '== affine-expr' or '>= affine-expr' at end of affine constraint")
            rhs = self._expr(names, None)
            constraints.append(sub(rhs, lhs) if relation == "<" else sub(lhs, rhs))
            equalities.append(relation == "=")
            if not self.accept(","):
                break
        if not self.accept(")"):
            raise self.wrong_token("expected ')' in integer set constraint list")
        return IntegerSet.get(num_dims, num_symbols, constraints, equalities)

    def _expr(self, names: dict[str, AffineExpr], ids: _Ids | None) -> AffineExpr:
        self.affine_start = self.i
        self.affine_depth = 0
        try:
            return self._sum(names, ids)
        except RecursionError:
            raise self.error("affine expression is nested too deeply", self.affine_start) from None

    def _enter_affine(self) -> None:
        """Counts a level of parentheses or signs, so that text cannot exhaust the stack."""
        self.affine_depth += 1
        if self.affine_depth > MAX_DEPTH:
            raise self.error("affine expression is nested too deeply", self.affine_start)

    def _sum(self, names: dict[str, AffineExpr], ids: _Ids | None) -> AffineExpr:
        """Products joined by + and -."""
        total = self._term(names, ids, None)
        while True:
            token = self.tokens[self.i]
            if token == "+":
                self.i += 1
                total = add(total, self._term(names, ids, total))
            elif token == "-":
                self.i += 1
                total = sub(total, self._term(names, ids, total))
            else:
                return total

    def _term(self, names: dict[str, AffineExpr], ids: _Ids | None, left: AffineExpr | None) -> AffineExpr:
        """Operands joined by *, floordiv, ceildiv and mod; `left` is what a sign before it follows."""
        total = self._operand(names, ids, left)
        while True:
            kind = _HIGH.get(self.tokens[self.i])
            if kind is None:
                return total
            at = self.i
            self.i += 1
            operand = self._operand(names, ids, total)
            if not operand.symbolic and not (kind == MUL and total.symbolic):
                raise self.error(_MESSAGES[kind], at)
            total = binary(kind, total, operand)

    def _operand(self, names: dict[str, AffineExpr], ids: _Ids | None, left: AffineExpr | None) -> AffineExpr:
        token = self.tokens[self.i]
        known = names.get(token)
        if known is not None:
            self.i += 1
            return known
        at = self.i
        token = self.separate_number()
        if token.isdigit() or token.startswith("0x"):
            value = small_literal(token)
            if value >= 1 << 63:
                raise self.error("constant too large for index", at)
            self.i += 1
            return constant(value)
        if token == "(":
            self.i += 1
            if self.peek() == ")":
                raise self.error("no expression inside parentheses")
            self._enter_affine()
            inner = self._sum(names, ids)
            self.expect(")")
            self.affine_depth -= 1
            return inner
        if token == "-":
            return self._negation(names, ids, left)
        if token.startswith("%") or token == "symbol":
            return self._ssa_id(token, ids)
        if _is_identifier(token):
            raise self.wrong_token("use of undeclared identifier")
        if token in ("+", "*"):
            raise self.error(f"missing {'left' if left is None else 'right'} operand of binary operator")
        raise self.error("expected affine expression" if left is None else "missing right operand of binary operator")

    def _negation(self, names: dict[str, AffineExpr], ids: _Ids | None, left: AffineExpr | None) -> AffineExpr:
        self.i += 1
        self._enter_affine()
        try:
            operand = neg(self._operand(names, ids, left))
        except DiagnosticError as error:
            if self.affine_depth > MAX_DEPTH:
                raise
            # The reference reports both, the second one for each sign around it.
            self.context.error(error.message, error.place)
            raise self.error("missing operand of negation") from None
        self.affine_depth -= 1
        return operand

    def _ssa_id(self, token: str, ids: _Ids | None) -> AffineExpr:
        """%i, or symbol(%n)."""
        if ids is None:
            if token == "symbol":
                self.i += 1
                self.expect("(", "expected '(' at start of SSA symbol")
            raise self.wrong_token("unexpected ssa identifier")
        if token != "symbol":
            self.i += 1
            return ids.use(token, self.i - 1, False)
        self.i += 1
        if not self.accept("("):
            raise self.wrong_token("expected '(' at start of SSA symbol")
        token = self.peek()
        if not token.startswith("%"):
            raise self.wrong_token("expected ssa identifier")
        self.i += 1
        found = ids.use(token, self.i - 1, True)
        if not self.accept(")"):
            raise self.wrong_token("expected ')' at end of SSA symbol")
        return found


class _Ids:
    """The SSA ids that an expression over operands has met; a name is a dim or a symbol, as it was first used."""

    __slots__ = ("_known", "dims", "symbols")

    def __init__(self) -> None:
        self._known: dict[str, AffineExpr] = {}
        self.dims: list[int] = []
        self.symbols: list[int] = []

    def use(self, name: str, index: int, as_symbol: bool) -> AffineExpr:
        found = self._known.get(name)
        if found is None:
            positions = self.symbols if as_symbol else self.dims
            found = self._known[name] = symbol(len(positions)) if as_symbol else dim(len(positions))
            positions.append(index)
        return found


def _is_identifier(token: str) -> bool:
    return (token[:1].isalpha() or token[:1] == "_") and "<" not in token

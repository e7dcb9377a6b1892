"""The parser's layer for values: operands, forward references and types behind them.

What parses ops by their formats depends on this layer, which asks the one above it for regions and successors.
"""

from __future__ import annotations

from pyopt.diagnostics.numerals import small_integer
from pyopt.ir.attributes import Attribute, FileLineColLoc, Location
from pyopt.ir.context import Context
from pyopt.ir.core import Block, BlockArgument, Operation, Region, Value
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.opinfo import OpInfo
from pyopt.ir.types import MemRefType, Type
from pyopt.light import Sequence, final
from pyopt.syntax.attribute_parser import AttributeParser
from pyopt.syntax.lexer import Source


@final
class Argument:
    """A block argument as written: the token index of its name, its type, attributes and location."""

    __slots__ = ("attributes", "loc", "token", "type")

    def __init__(self, token: int, type: Type, attributes: dict[str, Attribute], loc: int | Location) -> None:
        self.token = token
        self.type = type
        self.attributes = attributes
        self.loc = loc


class RepeatedOpReader:
    """Reads ops that are like ones before without parsing them again. A parser asks it before each op of a block."""

    __slots__ = ()

    def try_read(self, p: OperandParser, at: int) -> Operation | None:
        """The op whose text begins at token `at`, with its results named; on None nothing has changed."""
        raise NotImplementedError

    def learn(self, p: OperandParser, op: Operation, at: int, last: Operation | None) -> None:
        """`op` was parsed from token `at` to the current one; `last` was the last op of the block before it."""
        raise NotImplementedError

    def turn_to(self, dialect: str) -> None:
        """From here on the name of `dialect` may be left out."""
        raise NotImplementedError

    def begin_block(self) -> None:
        """A block begins."""
        raise NotImplementedError

    def end_block(self, block: Block, closed: bool) -> None:
        """The latest block that began ends; `closed`: what its ops use dominates them."""
        raise NotImplementedError

    def forget(self, op: Operation) -> None:
        """`op` is isolated, and there are names around it: what its blocks use may be wrong though it dominates."""
        raise NotImplementedError


class OperandParser(AttributeParser):
    """Parses uses of values. `values` and `forward` are keyed by tokens such as `%x` and `%x#1`."""

    def __init__(self, source: Source, context: Context) -> None:
        super().__init__(source, context)
        self.default_dialect = "builtin"
        """The dialect whose name may be left out."""
        self.values: dict[str, Value] = {}
        self.forward: dict[str, tuple[Value, int]] = {}
        """For names that were used and not yet defined: what stands for the value, and the token of the first use."""
        self.pending: list[tuple[str, Value, int]] = []
        """Forward references since the latest region began: the name, what stands for the value, and how many users
        that had. An op whose region begins uses it only later, when it is made."""
        self.held: dict[str, int] = {}
        """Names that ops around the current region refer to and that are set aside, with the tokens of their uses."""
        self.block: Block | None = None
        """The block whose ops are being read; a form that stands for several ops appends the first ones itself."""
        self.op_span = (0, 0)
        """The tokens of the op that was read last: its name, and what follows it but for a trailing location."""
        self.known_texts: dict[tuple[str, ...], object] = {}
        """Results that hand-written forms keep of texts they have parsed, by the tokens."""
        self.twice: dict[int, str] = {}
        """Attributes that a form and its dictionary both give, by the tokens of the ops' names."""

    # Values.

    def define(self, name: str, value: Value, index: int) -> None:
        """Gives `value` the name (a token such as `%x`, or `%x#1`) at token `index`."""
        if name in self.values:
            raise self._redefinition(name, index)
        self.values[name] = value
        if self.forward and name in self.forward:
            self._resolve_forward(name, value, index)

    def name_results(self, op: Operation, names: list[tuple[str, int, int]]) -> None:
        expected = sum(count for _, count, _ in names)
        results = op.results
        if not results:
            raise self.error("cannot name an operation with no results", names[0][2])
        if expected != len(results):
            raise self.error(
                f"operation defines {len(results)} results but was provided {expected} to bind", names[0][2]
            )
        at = 0
        for name, count, index in names:
            for number in range(count):
                value = results[at]
                at += 1
                if number == 0:
                    self.define(name, value, index)
                    if count > 1:
                        self.values[name + "#0"] = value
                else:
                    self.define(f"{name}#{number}", value, index)

    def _define_argument(self, name: str, value: Value, index: int) -> None:
        """Gives an argument that an op's custom form names its name; not even a use may have come before."""
        if name in self.values or name in self.forward or name in self.held:
            error = self.error(f"region entry argument '{name}' is already in use", index)
            known = self.values.get(name)
            use = self.forward[name][1] if name in self.forward else self.held.get(name, index)
            place = self.error("", use).place if known is None else self._definition_place(name, known)
            error.notes = (("previously referenced here", place),)
            raise error
        self.values[name] = value

    def _redefinition(self, name: str, index: int) -> DiagnosticError:
        error = self.error(f"redefinition of SSA value '{name.partition('#')[0]}'", index)
        error.notes = (("previously defined here", self._definition_place(name, self.values[name])),)
        return error

    def _resolve_forward(self, name: str, value: Value, index: int) -> None:
        placeholder, use = self.forward.pop(name)
        if placeholder.type is not value.type:
            base = name.partition("#")[0]
            error = self.error(
                f"definition of SSA value '{base}#{value.index}' has type {self.type_name(value.type)}", index
            )
            where = self.error("", use).place
            error.notes = ((f"previously used here with type {self.type_name(placeholder.type)}", where),)
            raise error
        placeholder.replace_all_uses_with(value)

    def _definition_place(self, name: str, value: Value) -> Location | None:
        """The location of the name of a value."""
        if isinstance(value, BlockArgument):
            return self._place(value.loc)
        op = value.op
        if op is None:
            return None
        loc = op.loc
        base = name.partition("#")[0]
        if not isinstance(loc, int):
            # The latest definition before: one in an op that is isolated from this one is further away.
            for index in range(min(self.i, len(self.tokens) - 2), -1, -1):
                if self.tokens[index] == base and self.tokens[index + 1] == "=":
                    return self._place(index)
            return loc
        index = loc - 1
        while index >= 0 and self.tokens[index] != base:
            if self.tokens[index] in ("{", "}"):
                index = loc
                break
            index -= 1
        return self._place(max(index, 0))

    def _place(self, loc: int | Location) -> Location:
        if isinstance(loc, int):
            line, column = self.source.line_and_column(self.offset(loc))
            return FileLineColLoc.get(self.source.name, line, column)
        return loc

    def declared(self, name: str) -> OpInfo:
        """The declaration of an op that a hand-written form makes."""
        info = self.context.op_info(name)
        assert info is not None
        return info

    def take_memref_type(self, loc: int) -> MemRefType:
        """`: memref<...>`, ranked, in the form of the op whose name is token `loc`."""
        at = self.i
        self.expect(":")
        type = self.parse_type()
        if not isinstance(type, MemRefType) or type.shape is None:
            raise self.wrong_type_class(type, "builtin.memref", loc, at)
        return type

    def resolve_operand(self, index: int, type: Type) -> Value:
        """The value named by token `index`, which must have `type`; a new forward reference if undefined yet."""
        name = self.tokens[index]
        value = self.values.get(name)
        if value is None:
            if name[:1] != "%" or len(name) == 1:
                raise self.error("expected SSA operand", index)
            if name.endswith("#0"):
                value = self.values.get(name[:-2])
            if value is None:
                return self._forward_reference(name, index, type)
        if value.type is not type:
            base = name.partition("#")[0]
            error = self.error(
                f"use of value '{base}' expects different type than prior uses: "
                f"{self.type_name(type)} vs {self.type_name(value.type)}",
                index,
            )
            error.notes = (("prior use here", self._definition_place(name, value)),)
            raise error
        return value

    def _forward_reference(self, name: str, index: int, type: Type) -> Value:
        base, _, number = name.partition("#")
        if number and small_integer(number) >= 1 << 32:
            raise self.error("invalid SSA value result number", index, len(base))
        if number and base in self.values:
            raise self.error("reference to invalid result number", index)
        if name.endswith("#0"):
            name = base
        known = self.forward.get(name)
        if known is not None:
            value, use = known
            if value.type is not type:
                raise self._differing_use(name, index, type, value.type, use)
        else:
            value = Value(type, None, small_integer(number) if number else 0)
            self.forward[name] = (value, index)
        self.pending.append((name, value, len(value.uses)))
        return value

    def _differing_use(self, name: str, index: int, type: Type, known: Type, use: int) -> DiagnosticError:
        """The name at token `index` was used with another type at token `use`."""
        base = name.partition("#")[0]
        error = self.error(
            f"use of value '{base}' expects different type than prior uses: "
            f"{self.type_name(type)} vs {self.type_name(known)}",
            index,
        )
        error.notes = (("prior use here", self.error("", use).place),)
        return error

    def enter_name_scope(self) -> list[tuple[str, Value, int]]:
        """Takes out of `forward` what the ops around a region that begins refer to: nothing in it is what they mean."""
        held: list[tuple[str, Value, int]] = []
        for name, value, users in self.pending:
            known = self.forward.get(name)
            if known is not None and known[0] is value and len(value.uses) == users:
                del self.forward[name]
                if name not in self.held:
                    self.held[name] = known[1]
                held.append((name, value, known[1]))
        self.pending = []
        return held

    def _put_pending_back(self, held: list[tuple[str, Value, int]]) -> None:
        """Behind the region; what it used and did not define is the same as what the ops around it refer to."""
        self.pending = []
        for name, value, use in held:
            if self.held.get(name) == use:
                del self.held[name]
            known = self.forward.get(name)
            if known is not None:
                inner, inner_use = known
                if inner.type is not value.type:
                    raise self._differing_use(name, inner_use, inner.type, value.type, use)
                inner.replace_all_uses_with(value)
            self.forward[name] = (value, use)
            self.pending.append((name, value, len(value.uses)))

    def take_operand(self, message: str = "expected SSA operand") -> int:
        """Takes an operand's token and returns its index, for `resolve_operand`."""
        token = self.tokens[self.i]
        if token[:1] != "%" or len(token) == 1:
            raise self.wrong_token(message)
        self.i += 1
        return self.i - 1

    def _refuse_number(self, index: int) -> None:
        mark = self.tokens[index].find("#")
        if mark >= 0:
            raise self.error("result number not allowed in argument list", index, mark)

    def take_optional_operand(self) -> int:
        """Like take_operand, but -1 if the current token is no operand."""
        token = self.tokens[self.i]
        if token[:1] != "%" or len(token) == 1:
            return -1
        self.i += 1
        return self.i - 1

    def take_parenthesized_operands(self) -> list[int]:
        """`(%a, %b)`; token indices."""
        operands: list[int] = []
        self.expect("(", "expected '(' in operand list")
        if self.accept(")"):
            return operands
        operands.append(self.take_operand())
        while self.accept(","):
            operands.append(self.take_operand())
        self.expect(")", "expected ')' in operand list")
        return operands

    def take_operand_list(self, numbers: bool = True) -> list[int]:
        """`%a, %b, ...`, perhaps none; token indices. `numbers`: `%a#1` may stand here."""
        operands: list[int] = []
        index = self.take_optional_operand()
        if index < 0:
            return operands
        operands.append(index)
        while self.accept(","):
            operands.append(self.take_operand())
        if not numbers:
            for one in operands:
                self._refuse_number(one)
        return operands

    def take_type_list(self) -> list[Type]:
        """`T, U, ...`, at least one."""
        types = [self.parse_type()]
        while self.accept(","):
            types.append(self.parse_type())
        return types

    def take_arrow_types(self) -> list[Type]:
        """`-> T` or `-> (T, U)`; [] if there is no arrow."""
        if not self.accept("->"):
            return []
        if not self.accept("("):
            return [self.parse_type()]
        if self.accept(")"):
            return []
        types = self.take_type_list()
        self.expect(")")
        return types

    def join_attributes(self, loc: int, given: dict[str, Attribute], own: dict[str, Attribute]) -> dict[str, Attribute]:
        """The attributes that the dictionary of a custom form gives, and those that the form itself gives.

        A name in both is an error, which is reported when the whole op is read.
        """
        if not given:
            return own
        for name in own:
            if name in given:
                self.note_twice(loc, name)
        return {**given, **own}

    def note_twice(self, loc: int, name: str) -> None:
        """The op whose name is token `loc` gives an attribute twice; the first one by name is reported."""
        self.twice[loc] = min(name, self.twice.get(loc, name))

    def op_error(self, message: str, loc: int, index: int | None = None) -> DiagnosticError:
        """An error that a custom form reports itself: it begins with the name of the op, which is token `loc`."""
        return self.error(f"custom op '{self.form_name_at(loc)}' {message}", loc if index is None else index)

    def expect_keyword(self, word: str, loc: int) -> None:
        """Takes a keyword of the custom form of the op whose name is token `loc`."""
        if self.tokens[self.i] != word:
            raise self.op_error(f"expected '{word}'", loc, self.i)
        self.i += 1

    def take_form_integer(self, loc: int, width: int = 64) -> int:
        """A number of `width` bits in the custom form of the op whose name is token `loc`."""
        try:
            return self.take_signed_integer(width)
        except DiagnosticError as error:
            if (
                error.message in ("expected integer value", "integer value too large")
                and self.tokens[self.i - 1] != "-"
            ):
                self.of_form(error, self.form_name_at(loc))
            raise

    def form_name_at(self, loc: int) -> str:
        """The whole name of the op whose (perhaps shortened) name is token `loc`."""
        name = self.tokens[loc]
        return name if "." in name else f"{self.default_dialect}.{name}"

    def wrong_operand_count(self, operands: int, types: int, loc: int, index: int | None = None) -> DiagnosticError:
        """The error of the op whose name is token `loc` where the operands from token `index` on do not have as many
        types."""
        words = f"number of operands and types do not match: got {operands} operands and {types} types"
        return self.op_error(words, loc, index)

    def wrong_type_class(self, type: Type, wanted: str, loc: int, index: int) -> DiagnosticError:
        """The error of the op whose name is token `loc` where the type at token `index` is not of the class `wanted`;
        "" for an interface, which has no name."""
        words = "invalid kind of type specified"
        if wanted:
            words += f": expected {wanted}, but found {self.type_name(type)}"
        return self.op_error(words, loc, index)

    def resolve_operands(
        self, indices: Sequence[int], types: Sequence[Type], loc: int, index: int | None = None
    ) -> list[Value]:
        """The values of operand tokens. If not as many types are given, the op whose name is token `loc` is wrong, at
        token `index`."""
        if len(indices) != len(types):
            raise self.wrong_operand_count(len(indices), len(types), loc, index)
        return [self.resolve_operand(one, type) for one, type in zip(indices, types, strict=True)]

    # What this layer and formats need of the layer above.

    def parse_region(self, arguments: Sequence[Argument] | None = None, dialect: str = "") -> Region:
        """`{ blocks }`. `arguments` become the entry block's; `dialect` is the default dialect inside."""
        raise NotImplementedError

    def take_successor(self) -> Block:
        """A block name `^bb0`, defined here or later."""
        raise NotImplementedError

    def block_named(self, name: str) -> Block | None:
        """The block of this region that was called `^bb0` so far."""
        raise NotImplementedError

"""Operations, blocks and regions: the parser's top layer.

Each op is parsed by the function that its name stands for, `(parser, token index of the op name) -> Operation`: one
written by hand, the walk over its format, or that of the generic form. A `RepeatedOpReader` may read ops in its place.
"""

from __future__ import annotations

import sys

from pyopt.diagnostics.numerals import TOO_LARGE, small_literal
from pyopt.ir.attributes import Attribute, FileLineColLoc, Location
from pyopt.ir.context import KNOWN_DIALECTS, Context
from pyopt.ir.core import NO_ATTRIBUTES, Block, BlockArgument, Operation, Region, Value
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.opinfo import ISOLATED, OPERAND_SEGMENTS, RESULT_SEGMENTS, TERMINATOR, OpInfo, load
from pyopt.ir.signature import OLD_SEGMENTS
from pyopt.ir.types import FunctionType
from pyopt.ir.verifier import verify
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, TypeAlias, final
from pyopt.syntax.describe import connect
from pyopt.syntax.lexer import END, Source
from pyopt.syntax.memory import memory_of
from pyopt.syntax.operand_parser import Argument as Argument
from pyopt.syntax.operand_parser import OperandParser, RepeatedOpReader
from pyopt.syntax.properties import merge_properties, take_old_segments
from pyopt.syntax.tokens import bad_escape, unescape

if TYPE_CHECKING:
    ParseFunction: TypeAlias = Callable[["OperationParser", int], Operation]

SPECIFIED_NAMES: Final[dict[str, str]] = {"tensor.pack": "linalg.pack", "tensor.unpack": "linalg.unpack"}
"""The names of the specification for ops that moved to another dialect since; also read in generic form."""
_SEGMENTS: Final = OPERAND_SEGMENTS | RESULT_SEGMENTS
_OLD_SEGMENTS: Final = frozenset(OLD_SEGMENTS.values())
MAX_DEPTH: Final = 1000
"""The limit of the nesting of regions; deeper text gets a diagnostic."""

sys.setrecursionlimit(max(sys.getrecursionlimit(), 30_000))

_MORE: Final = (
    "for more info on dialect registration see "
    "https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management"
)


@final
class OperationParser(OperandParser):
    """Parses one source into operations."""

    def __init__(self, source: Source, context: Context, checked: dict[Block, Operation | None] | None = None) -> None:
        super().__init__(source, context)
        memory = memory_of(context)
        self.reader: RepeatedOpReader | None = None if memory is None else memory.reader(context, checked)
        self.closed = False
        """All values with a name dominate what comes next."""
        self.blocks: dict[str, Block] = {}
        self.forward_blocks: dict[str, int] = {}
        self.depth = 0
        self._parsers: dict[str, ParseFunction] = {}
        """The parse functions of ops by their names in the text, where these need not have the dialect's name."""
        self._parsers_in: dict[str, dict[str, ParseFunction]] = {self.default_dialect: self._parsers}
        self.deferred_locations: list[tuple[Operation | BlockArgument, int, str]] = []

    # Operations.

    def parse_op(self, block: Block) -> Operation:
        """One operation with its results, appended to `block`."""
        tokens = self.tokens
        start = self.i
        names: list[tuple[str, int, int]] = []
        token = tokens[start]
        if token[:1] == "%":
            if tokens[start + 1] == "=" and token != "%" and "#" not in token:
                names = [(token, 1, start)]
                self.i = start + 2
            else:
                self._take_names(names)
        name_at = self.i
        op = self.parse_op_body()
        self.op_span = (name_at, self.i)
        if tokens[self.i] == "loc":
            self.parse_trailing_location(op)
        if names:
            one = len(names) == 1 and names[0][1] == 1 and len(op.results) == 1
            if one and token not in self.values and token not in self.forward:
                self.values[token] = op.results[0]
            else:
                self.name_results(op, names)
        block.append(op)
        return op

    def _take_names(self, names: list[tuple[str, int, int]]) -> None:
        """`%a, %b:2 =`: name, number and token of each group of results."""
        tokens = self.tokens
        while True:
            at = self.i
            name = tokens[at]
            if name[:1] != "%" or len(name) == 1:
                raise self.wrong_token("expected valid ssa identifier")
            if "#" in name:
                raise self.error("expected '=' after SSA name", at, name.index("#"))
            self.i += 1
            count = 1
            if self.accept(":"):
                digits = tokens[self.i]
                if not digits.isdigit() and not (digits.startswith("0x") and digits[-1] != "x"):
                    raise self.wrong_token("expected integer number of results")
                count = small_literal(digits)
                if not 0 < count < TOO_LARGE:
                    raise self.error("expected named operation to have at least 1 result", at, len(name) + 1)
                self.i += 1
            names.append((name, count, at))
            if not self.accept(","):
                break
        self.expect("=", "expected '=' after SSA name")

    def parse_op_body(self) -> Operation:
        """One operation from its name on, without results and trailing location."""
        index = self.i
        token = self.tokens[index]
        if token[:1] == '"':
            self.i = index + 1
            return self.parse_generic_op(index)
        self.i = index + 1
        parse = self._parsers.get(token)
        if parse is None:
            parse = self._parsers[token] = self._find_parser(token, index)
        op = parse(self, index)
        if self.twice and index in self.twice:
            raise self.op_error(f"attribute '{self.twice[index]}' occurs more than once in the attribute list", index)
        if op.info.traits & _SEGMENTS and not _OLD_SEGMENTS.isdisjoint(op.attributes):
            take_old_segments(op)
        if op.regions and self.values and op.info.traits & ISOLATED and self.reader is not None:
            self.reader.forget(op)
        return op

    def _find_parser(self, token: str, index: int) -> ParseFunction:
        """The parse function of an op by its (perhaps shortened) name at token `index`."""
        name = token
        if "." not in token:
            name = f"{self.default_dialect}.{token}" if self.default_dialect else token
        info = self.context.op_info(name) or self.context.op_info(_specified_name(token, name))
        if info is None:
            if not (token[:1].isalpha() or token[:1] == "_") or is_integer_type(token):
                self.i = index
                raise self.wrong_token("expected operation name in quotes", index)
            raise self._unknown_op(token, index)
        parse = parse_function_of(info)
        if parse is None:
            raise self.error(f"custom op '{token}' has no custom assembly form", index)
        return parse

    def _unknown_op(self, token: str, index: int) -> DiagnosticError:
        token = token.partition("<")[0]  # a type is one token
        tried = f" (tried '{self.default_dialect}.{token}' as well)" if "." not in token else ""
        dialect = token.partition(".")[0] if "." in token else self.default_dialect
        if self.context.dialect(dialect) is not None:
            return self.error(f"custom op '{token}' is unknown{tried}", index)
        error = self.error(
            f"Dialect `{dialect if '.' in token else ''}' not found for custom op '{token}' {tried}", index
        )
        known = ", ".join(sorted(KNOWN_DIALECTS))
        error.notes = ((f"Available dialects: {known} ; {_MORE}", error.place),)
        return error

    def _unescaped_name(self, index: int) -> str:
        """The bytes that the name of an op in generic form, token `index`, stands for."""
        token = self.tokens[index]
        if bad_escape(token) >= 0:
            raise self.error("unknown escape in string literal", index)
        name = unescape(token)
        if "\0" in name:
            raise self.error("null character not allowed in operation name", index)
        return name

    def parse_generic_op(self, index: int) -> Operation:
        """`"name"(operands)[successors]<{properties}>(regions){attributes} : type`; the name is taken already."""
        tokens = self.tokens
        name = tokens[index][1:-1]
        if tokens[index] == '"':
            self.i = index
            raise self.error("expected '\"' in string literal")
        if not name:
            raise self.error("empty operation name is invalid", index)
        if "\\" in name or "\0" in name or not name.isascii():
            name = self._unescaped_name(index)
        info = self.context.op_info(name) or self.context.op_info(SPECIFIED_NAMES.get(name, ""))
        if info is None:
            context = self.context
            known = context.takes_unknown_op(name) or context.dialect(name.partition(".")[0]) is not None
            if not known and not context.allow_unregistered:
                raise self.error(
                    "operation being parsed with an unregistered dialect. If this is intended, please use "
                    "-allow-unregistered-dialect with the MLIR tool used"
                )
            info = self.context.unregistered_op_info(name)
        self.expect("(", "expected '(' to start operand list")
        operands = self.take_operand_list()
        self.expect(")", "expected ')' to end operand list")
        successors: list[Block] = []
        if tokens[self.i] == "[":
            if info.registered and not info.traits & TERMINATOR:
                raise self.error("successors in non-terminator")
            self.i += 1
            if tokens[self.i] == "]":
                raise self.error("expected list element")
            successors.append(self.take_successor())
            while self.accept(","):
                successors.append(self.take_successor())
            self.expect("]", "expected ',' or ']'")
        properties: Attribute | None = None
        if tokens[self.i] == "<":
            self.i += 1
            properties = self.parse_attribute()
            self.expect(">", "expected '>' to close properties")
        regions: list[Region] = []
        if tokens[self.i] == "(":
            self.i += 1
            while True:
                regions.append(self.parse_region(None, self.default_dialect))
                if not self.accept(","):
                    break
            self.expect(")", "expected ')' to end region list")
        attributes = self.parse_optional_attr_dict()
        self.expect(":", "expected ':' followed by operation type")
        type_at = self.i
        type = self.parse_type()
        if not isinstance(type, FunctionType):
            raise self.error("expected function type", type_at)
        if len(type.inputs) != len(operands):
            plural = "s" if len(operands) != 1 else " "
            raise self.error(f"expected {len(operands)} operand type{plural} but had {len(type.inputs)}", type_at)
        values = [self.resolve_operand(at, one) for at, one in zip(operands, type.inputs, strict=True)]
        if info.registered:
            attributes = merge_properties(self, info, properties, index, attributes)
        op = Operation(info, values, type.results, attributes, index, regions, successors)
        if not info.registered:
            op.properties = properties
        return op

    def parse_trailing_location(self, target: Operation | BlockArgument) -> None:
        """`loc(...)` after an op or block argument."""
        self.i += 1
        self.expect("(", "expected '(' in location")
        token = self.tokens[self.i]
        if token[:1] == "#" and "." not in token and token[1:] not in self.attribute_aliases:
            self.deferred_locations.append((target, self.i, token))
            self.i += 1
        else:
            target.loc = self.parse_location()
        self.expect(")", "expected ')' in location")

    def _resolve_locations(self) -> None:
        for target, index, token in self.deferred_locations:
            found = self.attribute_aliases.get(token[1:])
            if found is None:
                raise self.error("operation location alias was never defined", index)
            if not isinstance(found, Location):
                raise self.error(f"expected location, but found '{self.attribute_text(found)}'", index)
            target.loc = found

    # Blocks and regions.

    def take_successor(self) -> Block:
        """A block name `^bb0`, defined here or later."""
        token = self.tokens[self.i]
        if token[:1] != "^" or len(token) == 1:
            raise self.wrong_token("expected block name")
        self.i += 1
        block = self.blocks.get(token)
        if block is None:
            block = self.blocks[token] = Block()
            self.forward_blocks[token] = self.i - 1
        return block

    def block_named(self, name: str) -> Block | None:
        return self.blocks.get(name)

    def parse_region(self, arguments: Sequence[Argument] | None = None, dialect: str = "") -> Region:
        """`{ blocks }`. `arguments` become the entry block's; `dialect` is the default dialect inside.

        Names from around the region can be used in it whatever the op: that isolated ops see none of them is for the
        verifier to say. With arguments given, the entry block must have no label of its own.
        """
        start = self.i
        tokens = self.tokens
        if tokens[start] != "{":
            raise self.wrong_token("expected '{' to begin a region")
        self.i = start + 1
        region = Region()
        if tokens[start + 1] == "}" and not arguments:
            self.i += 1
            return region
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise self.error(f"regions nest deeper than {MAX_DEPTH} levels", start)
        outer_dialect = self.default_dialect
        if dialect != outer_dialect:
            self._set_default_dialect(dialect)
        outer_blocks = self.blocks
        outer_forward_blocks = self.forward_blocks
        self.blocks = {}
        self.forward_blocks = {}
        values = self.values
        size = len(values)
        outer_closed = self.closed
        self.closed = self.closed or size == 0
        self.open_regions.append((self.block, start))
        self._parse_blocks(region, arguments)
        self.open_regions.pop()
        self.closed = outer_closed
        if self.forward_blocks:
            self._check_forward_blocks()
        # The names of the region are the latest in the dict.
        if self.context.keeps_names:
            self._leave_names(size)
        elif not size:
            values.clear()
        else:
            for _ in range(len(values) - size):
                values.popitem()
        self.blocks = outer_blocks
        self.forward_blocks = outer_forward_blocks
        if self.default_dialect != outer_dialect:
            self._set_default_dialect(outer_dialect)
        self.depth -= 1
        return region

    def _leave_names(self, size: int) -> None:
        """Takes the region's names, all but the first `size`, out of the dict, and leaves them in values and blocks."""
        values = self.values
        for _ in range(len(values) - size):
            name, value = values.popitem()
            value.given = name  # at the end the first name that it had: `%a`, not `%a#0`
        for name, block in self.blocks.items():
            block.given = name

    def _set_default_dialect(self, dialect: str) -> None:
        """From here on the name of `dialect`, another than before, may be left out."""
        self.default_dialect = dialect
        parsers = self._parsers_in.get(dialect)
        if parsers is None:
            parsers = self._parsers_in[dialect] = {}
        self._parsers = parsers
        if self.reader is not None:
            self.reader.turn_to(dialect)

    def _check_forward_blocks(self) -> None:
        self._raise_each("reference to an undefined block", list(self.forward_blocks.values()))

    def _check_forward_references(self) -> None:
        self._raise_each("use of undeclared SSA value name", [use for _, use in self.forward.values()])

    def _raise_each(self, message: str, uses: list[int]) -> None:
        """Raises an error for each token, if there are any."""
        errors = [self.error(message, use) for use in sorted(uses)]
        if errors:
            errors[0].also = tuple(errors[1:])
            raise errors[0]

    def _parse_blocks(self, region: Region, arguments: Sequence[Argument] | None) -> None:
        tokens = self.tokens
        held: list[tuple[str, Value, int]] = []
        if tokens[self.i][:1] != "^" or arguments:
            block = Block()
            region.append(block)
            for argument in arguments or ():
                value = block.add_argument(argument.type, argument.loc)
                if argument.token >= 0:
                    self._define_argument(tokens[argument.token], value, argument.token)
            if self.pending:
                held = self.enter_name_scope()
            if arguments and tokens[self.i][:1] == "^":
                raise self.error("invalid block name in region with named arguments")
            self._parse_block_ops(block)
        elif self.pending:
            held = self.enter_name_scope()
        while tokens[self.i] != "}":
            token = tokens[self.i]
            if token[:1] != "^" or len(token) == 1:
                raise self.wrong_token("expected operation name in quotes")
            self._parse_labelled_block(region, token)
        self.i += 1
        if held:
            self._put_pending_back(held)

    def _parse_labelled_block(self, region: Region, name: str) -> None:
        index = self.i
        self.i += 1
        block = self.blocks.get(name)
        if block is None:
            block = self.blocks[name] = Block()
        elif name in self.forward_blocks:
            del self.forward_blocks[name]
        else:
            raise self.error(f"redefinition of block '{name}'", index)
        if region.first is not None:
            self.closed = False
        region.append(block)
        if self.accept("("):
            if not self.accept(")"):
                tokens = self.tokens
                while True:
                    at = self.i
                    token = tokens[at]
                    known = self.types.get(tokens[at + 2])
                    if known is not None and tokens[at + 1] == ":" and token[0] == "%" and token != "%":
                        self.i = at + 3
                    else:
                        self.take_operand()
                        self.expect(":", "expected ':' and type for SSA operand")
                        known = self.parse_type()
                    value = block.add_argument(known, at)
                    self.define(token, value, at)
                    if tokens[self.i] == "loc":
                        self.parse_trailing_location(value)
                    if not self.accept(","):
                        break
                self.expect(")")
        self.expect(":", "expected ':' after block name")
        self._parse_block_ops(block)

    def _parse_block_ops(self, block: Block) -> None:
        """The ops up to the next label or closing brace."""
        tokens = self.tokens
        reader = self.reader
        if reader is not None:
            reader.begin_block()
        outer_block = self.block
        self.block = block
        while True:
            index = self.i
            op = None if reader is None else reader.try_read(self, index)
            last = block.last
            if op is not None:
                # What `append` does with a new op: by calls of it reading plain ops takes 1 % more.
                op.block = block
                op.prev = last
                if last is None:
                    block.first = op
                else:
                    last.next = op
                block.last = op
                block.order_is_valid = False
                continue
            token = tokens[index]
            if token == "}" or token[:1] == "^":
                break
            if token == END:
                if self.next_piece():
                    continue
                break
            if token == "loc" and last is not None and tokens[index - 1] != "{":
                self.parse_trailing_location(last)
                continue
            op = self.parse_op(block)
            if reader is not None:
                reader.learn(self, op, index, last)
        if reader is not None:
            reader.end_block(block, self.closed)
        self.block = outer_block

    # The whole source.

    def parse_top_level(self) -> list[Operation]:
        """Everything in the source: the ops, with aliases and metadata taken in."""
        block = self.block = Block()
        region = Region()
        region.append(block)
        while True:
            token = self.tokens[self.i]
            if token == END:
                if self.next_piece():
                    continue
                break
            head = token[:1]
            if head == "#" and len(token) > 1:
                self.parse_attribute_alias_definition()
            elif head == "!" and len(token) > 1:
                self.parse_type_alias_definition()
            elif token == "{-#":
                self.parse_file_metadata()
            else:
                self.parse_op(block)
        self._check_forward_blocks()
        self._check_forward_references()
        if self.context.keeps_names:
            self._leave_names(0)
        self._resolve_locations()
        ops = list(block)
        for op in ops:
            op.detach()
        return ops


def _specified_name(token: str, name: str) -> str:
    """The op that an unknown name, `token` in the text, stands for in the specification; "" if it has none.

    Functions at the top level need no dialect there: `func @f() { ... }`.
    """
    if token == "func" and name == "builtin.func":
        return "func.func"
    return SPECIFIED_NAMES.get(name, "")


def is_integer_type(token: str) -> bool:
    """The token is a type such as `i32`, which is no identifier."""
    digits = token[2:] if token[:2] in ("si", "ui") else token[1:] if token[:1] == "i" else ""
    return digits.isdigit()


def parse_function_of(info: OpInfo) -> ParseFunction | None:
    """The function that parses the custom form of an op, behind its name; None if it has none."""
    found = info.compiled_parse
    if found is None:
        if isinstance(info.parse, str):
            module, _, name = info.parse.partition(":")
            found = getattr(__import__(module, fromlist=(name,)), name)
        elif info.parse is not None:
            found = info.parse
        elif info.syntax:
            from pyopt.syntax.format_parser import compile_parse

            found = compile_parse(info)
        info.compiled_parse = found
    return found  # type: ignore[return-value]  # the slot holds functions of syntax, which ir cannot name


def parse_module(
    source: Source,
    context: Context,
    implicit_module: bool = True,
    checked: dict[Block, Operation | None] | None = None,
) -> Operation | None:
    """Parses a source into one op: its only top-level op, or a module around all of them.

    Errors go to the context; the result is then None. Without `implicit_module` the source must hold exactly one op.
    `checked`, if given, is filled with what `verify` need not look at again.
    """
    connect(context)
    if context.plain:
        source.piece = 0
        checked = None
    parser = OperationParser(source, context, checked)
    errors = context.error_count
    try:
        ops = parser.parse_top_level()
    except DiagnosticError as error:
        if parser.in_pieces and context.error_count == errors:
            # What dialects have noted meanwhile must not get in the way of the real error.
            source.piece = 0
            fresh = Context(context.handler, context.allow_unregistered, context.plain)
            fresh.memory = context.memory
            fresh.suggests = context.suggests
            fresh.keeps_names = context.keeps_names
            fresh.dialects = dict(context.dialects)
            if parse_module(source, fresh, implicit_module) is not None:
                return parse_module(source, context, implicit_module, checked)
            context.error_count += fresh.error_count
            return None
        for one in (error, *error.also):
            notes = one.notes
            if context.suggests:
                notes = (*notes, *load("pyopt.syntax.suggestions:suggestions")(parser, one))
            context.error(one.message, one.place, notes)
        return None
    except RecursionError:
        context.error("the input nests too deep", parser.error("").place)
        return None
    if len(ops) == 1 and (not implicit_module or ops[0].info.name == "builtin.module"):
        return ops[0]
    info = context.op_info("builtin.module")
    assert info is not None
    region = Region()
    body = Block()
    region.append(body)
    for op in ops:
        body.append(op)
    place = FileLineColLoc.get(source.name, *source.beginning())
    module = Operation(info, [], (), NO_ATTRIBUTES, place, [region])
    if implicit_module:
        return module
    if verify(module, context):
        context.error(f"source must contain a single top-level operation, found: {len(ops)}", place)
    return None

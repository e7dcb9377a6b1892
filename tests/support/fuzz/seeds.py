"""Small inputs for each op, cut out of the lit tests: what fuzzing begins with.

A seed is a function that holds one op with what it needs: constants and symbols as in the test, other operands as
arguments, results returned. Each stands in the pool in the generic form and in the custom form, as printed; besides,
there are functions as people wrote them, also those that are rejected.
"""

from __future__ import annotations

import random
import re
from typing import Final, NamedTuple

from pyopt.ir.attributes import ArrayAttr, Attribute, DictionaryAttr, StringAttr, SymbolRefAttr, TypeAttr
from pyopt.ir.context import KNOWN_DIALECTS, Context
from pyopt.ir.core import NO_ATTRIBUTES, NO_BLOCKS, Block, Operation, Region, Value
from pyopt.ir.opinfo import CONSTANT_LIKE
from pyopt.ir.types import FunctionType, Type
from pyopt.ir.verifier import verify
from pyopt.rewrite.rewriter import clone_op
from pyopt.syntax.attribute_printer import AttributePrinter
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import print_op
from tests.support.fuzzing import corpus
from tools.generators.builder import quiet_context

PER_OP: Final = 16
"""Seeds of an op in each form."""
LARGEST: Final = 60
"""Ops of a function that is a seed."""

_OP_NAME = re.compile(r'(?<![\w."@#!^%-])"?([a-z_]+\.[a-z_][\w.]*)')
_TOP_LEVEL = re.compile(r"^(?:func\.func|func|module|memref\.global|sparse_tensor|shape\.|\")", re.MULTILINE)


class Seed(NamedTuple):
    """`op` is what the seed is for; `form` is "generic", "custom", "written" (by a person) or "whole" (a test)."""

    op: str
    form: str
    text: str


class Pool:
    """Seeds by op and form, whole tests, and the types and attributes that occur in them, as texts."""

    def __init__(self) -> None:
        self.seeds: dict[str, dict[str, list[Seed]]] = {}
        self.whole: list[str] = []
        self.types: list[str] = []
        self.attributes: list[str] = []
        self.ops: list[str] = []

    def add(self, seed: Seed, randomness: random.Random, counts: dict[tuple[str, str], int], per_op: int) -> None:
        """Keeps a seed, or not: of many, each with the same chance."""
        kept = self.seeds.setdefault(seed.op, {}).setdefault(seed.form, [])
        count = counts[seed.op, seed.form] = counts.get((seed.op, seed.form), 0) + 1
        if len(kept) < per_op:
            kept.append(seed)
        else:
            at = randomness.randrange(count)
            if at < per_op:
                kept[at] = seed

    def draw(self, randomness: random.Random) -> Seed:
        """A seed of some op, all ops and forms alike."""
        forms = self.seeds[randomness.choice(self.ops)]
        return randomness.choice(forms[randomness.choice(list(forms))])


def all_ops() -> list[str]:
    """The names of all ops that pyopt declares."""
    context = quiet_context()
    found: list[str] = []
    for name in sorted(KNOWN_DIALECTS):
        dialect = context.dialect(name)
        assert dialect is not None
        found += sorted(dialect.ops)
    return found


def make_pool(seed: int = 0, per_op: int = PER_OP, share: float = 1.0, folders: tuple[str, ...] = ()) -> Pool:
    """The pool from that share of the lit tests' chunks (in `folders`, or all), in an order that `seed` says."""
    randomness = random.Random(f"pool {seed}")
    texts = corpus(folders)
    randomness.shuffle(texts)
    pool = Pool()
    counts: dict[tuple[str, str], int] = {}
    types: dict[str, None] = {}
    attributes: dict[str, None] = {}
    for text in texts[: max(1, int(len(texts) * share))]:
        if len(text) > 20_000:
            continue
        pool.whole.append(text)
        for piece in _written_pieces(text):
            for name in {_full_name(name) for name in _OP_NAME.findall(piece)}:
                pool.add(Seed(name, "written", piece), randomness, counts, per_op)
        context = quiet_context()
        module = parse_module(Source(text, "-"), context)
        if module is None or not verify(module, context) or context.resources:
            continue
        _collect_texts(module, types, attributes)
        for name, unit in _units(module):
            count = counts.get((name, "generic"), 0)
            if count >= per_op and randomness.random() > per_op / (count + 1):
                counts[name, "generic"] = count + 1
                continue
            made = cut_out(unit, context)
            if made is None or not verify(made, context):
                continue
            pool.add(Seed(name, "generic", print_op(made, context, PrintOptions(generic=True))), randomness, counts,
                     per_op)  # fmt: skip
            pool.add(Seed(name, "custom", print_op(made, context)), randomness, counts, per_op)
    known = set(all_ops())
    pool.ops = sorted(name for name in pool.seeds if name in known)
    pool.types = sorted(types)
    pool.attributes = sorted(attributes)
    return pool


def _full_name(name: str) -> str:
    return name.rstrip(".")


def _written_pieces(text: str) -> list[str]:
    """The functions of a text, each with the aliases before all of them."""
    text = re.sub(r"^\s*//.*\n", "", text, flags=re.MULTILINE)
    starts = [match.start() for match in _TOP_LEVEL.finditer(text)]
    if not starts:
        return [text] if text.strip() else []
    aliases = "".join(line + "\n" for line in text.split("\n") if re.match(r"[#!]\w+ = .*[^,<({\[]$", line))
    pieces = []
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        piece = text[start:end]
        if len(piece) < 3000:
            pieces.append(aliases + re.sub(r"^[#!]\w+ = .*$", "", piece, flags=re.MULTILINE))
    return pieces


def _units(module: Operation) -> list[tuple[str, Operation]]:
    """(op name, the op to cut out for it): the outermost op around it within a function of one block."""
    found: list[tuple[str, Operation]] = []
    for op in module.walk():
        if op is module:
            continue
        unit = op
        parent = op.parent_op()
        while parent is not None and parent is not module:
            region = parent.regions[0] if parent.regions else None
            if parent.info.name == "func.func" and region is not None and region.has_one_block():
                break
            unit = parent
            parent = parent.parent_op()
        if parent is not None and parent is not module and unit.next is None:
            unit = parent  # a terminator goes with its function
        if op.info.registered:
            found.append((op.info.name, unit))
    return found


def cut_out(unit: Operation, context: Context) -> Operation | None:
    """A module with a copy of `unit` alone: constants and symbols come with it, other operands become arguments."""
    if sum(1 for _ in unit.walk()) > LARGEST:
        return None
    module_info = context.op_info("builtin.module")
    function_info = context.op_info("func.func")
    return_info = context.op_info("func.return")
    assert module_info is not None and function_info is not None and return_info is not None
    body = Block()
    region = Region()
    region.append(body)
    module = Operation(module_info, [], (), NO_ATTRIBUTES, 0, [region])
    old_module = unit.parent_op()
    if old_module is None or old_module.info.name != "builtin.module":
        values: dict[Value, Value] = {}
        entry = Block()
        inner = Region()
        inner.append(entry)
        for value in free_values(unit):
            made = value.op
            if made is not None and made.info.has(CONSTANT_LIKE) and not made.regions and not made.operands:
                copy = clone_op(made, values)
                entry.append(copy)
                values[value] = copy.results[value.index]
            else:
                values[value] = entry.add_argument(value.type, 0)
        copied = clone_op(unit, values)
        entry.append(copied)
        results: list[Value] = list(copied.results)
        entry.append(Operation(return_info, results, (), NO_ATTRIBUTES, 0, successors=NO_BLOCKS))
        signature = FunctionType.get(
            tuple([argument.type for argument in entry.arguments]), tuple([result.type for result in results])
        )
        attributes: dict[str, Attribute] = {
            "sym_name": StringAttr.get("f"),
            "function_type": TypeAttr.get(signature),
        }
        body.append(Operation(function_info, [], (), attributes, 0, [inner]))
    else:
        body.append(clone_op(unit, {}))
    _add_symbols(unit, body)
    return module


def free_values(unit: Operation) -> list[Value]:
    """What an op uses and neither it nor an op inside defines, each once."""
    inside: set[Value] = set()
    for op in unit.walk():
        inside.update(op.results)
        for region in op.regions:
            for block in region:
                inside.update(block.arguments)
    found: dict[Value, None] = {}
    for op in unit.walk():
        for operand in op.operands:
            if operand not in inside:
                found[operand] = None
    return list(found)


def _add_symbols(unit: Operation, body: Block) -> None:
    """Copies of the top-level ops that `unit` refers to, and of those that these refer to."""
    top: Operation | None = unit
    while top is not None and top.parent_op() is not None:
        top = top.parent_op()
    if top is None or not top.regions or top.regions[0].first is None:
        return
    by_name: dict[str, Operation] = {}
    for op in top.regions[0].first:
        name = op.attributes.get("sym_name")
        if isinstance(name, StringAttr):
            by_name[name.value] = op
    names = [op.attributes.get("sym_name") for op in body]
    present = {name.value for name in names if isinstance(name, StringAttr)}
    wanted = _symbols_in(unit)
    while wanted:
        symbol = wanted.pop()
        found = by_name.get(symbol)
        if found is None or symbol in present:
            continue
        present.add(symbol)
        body.append(clone_op(found, {}))
        wanted |= _symbols_in(found)


def _symbols_in(unit: Operation) -> set[str]:
    found: set[str] = set()

    def see(attribute: Attribute) -> None:
        if isinstance(attribute, SymbolRefAttr):
            found.add(attribute.path[0])
        elif isinstance(attribute, ArrayAttr):
            for element in attribute.elements:
                see(element)
        elif isinstance(attribute, DictionaryAttr):
            for _, entry in attribute.entries:
                see(entry)

    for op in unit.walk():
        for attribute in op.attributes.values():
            see(attribute)
    return found


def _collect_texts(module: Operation, types: dict[str, None], attributes: dict[str, None]) -> None:
    """Notes the types and attributes of a module, as texts without aliases."""
    for op in module.walk():
        for value in [*op.results, *(one for region in op.regions for block in region for one in block.arguments)]:
            _note(AttributePrinter().type(value.type), types)
        for attribute in op.attributes.values():
            if not isinstance(attribute, TypeAttr):
                _note(AttributePrinter().attribute(attribute), attributes)


def _note(text: str, texts: dict[str, None]) -> None:
    if len(text) < 300:
        texts[text] = None


def type_text(type: Type) -> str:
    """A type without aliases."""
    return AttributePrinter().type(type)

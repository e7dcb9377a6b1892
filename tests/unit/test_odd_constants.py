"""Folds and rules cope with constants that are not what they hope for: poison, and attributes of another kind.

The ops are those of the lit tests: for each op that has a fold or rules a few, which differ in the kinds of
their operands' types, and in which operands are constants.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pyopt.dialects.ub import POISON
from pyopt.driver.run import run_in_process
from pyopt.ir.attributes import (
    UNIT,
    ArrayAttr,
    Attribute,
    FloatAttr,
    IntegerAttr,
    StringAttr,
)
from pyopt.ir.context import KNOWN_DIALECTS, Context
from pyopt.ir.core import NO_ATTRIBUTES, Operation, Value
from pyopt.ir.elements import (
    DenseElementsAttr,
    DenseResourceElementsAttr,
    DenseStringElementsAttr,
    SparseElementsAttr,
    is_number,
)
from pyopt.ir.types import F16, F32, I64, INDEX, ComplexType, IntegerType, TensorType, Type, VectorType
from pyopt.passes.canonicalize import rules_in
from pyopt.passes.canonicalize.folds import folds_in_place
from pyopt.rewrite.folding import constant_of
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from tests.support.lit_file import SPLIT_MARKER, lit_files

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

LIT = Path(__file__).resolve().parents[1] / "lit"
MOST_OF_A_NAME = 4
I7 = IntegerType.get(7)
DIALECTS = (
    "arith", "affine", "bufferization builtin", "complex", "index", "linalg scf", "llvm", "math", "memref", "shape",
    "sparse_tensor", "tensor", "vector",
)  # fmt: skip


def quiet_context() -> Context:
    return Context(lambda *_: None, True)


def chunks() -> Iterator[str]:
    for path in lit_files(LIT):
        if "invalid" not in path.name:
            yield from path.read_text(encoding="utf-8", errors="surrogateescape").split(SPLIT_MARKER)


def has_fold(op: Operation) -> bool:
    return bool(op.operands) and op.info.fold_function() is not None


def is_interesting(op: Operation) -> bool:
    name = op.info.name
    has_rules = folds_in_place(op.info) or any(name in rules_in(dialect) for dialect in KNOWN_DIALECTS)
    return has_fold(op) or (bool(op.operands) and bool(has_rules))


@cache
def instances() -> tuple[list[Operation], list[str], list[Operation]]:
    """Ops with a fold or rules, the chunks that they are from, and these as modules."""
    seen: dict[str, set[tuple[str, ...]]] = {}
    ops: list[Operation] = []
    texts: list[str] = []
    modules: list[Operation] = []
    for text in chunks():
        context = quiet_context()
        module = parse_module(Source(text, "chunk"), context)
        if module is None:
            continue
        before = len(ops)
        for op in module.walk():
            if is_interesting(op):
                keys = seen.setdefault(op.info.name, set())
                key = tuple([f"{type(v.type).__name__} {constant_of(v) is None}" for v in op.operands])
                if key not in keys and len(keys) < MOST_OF_A_NAME:
                    keys.add(key)
                    ops.append(op)
        if len(ops) > before:
            texts.append(text)
            modules.append(module)
    return ops, texts, modules


def odd_constants(type: Type) -> list[Attribute]:
    """Constants that no op of the type would have, or seldom."""
    found: list[Attribute] = [
        POISON,
        UNIT,
        StringAttr.get("a"),
        IntegerAttr.get(3, I7),
        IntegerAttr.get(1, INDEX),
        IntegerAttr.get(0, I64),
        FloatAttr.get(0x3C00, F16),
        FloatAttr.get(0, F32),
        ArrayAttr.get(()),
        ArrayAttr.get((UNIT, UNIT)),
        DenseElementsAttr.from_values(TensorType.get((2,), I7), [1, 2]),
        DenseElementsAttr.from_values(TensorType.get((2,), INDEX), [1]),
        DenseElementsAttr.from_values(TensorType.get((3, 5), F32), [0]),
    ]
    if isinstance(type, (TensorType, VectorType)) and type.shape is not None and type.has_static_shape():
        found.append(DenseResourceElementsAttr.get(type, "key"))
        found.append(DenseStringElementsAttr.get(type, ["x"]))
        element = type.element_type
        if is_number(element):
            rank = len(type.shape)
            count = 1 if rank and all(type.shape) else 0
            indices = DenseElementsAttr.from_values(TensorType.get((count, rank), I64), [0] * (count * rank))
            parts = 2 if isinstance(element, ComplexType) else 1
            values = DenseElementsAttr.from_values(TensorType.get((count,), element), [0] * (count * parts))
            found.append(SparseElementsAttr.get(type, indices, values))
    return found


def check_folded(op: Operation, constants: Sequence[Attribute | None]) -> None:
    """The fold ends, and gives values of the right types, or attributes, for all results."""
    fold = op.info.fold_function()
    assert fold is not None
    folded = fold(op, list(constants))
    if folded is None:
        return
    results = folded if isinstance(folded, list) else [folded]
    assert len(results) == len(op.results)
    for one, result in zip(results, op.results, strict=True):
        assert isinstance(one, Attribute) or (isinstance(one, Value) and one.type is result.type)


@pytest.mark.full
def test_ops_of_many_names_are_tried() -> None:
    assert len({op.info.name for op in instances()[0]}) > 150


@pytest.mark.parametrize("dialect", DIALECTS)
def test_folds_cope_with_odd_constants(dialect: str) -> None:
    ops = [op for op in instances()[0] if has_fold(op) and op.info.name.partition(".")[0] in dialect.split()]
    assert ops
    for op in ops:
        known = [constant_of(value) for value in op.operands]
        for number, value in enumerate(op.operands):
            for odd in odd_constants(value.type):
                for others in (known, [None] * len(known), [odd] * len(known)):
                    constants = list(others)
                    constants[number] = odd
                    check_folded(op, constants)


def with_poison(text: str, number: int) -> str | None:
    """The text with poison for one operand of each op that has a fold; None if there is no such operand."""
    from pyopt.syntax.printer import print_op

    context = quiet_context()
    module = parse_module(Source(text, "chunk"), context)
    info = context.op_info("ub.poison")
    assert module is not None and info is not None
    changed = False
    for op in list(module.walk()):
        if not is_interesting(op) or len(op.operands) <= number or op.block is None:
            continue
        poison = Operation(info, [], [op.operands[number].type], {**NO_ATTRIBUTES, "value": POISON}, op.loc)
        poison.insert_before(op)
        op.set_operand(number, poison.results[0])
        changed = True
    return print_op(module, context) if changed else None


PIPELINES = (["--canonicalize"], ["--sccp", "--shape-to-shape-lowering"], ["--int-range-optimizations", "--cse"])


@pytest.mark.full
@pytest.mark.parametrize("part", range(16))
def test_passes_cope_with_poison(part: int) -> None:
    """What is valid stays valid, and nothing is an internal error."""
    for text in instances()[1][part::16]:
        for number in range(3):
            poisoned = with_poison(text, number)
            if poisoned is None or run_in_process(["--allow-unregistered-dialect"], poisoned)[0]:
                continue
            for flags in PIPELINES:
                code, _, messages = run_in_process(["--allow-unregistered-dialect", *flags], poisoned)
                assert "internal error" not in messages and code == 0, f"{flags}\n{messages}\n{poisoned}"

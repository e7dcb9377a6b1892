"""linalg.generic as the named op that does the same.

    linalg.generic {maps of a product of matrices} ins(%a, %b) outs(%c) { %c + %a * %b }
->
    linalg.matmul ins(%a, %b) outs(%c)

Copies, transposes, broadcasts and fills are told by their maps, elementwise functions by the one op of the body, and
products and convolutions by the rows of the table of named ops.
"""

from __future__ import annotations

from pyopt.dialects.linalg.bodies import BodyError, build_region, yield_first
from pyopt.dialects.linalg.enums import TYPE_FN
from pyopt.dialects.linalg.forms import form_of
from pyopt.dialects.linalg.notation import PARALLEL, NamedForm
from pyopt.dialects.linalg.structure import (
    body_of,
    indexing_maps,
    input_count,
    inputs,
    iterator_types,
    scalar_of,
    shape_of,
)
from pyopt.dialects.linalg.table import CONVOLUTIONS
from pyopt.ir.affine import AffineMap, AffineMapAttr
from pyopt.ir.attributes import ArrayAttr, Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.mixed_indices import dense
from pyopt.ir.types import I1, I64, FloatType, TensorType, Type
from pyopt.light import Final, Sequence
from pyopt.passes.canonicalize.named_ops import create_named
from pyopt.passes.structured.form_matching import does_the_same, match_loops
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

_UNARY: Final = {"math.exp": "linalg.exp"}
_BINARY: Final = {
    "arith.addf": "linalg.add", "arith.subf": "linalg.sub", "arith.mulf": "linalg.mul", "arith.divf": "linalg.div",
}  # fmt: skip
"""Elementwise ops by the op of their bodies: those that the reference knows."""

_CONVOLUTIONS: Final = tuple(["linalg." + row.partition(":")[0].partition(" ")[0] for row, _ in CONVOLUTIONS])
_PRODUCTS: Final = (
    ("linalg.matmul", "A[k, m], B[k, n] -> O[m, n]", "A[m, k], B[n, k] -> O[m, n]"),
    ("linalg.batch_matmul", "A[b, k, m], B[b, k, n] -> O[b, m, n]", "A[b, m, k], B[b, n, k] -> O[b, m, n]"),
)
"""Products, and which of their operands may be transposed: one of them, as in the reference."""


def name_generic(op: Operation, rewriter: Rewriter) -> bool:
    """linalg.generic -> the named op that does the same"""
    if len(op.operands) - input_count(op) != 1 or not op.regions[0].has_one_block():
        return False
    maps = indexing_maps(op)
    if all(word == PARALLEL for word in iterator_types(op)):
        return _name_moved(op, maps, rewriter) or _name_elementwise(op, maps, rewriter)
    return _name_product(op, maps, rewriter) or _name_convolution(op, maps, rewriter)


def _replace(
    op: Operation, name: str, given: Sequence[Value], rewriter: Rewriter, attributes: dict[str, Attribute] | None = None
) -> bool:
    new = create_named(name, given, op.operands[-1], rewriter, attributes)
    rewriter.replace(op, new.results)
    return True


def _name_moved(op: Operation, maps: list[AffineMap], rewriter: Rewriter) -> bool:
    """copy, transpose, broadcast and fill, whose bodies have a yield only"""
    block = body_of(op)
    end = block.last
    if end is None or block.first is not end or len(end.operands) != 1:
        return False
    if input_count(op) == 0 and maps[0].is_permutation() and constant_of(end.operands[0]) is not None:
        return _replace(op, "linalg.fill", end.operands, rewriter)
    if input_count(op) != 1 or end.operands[0] is not block.arguments[0]:
        return False
    source, target = maps
    if target.results and target.is_permutation() and scalar_of(op.operands[0].type) is op.operands[0].type:
        return _replace(op, "linalg.fill", inputs(op), rewriter)
    if not target.is_identity() or not source.is_projected_permutation():
        return False
    if source.is_identity():
        return _replace(op, "linalg.copy", inputs(op), rewriter)
    read = [expr.value for expr in source.results]
    if shape_of(op.operands[0].type) != tuple([shape_of(op.operands[1].type)[loop] for loop in read]):
        # Where one of two sizes is not known, the named ops are not valid.
        return False
    if source.is_permutation():
        return _replace_moved(
            op, "linalg.transpose", "permutation", [read.index(one) for one in range(len(read))], rewriter
        )
    added = [loop for loop in range(source.num_dims) if loop not in read]
    return read == sorted(read) and _replace_moved(op, "linalg.broadcast", "dimensions", added, rewriter)


def _replace_moved(op: Operation, name: str, attribute: str, values: list[int], rewriter: Rewriter) -> bool:
    init = op.operands[1]
    types: list[Type] = [init.type] if isinstance(init.type, TensorType) else []
    region = yield_first(rewriter.context, op.operands, op.loc)
    rewriter.replace_with_new(op, name, list(op.operands), types, {attribute: dense(values)}, [region])
    return True


def _name_elementwise(op: Operation, maps: list[AffineMap], rewriter: Rewriter) -> bool:
    """exp, add, sub, mul and div, whose bodies have one op of the inputs' elements, in any order"""
    block = body_of(op)
    function, end = block.first, block.last
    if function is None or end is None or len(list(block)) != 2 or not maps[0].results:
        return False
    if not all(map.is_identity() for map in maps) or list(end.operands) != list(function.results):
        return False
    if not all(isinstance(argument.type, FloatType) for argument in block.arguments):
        return False
    count = input_count(op)
    name = (_UNARY if count == 1 else _BINARY).get(function.info.name)
    arguments: list[Value] = [*block.arguments[:count]]
    if name is None or count != len(function.operands) or set(function.operands) != set(arguments):
        return False
    return _replace(op, name, [op.operands[arguments.index(one)] for one in function.operands], rewriter)


def _computes(op: Operation, name: str, attributes: dict[str, Attribute], commutes: bool, rewriter: Rewriter) -> bool:
    """The body is that of the named op."""
    types = [scalar_of(operand.type) for operand in op.operands]
    if types[-1] is I1:
        return False
    try:
        made = build_region(rewriter.context, name, types, attributes)
    except BodyError:
        return False
    return does_the_same(made, op.regions[0], commutes)


def _name_product(op: Operation, maps: list[AffineMap], rewriter: Rewriter) -> bool:
    """matmul and batch_matmul, one operand of which may be transposed, with loops in any order"""
    iterators = iterator_types(op)
    for name, *transposed in _PRODUCTS:
        forms = [form_of(name), *[NamedForm(f"product: {one} = O") for one in transposed]]
        form = next((form for form in forms if match_loops(form, maps, iterators, in_order=False) is not None), None)
        if form is None:
            continue
        named = ArrayAttr.get(tuple([AffineMapAttr.get(map) for map in form.maps((), ())]))
        attributes: dict[str, Attribute] = {"indexing_maps": named}
        for cast in ("", "cast_unsigned"):
            if cast:
                attributes["cast"] = TYPE_FN.get(cast)
            if _computes(op, name, attributes, True, rewriter):
                return _replace(op, name, inputs(op), rewriter, attributes)
    return False


def _name_convolution(op: Operation, maps: list[AffineMap], rewriter: Rewriter) -> bool:
    """Convolutions and poolings, with loops and operands in the order of their rows"""
    iterators = iterator_types(op)
    for name in _CONVOLUTIONS:
        form = form_of(name)
        found = match_loops(form, maps, iterators, in_order=True)
        if found is None or not _computes(op, name, {}, False, rewriter):
            continue
        attributes: dict[str, Attribute] = {}
        if form.windows:
            type = TensorType.get((form.windows,), I64)
            attributes["dilations"] = DenseElementsAttr.from_values(type, found.dilations)
            attributes["strides"] = DenseElementsAttr.from_values(type, found.strides)
        return _replace(op, name, inputs(op), rewriter, attributes)
    return False


RULES: Final[tuple[Rule, ...]] = (Rule("linalg.generic", name_generic),)

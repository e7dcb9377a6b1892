"""Shapes as tensors of their extents, computed by arith, scf and tensor ops.

    %0 = shape.shape_of %t : tensor<?x3xf32> -> tensor<2xindex>
->
    %d = tensor.dim %t, %c0 : tensor<?x3xf32>
    %e = tensor.from_elements %d, %c3 : tensor<2xindex>
    %0 = tensor.cast %e : tensor<2xindex> to tensor<2xindex>

Only what cannot be an error has an equivalent: ops on !shape.shape and !shape.size stay, and a witness becomes the
requirement of a condition.
"""

from __future__ import annotations

from pyopt.dialects.shape.folds import constant_any, constant_broadcast, constant_concat, constant_split, extents_of
from pyopt.dialects.shape.types import SHAPE, SIZE, extent_tensor
from pyopt.dialects.tensor.verify import casts
from pyopt.ir.attributes import Attribute, Location
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.mixed_indices import Slice
from pyopt.ir.types import DYNAMIC, I1, INDEX, MemRefType, TensorType, Type
from pyopt.light import Callable, Final, Sequence
from pyopt.passes.building.arith import EQUAL, SIGNED_LESS, binary, boolean, choose, compare, constant_index
from pyopt.passes.building.scf import choice, loop
from pyopt.passes.canonicalize.common import slice_parts
from pyopt.passes.lowering.converting import convert
from pyopt.passes.shapes.broadcasting import lower_broadcast, lower_is_broadcastable
from pyopt.passes.shapes.common import dim_as_extent, require
from pyopt.passes.shapes.extents import dim_of, extent_at, generate
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.legality import ConversionTarget
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.type_converter import TypeConverter


def constant_extents(constants: Sequence[Attribute | None]) -> list[int] | None:
    """The extents of the only operand, if it is constant."""
    return extents_of(constants[0])


UNKNOWN_RANK: Final = extent_tensor(DYNAMIC)
KNOWN: Final[dict[str, Callable[[Sequence[Attribute | None]], list[int] | tuple[list[int], list[int]] | None]]] = {
    "shape.any": constant_any,
    "shape.broadcast": constant_broadcast,
    "shape.concat": constant_concat,
    "shape.split_at": constant_split,
    "shape.to_extent_tensor": constant_extents,
}
"""Op -> the extents that it gives for constant operands, or a tuple of extents if it has several results."""
ARITHMETIC: Final = {"shape.add": "addi", "shape.mul": "muli"}


def lower_known(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """concat(constant, constant) : tensor<?xindex> -> from_elements(..), and others

    The fold cannot: there is no constant of that type. The reference makes one, and then fails where it is used.
    """
    known = KNOWN[op.info.name]([constant_of(value) for value in op.operands])
    if known is None:
        return False
    parts = known if isinstance(known, tuple) else (known,)
    if any(result.type is not UNKNOWN_RANK for result in op.results):
        return False
    values = []
    for extents in parts:
        numbers = [constant_index(rewriter, extent) for extent in extents]
        values.append(_extents_as(extent_tensor(len(extents)), numbers, rewriter))
    rewriter.replace(op, values)
    return True


def forget_rank(rewriter: Rewriter, type: Type, values: Sequence[Value], loc: int | Location) -> Value | None:
    """tensor<2xindex> -> tensor<?xindex>, where an op that stays wants it"""
    return rewriter.create("tensor.cast", values, [type]).results[0]


def same_type(type: Type) -> list[Type]:
    """Every type is right."""
    return [type]


def ranks_converter() -> TypeConverter:
    """Types as they are, but ranks may be known."""
    converter = TypeConverter()
    converter.add(same_type)
    converter.to_source.append(forget_rank)
    return converter


def lower_any(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """any(a, b) -> a, unless that is a shape and an extent tensor is wanted"""
    if not operands or (op.operands[0].type is SHAPE and op.results[0].type is not SHAPE):
        return False
    rewriter.replace(op, operands[:1])
    return True


def lower_arithmetic(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """add -> arith.addi, mul -> arith.muli"""
    if op.results[0].type is SIZE:
        return False
    rewriter.replace(op, [binary(rewriter, ARITHMETIC[op.info.name], operands[0], operands[1])])
    return True


def lower_const_shape(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """const_shape [2, 3] -> cast(from_elements(2, 3))"""
    type = op.results[0].type
    if type is SHAPE:
        return False
    extents = extents_of(op.attributes["shape"])
    if extents is None:
        return False
    values = [constant_index(rewriter, extent) for extent in extents]
    rewriter.replace(op, [_extents_as(type, values, rewriter)])
    return True


def _extents_as(type: object, extents: Sequence[Value], rewriter: Rewriter) -> Value:
    """A tensor of extents, cast to a type even if it has it."""
    assert isinstance(type, TensorType)
    made = rewriter.create("tensor.from_elements", extents, [extent_tensor(len(extents))])
    return rewriter.create("tensor.cast", made.results, [type]).results[0]


def lower_const_size(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """const_size 3 -> constant 3 : index"""
    value = op.attributes["value"]
    rewriter.replace(op, [rewriter.constant(value, INDEX)])
    return True


def lower_constraint(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """cstr_eq(a, b) -> cstr_require(shape_eq(a, b)), if that has an equivalent"""
    require(op, op.operands, rewriter)
    return True


def _has_extents(type: Type) -> bool:
    """A tensor or a memref, of which extents can be asked; a vector's shape, for example, has no op."""
    return isinstance(type, (TensorType, MemRefType))


def _dim_of_container(rewriter: Rewriter, value: Value, index: Value) -> Value:
    """tensor.dim or memref.dim"""
    if isinstance(value.type, MemRefType):
        return rewriter.create("memref.dim", [value, index], [INDEX]).results[0]
    return dim_of(rewriter, value, index)


def lower_get_extent(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """get_extent(shape_of(t), i) -> tensor.dim(t, i); get_extent(s, i) -> tensor.extract(s, i)"""
    if SIZE in (op.results[0].type, op.operands[1].type):
        return False
    shape = op.operands[0].op
    if shape is not None and shape.info.name == "shape.shape_of" and _has_extents(shape.operands[0].type):
        extent = _dim_of_container(rewriter, shape.operands[0], operands[1])
    else:
        extent = extent_at(rewriter, operands[0], operands[1])
    rewriter.replace(op, [extent])
    return True


def lower_rank(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """rank(s) -> tensor.dim(s, 0)"""
    if op.results[0].type is SIZE:
        return False
    rewriter.replace(op, [dim_of(rewriter, operands[0], constant_index(rewriter, 0))])
    return True


def lower_reduce(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """reduce(s, init) { body } -> scf.for %i = 0 to rank(s) { body with s[%i] for the extent }"""
    if op.operands[0].type is SHAPE:
        return False
    first = op.regions[0].entry()
    body: Block = first
    types = [init.type for init in operands[1:]]
    yielded = [value.type for value in body.terminator().operands]
    if types != yielded or types != [result.type for result in op.results]:
        return False
    extents = operands[0]
    zero = constant_index(rewriter, 0)
    one = constant_index(rewriter, 1)
    rank = dim_of(rewriter, extents, zero)

    def once(rewriter: Rewriter, arguments: Sequence[Value]) -> list[Value]:
        position, *carried = arguments
        return rewriter.clone_body(body, [position, extent_at(rewriter, extents, position), *carried])

    rewriter.replace(op, loop(rewriter, [zero, rank, one], operands[1:], once))
    return True


def lower_shape_eq(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """shape_eq(a, b, c) -> equal(a, b) and equal(a, c)"""
    if any(value.type is SHAPE for value in op.operands):
        return False
    if len(operands) < 2:
        rewriter.replace(op, [boolean(rewriter, True)])
        return True
    zero = constant_index(rewriter, 0)
    first = operands[0]
    rank = dim_of(rewriter, first, zero)
    result: Value | None = None
    for shape in operands[1:]:
        same = _equal(rewriter, first, rank, shape, zero)
        result = same if result is None else binary(rewriter, "andi", result, same)
    assert result is not None
    rewriter.replace(op, [result])
    return True


def _equal(rewriter: Rewriter, first: Value, rank: Value, shape: Value, zero: Value) -> Value:
    """Two shapes are of the same rank, and then have the same extents."""

    def extents_equal(rewriter: Rewriter, arguments: Sequence[Value]) -> Sequence[Value]:
        one = constant_index(rewriter, 1)
        init = boolean(rewriter, True)
        return loop(rewriter, [zero, rank, one], [init], extent_equal)

    def extent_equal(rewriter: Rewriter, arguments: Sequence[Value]) -> list[Value]:
        position, before = arguments
        lhs = extent_at(rewriter, first, position)
        rhs = extent_at(rewriter, shape, position)
        return [binary(rewriter, "andi", before, compare(rewriter, EQUAL, lhs, rhs))]

    def unequal(rewriter: Rewriter, arguments: Sequence[Value]) -> list[Value]:
        return [boolean(rewriter, False)]

    same_rank = compare(rewriter, EQUAL, rank, dim_of(rewriter, shape, zero))
    return choice(rewriter, same_rank, I1, extents_equal, unequal)


def lower_shape_of(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """shape_of(t) -> the extents of t, in a tensor"""
    type = op.results[0].type
    if type is SHAPE:
        return False
    value = operands[0]
    source = value.type
    if not _has_extents(op.operands[0].type):
        return False
    if isinstance(source, (TensorType, MemRefType)) and source.shape is not None:
        extents = []
        for dimension, extent in enumerate(source.shape):
            number = constant_index(rewriter, dimension if extent == DYNAMIC else extent)
            extents.append(_dim_of_container(rewriter, value, number) if extent == DYNAMIC else number)
        rewriter.replace(op, [_extents_as(type, extents, rewriter)])
        return True

    def extent_of(rewriter: Rewriter, arguments: Sequence[Value]) -> list[Value]:
        return [_dim_of_container(rewriter, value, arguments[0])]

    name = "memref.rank" if isinstance(source, MemRefType) else "tensor.rank"
    rank = rewriter.create(name, [value], [INDEX]).results[0]
    rewriter.replace(op, [generate(rewriter, UNKNOWN_RANK, rank, extent_of)])
    return True


def lower_split_at(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """split_at(s, i) -> s[0 : i], s[i : rank(s)], where i counts from the back if it is negative"""
    if any(value.type is SHAPE for value in (op.operands[0], *op.results)) or op.operands[1].type is SIZE:
        return False
    extents, index = operands
    zero = constant_index(rewriter, 0)
    rank = dim_of(rewriter, extents, zero)
    from_back = binary(rewriter, "addi", index, rank)
    index = choose(rewriter, compare(rewriter, SIGNED_LESS, index, zero), from_back, index)
    one = constant_index(rewriter, 1)
    head = _slice(rewriter, extents, zero, index, one)
    count = binary(rewriter, "subi", rank, index)
    rewriter.replace(op, [head, _slice(rewriter, extents, index, count, one)])
    return True


def _slice(rewriter: Rewriter, extents: Value, offset: Value, count: Value, one: Value) -> Value:
    operands, attributes = slice_parts(Slice([offset], [count], [one]), [extents])
    return rewriter.create("tensor.extract_slice", operands, [UNKNOWN_RANK], attributes).results[0]


def lower_to_extent_tensor(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """to_extent_tensor(s) -> cast(s)"""
    if not casts(operands[0].type, op.results[0].type):
        return False
    rewriter.replace_with_new(op, "tensor.cast", operands, [op.results[0].type])
    return True


RANKS: Final = ranks_converter()

PATTERNS: Final = (
    *[ConversionPattern(name, lower_known, benefit=2, converter=RANKS) for name in KNOWN],
    ConversionPattern("shape.cstr_broadcastable", lower_constraint),
    ConversionPattern("shape.cstr_eq", lower_constraint),
    ConversionPattern("shape.dim", rule=dim_as_extent),
    ConversionPattern("shape.any", lower_any),
    ConversionPattern("shape.add", lower_arithmetic),
    ConversionPattern("shape.mul", lower_arithmetic),
    ConversionPattern("shape.broadcast", lower_broadcast),
    ConversionPattern("shape.const_shape", lower_const_shape),
    ConversionPattern("shape.const_size", lower_const_size),
    ConversionPattern("shape.is_broadcastable", lower_is_broadcastable),
    ConversionPattern("shape.get_extent", lower_get_extent),
    ConversionPattern("shape.rank", lower_rank),
    ConversionPattern("shape.reduce", lower_reduce),
    ConversionPattern("shape.shape_eq", lower_shape_eq),
    ConversionPattern("shape.shape_of", lower_shape_of),
    ConversionPattern("shape.split_at", lower_split_at),
    ConversionPattern("shape.to_extent_tensor", lower_to_extent_tensor),
)


def does_not_fold(op: Operation) -> bool | None:
    """Returns True, for legal, if an op on buffers does not fold, else None: as all of memref, it folds if it can."""
    fold = op.info.fold_function()
    return True if fold is None or fold(op, [constant_of(operand) for operand in op.operands]) is None else None


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts the module `op`."""
    target = ConversionTarget()
    target.legal("arith", "scf", "func", "tensor", "shape.cstr_require", "builtin.module")
    target.ask(does_not_fold, "memref.dim")
    return convert(op, pass_context, target, PATTERNS)


PASS = make_pass("convert-shape-to-std", run, anchor="builtin.module", class_name="ConvertShapeToStandardPass")

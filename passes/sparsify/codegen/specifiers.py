"""sparse-storage-specifier-to-llvm: the sizes of sparse storage become a struct of LLVM.

    !sparse_tensor.storage_specifier<#CSR>   ->   !llvm.struct<(array<2 x i64>, array<3 x i64>)>
    storage_specifier.get %s val_mem_sz      ->   arith.index_cast (llvm.extractvalue %s[1, 2]) : i64 to index

The arrays have the sizes of the levels and those of the buffers, in the order of the buffers; for a slice, also the
offsets and the strides of its dimensions.
"""

from __future__ import annotations

from pyopt.dialects.llvm.types import LLVMArrayType, LLVMStructType
from pyopt.dialects.sparse_tensor.constraints import SPECIFIER_KIND
from pyopt.dialects.sparse_tensor.types import StorageSpecifierType
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import dense
from pyopt.ir.types import I64, INDEX, Type
from pyopt.light import Final, Sequence, final
from pyopt.passes.lowering.converting import convert
from pyopt.passes.sparsify.codegen.descriptor import (
    COORDINATES_SIZE,
    LEVEL_SIZE,
    OFFSET,
    POSITIONS_SIZE,
    STRIDE,
    VALUES_SIZE,
)
from pyopt.passes.sparsify.codegen.layout import layout_of, same
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.legality import ConversionTarget
from pyopt.rewrite.structural_conversion import StructuralConversion
from pyopt.rewrite.type_converter import TypeConverter

PREFIX: Final = "sparse_tensor.storage_specifier."
BUFFERS: Final = 1
"""The number of the array that has the sizes of buffers."""
_KINDS: Final[dict[Attribute, str]] = {
    SPECIFIER_KIND.get(word): word
    for word in (LEVEL_SIZE, POSITIONS_SIZE, COORDINATES_SIZE, VALUES_SIZE, OFFSET, STRIDE)
}


def struct_of(type: Type) -> Sequence[Type] | bool:
    """A rule of the type converter: the struct for a specifier."""
    if not isinstance(type, StorageSpecifierType):
        return True
    encoding = type.encoding
    sizes = [encoding.lvl_rank(), layout_of(encoding).size() - 1]
    if encoding.is_slice():
        sizes += [encoding.dim_rank()] * 2
    return [LLVMStructType.get(tuple([LLVMArrayType.get(size, I64) for size in sizes]))]


def place_of(op: Operation) -> list[int] | None:
    """The position in the struct of what an op is about; None for what a specifier of the type does not have."""
    type = op.operands[0].type
    assert isinstance(type, StorageSpecifierType)
    layout = layout_of(type.encoding)
    kind = _KINDS[op.attributes["specifierKind"]]
    attribute = op.attributes.get("level")
    level = attribute.value if isinstance(attribute, IntegerAttr) else -1
    if kind == VALUES_SIZE:
        return [BUFFERS, layout.values]
    if kind in (POSITIONS_SIZE, COORDINATES_SIZE):
        numbers = layout.positions if kind == POSITIONS_SIZE else layout.coordinates
        return [BUFFERS, numbers[level]] if level in numbers else None
    if kind == LEVEL_SIZE:
        return [0, level] if 0 <= level < type.encoding.lvl_rank() else None
    if not type.encoding.is_slice() or not 0 <= level < type.encoding.dim_rank():
        return None
    return [2 if kind == OFFSET else 3, level]


def extract(rewriter: ConversionRewriter, struct: Value, place: Sequence[int], type: Type) -> Value:
    """llvm.extractvalue %struct[place]"""
    return rewriter.create("llvm.extractvalue", [struct], [type], {"position": dense(place)}).results[0]


def put(rewriter: ConversionRewriter, struct: Value, place: Sequence[int], value: Value) -> Value:
    """llvm.insertvalue %value, %struct[place]"""
    made = rewriter.create("llvm.insertvalue", [struct, value], [struct.type], {"position": dense(place)})
    return made.results[0]


@final
class Specifiers:
    """The patterns for the three ops on specifiers."""

    __slots__ = ("converter",)

    def __init__(self, converter: TypeConverter) -> None:
        self.converter = converter

    def get(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """storage_specifier.get -> llvm.extractvalue, as an index"""
        place = place_of(op)
        if place is None:
            return False
        found = extract(rewriter, operands[0], place, I64)
        rewriter.replace(op, rewriter.create("arith.index_cast", [found], [INDEX]).results)
        return True

    def set(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """storage_specifier.set -> llvm.insertvalue of the number as an i64"""
        place = place_of(op)
        if place is None:
            return False
        number = rewriter.create("arith.index_cast", [operands[1]], [I64]).results[0]
        rewriter.replace(op, [put(rewriter, operands[0], place, number)])
        return True

    def init(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """storage_specifier.init -> llvm.mlir.poison with the sizes of buffers: zeros, or those of another specifier"""
        types = self.converter.convert(op.results[0].type)
        assert types is not None
        struct: Value = rewriter.create("llvm.mlir.poison", [], types).results[0]
        assert isinstance(types[0], LLVMStructType) and types[0].types is not None
        sizes = types[0].types[BUFFERS]
        assert isinstance(sizes, LLVMArrayType)
        if operands:
            struct = put(rewriter, struct, [BUFFERS], extract(rewriter, operands[0], [BUFFERS], sizes))
        else:
            zero = rewriter.constant(IntegerAttr.get(0, I64), I64)
            for number in range(sizes.count):
                struct = put(rewriter, struct, [BUFFERS, number], zero)
        rewriter.replace(op, [struct])
        return True


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is in `op`."""
    converter = TypeConverter()
    converter.add(same)
    converter.add(struct_of)
    target = ConversionTarget()
    structural = StructuralConversion(converter)
    structural.add_to(target)
    target.legal("arith", "llvm")
    target.illegal("sparse_tensor")
    rules = Specifiers(converter)
    patterns = [
        ConversionPattern(PREFIX + "get", rules.get, converter=converter),
        ConversionPattern(PREFIX + "init", rules.init, converter=converter),
        ConversionPattern(PREFIX + "set", rules.set, converter=converter),
    ]
    return convert(op, pass_context, target, [*patterns, *structural.patterns()])


PASS: Final = make_pass(
    "sparse-storage-specifier-to-llvm", run, anchor="builtin.module", class_name="StorageSpecifierToLLVM"
)

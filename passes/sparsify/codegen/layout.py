"""The buffers that a sparse tensor becomes, and their types: one for each array of its storage, then its sizes.

tensor<8x8xf64, #CSR>  ->  memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#CSR>
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.storage import COORDINATES, POSITIONS, StorageField, storage_fields
from pyopt.dialects.sparse_tensor.types import StorageSpecifierType
from pyopt.ir.attributes import Location
from pyopt.ir.core import Value
from pyopt.ir.tables import derived
from pyopt.ir.types import TensorType, Type
from pyopt.light import Sequence, final
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.type_conversion import CAST
from pyopt.rewrite.type_converter import TypeConverter


@final
class Layout:
    """The order of the fields of an encoding: `positions` and `coordinates` are their numbers by level.

    Levels whose coordinates are interleaved share a number. The values follow, then the specifier.
    """

    __slots__ = ("arrays", "coordinates", "positions", "values")

    def __init__(self, encoding: EncodingAttr) -> None:
        self.arrays: list[StorageField] = storage_fields(encoding)
        self.positions: dict[int, int] = {}
        self.coordinates: dict[int, int] = {}
        for number, field in enumerate(self.arrays):
            if field.kind == POSITIONS:
                self.positions[field.level] = number
            elif field.kind == COORDINATES:
                self.coordinates[field.level] = number
        for segment in encoding.coo_segments():
            if not segment.soa:
                for level in range(segment.start + 1, segment.end):
                    self.coordinates[level] = self.coordinates[segment.start]
        self.values = len(self.arrays) - 1

    def size(self) -> int:
        """The number of fields, with the specifier."""
        return len(self.arrays) + 1


_layouts: dict[EncodingAttr, Layout] = derived({})


def layout_of(encoding: EncodingAttr) -> Layout:
    """The layout, computed once."""
    return _layouts.get(encoding) or _layouts.setdefault(encoding, Layout(encoding))


def field_types(type: TensorType) -> list[Type]:
    """The types of the fields of a sparse tensor."""
    encoding = type.encoding
    assert isinstance(encoding, EncodingAttr)
    types: list[Type] = []
    for field in layout_of(encoding).arrays:
        if field.kind == POSITIONS:
            element = encoding.pos_type()
        else:
            element = encoding.crd_type() if field.kind == COORDINATES else type.element_type
        types.append(encoding.array_type(element, type.shape))
    types.append(StorageSpecifierType.get(encoding))
    return types


def fields_of_type(type: Type) -> Sequence[Type] | bool:
    """A rule of the type converter: sparse tensors become their fields."""
    if encoding_of(type) is None:
        return True
    assert isinstance(type, TensorType)
    return field_types(type)


def same(type: Type) -> Sequence[Type]:
    return (type,)


def make_converter() -> TypeConverter:
    """Sparse tensors become their fields, all other types stay."""
    converter = TypeConverter()
    converter.add(same)
    converter.add(fields_of_type)
    converter.to_source.append(tensor_of_fields)
    return converter


def tensor_of_fields(rewriter: Rewriter, type: Type, values: Sequence[Value], loc: int | Location) -> Value | None:
    """The fields as a tensor again, for an op that is not converted."""
    return rewriter.create(CAST, list(values), [type]).results[0]

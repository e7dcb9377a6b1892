"""The dialect's enumerations, and what its ops demand of types and attributes, under the names of the declarations."""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.encoding_parser import Mnemonic, parse_encoding_body
from pyopt.ir.attributes import ArrayAttr, Attribute, IntegerAttr
from pyopt.ir.constraints import AttributeConstraint, is_ranked_tensor, register_type
from pyopt.ir.constraints_attributes import register_attribute
from pyopt.ir.enums import CaseEnum
from pyopt.ir.types import I64, INDEX, Type
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.syntax.parser import OperationParser
    from pyopt.syntax.printer import Printer

SPECIFIER_KIND: Final = CaseEnum(
    "sparse_tensor.kind",
    "SparseTensorStorageSpecifierKindAttr",
    "sparse tensor storage specifier kind",
    "::mlir::sparse_tensor::StorageSpecifierKind",
    (
        ("lvl_sz", 0), ("pos_mem_sz", 1), ("crd_mem_sz", 2), ("val_mem_sz", 3), ("dim_offset", 4), ("dim_stride", 5)
    ),
    bare=True,
)  # fmt: skip
SORT_KIND: Final = CaseEnum(
    "sparse_tensor.SparseTensorSortAlgorithm",
    "SparseTensorSortKindAttr",
    "sparse tensor sort algorithm",
    "::mlir::sparse_tensor::SparseTensorSortKind",
    (("hybrid_quick_sort", 0), ("insertion_sort_stable", 1), ("quick_sort", 2), ("heap_sort", 3)),
    bare=True,
)
DIRECTION: Final = CaseEnum(
    "sparse_tensor.CrdTransDirection",
    "SparseTensorCrdTransDirectionAttr",
    "sparse tensor coordinate translation direction",
    "::mlir::sparse_tensor::CrdTransDirectionKind",
    (("dim_to_lvl", 0), ("lvl_to_dim", 1)),
    bare=True,
)


def is_sparse_tensor(type: Type) -> bool:
    return encoding_of(type) is not None


def _is_slice(type: Type) -> bool:
    encoding = encoding_of(type)
    return encoding is not None and encoding.is_slice()


register_type("AnySparseTensor", "sparse tensor of any type values", is_sparse_tensor, None, is_ranked_tensor)
register_type("AnySparseTensorSlice", "sparse tensor slice of any type values", _is_slice, None, is_ranked_tensor)


def _is_integer(attribute: Attribute) -> bool:
    return isinstance(attribute, IntegerAttr)


def _is_index(attribute: Attribute) -> bool:
    return isinstance(attribute, IntegerAttr) and attribute.type is INDEX


def _is_i64(attribute: Attribute) -> bool:
    return isinstance(attribute, IntegerAttr) and attribute.type is I64


def _is_array_of_i64(attribute: Attribute) -> bool:
    return isinstance(attribute, ArrayAttr) and all(_is_i64(one) for one in attribute.elements)


def _is_array(attribute: Attribute) -> bool:
    return isinstance(attribute, ArrayAttr)


def _is_encoding(attribute: Attribute) -> bool:
    return isinstance(attribute, EncodingAttr)


def _parse_encoding(p: OperationParser) -> Attribute:
    """`#encoding`, or only its body."""
    if p.peek()[:1] != "#":
        return parse_encoding_body(p, Mnemonic(p, p.form_name))
    at = p.i
    found = p.parse_attribute()
    if not isinstance(found, EncodingAttr):
        raise p.error(f"custom op '{p.form_name}' invalid kind of attribute specified", at)
    return found


def _print_encoding(printer: Printer, attribute: Attribute) -> str:
    """Without its mnemonic where there is no alias for it."""
    return printer.attribute(attribute).removeprefix("#sparse_tensor.encoding")


register_attribute(AttributeConstraint("LevelAttr", "level attribute", _is_index, INDEX, _is_integer))
register_attribute(AttributeConstraint("DimensionAttr", "dimension attribute", _is_index, INDEX, _is_integer))
register_attribute(AttributeConstraint("LevelSetAttr", "LevelSet attribute", _is_i64, I64, _is_integer))
register_attribute(
    AttributeConstraint("I64BitSetArrayAttr", "I64BitSet array attribute", _is_array_of_i64, None, _is_array)
)
_encoding_constraint = AttributeConstraint("SparseTensorEncodingAttr", "", _is_encoding, None, _is_encoding)
_encoding_constraint.parse = _parse_encoding
_encoding_constraint.print = _print_encoding
register_attribute(_encoding_constraint)

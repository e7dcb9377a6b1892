"""Names of types and attributes, `builtin.integer`, by which `irdl.base` refers to all instances of a class."""

from __future__ import annotations

from pyopt.ir.affine import AffineMapAttr, IntegerSetAttr
from pyopt.ir.attributes import (
    ArrayAttr,
    Attribute,
    CallSiteLoc,
    DenseArrayAttr,
    DialectAttribute,
    DictionaryAttr,
    DistinctAttr,
    FileLineColLoc,
    FloatAttr,
    FusedLoc,
    IntegerAttr,
    NameLoc,
    OpaqueAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
    UnknownLoc,
)
from pyopt.ir.core import Operation
from pyopt.ir.elements import DenseElementsAttr, DenseResourceElementsAttr, DenseStringElementsAttr, SparseElementsAttr
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.types import (
    FLOATS,
    ComplexType,
    DialectType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    OpaqueType,
    TensorType,
    TupleType,
    Type,
    VectorType,
)
from pyopt.light import Final

_TYPES: Final[tuple[tuple[type[Type], str], ...]] = (
    (ComplexType, "complex"), (FunctionType, "function"), (IndexType, "index"), (IntegerType, "integer"),
    (NoneType, "none"), (OpaqueType, "opaque"), (TupleType, "tuple"), (VectorType, "vector"),
)  # fmt: skip
_ATTRIBUTES: Final[tuple[tuple[type[Attribute], str], ...]] = (
    (IntegerAttr, "integer"), (FloatAttr, "float"), (StringAttr, "string"), (ArrayAttr, "array"),
    (DictionaryAttr, "dictionary"), (SymbolRefAttr, "symbol_ref"), (TypeAttr, "type"), (UnitAttr, "unit"),
    (AffineMapAttr, "affine_map"), (IntegerSetAttr, "integer_set"), (DenseArrayAttr, "dense_array"),
    (DenseElementsAttr, "dense_int_or_fp_elements"), (DenseStringElementsAttr, "dense_string_elements"),
    (DenseResourceElementsAttr, "dense_resource_elements"), (SparseElementsAttr, "sparse_elements"),
    (StridedLayoutAttr, "strided_layout"), (DistinctAttr, "distinct"), (OpaqueAttr, "opaque"),
    (FileLineColLoc, "file_line_range"), (NameLoc, "name_loc"), (FusedLoc, "fused_loc"),
    (CallSiteLoc, "call_site_loc"), (UnknownLoc, "unknown_loc"),
)  # fmt: skip
_TYPE_NAMES: Final = frozenset(
    [f"builtin.{name}" for _, name in _TYPES]
    + [f"builtin.{name}" for name in FLOATS]
    + [f"builtin.{name}" for name in ("graph", "memref", "tensor", "unranked_memref", "unranked_tensor")]
    + ["irdl.attribute", "irdl.region"]
)
_ATTRIBUTE_NAMES: Final = frozenset(
    [f"builtin.{name}" for name in ("opaque_loc", *[name for _, name in _ATTRIBUTES])]
    + ["irdl.variadicity", "irdl.variadicity_array"]
)


def name_of_type(type: Type) -> str:
    """`builtin.integer`, `dialect.mnemonic`."""
    if isinstance(type, DialectType):
        return type.keyword
    if isinstance(type, FloatType):
        return f"builtin.{type.name}"
    if isinstance(type, (TensorType, MemRefType)):
        kind = "tensor" if isinstance(type, TensorType) else "memref"
        return f"builtin.{'unranked_' if type.shape is None else ''}{kind}"
    return f"builtin.{next((name for kind, name in _TYPES if isinstance(type, kind)), '')}"


def name_of_attribute(attribute: Attribute) -> str:
    """`builtin.string`, `dialect.mnemonic`."""
    if isinstance(attribute, DialectAttribute):
        return attribute.keyword
    return f"builtin.{next((name for kind, name in _ATTRIBUTES if isinstance(attribute, kind)), '')}"


def verify_base(op: Operation) -> str | None:
    """What is wrong with the name that an `irdl.base` gives; one that no class has is raised.

    Types and attributes of an IRDL file have no classes, and are referred to by symbols.
    """
    name = op.attributes.get("base_name")
    if (name is None) == (op.attributes.get("base_ref") is None):
        return "the base type or attribute should be specified by either a name or a reference"
    if not isinstance(name, StringAttr):
        return None
    if name.value[:1] not in ("!", "#"):
        return "the base type or attribute name should start with '!' or '#'"
    known, what = (_TYPE_NAMES, "type") if name.value[0] == "!" else (_ATTRIBUTE_NAMES, "attribute")
    if name.value[1:] not in known:
        raise DiagnosticError(f"no registered {what} with name {name.value}").among(name.value[1:], known)
    return None

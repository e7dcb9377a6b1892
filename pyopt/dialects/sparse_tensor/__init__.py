"""sparse_tensor: tensors whose storage holds only what their encoding says, and the ops that the sparsifier makes."""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.constraints import DIRECTION, SORT_KIND, SPECIFIER_KIND
from pyopt.dialects.sparse_tensor.encoding_parser import parse_encoding, parse_slice
from pyopt.dialects.sparse_tensor.ops import OPS
from pyopt.dialects.sparse_tensor.types_parser import parse_iter_space, parse_iterator, parse_storage_specifier
from pyopt.ir.opinfo import Dialect
from pyopt.light import Final

DIALECT: Final = Dialect(
    "sparse_tensor",
    OPS,
    attributes={
        "encoding": parse_encoding,
        "slice": parse_slice,
        "kind": SPECIFIER_KIND.parse_body,
        "SparseTensorSortAlgorithm": SORT_KIND.parse_body,
        "CrdTransDirection": DIRECTION.parse_body,
    },
    types={
        "storage_specifier": parse_storage_specifier,
        "iter_space": parse_iter_space,
        "iterator": parse_iterator,
    },
    materialize="pyopt.dialects.arith.syntax:materialize",
    doc="Sparse tensors: encodings, storage, and loops over stored elements.",
)

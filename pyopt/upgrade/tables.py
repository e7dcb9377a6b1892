"""All rows, by the old name."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.upgrade.affine import ROWS as AFFINE
from pyopt.upgrade.dialects import ROWS as DIALECTS
from pyopt.upgrade.generic import ROWS as GENERIC
from pyopt.upgrade.linalg import ROWS as LINALG
from pyopt.upgrade.linalg_generic import ROWS as LINALG_GENERIC
from pyopt.upgrade.linalg_named import ROWS as LINALG_NAMED
from pyopt.upgrade.llvm import ROWS as LLVM
from pyopt.upgrade.llvm_functions import ROWS as LLVM_FUNCTIONS
from pyopt.upgrade.llvm_indices import ROWS as LLVM_INDICES
from pyopt.upgrade.llvm_intrinsics import ROWS as LLVM_INTRINSICS
from pyopt.upgrade.llvm_pointers import ROWS as LLVM_POINTERS
from pyopt.upgrade.llvm_values import ROWS as LLVM_VALUES
from pyopt.upgrade.memref import ROWS as MEMREF
from pyopt.upgrade.reshapes import ROWS as RESHAPES
from pyopt.upgrade.rows import OldForm, table
from pyopt.upgrade.scf import ROWS as SCF
from pyopt.upgrade.shape import ROWS as SHAPE
from pyopt.upgrade.sparse_tensor import ROWS as SPARSE_TENSOR
from pyopt.upgrade.std import ROWS as STD
from pyopt.upgrade.tensor import ROWS as TENSOR
from pyopt.upgrade.transfers import ROWS as TRANSFERS
from pyopt.upgrade.vector import ROWS as VECTOR
from pyopt.upgrade.vector_elements import ROWS as VECTOR_ELEMENTS

_TABLES: Final = (
    STD, GENERIC, DIALECTS, AFFINE, LINALG, LINALG_GENERIC, LINALG_NAMED, LLVM, LLVM_FUNCTIONS, LLVM_INDICES,
    LLVM_INTRINSICS, LLVM_POINTERS, LLVM_VALUES, MEMREF, RESHAPES, SCF, SHAPE, SPARSE_TENSOR, TENSOR, TRANSFERS,
    VECTOR, VECTOR_ELEMENTS,
)  # fmt: skip
ROWS: Final[dict[str, OldForm]] = table([row for rows in _TABLES for row in rows])

"""The ops that existed in a year, and their names then."""

from __future__ import annotations

from pyopt.ir.context import KNOWN_DIALECTS
from pyopt.upgrade.tables import ROWS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

_BOTH: Final = (
    "addi subi muli addf subf mulf divf remf and or xor cmpi cmpf constant select sitofp index_cast sexti zexti trunci "
    "fpext fptrunc exp negf absf ceilf copysign tanh cos dim rank alloc dealloc load store memref_cast tensor_cast "
    "splat extract_element dma_start dma_wait func call call_indirect return br cond_br module prefetch atomic_rmw "
    "affine.for affine.if affine.apply affine.min affine.max affine.load affine.store affine.prefetch "
    "affine.dma_start affine.dma_wait"
)
SAYABLE: Final[dict[int, frozenset[str]]] = {
    2019: frozenset(
        f"{_BOTH} divis diviu remis remiu shlis affine.terminator affine.yield loop.for loop.if loop.yield "
        "loop.terminator".split()
    ),
    2021: frozenset(
        f"{_BOTH} divi_signed divi_unsigned remi_signed remi_unsigned shift_left shift_right_signed "
        "shift_right_unsigned ceildivi_signed floordivi_signed uitofp fptosi fptoui bitcast maxsi maxui minsi minui "
        "maxf minf exp2 expm1 log log2 log10 log1p sin sqrt rsqrt floorf powf atan atan2 fmaf alloca "
        "memref_reinterpret_cast memref_reshape view subview global_memref get_global_memref assume_alignment "
        "generic_atomic_rmw atomic_yield subtensor subtensor_insert tensor_from_elements dynamic_tensor_from_elements "
        "yield tensor_to_memref assert switch unrealized_conversion_cast "
        "affine.yield affine.parallel affine.vector_load affine.vector_store "
        "scf.for scf.if scf.while scf.condition scf.yield scf.execute_region linalg.generic linalg.yield linalg.index "
        "linalg.matmul linalg.batch_matmul linalg.matvec linalg.vecmat linalg.dot "
        "vector.broadcast vector.shape_cast vector.fma vector.outerproduct vector.contract vector.transpose "
        "vector.transfer_read vector.transfer_write vector.print vector.load vector.store vector.bitcast "
        "vector.shuffle vector.extract vector.insert vector.extract_strided_slice vector.insert_strided_slice "
        "complex.create complex.re complex.im complex.abs complex.add complex.sub complex.mul complex.div complex.eq "
        "complex.neq complex.exp complex.log complex.neg complex.sign "
        "shape.function_library shape.add shape.any shape.assuming shape.assuming_all shape.assuming_yield "
        "shape.broadcast shape.concat shape.const_shape shape.const_size shape.const_witness shape.cstr_broadcastable "
        "shape.cstr_eq shape.cstr_require shape.div shape.from_extents shape.from_extent_tensor "
        "shape.get_extent shape.index_to_size shape.is_broadcastable shape.max shape.min shape.mul "
        "shape.num_elements shape.rank shape.reduce shape.shape_eq shape.shape_of shape.size_to_index shape.split_at "
        "shape.to_extent_tensor shape.yield shape.with_shape shape.value_of shape.value_as_shape".split()
    ),
}  # fmt: skip
"""The names of then. What belongs to no dialect of pyopt could be said at all times."""
_SPECIAL: Final = {
    "arith.cmpi": "cmpi", "arith.cmpf": "cmpf", "memref.dim": "dim", "tensor.dim": "dim", "memref.rank": "rank",
    "tensor.rank": "rank", "tensor.splat": "splat", "arith.constant": "constant",
    "func.constant": "constant", "arith.select": "select", "tensor.extract": "extract_element",
    "memref.atomic_rmw": "atomic_rmw", "cf.br": "br", "cf.cond_br": "cond_br", "func.func": "func",
    "func.call": "call", "func.call_indirect": "call_indirect", "func.return": "return", "shape.func": "func",
    "shape.return": "return", "builtin.module": "module", "tensor.yield": "yield",
    "builtin.unrealized_conversion_cast": "unrealized_conversion_cast", "scf.for": "loop.for", "scf.if": "loop.if",
    "scf.yield": "loop.yield",
}  # fmt: skip
_YOUNGER_THAN_2023: Final = frozenset(
    (
        "sparse_tensor.iterate", "sparse_tensor.extract_iteration_space", "sparse_tensor.extract_value",
        "sparse_tensor.coiterate", "sparse_tensor.has_runtime_library", "sparse_tensor.print",
        "sparse_tensor.reinterpret_map", "sparse_tensor.lvl", "sparse_tensor.crd_translate",
        "sparse_tensor.get_storage_specifier", "tensor.concat", "mesh.shard", "vector.interleave",
        "vector.deinterleave", "vector.from_elements", "linalg.softmax", "linalg.winograd_filter_transform",
        "linalg.winograd_input_transform", "linalg.winograd_output_transform", "linalg.contract",
        "linalg.elementwise", "linalg.map", "linalg.conv_2d_nchw_fchw_q", "linalg.conv_2d_nhwgc_gfhwc",
        "linalg.conv_2d_nhwgc_gfhwc_q",
    )
)  # fmt: skip

_NAMES_OF_2023: Final = {
    "arith.maximumf": "arith.maxf", "arith.minimumf": "arith.minf", "linalg.pack": "tensor.pack",
    "linalg.unpack": "tensor.unpack",
}  # fmt: skip


def _candidates() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for row in ROWS.values():
        if row.only_name:
            found.setdefault(row.new, []).append(row.op)
    for new, old in _SPECIAL.items():
        found.setdefault(new, []).append(old)
    return found


_CANDIDATES: Final = _candidates()


def old_name(op: str, year: int) -> str:
    """The name of an op in a year; "" where it could not be said."""
    if op.partition(".")[0] not in KNOWN_DIALECTS:
        return op
    if year == 2023:
        if op in _YOUNGER_THAN_2023:
            return ""
        return _NAMES_OF_2023.get(op, op)
    sayable = SAYABLE[year]
    for name in _CANDIDATES.get(op, ()):
        if name in sayable:
            return name
    return op if op in sayable else ""

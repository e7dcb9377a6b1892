"""Products of matrices of f32 and f64 by the BLAS that SciPy has with it, where it is installed.

linalg.matmul ins(%a, %b) outs(%c)   ->   %done = call @pyopt_gemm(addresses, strides and extents)
                                          scf.if %done == 0 { linalg.matmul ins(%a, %b) outs(%c) }

What comes of it is rounded otherwise than by loops: BLAS adds in another order, and multiplies and adds in one step.
With PYOPT_BLAS=0 in the environment there are loops only.
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import (
    body_of,
    has_buffer_semantics,
    indexing_maps,
    input_count,
    is_structured,
    iterator_types,
    shape_of,
)
from pyopt.dialects.memref.verify_views import infer_strided_metadata
from pyopt.ir.attributes import StringAttr, SymbolRefAttr, TypeAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.signature import result_group
from pyopt.ir.symbols import table_of
from pyopt.ir.types import DYNAMIC, F32, F64, INDEX, FunctionType, MemRefType
from pyopt.light import Final
from pyopt.native.products_ir import LEAST
from pyopt.passes.building.arith import compare, constant_index
from pyopt.passes.building.scf import conditionally
from pyopt.rewrite.rewriter import Rewriter

GEMM: Final = "pyopt_gemm"
PARAMETERS: Final = 13
EQ: Final = 0


def use_blas(module: Operation, context: Context) -> None:
    """Hands the products of matrices in a module to BLAS."""
    found = [op for op in module.walk() if is_structured(op) and _is_product(op)]
    rewriter = Rewriter(context)
    for op in found:
        _call(op, rewriter)
    if found and GEMM not in table_of(module):
        rewriter.insert_at_end(module.regions[0].entry())
        attributes = {
            "sym_name": StringAttr.get(GEMM),
            "function_type": TypeAttr.get(FunctionType.get((INDEX,) * PARAMETERS, (INDEX,))),
            "sym_visibility": StringAttr.get("private"),
        }
        rewriter.create("func.func", (), (), {**attributes}, [Region()])


def _is_product(op: Operation) -> bool:
    """C(i,j) += A(i,k) * B(k,j) on memrefs of one float type, whose dimensions may be swapped, and of some size."""
    if len(op.operands) != 3 or input_count(op) != 2 or op.results or not has_buffer_semantics(op):
        return False
    types = [one.type for one in op.operands]
    if not all(isinstance(one, MemRefType) and one.memory_space is None for one in types):
        return False
    elements = {one.element_type for one in types if isinstance(one, MemRefType)}
    if elements not in ({F32}, {F64}) or sorted(iterator_types(op)) != ["parallel", "parallel", "reduction"]:
        return False
    if _loops(op) is None or not _adds_product(op):
        return False
    size = 1
    for extent in (*shape_of(types[0]), *shape_of(types[1]), *shape_of(types[2])):
        size *= LEAST if extent == DYNAMIC else extent
    # Each extent stands in two of the shapes.
    return size >= LEAST**2


def _loops(op: Operation) -> tuple[int, int, int] | None:
    """The loops i, j and k; None if the operands have others."""
    a, b, c = indexing_maps(op)
    if any(len(map.results) != 2 or not map.is_projected_permutation() for map in (a, b, c)):
        return None
    sum_over = iterator_types(op).index("reduction")
    in_a, in_b, in_c = [{expr.value for expr in map.results} for map in (a, b, c)]
    if sum_over not in in_a or sum_over not in in_b or sum_over in in_c or in_a == in_b:
        return None
    return (in_a - {sum_over}).pop(), (in_b - {sum_over}).pop(), sum_over


def _adds_product(op: Operation) -> bool:
    """The body multiplies the elements of the inputs, adds that of the output, and does nothing else."""
    block = body_of(op)
    a, b, c = block.arguments
    names = [inner.info.name for inner in block]
    if names != ["arith.mulf", "arith.addf", "linalg.yield"]:
        return False
    product, addition = list(block)[:2]
    is_sum = set(addition.operands) == {c, product.results[0]}
    return set(product.operands) == {a, b} and is_sum and list(block.terminator().operands) == addition.results


def _call(op: Operation, rewriter: Rewriter) -> None:
    loops = _loops(op)
    assert loops is not None
    i, j, k = loops
    rewriter.start_at(op)
    element = op.operands[0].type.element_type if isinstance(op.operands[0].type, MemRefType) else F32
    given: list[Value] = [constant_index(rewriter, int(element is F64))]
    extents: dict[int, Value] = {}
    for operand, map, wanted in zip(op.operands, indexing_maps(op), ((i, k), (k, j), (i, j)), strict=True):
        types = infer_strided_metadata([operand], {})
        assert isinstance(types, list)
        found = rewriter.create("memref.extract_strided_metadata", [operand], types)
        pointer = rewriter.create("memref.extract_aligned_pointer_as_index", [operand], [INDEX]).results[0]
        size = constant_index(rewriter, 8 if element is F64 else 4)
        offset = rewriter.create("arith.muli", [found.results[1], size], [INDEX]).results[0]
        given.append(rewriter.create("arith.addi", [pointer, offset], [INDEX]).results[0])
        places = [expr.value for expr in map.results]
        given += [result_group(found, "strides")[places.index(loop)] for loop in wanted]
        extents.update(zip(places, result_group(found, "sizes"), strict=True))
    given += [extents[loop] for loop in loops]
    done = rewriter.create("func.call", given, [INDEX], {"callee": SymbolRefAttr.get(GEMM)}).results[0]
    not_done = compare(rewriter, EQ, done, constant_index(rewriter, 0))

    def loops_instead() -> None:
        rewriter.clone(op, {})

    conditionally(rewriter, not_done, loops_instead)
    rewriter.erase(op)

"""lower-sparse-foreach-to-scf: loops over storage for sparse_tensor.foreach.

    sparse_tensor.foreach in %a                          scf.for %i = %c0 to %n step %c1 {
        : tensor<?x?xf64, #CSR> do {                       %lo = memref.load %positions[%i]
    ^bb0(%i: index, %j: index, %v: f64):         ->        %hi = memref.load %positions[%i + 1]
      "use"(%i, %j, %v)                                    scf.for %p = %lo to %hi step %c1 {
    }                                                        %j = memref.load %coordinates[%p]
                                                             %v = memref.load %values[%p]
                                                             "use"(%i, %j, %v)

A sparse constant is taken apart: its elements one after another, without a loop.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.verify import word_of
from pyopt.ir.affine import AffineMap, AffineMapAttr
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import INDEX, ComplexType, TensorType
from pyopt.light import Final, Sequence, final
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.emitter.levels import level_rank
from pyopt.passes.sparsify.emitter.loops import LoopEmitter
from pyopt.passes.sparsify.policy import Policy, policy_of
from pyopt.passes.sparsify.storage.sparse_constants import entries_of, sparse_constant
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

FOREACH: Final = "sparse_tensor.foreach"


REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Miss elements where mlir-opt does: repeated ones, and slices"
)


def level_to_dimension(code: Code, tensor: Value, coordinates: Sequence[Value]) -> list[Value]:
    """The coordinates of dimensions that belong to those of levels."""
    encoding = encoding_of(tensor.type)
    if encoding is None or encoding.is_identity():
        return list(coordinates)
    assert encoding.lvl_to_dim is not None
    return translated(code.rewriter, encoding.lvl_to_dim, coordinates)


def translated(rewriter: Rewriter, map: AffineMap, coordinates: Sequence[Value]) -> list[Value]:
    """The results of a map between dimensions and levels, each by an affine.apply."""
    found: list[Value] = []
    for result in map.results:
        attributes: dict[str, Attribute] = {"map": AffineMapAttr.get(AffineMap.get(map.num_dims, 0, [result]))}
        found.append(rewriter.create("affine.apply", coordinates, [INDEX], attributes).results[0])
    return found


def lower_translation(op: Operation, rewriter: Rewriter) -> bool:
    """crd_translate dim_to_lvl [i, j] as #BSR -> affine.apply i floordiv 2, affine.apply j floordiv 2, ..."""
    encoding = op.attributes["encoder"]
    assert isinstance(encoding, EncodingAttr)
    map = encoding.dim_to_lvl if word_of(op, "direction") == "dim_to_lvl" else encoding.lvl_to_dim
    if map is None or map.num_symbols:
        return False  # which level is which is not known
    rewriter.replace(op, translated(rewriter, map, op.operands))
    return True


def inline_body(op: Operation, arguments: Sequence[Value], rewriter: Rewriter) -> list[Value]:
    """The body at the insertion point with its arguments replaced; what it yields."""
    block = op.regions[0].entry()
    return rewriter.clone_body(block, arguments)


def lower_over_constant(op: Operation, rewriter: Rewriter) -> bool:
    """foreach in sparse<[[i, j], ...], [v, ...]> -> the body with i, j, v, and so on"""
    constant = sparse_constant(op.operands[0])
    if constant is None:
        return False
    order = op.attributes.get("order")
    entries = entries_of(constant, order.value if isinstance(order, AffineMapAttr) else None)
    if entries is None:
        return False
    code = Code(rewriter)
    type = constant.element_type
    dialect = "complex" if isinstance(type, ComplexType) else "arith"
    carried = list(op.operands[1:])
    for coordinates, value in entries:
        places = [code.index(coordinate) for coordinate in coordinates]
        element = rewriter.constant(value, type, dialect)
        carried = inline_body(op, [*places, element, *carried], rewriter)
    rewriter.replace(op, carried)
    return True


def lower(op: Operation, rewriter: Rewriter, policy: Policy) -> bool:
    """foreach -> loops over the levels, outermost first"""
    if lower_over_constant(op, rewriter):
        return True
    tensor = op.operands[0]
    if not isinstance(tensor.type, TensorType) or not level_rank(tensor.type):
        return False
    encoding = encoding_of(tensor.type)
    if encoding is not None and encoding.lvl_to_dim is None:
        return False  # which coordinates of dimensions a stored element has is not known
    code = Code(rewriter, folds=True)
    emitter = LoopEmitter(code, [tensor], FOREACH, policy, by_element=policy.visits_every_element)
    emitter.begin()
    carried = list(op.operands[1:])
    rank = level_rank(tensor.type)
    for level in range(rank):
        emitter.enter_sequence([(0, level)])
        carried = emitter.enter_loop([(0, level)], carried)
    coordinates = emitter.counters()
    values = emitter.values[0]
    assert values is not None
    element = code.load(values, emitter.position(0) if encoding is not None else coordinates)
    dimensions = level_to_dimension(code, tensor, coordinates)
    carried = inline_body(op, [*dimensions, element, *carried], rewriter)
    for _ in range(rank):
        carried = emitter.exit_loop(carried)
        emitter.exit_sequence()
    rewriter.replace(op, carried)
    return True


@final
class ForeachRules:
    """The rules of the pass, by its policy."""

    __slots__ = ("policy",)

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def lower(self, op: Operation, rewriter: Rewriter) -> bool:
        return lower(op, rewriter, self.policy)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Rewrites what is inside `op`."""
    foreach = ForeachRules(policy_of(REFERENCE_EXACT.of(pass_context.options)))
    rules = (Rule(FOREACH, foreach.lower), Rule("sparse_tensor.crd_translate", lower_translation))
    return rewrite(op, pass_context, rules)


PASS: Final = make_pass(
    "lower-sparse-foreach-to-scf", run, (REFERENCE_EXACT,), anchor="func.func", class_name="LowerForeachToSCF"
)

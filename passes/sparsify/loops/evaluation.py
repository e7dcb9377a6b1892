"""Ops that compute the value of an expression where a kernel's loops are."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Value
from pyopt.ir.types import ComplexType, FloatType, element_type_or_self
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.sparsify.kernels.expressions import (
    BINARY,
    BRANCH,
    COUNTER,
    DENSE,
    INVARIANT,
    LIKE,
    NEGATED,
    REDUCE,
    RELU,
    SELECT,
    TENSOR,
    TOTAL,
    UNARY,
    ZERO,
    Expression,
    expressions_in,
)
from pyopt.passes.sparsify.loops.presence import (
    NOTHING,
    Computed,
    condition_of_other,
    is_lost,
    semiring_value,
    zeroed,
)
from pyopt.passes.sparsify.loops.semiring import inline_region
from pyopt.passes.sparsify.storage.constants import zero_constant

if TYPE_CHECKING:
    from pyopt.passes.sparsify.loops.kernel import Kernel


def load(kernel: Kernel, leaf: Expression) -> Value:
    """The element of an operand."""
    if leaf.value is not None:
        return leaf.value
    operand = leaf.operand
    explicit = kernel.explicit[operand]
    if explicit is not None:
        assert leaf.type is not None
        return kernel.code.rewriter.constant(explicit, leaf.type)
    if operand == kernel.output and kernel.inserts():
        return load_inserted(kernel, leaf)
    return kernel.element(operand)


def load_inserted(kernel: Kernel, leaf: Expression) -> Value:
    """The output's element while elements are inserted: what the workspace has, or what stands for nothing."""
    code = kernel.code
    workspace = kernel.workspace
    if workspace is None:
        if kernel.reduce is not None:
            return kernel.identity()
        assert leaf.type is not None
        return zero_constant(code.rewriter, leaf.type)
    index = kernel.innermost_coordinate()
    if kernel.reduce is None:
        return code.load(workspace.values, [index])
    filled = code.load(workspace.filled, [index])
    value = code.load(workspace.values, [index])
    return code.select(filled, value, kernel.identity())


SEMIRING: Final = (UNARY, BINARY, BRANCH, SELECT, REDUCE)
ENTER, EVALUATE = 0, 1


def evaluate(kernel: Kernel, root: Expression) -> Computed:
    """The value of an expression; there is none where a semi-ring op gives nothing."""
    if root.kind == TENSOR:
        return Computed(load(kernel, root))
    terms = expressions_in(root)
    if REDUCE in [node.kind for node in terms]:
        return evaluate_reductions(kernel, root)
    known: dict[Expression, Computed] = {}
    for node in terms:
        known[node] = value_of(kernel, node, [known[child] for child in node.children()])
    return known[root]


def evaluate_reductions(kernel: Kernel, root: Expression) -> Computed:
    """The same where nodes must know the sparse_tensor.reduce around them."""
    values: dict[Expression, Computed] = {}
    outer: list[Expression | None] = []
    stack = [(root, ENTER)]
    while stack:
        node, phase = stack.pop()
        if phase == ENTER:
            if node in values:
                continue
            if node.kind == REDUCE:
                outer.append(kernel.reduce)
                kernel.reduce = node
            stack.append((node, EVALUATE))
            stack.extend([(child, ENTER) for child in reversed(node.children())])
            continue
        values[node] = value_of(kernel, node, [values[child] for child in node.children()])
        if node.kind == REDUCE:
            kernel.reduce = outer.pop()
    return values[root]


def value_of(kernel: Kernel, node: Expression, operands: list[Computed]) -> Computed:
    """The value of one node; in the reference no element turns out to be absent."""
    if not kernel.policy.drops_unselected:
        return Computed(compute(kernel, node, [one.value for one in operands]))
    if node.kind in SEMIRING:
        return semiring_value(kernel, node, operands)
    if is_lost(node, operands):
        return NOTHING
    value = compute(kernel, node, [zeroed(kernel, one) for one in operands])
    return Computed(value, condition_of_other(kernel, node, operands), is_zeroed=True)


def compute(kernel: Kernel, node: Expression, operands: list[Value | None]) -> Value | None:
    """The value of one node."""
    kind = node.kind
    if kind == LIKE:
        return like(kernel, node, operands)
    if kind == TENSOR:
        return load(kernel, node)
    if kind == INVARIANT:
        return node.value
    if kind == COUNTER:
        return kernel.emitter.counter(node.loop)
    if kind == ZERO:
        return None if node.type is None else zero_constant(kernel.code.rewriter, node.type)
    if kind == TOTAL:
        return operands[0]
    if kind in SEMIRING:
        return compute_semiring(kernel, node, operands)
    if all(value is None for value in operands):
        return None
    values = with_zeros(kernel, operands)
    rewriter = kernel.code.rewriter
    assert node.type is not None
    if kind == NEGATED:
        return negative(kernel, values[0])
    if kind == RELU:
        return relu(kernel, node, values[0])
    assert kind == DENSE and node.op is not None
    places = dict(zip(node.op.operands, values, strict=True))
    return rewriter.clone(node.op, places).results[0]


def like(kernel: Kernel, node: Expression, operands: list[Value | None]) -> Value | None:
    """The op of the body on these operands; the reference keeps the predicates of comparisons only."""
    values = [value for value in operands if value is not None]
    if len(values) < len(operands):
        if not values:
            return None
        values = with_zeros(kernel, operands)
    assert node.op is not None and node.type is not None
    attributes = node.op.attributes
    if not kernel.policy.keeps_attributes:
        attributes = {} if node.predicate is None else {"predicate": node.predicate}
    return kernel.code.rewriter.create(node.op.info.name, values, [node.type], attributes).results[0]


def with_zeros(kernel: Kernel, operands: list[Value | None]) -> list[Value]:
    """The operands with a zero for the one that is absent."""
    known = [value for value in operands if value is not None]
    return [zero_constant(kernel.code.rewriter, known[0].type) if value is None else value for value in operands]


def negative(kernel: Kernel, value: Value) -> Value:
    rewriter = kernel.code.rewriter
    if isinstance(element_type_or_self(value.type), FloatType):
        return rewriter.create("arith.negf", [value], [value.type]).results[0]
    if isinstance(value.type, ComplexType):
        return rewriter.create("complex.neg", [value], [value.type]).results[0]
    zero = zero_constant(rewriter, value.type)
    return rewriter.create("arith.subi", [zero, value], [value.type]).results[0]


def relu(kernel: Kernel, node: Expression, value: Value) -> Value:
    from pyopt.ir.types import I1

    rewriter = kernel.code.rewriter
    zero = zero_constant(rewriter, value.type)
    name = "arith.cmpf" if isinstance(value.type, FloatType) else "arith.cmpi"
    assert node.predicate is not None
    attributes: dict[str, Attribute] = {"predicate": node.predicate}
    condition = rewriter.create(name, [value, zero], [I1], attributes).results[0]
    return kernel.code.select(condition, value, zero)


def compute_semiring(kernel: Kernel, node: Expression, operands: list[Value | None]) -> Value | None:
    """The value that the region of a semi-ring op yields, as in the reference; None if it yields nothing."""
    op = node.op
    assert op is not None
    if node.kind == REDUCE:
        if operands[0] is None or operands[1] is None:
            return None
    elif node.kind == UNARY:
        operands = operands[:1]
    region = node.region if node.kind == BRANCH else op.regions[0]
    assert region is not None
    if region.first is None:
        return None
    found = inline_region(kernel, region, [value for value in operands if value is not None])
    if node.kind == SELECT:
        node.value = operands[0]
    return found

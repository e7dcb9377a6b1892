"""Sums at the innermost loop, merged without branches: what an operand lacks is the identity of the addition.

    while both have more:                           while both have more:
      j = the smaller coordinate                      j = the smaller coordinate
      if a and b are at j: insert a + b      ->       terms[0], terms[1] = a, b             (terms[2] is -0)
      else if a is at j: insert a                     insert terms[a is at j ? 0 : 2] + terms[b is at j ? 1 : 2]
      else if b is at j: insert b

Which operand comes next is as good as random, so that a processor does not know in time where a branch goes; a select
of floats becomes a branch, too. A sum with -0 is the other term, bit for bit.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, FloatAttr, IntegerAttr
from pyopt.ir.core import Value
from pyopt.ir.signature import segments
from pyopt.ir.types import BF16, F16, F32, F64, FloatType, IndexType, IntegerType, MemRefType, Type
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.sparsify.emitter.cursors import PositionCursor
from pyopt.passes.sparsify.kernels.expressions import INVARIANT, LIKE, NEGATED, TENSOR, Expression, expressions_in
from pyopt.passes.sparsify.kernels.lattice import bits_of
from pyopt.passes.sparsify.kernels.subscripts import is_located
from pyopt.passes.sparsify.loops.evaluation import compute
from pyopt.passes.sparsify.loops.outputs import store
from pyopt.passes.sparsify.loops.presence import Computed

if TYPE_CHECKING:
    from pyopt.passes.sparsify.kernels.lattice import Point
    from pyopt.passes.sparsify.loops.kernel import Kernel

SUMS: Final = ("arith.addf", "arith.addi")
PARTS: Final = (*SUMS, "arith.mulf", "arith.muli")
FLOATS: Final = (F64, F32, F16, BF16)
"""Types that have a -0."""


def start_merging(kernel: Kernel, root: Expression) -> None:
    """Makes the buffer of the terms, in front of the loops, for a kernel that may have such sums."""
    if not kernel.policy.merges_sums or not kernel.inserts() or kernel.workspace_depth >= 0:
        return
    sums = [node for node in expressions_in(root) if _is_sum(node)]
    tensors = [tensor for tensor in range(kernel.output) if _has_plain_level(kernel, tensor, kernel.loops - 1)]
    if not sums or len(tensors) < 2:
        return
    type = sums[-1].type
    assert type is not None
    code = kernel.code
    buffer = MemRefType.get((kernel.output + 1,), type)
    attributes: dict[str, Attribute] = {"operandSegmentSizes": segments(0, 0)}
    kernel.terms = code.rewriter.create("memref.alloc", [], [buffer], attributes).results[0]
    identity = code.rewriter.constant(_identity(type), type)
    code.store(identity, kernel.terms, [code.index(kernel.output)])


def end_merging(kernel: Kernel) -> None:
    """Behind the loops: frees the buffer, which may not have been used."""
    buffer = kernel.terms
    if buffer is None:
        return
    rewriter = kernel.code.rewriter
    if len(buffer.uses) > 1:
        rewriter.create("memref.dealloc", [buffer], [])
        return
    made = buffer.op
    assert made is not None
    for user in list(buffer.uses):
        rewriter.erase(user)
    rewriter.erase(made)


def is_merged_sum(kernel: Kernel, point: Point, depth: int) -> bool:
    """A point of the innermost loop at which any of several operands may be, and each that is adds a term."""
    term = point.term
    if kernel.terms is None or depth != kernel.loops - 1:
        return False
    # What is the same everywhere is present with the synthetic tensor.
    tensors = [tensor for tensor in bits_of(point.bits) if tensor != kernel.synthetic]
    if (point.bits ^ point.condition) & ~(1 << kernel.synthetic) or not isinstance(term, Expression):
        return False
    if not _is_sum(term):
        return False
    if term.type is not _element(kernel.terms):
        return False
    if len(tensors) < 2 or not all(_has_plain_cursor(kernel, tensor, depth) for tensor in tensors):
        return False
    seen: set[int] = set()
    for node in expressions_in(term):
        if node.kind == TENSOR:
            seen.add(node.operand)
        elif node.kind not in (INVARIANT, NEGATED) and not (node.kind == LIKE and _op_name(node) in PARTS):
            return False
    return seen.issuperset(tensors) and _terms_have_one_tensor(kernel, term, set(tensors), depth)


def store_merged_sum(kernel: Kernel, root: Expression, depth: int) -> None:
    """Computes the sum with what is at the counter, and writes it to the output's current element."""
    code, buffer = kernel.code, kernel.terms
    values: dict[Expression, Value] = {}

    def taken(node: Expression, of_sum: bool) -> Value:
        value = values[node]
        tensor = _tensor_of(kernel, node, depth) if of_sum and not _is_sum(node) else -1
        if tensor < 0:
            return value
        level = kernel.operands[tensor].level_of[depth]
        here = code.equal(kernel.emitter.coordinate(tensor, level), kernel.emitter.counter(depth))
        assert buffer is not None
        place = code.index(tensor)
        code.store(value, buffer, [place])
        return code.load(buffer, [code.select(here, place, code.index(kernel.output))])

    for node in expressions_in(root):
        value = compute(kernel, node, [taken(child, _is_sum(node)) for child in node.children()])
        assert value is not None
        values[node] = value
    store(kernel, root, Computed(values[root]))


def _is_sum(node: Expression) -> bool:
    """An addition of two terms, of a type whose sums have an identity that changes no bit."""
    if node.kind != LIKE or _op_name(node) not in SUMS or len(node.children()) != 2:
        return False
    type = node.type
    return type in FLOATS or isinstance(type, (IntegerType, IndexType))


def _op_name(node: Expression) -> str:
    return "" if node.op is None else node.op.info.name


def _identity(type: Type) -> Attribute:
    return FloatAttr.get(1 << type.width - 1, type) if isinstance(type, FloatType) else IntegerAttr.get(0, type)


def _element(buffer: Value) -> Type:
    assert isinstance(buffer.type, MemRefType)
    return buffer.type.element_type


def _has_plain_level(kernel: Kernel, tensor: int, depth: int) -> bool:
    """The tensor's innermost level is at the loop, and stores some coordinates, each once."""
    operand = kernel.operands[tensor]
    level = operand.level_of.get(depth, -1)
    if level < 0 or level != len(operand.types) - 1:
        return False
    return operand.annotated and not is_located(operand.types[level]) and operand.types[level].is_unique()


def _has_plain_cursor(kernel: Kernel, tensor: int, depth: int) -> bool:
    """The same of a tensor of which no slice is looked at."""
    if tensor >= kernel.output or not _has_plain_level(kernel, tensor, depth):
        return False
    return isinstance(kernel.emitter.cursor(tensor, kernel.operands[tensor].level_of[depth]), PositionCursor)


def _tensor_of(kernel: Kernel, root: Expression, depth: int) -> int:
    """The operand at the loop that a term is about; -1 if there is none."""
    for node in expressions_in(root):
        if node.kind == TENSOR and node.value is None and depth in kernel.operands[node.operand].level_of:
            return node.operand
    return -1


def _terms_have_one_tensor(kernel: Kernel, root: Expression, tensors: set[int], depth: int) -> bool:
    """Terms of the sum, and of sums in it, are products and negatives of one of the tensors each, or known before."""
    stack = [root]
    while stack:
        node = stack.pop()
        if _is_sum(node):
            stack += node.children()
            continue
        inner = expressions_in(node)
        if any(_is_sum(one) for one in inner):
            return False
        found = [one.operand for one in inner if one.kind == TENSOR and one.value is None]
        if len(found) > 1 or not tensors.issuperset(found):
            return False
    return True

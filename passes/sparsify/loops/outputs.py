"""Outputs of loops: a buffer, an accumulator, or an insertion, at once or through a workspace.

accumulator       %acc carried through the loops that reduce, stored behind them
direct insertion  %t = tensor.insert %v into %chain[...]
workspace         values[j] = %v, and j on the list if it was not; sparse_tensor.compress behind the loops
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import inputs
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.core import Value
from pyopt.ir.types import DYNAMIC, I1, INDEX, MemRefType, TensorType
from pyopt.passes.sparsify.kernels.expressions import SELECT, TENSOR, Expression
from pyopt.passes.sparsify.loops.evaluation import load
from pyopt.passes.sparsify.loops.kernel import Kernel, Workspace
from pyopt.passes.sparsify.loops.presence import Computed, zeroed
from pyopt.passes.sparsify.storage.constants import is_nonzero


def store(kernel: Kernel, expression: Expression, found: Computed) -> None:
    """Writes the value of an expression, if it has one, to the output's current element."""
    value, condition = found.value, found.condition
    if value is None:
        return
    if kernel.reduction is not None:
        kernel.reduction.value = value
        kernel.note_found(condition)
    elif not kernel.inserts():
        value = zeroed(kernel, found)
        assert value is not None
        kernel.code.store(value, kernel.values(kernel.output), kernel.place(kernel.output))
    elif condition is not None:
        insert_selected(kernel, condition, value)
    elif expression.kind == SELECT and expression.value is not None:
        insert_selected(kernel, value, expression.value)
        expression.value = None
    else:
        insert(kernel, value)


def insert_selected(kernel: Kernel, condition: Value, value: Value) -> None:
    """Inserts a value if the condition holds."""
    code = kernel.code
    before = kernel.carried()
    branch = code.branch(condition, [one.type for one in before])
    code.enter_branch(branch, 0)
    insert(kernel, value)
    code.give(kernel.carried())
    code.enter_branch(branch, 1)
    code.give(before)
    code.leave(branch)
    kernel.carry(branch.results)


def insert(kernel: Kernel, value: Value) -> None:
    """Inserts an element at the counters of the loops."""
    if kernel.workspace is not None:
        insert_in_workspace(kernel, kernel.workspace, value)
        return
    code = kernel.code
    places = kernel.emitter.counters()[: kernel.output_rank()]
    if kernel.found is not None:
        insert_if(kernel, kernel.found, value, places)
    elif all(encoding_of(one.type) is None for one in inputs(kernel.op)):
        # Nothing says which elements of dense operands are zero.
        insert_if(kernel, is_nonzero(code.rewriter, value), value, places)
    else:
        kernel.chain = inserted(kernel, value, places)


def inserted(kernel: Kernel, value: Value, places: list[Value]) -> Value:
    chain = kernel.chain
    assert chain is not None
    return kernel.code.rewriter.create("tensor.insert", [value, chain, *places], [chain.type]).results[0]


def insert_if(kernel: Kernel, condition: Value, value: Value, places: list[Value]) -> None:
    code, chain = kernel.code, kernel.chain
    assert chain is not None
    kernel.chain = code.choice(condition, [chain.type], lambda: [inserted(kernel, value, places)], lambda: [chain])[0]


# The workspace.


def insert_in_workspace(kernel: Kernel, workspace: Workspace, value: Value) -> None:
    """values[j] = value, and j is put on the list unless it is there."""
    code = kernel.code
    index = kernel.innermost_coordinate()
    count = kernel.count
    assert count is not None
    no = code.boolean(False)
    yes = code.boolean(True)

    def add() -> list[Value]:
        code.store(yes, workspace.filled, [index])
        code.store(index, workspace.added, [count])
        return [code.next(count)]

    filled = code.load(workspace.filled, [index])
    kernel.count = code.choice(code.equal(filled, no), [INDEX], add, lambda: [count])[0]
    code.store(value, workspace.values, [index])


def expand(kernel: Kernel) -> None:
    """Spreads a line of the output out."""
    output = kernel.op.operands[kernel.output]
    assert isinstance(output.type, TensorType)
    types = [MemRefType.get((DYNAMIC,), element) for element in (output.type.element_type, I1, INDEX)]
    made = kernel.code.rewriter.create("sparse_tensor.expand", [output], [*types, INDEX])
    values, filled, added, kernel.count = made.results
    kernel.workspace = Workspace(values, filled, added)


def compress(kernel: Kernel, depth: int) -> None:
    """Inserts the line."""
    workspace, count, chain = kernel.workspace, kernel.count, kernel.chain
    assert workspace is not None and count is not None and chain is not None
    places = kernel.emitter.counters()[:depth]
    operands = [workspace.values, workspace.filled, workspace.added, count, chain, *places]
    kernel.chain = kernel.code.rewriter.create("sparse_tensor.compress", operands, [chain.type]).results[0]
    kernel.workspace = None
    kernel.count = None


# Elements that stay the same in the loops further in.


def start_element(kernel: Kernel, leaf: Expression) -> None:
    """Loads an element whose place is known from here on; the output's becomes the accumulator."""
    value = kernel.identity() if is_output(kernel, leaf) and starts_anew(kernel) else load(kernel, leaf)
    leaf.value = value
    if is_output(kernel, leaf):
        kernel.reduction = leaf
        if kernel.inserts():
            kernel.found = kernel.code.boolean(False)


def end_element(kernel: Kernel, leaf: Expression) -> None:
    """Behind the loops: the accumulator is stored."""
    value, leaf.value = leaf.value, None
    if is_output(kernel, leaf):
        kernel.reduction = None
        store(kernel, leaf, Computed(value))
        kernel.found = None


def starts_anew(kernel: Kernel) -> bool:
    """A custom reduction does not begin with the output's element; in the reference it never does."""
    if kernel.reduce is None:
        return False
    return kernel.inserts() or not kernel.policy.goes_on_from_output


def is_output(kernel: Kernel, leaf: Expression) -> bool:
    return leaf.kind == TENSOR and leaf.operand == kernel.output

"""lower-sparse-ops-to-foreach: conversions, reshapes and files in terms of sparse_tensor.foreach and tensor.insert.

    %0 = sparse_tensor.convert %a : tensor<?x?xf64, #CSR> to tensor<?x?xf64, #DCSR>
->
    %m = sparse_tensor.lvl %a, %c0
    %n = sparse_tensor.lvl %a, %c1
    %t = bufferization.alloc_tensor(%m, %n) : tensor<?x?xf64, #DCSR>
    %1 = sparse_tensor.foreach in %a init(%t) do {
    ^bb0(%i: index, %j: index, %v: f64, %s: tensor<?x?xf64, #DCSR>):
      %u = tensor.insert %v into %s[%i, %j]
      sparse_tensor.yield %u
    }
    %0 = sparse_tensor.load %1 hasInserts

Extents of sparse tensors become those of levels. By count-entries=true conversions stay that
sparse-tensor-codegen makes by counting entries.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.affine import AffineMap, AffineMapAttr
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import INDEX
from pyopt.light import Final
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.foreach.blocks import fill_blocks
from pyopt.passes.sparsify.foreach.conversions import lower_concatenate, lower_convert, lower_uncounted
from pyopt.passes.sparsify.foreach.files import lower_new, lower_out, lower_out_as_reference
from pyopt.passes.sparsify.foreach.reshapes import lower_reshape, lower_reshape_of_groups
from pyopt.passes.sparsify.policy import policy_of
from pyopt.passes.sparsify.storage.counting import COUNT_ENTRIES
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

ENABLE_RUNTIME_LIBRARY: Final = FlagOption(
    "enable-runtime-library", True, "Leave reading tensors to the runtime library"
)
ENABLE_CONVERT: Final = FlagOption("enable-convert", True, "Lower conversions")
REFERENCE_EXACT: Final = FlagOption(
    "reference-exact",
    False,
    "Leave blocks of n:m storage as they are, count what blocks hold beyond a dimension, insert what could be counted",
)


def lower_dim(op: Operation, rewriter: Rewriter) -> bool:
    """dim a, 0 : tensor<?x?xf64, #CSC> -> lvl a, 1

    If levels are no permutation of dimensions, one more than the dimension of the last coordinates.
    """
    tensor = op.operands[0]
    encoding = encoding_of(tensor.type)
    number = constant_of(op.operands[1])
    if encoding is None or not isinstance(number, IntegerAttr) or not 0 <= number.value < encoding.dim_rank():
        return False
    code = Code(rewriter)
    if encoding.is_permutation():
        level = [result.value for result in encoding.dim_to_lvl.results].index(number.value)
        rewriter.replace(op, [code.level_size(tensor, level)])
        return True
    inverse = encoding.lvl_to_dim
    if inverse is None:
        return False
    last = [code.subtract(code.level_size(tensor, level), code.index(1)) for level in range(encoding.lvl_rank())]
    map = AffineMap.get(inverse.num_dims, 0, [inverse.results[number.value]])
    attributes: dict[str, Attribute] = {"map": AffineMapAttr.get(map)}
    coordinate = rewriter.create("affine.apply", last, [INDEX], attributes).results[0]
    rewriter.replace(op, [code.add(coordinate, code.index(1))])
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("sparse_tensor.concatenate", lower_concatenate),
    Rule("tensor.collapse_shape tensor.expand_shape", lower_reshape_of_groups),
    Rule("tensor.dim", lower_dim),
    Rule("tensor.reshape", lower_reshape),
)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Rewrites what is inside `op`."""
    options = pass_context.options
    policy = policy_of(REFERENCE_EXACT.of(options))
    rules = [*RULES, Rule("sparse_tensor.out", lower_out if policy.handles_partial_blocks else lower_out_as_reference)]
    if ENABLE_CONVERT.of(options) and policy.fills_blocks:
        # A rule of its own, before that of other conversions.
        rules.append(Rule("sparse_tensor.convert", fill_blocks))
    if ENABLE_CONVERT.of(options):
        counts = policy.counts_entries and COUNT_ENTRIES.of(options)
        rules.append(Rule("sparse_tensor.convert", lower_uncounted if counts else lower_convert))
    if not ENABLE_RUNTIME_LIBRARY.of(options):
        rules.append(Rule("sparse_tensor.new", lower_new))
    return rewrite(op, pass_context, rules)


PASS: Final = make_pass(
    "lower-sparse-ops-to-foreach",
    run,
    (ENABLE_RUNTIME_LIBRARY, ENABLE_CONVERT, COUNT_ENTRIES, REFERENCE_EXACT),
    anchor="builtin.module",
    class_name="LowerSparseOpsToForeach",
)

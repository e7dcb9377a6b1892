"""Kernels on sparse tensors in a form that sparsification can do more with.

    convert (generic into empty)          -> generic into empty of that type
    generic that yields zero              -> what it is written to, or zeros
    tensor.cast from or to sparse         -> sparse_tensor.convert
    S .* (sum of products), S sparse      -> one generic: sum of products with S         (sampled_sum.py)
    x * 2 into empty, x sparse            -> x * 2 in a copy of x               (kept_structure.py)
    x[j, i] = a[i, j] into empty          -> convert (reinterpret_map a)         (moving.py)
    x = max(x, a), a absent counts as 0   -> a semi-ring's ops                           (semiring_rules.py)
    select c, a, b                        -> sparse_tensor.binary                        (semiring_rules.py)
    sparse_tensor.print                   -> vector.print of what the storage has        (print_storage.py)
    named and elementwise ops, sparse     -> linalg.generic                              (generalizing.py)

The modules behind the lines have the rules.
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import body_of, has_tensor_semantics, input_count
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.core import BlockArgument, Operation
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.types import DYNAMIC, ComplexType, TensorType
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.sparsify.policy import policy_of
from pyopt.passes.sparsify.rewriting.absorbing import reduce_stored_elements
from pyopt.passes.sparsify.rewriting.generalizing import generalize_sparse
from pyopt.passes.sparsify.rewriting.kept_structure import change_a_copy
from pyopt.passes.sparsify.rewriting.moving import move_by_converting
from pyopt.passes.sparsify.rewriting.sampled_sum import fuse_sampling
from pyopt.passes.sparsify.rewriting.semiring_rules import (
    reduction_as_semiring,
    select_as_reference,
    select_as_semiring,
)
from pyopt.passes.sparsify.storage.materialization import is_uninitialized, is_zero_constant
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import RewriteFunction


def fold_convert(op: Operation, rewriter: Rewriter) -> bool:
    """convert (generic into (empty : T)) : T to U -> generic into (empty : U), if the body does not look at the output,
    which is zero in a sparse tensor, and may be anything in a dense one"""
    source = op.operands[0]
    made = source.op
    if made is not None and made.info.name == "linalg.generic" and body_of(made).arguments[-1].uses:
        return False
    return fold_any_convert(op, rewriter)


def fold_any_convert(op: Operation, rewriter: Rewriter) -> bool:
    """The same, whatever the body looks at."""
    source = op.operands[0]
    generic = source.op
    if generic is None or generic.info.name != "linalg.generic" or not source.has_one_use():
        return False
    if len(generic.operands) != input_count(generic) + 1 or not is_uninitialized(generic.operands[-1]):
        return False
    before, after = source.type, op.results[0].type
    assert isinstance(before, TensorType) and isinstance(after, TensorType)
    # A conversion may also forget extents, or convert elements.
    if before.shape != after.shape or before.element_type is not after.element_type:
        return False
    made = generic.operands[-1].op
    assert made is not None
    rewriter.insert_before(generic)
    new = rewriter.clone(made, {})
    new.results[0].type = after
    rewriter.set_operand(generic, len(generic.operands) - 1, new.results[0])
    source.type = after
    rewriter.replace(op, [source])
    return True


def fold_invariant_yield(op: Operation, rewriter: Rewriter) -> bool:
    """generic that yields 0 into (empty : T) -> the empty sparse tensor, or zeros"""
    if len(op.operands) != input_count(op) + 1 or not has_tensor_semantics(op) or not op.results:
        return False
    init = op.operands[-1]
    if not is_uninitialized(init) or not init.has_one_use() or not yields_zero(op):
        return False
    type = op.results[0].type
    assert isinstance(type, TensorType)
    if encoding_of(type) is not None:
        rewriter.replace(op, [init])
        return True
    if type.shape is None or DYNAMIC in type.shape or isinstance(type.element_type, ComplexType):
        return False
    made = init.op
    from pyopt.ir.zeros import zero_number

    zeros = DenseElementsAttr.splat(type, zero_number(type.element_type))
    rewriter.start_at(op)
    rewriter.replace(op, [rewriter.constant(zeros, type)])
    assert made is not None
    rewriter.erase(made)
    return True


def yields_zero(op: Operation) -> bool:
    """The body gives zero, a constant or an element of one."""
    value = body_of(op).terminator().operands[0]
    if isinstance(value, BlockArgument):
        return value.block is body_of(op) and is_zero_constant(op.operands[value.index])
    return is_zero_constant(value)


def cast_as_convert(op: Operation, rewriter: Rewriter) -> bool:
    """cast t : dense to sparse -> convert t; cast (extract_slice ...) to sparse -> extract_slice ... to sparse"""
    source = op.operands[0]
    before, after = source.type, op.results[0].type
    if before is after:
        rewriter.replace(op, [source])
        return True
    if not isinstance(before, TensorType) or not isinstance(after, TensorType):
        return False
    made = source.op
    if (
        made is not None
        and made.info.name == "tensor.extract_slice"
        and (before.shape, before.element_type) == (after.shape, after.element_type)
        and source.has_one_use()
    ):
        source.type = after
        rewriter.modified(made)
        rewriter.replace(op, [source])
        return True
    if before.shape is None or after.shape is None or (encoding_of(before) is None and encoding_of(after) is None):
        return False
    target = encoding_of(after)
    if target is not None and target.is_slice():
        return False
    if all(new in (old, DYNAMIC) for old, new in zip(before.shape, after.shape, strict=True)):
        rewriter.replace_with_new(op, "sparse_tensor.convert", [source], [after])
        return True
    # Extents become known, which is for a cast to say, of one encoding.
    if before.encoding is after.encoding:
        return False
    if encoding_of(before) is None:
        known = TensorType.get(after.shape, before.element_type, before.encoding)
        source = rewriter.create("tensor.cast", [source], [known]).results[0]
        rewriter.replace_with_new(op, "sparse_tensor.convert", [source], [after])
    else:
        stored = TensorType.get(before.shape, after.element_type, after.encoding)
        source = rewriter.create("sparse_tensor.convert", [source], [stored]).results[0]
        rewriter.replace_with_new(op, "tensor.cast", [source], [after])
    return True


def cast_of_encodings(op: Operation, rewriter: Rewriter) -> bool:
    """cast_as_convert, but for casts between types of one encoding that differ in extents."""
    before, after = op.operands[0].type, op.results[0].type
    if before is not after and encoding_of(before) is not None and encoding_of(before) is encoding_of(after):
        return False
    return cast_as_convert(op, rewriter)


def convert_as_cast(op: Operation, rewriter: Rewriter) -> bool:
    """convert between types that differ in extents alone -> cast"""
    before, after = op.operands[0].type, op.results[0].type
    assert isinstance(before, TensorType) and isinstance(after, TensorType)
    if encoding_of(before) is None or before.encoding is not after.encoding:
        return False
    if before.element_type is not after.element_type:
        return False
    rewriter.replace_with_new(op, "tensor.cast", [op.operands[0]], [after])
    return True


REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Rewrite as mlir-opt does, even where another form is better"
)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Rewrites what is inside `op`."""
    policy = policy_of(REFERENCE_EXACT.of(pass_context.options))
    generalized = policy.generalizes and generalize_sparse(op, pass_context.context)
    generics: list[RewriteFunction] = [fold_invariant_yield, fuse_sampling]
    if policy.reduces_stored_elements:
        generics.append(reduce_stored_elements)
    if policy.changes_copies:
        generics.append(change_a_copy)
    if policy.moves_by_converting:
        generics.append(move_by_converting)
    generics += [reduction_as_semiring, select_as_semiring if policy.selects_known_only else select_as_reference]
    rules = [Rule("linalg.generic", one) for one in generics]
    rules.append(Rule("sparse_tensor.convert", fold_convert if policy.keeps_zeros_of_outputs else fold_any_convert))
    if any(one.info.name == "sparse_tensor.print" for one in op.walk()):
        from pyopt.passes.sparsify.rewriting.print_storage import print_storage

        rules.append(Rule("sparse_tensor.print", print_storage))
    rules.append(Rule("tensor.cast", cast_of_encodings if policy.keeps_casts else cast_as_convert))
    if policy.keeps_casts:
        rules.append(Rule("sparse_tensor.convert", convert_as_cast))
    return rewrite(op, pass_context, rules) or generalized


PASS = make_pass(
    "pre-sparsification-rewrite",
    run,
    (REFERENCE_EXACT,),
    anchor="builtin.module",
    class_name="PreSparsificationRewrite",
)

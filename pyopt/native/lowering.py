"""From whatever level a module is at (tensors, sparse tensors, linalg, scf, affine, memref, vector, llvm) to LLVM IR.

Which passes run depends on the dialects and types that occur; `head_stages` ends at memrefs and loops, `tail_stages` at
the llvm dialect.
"""

from __future__ import annotations

import re

from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.attributes import FALSE, ArrayAttr, DictionaryAttr, StringAttr, function_type_of
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.op_verifier import Failure, OpVerifier
from pyopt.ir.symbols import SymbolTables, name_of_symbol, symbol_name, symbol_users
from pyopt.ir.types import BF16, F16, MemRefType, TensorType, Type, element_type_or_self
from pyopt.light import Callable, Final, Sequence, final
from pyopt.native.accesses import insert_access_checks
from pyopt.native.c_declarations import wrong_declaration
from pyopt.native.checks import BOUNDS, EXTENTS, NONE
from pyopt.native.divisions import insert_division_checks
from pyopt.native.elements import is_small
from pyopt.native.errors import NOT_LOWERED, NativeError
from pyopt.native.extents import insert_checks
from pyopt.native.inlining import inline_insertions
from pyopt.native.library_names import PREFIX
from pyopt.native.llvm import library
from pyopt.native.masks import lower_masks
from pyopt.native.own_names import copy_by_ops, declare_as_passes_do, set_own_names_apart
from pyopt.native.parameters import parameter_of, type_text
from pyopt.native.scopes import inline_stack_scopes
from pyopt.native.signature import FunctionSignature, Parameter
from pyopt.native.sizes import insert_lowered_checks
from pyopt.native.sparse_ops import lower_sparse_ops
from pyopt.native.vector_widths import narrow_calls
from pyopt.rewrite.rewriter import Rewriter

FUNCTION: Final = "func.func"
WRITABLE: Final = "bufferization.writable"
TO_BRANCHES: Final = (FUNCTION, "convert-scf-to-cf", "")
SPARSIFY: Final = ("", "sparsification-and-bufferization", "")
ITERATION_SPACE: Final = "sparse_tensor.extract_iteration_space"
RESOLVE: Final = "resolve-ranked-shaped-type-result-dims"
"""Checks ask for the extents of arguments, not of results, which then could not be fused."""
DIMS: Final = frozenset(("memref.dim", "tensor.dim"))


TRANSLATED: Final = frozenset(("builtin", "llvm"))
"""The dialects in which a program ends."""
CAST: Final = "builtin.unrealized_conversion_cast"
NOT_COMPILED: Final = frozenset(
    ("linalg.pack", "linalg.softmax", "linalg.unpack", "tensor.bitcast", "tensor.gather", "tensor.scatter")
)
"""Ops on tensors that no pass makes loops of, which `expansions.py` writes out as others."""
_EXTREMES: Final = re.compile(r"@llvm\.(max|min)num\.(?=(?:v\d+)?f(?:32|64)\b)")
EXPONENTIAL: Final = "math.exp"
RESHAPES: Final = frozenset(("memref.expand_shape", "tensor.collapse_shape", "tensor.expand_shape"))
POWERS: Final = frozenset(("math.fpowi", "math.ipowi"))
"""Those with integer exponents."""
EXTREMES: Final = frozenset(("arith.maxnumf", "arith.minnumf"))
"""Those of which NaN is none."""
COMPLEX_OPS: Final = frozenset(("complex.abs", "complex.powi"))


@final
class Lowered:
    """LLVM IR, what its functions take and give, and the library functions that the program declares, by name.

    checks: what is wrong where a check of extents does not hold, by its number. checks_stack: calls that nest too
    deeply are to be found.
    """

    __slots__ = ("checks", "checks_stack", "declared", "signatures", "text")

    def __init__(
        self,
        text: str,
        signatures: Sequence[FunctionSignature],
        declared: dict[str, str],
        checks: list[str],
        checks_stack: bool = True,
    ) -> None:
        self.text = text
        self.signatures = signatures
        self.declared = declared
        self.checks = checks
        self.checks_stack = checks_stack


@final
class Contents:
    """The dialects and ops of a module, and whether it has tensors, tensors with a sparse encoding, floats of 16 bits
    and of up to 8."""

    __slots__ = ("dialects", "half_floats", "ops", "small_floats", "sparse", "tensors")

    def __init__(self, module: Operation) -> None:
        self.dialects: set[str] = set()
        self.ops: set[str] = set()
        types: set[Type] = set()
        for op in module.walk():
            self.ops.add(op.info.name)
            types.update([result.type for result in op.results])
            for region in op.regions:
                for block in region:
                    types.update([argument.type for argument in block.arguments])
            if op.info.name == FUNCTION:
                type = function_type_of(op.attributes.get("function_type"))
                if type is not None:
                    types.update((*type.inputs, *type.results))
        self.dialects = {name.partition(".")[0] for name in self.ops}
        self.tensors = any(isinstance(one, TensorType) for one in types)
        self.half_floats = any(element_type_or_self(one) in (F16, BF16) for one in types)
        self.small_floats = any(is_small(one) for one in types)
        self.sparse = "sparse_tensor" in self.dialects or any(encoding_of(one) is not None for one in types)


def lower(
    module: Operation,
    context: Context,
    run: Callable[[Sequence[tuple[str, str, str]]], bool],
    entry: str = "",
    check: str = EXTENTS,
    splits: bool = False,
) -> Lowered:
    """Lowers a module in place. `run` runs passes, given as (anchor, name, options), and says whether they succeeded.

    Public functions can be called; with an `entry` only that one, and what it does not need is dropped. check: what is
    checked when it runs, one of `checks.CHECKS`. splits: loops whose iterations do not depend on each other may run on
    several threads.

    Raises NativeError; what passes reported has gone to the context's handler before.
    """
    if entry:
        only_needed(module, entry)
        run([("", "symbol-dce", "")])
    signatures = signatures_of(module)
    for signature in signatures:
        for one in signature.inputs:
            one.looks_again = check == BOUNDS
    protect_arguments(module)
    _refuse_declarations(module, context)
    set_own_names_apart(module)
    copy_by_ops(module, context)
    inputs = _counts(module)
    if RESHAPES & {op.info.name for op in module.walk()}:
        from pyopt.native.empty_reshapes import regular_reshapes

        regular_reshapes(module, context)
    lower_masks(module, context)
    checks = insert_checks(module, context, check)
    if _has_layouts(module):
        from pyopt.native.scattered_memory import normalize_layouts

        normalize_layouts(module, context, run, signatures)
    if check == BOUNDS:
        from pyopt.native.freed import insert_freed_checks

        insert_freed_checks(module, context, checks)
    if checks and _asks_for_results(module) and not run([("", RESOLVE, "")]):
        raise NativeError("the extents of results cannot be computed")
    contents = Contents(module)
    if contents.sparse:
        lower_sparse_ops(module, context)
    if contents.ops & NOT_COMPILED:
        from pyopt.native.expansions import expand_ops

        contents.tensors |= expand_ops(module, context, checks, check != NONE)
    inline_stack_scopes(module, context)
    _refuse(module, context, lambda op: op.info.name in NOT_COMPILED)
    stages = head_stages(contents)
    if splits and check != BOUNDS and SPARSIFY in stages:
        from pyopt.native.threads.row_functions import outline_rows
        from pyopt.native.threads.row_parts import split_rows

        at = stages.index(SPARSIFY)
        done = run(stages[:at])
        rows = outline_rows(module, context)
        if not done or not run([SPARSIFY]):
            raise NativeError(NOT_LOWERED)
        split_rows(module, context, rows)
        stages = stages[at + 1 :]
    if not run(stages):
        raise NativeError(NOT_LOWERED)
    _refuse(module, context, _has_tensors)
    declared = declarations_of(module)
    declare_as_passes_do(module, context)
    if check != NONE:
        # What disassemble gives is copied into parts of its operands, whose lengths only the storage knows.
        insert_lowered_checks(module, context, checks, "sparse_tensor.disassemble" in contents.ops)
    _lower_rare_ops(module, context, check)
    stages = tail_stages(Contents(module))
    done = True
    if (check != NONE or splits) and TO_BRANCHES in stages:
        branches = stages.index(TO_BRANCHES)
        done = run(stages[:branches])
        if check != NONE:
            insert = insert_access_checks if check == BOUNDS else insert_division_checks
            insert(module, context, checks, inputs == _counts(module))
        if splits:
            from pyopt.native.threads.outlining import split_loops

            done = done and run([("", "scf-forall-to-parallel", "")])
            split_loops(module, context)
        stages = tail_stages(Contents(module))  # checks of lanes may have brought the vector dialect
        stages = stages[stages.index(TO_BRANCHES) :]
    if not done or not run(stages):
        raise NativeError("the program cannot be lowered to LLVM")
    _refuse(module, context, lambda op: op.info.name.partition(".")[0] not in TRANSLATED)
    _check_attributes(module, context)
    inline_insertions(module)
    narrow_calls(module)
    if check != NONE:
        trap_where_unreachable(module, context)
    return Lowered(llvm_ir_of(module), signatures, declared, checks, check != NONE)


def _has_layouts(module: Operation) -> bool:
    """Whether memory with a layout is allocated, or a function takes or gives any."""
    for op in module.walk():
        types: Sequence[Type] = ()
        if op.info.name in ("memref.alloc", "memref.alloca"):
            types = [op.results[0].type]
        elif op.info.name == FUNCTION:
            types = [one for group in _types_of(op) for one in group]
        if any(isinstance(one, MemRefType) and one.layout is not None for one in types):
            return True
    return False


def _lower_rare_ops(module: Operation, context: Context, check: str) -> None:
    """What is lowered otherwise than passes do, at memrefs and loops; code for what does not occur is not loaded."""
    contents = Contents(module)
    if check != BOUNDS and "linalg" in contents.dialects:
        from pyopt.native.products import use_blas

        use_blas(module, context)
    if check != BOUNDS and "memref.realloc" in contents.ops:
        from pyopt.native.growing import grow_in_place

        grow_in_place(module, context)
    if contents.ops & POWERS:
        from pyopt.native.powers import lower_powers

        lower_powers(module, context)
    if contents.ops & COMPLEX_OPS:
        from pyopt.native.complex_ops import lower_complex_ops

        lower_complex_ops(module, context)
    if contents.half_floats and ("math" in contents.dialects or contents.ops & EXTREMES):
        from pyopt.native.half_floats import lower_half_functions

        lower_half_functions(module, context)
    if EXPONENTIAL in contents.ops and library().has_fused:
        from pyopt.native.exponentials import expand_exponentials

        expand_exponentials(module, context)
    if contents.small_floats:
        from pyopt.native.small_floats import lower_small_floats

        lower_small_floats(module, context)


def _check_attributes(module: Operation, context: Context) -> None:
    """Raises where a function of the program has attributes that one of the llvm dialect has otherwise: passes hand
    them on, and what they make is not verified."""
    verifier = OpVerifier(context)
    tables = SymbolTables()
    for op in module.regions[0].entry():
        if op.info.name != "llvm.func":
            continue
        try:
            verifier.check_op(op)
            hook = op.info.verify_symbols
            message = None if hook is None else hook(op, tables.lookup_attribute)
        except (DiagnosticError, Failure) as error:
            message = str(error)
        if message is not None:
            raise NativeError(f"'llvm.func' op @{symbol_name(op)}: {message}")


def trap_where_unreachable(module: Operation, context: Context) -> None:
    """What is not to be reached ends the program: no code follows there, and anything might run."""
    rewriter = Rewriter(context)
    for op in list(module.walk()):
        if op.info.name == "llvm.unreachable":
            rewriter.start_at(op)
            rewriter.create("llvm.intr.trap", [], [])


def _asks_for_results(module: Operation) -> bool:
    """Whether the module asks for extents of what its ops make."""
    return any(op.info.name in DIMS and op.operands[0].op is not None for op in module.walk())


def _refuse(module: Operation, context: Context, is_refused: Callable[[Operation], bool]) -> None:
    """Raises NativeError, and reports the first op that is refused, if there is one."""
    for op in module.walk():
        if is_refused(op):
            context.error(f"'{op.info.name}' op is not compiled: nothing lowers it", op.loc)
            raise NativeError(NOT_LOWERED)


def _refuse_declarations(module: Operation, context: Context) -> None:
    """Raises NativeError where a function of C is used with other types than it has, and reports its declaration."""
    for op in module.regions[0].entry():
        message = wrong_declaration(op)
        if message is not None and any(symbol_users(module, symbol_name(op) or "")):
            context.error(f"'{op.info.name}' op {message}", op.loc)
            raise NativeError(NOT_LOWERED)


def _has_tensors(op: Operation) -> bool:
    """Whether it works on tensors; the casts from memrefs in front of such ops do not count."""
    if op.info.name == CAST:
        return False
    return any(isinstance(one.type, TensorType) for one in (*op.operands, *op.results))


def _counts(module: Operation) -> dict[str, int]:
    """The number of arguments of the functions: what is lowered to several has other numbers than it is given with."""
    return {
        symbol_name(op) or "": len(_types_of(op)[0])
        for op in functions_of(module)
        if op.info.name == FUNCTION and _has_body(op)
    }


def llvm_ir_of(module: Operation) -> str:
    """The LLVM IR of a module of the llvm dialect."""
    from pyopt.translate import TranslationError, to_llvm_ir

    try:
        text = to_llvm_ir(module)
    except TranslationError as error:
        raise NativeError(f"the program cannot be translated to LLVM IR: {error}") from None
    # With an order of zeros, as the interpreter has it; LLVM makes vectors of loops with them, which it does not of
    # comparisons.
    return _EXTREMES.sub(r"@llvm.\1imumnum.", text) if "num." in text else text


# What there is.


def functions_of(module: Operation) -> list[Operation]:
    """The functions of a module."""
    block = module.regions[0].first
    return [] if block is None else [op for op in block if op.info.name in (FUNCTION, "llvm.func")]


def _has_body(op: Operation) -> bool:
    return len(op.regions) != 0 and op.regions[0].first is not None


def is_public(op: Operation) -> bool:
    """It has a body, and is no private function."""
    visibility = op.attributes.get("sym_visibility")
    private = isinstance(visibility, StringAttr) and visibility.value == "private"
    return _has_body(op) and not private


def only_needed(module: Operation, entry: str) -> None:
    """All functions but one become private, so that those that are not used can go."""
    for op in functions_of(module):
        if op.info.name == FUNCTION:
            op.set_attribute("sym_visibility", StringAttr.get("public" if symbol_name(op) == entry else "private"))


def signatures_of(module: Operation) -> list[FunctionSignature]:
    """The signatures of the public functions."""
    return [signature_of(op) for op in functions_of(module) if is_public(op)]


def signature_of(op: Operation) -> FunctionSignature:
    """The signature of a function; why it cannot be called, if it cannot."""
    name = name_of_symbol(symbol_name(op) or "")
    inputs, results = _types_of(op)
    try:
        parameters = [parameter_of(one, _is_writable(op, at)) for at, one in enumerate(inputs)]
        return FunctionSignature(name, parameters, [parameter_of(one) for one in results])
    except NativeError as error:
        shown = [[Parameter("", type_text(one)) for one in group] for group in (inputs, results)]
        return FunctionSignature(name, shown[0], shown[1], str(error))


def _types_of(op: Operation) -> tuple[Sequence[Type], Sequence[Type]]:
    attribute = op.attributes.get("function_type")
    type = function_type_of(attribute)
    if type is not None:
        return type.inputs, type.results
    from pyopt.dialects.llvm.types import LLVMFunctionType
    from pyopt.ir.attributes import TypeAttr

    assert isinstance(attribute, TypeAttr) and isinstance(attribute.value, LLVMFunctionType)
    return attribute.value.inputs, attribute.value.results


def _argument_attributes(op: Operation) -> list[DictionaryAttr | None]:
    found = op.attributes.get("arg_attrs")
    count = len(_types_of(op)[0])
    if not isinstance(found, ArrayAttr):
        return [None] * count
    return [one if isinstance(one, DictionaryAttr) else None for one in found.elements]


def _is_writable(op: Operation, at: int) -> bool:
    attributes = _argument_attributes(op)[at]
    given = None if attributes is None else dict(attributes.entries).get(WRITABLE)
    return given is not None and given is not FALSE


def protect_arguments(module: Operation) -> None:
    """Tensors that a public function takes are not written to, unless it says that they are writable."""
    for op in functions_of(module):
        if op.info.name != FUNCTION or not is_public(op):
            continue
        inputs, _ = _types_of(op)
        given = _argument_attributes(op)
        changed = False
        for at, type in enumerate(inputs):
            entries = {} if given[at] is None else dict(given[at].entries)  # type: ignore[union-attr]
            if isinstance(type, TensorType) and WRITABLE not in entries:
                entries[WRITABLE] = FALSE
                given[at] = DictionaryAttr.get(entries)
                changed = True
        if changed:
            op.set_attribute("arg_attrs", ArrayAttr.get(tuple([one or DictionaryAttr.get({}) for one in given])))


def declarations_of(module: Operation) -> dict[str, str]:
    """The functions without a body, in MLIR, by the names that they and their C interfaces have in LLVM IR."""
    found: dict[str, str] = {}
    for op in functions_of(module):
        if op.info.name == FUNCTION and not _has_body(op):
            name = symbol_name(op) or ""
            inputs, results = _types_of(op)
            if all(isinstance(one, MemRefType) or not isinstance(one, TensorType) for one in (*inputs, *results)):
                types = ", ".join([type_text(one) for one in inputs])
                given = ", ".join([type_text(one) for one in results])
                found[name] = f'func.func private @"{name}"({types}) -> ({given})'
                found[PREFIX + name] = f'func.func private @"{PREFIX}{name}"({types}) -> ({given})'
    return found


# Passes.


def head_stages(contents: Contents) -> list[tuple[str, str, str]]:
    """(anchor, pass, options) until there are no tensors any more."""
    stages: list[tuple[str, str, str]] = []
    if "shape" in contents.dialects:
        stages += [
            (FUNCTION, "shape-to-shape-lowering", ""),
            ("", "convert-shape-to-std", ""),
            (FUNCTION, "convert-shape-constraints", ""),
        ]
    if contents.sparse:
        stages += [
            (FUNCTION, "convert-elementwise-to-linalg", ""),
            (FUNCTION, "linalg-generalize-named-ops", ""),
            (FUNCTION, "linalg-fuse-elementwise-ops", ""),
        ]
        if ITERATION_SPACE in contents.ops:
            stages.append((FUNCTION, "lower-sparse-iteration-to-scf", ""))
        stages += [
            SPARSIFY,
            ("", "sparse-storage-specifier-to-llvm", ""),
            (FUNCTION, "canonicalize", ""),
        ]
    elif contents.tensors or "bufferization" in contents.dialects:
        stages += [
            (FUNCTION, "convert-elementwise-to-linalg", ""),
            ("", "convert-tensor-to-linalg", ""),
            ("", "eliminate-empty-tensors", ""),
            (
                "",
                "one-shot-bufferize",
                "bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map "
                "allow-return-allocs-from-loops=true",
            ),
            ("", "convert-bufferization-to-memref", ""),
        ]
    return stages


def tail_stages(contents: Contents) -> list[tuple[str, str, str]]:
    """(anchor, pass, options) from memrefs and loops to the llvm dialect."""
    has = set(contents.dialects)
    stages: list[tuple[str, str, str]] = []
    if has <= {"llvm", "builtin"}:
        return stages
    if has & {"affine", "linalg", "vector"}:
        has.add("memref")  # what their ops become
    if "linalg" in has:
        stages.append((FUNCTION, "convert-linalg-to-loops", "order-loops=true"))
    if "vector.multi_reduction" in contents.ops:
        stages.append((FUNCTION, "lower-vector-multi-reduction", ""))
    if "vector" in has:
        stages.append((FUNCTION, "convert-vector-to-scf", ""))
    if "memref.realloc" in contents.ops:
        stages.append((FUNCTION, "expand-realloc", ""))
    if "memref" in has:
        stages.append(("", "memref-expand", ""))
    if "affine" in has or "linalg" in has or "vector" in has:
        stages.append(("", "lower-affine", ""))
    stages.append(TO_BRANCHES)
    if "memref" in has:
        stages += [("", "expand-strided-metadata", ""), ("", "lower-affine", "")]
    if "complex" in has:
        stages += [(FUNCTION, "convert-complex-to-standard", ""), ("", "convert-complex-to-libm", "")]
    stages.append((FUNCTION, "arith-expand", "include-extremes=false include-f8e8m0=true include-f4e2m1=true"))
    if "math" in has or "complex" in has:
        # The library's functions are right near 0, too.
        exact = "approximate-expm1=false approximate-log1p=false"
        stages += [(FUNCTION, "convert-math-to-llvm", exact), ("", "convert-math-to-libm", "")]
    if "vector" in has:
        stages.append(("", "convert-vector-to-llvm", ""))
    if "memref" in has or "vector" in has:
        stages.append(("", "finalize-memref-to-llvm", ""))
    if "complex" in has:
        stages.append(("", "convert-complex-to-llvm", ""))
    if "index" in has or "shape" in has:
        stages.append(("", "convert-index-to-llvm", ""))
    if "ub" in has or "vector" in has:
        stages.append(("", "convert-ub-to-llvm", ""))
    if "vector" in has:
        stages.append(("", "convert-vector-to-llvm", ""))
    stages.append(("", "convert-arith-to-llvm", ""))
    if "memref.generic_atomic_rmw" in contents.ops:
        stages.append(("", "finalize-memref-to-llvm", ""))  # it needs a body of ops of the llvm dialect
    stages += [
        ("", "convert-cf-to-llvm", ""),
        ("", "convert-func-to-llvm", ""),
        ("", "reconcile-unrealized-casts", ""),
    ]
    return stages

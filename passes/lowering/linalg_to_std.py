"""convert-linalg-to-std: linalg ops on buffers become calls of functions that a library has.

    linalg.exp ins(%a) outs(%b)    ->    %0 = memref.cast %a : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
                                         call @linalg_exp_view4xf32_view4xf32(%0, %1)

The name of a function has the op and the types of its operands; a linalg.generic says it in `library_call`. All other
ops in the module must be of affine, arith, func, memref or scf.

The reference calls a function also where the name does not say what it does: all ops without a name call the same one,
and maps, strides, dilations, unsigned casts and the kind of linalg.elementwise are lost. By default that is an error;
with `reference-exact` it is as there.
"""

from __future__ import annotations

from pyopt.dialects.linalg.forms import WITH_DEFAULT_MAPS
from pyopt.dialects.linalg.structure import default_maps, given_maps, is_structured
from pyopt.ir.attributes import (
    UNIT,
    Attribute,
    EnumAttr,
    IntegerAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.symbols import table_of
from pyopt.ir.types import (
    DYNAMIC,
    SIGNLESS,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    Type,
    VectorType,
)
from pyopt.light import Final
from pyopt.passes.lowering.converting import convert
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.legality import ConversionTarget

REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Call functions whose names do not say what they do, as mlir-opt does"
)
UNNAMED: Final = frozenset({
    "linalg.broadcast",
    "linalg.contract",
    "linalg.generic",
    "linalg.map",
    "linalg.reduce",
    "linalg.transpose",
})  # fmt: skip
"""Ops that have no name in a library."""
NO_NAME: Final = "op_has_no_registered_library_name"


def mangled(type: Type) -> str | None:
    """The type as a part of a name; None for those that have none."""
    if isinstance(type, MemRefType) and type.shape is not None:
        element = mangled(type.element_type)
        space = type.memory_space
        if element is None or not (space is None or isinstance(space, IntegerAttr)):
            return None
        sizes = "".join(["sx" if extent == DYNAMIC else f"{extent}x" for extent in type.shape])
        return f"view{sizes}{element}" + (f"as{space.value}" if isinstance(space, IntegerAttr) else "")
    if isinstance(type, VectorType):
        element = mangled(type.element_type)
        return None if element is None else f"vector{'x'.join([str(extent) for extent in type.shape or ()])}{element}"
    if isinstance(type, (FloatType, IndexType)) or (isinstance(type, IntegerType) and type.signedness == SIGNLESS):
        return str(type)
    return None


def library_name(op: Operation) -> str | None:
    """The name of the function that does what the op does; None if it has none."""
    if op.info.name in UNNAMED:
        given = op.attributes.get("library_call")
        return (given.value or None) if isinstance(given, StringAttr) else NO_NAME
    types = [mangled(operand.type) for operand in op.operands]
    if None in types:
        return None
    return "_".join([op.info.name.replace(".", "_"), *[one for one in types if one is not None]])


def says_all(op: Operation) -> bool:
    """The name of the function tells what the op does."""
    name = op.info.name
    if name in UNNAMED:
        return "library_call" in op.attributes
    if name == "linalg.elementwise":
        return False
    if name in WITH_DEFAULT_MAPS and given_maps(op) != default_maps(name):
        return False
    cast = op.attributes.get("cast")
    if isinstance(cast, EnumAttr) and cast.value != 0:
        return False
    windows = [op.attributes.get(key) for key in ("strides", "dilations")]
    return all(not isinstance(one, DenseElementsAttr) or set(one.values()) <= {1} for one in windows)


def any_strides(type: Type) -> Type:
    """A memref as the library takes it: with whatever strides and offset."""
    if not isinstance(type, MemRefType) or type.shape is None:
        return type
    layout = StridedLayoutAttr.get((DYNAMIC,) * len(type.shape), DYNAMIC)
    return MemRefType.get(type.shape, type.element_type, layout, type.memory_space)


def declare(name: str, op: Operation, rewriter: ConversionRewriter) -> None:
    """A declaration in front of the last op of the module around `op`, unless there is such a symbol."""
    module = op.parent_op()
    while module is not None and module.info.name != "builtin.module":
        module = module.parent_op()
    if module is None or name in table_of(module):
        return
    last = module.regions[0].entry().last
    assert last is not None
    rewriter.insert_before(last)
    type = FunctionType.get(tuple([any_strides(operand.type) for operand in op.operands]), ())
    attributes: dict[str, Attribute] = {
        "sym_name": StringAttr.get(name),
        "function_type": TypeAttr.get(type),
        "sym_visibility": StringAttr.get("private"),
        "llvm.emit_c_interface": UNIT,
    }
    rewriter.create("func.func", [], [], attributes, [Region()])
    rewriter.insert_before(op)


def patterns(exact: bool) -> list[ConversionPattern]:
    """The one pattern, for all structured ops."""

    def call_library(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        if not is_structured(op) or op.results or not (exact or says_all(op)):
            return False
        name = library_name(op)
        if name is None:
            return False
        declare(name, op, rewriter)
        given: list[Value] = []
        for operand in operands:
            type = operand.type
            if isinstance(type, MemRefType):
                operand = rewriter.create("memref.cast", [operand], [any_strides(type)]).results[0]  # noqa: PLW2901  # as given
            given.append(operand)
        rewriter.replace_with_new(op, "func.call", given, [], {"callee": SymbolRefAttr.get(name)})
        return True

    return [ConversionPattern("", call_library)]


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is in a module."""
    target = ConversionTarget()
    target.is_full = True
    target.legal("affine", "arith", "func", "memref", "scf", "builtin.module")
    return convert(op, pass_context, target, patterns(REFERENCE_EXACT.of(pass_context.options)))


PASS = make_pass(
    "convert-linalg-to-std",
    run,
    (REFERENCE_EXACT,),
    anchor="builtin.module",
    class_name="ConvertLinalgToStandardPass",
)

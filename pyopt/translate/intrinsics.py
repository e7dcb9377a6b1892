"""Intrinsics: the call that each op becomes, and how LLVM declares what is called."""

from __future__ import annotations

from pyopt.dialects.llvm.types import LLVMStructType
from pyopt.ir.attributes import ArrayAttr, FloatAttr, IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import Type
from pyopt.light import Final, Sequence, final
from pyopt.translate.annotations import access_metadata
from pyopt.translate.attributes import AttributeSet, parameter_attributes
from pyopt.translate.constants import number_text
from pyopt.translate.errors import TranslationError
from pyopt.translate.function import EMITTERS, FunctionTranslation
from pyopt.translate.instructions import bundles_text, fastmath
from pyopt.translate.module import Function, ModuleTranslation
from pyopt.translate.types import element_of, mangled, name_text, type_text

BASE: Final = "nocallback nofree nosync nounwind "
PURE: Final = BASE + "speculatable willreturn memory(none)"
"""The attributes of an intrinsic that computes a value, and may be poison where no operand is."""
DEFINED: Final = PURE + " nocreateundeforpoison"
"""The attributes of an intrinsic whose result is poison only if an operand is."""
NO_MEMORY: Final = BASE + "willreturn memory(none)"
READS: Final = BASE + "willreturn memory(read)"
WRITES: Final = BASE + "willreturn memory(write)"
READS_ARGUMENTS: Final = BASE + "willreturn memory(argmem: read)"
WRITES_ARGUMENTS: Final = BASE + "willreturn memory(argmem: write)"
ARGUMENTS: Final = BASE + "willreturn memory(argmem: readwrite)"
COPIES: Final = "nocallback nofree nounwind willreturn memory(argmem: readwrite)"
INACCESSIBLE: Final = BASE + "willreturn memory(inaccessiblemem: readwrite)"
WILL_RETURN: Final = BASE + "willreturn"

_THREE_WAY: Final = ("scmp", "ucmp")
"""Comparisons whose result is -1, 0 or 1."""
R: Final = -1
"""The type of the result, among those that make the name."""
SECOND: Final = -2
"""The type of the result's second part."""


@final
class Intrinsic:
    """One of LLVM's.

    `name` without `llvm.`; `overloads`: the operands whose types are part of the name, R or SECOND; `operands`:
    for each operand of the call the number of the op's, or the name of an attribute; `attributes`: of the function;
    `parameters`: attributes of operands by number, -1 for the result.
    """

    __slots__ = ("attributes", "name", "operands", "overloads", "parameters")

    def __init__(
        self,
        name: str,
        overloads: tuple[int, ...],
        attributes: str,
        operands: tuple[int | str, ...] | None = None,
        parameters: dict[int, str] | None = None,
    ) -> None:
        self.name = name
        self.overloads = overloads
        self.attributes = attributes
        self.operands = operands
        self.parameters = parameters or {}


TABLE: Final[dict[str, Intrinsic]] = {}
"""By the op's name behind `llvm.intr.`."""


def _rows(
    names: str,
    overloads: tuple[int, ...],
    attributes: str,
    operands: tuple[int | str, ...] | None = None,
    parameters: dict[int, str] | None = None,
) -> None:
    for name in names.split():
        TABLE[name] = Intrinsic(name, overloads, attributes, operands, parameters)


def declare(
    module: ModuleTranslation,
    name: str,
    result: Type,
    operands: Sequence[Type],
    attributes: str,
    parameters: dict[int, str],
    vararg: bool = False,
) -> None:
    """Declares an intrinsic that is not declared yet. `name` has the types."""
    if name in module.functions:
        return
    texts = [
        type_text(type) + (f" {parameters[index]}" if index in parameters else "")
        for index, type in enumerate(operands)
    ]
    if vararg:
        texts.append("...")
    given = AttributeSet()
    given.add_all(attributes)
    lead = parameters[-1] + " " if -1 in parameters else ""
    head = f"{lead}{type_text(result)} @{name_text(name)}({', '.join(texts)})"
    module.functions[name] = Function(name, head, "", given)
    module.note_types(result, *operands)


def _overload(result: Type, overload: int) -> Type:
    """The type of the result, or of its second part, if it has one."""
    parts = result.types if overload == SECOND and isinstance(result, LLVMStructType) else None
    return result if parts is None or len(parts) < 2 else parts[1]


def declare_row(module: ModuleTranslation, row: Intrinsic, result: Type, types: Sequence[Type]) -> str:
    """Declares an intrinsic of the table for these types; its name with them."""
    name = "llvm." + row.name
    for overload in row.overloads:
        name += "." + mangled(_overload(result, overload) if overload < 0 else types[overload])
    parameters = row.parameters
    if row.name in _THREE_WAY:
        parameters = {-1: f"range({type_text(element_of(result))} -1, 2)"}
    declare(module, name, result, types, row.attributes, parameters)
    return name


def emit_intrinsic(f: FunctionTranslation, op: Operation) -> None:
    """The call of an intrinsic of the table."""
    from pyopt.dialects.llvm.types import VOID

    row = TABLE[op.info.name[10:]]
    if row.name.startswith("lifetime."):
        source = op.operands[0].op
        if source is None or source.info.name not in ("llvm.alloca", "llvm.mlir.poison"):
            raise TranslationError(("llvm.lifetime.start/end can only be used on alloca or poison", op))
    names = f.names
    texts: list[str] = []
    types: list[Type] = []
    values = op.operands
    given = op.attributes.get("arg_attrs")
    for one in row.operands if row.operands is not None else range(len(values)):
        if isinstance(one, int):
            type = values[one].type
            entries = given.elements[one] if isinstance(given, ArrayAttr) and one < len(given.elements) else None
            texts.append(f"{type_text(type)} {parameter_attributes(entries)}{names[values[one]]}")
        else:
            attribute = op.attributes[one]
            if not isinstance(attribute, (IntegerAttr, FloatAttr)):
                raise TranslationError((f"'{op.info.name}' needs a number for '{one}'", op))
            type = attribute.type
            number = attribute.value if isinstance(attribute, IntegerAttr) else attribute.bits
            texts.append(f"{type_text(type)} {number_text(number, type)}")
        types.append(type)
    result = op.results[0].type if op.results and row.name != "coro.end" else VOID
    name = declare_row(f.module, row, result, types)
    flags = fastmath(op) if "fastmathFlags" in op.attributes else ""
    text = f"call{flags} {type_text(result)} @{name_text(name)}({', '.join(texts)})"
    if "op_bundle_tags" in op.attributes:
        text += bundles_text(f, op)
    if (
        "tbaa" in op.attributes
        or "alias_scopes" in op.attributes
        or "noalias_scopes" in op.attributes
        or "access_groups" in op.attributes
    ):
        text += access_metadata(f, op)
    if result is not VOID:
        f.define(op.results[0], text)
        return
    if op.results and op.results[0].uses:
        raise TranslationError((f"the result of '{op.info.name}' is used, and the intrinsic has none", op))
    f.line("  " + text)


def _fill() -> None:
    _rows(
        "cos exp2 exp exp10 fabs ceil floor trunc log10 log2 log nearbyint rint roundeven round sin sqrt", (R,), DEFINED
    )
    _rows("copysign maxnum maximum minnum minimum pow fma fmuladd", (R,), DEFINED)
    _rows("bitreverse bswap ctpop sadd.sat smax smin ssub.sat uadd.sat umax umin usub.sat", (R,), DEFINED)
    _rows("tan asin acos atan atan2 sinh cosh tanh sshl.sat ushl.sat", (R,), PURE)
    _rows("fshl fshr", (R,), DEFINED)
    _rows("powi ldexp", (0, 1), DEFINED)
    _rows("frexp", (0, SECOND), DEFINED)
    _rows("sincos", (0,), PURE)
    _rows("scmp ucmp", (R, 0), DEFINED)
    _rows("ptrmask", (0, 1), DEFINED)
    _rows("llrint llround lrint lround", (R, 0), DEFINED)
    _rows("abs", (0,), PURE, (0, "is_int_min_poison"), {1: "immarg"})
    _rows("ctlz cttz", (0,), PURE, (0, "is_zero_poison"), {1: "immarg"})
    _rows("is.fpclass", (0,), DEFINED, (0, "bit"), {1: "immarg"})
    _rows("is.constant", (0,), "convergent nocallback nofree nosync nounwind willreturn memory(none)")
    _rows(
        "sadd.with.overflow smul.with.overflow ssub.with.overflow uadd.with.overflow umul.with.overflow "
        "usub.with.overflow",
        (0,),
        DEFINED,
    )
    _rows("assume", (), BASE + "willreturn memory(inaccessiblemem: write)", (0,), {0: "noundef"})
    _rows("trap", (), "cold noreturn nounwind memory(inaccessiblemem: write)")
    _rows("debugtrap", (), "nounwind")
    _rows("ubsantrap", (), "cold noreturn nounwind memory(inaccessiblemem: write)", ("failureKind",), {0: "immarg"})
    _rows("expect", (0,), NO_MEMORY)
    _rows("expect.with.probability", (0,), NO_MEMORY, (0, 1, "prob"), {2: "immarg"})
    _rows("ssa.copy", (0,), NO_MEMORY, None, {0: "returned"})
    _rows(
        "memcpy",
        (0, 1, 2),
        COPIES,
        (0, 1, 2, "isVolatile"),
        {0: "noalias writeonly captures(none)", 1: "noalias readonly captures(none)", 3: "immarg"},
    )
    _rows(
        "memcpy.inline",
        (0, 1, 2),
        COPIES,
        (0, 1, "len", "isVolatile"),
        {0: "noalias writeonly captures(none)", 1: "noalias readonly captures(none)", 3: "immarg"},
    )
    _rows(
        "memmove",
        (0, 1, 2),
        COPIES,
        (0, 1, 2, "isVolatile"),
        {0: "writeonly captures(none)", 1: "readonly captures(none)", 3: "immarg"},
    )
    _rows(
        "memset",
        (0, 2),
        "nocallback nofree nounwind willreturn memory(argmem: write)",
        (0, 1, 2, "isVolatile"),
        {0: "writeonly captures(none)", 3: "immarg"},
    )
    _rows(
        "memset.inline",
        (0, 2),
        "nocallback nofree nounwind willreturn memory(argmem: write)",
        (0, 1, "len", "isVolatile"),
        {0: "writeonly captures(none)", 3: "immarg"},
    )
    _rows(
        "prefetch",
        (0,),
        BASE + "willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)",
        (0, "rw", "hint", "cache"),
        {0: "readonly captures(none)", 1: "immarg", 2: "immarg", 3: "immarg"},
    )
    _rows("lifetime.start lifetime.end", (0,), ARGUMENTS, None, {0: "captures(none)"})
    _rows("invariant.start", (1,), ARGUMENTS, ("size", 0), {0: "immarg", 1: "captures(none)"})
    _rows("invariant.end", (2,), ARGUMENTS, (0, "size", 1), {1: "immarg", 2: "captures(none)"})
    _rows("stacksave", (R,), WILL_RETURN)
    _rows("stackrestore", (0,), WILL_RETURN)
    TABLE["vastart"] = Intrinsic("va_start", (0,), WILL_RETURN)
    TABLE["vaend"] = Intrinsic("va_end", (0,), WILL_RETURN)
    TABLE["vacopy"] = Intrinsic("va_copy", (0,), WILL_RETURN)
    _rows(
        "threadlocal.address",
        (R,),
        "nocallback nofree nosync nounwind speculatable willreturn memory(none)",
        None,
        {-1: "nonnull", 0: "nonnull"},
    )
    _rows("vscale", (R,), PURE)
    _rows("stepvector", (R,), NO_MEMORY)
    _rows("get.active.lane.mask", (R, 0), PURE)
    _rows("masked.expandload", (R,), READS, None, {0: "captures(none)"})
    _rows("masked.compressstore", (0,), WRITES_ARGUMENTS, None, {1: "captures(none)"})
    _rows(
        "matrix.multiply",
        (R, 0, 1),
        PURE,
        (0, 1, "lhs_rows", "lhs_columns", "rhs_columns"),
        {2: "immarg", 3: "immarg", 4: "immarg"},
    )
    _rows("matrix.transpose", (R,), PURE, (0, "rows", "columns"), {1: "immarg", 2: "immarg"})
    _rows("vector.extract", (R, 0), PURE, (0, "pos"), {1: "immarg"})
    _rows("vector.insert", (0, 1), PURE, (0, 1, "pos"), {2: "immarg"})
    _rows("vector.interleave2", (R,), PURE)
    _rows("vector.deinterleave2", (0,), PURE)
    for name in _UNORDERED.split():
        TABLE["vector.reduce." + name] = Intrinsic("vector.reduce." + name, (0,), PURE)
    for name in ("fadd", "fmul"):
        TABLE["vector.reduce." + name] = Intrinsic("vector.reduce." + name, (1,), PURE)
    _fill_predicated()
    _fill_rare()
    for name in TABLE:
        EMITTERS["llvm.intr." + name] = emit_intrinsic


_UNORDERED: Final = "add and mul or smax smin umax umin xor fmax fmaximum fmin fminimum"
_INTEGER: Final = "add sub mul sdiv udiv srem urem ashr lshr shl or and xor smax smin umax umin"
_FLOAT: Final = "fadd fsub fmul fdiv frem fneg fmuladd fma select merge"
_CASTS: Final = "trunc zext sext uitofp sitofp inttoptr fptrunc fpext fptoui fptosi ptrtoint"
_REDUCTIONS: Final = "add mul and or xor smax smin umax umin fadd fmul fmax fmin"


def _fill_predicated() -> None:
    for name in f"{_INTEGER} {_FLOAT}".split():
        # Division traps.
        _rows("vp." + name, (R,), NO_MEMORY if name in ("sdiv", "udiv", "srem", "urem") else PURE)
    for name in _CASTS.split():
        _rows("vp." + name, (R, 0), PURE)
    for name in _REDUCTIONS.split():
        _rows("vp.reduce." + name, (1,), PURE)
    _rows("vp.load", (R, 0), READS_ARGUMENTS, None, {0: "captures(none)"})
    _rows("vp.store", (0, 1), WRITES_ARGUMENTS, None, {1: "captures(none)"})
    _rows("experimental.vp.strided.load", (R, 0, 1), READS_ARGUMENTS, None, {0: "captures(none)"})
    _rows("experimental.vp.strided.store", (0, 1, 2), WRITES_ARGUMENTS, None, {1: "captures(none)"})


def _fill_rare() -> None:
    _rows("coro.id", (), READS_ARGUMENTS, None, {1: "readnone", 2: "readonly captures(none)"})
    _rows("coro.begin", (), "nounwind", None, {1: "writeonly"})
    _rows("coro.size coro.align", (R,), "nounwind memory(none)")
    _rows("coro.save", (), "nomerge nounwind")
    _rows("coro.suspend coro.end", (), "nounwind")
    _rows("coro.free", (), "nounwind memory(argmem: read)", None, {1: "readonly captures(none)"})
    _rows("coro.resume", (), "")
    _rows("coro.promise", (), "nounwind memory(none)", None, {0: "captures(none)"})
    _rows("var.annotation", (0, 1), INACCESSIBLE)
    _rows("ptr.annotation", (R, 1), INACCESSIBLE)
    _rows("annotation", (R, 1), INACCESSIBLE)
    _rows("eh.typeid.for", (0,), "nounwind memory(none)")


_fill()

"""Functions of a plug-in's declarations, each within a check of what it gives.

The check raises DeclarationError, which names the plug-in, the function and the op; an exception that the function
raises is left as it is, with these names for the message.
"""

from __future__ import annotations

from pyopt.analysis.ranges.range import IntRange, width_of
from pyopt.analysis.shapes.checked import CheckedFacts
from pyopt.ir.attributes import Attribute, TypedAttribute
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.ir.errors import DeclarationError, DiagnosticError
from pyopt.ir.opinfo import CONSTANT_LIKE, Dialect, OpInfo, load
from pyopt.ir.signature import SINGLE, signature_of
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Any, Callable, TypeAlias

if TYPE_CHECKING:
    from pyopt.analysis.shapes.transfer import Facts

    Hook: TypeAlias = Callable[..., Any]
    Check: TypeAlias = Callable[[tuple[Any, ...], Any], str]
    """(arguments of a function, what it gives) -> what is wrong with that, or ""."""


def guard(dialect: Dialect, plugin: str, context: Context) -> None:
    """Puts the functions of a dialect, whose declarations are right, within checks."""
    for info in dialect.ops.values():
        _guard_op(info, plugin)
    if dialect.materialize is not None:
        place = f"materialize of the dialect '{dialect.name}'"
        dialect.materialize = watched(load(dialect.materialize), plugin, place, _constants(context))
    for field in ("buffer_facts", "bufferizers", "runtime_checks"):
        table: dict[str, Any] = getattr(dialect, field) or {}
        for name, hook in table.items():
            if callable(hook):
                table[name] = watched(hook, plugin, f"{field} of '{name}' op")
    for rule in dialect.rules or ():
        rule.plugin = plugin  # type: ignore[attr-defined]  # a PatternRule of the API, or a Rule


def watched(function: Hook, plugin: str, place: str, check: Check | None = None) -> Hook:
    """The function, within a check of what it gives; its exceptions name the plug-in and the place."""

    def call(*arguments: Any) -> Any:
        try:
            found = function(*arguments)
        except DiagnosticError:
            raise
        except (Exception, SystemExit) as error:
            raise blamed(error, plugin, place, function) from error.__cause__
        problem = "" if check is None else check(arguments, found)
        if problem:
            raise DeclarationError(f"error in the plug-in '{plugin}': {place} {problem}")
        return found

    call.__module__ = getattr(function, "__module__", "")  # whose docstring is the help on a pass
    return call


def blamed(error: BaseException, plugin: str, place: str, function: Hook) -> BaseException:
    """The exception, with plug-in, place and file of a function for messages; sys.exit becomes a DeclarationError."""
    if isinstance(error, SystemExit):
        return DeclarationError(f"error in the plug-in '{plugin}': {place} calls sys.exit({error.code!r})")
    if not isinstance(error, DeclarationError) and not hasattr(error, "plugin"):
        error.plugin = plugin  # type: ignore[attr-defined]  # for the message
        error.plugin_place = place  # type: ignore[attr-defined]  # for the message
        code = getattr(function, "__code__", None)
        error.plugin_file = getattr(code, "co_filename", "")  # type: ignore[attr-defined]  # for the message
    return error


def shown(value: object) -> str:
    """A value in a message."""
    if isinstance(value, (Value, Operation)):
        return f"a value of type {value.type}" if isinstance(value, Value) else f"'{value.info.name}' op"
    text = str(value) if isinstance(value, (Attribute, Type)) else repr(value)
    return text if len(text) < 60 else text[:56] + "..."


# Ops.


def _guard_op(info: OpInfo, plugin: str) -> None:
    results = len(signature_of(info).results)
    fixed = all(slot.kind == SINGLE for slot in signature_of(info).results)

    def put(field: str, check: Check | None) -> None:
        function = getattr(info, field)
        if function:
            setattr(info, field, watched(load(function), plugin, f"{field} of '{info.name}' op", check))

    put("evaluate", None)  # the interpreter checks what it gives
    for field in ("verify", "invariants", "verify_regions", "verify_symbols"):
        put(field, _message)
    for field in ("compatible", "speculates"):
        put(field, _truth)
    put("fold", _folded)
    put("infer", _types(results if fixed else -1))
    put("result_shapes", _shapes)
    if info.shape_transfer:
        info.shape_transfer = _with_checked_facts(load(info.shape_transfer))
    put("shape_transfer", _nothing)
    put("range_transfer", _range)
    put("block_argument_names", _pairs)
    for field in ("asm_names", "effects"):
        if callable(getattr(info, field)):
            put(field, _names if field == "asm_names" else _mask)
    if info.derived:
        info.derived = {
            name: (source, watched(function, plugin, f"derived[{name!r}] of '{info.name}' op", _type))
            for name, (source, function) in info.derived.items()
        }


def _message(arguments: tuple[Any, ...], found: Any) -> str:
    if found is None or (isinstance(found, str) and found):
        return ""
    return f"gives {found!r}; expected a text that says what is wrong, or None"


def _truth(arguments: tuple[Any, ...], found: Any) -> str:
    return "" if isinstance(found, bool) else f"gives {shown(found)}; expected True or False"


def _with_checked_facts(transfer: Hook) -> Hook:
    def call(op: Operation, facts: Facts) -> Any:
        return transfer(op, CheckedFacts(facts))

    return call


def _nothing(arguments: tuple[Any, ...], found: Any) -> str:
    return "" if found is None else f"gives {shown(found)}; expected None: it tells its `facts` what it knows"


def _range(arguments: tuple[Any, ...], found: Any) -> str:
    if found is None:
        return ""
    if not isinstance(found, IntRange):
        return f"gives {shown(found)}; expected an IntRange, or None"
    type = arguments[0].results[0].type
    width = width_of(type)
    if found.width != width:
        return f"gives a range of {found.width} bits for a result of type {type}"
    half = 1 << width >> 1
    if not (0 <= found.umin <= found.umax < 1 << width and -half <= found.smin <= found.smax < half):
        bounds = f"[{found.umin}, {found.umax}] without and [{found.smin}, {found.smax}] with a sign"
        return f"gives {bounds}, which is no range of {width} bits"
    return ""


def _type(arguments: tuple[Any, ...], found: Any) -> str:
    return "" if found is None or isinstance(found, Type) else f"gives {shown(found)}; expected a type, or None"


def _types(count: int) -> Check:
    def check(arguments: tuple[Any, ...], found: Any) -> str:
        if isinstance(found, str):
            return ""
        if not isinstance(found, list) or not all(isinstance(one, Type) for one in found):
            return f"gives {shown(found)}; expected a list of types, or a text that says what is wrong"
        if count not in (-1, len(found)):
            return f"gives {len(found)} types, and the op has {count} results"
        return ""

    return check


def _folded(arguments: tuple[Any, ...], found: Any) -> str:
    op = arguments[0]
    if found is None:
        return ""
    parts = found if isinstance(found, list) else [found]
    for part in parts:
        if not isinstance(part, (Value, Attribute)):
            return f"gives {shown(found)}; expected a value, an attribute, a list of them, or None"
    if not parts:
        return ""
    if len(parts) != len(op.results):
        return f"gives {len(parts)} results, and the op has {len(op.results)}"
    for part, result in zip(parts, op.results, strict=True):
        if isinstance(part, Value):
            if part.type is not result.type:
                return f"gives a value of type {part.type} for a result of type {result.type}"
            if part.op is op and len(parts) > 1:
                return "gives a result of the op itself"
        elif isinstance(part, TypedAttribute) and part.type is not result.type and part.type is not None:
            return f"gives {part} for a result of type {result.type}"
    return ""


def _shapes(arguments: tuple[Any, ...], found: Any) -> str:
    op = arguments[0]
    if found is None:
        return ""
    if not isinstance(found, (list, tuple)):
        return f"gives {shown(found)}; expected a list of extents for each result, or None"
    if len(found) != len(op.results):
        return f"gives {len(found)} shapes, and the op has {len(op.results)} results"
    for shape in found:
        if shape is None:
            return "gives None for a result; expected a list of extents, or None in place of all if nothing is known"
        if not isinstance(shape, (list, tuple)):
            return f"gives {shown(shape)} for a result; expected a list of extents"
        for extent in shape:
            if isinstance(extent, Value) and str(extent.type) != "index":
                return f"gives a value of type {extent.type} for an extent; expected one of type index"
            if isinstance(extent, (str, float, bool)) or (isinstance(extent, int) and extent < 0) or extent is None:
                return f"gives {shown(extent)} for an extent; expected a number, a value of type index, or DimOf"
    return ""


def _pairs(arguments: tuple[Any, ...], found: Any) -> str:
    right = isinstance(found, (list, tuple)) and all(
        isinstance(one, tuple) and len(one) == 2 and isinstance(one[0], Value) and isinstance(one[1], str)
        for one in found
    )
    return "" if right else f"gives {shown(found)}; expected a list of (argument, name)"


def _names(arguments: tuple[Any, ...], found: Any) -> str:
    right = (
        found is None
        or isinstance(found, str)
        or (
            isinstance(found, list)
            and all(
                isinstance(one, tuple) and len(one) == 2 and isinstance(one[0], int) and isinstance(one[1], str)
                for one in found
            )
        )
    )
    return "" if right else f"gives {shown(found)}; expected a name, a list of (number of the result, name), or None"


def _mask(arguments: tuple[Any, ...], found: Any) -> str:
    return "" if found is None or isinstance(found, int) else f"gives {shown(found)}; expected traits, or None"


# Constants.


def _constants(context: Context) -> Check:
    def check(arguments: tuple[Any, ...], found: Any) -> str:
        if found is None:
            return ""
        if not (isinstance(found, tuple) and len(found) == 2 and isinstance(found[0], str)):
            return f"gives {shown(found)}; expected (name of an op, its attributes), or None"
        name, attributes = found
        if not isinstance(attributes, dict) or not all(isinstance(one, Attribute) for one in attributes.values()):
            return f"gives {shown(attributes)} as the attributes of '{name}' op; expected a dictionary of attributes"
        info = context.op_info(name)
        if info is None:
            return f"gives '{name}', and there is no such op"
        if not info.traits & CONSTANT_LIKE:
            return f"gives '{name}', which is no CONSTANT_LIKE op"
        signature = signature_of(info)
        if signature.operands or len(signature.results) != 1:
            return f"gives '{name}', which does not have one result and no operands"
        for required in signature.required:
            if required not in attributes:
                return f"gives '{name}' without its attribute {required}"
        constraint = signature.results[0].constraint
        type = arguments[1]
        if not constraint.accepts(type):  # type: ignore[attr-defined]  # of a result, it is a TypeConstraint
            return f"gives '{name}', whose result cannot be of type {type}"
        return ""

    return check

"""Checks of the declarations in a dialect of a plug-in, when it is loaded. Dialects of ours are checked by tests."""

from __future__ import annotations

from pyopt.analysis.bufferization.facts import KINDS, BufferFacts
from pyopt.diagnostics.nearest import did_you_mean
from pyopt.ir.constraints import known_type_constraints
from pyopt.ir.constraints_attributes import known_attribute_constraints
from pyopt.ir.context import KNOWN_DIALECTS, Context
from pyopt.ir.opinfo import (
    CONDITIONALLY_SPECULATABLE,
    CONSTANT_LIKE,
    DIFFERENCE,
    KEEPS_ZERO,
    OPERAND_SEGMENTS,
    PRODUCT,
    QUOTIENT,
    RESULT_SEGMENTS,
    SAME_TYPES,
    SHIFT,
    SIGNED,
    SUM,
    UNSIGNED,
    Dialect,
    OpInfo,
    load,
    split_entries,
)
from pyopt.ir.signature import SINGLE, Signature, Slot, signature_of, variable_slots
from pyopt.light import TYPE_CHECKING, Any, Final, final
from pyopt.pipeline.declared_names import dialect_name_problem, effects_problem, op_name_problem
from pyopt.pipeline.formats import format_problem
from pyopt.syntax.defaults import default_attributes

if TYPE_CHECKING:
    from pyopt.ir.attributes import Location
    from pyopt.light import Sequence

TEXTS: Final = (
    "name", "operands", "results", "attributes", "regions", "successors", "syntax", "doc", "inits",
    "implicit_terminator", "default_dialect", "fold_needs", "at_zero", "extents", "divides", "combines",
)  # fmt: skip
"""Fields of OpInfo that are texts."""
FUNCTIONS: Final = (
    "verify", "invariants", "verify_regions", "verify_symbols", "infer", "compatible", "block_argument_names",
    "speculates", "evaluate",
)  # fmt: skip
"""Fields of OpInfo that are functions, or None."""
REFERENCES: Final = ("fold", "parse", "print", "result_shapes", "shape_transfer", "range_transfer")
"""Fields of OpInfo that are functions, or "module:function", or not there."""
REGIONS: Final = ("", "any", "sized", "min_sized", "max_sized")
ZEROS: Final = ("", KEEPS_ZERO, PRODUCT, QUOTIENT, SHIFT, SUM, DIFFERENCE)


@final
class Mistake(Exception):
    """A mistake in a declaration."""


def _claim(problem: str) -> None:
    """Raises Mistake for a problem, if there is one."""
    if problem:
        raise Mistake(problem)


def problem_of(dialect: Dialect, context: Context) -> str:
    """The first mistake in the declarations of a dialect, on one line; "" if there is none."""
    try:
        _check_dialect(dialect)
        for info in dialect.ops.values():
            try:
                _check_op(info, dialect, context)
            except Mistake as mistake:
                return f"'{info.name}' op: {mistake}"
        _check_tables(dialect, context)
    except Mistake as mistake:
        return f"dialect '{dialect.name}': {mistake}"
    return ""


def context_with(dialects: Sequence[Dialect]) -> Context:
    """A context that knows the dialects, and reports nothing."""
    context = Context(_drop)
    context.dialects = {dialect.name: dialect for dialect in dialects}
    return context


def unknown_op(name: str, context: Context) -> str:
    """ "there is no op 'x'", with names that are nearest to it; "" for one that a dialect declares."""
    dialect = context.dialect(name.partition(".")[0])
    if context.op_info(name) is not None or (dialect is not None and dialect.unknown_ops):
        return ""
    known = [*(() if dialect is None else dialect.ops), *KNOWN_DIALECTS]
    return _with_names(f"there is no op '{name}'", name, known)


def _drop(severity: str, message: str, location: Location, notes: Sequence[tuple[str, Location]]) -> None:
    """Takes no note of a diagnostic."""


def _with_names(message: str, name: str, known: Sequence[str]) -> str:
    near = did_you_mean(name, known)
    return f"{message}; {near}" if near else message


def _shown(value: object) -> str:
    """A value in a message."""
    text = repr(value)
    return f"{type(value).__name__} {text if len(text) < 60 else text[:56] + '...'}"


# The dialect.


def _check_dialect(dialect: Dialect) -> None:
    _claim(dialect_name_problem(dialect))
    for name, info in dialect.ops.items():
        if not isinstance(info, OpInfo):
            raise Mistake(f"its ops are OpInfo, not {_shown(info)}")
        if info.dialect is not dialect:
            raise Mistake(f"the op '{name}' is in another dialect, too")
    for what, table in (("types", dialect.types), ("attributes", dialect.attributes)):
        for mnemonic, parse in table.items():
            if not callable(parse):
                raise Mistake(f"{what}: '{mnemonic}' has to be read by a function, not {_shown(parse)}")
    for field in ("verify_attribute", "verify_argument", "materialize"):
        _check_function(field, getattr(dialect, field), field == "materialize")


def _check_tables(dialect: Dialect, context: Context) -> None:
    if not isinstance(dialect.rules or (), (list, tuple)):
        raise Mistake(f"rules: expected a list of functions with the decorator pyopt.rule, not {_shown(dialect.rules)}")
    for rule in dialect.rules or ():
        check_rule(rule, context)
    for field in ("buffer_facts", "bufferizers", "runtime_checks"):
        table = getattr(dialect, field) or {}
        if not isinstance(table, dict):
            raise Mistake(f"{field}: expected a dictionary by the names of ops, not {_shown(table)}")
        for name, given in table.items():
            if field == "buffer_facts" and given not in KINDS and not isinstance(given, BufferFacts):
                raise Mistake(f"buffer_facts: expected one of {', '.join(KINDS)} for '{name}', not {_shown(given)}")
            if field != "buffer_facts":
                _check_function(f"{field} of '{name}'", given, False)
            info = dialect.ops.get(name)
            if info is not None and given == "inits" and not info.inits:
                raise Mistake(f"buffer_facts: 'inits' for '{name}', which declares no inits=")
            if info is None:
                raise Mistake(_with_names(f"{field}: the dialect has no op '{name}'", name, list(dialect.ops)))
    facts, functions = dialect.buffer_facts or {}, dialect.bufferizers or {}
    for name in facts:
        if name not in functions:
            raise Mistake(f"buffer_facts: '{name}' has no function in bufferizers=, which makes the op on buffers")
    for name in functions:
        if name not in facts:
            raise Mistake(f"bufferizers: '{name}' has no entry in buffer_facts=, which says what it does with tensors")


def check_rule(rule: object, context: Context) -> None:
    """Raises Mistake for what is no rule, and for one for an op that no dialect declares."""
    roots = getattr(rule, "roots", None)
    if roots is None:
        raise Mistake(f"rules: expected functions with the decorator pyopt.rule, not {_shown(rule)}")
    for root in roots.split() if isinstance(roots, str) else roots:
        problem = unknown_op(root, context)
        if problem:
            name = getattr(rule, "__name__", "") or getattr(rule, "name", "")
            raise Mistake(f"the rule {name}: {problem}")


# Ops.


def _check_op(info: OpInfo, dialect: Dialect, context: Context) -> None:
    for field in TEXTS:
        if not isinstance(getattr(info, field), str):
            raise Mistake(f"{field}: expected a text, not {_shown(getattr(info, field))}")
    if info.name.partition(".")[0] != dialect.name or not info.name.partition(".")[2]:
        raise Mistake(f"its name has to begin with '{dialect.name}.', the name of the dialect it is in")
    _claim(op_name_problem(info))
    if not isinstance(info.traits, int):
        raise Mistake(f"traits: expected traits.A | traits.B, not {_shown(info.traits)}")
    for field in FUNCTIONS:
        _check_function(field, getattr(info, field), False)
    for field in REFERENCES:
        _check_function(field, getattr(info, field), True)
    if not isinstance(info.parents, tuple) or not all(isinstance(one, str) for one in info.parents):
        raise Mistake(f"parents: expected a tuple of names of ops, not {_shown(info.parents)}")
    signature = _signature(info, context)
    _check_groups(info, signature)
    _claim(effects_problem(info, signature))
    _check_derived(info, signature)
    _check_defaults(info)
    for name in (*info.parents, *info.implicit_terminator.split(), *info.fold_needs.split()):
        problem = "" if name == "constant" else unknown_op(name, context)
        if problem:
            field = "parents" if name in info.parents else "implicit_terminator, fold_needs"
            raise Mistake(f"{field}: {problem}")
    if info.traits & CONSTANT_LIKE and info.fold is None and "value" not in info.attribute_names:
        raise Mistake("traits: CONSTANT_LIKE needs an attribute `value`, or a fold that gives the value")
    if info.at_zero not in ZEROS:
        raise Mistake(f"at_zero: expected one of {', '.join(ZEROS[1:])}, not '{info.at_zero}'")
    _check_helpers(info, signature)
    if info.divides not in ("", SIGNED, UNSIGNED):
        raise Mistake(f"divides: expected {SIGNED} or {UNSIGNED}, not '{info.divides}'")
    if info.syntax and info.parse is None:
        problem = format_problem(info, signature)
        if problem:
            raise Mistake(f"syntax: {problem}")


def _check_helpers(info: OpInfo, signature: Signature) -> None:
    """Hooks that are only asked together with something else of the declaration."""
    if info.speculates is not None and not info.traits & CONDITIONALLY_SPECULATABLE:
        raise Mistake("speculates: only an op with traits.CONDITIONALLY_SPECULATABLE is asked")
    if info.compatible is not None and info.infer is None and not info.traits & SAME_TYPES:
        raise Mistake("compatible: there is no infer= whose types it could compare with those of the results")
    if info.range_transfer and [slot.kind for slot in signature.results] != [SINGLE]:
        raise Mistake("range_transfer: the op has to have one result, whose range it gives")


def _check_function(field: str, given: object, by_name: bool) -> None:
    if given is None or callable(given) or (by_name and given == ""):
        return
    if by_name and isinstance(given, str):
        try:
            load(given)
        except Exception as error:
            raise Mistake(f"{field}: '{given}' is no 'module:function' that can be loaded: {error}") from None
        return
    raise Mistake(f"{field}: expected a function, not {_shown(given)}")


def _signature(info: OpInfo, context: Context) -> Signature:
    """The compiled declaration; raises Mistake with the field and entry at fault."""
    for field in ("operands", "results", "attributes", "regions", "successors"):
        for entry in split_entries(getattr(info, field)):
            name = entry.partition(":")[0].strip()
            if ":" in entry and not name.isidentifier():
                raise Mistake(f"{field}: '{name}' in '{entry}' is no name")
    try:
        return signature_of(info)
    except Exception:
        # Dialects of ours declare constraints, too.
        for dialect in sorted(KNOWN_DIALECTS):
            context.dialect(dialect)
    try:
        return signature_of(info)
    except Exception as error:
        raise Mistake(_wrong_entry(info) or str(error)) from None


def _wrong_entry(info: OpInfo) -> str:
    """What is wrong with the first entry that cannot be read."""
    for field in ("operands", "results", "attributes"):
        for entry in split_entries(getattr(info, field)):
            alone = OpInfo("x.x")
            setattr(alone, field, entry)
            try:
                signature_of(alone)
            except Exception as error:
                known = known_attribute_constraints() if field == "attributes" else known_type_constraints()
                return _with_names(f"{field}: {_reason(error)} in '{entry}'", _constraint_in(entry), known)
    return ""


def _reason(error: Exception) -> str:
    return str(error) if isinstance(error, ValueError) else f"wrong arguments ({type(error).__name__})"


def _constraint_in(entry: str) -> str:
    """The constraint of an entry without `variadic`, `optional` and arguments."""
    text = entry.partition(":")[2].strip() or entry
    for kind in ("variadic<", "optional<"):
        if text.startswith(kind):
            return text[len(kind) : -1]
    return text


def _check_groups(info: OpInfo, signature: Signature) -> None:
    seen: dict[str, str] = {}
    for field, slots in (
        ("operands", signature.operands), ("results", signature.results), ("attributes", signature.attributes),
        ("regions", signature.regions), ("successors", signature.successors),
    ):  # fmt: skip
        for slot in slots:
            if slot.name in seen and not slot.name.startswith("_"):
                raise Mistake(f"{field}: the name {slot.name} is given twice, in {seen[slot.name]} before")
            seen[slot.name] = field
    for slot in signature.regions:
        if slot.constraint.name.partition("<")[0] not in REGIONS:
            raise Mistake(f"regions: '{slot.constraint.name}' of {slot.name} is none of any, sized<N>, min_sized<N>")
    for field, slots, trait in (
        ("operands", signature.operands, OPERAND_SEGMENTS), ("results", signature.results, RESULT_SEGMENTS),
    ):  # fmt: skip
        if variable_slots(slots) > 1 and not info.traits & trait:
            name = "OPERAND_SEGMENTS" if trait == OPERAND_SEGMENTS else "RESULT_SEGMENTS"
            raise Mistake(f"{field}: several groups have no fixed size, which needs traits.{name}")
    for field in ("inits", "extents"):
        name = getattr(info, field)
        if name and name not in signature.operand_index:
            raise Mistake(f"{field}: there is no operand {name}; there are: {_listed(signature.operands)}")


def _listed(slots: list[Slot]) -> str:
    return ", ".join([slot.name for slot in slots]) or "none"


def _check_derived(info: OpInfo, signature: Signature) -> None:
    if info.derived is None:
        return
    if not isinstance(info.derived, dict):
        raise Mistake(f"derived: expected {{name: (other name, function)}}, not {_shown(info.derived)}")
    slots = [*signature.operands, *signature.results]
    names = [slot.name for slot in slots]
    derived: dict[str, Any] = info.derived  # what plug-ins give may be of another type
    for name, given in derived.items():
        if not isinstance(given, tuple) or len(given) != 2 or not callable(given[1]):
            raise Mistake(f"derived: expected (other name, function of its type) for {name}, not {_shown(given)}")
        for one in (name, given[0]):
            if one not in names:
                raise Mistake(f"derived: there is no operand or result {one}; there are: {', '.join(names) or 'none'}")
        if given[0] == name:
            raise Mistake(f"derived: the type of {name} cannot follow from itself")


def _check_defaults(info: OpInfo) -> None:
    if "=" not in info.attributes:
        return
    try:
        found = default_attributes(info)
    except Exception as error:
        raise Mistake(f"attributes: a default cannot be read: {getattr(error, 'message', error)}") from None
    for slot in signature_of(info).attributes:
        value = found.get(slot.name)
        if value is not None and slot.kind == SINGLE and not slot.constraint.accepts(value):  # type: ignore[attr-defined]
            raise Mistake(f"attributes: the default {value} of {slot.name} is no {slot.constraint.name}")

"""Checks one operation: against its declaration, its traits, the hooks of its dialect, and where it stands.

`verifier` calls this for each op of a walk.
"""

from __future__ import annotations

from pyopt.ir.attributes import ArrayAttr, Attribute, DictionaryAttr, Location, TypeAttr
from pyopt.ir.constraints import AttributeConstraint, Constraint, TypeConstraint
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.opinfo import (
    BRANCH,
    CALLABLE,
    INFERS_TYPES,
    LOCAL_VERIFY,
    OPERAND_SEGMENTS,
    RESULT_SEGMENTS,
    SAME_TYPES,
    SINGLE_BLOCK,
    SINGLE_BLOCK_IMPLICIT,
    SYMBOL,
    TERMINATOR,
    OpInfo,
)
from pyopt.ir.signature import OPTIONAL, SINGLE, Signature, Slot, segment_sizes, signature_of, variable_slots
from pyopt.ir.traits import (
    TYPE_TRAITS,
    check_branch,
    check_counts,
    check_groups,
    check_parent,
    check_segments,
    check_single_block,
    check_successors,
    check_symbol,
    check_terminator,
    check_types,
    have_one_type,
)
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Callable, Sequence, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.ir.errors import Place

    Note: TypeAlias = tuple[str, Place]


@final
class Failure(Exception):
    """The first violation, ready to report."""

    def __init__(self, message: str, place: Place, notes: Sequence[Note]) -> None:
        super().__init__(message)
        self.message = message
        self.place = place
        self.notes = notes
        self.op: Operation | None = None


class OpVerifier:
    """Checks single ops; a violation is raised as a Failure."""

    __slots__ = ("context",)

    def __init__(self, context: Context) -> None:
        self.context = context

    # Errors.

    def fail(self, op: Operation, message: str, notes: Sequence[Note] = ()) -> Failure:
        """The failure with the note that shows the op."""
        failure = Failure(message, op.place(), (*self.context.op_notes(op), *notes))
        failure.op = op
        return failure

    def fail_op(self, op: Operation, message: str, notes: Sequence[Note] = ()) -> Failure:
        """The failure `'op' op message`."""
        return self.fail(op, f"'{op.info.name}' op {message}", notes)

    def raised(self, op: Operation, error: DiagnosticError) -> Failure:
        """The failure for an error that a hook raised, about `op` or one below it; of several, the last is left."""
        while error.also:
            others = error.also
            error.also = ()
            first = self.raised(op, error)
            self.context.error(first.message, first.place, first.notes)
            error = others[0]
            error.also = others[1:]
        message = error.message
        if error.shown is not None and self.context.describe is not None:
            message += self.context.describe(error.shown)
        place = error.place
        about: Operation | None = error.about or op
        if error.about is None and place is not None and place is not op.loc and place != op.loc:
            about = None
            for one in op.walk():
                if one.loc is place or (isinstance(place, int) and one.loc == place):
                    about = one
                    break
        if about is None:
            return Failure(message, place, error.notes)
        return self.fail(about, message, error.notes)

    def hook(self, op: Operation, hook: Callable[[Operation], str | None]) -> None:
        try:
            message = hook(op)
        except DiagnosticError as error:
            raise self.raised(op, error) from None
        if message is not None:
            raise self.fail_op(op, message)

    def type_text(self, type: Type) -> str:
        text = self.context.type_text
        return "?" if text is None else text(type)

    def attribute_text(self, attribute: Attribute) -> str:
        text = self.context.attribute_text
        return "?" if text is None else text(attribute)

    # One op.

    def check_op(self, op: Operation) -> None:
        """Everything about the op itself."""
        if op.successors and op.next is not None:
            raise self.fail(op, "operation with block successors must terminate its parent block")
        self._check_discardable(op)
        if op.info.registered:
            self._check_registered(op)
        else:
            self._check_unregistered(op)

    def _check_discardable(self, op: Operation) -> None:
        """Asks dialects about discardable attributes."""
        for name in names_of_dialects(op):
            dialect = self.context.dialect(name.partition(".")[0])
            hook = None if dialect is None else dialect.verify_attribute
            if hook is not None:
                try:
                    message = hook(op, name, op.attributes[name])
                except DiagnosticError as error:
                    if error.place is None:
                        raise Failure(error.message, op.place(), error.notes) from None
                    raise self.raised(op, error) from None
                if message is not None:
                    raise self.fail(op, message)

    def _check_arguments(self, op: Operation, of_values: Attribute, result: bool) -> None:
        """Asks dialects about the attributes of a function's arguments or results."""
        if not isinstance(of_values, ArrayAttr):
            return
        given = op.attributes.get("function_type")
        type = given.value if isinstance(given, TypeAttr) else None
        types: tuple[Type, ...] = getattr(type, "results" if result else "inputs", ())
        for index, entries in enumerate(of_values.elements):
            for name, attribute in entries.entries if isinstance(entries, DictionaryAttr) else ():
                dialect = self.context.dialect(name.partition(".")[0])
                hook = None if dialect is None else dialect.verify_argument
                if hook is not None:
                    message = hook(op, name, attribute, types[index] if index < len(types) else None, result)
                    if message is not None:
                        raise self.fail(op, message)

    def _check_unregistered(self, op: Operation) -> None:
        context = self.context
        name = op.info.name
        if context.takes_unknown_op(name):
            return
        dialect = name.partition(".")[0]
        if "." in name and context.dialect(dialect) is not None:
            raise self.fail(
                op,
                f"unregistered operation '{name}' found in dialect ('{dialect}') that does not allow unknown "
                "operations",
            )
        if not context.allow_unregistered:
            raise self.fail_op(
                op,
                "created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on "
                "the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used",
            )

    def check_surroundings(self, op: Operation) -> None:
        """Checks that types and attributes alone do not decide: the op's place, its contents and its successors."""
        info = op.info
        traits = info.traits
        if op.successors and op.next is not None:
            raise self.fail(op, "operation with block successors must terminate its parent block")
        if not info.registered:
            return
        message = check_successors(op) if op.successors else None
        if message is None and info.parents:
            message = check_parent(op)
        if op.regions:
            if message is None and traits & (SINGLE_BLOCK | SINGLE_BLOCK_IMPLICIT):
                message = check_single_block(op)
            if message is None and not signature_of(info).any_regions:
                message = check_regions(op, signature_of(info))
        if message is None and traits & TERMINATOR:
            message = check_terminator(op)
        if message is None and traits & SYMBOL:
            message = check_symbol(op, _name_is_optional(signature_of(info)), self.attribute_text)
        if message is not None:
            raise self.fail_op(op, message)
        if traits & BRANCH:
            message = check_branch(op)
            if message is not None:
                raise self.fail(op, message)
        if info.verify is not None and not traits & LOCAL_VERIFY:
            self.hook(op, info.verify)

    def _check_registered(self, op: Operation) -> None:
        info = op.info
        traits = info.traits
        signature = signature_of(info)
        message = check_counts(op, signature)
        if message is None and op.successors:
            message = check_successors(op)
        if message is None and info.parents:
            message = check_parent(op)
        if message is None and traits & (OPERAND_SEGMENTS | RESULT_SEGMENTS):
            message = check_segments(op, signature)
        if message is None and traits & (SINGLE_BLOCK | SINGLE_BLOCK_IMPLICIT):
            message = check_single_block(op)
        if message is None and signature.attributes:
            message = check_attributes(info, signature, op.attributes)
        if message is None and (op.operands or not signature.plain_operands):
            message = self._check_values(op, "operand", signature.operands, op.operands, signature.plain_operands)
        if message is None and (op.results or not signature.plain_results):
            message = self._check_values(op, "result", signature.results, op.results, signature.plain_results)
        if message is None and op.regions and not signature.any_regions:
            message = check_regions(op, signature)
        if message is None and info.invariants is not None:
            try:
                message = info.invariants(op)
            except DiagnosticError as error:
                raise self.raised(op, error) from None
        if message is None and traits & TYPE_TRAITS:
            message = check_types(op, traits)
        if message is None and traits & TERMINATOR:
            message = check_terminator(op)
        if message is None and traits & SYMBOL:
            message = check_symbol(op, _name_is_optional(signature), self.attribute_text)
        if message is not None:
            raise self.fail_op(op, message)
        if traits & BRANCH:
            message = check_branch(op)
            if message is not None:
                raise self.fail(op, message)
        if info.verify is not None:
            self.hook(op, info.verify)
        if info.verify_regions is not None and not op.regions:
            self.hook(op, info.verify_regions)
        if traits & CALLABLE and "arg_attrs" in op.attributes:
            self._check_arguments(op, op.attributes["arg_attrs"], False)
        if traits & CALLABLE and "res_attrs" in op.attributes:
            self._check_arguments(op, op.attributes["res_attrs"], True)
        if traits & SAME_TYPES and op.results and op.operands:
            if not have_one_type(op):
                self._check_inferred(op, [op.operands[0].type] * len(op.results))
        elif traits & INFERS_TYPES and info.infer is not None:
            found = info.infer(op.operands, op.attributes)
            if isinstance(found, str):
                self.context.error(found, op.loc)
                raise self.fail_op(op, "failed to infer returned types")
            self._check_inferred(op, found)
        if signature.shared:
            message = check_groups(op, signature)
            if message is not None:
                raise self.fail_op(op, message)

    def _check_values(
        self, op: Operation, noun: str, slots: list[Slot], values: Sequence[Value], plain: bool
    ) -> str | None:
        """The types of operands or results against the declared constraints."""
        if plain:
            index = 0
            for value in values:
                constraint = slots[index].constraint
                # A type that was met before is known: asking costs a call.
                if (
                    isinstance(constraint, TypeConstraint)
                    and not constraint.known.get(value.type)
                    and not constraint.accepts(value.type)
                ):
                    return self._wrong_type(noun, index, slots[index], value)
                index += 1
            return None
        sizes = None
        if op.info.traits & (OPERAND_SEGMENTS if noun == "operand" else RESULT_SEGMENTS):
            sizes = segment_sizes(op, noun + "SegmentSizes")
        variable = variable_slots(slots)
        spread = (len(values) - (len(slots) - variable)) // variable
        index = 0
        for position, slot in enumerate(slots):
            if sizes is not None:
                size = sizes[position]
            else:
                size = 1 if slot.kind == SINGLE else spread
            if not size:
                continue
            if slot.kind == OPTIONAL and size > 1:
                return f"{noun} group starting at #{index} requires 0 or 1 element, but found {size}"
            for value in values[index : index + size]:
                if not accepts_type(slot.constraint, value.type):
                    return self._wrong_type(noun, index, slot, value)
                index += 1
        if sizes is not None:
            for position, slot in enumerate(slots):
                if slot.kind == SINGLE and sizes[position] != 1:
                    start = sum(sizes[:position])
                    return f"{noun} group starting at #{start} requires 1 element, but found {sizes[position]}"
        return None

    def _wrong_type(self, noun: str, index: int, slot: Slot, value: Value) -> str:
        kind = "" if slot.kind == SINGLE else slot.kind + " of " if slot.kind != OPTIONAL else ""
        return f"{noun} #{index} must be {kind}{slot.constraint.summary}, but got '{self.type_text(value.type)}'"

    def _check_inferred(self, op: Operation, found: list[Type]) -> None:
        """The result types are those that follow from the rest; if not, there are two errors."""
        types = [result.type for result in op.results]
        compatible = op.info.compatible
        if compatible is not None:
            if compatible(found, types):
                return
        elif len(found) == len(types) and all(one is other for one, other in zip(found, types, strict=True)):
            return
        inferred = ", ".join([f"'{self.type_text(type)}'" for type in found])
        actual = ", ".join([f"'{self.type_text(type)}'" for type in types])
        message = f"inferred type(s) {inferred} are incompatible with return type(s) of operation {actual}"
        self.context.error(f"'{op.info.name}' op {message}", op.loc)
        raise self.fail_op(op, "failed to infer returned types")


def names_of_dialects(op: Operation) -> Sequence[str]:
    """The names of an op's discardable attributes that are a dialect's to check, in the alphabet's order."""
    attributes = op.attributes
    if not attributes or attributes is op.info.defaults or "." not in "".join(attributes):
        return ()
    inherent = op.info.attribute_names
    found: list[str] = []
    for name in attributes:
        if "." in name and name not in inherent:
            found.append(name)  # noqa: PERF401  # there are mostly none, and a comprehension is a call
    return sorted(found) if found else ()


def silently(context: Context, check: Callable[[Operation], None], op: Operation) -> bool:
    """Whether a check of an op succeeds; what it has to say is not reported."""
    handler = context.handler
    describe = context.describe
    count = context.error_count
    context.handler = discard_diagnostic
    context.describe = None
    try:
        check(op)
    except Failure:
        return False
    finally:
        context.handler = handler
        context.describe = describe
        context.error_count = count
    return True


def discard_diagnostic(severity: str, message: str, location: Location, notes: Sequence[tuple[str, Location]]) -> None:
    """Receives diagnostics that are not reported."""


def _name_is_optional(signature: Signature) -> bool:
    for slot in signature.attributes:
        if slot.name == "sym_name":
            return slot.kind == OPTIONAL
    return False


def accepts_type(constraint: Constraint, type: Type) -> bool:
    """The type satisfies a slot's constraint."""
    return not isinstance(constraint, TypeConstraint) or constraint.accepts(type)


def check_attributes(info: OpInfo, signature: Signature, attributes: dict[str, Attribute]) -> str | None:
    """Inherent attributes: those that must be there are, and all satisfy their constraints."""
    for name in signature.required:
        if name not in attributes:
            return f"requires attribute '{name}'"
    return _check_slots(signature.attributes, attributes) if attributes else None


def check_inherent(info: OpInfo, attributes: dict[str, Attribute]) -> str | None:
    """The first inherent attribute among those given that breaks its constraint: the parser asks, by name."""
    return _check_slots(signature_of(info).sorted_attributes, attributes)


def _check_slots(slots: list[Slot], attributes: dict[str, Attribute]) -> str | None:
    for slot in slots:
        attribute = attributes.get(slot.name)
        constraint = slot.constraint
        if attribute is not None and isinstance(constraint, AttributeConstraint) and not constraint.accepts(attribute):
            kind = "attribute" if constraint.as_property is None else "property"
            return f"{kind} '{slot.name}' failed to satisfy constraint: {constraint.summary}"
    return None


def check_regions(op: Operation, signature: Signature) -> str | None:
    """The number of blocks where the declaration says `sized<N>`, `min_sized<N>` or `max_sized<N>`."""
    for index, region in enumerate(op.regions):
        slot = signature.regions[min(index, len(signature.regions) - 1)]
        if slot.constraint.name == "any" or (slot.constraint.name == "sized<1>" and region.has_one_block()):
            continue
        kind, _, number = slot.constraint.name.partition("<")
        expected = int(number.rstrip(">"))
        count = sum(1 for _ in region)
        if (
            count == expected
            or (count > expected and kind == "min_sized")
            or (count < expected and kind == "max_sized")
        ):
            continue
        words = "at least " if kind == "min_sized" else "at most " if kind == "max_sized" else ""
        return f"region #{index} ('{slot.name}') failed to verify constraint: region with {words}{expected} blocks"
    return None

"""Attributes of parameters and results, of functions and of calls."""

from __future__ import annotations

from pyopt.dialects.llvm.types import VOID, LLVMPointerType
from pyopt.ir.attributes import ArrayAttr, Attribute, DictionaryAttr, IntegerAttr, TypeAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import IntegerType, Type
from pyopt.light import TYPE_CHECKING, Final, Sequence, TypeAlias
from pyopt.translate.attributes import parameter_attributes, split_attributes
from pyopt.translate.types import element_of
from pyopt.translate.verifying.report import HUGE, LARGEST_ALIGNMENT
from pyopt.translate.verifying.sizes import has_size

if TYPE_CHECKING:
    from pyopt.translate.verifying.report import Problems

    Given: TypeAlias = dict[str, Attribute]
    """The attributes of a parameter, by their names without the dialect's."""

PASSED_ON_STACK: Final = ("byval", "inalloca", "preallocated", "nest", "byref")
_SIZED: Final = ("byref", "byval", "inalloca", "preallocated")
_PAIRS: Final = (
    ("inalloca", "readonly"), ("sret", "returned"), ("zeroext", "signext"), ("readnone", "readonly"),
    ("readnone", "writeonly"), ("readonly", "writeonly"),
)  # fmt: skip
_OF_INTEGERS: Final = frozenset(("allocalign", "signext", "zeroext"))
_OF_POINTERS: Final = frozenset((
    "allocptr", "byref", "byval", "captures", "dereferenceable", "dereferenceable_or_null", "elementtype", "inalloca",
    "nest", "noalias", "nonnull", "preallocated", "readnone", "readonly", "sret", "writeonly",
))  # fmt: skip
_ONE_WAY: Final = (
    "Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!"
)


def entries_of(given: Attribute | None, count: int) -> list[Given]:
    """The attributes of each of `count` parameters."""
    elements = given.elements if isinstance(given, ArrayAttr) else ()
    found: list[Given] = []
    for number in range(count):
        one = elements[number] if number < len(elements) else None
        entries = one.entries if isinstance(one, DictionaryAttr) else ()
        found.append({name.removeprefix("llvm."): value for name, value in entries})
    return found


def check_parameters(
    op: Operation, types: Sequence[Type], given: Sequence[Given], result: Type | None, found: Problems
) -> bool:
    """The attributes of a function's or a call's parameters: each, and together. False: nothing else is looked at."""
    once: set[str] = set()
    for number, (type, entries) in enumerate(zip(types, given, strict=True)):
        check_attributes(op, type, entries, found)
        message = _fault_among(entries, once, type, result, number, len(types))
        if message:
            found.append((message, op))
            return False
        once.update(entries)
    return True


def _fault_among(entries: Given, once: set[str], type: Type, result: Type | None, number: int, count: int) -> str:
    """What is wrong with parameter `number` of `count` beside those before it, which have the attributes `once`."""
    if "elementtype" in entries:
        return "Attribute 'elementtype' can only be applied to intrinsics and inline asm."
    if "nest" in entries and "nest" in once:
        return "More than one parameter has attribute nest!"
    if "returned" in entries:
        if "returned" in once:
            return "More than one parameter has attribute returned!"
        if result is None or not _bits_are_same(type, result):
            return "Incompatible argument and return types for 'returned' attribute"
    if "sret" in entries:
        if "sret" in once:
            return "Cannot have multiple 'sret' parameters!"
        if number > 1:
            return "Attribute 'sret' is not on first or second parameter!"
    return "inalloca isn't on the last parameter!" if "inalloca" in entries and number < count - 1 else ""


def _bits_are_same(first: Type, second: Type) -> bool:
    """One type can be cast to the other without a loss, where both are no vectors of the same size."""
    return first == second


def check_attributes(op: Operation, type: Type, given: Given, found: Problems) -> None:
    """The attributes of one parameter or result."""
    ways = sum(name in given for name in PASSED_ON_STACK) + ("sret" in given or "inreg" in given)
    if ways > 1:
        found.append((_ONE_WAY, op))
        return
    for first, second in _PAIRS:
        if first in given and second in given:
            found.append((f"Attributes '{first} and {second}' are incompatible!", op))
            return
    for name in _out_of_place(type, given):
        found.append((f"Attribute '{name}' applied to incompatible type!", op))
        return
    for name in _SIZED:
        pointee = given.get(name)
        if isinstance(pointee, TypeAttr) and not has_size(pointee.value):
            found.append((f"Attribute '{name}' does not support unsized types!", op))
    alignment = given.get("align")
    if isinstance(alignment, IntegerAttr) and alignment.value > LARGEST_ALIGNMENT:
        found.append((HUGE, op))


def _out_of_place(type: Type, given: Given) -> list[str]:
    """The attributes that stand at a type for which they are not, as they are written."""
    entries = DictionaryAttr.get({f"llvm.{name}": value for name, value in given.items()})
    found: list[str] = []
    for text in split_attributes(parameter_attributes(entries)):
        name = text.partition("(")[0].partition(" ")[0]
        if name in _OF_INTEGERS:
            fits = isinstance(type, IntegerType)
        elif name in _OF_POINTERS:
            fits = isinstance(type, LLVMPointerType)
        elif name == "align":
            fits = isinstance(element_of(type), LLVMPointerType)
        elif name == "range":
            element = element_of(type)
            width = text.removeprefix("range(i").partition(" ")[0]
            fits = isinstance(element, IntegerType) and str(element.width) == width
        else:
            fits = name != "noundef" or type is not VOID
        if not fits:
            found.append(text)
    return found


def abi_attributes(type: Type, given: Given) -> Given:
    """Those that say how a parameter is passed: a musttail call has them as its function does."""
    names = ("sret", "byval", "inalloca", "inreg", "alignstack", "preallocated", "byref")
    found = {name: given[name] for name in names if name in given}
    if isinstance(type, LLVMPointerType) and ("byval" in found or "byref" in found) and "align" in given:
        found["align"] = given["align"]
    return found

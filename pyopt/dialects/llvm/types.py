"""The types of the llvm dialect: pointers, arrays, structs, vectors, functions, extensions of targets, and simple ones.

`type_parser` reads them.

Inside one of them the `!llvm.` of another is left out. An identified struct is one object a name in a context, so that
it may refer to itself; its body is set when it is first written.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute
from pyopt.ir.tables import unique, whole, wholes
from pyopt.ir.types import BF16, F16, F32, F64, F80, F128, SIGNLESS, DialectType, IntegerType, Type, VectorType
from pyopt.light import TYPE_CHECKING, Final, final
from pyopt.syntax.attribute_parser import AttributeParser

if TYPE_CHECKING:
    from pyopt.ir.protocols import BodyPrinter


class LLVMType(DialectType):
    """The root of the dialect's types."""

    __slots__ = ()

    def children(self) -> tuple[Attribute | Type, ...]:
        """The types of other dialects inside of it."""
        found: list[Attribute | Type] = []
        seen: set[Type] = set()
        stack: list[Type] = [self]
        while stack:
            one = stack.pop()
            if not isinstance(one, LLVMType):
                found.append(one)
            elif one not in seen:
                if isinstance(one, LLVMStructType):
                    seen.add(one)
                stack.extend(reversed(_parts(one)))
        return tuple(found)


@final
class LLVMSimpleType(LLVMType):
    """A type that is its mnemonic: void, token, label, metadata, x86_amx, ppc_fp128."""

    __slots__ = ()

    def parse(self, p: AttributeParser) -> LLVMSimpleType:
        return self

    def is_vector_element(self) -> bool:
        return self.keyword == "llvm.ppc_fp128"

    def is_memref_element(self) -> bool:
        return self.keyword == "llvm.ppc_fp128"


@final
class LLVMPointerType(LLVMType):
    """ptr<address space>."""

    __slots__ = ("address_space",)

    def __init__(self, address_space: int) -> None:
        super().__init__("llvm.ptr")
        self.address_space = whole(address_space)

    @staticmethod
    def get(address_space: int = 0) -> LLVMPointerType:
        return _pointers.get(address_space) or _pointers.setdefault(address_space, LLVMPointerType(address_space))

    def is_vector_element(self) -> bool:
        return True

    def body(self, printer: BodyPrinter) -> str:
        return f"<{self.address_space}>" if self.address_space else ""


@final
class LLVMArrayType(LLVMType):
    """array<count x element>."""

    __slots__ = ("count", "element_type")

    def __init__(self, count: int, element_type: Type) -> None:
        super().__init__("llvm.array")
        self.count = whole(count)
        self.element_type = element_type

    @staticmethod
    def get(count: int, element_type: Type) -> LLVMArrayType:
        key = (count, element_type)
        return _arrays.get(key) or _arrays.setdefault(key, LLVMArrayType(count, element_type))

    def body(self, printer: BodyPrinter) -> str:
        return _Text(printer).parameters(self)


@final
class LLVMStructType(LLVMType):
    """struct<(types)>, struct<packed (types)>; with a name it is identified: struct<"name", (types)>.

    `types` is None for an opaque identified struct, and while the body of one is being read.
    """

    __slots__ = ("identifier", "is_packed", "types")

    def __init__(self, types: tuple[Type, ...] | None, is_packed: bool, identifier: str | None) -> None:
        super().__init__("llvm.struct")
        self.types = types
        self.is_packed = is_packed
        self.identifier = identifier

    @staticmethod
    def get(types: tuple[Type, ...], is_packed: bool = False) -> LLVMStructType:
        """The literal struct."""
        key = (types, is_packed)
        return _structs.get(key) or _structs.setdefault(key, LLVMStructType(types, is_packed, None))

    def body(self, printer: BodyPrinter) -> str:
        return _Text(printer).parameters(self)


@final
class LLVMFunctionType(LLVMType):
    """func<result (inputs, ...)>; the result is one type, perhaps void."""

    __slots__ = ("inputs", "is_vararg", "result", "results")

    def __init__(self, result: Type, inputs: tuple[Type, ...], is_vararg: bool) -> None:
        super().__init__("llvm.func")
        self.result = result
        self.inputs = inputs
        self.is_vararg = is_vararg
        # The types of a call's results: none for void.
        self.results: tuple[Type, ...] = () if result is VOID else (result,)

    @staticmethod
    def get(result: Type, inputs: tuple[Type, ...], is_vararg: bool = False) -> LLVMFunctionType:
        key = (result, inputs, is_vararg)
        return _functions.get(key) or _functions.setdefault(key, LLVMFunctionType(result, inputs, is_vararg))

    def body(self, printer: BodyPrinter) -> str:
        return _Text(printer).parameters(self)


@final
class LLVMTargetType(LLVMType):
    """target<"name", types, integers>: an extension of a target."""

    __slots__ = ("identifier", "integers", "types")

    def __init__(self, identifier: str, types: tuple[Type, ...], integers: tuple[int, ...]) -> None:
        super().__init__("llvm.target")
        self.identifier = identifier
        self.types = types
        self.integers = wholes(integers)

    @staticmethod
    def get(identifier: str, types: tuple[Type, ...], integers: tuple[int, ...]) -> LLVMTargetType:
        key = (identifier, types, integers)
        return _targets.get(key) or _targets.setdefault(key, LLVMTargetType(identifier, types, integers))

    def body(self, printer: BodyPrinter) -> str:
        return _Text(printer).parameters(self)


_pointers: dict[int, LLVMPointerType] = unique({})
_functions: dict[tuple[Type, tuple[Type, ...], bool], LLVMFunctionType] = unique({})
_targets: dict[tuple[str, tuple[Type, ...], tuple[int, ...]], LLVMTargetType] = unique({})
_arrays: dict[tuple[int, Type], LLVMArrayType] = unique({})
_structs: dict[tuple[tuple[Type, ...], bool], LLVMStructType] = unique({})

SIMPLE: Final[dict[str, LLVMSimpleType]] = {
    name: LLVMSimpleType("llvm." + name) for name in ("void", "token", "label", "metadata", "x86_amx", "ppc_fp128")
}
VOID: Final = SIMPLE["void"]
NO_ELEMENTS: Final = (VOID, SIMPLE["token"], SIMPLE["label"], SIMPLE["metadata"])
"""Types that arrays and structs may not hold, and that no function may return, except void."""
FLOAT_TYPES: Final = (BF16, F16, F32, F64, F80, F128)


def is_compatible(type: Type) -> bool:
    """The type is one of LLVM's, whatever is inside: of this dialect, a signless integer, a float, or a vector."""
    if isinstance(type, VectorType):
        return len(type.shape or ()) == 1 and is_compatible(type.element_type)
    if isinstance(type, IntegerType):
        return type.signedness == SIGNLESS
    return isinstance(type, LLVMType) or type in FLOAT_TYPES


def is_compatible_inside(type: Type, verdicts: dict[Type, bool] | None = None) -> bool:
    """The type and all that it is made of are LLVM's. verdicts: what was found of types before, which gets more."""
    if verdicts is None:
        verdicts = {}
    known = verdicts.get(type)
    if known is not None:
        return known
    above: dict[Type, Type] = {type: type}
    stack = [type]
    while stack:
        one = stack.pop()
        if verdicts.get(one) is False or not is_compatible(one):
            while verdicts.get(type) is not False:
                verdicts[one] = False
                one = above[one]
            return False
        for part in _parts(one):
            if part not in above and not verdicts.get(part):
                above[part] = one
                stack.append(part)
    verdicts.update(dict.fromkeys(above, True))
    return True


def _parts(type: Type) -> tuple[Type, ...]:
    """The types that one of this dialect is made of."""
    if isinstance(type, LLVMArrayType):
        return (type.element_type,)
    if isinstance(type, LLVMStructType):
        return type.types or ()
    if isinstance(type, LLVMFunctionType):
        return (type.result, *type.inputs)
    return type.types if isinstance(type, LLVMTargetType) else ()


def is_aggregate(type: Type) -> bool:
    return isinstance(type, (LLVMArrayType, LLVMStructType))


# Printing.


@final
class _Text:
    """What is known while a type is printed: the structs around, and of which types all parts are LLVM's."""

    __slots__ = ("around", "printer", "verdicts")

    def __init__(self, printer: BodyPrinter) -> None:
        self.printer = printer
        self.around: set[Type] = set()
        self.verdicts: dict[Type, bool] = {}

    def parameters(self, type: Type) -> str:
        """The text behind the mnemonic."""
        printer = self.printer
        if isinstance(type, LLVMArrayType):
            return f"<{type.count} x {self.inner(type.element_type)}>"
        if isinstance(type, LLVMFunctionType):
            inputs = [self.inner(one) for one in type.inputs]
            if type.is_vararg:
                inputs.append("...")
            return f"<{self.inner(type.result)} ({', '.join(inputs)})>"
        if isinstance(type, LLVMTargetType):
            pieces = [f'"{printer.escape(type.identifier)}"', *[printer.type(one) for one in type.types]]
            return f"<{', '.join([*pieces, *[str(number) for number in type.integers]])}>"
        if not isinstance(type, LLVMStructType):
            return type.body(printer) if isinstance(type, DialectType) else ""
        name = "" if type.identifier is None else f'"{printer.escape(type.identifier)}"'
        if type in self.around:
            return f"<{name}>"
        lead = name + ", " if name else ""
        if type.types is None:
            return f"<{lead}opaque>"
        self.around.add(type)
        inner = ", ".join([self.inner(one) for one in type.types])
        self.around.remove(type)
        return f"<{lead}{'packed ' if type.is_packed else ''}({inner})>"

    def inner(self, type: Type) -> str:
        """A type inside another, without `!llvm.` if there is nothing in it but LLVM's types."""
        if not isinstance(type, LLVMType):
            return self.printer.type(type)
        is_short = type is not SIMPLE["ppc_fp128"] and is_compatible_inside(type, self.verdicts)
        prefix = "" if is_short else "!llvm."
        return prefix + type.keyword.partition(".")[2] + self.parameters(type)

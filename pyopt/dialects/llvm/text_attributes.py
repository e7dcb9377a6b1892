"""Attributes of the dialect of which pyopt keeps the text, in the one way in which MLIR prints it."""

from __future__ import annotations

from pyopt.dialects.llvm import enums
from pyopt.dialects.llvm.struct_kinds import LIST, STRING
from pyopt.dialects.llvm.struct_parameters import AttributeParameter
from pyopt.dialects.llvm.struct_parser import parse_value
from pyopt.ir.attributes import ArrayAttr, Attribute, DialectAttribute, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.tables import unique
from pyopt.ir.types import IntegerType
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, final
from pyopt.syntax.attribute_parser import AttributeParser

if TYPE_CHECKING:
    from pyopt.ir.protocols import BodyPrinter

ALIASED: Final = ("di_null_type", "mmra_tag")


@final
class LLVMTextAttr(DialectAttribute):
    """#llvm.mnemonic<...>: what stands behind the mnemonic."""

    __slots__ = ("text",)

    def __init__(self, mnemonic: str, text: str) -> None:
        super().__init__("llvm." + mnemonic)
        self.text = text

    @staticmethod
    def get(mnemonic: str, text: str) -> LLVMTextAttr:
        found = _known.get((mnemonic, text))
        if found is None:
            found = _known[mnemonic, text] = LLVMTextAttr(mnemonic, text)
        return found

    def alias(self) -> str:
        mnemonic = self.keyword.partition(".")[2]
        return mnemonic if mnemonic in ALIASED else ""

    def body(self, printer: BodyPrinter) -> str:
        return self.text


_known: dict[tuple[str, str], LLVMTextAttr] = unique({})


@final
class FileAttr(DialectAttribute):
    """#llvm.di_file<"name" in "directory">: a file of the source."""

    __slots__ = ("directory", "name")

    def __init__(self, name: str, directory: str) -> None:
        super().__init__("llvm.di_file")
        self.name = name
        self.directory = directory

    @staticmethod
    def get(name: str, directory: str) -> FileAttr:
        found = _files.get((name, directory))
        if found is None:
            found = _files[name, directory] = FileAttr(name, directory)
        return found

    def alias(self) -> str:
        return "di_file"

    def body(self, printer: BodyPrinter) -> str:
        return f'<"{_escaped(self.name)}" in "{_escaped(self.directory)}">'


_files: dict[tuple[str, str], FileAttr] = unique({})


@final
class LibrariesAttr(DialectAttribute):
    """#llvm.dependent_libraries<"name", ...>: what a module is to be linked with."""

    __slots__ = ("names",)

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__("llvm.dependent_libraries")
        self.names = names

    @staticmethod
    def get(names: tuple[str, ...]) -> LibrariesAttr:
        return _libraries.get(names) or _libraries.setdefault(names, LibrariesAttr(names))

    def body(self, printer: BodyPrinter) -> str:
        return f"<{_listed(self.names)}>"


_libraries: dict[tuple[str, ...], LibrariesAttr] = unique({})


def _escaped(text: str) -> str:
    from pyopt.syntax.attribute_printer import AttributePrinter

    return AttributePrinter().escape(text)


def _value(p: AttributeParser, name: str, kind: str, definition: str) -> Attribute:
    return parse_value(p, AttributeParameter(name, kind, False), f"LLVM_{definition}Attr", "")


def _string(p: AttributeParser, name: str, kind: str, definition: str) -> str:
    found = _value(p, name, kind, definition)
    assert isinstance(found, StringAttr)
    return found.value


def parse_null_type(p: AttributeParser) -> Attribute:
    return LLVMTextAttr.get("di_null_type", "")


def parse_file(p: AttributeParser) -> Attribute:
    """`<"name" in "directory">`."""
    p.expect("<")
    name = _string(p, "name", "StringAttr", "DIFile")
    if not p.accept("in"):
        raise p.error("expected 'in'")
    directory = _string(p, "directory", "StringAttr", "DIFile")
    p.expect(">")
    return FileAttr.get(name, directory)


def parse_tag(p: AttributeParser) -> Attribute:
    """`<"prefix":"suffix">`."""
    p.expect("<")
    prefix = _string(p, "prefix", STRING, "MMRATag")
    p.expect(":")
    suffix = _string(p, "suffix", STRING, "MMRATag")
    p.expect(">")
    return LLVMTextAttr.get("mmra_tag", f'<"{_escaped(prefix)}":"{_escaped(suffix)}">')


def _strings(p: AttributeParser, name: str, definition: str) -> list[str]:
    found = _value(p, name, LIST + "StringAttr", definition)
    assert isinstance(found, ArrayAttr)
    return [one.value for one in found.elements if isinstance(one, StringAttr)]


def _listed(strings: Sequence[str]) -> str:
    return ", ".join([f'"{_escaped(one)}"' for one in strings])


def parse_features(p: AttributeParser) -> Attribute:
    """`<["+feature", ...]>`."""
    start = p.i
    p.expect("<")
    p.expect("[")
    found = [] if p.peek() == "]" else _strings(p, "features", "TargetFeatures")
    p.expect("]")
    p.expect(">")
    for one in found:
        if one == "":
            raise p.error("target features can not be null or empty", start)
        if one[0] not in "+-":
            raise p.error("target features must start with '+' or '-'", start)
        if "," in one:
            raise p.error("target features can not contain ','", start)
    return LLVMTextAttr.get("target_features", f"<[{_listed(found)}]>")


def parse_libraries(p: AttributeParser) -> Attribute:
    """`<"library", ...>`."""
    p.expect("<")
    names = _strings(p, "libs", "DependentLibraries")
    p.expect(">")
    return LibrariesAttr.get(tuple(names))


def parse_address_space(p: AttributeParser) -> Attribute:
    """`<3>`."""
    p.expect("<")
    number = _value(p, "addressSpace", "unsigned", "AddressSpace")
    p.expect(">")
    assert isinstance(number, IntegerAttr)
    return LLVMTextAttr.get("address_space", f"<{number.value}>")


def parse_constant_range(p: AttributeParser) -> Attribute:
    """`<i32, 0, 4>`: numbers of so many bits."""
    p.expect("<")
    at = p.i
    type = p.parse_type()
    if not isinstance(type, IntegerType):
        raise p.error(f"invalid kind of type specified: expected builtin.integer, but found {p.type_name(type)}", at)
    numbers: list[str] = []
    for _ in range(2):
        p.expect(",")
        numbers.append(str(IntegerAttr.get(p.take_integer(), type).value))
    p.expect(">")
    return LLVMTextAttr.get("constant_range", f"<{p.type_text(type)}, {', '.join(numbers)}>")


def parse_workgroup(p: AttributeParser) -> Attribute:
    """`<4 : i64, f32>`: how many elements of which type."""
    definition = "WorkgroupAttributionAttr"
    p.expect("<")
    number = parse_value(p, AttributeParameter("num_elements", "IntegerAttr", False), definition, "")
    p.expect(",")
    type = parse_value(p, AttributeParameter("element_type", "TypeAttr", False), definition, "")
    p.expect(">")
    assert isinstance(number, IntegerAttr) and isinstance(type, TypeAttr)
    text = f"<{number.value} : {p.type_text(number.type)}, {p.type_text(type.value)}>"
    return LLVMTextAttr.get("mlir.workgroup_attribution", text)


def failed_parameter(p: AttributeParser, name: str, parameter: str, kind: str) -> DiagnosticError:
    """The error that follows that of a parameter that could not be read."""
    return p.error(f"failed to parse {name} parameter '{parameter}' which is to be a `{kind}`")


def parse_equivalent(p: AttributeParser) -> Attribute:
    """`#llvm<dso_local_equivalent @f>`."""
    symbol = _value(p, "sym", "FlatSymbolRefAttr", "DSOLocalEquivalent")
    assert isinstance(symbol, SymbolRefAttr)
    return LLVMTextAttr.get("dso_local_equivalent", " @" + symbol.path[0])


PARSERS: Final[dict[str, Callable[[AttributeParser], Attribute]]] = {
    "address_space": parse_address_space,
    "comdat": enums.COMDAT_ATTRIBUTE.parse_body,
    "constant_range": parse_constant_range,
    "dependent_libraries": parse_libraries,
    "di_file": parse_file,
    "di_null_type": parse_null_type,
    "dso_local_equivalent": parse_equivalent,
    "mlir.workgroup_attribution": parse_workgroup,
    "mmra_tag": parse_tag,
    "target_features": parse_features,
}

"""Attributes of the dialect of which pyopt keeps the text, in the one way in which MLIR prints it."""

from __future__ import annotations

from pyopt.dialects.llvm import enums
from pyopt.ir.attributes import Attribute, DialectAttribute, IntegerAttr, SymbolRefAttr
from pyopt.ir.enums import CaseEnum
from pyopt.ir.types import IntegerType
from pyopt.light import final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from pyopt.ir.errors import DiagnosticError
    from pyopt.ir.protocols import BodyPrinter
    from pyopt.syntax.parser import OperationParser

ALIASED: Final = ("di_file", "di_null_type", "mmra_tag")


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


_known: dict[tuple[str, str], LLVMTextAttr] = {}


def parse_null_type(p: OperationParser) -> Attribute:
    return LLVMTextAttr.get("di_null_type", "")


def _strings(p: OperationParser, opener: str, separator: str, closer: str) -> str:
    """Two strings with a separator between."""
    p.expect(opener)
    start = p.i
    p.take_string()
    p.expect(separator)
    p.take_string()
    p.expect(closer)
    space = " " if separator.isalpha() else ""
    return f"{opener}{p.tokens[start]}{space}{separator}{space}{p.tokens[start + 2]}{closer}"


def parse_file(p: OperationParser) -> Attribute:
    """`<"name" in "directory">`."""
    return LLVMTextAttr.get("di_file", _strings(p, "<", "in", ">"))


def parse_tag(p: OperationParser) -> Attribute:
    """`<"prefix":"suffix">`."""
    return LLVMTextAttr.get("mmra_tag", _strings(p, "<", ":", ">"))


def _list_of_strings(p: OperationParser, closer: str) -> str:
    found: list[str] = []
    while p.peek() != closer:
        found.append(p.peek())
        p.take_string()
        if not p.accept(","):
            break
    return ", ".join(found)


def parse_features(p: OperationParser) -> Attribute:
    """`<["+feature", ...]>`."""
    p.expect("<")
    p.expect("[")
    text = _list_of_strings(p, "]")
    p.expect("]")
    p.expect(">")
    return LLVMTextAttr.get("target_features", f"<[{text}]>")


def parse_libraries(p: OperationParser) -> Attribute:
    """`<"library", ...>`."""
    p.expect("<")
    if p.peek() == ">":
        raise _failed(p, "expected attribute value", "LLVM_DependentLibrariesAttr", "libs",
                      "::llvm::ArrayRef<StringAttr>")  # fmt: skip
    text = _list_of_strings(p, ">")
    p.expect(">")
    return LLVMTextAttr.get("dependent_libraries", f"<{text}>")


def parse_address_space(p: OperationParser) -> Attribute:
    """`<3>`."""
    p.expect("<")
    number = p.take_integer()
    p.expect(">")
    return LLVMTextAttr.get("address_space", f"<{number}>")


def parse_constant_range(p: OperationParser) -> Attribute:
    """`<i32, 0, 4>`: numbers of so many bits."""
    p.expect("<")
    at = p.i
    type = p.parse_type()
    if not isinstance(type, IntegerType):
        raise p.error("expected integer type", at)
    numbers: list[str] = []
    for _ in range(2):
        p.expect(",")
        numbers.append(str(IntegerAttr.get(p.take_integer(), type).value))
    p.expect(">")
    return LLVMTextAttr.get("constant_range", f"<{p.type_text(type)}, {', '.join(numbers)}>")


def parse_workgroup(p: OperationParser) -> Attribute:
    """`<4 : i64, f32>`: how many elements of which type."""
    p.expect("<")
    at = p.i
    number = p.parse_attribute()
    if not isinstance(number, IntegerAttr):
        raise p.error("invalid kind of attribute specified", at)
    p.expect(",")
    text = f"<{number.value} : {p.type_text(number.type)}, {p.type_text(p.parse_type())}>"
    p.expect(">")
    return LLVMTextAttr.get("mlir.workgroup_attribution", text)


def failed_parameter(p: OperationParser, name: str, parameter: str, kind: str) -> DiagnosticError:
    """What follows the error of a parameter that could not be read."""
    return p.error(f"failed to parse {name} parameter '{parameter}' which is to be a `{kind}`")


def _failed(p: OperationParser, message: str, name: str, parameter: str, kind: str) -> DiagnosticError:
    error = p.wrong_token(message)
    error.also = (failed_parameter(p, name, parameter, kind),)
    return error


def parse_equivalent(p: OperationParser) -> Attribute:
    """`#llvm<dso_local_equivalent @f>`."""
    at = p.i
    parameter = ("LLVM_DSOLocalEquivalentAttr", "sym", "FlatSymbolRefAttr")
    if p.peek()[:1] not in ("@", '"', "[", "#", "!") and not p.peek()[:1].isdigit():
        raise _failed(p, "expected attribute value", *parameter)
    symbol = p.parse_attribute()
    if not isinstance(symbol, SymbolRefAttr) or len(symbol.path) != 1:
        error = p.error("invalid kind of attribute specified", at)
        error.also = (failed_parameter(p, *parameter),)
        raise error
    return LLVMTextAttr.get("dso_local_equivalent", " @" + symbol.path[0])


@final
class ComdatParser:
    """`#llvm<comdat any>`; behind `#llvm.comdat` no case can be read."""

    enumeration: CaseEnum = enums.COMDAT_ATTRIBUTE

    def parse(self, p: OperationParser) -> Attribute:
        parameter = ("ComdatAttr", "comdat", "comdat::Comdat")
        at = p.i
        word = p.peek()
        if word[:1] == '"':
            word = p.take_string()
        elif word[:1].isalpha() or word[:1] == "_":
            p.i += 1
        else:
            raise _failed(p, "expected keyword for LLVM Comdat Types", *parameter)
        words = self.enumeration.by_keyword
        if word not in words:
            error = p.error(f"expected one of [{', '.join(words)}] for LLVM Comdat Types, got: {word}", at)
            error.also = (failed_parameter(p, *parameter),)
            raise error
        return words[word]


PARSERS: Final[dict[str, Callable[[OperationParser], Attribute]]] = {
    "address_space": parse_address_space,
    "comdat": ComdatParser().parse,
    "constant_range": parse_constant_range,
    "dependent_libraries": parse_libraries,
    "di_file": parse_file,
    "di_null_type": parse_null_type,
    "dso_local_equivalent": parse_equivalent,
    "mlir.workgroup_attribution": parse_workgroup,
    "mmra_tag": parse_tag,
    "target_features": parse_features,
}

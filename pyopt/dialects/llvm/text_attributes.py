"""Attributes of the dialect of which pyopt keeps the text, in the one way in which MLIR prints it."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, DialectAttribute, IntegerAttr
from pyopt.ir.types import IntegerType
from pyopt.light import final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

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


def parse_expression(p: OperationParser) -> Attribute:
    """`<[OPERATION, OPERATION(1, 2)]>`."""
    p.expect("<")
    operations: list[str] = []
    if p.accept("["):
        while True:
            word = p.take_keyword()
            numbers: list[str] = []
            if p.accept("("):
                while p.peek() != ")":
                    numbers.append(p.take_keyword() if p.peek()[:1].isalpha() else str(p.take_integer()))
                    if not p.accept(","):
                        break
                p.expect(")")
            operations.append(f"{word}({', '.join(numbers)})" if numbers else word)
            if not p.accept(","):
                break
        p.expect("]")
    p.expect(">")
    return LLVMTextAttr.get("di_expression", f"<[{', '.join(operations)}]>" if operations else "<>")


UNREADABLE: Final = {
    "comdat": ("expected keyword for LLVM Comdat Types", "ComdatAttr", "comdat", "comdat::Comdat"),
    "di_expression_elem": ("expected valid keyword", "LLVM_DIExpressionElemAttr", "opcode", "unsigned"),
    "dso_local_equivalent": ("expected attribute value", "LLVM_DSOLocalEquivalentAttr", "sym", "FlatSymbolRefAttr"),
}
"""Attributes without brackets: what the reference prints it does not read. What it says instead."""


def _failed(p: OperationParser, message: str, name: str, parameter: str, kind: str) -> Exception:
    error = p.wrong_token(message)
    error.also = (p.wrong_token(f"failed to parse {name} parameter '{parameter}' which is to be a `{kind}`"),)
    return error


@final
class _Unreadable:
    """Fails, as the reference does."""

    def __init__(self, mnemonic: str) -> None:
        self.words = UNREADABLE[mnemonic]

    def parse(self, p: OperationParser) -> Attribute:
        raise _failed(p, *self.words)


PARSERS: Final[dict[str, Callable[[OperationParser], Attribute]]] = {
    **{mnemonic: _Unreadable(mnemonic).parse for mnemonic in UNREADABLE},
    "address_space": parse_address_space,
    "constant_range": parse_constant_range,
    "dependent_libraries": parse_libraries,
    "di_expression": parse_expression,
    "di_file": parse_file,
    "di_null_type": parse_null_type,
    "mlir.workgroup_attribution": parse_workgroup,
    "mmra_tag": parse_tag,
    "target_features": parse_features,
}

"""Addresses of blocks, and branches to what an address says."""

from __future__ import annotations

from pyopt.dialects.llvm.struct_attributes import LLVMStructAttr
from pyopt.ir.attributes import Attribute, DenseArrayAttr, IntegerAttr, SymbolRefAttr
from pyopt.ir.core import Operation
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.opinfo import BRANCH, CONSTANT_LIKE, PURE, TERMINATOR, OpInfo
from pyopt.ir.symbols import lookup_symbol
from pyopt.ir.traits import SUCCESSOR_SEGMENTS
from pyopt.ir.types import I32, Type
from pyopt.light import TYPE_CHECKING, Final
from pyopt.syntax.parser import OperationParser

if TYPE_CHECKING:
    from pyopt.syntax.format_parser import ParseState
    from pyopt.syntax.printer import Printer


def address_parts(op: Operation) -> tuple[str, int]:
    """The function and the tag of the block whose address an op takes."""
    address = op.attributes["block_addr"]
    assert isinstance(address, LLVMStructAttr)
    function, tag = address.parameter("function"), address.parameter("tag")
    assert isinstance(function, SymbolRefAttr)
    return function.path[0], tag_number(tag)


def tag_number(tag: Attribute | None) -> int:
    """The number in `#llvm.blocktag<id = 1>`."""
    number = tag.parameter("id") if isinstance(tag, LLVMStructAttr) else None
    assert isinstance(number, IntegerAttr)
    return number.value


def tags_in(function: Operation) -> list[Operation]:
    """The tags of blocks in a function."""
    return [one for one in function.walk() if one.info.name == "llvm.blocktag"]


def verify_address(op: Operation) -> str | None:
    """The function has a block with the tag."""
    name, number = address_parts(op)
    function = lookup_symbol(op, name)
    if function is not None and function.info.name == "llvm.func":
        if any(tag_number(one.attributes["tag"]) == number for one in tags_in(function)):
            return None
    return "expects an existing block label target in the referenced function"


def verify_tag(op: Operation) -> str | None:
    """The first one with its number in the function."""
    function = op.parent_op()
    while function is not None and function.info.name != "llvm.func":
        function = function.parent_op()
    if function is None:
        return None
    for one in tags_in(function):
        if one is op:
            break
        if one.attributes["tag"] is op.attributes["tag"]:
            number = tag_number(op.attributes["tag"])
            raise DiagnosticError(f"duplicate block tag '{number}' in the same function: ", op.loc)
    return None


def fold_address(op: Operation, constants: list[Attribute | None]) -> Attribute:
    """blockaddress <...> -> #llvm.blockaddress<...>"""
    return op.attributes["block_addr"]


# indirectbr.


def parse_successors(p: OperationParser, state: ParseState, arguments: list[str]) -> None:
    """`[ ^bb1, ^bb2(%x : T), ... ]`."""
    at = p.i
    if p.peek() != "[":
        raise p.wrong_token("expected '['successor blocks")
    p.i += 1
    sizes: list[int] = []
    operands: list[int] = []
    types: list[Type] = []
    blocks = state.successors.setdefault("successors", [])
    while p.peek() != "]" or sizes:
        blocks.append(p.take_successor())
        found: list[int] = []
        if p.accept("("):
            found = p.take_operand_list()
            p.expect(":")
            types.extend(p.take_type_list())
            p.expect(")")
        operands.extend(found)
        sizes.append(len(found))
        if not p.accept(","):
            break
    if p.peek() != "]":
        raise p.wrong_token("expected ']'successor blocks")
    p.i += 1
    if len(operands) != len(types):
        raise p.wrong_operand_count(len(operands), len(types), state.loc, at)
    state.operands["succOperands"] = operands
    state.operand_types["succOperands"] = types
    state.attributes[SUCCESSOR_SEGMENTS] = DenseArrayAttr.get(I32, tuple(sizes))


def print_successors(pr: Printer, op: Operation, arguments: list[str]) -> None:
    """The blocks, one a line."""
    pr.write("[")
    operands = op.operands[1:]
    sizes = op.attributes[SUCCESSOR_SEGMENTS]
    assert isinstance(sizes, DenseArrayAttr)
    start = 0
    for number, (block, size) in enumerate(zip(op.successors, sizes.values, strict=False)):
        pr.write(f"{',' if number else ''}\n{pr.indent}{block.name}")
        if size:
            some = operands[start : start + size]
            pr.write(f"({pr.operands(some)} : {pr.types_of(some)})")
            start += size
    pr.write(f"\n{pr.indent}]" if op.successors and sizes.values else "]")


def match_successors(op: Operation) -> str | None:
    """The sizes add up to the number of operands."""
    sizes = op.attributes[SUCCESSOR_SEGMENTS]
    assert isinstance(sizes, DenseArrayAttr)
    if any(size < 0 for size in sizes.values):
        return f"'{SUCCESSOR_SEGMENTS}' attribute cannot have negative elements"
    count, total = len(op.operands) - 1, sum(sizes.values)
    if count == total:
        return None
    words = f"does not match with the total size ({total}) specified in attribute '{SUCCESSOR_SEGMENTS}'"
    return f"succOperands count ({count}) {words}"


OPS: Final[tuple[OpInfo, ...]] = (
    OpInfo(
        "llvm.blockaddress",
        results="res: LLVM_AnyPointer",
        attributes="block_addr: LLVM_BlockAddressAttr",
        syntax="$block_addr attr-dict `:` qualified(type($res))",
        traits=PURE | CONSTANT_LIKE,
        verify=verify_address,
        fold=fold_address,
        doc="The address of a block of a function, to which `llvm.indirectbr` can go.",
    ),
    OpInfo(
        "llvm.blocktag",
        attributes="tag: LLVM_BlockTagAttr",
        syntax="$tag attr-dict",
        verify=verify_tag,
        doc="Gives the block around it a number, by which `llvm.blockaddress` finds it.",
    ),
    OpInfo(
        "llvm.indirectbr",
        operands="addr: LLVM_AnyPointer, succOperands: variadic<AnyType>",
        successors="successors: variadic",
        attributes=f"{SUCCESSOR_SEGMENTS}: DenseI32ArrayAttr",
        syntax="$addr `:` type($addr) `,` custom<IndirectBrOpSucessors>(ref(type($addr)), $successors, "
        f"$succOperands, type($succOperands), ${SUCCESSOR_SEGMENTS}) attr-dict",
        custom={"IndirectBrOpSucessors": (parse_successors, print_successors)},
        traits=PURE | TERMINATOR | BRANCH,
        invariants=match_successors,
        doc="Goes to the block whose address an operand is; it is one of those that are listed.",
    ),
)

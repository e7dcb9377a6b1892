"""An operand that is defined in the op's own region is rejected, for every op with operands and regions, in both forms.

The inputs are ops of `tests/lit`: one operand becomes the result of an op in front, another op with a result of the
same type is put into each region in turn, and in the printed text the one in front goes and gives the other its name.
"""

from __future__ import annotations

import functools
import re
from pathlib import Path

import pytest

from pyopt.driver.run import run_in_process
from pyopt.ir.attributes import Location
from pyopt.ir.context import KNOWN_DIALECTS, Context
from pyopt.ir.core import NO_ATTRIBUTES, Block, Operation
from pyopt.ir.opinfo import OpInfo
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import print_op
from tests.support.lit_file import chunks, lit_files

LIT = Path(__file__).parent.parent / "lit"
FRONT = "test.front"
INSIDE = "test.inside"


def say_nothing(severity: str, message: str, location: Location, notes: object) -> None:
    """Most inputs are not wanted."""


def with_regions() -> list[OpInfo]:
    """The ops of all dialects that have operands and regions."""
    context = Context(say_nothing)
    infos: list[OpInfo] = []
    for name in sorted(KNOWN_DIALECTS):
        dialect = context.dialect(name)
        assert dialect is not None
        infos += [info for info in dialect.ops.values() if info.regions and info.operands]
    return infos


@functools.cache
def texts() -> list[str]:
    return [chunk.text for path in lit_files(LIT) for chunk in chunks(path.read_text(errors="replace"))]


def definition(context: Context, name: str, like: Operation, index: int) -> Operation:
    type = like.operands[index].type
    return Operation(context.unregistered_op_info(name), [], [type], NO_ATTRIBUTES, like.loc)


def with_own_operand(
    module: Operation, context: Context, op: Operation, operand: int, region: int, generic: bool
) -> str:
    """The module with operand number `operand` of `op` defined in one of its regions; "" if no text shows that."""
    front = definition(context, FRONT, op, operand)
    front.insert_before(op)
    old = op.operands[operand]
    op.set_operand(operand, front.results[0])
    inside = definition(context, INSIDE, op, operand)
    first = op.regions[region].first
    added = first is None
    if first is None:
        first = Block()
        op.regions[region].append(first)
    first.prepend(inside)
    text = print_op(module, context, PrintOptions(generic=generic))
    inside.erase()
    if added:
        first.erase()
    op.set_operand(operand, old)
    front.erase()
    # The operand's name stands between the op in front and the one inside, and nowhere else there.
    before, found, rest = text.partition(f'"{FRONT}"')
    head, _, name = before[: before.rindex(" =")].rpartition("\n")
    header, found, rest = rest.partition(f' = "{INSIDE}"')
    if found:
        header = re.sub(rf"{re.escape(name.strip())}\b", "%own", header.partition("\n")[2])
        return f'{head}\n{header[: header.rindex("%")]}%own = "{INSIDE}"{rest}'
    return ""


def rejections(info: OpInfo, generic: bool) -> list[tuple[str, str]]:
    """Texts made of the first good use of an op, and what pyopt says of them."""
    found: list[tuple[str, str]] = []
    if not generic and hides_definitions(info):
        return found
    for text in texts():
        if info.name not in text and info.name.partition(".")[2] not in text:
            continue
        context = Context(say_nothing, allow_unregistered=True)
        module = parse_module(Source(text, "test"), context)
        if module is None:
            continue
        op = next((one for one in module.walk() if one.info.name == info.name and one.operands and one.regions), None)
        if op is None or op.block is None:
            continue
        for operand in range(len(op.operands)):
            for region in range(len(op.regions)):
                damaged = with_own_operand(module, context, op, operand, region, generic)
                if damaged:
                    found.append((damaged, run_in_process(["--allow-unregistered-dialect"], damaged)[2]))
        if found:
            break
    return found


@pytest.mark.full
@pytest.mark.parametrize("info", with_regions(), ids=lambda info: info.name)
@pytest.mark.parametrize("generic", [False, True], ids=["custom", "generic"])
def test_an_operand_defined_in_its_own_region(info: OpInfo, generic: bool) -> None:
    found = rejections(info, generic)
    assert found or (not generic and hides_definitions(info))
    for text, messages in found:
        assert messages.partition("\n")[0].endswith("error: use of undeclared SSA value name"), text


def hides_definitions(info: OpInfo) -> bool:
    """The custom form does not show the region of a structured op of a fixed kind, or names no results in it."""
    if info.name == "vector.mask":
        return True
    return info.name.startswith("linalg.") and info.name not in ("linalg.generic", "linalg.map", "linalg.reduce")

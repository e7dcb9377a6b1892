"""Addresses of blocks, of which the numbers are known only when their functions are translated."""

from __future__ import annotations

from pyopt.dialects.llvm.block_addresses import address_parts, tag_number, tags_in
from pyopt.ir.core import Operation
from pyopt.translate.addresses import BLOCK
from pyopt.translate.constants import global_reference
from pyopt.translate.errors import TranslationError
from pyopt.translate.failures import untranslatable
from pyopt.translate.function import EMITTERS, FunctionTranslation


def emit_address(f: FunctionTranslation, op: Operation) -> None:
    """blockaddress: `blockaddress(@f, %2)`."""
    name, number = address_parts(op)
    function = f.module.symbols[name]
    for tag in tags_in(function):
        if tag_number(tag.attributes["tag"]) == number and tag.block is function.regions[0].first:
            raise TranslationError(("blockaddress may not be used with the entry block!", op))
    constant = global_reference(name, op.results[0].type)
    constant.name = f"{BLOCK}{constant.name}, %{f.module.mark_block(name, number)})"
    f.define_constant(op.results[0], constant)


def emit_tag(f: FunctionTranslation, op: Operation) -> None:
    """blocktag: no instruction."""
    if f.current is None:
        raise untranslatable(op)
    f.tags[tag_number(op.attributes["tag"])] = f.current


def emit_branch(f: FunctionTranslation, op: Operation) -> None:
    """indirectbr."""
    labels = ", ".join([f.label(one) for one in op.successors])
    f.line(f"  indirectbr {f.typed(op.operands[0])}, [{labels}]")


EMITTERS.update({
    "llvm.blockaddress": emit_address,
    "llvm.blocktag": emit_tag,
    "llvm.indirectbr": emit_branch,
})  # fmt: skip

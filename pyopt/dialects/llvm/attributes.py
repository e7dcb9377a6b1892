"""Attributes of the dialect of which pyopt keeps the text: debug info, aliasing, loops, targets."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, DialectAttribute
from pyopt.ir.constraints import AttributeConstraint
from pyopt.ir.constraints_attributes import register_attribute
from pyopt.light import final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from pyopt.ir.protocols import BodyPrinter
    from pyopt.syntax.parser import OperationParser

MNEMONICS: Final = (
    "access_group", "alias_scope", "alias_scope_domain", "loop_annotation", "loop_distribute", "loop_interleave",
    "loop_licm", "loop_peeled", "loop_pipeline", "loop_unroll", "loop_unroll_and_jam", "loop_unswitch",
    "loop_vectorize", "memory_effects", "target_features", "tbaa_member", "tbaa_root", "tbaa_tag", "tbaa_type_desc",
    "vscale_range",
)  # fmt: skip
"""What is kept as text."""
WITHOUT_ALIAS: Final = ("memory_effects", "target_features", "tbaa_member", "vscale_range")


@final
class LLVMTextAttr(DialectAttribute):
    """#llvm.mnemonic<...>: what stands behind the mnemonic, as it was written."""

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
        return "" if mnemonic in WITHOUT_ALIAS else mnemonic

    def body(self, printer: BodyPrinter) -> str:
        return self.text


_known: dict[tuple[str, str], LLVMTextAttr] = {}


@final
class _TextParser:
    """Reads what stands behind a mnemonic."""

    def __init__(self, mnemonic: str) -> None:
        self.mnemonic = mnemonic

    def parse(self, p: OperationParser) -> Attribute:
        return LLVMTextAttr.get(self.mnemonic, p.take_symbol_body(p.i - 1, True, ""))


PARSERS: Final[dict[str, Callable[[OperationParser], Attribute]]] = {
    mnemonic: _TextParser(mnemonic).parse for mnemonic in MNEMONICS
}


def _is_loop_annotation(attribute: Attribute) -> bool:
    return isinstance(attribute, LLVMTextAttr) and attribute.keyword == "llvm.loop_annotation"


register_attribute(AttributeConstraint("LLVM_LoopAnnotationAttr", "", _is_loop_annotation, None, _is_loop_annotation))

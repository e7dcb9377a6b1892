"""Attributes of functions, parameters and calls, in LLVM's order."""

from __future__ import annotations

from pyopt.dialects.llvm.text_attributes import LLVMTextAttr
from pyopt.ir.attributes import Attribute, DictionaryAttr, IntegerAttr, TypeAttr
from pyopt.light import Final, final
from pyopt.translate.types import escaped, type_text

PLAIN: Final = [
    "allocalign",
    "allocptr",
    "alwaysinline",
    "builtin",
    "cold",
    "convergent",
    "coro_only_destroy_when_complete",
    "coro_elide_safe",
    "dead_on_return",
    "dead_on_unwind",
    "disable_sanitizer_instrumentation",
    "fn_ret_thunk_extern",
    "hot",
    "hybrid_patchable",
    "immarg",
    "inreg",
    "inlinehint",
    "jumptable",
    "minsize",
    "mustprogress",
    "naked",
    "nest",
    "noalias",
    "nobuiltin",
    "nocallback",
    "nocf_check",
    "nocreateundeforpoison",
    "nodivergencesource",
    "noduplicate",
    "noext",
    "nofree",
    "noimplicitfloat",
    "noinline",
    "nomerge",
    "noprofile",
    "norecurse",
    "noredzone",
    "noreturn",
    "nosanitize_bounds",
    "nosanitize_coverage",
    "nosync",
    "noundef",
    "nounwind",
    "nonlazybind",
    "nonnull",
    "null_pointer_is_valid",
    "optforfuzzing",
    "optdebug",
    "optsize",
    "optnone",
    "presplitcoroutine",
    "readnone",
    "readonly",
    "returned",
    "returns_twice",
    "signext",
    "safestack",
    "sanitize_address",
    "sanitize_alloc_token",
    "sanitize_hwaddress",
    "sanitize_memtag",
    "sanitize_memory",
    "sanitize_numerical_stability",
    "sanitize_realtime",
    "sanitize_realtime_blocking",
    "sanitize_thread",
    "sanitize_type",
    "shadowcallstack",
    "skipprofile",
    "speculatable",
    "speculative_load_hardening",
    "ssp",
    "sspreq",
    "sspstrong",
    "strictfp",
    "swiftasync",
    "swifterror",
    "swiftself",
    "willreturn",
    "writable",
    "writeonly",
    "zeroext",
]
"""Attributes without a value, in order."""
WITH_TYPE: Final = ("byref", "byval", "elementtype", "inalloca", "preallocated", "sret")
WITH_NUMBER: Final = (
    "align", "allockind", "allocsize", "captures", "dereferenceable", "dereferenceable_or_null", "memory", "nofpclass",
    "alignstack", "uwtable", "vscale_range",
)  # fmt: skip
_WITH_EQUALS: Final = frozenset(("align", "alignstack", "dereferenceable", "dereferenceable_or_null"))
WITH_RANGE: Final = ("range", "initializes")
RANK: Final[dict[str, int]] = {name: at for at, name in enumerate([*PLAIN, *WITH_TYPE, *WITH_NUMBER, *WITH_RANGE])}


UNITS: Final = {
    "no_inline": "noinline",
    "always_inline": "alwaysinline",
    "inline_hint": "inlinehint",
    "no_unwind": "nounwind",
    "will_return": "willreturn",
    "optimize_none": "optnone",
    "convergent": "convergent",
}
"""Attributes of functions and calls, and LLVM's names of them."""
OF_PARAMETERS: Final = frozenset((
    "align", "alignstack", "allocalign", "allocptr", "byref", "byval", "dereferenceable", "dereferenceable_or_null",
    "elementtype", "inalloca", "inreg", "nest", "noalias", "nocapture", "nofree", "nonnull", "noundef", "preallocated",
    "range", "readnone", "readonly", "returned", "signext", "sret", "writeonly", "zeroext",
))  # fmt: skip
"""Attributes that arguments and results may have in the dialect; others are dropped."""


@final
class AttributeSet:
    """Attributes of LLVM (`plain`: by name, the text) and strings of targets."""

    __slots__ = ("plain", "strings")

    def __init__(self) -> None:
        self.plain: dict[str, str] = {}
        self.strings: dict[str, str] = {}

    def add(self, text: str) -> None:
        """An attribute as it is written: `noinline`, `memory(none)`, `align 4`."""
        name = text.partition("(")[0].partition(" ")[0]
        self.plain[name] = text

    def add_all(self, texts: str) -> None:
        for text in split_attributes(texts):
            self.add(text)

    def sorted_plain(self) -> list[str]:
        return [self.plain[name] for name in sorted(self.plain, key=_rank)]

    def comment(self) -> str:
        """The text behind `; Function Attrs:`."""
        return " ".join(self.sorted_plain())

    def group(self) -> str:
        """The whole as a group has it."""
        parts = [_in_group(one) for one in self.sorted_plain()]
        for key in sorted(self.strings):
            value = self.strings[key]
            parts.append(f'"{escaped(key)}"' + (f'="{escaped(value)}"' if value else ""))
        return " ".join(parts)


def _rank(name: str) -> int:
    return RANK.get(name, 1000)


def _in_group(text: str) -> str:
    """`align 8`, `alignstack(8)` -> `align=8`, `alignstack=8`, as groups have them."""
    name, _, rest = text.replace(" ", "(", 1).partition("(")
    return f"{name}={rest.rstrip(')')}" if name in _WITH_EQUALS else text


def split_attributes(texts: str) -> list[str]:
    """`a b(c d) align 4` -> its attributes."""
    parts: list[str] = []
    depth = 0
    for word in texts.split(" "):
        if depth > 0 or (parts and parts[-1] == "align"):
            parts[-1] += " " + word
        elif word:
            parts.append(word)
        depth += word.count("(") - word.count(")")
    return parts


def _range_text(text: str) -> str:
    """`<i8, 200, 5>` -> `range(i8 -56, 5)`; "" for all numbers."""
    type, *bounds = text.strip("<>").split(", ")
    half = 1 << int(type[1:]) - 1
    low, high = [(int(bound) + half) % (2 * half) - half for bound in bounds]
    return f"range({type} {low}, {high})" if low != high or low != -1 else ""


def parameter_attributes(entries: Attribute | None) -> str:
    """The attributes of an argument or result that LLVM knows, in order, with a space behind each."""
    if not isinstance(entries, DictionaryAttr) or not entries.entries:
        return ""
    found: list[tuple[int, str]] = []
    for key, value in entries.entries:
        name = key.removeprefix("llvm.")
        if name is key or name not in OF_PARAMETERS:
            continue
        if name == "nocapture":
            found.append((RANK["captures"], "captures(none)"))
            continue
        text = name
        if isinstance(value, LLVMTextAttr):
            text = _range_text(value.text)
            if not text:
                continue
        elif isinstance(value, TypeAttr):
            text = f"{name}({type_text(value.value)})"
        elif isinstance(value, IntegerAttr):
            text = f"align {value.value}" if name == "align" else f"{name}({value.value})"
        found.append((RANK[name], text))
    found.sort()
    return "".join([text + " " for _, text in found])

"""LLVM IR that this LLVM is known to compile for any CPU, told by its words, since nothing else is as quick to see.

    fadd <4 x float>, @llvm.fma.v4f32       known
    i128, <vscale x 4 x float>, asm, @llvm.vp.fadd.v4f32, <4096 x i8>, "target-cpu"="z13"       not known

LLVM ends the process where it cannot select instructions for what it has read, and no table says of all its intrinsics,
types and attributes for which CPUs that is so. So what is not known here is compiled in a process of its own
(`guarded.py`). A word that is missing costs time, no result.
"""

from __future__ import annotations

import re
from math import prod

from pyopt.light import Final

MOST_LANES: Final = 64
"""Longer vectors are taken apart, which takes LLVM long, and very long ones more stack than there is."""

_TOKEN: Final = re.compile(
    r'("[^"\n]*"=|!"[^"\n]*"|![A-Za-z][\w.]*|@llvm\.[-\w.$]+|[A-Za-z_][\w.]*)'
    r'|[%!#$@][-\w.$]+|\d[-+\w.]*|"[^"\n]*"|;[^\n]*'
)
"""Tokens that may be unknown; texts, comments, names and numbers may not."""
_ARRAYS: Final = re.compile(r"\[(?:\d{4,} x|\d+ x \[)[^]]*")
"""Arrays that have many elements, or more dimensions; descriptors of memrefs have neither."""
MOST_ELEMENTS: Final = 1000
"""Larger arrays that are values of instructions are as many values; more than 65535 are too many for LLVM."""
_LANES: Final = re.compile(r"<(\d{2,}) x |\[(\d{2,}) x <")
"""The lengths of vectors, and of what vectors with more dimensions are in LLVM IR."""

_TYPES: Final = "i1 i8 i16 i32 i64 half bfloat float double ptr void label metadata x"
_INSTRUCTIONS: Final = (
    "add sub mul sdiv udiv srem urem fadd fsub fmul fdiv frem fneg shl lshr ashr and or xor icmp fcmp select phi br "
    "switch ret unreachable call load store alloca getelementptr extractvalue insertvalue extractelement insertelement "
    "shufflevector zext sext trunc fpext fptrunc fptosi fptoui sitofp uitofp bitcast ptrtoint inttoptr freeze tail"
)
_WORDS: Final = (
    "eq ne sge sgt sle slt uge ugt ule ult oeq ogt oge olt ole one ord ueq une uno true false null undef poison none "
    "zeroinitializer splat to nuw nsw exact disjoint nneg samesign inbounds fast nnan ninf nsz arcp contract afn "
    "reassoc align c"
)
_GLOBALS: Final = (
    "source_filename define declare internal private constant global external dso_local unnamed_addr attributes "
    "noalias nocallback nocreateundeforpoison nofree nosync nounwind captures nocapture immarg noinline readnone "
    "noreturn readonly writeonly speculatable willreturn memory argmem inaccessiblemem read write readwrite nonnull "
    "noundef dereferenceable distinct alwaysinline cold"
)
_METADATA: Final = (
    "!llvm.module.flags", '!"Debug Info Version"', "!llvm.loop", '!"llvm.loop.mustprogress"',
    '!"llvm.loop.unroll.disable"', '!"llvm.loop.vectorize.enable"',
)  # fmt: skip
KNOWN: Final[frozenset[str]] = frozenset(("", *f"{_TYPES} {_INSTRUCTIONS} {_WORDS} {_GLOBALS}".split(), *_METADATA))

_OF_VALUES: Final = (
    "abs bitreverse bswap ceil copysign cos ctlz ctpop cttz exp exp10 exp2 fabs floor fma fmuladd fshl fshr log log10 "
    "log2 maximum maximumnum maxnum minimum minimumnum minnum nearbyint "
    "pow powi rint round roundeven sadd.sat sadd.with.overflow sin smax "
    "smin smul.with.overflow sqrt sshl.sat ssub.sat ssub.with.overflow tan tanh trunc uadd.sat uadd.with.overflow umax "
    "umin umul.with.overflow ushl.sat usub.sat usub.with.overflow"
)
_OF_MEMORY: Final = (
    "assume lifetime.end lifetime.start masked.compressstore masked.expandload masked.gather masked.load "
    "masked.scatter masked.store memcpy memmove memset stackrestore stacksave trap"
)
_OF_VECTORS: Final = "add and fadd fmax fmaximum fmin fminimum fmul mul or smax smin umax umin xor"
_INTRINSICS: Final[frozenset[str]] = frozenset(
    [*f"{_OF_VALUES} {_OF_MEMORY}".split(), *["vector.reduce." + one for one in _OF_VECTORS.split()]]
)
_SCALARS: Final[frozenset[str]] = frozenset(["i1", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64", "p0"])
"""The types at the end of an intrinsic's name, which may have a number of lanes in front of them."""


def is_known(text: str) -> bool:
    """Whether all words of LLVM IR are known, its vectors short, and the arrays that are values small."""
    if any(int(one or other) > MOST_LANES for one, other in _LANES.findall(text)):
        return False
    if any(_is_large_value(text, found) for found in _ARRAYS.finditer(text)):
        return False
    return all(one in KNOWN or _is_known_intrinsic(one) for one in set(_TOKEN.findall(text)))


def _is_large_value(text: str, found: re.Match[str]) -> bool:
    """An array that is no global variable, or the type behind a pointer, has very many elements."""
    line = text[text.rfind("\n", 0, found.start()) + 1 : found.start()]
    if line.startswith("@") or "getelementptr" in line or "alloca " in line:
        return False
    return prod([int(one) for one in re.findall(r"(\d+) x", found.group())]) > MOST_ELEMENTS


def unknown_words(text: str) -> list[str]:
    """The words that are not known, for tests."""
    return sorted([one for one in set(_TOKEN.findall(text)) if one not in KNOWN and not _is_known_intrinsic(one)])


def _is_known_intrinsic(word: str) -> bool:
    """Whether LLVM IR's name of an intrinsic, which ends with types, has a known name and no long vectors."""
    prefix, _, name = word.partition(".")
    parts = name.split(".")
    while len(parts) > 1 and (lanes := _lanes_of(parts[-1])):
        if lanes > MOST_LANES:
            return False
        parts.pop()
    return prefix == "@llvm" and ".".join(parts) in _INTRINSICS


def _lanes_of(part: str) -> int:
    """How many lanes the type has that a part of an intrinsic's name is, 1 for a scalar; 0 if it is none."""
    if part in _SCALARS:
        return 1
    element = part[1:].lstrip("0123456789")
    count = part[1 : len(part) - len(element)]
    return int(count) if part[0] == "v" and count and element in _SCALARS else 0

"""gpu: the attributes that stand on ops of other dialects and in memref types. The ops and types are not here.

`#gpu.thread<x>` and its like map the loops of `scf.forall`, `#gpu.loop_dim_map<...>` those of `scf.parallel`;
`#gpu.address_space<workgroup>` is the memory space of a memref.
"""

from __future__ import annotations

from pyopt.ir.affine import AffineMap
from pyopt.ir.attributes import Attribute, DialectAttribute
from pyopt.ir.device_mapping import MAPPINGS, MASKS
from pyopt.ir.enums import CaseEnum, take_word, unknown_word
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.opinfo import Dialect
from pyopt.ir.tables import unique, whole
from pyopt.light import TYPE_CHECKING, Final, Sequence, final
from pyopt.syntax.affine_printer import map_text

if TYPE_CHECKING:
    from pyopt.ir.protocols import BodyPrinter
    from pyopt.syntax.attribute_parser import AttributeParser

_WIDTH: Final = 64
_IDS: Final = ("x", "y", "z", *[f"linear_dim_{number}" for number in range(10)])
_SPACES: Final = ("global", "workgroup", "private")
_PROCESSORS: Final = ("block_x", "block_y", "block_z", "thread_x", "thread_y", "thread_z", "sequential")
_LOOP: Final = "ParallelLoopDimMappingAttr"
_LOOP_PARAMETERS: Final = ("processor", "map", "bound")


def _enumeration(
    mnemonic: str, name: str, type: str, words: Sequence[str], parameter: str = "value", bare: bool = False
) -> CaseEnum:
    cases = [(word, value) for value, word in enumerate(words)]
    return CaseEnum(f"gpu.{mnemonic}", name, "", f"::mlir::gpu::{type}", cases, bare, parameter=parameter)


def _mapping(mnemonic: str, name: str) -> CaseEnum:
    MAPPINGS.add(f"gpu.{mnemonic}")
    return _enumeration(mnemonic, f"GPU{name}MappingAttr", "MappingId", _IDS, mnemonic)


MAPPINGS.add("gpu.memory_space")
_ENUMERATIONS: Final = {
    "thread": _mapping("thread", "Thread"),
    "block": _mapping("block", "Block"),
    "warp": _mapping("warp", "Warp"),
    "warpgroup": _mapping("warpgroup", "Warpgroup"),
    "lane": _mapping("lane", "Lane"),
    "memory_space": _enumeration("memory_space", "GPUMemorySpaceMappingAttr", "AddressSpace", _SPACES, "address_space"),
    "address_space": _enumeration("address_space", "GPU_AddressSpaceAttr", "AddressSpace", _SPACES),
    "dim": _enumeration("dim", "GPU_DimensionAttr", "Dimension", ("x", "y", "z"), bare=True),
}


@final
class MaskAttr(DialectAttribute):
    """`#gpu.mask<3>`: a bit for each of the parts of a device."""

    __slots__ = ("bits",)

    def __init__(self, bits: int) -> None:
        super().__init__("gpu.mask")
        self.bits = whole(bits)

    @staticmethod
    def get(bits: int) -> MaskAttr:
        found = _masks.get(bits)
        if found is None:
            found = _masks[bits] = MaskAttr(bits)
        return found

    def body(self, printer: BodyPrinter) -> str:
        return f"<{self.bits}>"


_masks: dict[int, MaskAttr] = unique({})
MASKS.add("gpu.mask")


def _parse_mask(p: AttributeParser) -> Attribute:
    """`<3>`."""
    p.expect("<", "expected '<'")
    at = p.i
    try:
        bits = p.take_integer()
        if not -(1 << (_WIDTH - 1)) <= bits < 1 << _WIDTH:
            raise p.error("integer value too large", at)
    except DiagnosticError as error:
        error.also = (p.error("failed to parse GPUMappingMaskAttr parameter 'mask' which is to be a `uint64_t`"),)
        raise
    p.expect(">", "expected '>'")
    return MaskAttr.get(bits % (1 << _WIDTH))


@final
class LoopMappingAttr(DialectAttribute):
    """`#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>`."""

    __slots__ = ("bound", "map", "processor")

    def __init__(self, processor: str, map: AffineMap, bound: AffineMap) -> None:
        super().__init__("gpu.loop_dim_map")
        self.processor = processor
        self.map = map
        self.bound = bound

    @staticmethod
    def get(processor: str, map: AffineMap, bound: AffineMap) -> LoopMappingAttr:
        key = (processor, map, bound)
        found = _loops.get(key)
        if found is None:
            found = _loops[key] = LoopMappingAttr(processor, map, bound)
        return found

    def body(self, printer: BodyPrinter) -> str:
        return f"<processor = {self.processor}, map = {map_text(self.map)}, bound = {map_text(self.bound)}>"


_loops: dict[tuple[str, AffineMap, AffineMap], LoopMappingAttr] = unique({})


def _parse_loop(p: AttributeParser) -> Attribute:
    """`<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>`, in any order."""
    p.expect("<", "expected '<'")
    processor = ""
    maps: dict[str, AffineMap] = {}
    for number in range(len(_LOOP_PARAMETERS)):
        if number:
            p.expect(",", "expected ','")
        name = _take_name(p)
        p.expect("=", "expected '='")
        if name == "processor" and not processor:
            processor = _take_processor(p)
        elif name in _LOOP_PARAMETERS and name != "processor" and name not in maps:
            maps[name] = _take_map(p, name)
        else:
            raise p.error(f"duplicate or unknown struct parameter name: {name}")
    p.expect(">", "expected '>'")
    return LoopMappingAttr.get(processor, maps["map"], maps["bound"])


def _take_name(p: AttributeParser) -> str:
    try:
        return p.take_keyword("expected valid keyword")
    except DiagnosticError as error:
        error.also = (p.error("expected a parameter name in struct"),)
        raise


def _take_processor(p: AttributeParser) -> str:
    at = p.i
    type = "::mlir::gpu::Processor"
    word = take_word(p, "", _LOOP, type, "processor")
    if word not in _PROCESSORS:
        raise unknown_word(p, "", at, _LOOP, type, _PROCESSORS, "processor")
    return word


def _take_map(p: AttributeParser, name: str) -> AffineMap:
    try:
        return p.parse_affine_map()
    except DiagnosticError as error:
        words = f"{_LOOP} parameter '{name}' which is to be a `AffineMap`"
        error.also = (*error.also, p.error(f"failed to parse {words}"))
        raise


DIALECT: Final = Dialect(
    "gpu",
    [],
    attributes={
        **{mnemonic: one.parse_body for mnemonic, one in _ENUMERATIONS.items()},
        "mask": _parse_mask,
        "loop_dim_map": _parse_loop,
    },
    doc="Which part of a GPU runs an iteration, and memory spaces, as attributes.",
)

"""sroa: an allocation whose elements are only used one by one becomes one allocation for each.

    %m = memref.alloca() : memref<2xf32>             %a = memref.alloca() : memref<f32>
    memref.store %x, %m[%c0] : memref<2xf32>         %b = memref.alloca() : memref<f32>
    memref.store %y, %m[%c1] : memref<2xf32>    ->   memref.store %x, %a[] : memref<f32>
    %0 = memref.load %m[%c0] : memref<2xf32>         memref.store %y, %b[] : memref<f32>
                                                     %0 = memref.load %a[] : memref<f32>

All subscripts must be constants within bounds. Unused elements get no allocation; large arrays stay. What is known of
`llvm.alloca` is in `sroa_llvm.py`. Where loads and stores say a larger alignment than the type of an element has, its
allocation says it, too, unless `reference-exact` is given.
"""

from __future__ import annotations

from math import prod

from pyopt.dialects.llvm.sizes import TypeSizes
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation
from pyopt.ir.signature import segments
from pyopt.ir.types import DYNAMIC, MemRefType, Type
from pyopt.light import Final
from pyopt.passes.cleanup import sroa_llvm
from pyopt.passes.cleanup.cells import number_of
from pyopt.passes.cleanup.mem2reg import allocas_in
from pyopt.passes.cleanup.sroa_alignment import PartAlignments
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

LOAD: Final = "memref.load"
STORE: Final = "memref.store"
LARGEST: Final = 16
"""The number of elements up to which an allocation is taken apart."""


REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Leave what accesses claim of alignment and size as it is, as mlir-opt does"
)


def element_count(type: Type) -> int:
    """The greatest number of elements into which an allocation of that type is split; 0 if it is left whole."""
    shape = type.shape if isinstance(type, MemRefType) else None
    if shape is None or DYNAMIC in shape:
        return 0
    count = prod(shape)
    return count if count != 1 and count <= LARGEST else 0


def constant_subscripts(access: Operation, shape: tuple[int, ...]) -> tuple[int, ...] | None:
    """The element that a load or store goes to, if that is known and within bounds."""
    found: list[int] = []
    indices = access.operands[-len(shape) :] if shape else []
    for value, extent in zip(indices, shape, strict=True):
        number = number_of(value)
        if number is None or not 0 <= number < extent:
            return None
        found.append(number)
    return tuple(found)


def take_apart(alloca: Operation, rewriter: Rewriter, exact: bool) -> list[Operation] | None:
    """Replaces an allocation by those of its used elements, which are given; None if it must stay. exact: without
    regard to alignments."""
    memory = alloca.results[0]
    type = memory.type
    if not memory.uses or not isinstance(type, MemRefType) or type.shape is None or not element_count(type):
        return None
    accesses: list[tuple[Operation, tuple[int, ...]]] = []
    # In the reference's order of uses: the latest first.
    for user in reversed(memory.uses):
        position = 1 if user.info.name == STORE else 0
        if user.info.name not in (LOAD, STORE) or memory.uses[user] != position:
            return None
        element = constant_subscripts(user, type.shape)
        if element is None:
            return None
        accesses.append((user, element))
    part = MemRefType.get((), type.element_type)
    rewriter.loc = alloca.loc
    rewriter.insert_after(alloca)
    alignments = PartAlignments(TypeSizes(alloca))
    numbers = {element: number for number, element in enumerate(dict.fromkeys(element for _, element in accesses))}
    parts: dict[tuple[int, ...], Operation] = {}
    if not exact:
        for user, element in accesses:
            alignments.note(numbers[element], 0, user, 0)
    for element, number in numbers.items():
        attributes: dict[str, Attribute] = {"operandSegmentSizes": segments(0, 0)}
        attributes.update(alignments.attributes_of(number, type.element_type))
        parts[element] = rewriter.create("memref.alloca", [], [part], attributes)
    for user, element in accesses:
        values = user.operands[: 1 if user.info.name == STORE else 0]
        rewriter.set_operands(user, [*values, parts[element].results[0]])
    alloca.erase()
    return list(parts.values())


def run(op: Operation, pass_context: PassContext) -> bool:
    """Takes the allocations inside `op` apart, and their parts again."""
    exact = REFERENCE_EXACT.of(pass_context.options)
    rewriter = Rewriter(pass_context.context)
    changed = False
    largest = 0
    for region in op.regions:
        allocas = allocas_in(region)
        while allocas:
            made: list[Operation] = []
            for alloca in allocas:
                of_llvm = alloca.info.name == "llvm.alloca"
                count = sroa_llvm.part_count(alloca) if of_llvm else element_count(alloca.results[0].type)
                parts = (sroa_llvm.take_apart if of_llvm else take_apart)(alloca, rewriter, exact)
                if parts is not None:
                    changed = True
                    made += parts
                    largest = max(largest, count)
                    pass_context.count("destructured slots")
                    pass_context.count("slots with memory benefit", 1 if len(parts) < count else 0)
            allocas = made
    pass_context.count("max subelement number", largest)
    return changed


PASS = make_pass(
    "sroa",
    run,
    (REFERENCE_EXACT,),
    statistics={
        "destructured slots": "Total amount of memory slots destructured",
        "slots with memory benefit": "Total amount of memory slots in which the destructured size was smaller than the "
        "total size after eliminating unused fields",
        "max subelement number": "Maximal number of sub-elements a successfully destructured slot initially had",
    },
    class_name="SROA",
    keeps_analyses=True,
)

"""vector.print of a vector as loops that print its elements.

    vector.print %v : vector<4xf32>
->
    vector.print punctuation <open>
    scf.for %i = %c0 to %c4 step %c1 {
      vector.print (vector.extract %v[%i]) punctuation <no_punctuation>
      scf.if %i < %c3 { vector.print punctuation <comma> }
    }
    vector.print punctuation <close>
    vector.print
"""

from __future__ import annotations

from pyopt.dialects.vector.enums import PUNCTUATION
from pyopt.dialects.vector.shapes import shape_of
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.types import INDEX, UNSIGNED, IntegerType, VectorType
from pyopt.passes.building.arith import UNSIGNED_LESS, binary, compare, constant_index
from pyopt.passes.building.folded import create_or_fold
from pyopt.passes.building.scf import one_block
from pyopt.passes.lowering.vector_to_scf.building import element_at
from pyopt.rewrite.rewriter import Rewriter


def _punctuation(word: str) -> dict[str, Attribute]:
    return {"punctuation": PUNCTUATION.get(word)}


def _widened(value: Value, type: VectorType, rewriter: Rewriter) -> tuple[Value, VectorType]:
    """Integers of the next width that is a power of two of at least 8 bits."""
    element = type.element_type
    if not isinstance(element, IntegerType):
        return value, type
    width = 8
    while width < element.width:
        width *= 2
    wide = IntegerType.get(width, element.signedness)
    plain = VectorType.get(shape_of(type), IntegerType.get(element.width), type.scalable)
    wide_plain = VectorType.get(shape_of(type), IntegerType.get(width), type.scalable)
    target = VectorType.get(shape_of(type), wide, type.scalable)
    value = create_or_fold(rewriter, "vector.bitcast", [value], plain)
    unsigned = element.width == 1 or element.signedness == UNSIGNED
    if width != element.width:
        value = create_or_fold(rewriter, "arith.extui" if unsigned else "arith.extsi", [value], wide_plain)
    return create_or_fold(rewriter, "vector.bitcast", [value], target), target


def print_elements(op: Operation, rewriter: Rewriter) -> bool:
    """print v : vector -> print "(", loop of elements, print ")" """
    if not op.operands:
        return False
    type = op.operands[0].type
    if not isinstance(type, VectorType) or (len(shape_of(type)) > 1 and any(type.scalable)):
        return False
    value, type = _widened(op.operands[0], type, rewriter)
    shape = shape_of(type) or (1,)
    scalable = type.scalable or (False,)
    if len(shape_of(type)) > 1:
        count = 1
        for extent in shape:
            count *= extent
        flat = VectorType.get((count,), type.element_type)
        value = rewriter.create("vector.shape_cast", [value], [flat]).results[0]
    steps: list[Value] = []
    for extent, scales in zip(shape, scalable, strict=True):
        lower = constant_index(rewriter, 0)
        upper = constant_index(rewriter, extent)
        one = constant_index(rewriter, 1)
        if scales:
            upper = binary(rewriter, "muli", upper, rewriter.create("vector.vscale", [], [INDEX]).results[0])
        last = binary(rewriter, "subi", upper, one)
        rewriter.create("vector.print", [], [], _punctuation("open"))
        body = one_block()
        counter = body.entry().add_argument(INDEX, rewriter.loc)
        steps.append(counter)
        block, before = rewriter.block, rewriter.before
        rewriter.insert_at_end(body.entry())
        rewriter.create("scf.yield", [], [])
        rewriter.block, rewriter.before = block, before
        rewriter.create("scf.for", [lower, upper, one], [], regions=[body])
        rewriter.create("vector.print", [], [], _punctuation("close"))
        rewriter.insert_at_start(body.entry())
        is_not_last = compare(rewriter, UNSIGNED_LESS, counter, last)
        comma = one_block()
        block, before = rewriter.block, rewriter.before
        rewriter.insert_at_end(comma.entry())
        rewriter.create("vector.print", [], [], _punctuation("comma"))
        rewriter.create("scf.yield", [], [])
        rewriter.block, rewriter.before = block, before
        rewriter.create("scf.if", [is_not_last], [], regions=[comma, Region()])
        rewriter.insert_at_start(body.entry())
    index: Value | None = None
    stride = 1
    for extent, step in zip(reversed(shape), reversed(steps), strict=True):
        part = binary(rewriter, "muli", constant_index(rewriter, stride), step)
        index = part if index is None else binary(rewriter, "addi", index, part)
        stride *= extent
    assert index is not None
    element = element_at(rewriter, value, [index] if shape_of(type) else [])
    rewriter.create("vector.print", [element], [], _punctuation("no_punctuation"))
    rewriter.insert_before(op)
    rewriter.create("vector.print", [], [], {"punctuation": op.attributes["punctuation"]})
    rewriter.erase(op)
    return True

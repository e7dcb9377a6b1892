"""lower-vector-to-from-elements-to-shuffle-tree: vectors made of elements of others by a tree of shuffles.

    %0:2 = vector.to_elements %v, %1:2 = vector.to_elements %w, %2:2 = vector.to_elements %x : vector<2xf32>
    vector.from_elements %0#0, %0#1, %1#0, %1#1, %2#0, %2#1 : vector<6xf32>
->
    %3 = vector.shuffle %v, %w [0, 1, 2, 3]
    %4 = vector.shuffle %x, %x [0, 1, -1, -1]
    vector.shuffle %3, %4 [0, 1, 2, 3, 4, 5]

The sources stand in the order in which the result needs them first. Each level joins two neighbours to the part of the
result from the first to the last element that they have; all parts of a level are as long as the longest.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, DenseArrayAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import I64, VectorType
from pyopt.light import Final, final
from pyopt.passes.lowering.common import rewrite
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

NOTHING: Final = -1
"""An element of a shuffle that may be any."""


@final
class Part:
    """A vector with some of the result's elements: `places` has where by their positions in the result."""

    __slots__ = ("places", "vector")

    def __init__(self, vector: Value) -> None:
        self.vector = vector
        self.places: dict[int, int] = {}

    def length(self) -> int:
        """The number of elements of the vector."""
        type = self.vector.type
        assert isinstance(type, VectorType) and type.shape is not None
        return type.shape[0]


def _sources(op: Operation) -> list[Part]:
    """The vectors that the elements are of; none if one is of no vector of one dimension."""
    found: dict[Operation, Part] = {}
    for position, element in enumerate(op.operands):
        maker = element.op
        if maker is None or maker.info.name != "vector.to_elements":
            return []
        type = maker.operands[0].type
        if not isinstance(type, VectorType) or len(type.shape or ()) != 1:
            return []
        part = found.setdefault(maker, Part(maker.operands[0]))
        part.places[position] = element.index
    return list(found.values())


def _join(first: Part, second: Part, start: int, length: int, rewriter: Rewriter) -> Part:
    """The elements of both at `start` and behind it."""
    type = first.vector.type
    assert isinstance(type, VectorType)
    mask = [NOTHING] * length
    for position, place in second.places.items():
        mask[position - start] = first.length() + place
    for position, place in first.places.items():
        mask[position - start] = place
    attributes: dict[str, Attribute] = {"mask": DenseArrayAttr.get(I64, tuple(mask))}
    made = rewriter.create(
        "vector.shuffle", [first.vector, second.vector], [VectorType.get((length,), type.element_type)], attributes
    )
    joined = Part(made.results[0])
    joined.places = {position: position - start for position in (*first.places, *second.places)}
    return joined


def shuffle_elements(op: Operation, rewriter: Rewriter) -> bool:
    """from_elements(to_elements(v), to_elements(w), ...) -> shuffles"""
    type = op.results[0].type
    assert isinstance(type, VectorType)
    parts = _sources(op)
    if len(type.shape or ()) != 1 or not parts:
        return False
    while True:
        pairs = [(parts[at], parts[min(at + 1, len(parts) - 1)]) for at in range(0, len(parts), 2)]
        spans = [sorted((*first.places, *second.places)) for first, second in pairs]
        length = len(op.operands) if len(pairs) == 1 else max([span[-1] - span[0] + 1 for span in spans])
        parts = [_join(*pair, span[0], length, rewriter) for pair, span in zip(pairs, spans, strict=True)]
        if len(parts) == 1:
            rewriter.replace(op, [parts[0].vector])
            return True


RULES: Final[tuple[Rule, ...]] = (Rule("vector.from_elements", shuffle_elements, needs="vector.to_elements"),)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Rewrites what is inside `op`."""
    return rewrite(op, pass_context, RULES)


PASS = make_pass("lower-vector-to-from-elements-to-shuffle-tree", run, anchor="func.func")

"""sparse-space-collapse: nested iteration over neighbouring levels becomes iteration over one space.

    %s = extract_iteration_space %a lvls = 0                  %s = extract_iteration_space %a lvls = 0 to 2
    %r = iterate %it in %s at(%i) iter_args(%x = %z) {        %r = iterate %it in %s at(%i, %j) iter_args(%y = %z) {
      %t = extract_iteration_space %a at %it lvls = 1    ->     ...
      %q = iterate %jt in %t at(%j) iter_args(%y = %x) {        yield %v
        ...                                                   }
        yield %v
      }
      yield %q
    }

Nothing else may be in the outer body, and nothing else may use the spaces, the outer iterator or what the outer one
carries.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.types import IterSpaceType
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.types import INDEX
from pyopt.passes.sparsify.iteration_spaces.spaces import number_of
from pyopt.passes.sparsify.iteration_to_scf import EXTRACT, ITERATE
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter


def has_one_use(value: Value) -> bool:
    return len(value.uses) == 1


def body_of(op: Operation) -> Block:
    return op.regions[0].entry()


def extract_of(iterate: Operation) -> Operation | None:
    """The op that makes the space that is iterated over, if it makes it for that only."""
    found = iterate.operands[0].op
    return found if found is not None and found.info.name == EXTRACT and has_one_use(found.results[0]) else None


def inside(outer: Operation) -> Operation | None:
    """The iterate that is all of `outer`'s body, and that goes on with the next levels of the same tensor."""
    body = body_of(outer)
    space = extract_of(outer)
    extract = body.first
    inner = None if extract is None else extract.next
    if space is None or extract is None or inner is None or inner.next is None or inner.next is not body.last:
        return None
    if extract.info.name != EXTRACT or inner.info.name != ITERATE or extract_of(inner) is not extract:
        return None
    iterator = body.arguments[-1]
    carried = list(body.arguments[: len(outer.results)])
    if list(extract.operands) != [space.operands[0], iterator] or not has_one_use(iterator):
        return None
    if number_of(space, "hiLvl") != number_of(extract, "loLvl"):
        return None
    if list(inner.operands[1:]) != carried or not all(has_one_use(one) for one in carried):
        return None
    results: list[Value] = list(inner.results)
    return inner if list(inner.next.operands) == results and all(has_one_use(one) for one in results) else None


def collapse(outer: Operation, inner: Operation, rewriter: Rewriter) -> Operation:
    """Makes one iterate of two."""
    space, extract = outer.operands[0].op, inner.operands[0].op
    assert space is not None and extract is not None
    first, last = space.results[0].type, extract.results[0].type
    assert isinstance(first, IterSpaceType) and isinstance(last, IterSpaceType)
    type = IterSpaceType.get(first.encoding, first.low, last.high)
    level = space.attributes["hiLvl"]
    used = outer.attributes["crdUsedLvls"]
    assert isinstance(level, IntegerAttr) and isinstance(used, IntegerAttr)
    rewriter.start_at(space)
    bounds: dict[str, Attribute] = {"loLvl": space.attributes["loLvl"], "hiLvl": extract.attributes["hiLvl"]}
    whole = rewriter.create(EXTRACT, space.operands, [type], bounds).results[0]
    # The body's arguments: what is carried, the coordinates of both, and the iterator.
    source, around = body_of(inner), body_of(outer)
    block = Block()
    count = len(inner.results)
    carried = [block.add_argument(one.type, one.loc) for one in source.arguments[:count]]
    for one in around.arguments[count:-1]:
        rewriter.replace_uses(one, block.add_argument(INDEX, one.loc))
    coordinates = [block.add_argument(one.type, one.loc) for one in source.arguments[count:-1]]
    iterator = block.add_argument(type.iterator_type(), source.arguments[-1].loc)
    mask = number_of(outer, "crdUsedLvls") | number_of(inner, "crdUsedLvls") << first.dim()
    region = Region()
    region.append(block)
    rewriter.start_at(outer)
    made = rewriter.create(
        ITERATE,
        [whole, *outer.operands[1:]],
        [one.type for one in outer.results],
        {"crdUsedLvls": IntegerAttr.get(mask, used.type)},
        [region],
    )
    rewriter.merge_blocks(source, block, [*carried, *coordinates, iterator])
    rewriter.replace(outer, made.results)
    rewriter.erase(space)
    return made


def run(op: Operation, pass_context: PassContext) -> bool:
    """Collapses what is in a function, from the inside."""
    rewriter = Rewriter(pass_context.context)
    changed = False
    for outer in [one for one in op.walk_postorder() if one.info.name == ITERATE]:
        # What is inside was looked at before, and may stay; outermost ops of a nest take in what is left of it.
        here = outer
        inner = inside(here)
        while inner is not None:
            here = collapse(here, inner, rewriter)
            changed = True
            inner = inside(here)
    return changed


PASS = make_pass("sparse-space-collapse", run, anchor="func.func")

"""The custom forms of named ops, which leave out their regions."""

from __future__ import annotations

from pyopt.dialects.linalg.bodies import BodyError, build_region, is_same_body
from pyopt.dialects.linalg.enums import ELEMENTWISE_KIND
from pyopt.dialects.linalg.forms import APPLYING, form_of
from pyopt.dialects.linalg.structure import MEMOIZED, default_maps, given_maps, inits, rank_of, scalar_of
from pyopt.dialects.linalg.syntax import NamedOpParts, named_info, write_operands, write_results
from pyopt.ir.affine import AffineMap, AffineMapAttr
from pyopt.ir.attributes import ArrayAttr, Attribute
from pyopt.ir.context import Context
from pyopt.ir.core import NO_ATTRIBUTES, Operation, Region
from pyopt.ir.errors import DiagnosticError, NoCustomForm
from pyopt.ir.tables import derived
from pyopt.ir.types import FloatType, IndexType, IntegerType, Type
from pyopt.ir.verifier import is_valid
from pyopt.light import TYPE_CHECKING, Sequence
from pyopt.syntax.parser import OperationParser

if TYPE_CHECKING:
    from pyopt.syntax.printer import Printer


def parse_named(p: OperationParser, loc: int) -> Operation:
    """linalg.matvec {a = b} ins(%a, %b : T, U) outs(%c : V) -> V"""
    return _parse(p, loc, NO_ATTRIBUTES)


def _parse(p: OperationParser, loc: int, leading: dict[str, Attribute]) -> Operation:
    """The op of which `leading` was read."""
    parts, results, region = _read(p, loc, leading)
    return parts.op(p, results, region)


def _read(p: OperationParser, loc: int, leading: dict[str, Attribute]) -> tuple[NamedOpParts, list[Type], Region]:
    """Parses the op behind `leading`: its parts, the types of its results, and its body."""
    parts = NamedOpParts(p, named_info(p, loc), loc, leading)
    results = p.take_arrow_types()
    name = parts.info.name
    if name == APPLYING and "indexing_maps" not in leading:
        parts.add(p, {"indexing_maps": _attribute(identities(parts.init_types, len(parts.operands)))})
    expected = form_of(name, leading).operand_count
    given = len(parts.operands)
    if given != expected:
        message = f"[parseNamedStructuredOpRegion] ods-gen generated region expects {expected} args, got {given}"
        raise p.op_error(message, parts.loc, p.i)
    try:
        region = build_region(p.context, name, parts.body_types(), parts.attributes, parts.loc)
    except BodyError as error:
        raise p.op_error(str(error), parts.loc, parts.at) from None
    return parts, results, region


def _attribute(maps: Sequence[AffineMap]) -> Attribute:
    return ArrayAttr.get(tuple([AffineMapAttr.get(map) for map in maps]))


def identities(init_types: Sequence[Type], count: int) -> list[AffineMap]:
    """The maps of a linalg.elementwise of so many operands that has none."""
    return [AffineMap.identity(rank_of(init_types[0]) if init_types else 0)] * count


# Ops with maps.


def parse_matmul(p: OperationParser, loc: int) -> Operation:
    """linalg.matmul indexing_maps = [#a, #b, #c] {a = b} ins(%a, %b : T, U) outs(%c : V) -> V"""
    info = named_info(p, loc)
    p.form_name = info.name
    maps = _parse_maps(p, loc) if p.peek() == "indexing_maps" else _attribute(default_maps(info.name))
    return _parse(p, loc, {"indexing_maps": maps})


def parse_contract(p: OperationParser, loc: int) -> Operation:
    """linalg.contract indexing_maps = [#a, #b, #c] {a = b} ins(%a, %b : T, U) outs(%c : V) -> V"""
    p.form_name = named_info(p, loc).name
    message = "expected 'indexing_maps' attribute"
    if p.peek() != "indexing_maps":
        raise p.op_error(message, loc, p.i)
    try:
        maps = _parse_maps(p, loc)
    except DiagnosticError as error:
        error.also = (*error.also, p.op_error(message, loc, p.i))
        raise
    return _parse(p, loc, {"indexing_maps": maps})


def _parse_maps(p: OperationParser, loc: int) -> Attribute:
    """`indexing_maps = [#a, #b]`"""
    p.expect("indexing_maps")
    p.expect("=")
    at = p.i
    maps = p.parse_attribute()
    if not isinstance(maps, ArrayAttr):
        raise p.op_error("invalid kind of attribute specified", loc, at)
    if not all(isinstance(map, AffineMapAttr) for map in maps.elements):
        raise p.op_error("element of indexing_maps array is not an affine_map", loc, p.i)
    return maps


def parse_elementwise(p: OperationParser, loc: int) -> Operation:
    """linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#a, #b, #c] ins(..) outs(..) -> V"""
    p.form_name = named_info(p, loc).name
    p.expect_keyword("kind", loc)
    p.expect("=")
    try:
        kind = p.parse_attribute()
    except DiagnosticError as error:
        error.also = (*error.also, p.op_error("expected operation 'kind' attribute", loc, p.i))
        raise
    if not ELEMENTWISE_KIND.accepts(kind):
        raise p.op_error("expected ElementwiseKind attribute", loc, p.i)
    leading = {"kind": kind}
    if p.accept("indexing_maps"):
        p.expect("=")
        p.expect("[")
        maps: list[Attribute] = []
        while not maps or p.accept(","):
            maps.append(p.parse_attribute())
            if not isinstance(maps[-1], AffineMapAttr):
                raise p.op_error("expected affine map attribute", loc, p.i)
        p.expect("]")
        leading["indexing_maps"] = ArrayAttr.get(tuple(maps))
    try:
        parts, results, region = _read(p, loc, leading)
    except DiagnosticError as error:
        error.also = (*error.also, p.op_error("unable to parse elemwise op", loc, p.i))
        raise
    return parts.op(p, results, region)


# Print.


_has_body: dict[tuple[object, ...], bool] = derived({})
"""Whether named ops have a body, by name, types of elements, and what else decides."""


def _is_implied(pr: Printer, op: Operation) -> bool:
    """A named op's text says enough to make its body.

    There are as many operands as its name says, and the body is valid for the types of their elements. Elements that
    are no real numbers have a body for some functions only (a copy of vectors, but no sum: it would be one of
    integers): it is implied if it is the one that the op has.
    """
    types = [scalar_of(operand.type) for operand in op.operands]
    key = (op.info.name, *types, op.attributes.get("cast"), op.attributes.get("kind"))
    found = _has_body.get(key)
    if found is None:
        if len(types) != form_of(op.info.name, op.attributes).operand_count:
            found = _has_body[key] = False
            return found
        try:
            built = build_region(pr.context, op.info.name, types, op.attributes)
            made = built if _is_valid_body(built, types[-1], pr.context) else None
        except BodyError:
            made = None
        if not all(isinstance(type, (IntegerType, FloatType, IndexType)) for type in types):
            return made is not None and is_same_body(made, op.regions[0])
        found = _has_body[key] = made is not None
    return found


def _is_valid_body(region: Region, element: Type, context: Context) -> bool:
    """Returns whether the body is valid and yields elements of the output; its linalg ops are valid only inside it."""
    block = region.first
    if block is None or any(value.type is not element for value in block.terminator().operands):
        return False
    return all(one.info.name.startswith("linalg.") or is_valid(one, context) for one in block)


def print_named(pr: Printer, op: Operation) -> None:
    _print(pr, op, MEMOIZED)


def _print(pr: Printer, op: Operation, *elided: str, leading: str = "") -> None:
    if not _is_implied(pr, op):
        raise NoCustomForm
    pr.write(leading)
    pr.optional_attr_dict(op, ("operandSegmentSizes", *elided))
    write_operands(pr, op)
    write_results(pr, op)


def print_matmul(pr: Printer, op: Operation) -> None:
    _print_with_maps(pr, op, default_maps(op.info.name))


def print_contract(pr: Printer, op: Operation) -> None:
    _print_with_maps(pr, op, None)


def print_elementwise(pr: Printer, op: Operation) -> None:
    init_types = [init.type for init in inits(op)]
    _print_with_maps(pr, op, identities(init_types, len(op.operands)), f" kind={pr.attribute(op.attributes['kind'])}")


def _print_with_maps(pr: Printer, op: Operation, defaults: list[AffineMap] | None, leading: str = "") -> None:
    """Maps are written where they are not those that are read without."""
    maps = op.attributes.get("indexing_maps")
    if not _is_implied(pr, op):
        raise NoCustomForm
    if maps is not None and given_maps(op) != defaults:
        leading += f" indexing_maps = {pr.attribute(maps)}"
    _print(pr, op, "indexing_maps", "kind", leading=leading)

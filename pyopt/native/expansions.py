"""Ops on tensors that no pass makes loops of, as others that do the same, which are written as text.

linalg.pack, linalg.unpack, tensor.gather     tensor.generate of the elements
tensor.scatter                                loops that insert the elements
linalg.softmax                                linalg.generic: the maximum, the exponentials, their sum, the quotients
tensor.bitcast                                arith.bitcast of the elements

Extents that do not fit are checked as those of other ops (`extents.py`).
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.attributes import UNIT, IntegerAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import mixed_group, static_values
from pyopt.ir.signature import operand_group
from pyopt.ir.types import (
    DYNAMIC,
    INDEX,
    SIGNLESS,
    UNSIGNED,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    TensorType,
    Type,
    element_type_or_self,
)  # fmt: skip
from pyopt.light import Callable, Final, Sequence
from pyopt.native.checking import NE, SGT, UGE, Checker, shape_of
from pyopt.native.parameters import type_text
from pyopt.native.unranked import for_each
from pyopt.rewrite.rewriter import Rewriter
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module

_LOWEST: Final = {"f16": "0xFC00", "bf16": "0xFF80", "f32": "0xFF800000", "f64": "0xFFF0000000000000"}
"""Minus infinity."""


def expand_ops(module: Operation, context: Context, texts: list[str], checks: bool) -> bool:
    """Replaces these ops in a module; what their checks say is added to the texts.

    Says whether ops on memrefs were among them, of which tensors are made.
    """
    checker = Checker(context, texts)
    of_memrefs = False
    for op in list(module.walk()):
        if op.info.name == "linalg.softmax" and all(_is_memref(one.type) for one in op.operands):
            if checks:
                checker.start(op)
                _check_same(checker, op)
            _on_tensors(checker.rewriter, op)
            of_memrefs = True
    for op in list(module.walk()):
        expand = _EXPANSIONS.get(op.info.name)
        if expand is None or any(not _is_dense(one.type) for one in (*op.operands, *op.results)):
            continue
        text = expand(op)
        if not text:
            continue
        checker.start(op)
        if checks and op.info.name in _CHECKS:
            _CHECKS[op.info.name](checker, op)
        _replace(checker.rewriter, op, text)
    if checks:
        checker.declare(module)
    return of_memrefs


def _is_memref(type: Type) -> bool:
    return isinstance(type, MemRefType) and type.shape is not None


def _on_tensors(rewriter: Rewriter, op: Operation) -> None:
    """Replaces an op that reads a memref and fills another by the same on tensors that show them."""
    rewriter.start_at(op)
    shown = []
    for number, operand in enumerate(op.operands):
        type = TensorType.get(shape_of(operand.type), element_type_or_self(operand.type))
        attributes = {"restrict": UNIT, "writable": UNIT} if number else {"restrict": UNIT}
        shown.append(rewriter.create("bufferization.to_tensor", [operand], [type], {**attributes}).results[0])
    made = rewriter.create(op.info.name, shown, [shown[-1].type], {**op.attributes})
    target = {"restrict": UNIT, "writable": UNIT}
    rewriter.create("bufferization.materialize_in_destination", [made.results[0], op.operands[1]], [], {**target})
    rewriter.erase(op)


def _is_dense(type: Type) -> bool:
    """A number, or a tensor with a rank and without an encoding."""
    if isinstance(type, TensorType):
        return type.shape is not None and encoding_of(type) is None
    return isinstance(type, (FloatType, IntegerType, IndexType))


def _replace(rewriter: Rewriter, op: Operation, body: str) -> None:
    """Replaces an op by the lines of a function of its operands, %0, %1 and so on."""
    arguments = ", ".join([f"%a{number}: {type_text(one.type)}" for number, one in enumerate(op.operands)])
    result = type_text(op.results[0].type)
    text = f"func.func @f({arguments}) -> {result} {{\n{body}\n  func.return %r : {result}\n}}\n"
    context = rewriter.context
    # Places of the program's ops are those in its own source.
    source = context.source_name, context.place_offset, context.line_and_column
    module = parse_module(Source(text, "<expansion>"), context)
    context.source_name, context.place_offset, context.line_and_column = source
    assert module is not None, text
    function = module.regions[0].entry().first
    assert function is not None
    for one in function.walk():
        one.loc = op.loc
    rewriter.insert_before(op)
    rewriter.replace(op, rewriter.clone_body(function.regions[0].entry(), op.operands))


# Text.


def _extents(name: str, prefix: str, type: Type) -> list[str]:
    """Lines that give the extents of a value the names %PREFIX0, %PREFIX1 and so on."""
    lines = []
    for at, extent in enumerate(shape_of(type)):
        lines.append(f"%{prefix}{at}c = arith.constant {at if extent == DYNAMIC else extent} : index")
        if extent == DYNAMIC:
            lines.append(f"%{prefix}{at} = tensor.dim {name}, %{prefix}{at}c : {type_text(type)}")
        else:
            lines.append(f"%{prefix}{at} = arith.addi %{prefix}{at}c, %zero : index")
    return lines


def _names(prefix: str, count: int) -> str:
    return ", ".join([f"%{prefix}{number}" for number in range(count)])


def _generate(lines: list[str], type: Type, sizes: Sequence[str], body: Sequence[str]) -> str:
    """The lines, and a tensor of a type whose elements, %e, the body computes at %i0, %i1 and so on."""
    open_sizes = [size for size, extent in zip(sizes, shape_of(type), strict=True) if extent == DYNAMIC]
    arguments = ", ".join([f"%i{number}: index" for number in range(len(sizes))])
    element = type_text(element_type_or_self(type))
    return "\n".join([
        "%zero = arith.constant 0 : index", "%one = arith.constant 1 : index", *lines,
        f"%r = tensor.generate {', '.join(open_sizes)} {{", f"^bb0({arguments}):", *body,
        f"tensor.yield %e : {element}", f"}} : {type_text(type)}",
    ])  # fmt: skip


# Tiles.


def _tile_of(op: Operation, dimension: int) -> int | None:
    """The number of the tile of a dimension, if it has one."""
    positions = static_values(op, "inner_dims_pos")
    return positions.index(dimension) if dimension in positions else None


def _place_of(op: Operation, dimension: int) -> int:
    """The place of what counts the tiles of a dimension."""
    permutation = static_values(op, "outer_dims_perm")
    return permutation.index(dimension) if permutation else dimension


def _pack(op: Operation) -> str:
    source, target = op.operands[0].type, op.operands[1].type
    rank = len(shape_of(source))
    whole = len(shape_of(target))
    padded = len(operand_group(op, "padding_value")) > 0
    element = type_text(element_type_or_self(source))
    body = []
    conditions = []
    for at in range(rank):
        tile = _tile_of(op, at)
        outer = f"%i{_place_of(op, at)}"
        if tile is None:
            body.append(f"%x{at} = arith.addi {outer}, %zero : index")
            continue
        body.append(f"%m{at} = arith.muli {outer}, %d{rank + tile} : index")
        body.append(f"%x{at} = arith.addi %m{at}, %i{rank + tile} : index")
        body.append(f"%b{at} = arith.cmpi ult, %x{at}, %s{at} : index")
        conditions.append(f"%b{at}")
    extract = f"tensor.extract %a0[{_names('x', rank)}] : {type_text(source)}"
    if padded and conditions:
        inside = conditions[0]
        for number, one in enumerate(conditions[1:]):
            body.append(f"%both{number} = arith.andi {inside}, {one} : i1")
            inside = f"%both{number}"
        body += [
            f"%e = scf.if {inside} -> ({element}) {{", f"%l = {extract}", f"scf.yield %l : {element}",
            "} else {", f"scf.yield %a2 : {element}", "}",
        ]  # fmt: skip
    else:
        body.append(f"%e = {extract}")
    lines = [*_extents("%a0", "s", source), *_extents("%a1", "d", target)]
    return _generate(lines, target, [f"%d{number}" for number in range(whole)], body)


def _unpack(op: Operation) -> str:
    source, target = op.operands[0].type, op.operands[1].type
    rank = len(shape_of(target))
    indices = [""] * len(shape_of(source))
    body = []
    for at in range(rank):
        tile = _tile_of(op, at)
        place = _place_of(op, at)
        indices[place] = f"%i{at}"
        if tile is not None:
            body.append(f"%q{at} = arith.divui %i{at}, %s{rank + tile} : index")
            body.append(f"%p{at} = arith.remui %i{at}, %s{rank + tile} : index")
            indices[place], indices[rank + tile] = f"%q{at}", f"%p{at}"
    body.append(f"%e = tensor.extract %a0[{', '.join(indices)}] : {type_text(source)}")
    lines = [*_extents("%a0", "s", source), *_extents("%a1", "d", target)]
    return _generate(lines, target, [f"%d{number}" for number in range(rank)], body)


def _check_tiles(checker: Checker, op: Operation) -> None:
    """Tiles cover what they are of, and have the extents that they say."""
    packs = op.info.name == "linalg.pack"
    tiled, plain = (op.operands[1], op.operands[0]) if packs else (op.operands[0], op.operands[1])
    rank = len(shape_of(plain.type))
    padded = packs and len(operand_group(op, "padding_value")) > 0
    sizes = mixed_group(op, "inner_tiles")
    for number, size in enumerate(sizes):
        text = f"tile #{number} is to have {{wanted}} elements, and has {{found}}"
        checker.check(NE, checker.extent(tiled, rank + number), checker.value(size), text)
    for at in range(rank):
        tile = _tile_of(op, at)
        extent, count = checker.extent(plain, at), checker.extent(tiled, _place_of(op, at))
        whole = f"dimension {at} of operand #{op.operands.index(plain)}{checker.argument(plain)}"
        text = f"{whole} has {{wanted}} elements, and there are tiles for {{found}}"
        if tile is None:
            checker.check(NE, count, extent, text)
            continue
        width = checker.extent(tiled, rank + tile)
        covered = checker.binary("arith.muli", count, width)
        if packs and not padded:
            checker.check(NE, covered, extent, text)
            continue
        checker.check(SGT, extent, covered, f"{whole} has {{found}} elements, and there are tiles for {{wanted}}")
        if packs:
            rest = checker.binary("arith.subi", covered, extent)
            checker.check(UGE, rest, width, f"the tiles of {whole} have {{found}} elements of padding")


# Gather and scatter.


def _coordinates(indices: Type, value: str, dimensions: Sequence[int]) -> list[str]:
    """Lines that read the coordinate of each dimension at %i0, %i1 and so on, as %pDIMENSION."""
    element = element_type_or_self(indices)
    lines = []
    for number, dimension in enumerate(dimensions):
        at = [f"%i{one}" for one in range(len(shape_of(indices)) - 1)]
        lines.append(f"%k{dimension} = arith.constant {number} : index")
        name = f"%p{dimension}" if isinstance(element, IndexType) else f"%w{dimension}"
        extract = f"tensor.extract {value}[{', '.join([*at, f'%k{dimension}'])}]"
        lines.append(f"{name} = {extract} : {type_text(indices)}")
        if isinstance(element, IntegerType):
            cast = "index_castui" if element.signedness == UNSIGNED else "index_cast"
            lines.append(f"%p{dimension} = arith.{cast} {name} : {type_text(element)} to index")
    return lines


def _tail(whole: int, dimensions: Sequence[int], outer: int, rank: int) -> list[tuple[int, int]]:
    """(dimension, its place in what is gathered) of the dimensions that are taken as they are."""
    kept = rank == outer + whole
    rest = [at for at in range(whole) if kept or at not in dimensions]
    return [(at, outer + number) for number, at in enumerate(rest) if at not in dimensions]


def _is_plain(type: Type) -> bool:
    """Its elements are no integers with a sign of their own, which arith does not take."""
    element = element_type_or_self(type)
    return not isinstance(element, IntegerType) or element.signedness == SIGNLESS


def _gather(op: Operation) -> str:
    source, indices, result = op.operands[0].type, op.operands[1].type, op.results[0].type
    dimensions = static_values(op, "gather_dims")
    if not _is_plain(indices):
        return ""
    rank, outer = len(shape_of(result)), len(shape_of(indices)) - 1
    tail = _tail(len(shape_of(source)), dimensions, outer, rank)
    sizes = [f"%n{at}" for at in range(outer)] + ["%one"] * (rank - outer)
    places = [f"%p{at}" for at in range(len(shape_of(source)))]
    for dimension, place in tail:
        sizes[place], places[dimension] = f"%s{dimension}", f"%i{place}"
    body = _coordinates(indices, "%a1", dimensions)
    body.append(f"%e = tensor.extract %a0[{', '.join(places)}] : {type_text(source)}")
    return _generate([*_extents("%a0", "s", source), *_extents("%a1", "n", indices)], result, sizes, body)


def _scatter(op: Operation) -> str:
    source, target, indices = [one.type for one in op.operands]
    dimensions = static_values(op, "scatter_dims")
    if not _is_plain(indices):
        return ""
    rank, outer = len(shape_of(source)), len(shape_of(indices)) - 1
    places = [f"%p{at}" for at in range(len(shape_of(target)))]
    for dimension, place in _tail(len(shape_of(target)), dimensions, outer, rank):
        places[dimension] = f"%i{place}"
    lines = ["%zero = arith.constant 0 : index", "%one = arith.constant 1 : index", *_extents("%a0", "s", source)]
    type = type_text(target)
    for at in range(rank):
        before, name = ("%a1" if at == 0 else f"%t{at - 1}"), ("%r" if at == 0 else f"%u{at}")
        loop = f"{name} = scf.for %i{at} = %zero to %s{at} step %one iter_args(%t{at} = {before}) -> ({type}) {{"
        lines.append(loop)
    last = f"%t{rank - 1}" if rank else "%a1"
    lines += _coordinates(indices, "%a2", dimensions)
    lines.append(f"%e = tensor.extract %a0[{_names('i', rank)}] : {type_text(source)}")
    made = "%v" if rank else "%r"
    lines.append(f"{made} = tensor.insert %e into {last}[{', '.join(places)}] : {type}")
    for at in reversed(range(rank)):
        lines += [f"scf.yield {'%v' if at == rank - 1 else f'%u{at + 1}'} : {type}", "}"]
    return "\n".join(lines)


def _check_parts(checker: Checker, op: Operation) -> None:
    """What is gathered or scattered has the extents of the coordinates, and of the dimensions that are taken whole."""
    gathers = op.info.name == "tensor.gather"
    parts = op.results[0] if gathers else op.operands[0]
    whole, indices = (op.operands[0], op.operands[1]) if gathers else (op.operands[1], op.operands[2])
    dimensions = static_values(op, "gather_dims" if gathers else "scatter_dims")
    outer = len(shape_of(indices.type)) - 1
    tail = _tail(len(shape_of(whole.type)), dimensions, outer, len(shape_of(parts.type)))
    pairs: list[tuple[int, Value, int]] = [(at, indices, at) for at in range(outer)]
    pairs += [(place, whole, dimension) for dimension, place in tail]
    for place, value, dimension in pairs:
        if gathers and shape_of(parts.type)[place] == DYNAMIC:
            continue
        text = f"dimension {place} of the parts has the extent {{found}}, and {{wanted}} are named"
        checker.check(NE, checker.extent(parts, place), checker.extent(value, dimension), text)
    text = f"there are {{found}} coordinates for {len(dimensions)} dimensions"
    checker.check(NE, checker.extent(indices, outer), checker.number(len(dimensions)), text)
    extents = {dimension: checker.extent(whole, dimension) for dimension in dimensions}
    counts = [checker.extent(indices, at) for at in range(outer)]
    _check_coordinates(checker, indices, counts, extents, [])


def _check_coordinates(
    checker: Checker, indices: Value, counts: Sequence[Value], extents: dict[int, Value], at: list[Value]
) -> None:
    """The coordinates below some indices lie within the dimensions that they are for."""
    rewriter = checker.rewriter
    if len(at) < len(counts):

        def below(one: Value, carried: list[Value]) -> list[Value]:
            _check_coordinates(checker, indices, counts, extents, [*at, one])
            return carried

        for_each(checker, counts[len(at)], [], below)
        return
    element = element_type_or_self(indices.type)
    for number, (dimension, extent) in enumerate(extents.items()):
        place = rewriter.constant(IntegerAttr.get(number, INDEX), INDEX)
        found = rewriter.create("tensor.extract", [indices, *at, place], [element]).results[0]
        if isinstance(element, IntegerType):
            cast = "index_castui" if element.signedness == UNSIGNED else "index_cast"
            found = rewriter.create(f"arith.{cast}", [found], [INDEX]).results[0]
        name = f"a coordinate{checker.argument(indices)} of dimension {dimension}"
        text = f"{name} is {{found}}, and the extent is {{wanted}}"
        checker.check(UGE, found, extent, text)


# Softmax, and bits.


def _softmax(op: Operation) -> str:
    type = op.operands[0].type
    shape = shape_of(type)
    element = type_text(element_type_or_self(type))
    dimension = op.attributes["dimension"]
    if element not in _LOWEST or not isinstance(dimension, IntegerAttr):
        return ""
    rest = [at for at in range(len(shape)) if at != dimension.value]
    small = TensorType.get(tuple([shape[at] for at in rest]), element_type_or_self(type))
    sizes = ", ".join([f"%s{at}" for at in rest if shape[at] == DYNAMIC])
    loops = ", ".join([f"d{at}" for at in range(len(shape))])
    of_all = f"affine_map<({loops}) -> ({loops})>"
    of_rest = f"affine_map<({loops}) -> ({', '.join([f'd{at}' for at in rest])})>"
    kinds = ['"parallel"'] * len(shape)
    reduced = list(kinds)
    reduced[dimension.value] = '"reduction"'
    inner, outer, output = type_text(small), type_text(type), type_text(op.operands[1].type)

    def combine(name: str, value: str, start: str, op_name: str) -> list[str]:
        return [
            f"%{name}f = linalg.fill ins({start} : {element}) outs(%small : {inner}) -> {inner}",
            f"%{name} = linalg.generic {{indexing_maps = [{of_all}, {of_rest}], iterator_types = "
            f"[{', '.join(reduced)}]}} ins({value} : {outer}) outs(%{name}f : {inner}) {{",
            f"^bb0(%x: {element}, %y: {element}):", f"%z = {op_name} %x, %y : {element}",
            f"linalg.yield %z : {element}", f"}} -> {inner}",
        ]  # fmt: skip

    def apply(name: str, value: str, other: str, target: str, type: str, body: Sequence[str]) -> list[str]:
        return [
            f"%{name} = linalg.generic {{indexing_maps = [{of_all}, {of_rest}, {of_all}], iterator_types = "
            f"[{', '.join(kinds)}]}} ins({value}, {other} : {outer}, {inner}) outs({target} : {type}) {{",
            f"^bb0(%x: {element}, %y: {element}, %o: {element}):", *body,
            f"linalg.yield %z : {element}", f"}} -> {type}",
        ]  # fmt: skip

    open_sizes = ", ".join([f"%s{at}" for at in range(len(shape)) if shape[at] == DYNAMIC])
    return "\n".join([
        "%zero = arith.constant 0 : index", *_extents("%a0", "s", type),
        f"%low = arith.constant {_LOWEST[element]} : {element}", f"%nothing = arith.constant 0.0 : {element}",
        f"%small = tensor.empty({sizes}) : {inner}", f"%large = tensor.empty({open_sizes}) : {outer}",
        *combine("max", "%a0", "%low", "arith.maximumf"),
        *apply("powers", "%a0", "%max", "%large", outer,
               [f"%w = arith.subf %x, %y : {element}", f"%z = math.exp %w : {element}"]),
        *combine("sum", "%powers", "%nothing", "arith.addf"),
        *apply("r", "%powers", "%sum", "%a1", output, [f"%z = arith.divf %x, %y : {element}"]),
    ])  # fmt: skip


def _check_same(checker: Checker, op: Operation) -> None:
    """What comes out has the shape of what goes in."""
    given, target = [checker.argument(one) for one in op.operands]
    for at in range(len(shape_of(op.operands[0].type))):
        text = f"operand #0{given} has extent {{found}} in dimension {at}, and operand #1{target} {{wanted}}"
        checker.check(NE, checker.extent(op.operands[0], at), checker.extent(op.operands[1], at), text)


def _bitcast(op: Operation) -> str:
    source, result = op.operands[0].type, op.results[0].type
    if not _is_plain(source) or not _is_plain(result):
        return ""
    if shape_of(source) != shape_of(result):
        between = TensorType.get(shape_of(source), element_type_or_self(result))
        return (
            f"%c = arith.bitcast %a0 : {type_text(source)} to {type_text(between)}\n"
            f"%r = tensor.cast %c : {type_text(between)} to {type_text(result)}"
        )
    return f"%r = arith.bitcast %a0 : {type_text(source)} to {type_text(result)}"


def _check_cast(checker: Checker, op: Operation) -> None:
    """Extents are those that the result's type says."""
    for at, extent in enumerate(shape_of(op.results[0].type)):
        if extent != DYNAMIC:
            text = f"dimension {at} has {{found}} elements, and the result {{wanted}}"
            checker.check(NE, checker.extent(op.operands[0], at), checker.number(extent), text)


_EXPANSIONS: Final[dict[str, Callable[[Operation], str]]] = {
    "linalg.pack": _pack,
    "linalg.softmax": _softmax,
    "linalg.unpack": _unpack,
    "tensor.bitcast": _bitcast,
    "tensor.gather": _gather,
    "tensor.scatter": _scatter,
}
_CHECKS: Final[dict[str, Callable[[Checker, Operation], None]]] = {
    "linalg.pack": _check_tiles,
    "linalg.softmax": _check_same,
    "linalg.unpack": _check_tiles,
    "tensor.bitcast": _check_cast,
    "tensor.gather": _check_parts,
    "tensor.scatter": _check_parts,
}

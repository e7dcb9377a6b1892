"""Structured ops of linalg in every wrong form: operands, results, regions, block arguments, attributes, segments.

`wrong_forms()` gives (name, text) of modules, one op each; some are right, which the reference says as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from pyopt.dialects.linalg.forms import NAMED, ROWS

SIZES: Final = "4"
ADD: Final = '  %s = "arith.addf"(%x0, %x1) : (f32, f32) -> f32\n'


def tensor(rank: int) -> str:
    """4x4xf32, as many dimensions as there are."""
    return f"tensor<{f'{SIZES}x' * rank}f32>"


def operand_types(name: str) -> list[str]:
    """Types of operands that a named op takes: all loops have the extent 4, windows reach over 4, too."""
    types: list[str] = []
    for operand in re.findall(r"([A-Za-z]\w*)(\[[^]]*\])?", _row_operands(name)):
        subscripts = operand[1][1:-1].strip()
        if not operand[1] or (name == "linalg.fill" and not types):
            types.append("f32")
            continue
        if subscripts == "...":
            types.append(tensor(2))
            continue
        extents = ["7" if "~" in one or "+" in one else "4" for one in subscripts.split(",")] if subscripts else []
        types.append(f"tensor<{''.join([extent + 'x' for extent in extents])}f32>")
    return types


def _row_operands(name: str) -> str:
    """`I[...] -> O[...]` of a row of the table, with a comma in the place of the arrow."""
    text = ROWS[name].partition(":")[2].partition(" = ")[0]
    return text.replace("->", ",")


def module(lines: str, types: Sequence[str]) -> str:
    """A function whose arguments are %a0, %a1, ... of these types."""
    arguments = ", ".join([f"%a{at}: {type}" for at, type in enumerate(types)])
    return f"func.func @f({arguments}) {{\n{lines}  return\n}}\n"


def groups(inputs: Sequence[str], outputs: Sequence[str]) -> str:
    """` ins(%a0 : T) outs(%a1 : U)`, without a group that is empty."""
    text = ""
    at = 0
    for word, types in (("ins", inputs), ("outs", outputs)):
        names = ", ".join([f"%a{at + number}" for number in range(len(types))])
        if types:
            text += f" {word}({names} : {', '.join(types)})"
        at += len(types)
    return text


def results_variants(line: str, results: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The line with no name, one, two, and more names than results."""
    for count, prefix in ((0, ""), (1, "%r = "), (2, "%r:2 = "), (3, "%q, %r = ")):
        yield f"names{count}", f"  {prefix}{line}\n"


def operand_variants(inputs: list[str], outputs: list[str]) -> Iterator[tuple[str, list[str], list[str]]]:
    """Groups with too few and too many."""
    yield "right", inputs, outputs
    yield "nothing", [], []
    yield "no-ins", [], outputs
    yield "no-outs", inputs, []
    yield "more-ins", [*inputs, *(inputs or outputs)[:1]], outputs
    yield "more-outs", inputs, [*outputs, *outputs[:1]]
    if len(inputs) > 1:
        yield "fewer-ins", inputs[:-1], outputs
    yield "scalar-out", inputs, ["f32"]
    yield "memref-out", inputs, [outputs[0].replace("tensor", "memref")]
    yield "other-rank", [tensor(5), *inputs[1:]], outputs
    yield "unranked", ["tensor<*xf32>", *inputs[1:]], outputs
    yield "unranked-out", inputs, ["tensor<*xf32>"]
    yield "vector", ["vector<4xf32>", *inputs[1:]], outputs


# Custom forms.


def custom_forms(name: str) -> Iterator[tuple[str, str]]:
    if name not in CUSTOM:
        types = operand_types(name)
        for kind, ins, outs in operand_variants(types[:-1], types[-1:]):
            arrows = [f" -> {outs[0]}" if outs else "", ""]
            if kind == "right":
                arrows += [" -> f32", f" -> ({outs[0]}, {outs[0]})", f" -> {tensor(5)}"]
            for number, arrow in enumerate(arrows):
                for which, line in results_variants(f"{name}{groups(ins, outs)}{arrow}", []):
                    if (
                        which == "names0"
                        or kind in ("right", "nothing", "no-outs")
                        or (number == 0 and which == "names1")
                    ):
                        yield f"{name} {kind} arrow{number} {which}", module(line, [*ins, *outs])
        return
    base, behind = CUSTOM[name]
    for kind, ins, outs in operand_variants(list(base[0]), list(base[1])):
        for number, text in enumerate(behind):
            for which, line in results_variants(text.replace("{}", groups(ins, outs)), []):
                yield f"{name} {kind} form{number} {which}", module(line, [*ins, *outs])


BODY: Final = "(%x: f32, %y: f32) { %s = arith.addf %x, %y : f32 linalg.yield %s : f32 }"
ONE: Final = "(%x: f32) { linalg.yield %x : f32 }"
MAPS: Final = '{indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}'  # noqa: E501
BOTH: Final = "indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>]"
KIND: Final = "kind=#linalg.elementwise_kind<exp>"
DOT: Final = "indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>]"
CUSTOM: Final[dict[str, tuple[tuple[tuple[str, ...], tuple[str, ...]], tuple[str, ...]]]] = {
    "linalg.transpose": (
        ((tensor(2),), (tensor(2),)),
        (
            "linalg.transpose{} permutation = [1, 0]", "linalg.transpose{} permutation = []",
            "linalg.transpose{} permutation = [0, 0]", "linalg.transpose{} permutation = [2, 0]",
            "linalg.transpose{} permutation = [0]", "linalg.transpose{} permutation = [-1, 0]",
            "linalg.transpose{}", "linalg.transpose{} permutation = [0, 1, 2]",
            "linalg.transpose{} dimensions = [0]",
        ),
    ),
    "linalg.broadcast": (
        ((tensor(1),), (tensor(2),)),
        (
            "linalg.broadcast{} dimensions = [0]", "linalg.broadcast{} dimensions = []",
            "linalg.broadcast{} dimensions = [2]", "linalg.broadcast{} dimensions = [-1]",
            "linalg.broadcast{} dimensions = [0, 1]", "linalg.broadcast{}", "linalg.broadcast{} permutation = [0]",
        ),
    ),
    "linalg.reduce": (
        ((tensor(2),), (tensor(1),)),
        (
            f"linalg.reduce{{}} dimensions = [0] {BODY}", f"linalg.reduce{{}} dimensions = [1] {ONE}",
            f"linalg.reduce{{}} dimensions = [] {BODY}", f"linalg.reduce{{}} dimensions = [2] {BODY}",
            f"linalg.reduce{{}} dimensions = [-1] {BODY}", f"linalg.reduce{{}} dimensions = [1, 0] {BODY}",
            f"linalg.reduce{{}} {BODY}", "linalg.reduce{} dimensions = [0] () { }",
            "linalg.reduce { arith.addf }{} dimensions = [0]", "linalg.reduce { arith.negf }{} dimensions = [0]",
            "linalg.reduce { test.nothing }{} dimensions = [0]", "linalg.reduce {}{} dimensions = [0]",
            "linalg.reduce{} dimensions = [0] (%x: i32, %y: f32) { linalg.yield %y : f32 }",
            "linalg.reduce{} dimensions = [0] (%x: f32, %y: f32) { linalg.yield %x, %y : f32, f32 }",
            "linalg.reduce{} dimensions = [0] (%x: f32, %y: f32) { linalg.yield }",
        ),
    ),
    "linalg.map": (
        ((tensor(2), tensor(2)), (tensor(2),)),
        (
            f"linalg.map{{}} {BODY.replace(') {', ', %z: f32) {', 1)}", f"linalg.map{{}} {ONE}", "linalg.map{} () { }",
            "linalg.map { arith.addf }{}", "linalg.map { arith.negf }{}", "linalg.map{} () { linalg.yield }",
            "linalg.map{} (%x: i32, %y: f32, %z: f32) { linalg.yield %y : f32 }", "linalg.map{}",
            "linalg.map{} (%x: f32, %y: f32, %z: f32) { linalg.yield %x, %y : f32, f32 }",
        ),
    ),
    "linalg.generic": (
        ((tensor(2),), (tensor(2),)),
        (
            f"linalg.generic {MAPS}{{}} {{ ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }} -> {tensor(2)}",
            f"linalg.generic {MAPS}{{}} {{ ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }}",
            f"linalg.generic {MAPS}{{}} {{ ^bb0(%x: f32): linalg.yield %x : f32 }} -> {tensor(2)}",
            f"linalg.generic {MAPS}{{}} {{ ^bb0(%x: f32, %y: i32): linalg.yield %x : f32 }} -> {tensor(2)}",
            f"linalg.generic {MAPS}{{}} {{ ^bb0(%x: f32, %y: f32): linalg.yield }} -> {tensor(2)}",
            f"linalg.generic {MAPS}{{}} {{ }} -> {tensor(2)}",
            f"linalg.generic {MAPS}{{}} {{ ^bb0(%x: f32, %y: f32): linalg.yield %x, %y : f32, f32 }} -> {tensor(2)}",
            f"linalg.generic {MAPS}{{}} -> {tensor(2)}",
            f"linalg.generic {{}} {{ ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }} -> {tensor(2)}",
            "linalg.generic {indexing_maps = []}{} { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }",
            "linalg.generic {iterator_types = []}{} { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }",
            "linalg.generic {indexing_maps = [], iterator_types = []}{} { ^bb0: linalg.yield }",
            f"linalg.generic {MAPS.replace(', j)>]', ')>]')}{{}} {{ ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }}"
            f" -> {tensor(2)}",
        ),
    ),
    "linalg.elementwise": (
        ((tensor(2),), (tensor(2),)),
        (
            f"linalg.elementwise {KIND}{{}} -> {tensor(2)}", f"linalg.elementwise {KIND}{{}}",
            f"linalg.elementwise {KIND} {BOTH}{{}} -> {tensor(2)}", f"linalg.elementwise {BOTH}{{}} -> {tensor(2)}",
            f"linalg.elementwise {KIND} indexing_maps = [affine_map<(i, j) -> (j)>]{{}} -> {tensor(2)}",
            f"linalg.elementwise {KIND} indexing_maps = []{{}} -> {tensor(2)}",
            f"linalg.elementwise{{}} -> {tensor(2)}", f"linalg.elementwise kind=2{{}} -> {tensor(2)}",
        ),
    ),
    "linalg.contract": (
        ((tensor(1), tensor(1)), ("tensor<f32>",)),
        (
            f"linalg.contract {DOT}{{}} -> tensor<f32>", f"linalg.contract {DOT}{{}}",
            f"linalg.contract {DOT} {{cast = #linalg.type_fn<cast_unsigned>}}{{}} -> tensor<f32>",
            "linalg.contract{} -> tensor<f32>", "linalg.contract indexing_maps = [1]{} -> tensor<f32>",
            f"linalg.contract {DOT[:-1]}, affine_map<(i) -> ()>]{{}} -> tensor<f32>",
        ),
    ),
    "linalg.softmax": (
        ((tensor(2),), (tensor(2),)),
        (
            f"linalg.softmax dimension(0){{}} -> {tensor(2)}", "linalg.softmax dimension(0){}",
            f"linalg.softmax dimension(2){{}} -> {tensor(2)}", f"linalg.softmax dimension(-1){{}} -> {tensor(2)}",
            f"linalg.softmax{{}} -> {tensor(2)}", f"linalg.softmax dimension(0){{}} -> {tensor(1)}",
            f"linalg.softmax dimension(0){{}} -> {tensor(2)}, {tensor(2)}",
        ),
    ),
    "linalg.winograd_filter_transform": (
        (("tensor<2x3x3x5xf32>",), ("tensor<6x6x5x2xf32>",)),
        (
            "linalg.winograd_filter_transform fmr(F_4_3){} -> tensor<6x6x5x2xf32>",
            "linalg.winograd_filter_transform fmr(F_4_3){}",
            "linalg.winograd_filter_transform{} -> tensor<6x6x5x2xf32>",
            "linalg.winograd_filter_transform fmr(F_0_0){} -> tensor<6x6x5x2xf32>",
        ),
    ),
    "linalg.winograd_input_transform": (
        (("tensor<2x10x10x5xf32>",), ("tensor<6x6x2x2x2x5xf32>",)),
        (
            "linalg.winograd_input_transform fmr(F_4_3){} -> tensor<6x6x2x2x2x5xf32>",
            "linalg.winograd_input_transform fmr(F_4_3){}",
            "linalg.winograd_input_transform fmr(4){} -> tensor<6x6x2x2x2x5xf32>",
        ),
    ),
    "linalg.winograd_output_transform": (
        (("tensor<6x6x2x2x2x5xf32>",), ("tensor<2x8x8x5xf32>",)),
        (
            "linalg.winograd_output_transform fmr(F_4_3){} -> tensor<2x8x8x5xf32>",
            "linalg.winograd_output_transform fmr(F_4_3){}",
        ),
    ),
}  # fmt: skip
"""Operands (inputs, inits) of ops with forms of their own, and texts in which `{}` stands for their groups."""

# Generic forms.

ATTRIBUTES: Final = {
    "linalg.transpose": "permutation = array<i64: 1, 0>",
    "linalg.broadcast": "dimensions = array<i64: 0>",
    "linalg.reduce": "dimensions = array<i64: 0>",
    "linalg.map": "",
    "linalg.generic": "indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], "
    "iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>]",
    "linalg.elementwise": f"{BOTH}, kind = #linalg.elementwise_kind<exp>",
    "linalg.contract": DOT,
    "linalg.softmax": "dimension = 0 : i64",
    "linalg.winograd_filter_transform": "fmr = 1 : i32",
    "linalg.winograd_input_transform": "fmr = 1 : i32",
    "linalg.winograd_output_transform": "fmr = 1 : i32",
}
NO_REGION: Final = ("linalg.softmax", "linalg.winograd")


def region(types: Sequence[str], yields: int = 1) -> str:
    """A body with arguments of these types, which yields the last one so many times."""
    arguments = ", ".join([f"%x{at}: {type}" for at, type in enumerate(types)])
    values = ", ".join([f"%x{len(types) - 1}"] * yields) if types else ""
    given = ", ".join([types[-1]] * yields) if types else ""
    return f'{{\n^bb0({arguments}):\n    "linalg.yield"({values}) : ({given}) -> ()\n  }}'


def generic_forms(name: str) -> Iterator[tuple[str, str]]:
    """The generic form with one thing or two wrong."""
    ins, outs = CUSTOM[name][0] if name in CUSTOM else (operand_types(name)[:-1], operand_types(name)[-1:])
    types = [*ins, *outs]
    segmented = name in NAMED or name == "linalg.generic"
    attributes = ATTRIBUTES.get(name, "")
    scalars = ["f32"] * len(types)
    body = "" if name.startswith(NO_REGION) else region(scalars)
    right = (types, list(outs), [body] if body else [], attributes, (len(ins), len(outs)))
    variants: list[tuple[str, tuple[list[str], list[str], list[str], str, tuple[int, ...] | None]]] = [("right", right)]
    for count in range(len(types) + 2):
        given = [*types, types[-1]][:count]
        variants += [
            (f"operands{count}/{first}", (given, *right[1:4], (first, count - first)))
            for first in sorted({0, min(1, count), count})
        ]
        variants.append((f"operands{count}-as-before", (given, *right[1:])))
        variants.append((f"operands{count}-no-results", (given, [], *right[2:4], (count, 0))))
    variants += [(f"results{count}", (types, [outs[0]] * count, *right[2:])) for count in (0, 2)]
    variants.append(("result-scalar", (types, ["f32"], *right[2:])))
    variants.append(("result-other", (types, [tensor(5)], *right[2:])))
    bodies = {
        "no-region": [], "two-regions": [region(scalars)] * 2, "empty": ["{}"], "no-block-arguments": [region([])],
        "fewer-block-arguments": [region(scalars[:-1])], "more-block-arguments": [region([*scalars, "f32"])],
        "other-block-arguments": [region(["i32"] * len(scalars))], "yields-none": [region(scalars, 0)],
        "yields-two": [region(scalars, 2)],
        "two-blocks": [region(scalars)[:-1] + '^bb1:\n    "linalg.yield"() : () -> ()\n  }'],
        "no-terminator": ["{\n^bb0(%x: f32):\n  }"],
        "other-terminator": ['{\n^bb0(%x: f32):\n    "func.return"() : () -> ()\n  }'],
    }  # fmt: skip
    for word, regions in bodies.items():
        variants.append((word, (*right[:2], regions, *right[3:])))
    for dropped in [one for one in attributes.split(", ") if " = " in one] if name != "linalg.generic" else []:
        rest = ", ".join([one for one in attributes.split(", ") if one != dropped])
        variants.append((f"without {dropped.partition(' ')[0]}", (*right[:3], rest, right[4])))
        other = f'{dropped.partition(" ")[0]} = "text"'
        variants.append(
            (f"other {dropped.partition(' ')[0]}", (*right[:3], ", ".join(filter(None, [rest, other])), right[4]))
        )
    if name == "linalg.generic":
        parts = attributes.split(", iterator_types")
        variants.append(("without iterator_types", (*right[:3], parts[0], right[4])))
        variants.append(("without indexing_maps", (*right[:3], "iterator_types" + parts[1], right[4])))
        variants.append(("no maps", (*right[:3], "indexing_maps = [], iterator_types" + parts[1], right[4])))
        variants.append(("no loops", (*right[:3], parts[0] + ", iterator_types = []", right[4])))
        variants.append(("no maps and loops", (*right[:3], "indexing_maps = [], iterator_types = []", right[4])))
    if segmented:
        segments: dict[str, tuple[int, ...] | None] = {
            "without": None, "one": (1,), "three": (1, 1, 1), "negative": (-1, 3), "other": (7, 9),
        }  # fmt: skip
        variants += [(f"segments {word}", (*right[:4], sizes)) for word, sizes in segments.items()]
    for word, (given, results, regions, dictionary, sizes) in variants:
        text = dictionary
        if segmented and sizes is not None:
            text = ", ".join(filter(None, [text, f"operandSegmentSizes = array<i32: {', '.join(map(str, sizes))}>"]))
        names = ", ".join([f"%a{at}" for at in range(len(given))])
        properties = f" <{{{text}}}>" if text else ""
        tail = f" ({', '.join(regions)})" if regions else ""
        left = f"%r:{len(results)} = " if results else ""
        line = f'  {left}"{name}"({names}){properties}{tail} : ({", ".join(given)}) -> ({", ".join(results)})\n'
        yield f"{name} generic {word}", module(line, given)


def names() -> list[str]:
    """The ops."""
    return [*CUSTOM, *[name for name in ROWS if name not in CUSTOM]]


def wrong_forms(name: str) -> Iterator[tuple[str, str]]:
    """All of an op."""
    yield from custom_forms(name)
    yield from generic_forms(name)

"""linalg.generic and linalg.indexed_generic as they were until 2020: operands without `ins` and `outs`."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.upgrade.forms import (
    aliased,
    custom,
    entries,
    has_word,
    keep_comments,
    map_of,
    operands_at,
    plain,
    remove_entries,
    trailing_colon,
    types_at,
)
from pyopt.upgrade.rows import OldForm
from pyopt.upgrade.statement import Old
from pyopt.upgrade.types import dimensions_of, element_of

_GONE: Final = ("args_in", "args_out", "n_views", "fun")


def _is_old(old: Old) -> bool:
    """`linalg.generic {args_in = 2, ...} %a, %b, %c`."""
    document, at = old.document, old.name + 1
    brace = aliased(document, at)
    if has_word(old, "ins") or has_word(old, "outs"):
        return document.texts[at] == "{" and "args_in" in entries(document, at)
    behind = document.match.get(at, at) + 1
    return brace >= 0 and document.texts[brace] == "{" and document.texts[behind][:1] == "%"


def _generic(old: Old) -> None:
    document, texts = old.document, old.texts()
    at = old.name + 1
    brace = aliased(document, at)
    if brace < 0 or texts[brace] != "{":
        old.refuse(f"'{old.op}' op has a trait that is not defined")
        return
    if old.op == "linalg.indexed_generic":
        old.rename("linalg.generic")
    found = entries(document, brace)
    _clean(old, brace, found)
    at = document.match.get(at, at) + 1
    first = at
    operands, at = operands_at(document, at)
    words = has_word(old, "ins") or has_word(old, "outs")
    if not words:
        if texts[at] == "{" and at < old.stop:
            document.replace(at, at, "attrs = ")
        colon = trailing_colon(old)
        types, results = types_at(old, colon)
        count = _inputs(old, found)
        if len(types) != len(operands) or not 0 <= count <= len(operands):
            old.refuse(f"'{old.op}' op has {len(operands)} operands and {len(types)} types of operands")
            return
        outputs = _missing_outputs(old, found, operands, types, results)
        if outputs is None:
            return
        added = results[: len(outputs)]
        ins = _group("ins", operands[:count], types[:count])
        outs = _group("outs", outputs + operands[count:], added + types[count:])
        keep_comments(old, first, at)
        document.replace(first, at, " ".join(part for part in (ins, outs) if part))
        if old.statement.regions:
            begin, end = old.statement.regions[-1].close, old.end_of_types(colon + 1)
            keep_comments(old, begin, end)
            arrow = f" -> {results[0] if len(results) == 1 else '(' + ', '.join(results) + ')'}" if results else ""
            document.edits.replace(document.end_of(begin), document.end_of(end - 1), arrow)
            _body(old, added, count)
        else:
            _called(old, found, types[:count] + added + types[count:], results, colon)
    elif old.op == "linalg.indexed_generic":
        _body(old, [], 0)


def _group(word: str, values: list[str], types: list[str]) -> str:
    return f"{word}({', '.join(values)} : {', '.join(types)})" if values else ""


def _numbers(old: Old, place: tuple[int, int]) -> list[int]:
    return [int(token) for token in old.texts()[place[0] : place[1]] if token.isdigit() and len(token) < 3]


def _inputs(old: Old, found: dict[str, tuple[int, int]]) -> int:
    """The number of inputs; -1 if the trait does not say it."""
    for name in ("args_in", "n_views"):
        if name in found:
            return _numbers(old, found[name])[0]
    return -1


def _clean(old: Old, brace: int, found: dict[str, tuple[int, int]]) -> None:
    """Takes from the trait what the op says itself today, once for all statements with this trait."""
    document, texts = old.document, old.texts()
    if brace in document.shared:
        return
    document.shared.add(brace)
    remove_entries(document, brace, _GONE)
    if "n_loop_types" in found:
        start, stop = found["n_loop_types"]
        kinds = zip(("parallel", "reduction", "reduction"), _numbers(old, found["n_loop_types"]), strict=False)
        words = [f'"{kind}"' for kind, number in kinds for _ in range(number)]
        document.replace(start - 2, stop, f"iterator_types = [{', '.join(words)}]")
    elif "iterator_types" in found:
        for at in range(*found["iterator_types"]):
            if texts[at] == '"window"':
                document.replace(at, at + 1, '"reduction"')


def _missing_outputs(
    old: Old, found: dict[str, tuple[int, int]], operands: list[str], types: list[str], results: list[str]
) -> list[str] | None:
    """Tensors for the results that no operand gives a shape, as it was in 2020."""
    names = ("args_in", "args_out") if "args_in" in found else ("n_views",)
    counts = [_numbers(old, found[name]) for name in names if name in found]
    total = sum(number for group in counts for number in group)
    missing = total - len(operands)
    if missing <= 0:
        return []
    if missing != len(results) or "indexing_maps" not in found:
        old.refuse(f"'{old.op}' op has too few operands")
        return None
    document = old.document
    start = aliased(document, found["indexing_maps"][0])
    maps = [map_of(document, first) for first, _ in document.split(start + 1, document.match.get(start, start + 1))]
    outputs: list[str] = []
    for number, result in enumerate(results):
        sizes: list[str] = []
        inputs = _inputs(old, found)
        dims, wanted = maps[inputs + number] if inputs + number < len(maps) else ([], [])
        for place, extent in enumerate(dimensions_of(old.resolved(result))):
            if extent != "?":
                continue
            size = _size_of_loop(old, dims, wanted[place : place + 1], maps, operands, types)
            if not size:
                old.refuse(f"'{old.op}' op does not say how large its result is")
                return None
            sizes.append(size)
        name = document.fresh("%empty")
        old.put_before(f"{name} = tensor.empty({', '.join(sizes)}) : {result}")
        outputs.append(name)
    return outputs


def _size_of_loop(
    old: Old,
    dims: list[str],
    wanted: list[str],
    maps: list[tuple[list[str], list[str]]],
    operands: list[str],
    types: list[str],
) -> str:
    """The extent of the loop over a dimension, as that of an operand; "" if no operand has it."""
    if not wanted or wanted[0] not in dims:
        return ""
    loop = dims.index(wanted[0])
    for operand, type, (names, places) in zip(operands, types, maps, strict=False):
        for place, name in enumerate(places):
            if name == names[loop]:
                kind = "memref" if old.resolved(type).startswith("memref") else "tensor"
                constant = old.constant(place)
                size = old.document.fresh("%dim")
                old.put_before(f"{size} = {kind}.dim {operand}, {constant} : {type}")
                return size
    return ""


def _body(old: Old, added: list[str], inputs: int) -> None:
    """Arguments of the body: indices become linalg.index, and each output that was added has one."""
    document, texts = old.document, old.texts()
    label = old.statement.regions[0].label
    if label is None:
        return
    open = label.first + 1
    arguments = document.split(open + 1, document.match.get(open, open + 1))
    loops = _loops(old) if old.op == "linalg.indexed_generic" else 0
    if loops > len(arguments):
        old.refuse(f"'{old.op}' op has fewer arguments in its body than loops")
        return
    if loops:
        first = label.last
        while texts[first][:2] == "//":
            first += 1
        lines = [
            f"{texts[arguments[loop][0]]} = linalg.index {loop} : index\n{old.indent(first)}" for loop in range(loops)
        ]
        end = document.offsets[arguments[loops][0]] if loops < len(arguments) else document.end_of(arguments[-1][1] - 1)
        document.edits.replace(document.offsets[arguments[0][0]], end, "")
        document.replace(first, first, "".join(lines))
    for number, type in enumerate(added):
        name = document.fresh("%init")
        text = f"{name}: {element_of(old.resolved(type))}"
        place = loops + inputs + number
        if place < len(arguments):
            document.replace(arguments[place][0], arguments[place][0], text + ", ")
        else:
            document.insert_behind(arguments[-1][1] - 1, ", " + text)


def _loops(old: Old) -> int:
    """The number of loops of the op: that of its maps' dimensions."""
    document = old.document
    found = entries(document, aliased(document, old.name + 1))
    for name in ("iterator_types", "n_loop_types"):
        if name in found:
            start = aliased(document, found[name][0])
            if name == "n_loop_types":
                return sum(_numbers(old, found[name]))
            return len(document.split(start + 1, document.match.get(start, start + 1)))
    return 0


def _called(old: Old, found: dict[str, tuple[int, int]], types: list[str], results: list[str], colon: int) -> None:
    """The body was a function: a call of it."""
    document = old.document
    if "fun" not in found:
        old.refuse(f"'{old.op}' op has no body")
        return
    function = plain(document, *found["fun"])
    elements = [element_of(old.resolved(type)) for type in types]
    names = [document.fresh(f"%in_{number}") for number in range(len(types))]
    loops = [
        document.fresh(f"%i_{number}") for number in range(_loops(old) if old.op.endswith("indexed_generic") else 0)
    ]
    outputs = elements[_inputs(old, found) :]
    values = [document.fresh(f"%out_{number}") for number in range(len(outputs))]
    lines = [f"^bb0({', '.join(f'{name}: {type}' for name, type in zip(names, elements, strict=True))}):"]
    lines += [f"{name} = linalg.index {number} : index" for number, name in enumerate(loops)]
    given = ", ".join(["index"] * len(loops) + elements)
    lines.append(
        f"{', '.join(values)} = func.call {function}({', '.join(loops + names)}) : ({given}) -> ({', '.join(outputs)})"
    )
    lines.append(f"linalg.yield {', '.join(values)} : {', '.join(outputs)}")
    arrow = f" -> ({', '.join(results)})" if results else ""
    indent = old.indent(old.statement.first)
    body = f"\n{indent}  ".join(lines)
    document.replace(colon, old.end_of_types(colon + 1), f"{{\n{indent}{body}\n{indent}}}{arrow}")


ROWS: Final[list[OldForm]] = [
    OldForm(
        "linalg.generic", "linalg.generic ins(...) outs(...)", 2020, _generic, custom(_is_old), "linalg.generic %a, %b"
    ),
    OldForm("linalg.indexed_generic", "linalg.generic, linalg.index", 2021, _generic, custom(lambda old: True)),
]

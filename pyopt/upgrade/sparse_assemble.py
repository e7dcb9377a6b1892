"""Sparse tensors from arrays and back: sparse_tensor.pack and unpack, and what they were called next."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.upgrade.rows import OldForm
from pyopt.upgrade.sparse_types import encoding_in
from pyopt.upgrade.statement import Old
from pyopt.upgrade.types import extents_of

_ASSEMBLE: Final = "sparse_tensor.assemble"
_DISASSEMBLE: Final = "sparse_tensor.disassemble"


def _parts(old: Old, start: int, stop: int) -> list[str]:
    return [old.document.source(*part) for part in old.document.split(start, stop)]


def _pack(old: Old) -> None:
    """`sparse_tensor.pack %values, %pos, %crd : tensor<3xf64>, .. to tensor<..>`: the values came first.

    At first there were no positions: `sparse_tensor.pack %values, %crd` made a coordinate list.
    """
    document = old.document
    if old.generic:
        old.refuse(f"the generic form of {old.op} is not upgraded")
        return
    if "batched_lvls" in document.texts[old.name : old.stop]:
        old.refuse(f"'{old.op}' op batched_lvls has no meaning today: the levels themselves are `batch`")
        return
    colon = old.colon()
    to = document.find("to", colon, old.statement.end)
    operands = _parts(old, old.name + 1, colon)
    types = _parts(old, colon + 1, to)
    if len(operands) != len(types) or len(operands) < 2:
        old.refuse(f"'{old.op}' op expected as many types as operands, and a level at least")
        return
    if len(operands) == 2:
        positions = _positions(old, types, document.source(to + 1, old.end_of_types(to + 1)))
        if not positions:
            return
        type, numbers = positions
        name = document.fresh("%pos")
        first = old.statement.first
        document.replace(first, first, f"{name} = arith.constant dense<{numbers}> : {type}\n")
        operands.insert(1, name)
        types.insert(1, type)
    new = f"{_ASSEMBLE} ({', '.join(operands[1:])}), {operands[0]} : ({', '.join(types[1:])}), {types[0]}"
    document.replace(old.name, to, new)


def _positions(old: Old, types: list[str], result: str) -> tuple[str, str] | None:
    """The type and elements of the positions of a coordinate list; None, and a problem, if they are not known."""
    encoding = encoding_in(old.document, old.resolved(result))
    extents = extents_of(old.resolved(types[0]))
    if encoding is None or len(extents) != 1 or extents[0] == "?":
        old.refuse(f"'{old.op}' op without positions needs an encoding, and to know how many values there are")
        return None
    return f"tensor<2x{encoding.pos_type}>", f"[0, {extents[0]}]"


def _unpack(old: Old) -> None:
    """`%v, %p, %c, %v_len, .. = sparse_tensor.unpack %t : type outs(%v, %p, %c : ..) -> type, (types), index, (..)`.

    The values came first, in the buffers and in the results. At first there were no buffers:
    `%v, %c, %n = sparse_tensor.unpack %t : type to tensor<3xf64>, tensor<3x2xindex>, i32`.
    """
    document, texts = old.document, old.texts()
    if old.generic:
        old.refuse(f"the generic form of {old.op} is not upgraded")
        return
    if "batched_lvls" in texts[old.name : old.stop]:
        old.refuse(f"'{old.op}' op batched_lvls has no meaning today: the levels themselves are `batch`")
        return
    colon = old.colon()
    outs = next((at for at in range(colon, old.statement.end) if texts[at] == "outs"), 0)
    if not outs:
        if texts[old.name - 1] == "=" and document.find("to", colon, old.statement.end) > 0:
            _unpack_without_buffers(old)
        else:
            old.rename(_DISASSEMBLE)
        return
    results = _result_names(old)
    open = outs + 1
    middle = document.find(":", open + 1, document.match[open])
    buffers = _parts(old, open + 1, middle)
    types = _parts(old, middle + 1, document.match[open])
    arrow = document.find("->", open, old.statement.end)
    given = _parts(old, arrow + 1, old.end_of_types(arrow + 1))
    if not results or len(given) != 4 or len(results) != 2 * len(buffers):
        old.refuse(f"'{old.op}' op expected a name for each of its results")
        return
    count = len(buffers)
    document.replace(old.statement.first, old.name, _disassembled(results[1:count], results[0], results[count:]))
    old.rename(_DISASSEMBLE)
    new = f"out_lvls({', '.join(buffers[1:])} : {', '.join(types[1:])}) out_vals({buffers[0]} : {types[0]}) -> "
    new += ", ".join((given[1], given[0], given[3], given[2]))
    document.replace(outs, old.end_of_types(outs), new)


def _disassembled(levels: list[str], values: str, lengths: list[str]) -> str:
    """The names of the results in today's order; `lengths` has that of the values first."""
    return ", ".join([*levels, values, *lengths[1:], lengths[0]]) + " ="


def _unpack_without_buffers(old: Old) -> None:
    document = old.document
    colon = old.colon()
    to = document.find("to", colon, old.statement.end)
    results = _result_names(old)
    tensor = document.source(colon + 1, to)
    types = _parts(old, to + 1, old.end_of_types(to + 1))
    if len(results) != 3 or len(types) != 3:
        old.refuse(f"'{old.op}' op expected a name for each of its results")
        return
    encoding = encoding_in(document, old.resolved(tensor))
    if encoding is None or any("?" in extents_of(old.resolved(type)) for type in types[:2]):
        old.refuse(f"'{old.op}' op without buffers needs an encoding, and results of known sizes")
        return
    order = [f"tensor<2x{encoding.pos_type}>", types[1], types[0]]
    buffers = [document.fresh(name) for name in ("%pos_buffer", "%crd_buffer", "%val_buffer")]
    before = "".join(f"{buffer} = tensor.empty() : {type}\n" for buffer, type in zip(buffers, order, strict=True))
    position, position_count, coordinate_count = (document.fresh(name) for name in ("%pos", "%pos_size", "%crd_size"))
    names = _disassembled([position, results[1]], results[0], [results[2], position_count, coordinate_count])
    document.replace(old.statement.first, old.name, before + names)
    old.rename(_DISASSEMBLE)
    new = f"out_lvls({buffers[0]}, {buffers[1]} : {order[0]}, {order[1]}) out_vals({buffers[2]} : {order[2]}) -> "
    new += f"({order[0]}, {order[1]}), {order[2]}, ({types[2]}, {types[2]}), {types[2]}"
    document.replace(to, old.end_of_types(to), new)


def _result_names(old: Old) -> list[str]:
    """The names of the results; none if several share one."""
    first, name = old.statement.first, old.name
    texts = old.texts()
    if first == name or ":" in texts[first:name]:
        return []
    return [token for token in texts[first:name] if token[0] == "%"]


def _values_first(old: Old) -> bool:
    return not old.generic and old.texts()[old.name + 1] != "("


def _has_outs(old: Old) -> bool:
    return not old.generic and "outs" in old.texts()[old.name : old.statement.end]


ROWS: Final[list[OldForm]] = [
    OldForm("sparse_tensor.pack", _ASSEMBLE, 2023, _pack),
    OldForm(
        _ASSEMBLE, _ASSEMBLE + " (%pos, %crd), %values", 2023, _pack, _values_first, _ASSEMBLE + " %values, %pos, %crd"
    ),
    OldForm("sparse_tensor.unpack", _DISASSEMBLE, 2023, _unpack),
    OldForm(
        _DISASSEMBLE,
        _DISASSEMBLE + " %t out_lvls(...) out_vals(...)",
        2023,
        _unpack,
        _has_outs,
        _DISASSEMBLE + " %t outs(...)",
    ),
]

"""Ops of linalg with a name of their own, as they were from 2019 to 2022."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.upgrade.forms import custom, entries, has_word, operands_at, plain, refused, rewrite, types_at
from pyopt.upgrade.rows import OldForm, renamed
from pyopt.upgrade.statement import Old
from pyopt.upgrade.types import element_of, rank_of

_CONVOLUTIONS: Final = {3: "conv_1d_nwc_wcf", 4: "conv_2d_nhwc_hwcf", 5: "conv_3d_ndhwc_dhwcf"}
"""Today's names of `linalg.conv`, by the rank of its operands."""
_OTHER_NAMES: Final = {
    "conv_1d_input_nwc_filter_wcf": "conv_1d_nwc_wcf",
    "conv_1d_input_ncw_filter_wcf": "",
    "conv_2d_input_nhwc_filter_hwcf": "conv_2d_nhwc_hwcf",
    "conv_2d_input_nchw_filter_hwcf": "",
    "conv_3d_input_ndhwc_filter_dhwcf": "conv_3d_ndhwc_dhwcf",
    "conv_3d_input_ncdhw_filter_dhwcf": "",
    "conv_2d_nchw": "conv_2d_nchw_fchw",
    "depthwise_conv_2d_input_nhwc_filter_hwc": "depthwise_conv_2d_nhwc_hwc",
    "depthwise_conv_2d_input_nhwc_filter_hwcf": "depthwise_conv_2d_nhwc_hwcm",
    "depthwise_conv_2d_nhw": "depthwise_conv_2d_nhwc_hwc",
    "matmul_i8_i8_i32": "matmul",
    "matmul_i16_i16_i32": "matmul",
    "matmul_i32_i32_i32": "matmul",
    "matvec_i8_i8_i32": "matvec",
    "vecmat_i8_i8_i32": "vecmat",
    "dot_i8_i8_i32": "dot",
    "batch_matmul_i8_i8_i32": "batch_matmul",
}
_NAMED: Final = (
    "matmul", "matvec", "vecmat", "dot", "batch_matmul", "batch_matvec", "conv_1d", "conv_2d", "conv_3d",
    "conv_1d_nwc_wcf", "conv_2d_nhwc_hwcf", "conv_3d_ndhwc_dhwcf", "pooling_nhwc_sum", "pooling_nhwc_max",
    "pooling_nhwc_min", "depthwise_conv_2d_nhwc_hwc",
)  # fmt: skip


def _is_old(old: Old) -> bool:
    """`linalg.matmul(%a, %b, %c) : ..`, with brackets or without."""
    token = old.texts()[old.name + 1]
    plain = token == "(" or token[:1] == "%"
    return plain and not has_word(old, "ins") and not has_word(old, "outs") and old.colon() > 0


def _parts(old: Old) -> tuple[list[str], list[str], list[str], int] | None:
    """Operands, their types, result types, and the index of the dictionary, or -1."""
    operands, at = operands_at(old.document, old.name + 1)
    types, results = types_at(old, old.colon())
    if len(operands) != len(types):
        old.refuse(f"'{old.op}' op has {len(operands)} operands and {len(types)} types of operands")
        return None
    return operands, types, results, at if old.texts()[at] == "{" else -1


def _written(old: Old, name: str, order: list[tuple[str, str]], results: list[str], dictionary: str) -> None:
    """Today's form; the last of the operands is the output."""
    ins = ", ".join(value for value, _ in order[:-1]) + " : " + ", ".join(type for _, type in order[:-1])
    output, type = order[-1]
    arrow = f" -> {results[0]}" if len(results) == 1 else ""
    end = old.end_of_types(old.colon() + 1)
    rewrite(old, end, f"linalg.{name}{dictionary} ins({ins}) outs({output} : {type}){arrow}")


def _named(old: Old) -> None:
    parts = _parts(old)
    if parts is None:
        return
    operands, types, results, brace = parts
    if len(operands) < 2 or len(results) > 1 or (results and results[0] != types[-1]):
        old.refuse(f"'{old.op}' op does not say what its output is")
        return
    dictionary = "" if brace < 0 else f" {plain(old.document, brace, old.document.match[brace] + 1)}"
    name = old.op.removeprefix("linalg.")
    _written(old, _OTHER_NAMES.get(name, name), list(zip(operands, types, strict=True)), results, dictionary)


def _other_name(old: Old) -> None:
    name = _OTHER_NAMES[old.op.removeprefix("linalg.")]
    if not name:
        old.refuse(f"'{old.op}' op has no twin today: no op has its filter in this order")
    elif not old.generic and _is_old(old):
        _named(old)
    else:
        old.rename(f"linalg.{name}")


def _fill(old: Old) -> None:
    """The value and the output stood in either order: the output is the shaped one."""
    parts = _parts(old)
    if parts is None:
        return
    operands, types, results, _ = parts
    pairs = list(zip(operands, types, strict=True))
    shaped = [old.resolved(type).startswith(("tensor", "memref")) for type in types]
    if sorted(shaped) != [False, True]:
        old.refuse("'linalg.fill' op needs a value and an output")
        return
    if shaped[0]:
        pairs.reverse()
    _written(old, "fill", pairs, results, "")


def _copy(old: Old) -> None:
    """With maps for the order of dimensions it is a linalg.generic today."""
    parts = _parts(old)
    if parts is None:
        return
    operands, types, results, brace = parts
    if len(operands) != 2:
        old.refuse("'linalg.copy' op needs an input and an output")
        return
    pairs = list(zip(operands, types, strict=True))
    document = old.document
    found = entries(document, brace) if brace >= 0 else {}
    if "inputPermutation" not in found and "outputPermutation" not in found:
        _written(old, "copy", pairs, results, "")
        return
    rank = rank_of(old.resolved(types[0])) or 0
    dims = ", ".join(f"d{place}" for place in range(rank))
    maps = [
        plain(document, *found[name]) if name in found else f"affine_map<({dims}) -> ({dims})>"
        for name in ("inputPermutation", "outputPermutation")
    ]
    indent = old.indent(old.statement.first)
    kinds = ", ".join(['"parallel"'] * rank)
    names = [document.fresh("%in"), document.fresh("%out")]
    elements = [element_of(old.resolved(type)) for type in types]
    rewrite(
        old,
        old.end_of_types(old.colon() + 1),
        f"linalg.generic {{indexing_maps = [{', '.join(maps)}], iterator_types = [{kinds}]}} "
        f"ins({operands[0]} : {types[0]}) outs({operands[1]} : {types[1]}) {{\n"
        f"{indent}^bb0({names[0]}: {elements[0]}, {names[1]}: {elements[1]}):\n"
        f"{indent}  linalg.yield {names[0]} : {elements[0]}\n{indent}}}",
    )


def _convolution(old: Old) -> None:
    """`linalg.conv(%filter, %input, %output)`: channels last, the number of window dimensions by the rank."""
    parts = _parts(old)
    if parts is None:
        return
    operands, types, results, brace = parts
    name = _CONVOLUTIONS.get(rank_of(old.resolved(types[-1])) or 0)
    document = old.document
    found = entries(document, brace) if brace >= 0 else {}
    if len(operands) != 3 or name is None or "padding" in found:
        old.refuse("'linalg.conv' op has no twin today: only without padding, and with one to three window dimensions")
        return
    pairs = list(zip(operands, types, strict=True))
    pairs[0], pairs[1] = pairs[1], pairs[0]
    values: list[str] = []
    for word in ("dilations", "strides"):
        if word in found:
            numbers = [token for token in document.texts[slice(*found[word])] if token.isdigit()]
            values.append(f"{word} = dense<[{', '.join(numbers)}]> : tensor<{len(numbers)}xi64>")
    _written(old, name, pairs, results, f" {{{', '.join(values)}}}" if values else "")


def _init_tensor(old: Old) -> None:
    """`linalg.init_tensor [4, %n] : T`: only the unknown extents are operands today."""
    document, texts = old.document, old.texts()
    if old.generic:
        old.refuse("the generic form of linalg.init_tensor is not upgraded")
        return
    at = old.name + 1
    close = document.match[at]
    sizes = [token for token in texts[at + 1 : close] if token[:1] == "%"]
    rewrite(old, close + 1, f"tensor.empty({', '.join(sizes)})")


def _is_in_pad(old: Old) -> bool:
    return old.parent == "linalg.pad_tensor"


def _transpose(old: Old) -> None:
    """`linalg.transpose %m (i, j) -> (j, i) : memref<..>` of 2019."""
    old.refuse("'linalg.transpose' op of a view has no meaning today: memref.transpose names its result type")


_NO_VIEWS: Final = "has no meaning today: views are memrefs with a layout since 2019, and linalg has no ranges any more"

ROWS: Final[list[OldForm]] = [
    *[
        OldForm(
            f"linalg.{name}", f"linalg.{name} ins(...) outs(...)", 2020, _named, custom(_is_old), f"linalg.{name}(...)"
        )
        for name in _NAMED
    ],
    *[OldForm(f"linalg.{name}", f"linalg.{new}", 2021, _other_name) for name, new in _OTHER_NAMES.items()],
    OldForm("linalg.fill", "linalg.fill ins(...) outs(...)", 2021, _fill, custom(_is_old), "linalg.fill(...)"),
    OldForm("linalg.copy", "linalg.copy ins(...) outs(...)", 2021, _copy, custom(_is_old), "linalg.copy(...)"),
    OldForm("linalg.conv", "linalg.conv_2d_nhwc_hwcf", 2021, _convolution, custom(_is_old)),
    OldForm("linalg.init_tensor", "tensor.empty", 2022, _init_tensor),
    renamed("linalg.pad_tensor", "tensor.pad", 2021),
    OldForm("linalg.yield", "tensor.yield", 2021, lambda old: old.rename("tensor.yield"), _is_in_pad),
    *[
        OldForm(f"linalg.{name}", "nothing", 2019, refused(_NO_VIEWS))
        for name in ("range", "view", "slice", "subview", "range_intersect", "dim", "load", "store", "buffer_alloc")
    ],
    *[
        OldForm(f"linalg.{name}", "nothing", 2019, refused("has no meaning today: buffers are memrefs"))
        for name in ("buffer_dealloc", "buffer_size")
    ],
    OldForm("linalg.transpose", "memref.transpose", 2020, _transpose, custom(_is_old)),
    OldForm(
        "linalg.tiled_loop",
        "nothing",
        2022,
        refused("has no twin today: its loops over subsets are scf.for or scf.forall"),
    ),
    *[
        OldForm(f"linalg.pooling_{name}", "nothing", 2021, refused("has no twin today: write it as a linalg.generic"))
        for name in ("max", "min", "sum")
    ],
]

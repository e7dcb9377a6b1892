"""Older forms of sparse_tensor ops, from 2021 on."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Final
from pyopt.upgrade.rows import OldForm, renamed
from pyopt.upgrade.sparse_assemble import ROWS as ASSEMBLING
from pyopt.upgrade.sparse_buffers import ROWS as BUFFERS
from pyopt.upgrade.sparse_types import constant_value, dimension_coordinates, encoding_in
from pyopt.upgrade.statement import Old
from pyopt.upgrade.types import extents_of

if TYPE_CHECKING:
    from pyopt.upgrade.rows import Rewrite


def _init(old: Old) -> None:
    """`sparse_tensor.init [%n, %c4] : tensor<?x4xf64, #CSR>`: static sizes were operands, too."""
    document = old.document
    open = old.name + 1
    if old.generic or old.texts()[open] != "[":
        old.refuse("the generic form of sparse_tensor.init is not upgraded")
        return
    close = document.match[open]
    sizes = [document.source(*part) for part in document.split(open + 1, close)]
    extents = extents_of(old.resolved(old.type_text()))
    if len(sizes) != len(extents):
        old.refuse("'sparse_tensor.init' op unexpected mismatch between tensor rank and sizes")
        return
    dynamic = [size for size, extent in zip(sizes, extents, strict=True) if extent == "?"]
    document.replace(old.name, close + 1, f"bufferization.alloc_tensor({', '.join(dynamic)})")


def _level_array(old: Old) -> None:
    """`sparse_tensor.pointers %t, %c1`, and `sparse_tensor.pointers %t {dimension = 1 : index}`."""
    document, texts = old.document, old.texts()
    old.rename(_LEVEL_ARRAYS[old.op])
    colon = old.colon()
    brace = next((at for at in range(old.name, colon) if texts[at] == "{"), -1)
    for at in range(brace + 1, document.match.get(brace, 0)):
        if texts[at] == "dimension":
            document.replace(at, at + 1, "level")
    comma = old.name + (3 if old.generic else 2)
    if texts[comma] != ",":
        return
    level = constant_value(document, texts[comma + 1], old.name)
    if level is None:
        old.refuse(f"'{old.op}' op its level {texts[comma + 1]} is no constant: today it is an attribute")
        return
    if old.generic:
        document.replace(comma, comma + 2, "")
        document.insert_behind(comma + 2, f" {{level = {level} : index}}")
        start, stop = document.split(colon + 2, document.match[colon + 1])[1]
        document.replace(start - 1, stop, "")
    else:
        document.replace(comma, comma + 2, f" {{level = {level} : index}}")


def _is_old_level_array(old: Old) -> bool:
    texts = old.texts()
    if old.op in ("sparse_tensor.pointers", "sparse_tensor.indices"):
        return True
    stop = max(old.colon(), old.name)
    return "dimension" in texts[old.name : stop]


def _expand(old: Old) -> None:
    """The count's type stood behind the arrays'."""
    start, stop = _fourth_type(old)
    old.document.replace(start - 1, stop, "")


def _fourth_type(old: Old) -> tuple[int, int]:
    """The tokens of the fourth type that an expansion gives; (0, 0) for none."""
    colon = old.colon()
    to = -1 if old.generic or colon < 0 else old.document.find("to", colon, old.statement.end)
    types = old.document.split(to + 1, old.end_of_types(to + 1)) if to > 0 else []
    return types[3] if len(types) == 4 else (0, 0)


def _insert(old: Old) -> None:
    """Inserted at coordinates of levels, where tensor.insert has those of dimensions."""
    document = old.document
    type = old.type_text()
    if old.generic:
        operands = old.colon() + 1
        type = document.source(*document.split(operands + 1, document.match[operands])[1])
    type = old.resolved(type)
    encoding = encoding_in(document, type)
    if encoding is None or encoding.is_identity():
        old.rename("tensor.insert")
        return
    open = document.find("[", old.name, old.stop)
    if old.generic or open < 0:
        old.refuse("the generic form of sparse_tensor.insert is upgraded only for levels in the order of dimensions")
        return
    old.rename("tensor.insert")
    close = document.match[open]
    levels = [document.source(*part) for part in document.split(open + 1, close)]
    if len(levels) != len(encoding.levels):
        old.refuse("'sparse_tensor.insert' op incorrect number of coordinates")
        return
    before, dims = dimension_coordinates(document, encoding, levels)
    if before:
        document.replace(old.statement.first, old.statement.first, before)
    document.replace(open + 1, close, ", ".join(dims))


def _new(old: Old) -> None:
    old.refuse(
        "'sparse_tensor.new' op expand_symmetry has no meaning today: files of symmetric matrices are read as is"
    )


def _no_more(reason: str) -> Rewrite:
    def change(old: Old) -> None:
        old.refuse(f"'{old.op}' op {reason}")

    return change


_LEVEL_ARRAYS: Final = {
    "sparse_tensor.pointers": "sparse_tensor.positions",
    "sparse_tensor.indices": "sparse_tensor.coordinates",
    "sparse_tensor.positions": "sparse_tensor.positions",
    "sparse_tensor.coordinates": "sparse_tensor.coordinates",
}
_BY_HAND: Final = "was part of linalg for some weeks of 2021, when tensors had no encoding"

ROWS: Final[list[OldForm]] = [
    OldForm("sparse_tensor.init", "bufferization.alloc_tensor", 2022, _init),
    *[
        OldForm(op, f"{new} {{level = 0 : index}}", 2023, _level_array, _is_old_level_array, f"{op} %t, %c0")
        for op, new in _LEVEL_ARRAYS.items()
        if op != new
    ],
    *[
        OldForm(
            op, f"{op} {{level = 0 : index}}", 2023, _level_array, _is_old_level_array, op + " {dimension = 0 : index}"
        )
        for op in ("sparse_tensor.positions", "sparse_tensor.coordinates")
    ],
    renamed("sparse_tensor.indices_buffer", "sparse_tensor.coordinates_buffer", 2023),
    renamed("sparse_tensor.release", "bufferization.dealloc_tensor", 2022),
    OldForm(
        "sparse_tensor.expand",
        "sparse_tensor.expand .. to three types",
        2022,
        _expand,
        lambda old: _fourth_type(old) != (0, 0),
        "sparse_tensor.expand .. to four types",
    ),
    OldForm("sparse_tensor.insert", "tensor.insert", 2023, _insert),
    OldForm(
        "sparse_tensor.lex_insert",
        "tensor.insert",
        2022,
        _no_more("changes a tensor in place; its generic form is not upgraded"),
        lambda old: old.generic,
    ),
    OldForm(
        "sparse_tensor.new",
        "nothing",
        2023,
        _new,
        lambda old: old.texts()[old.name + 1] == "expand_symmetry",
        "sparse_tensor.new expand_symmetry",
    ),
    OldForm(
        "sparse_tensor.tensor",
        "nothing",
        2021,
        _no_more("has no meaning today: sparse_tensor.load takes the tensor itself, not the arrays of its storage"),
    ),
    *[
        OldForm(f"linalg.sparse_{name}", "nothing", 2021, _no_more(_BY_HAND))
        for name in ("tensor", "pointers", "indices", "values")
    ],
    *ASSEMBLING,
    *BUFFERS,
]

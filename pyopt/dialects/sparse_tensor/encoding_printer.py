"""The text of encodings and slices, made of their fields."""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.level_types import LevelType
from pyopt.ir.affine import AffineMap
from pyopt.ir.attributes import Attribute
from pyopt.ir.types import DYNAMIC
from pyopt.light import TYPE_CHECKING, Sequence, TypeAlias
from pyopt.syntax.affine_printer import expr_text

if TYPE_CHECKING:
    from pyopt.ir.protocols import BodyPrinter

    Slice: TypeAlias = tuple[int, int, int]


def slice_body(numbers: Slice) -> str:
    """`(1, ?, 2)`: offset, size and stride."""
    return f"({', '.join(['?' if one == DYNAMIC else str(one) for one in numbers])})"


def encoding_body(
    printer: BodyPrinter,
    dim_to_lvl: AffineMap,
    levels: Sequence[LevelType],
    slices: Sequence[Slice],
    pos_width: int,
    crd_width: int,
    values: tuple[Attribute | None, Attribute | None],
) -> str:
    """`<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32 }>`."""
    symbols = ", ".join([f"s{position}" for position in range(dim_to_lvl.num_symbols)])
    dims = [f"d{position}" for position in range(dim_to_lvl.num_dims)]
    if slices:
        pairs = zip(dims, slices, strict=True)
        dims = [f"{name} : #sparse_tensor<slice{slice_body(numbers)}>" for name, numbers in pairs]
    specifiers = [
        f"{expr_text(result)} : {level.text()}" for result, level in zip(dim_to_lvl.results, levels, strict=True)
    ]
    head = f"[{symbols}]" if symbols else ""
    text = f"map = {head}({', '.join(dims)}) -> ({', '.join(specifiers)})"
    if pos_width:
        text += f", posWidth = {pos_width}"
    if crd_width:
        text += f", crdWidth = {crd_width}"
    for name, value in zip(("explicitVal", "implicitVal"), values, strict=True):
        if value is not None:
            text += f", {name} = {printer.attribute(value)}"
    return f"<{{ {text} }}>"

"""Ops of affine that are newer than today's: bounds by numbers, and the op that puts an index together again."""

from __future__ import annotations

from pyopt.upgrade.forms import custom, plain, rewrite
from pyopt.upgrade.rows import Row

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.upgrade.statement import Old


def _basis(old: Old, word: str) -> tuple[int, list[str]]:
    """The index of the bracket behind a word, and the bounds in it."""
    document = old.document
    open = document.find(word, old.name, old.stop) + 1
    return open, [plain(document, *part) for part in document.split(open + 1, document.match.get(open, open + 1))]


def _results(old: Old) -> int:
    colon = old.colon()
    return len(old.document.split(colon + 1, old.end_of_types(colon + 1)))


def _is_new(old: Old) -> bool:
    """`affine.delinearize_index %i into (3, %n) : index, index, index`: numbers, or no bound for the first result."""
    if old.document.find("into", old.name, old.stop) < 0:
        return False
    _, bounds = _basis(old, "into")
    return any(bound.isdigit() for bound in bounds) or 0 < len(bounds) == _results(old) - 1


def _delinearize(old: Old) -> None:
    """Today all bounds are values. The first one says nothing about the results; where there was none, it is 1."""
    open, bounds = _basis(old, "into")
    if len(bounds) == _results(old) - 1:
        bounds.insert(0, "1")
    values = [old.constant(int(bound)) if bound.isdigit() else bound for bound in bounds]
    old.document.replace(open, old.document.match[open] + 1, f"({', '.join(values)})")


def _linearize(old: Old) -> None:
    """`affine.linearize_index [%i, %j] by (%n, 4) : index` is a sum of products."""
    document = old.document
    open = document.find("[", old.name, old.stop)
    indices = [plain(document, *part) for part in document.split(open + 1, document.match.get(open, open + 1))]
    _, bounds = _basis(old, "by")
    if len(bounds) == len(indices):
        bounds = bounds[1:]
    if not indices or len(bounds) != len(indices) - 1:
        old.refuse(f"'{old.op}' op has {len(indices)} indices and {len(bounds)} bounds")
        return
    whole = indices[0]
    sums = [(old.constant(int(bound)) if bound.isdigit() else bound) for bound in bounds]
    end = old.end_of_types(old.colon() + 1)
    for number, (bound, index) in enumerate(zip(sums, indices[1:], strict=True)):
        product = document.fresh("%product")
        old.put_before(f"{product} = arith.muli {whole}, {bound} : index")
        if number == len(sums) - 1:
            rewrite(old, end, f"arith.addi {product}, {index} : index")
            return
        whole = document.fresh("%sum")
        old.put_before(f"{whole} = arith.addi {product}, {index} : index")
    rewrite(old, end, f"arith.addi {whole}, {old.constant(0)} : index")


ROWS: Final[list[Row]] = [
    Row("affine.delinearize_index", "bounds that are values", 2026, _delinearize, custom(_is_new), "into (3, 4)"),
    Row("affine.linearize_index", "arith.muli, arith.addi", 2026, _linearize, custom(lambda old: True)),
]

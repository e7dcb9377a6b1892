"""Constants that the emitter does not make in the first place: the text is what it is when the driver folds them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.driver.run import run_in_process
from pyopt.ir.core import INTERPRETED
from pyopt.ir.types import DYNAMIC, TensorType
from pyopt.passes.sparsify import sparsification
from pyopt.passes.sparsify.emitter.code import Code
from tools.sparse.check import functions_of
from tools.sparse.kernels import module_text
from tools.sparse.table import KERNELS

if TYPE_CHECKING:
    from pyopt.ir.core import Value
    from pyopt.rewrite.rewriter import Rewriter
    from tools.sparse.kernels import Formats, TableKernel

FLAGS = ("--linalg-generalize-named-ops", "--pre-sparsification-rewrite", "--sparse-reinterpret-map")
CASES = [(kernel, kernel.choices[at % len(kernel.choices)]) for at, kernel in enumerate(KERNELS) if kernel.choices]

made: list[Code] = []


def plain_code(rewriter: Rewriter, folds: bool = False) -> Code:
    """What makes all ops, whatever it is told."""
    made.append(Code(rewriter))
    return made[-1]


def number_of(code: Code, value: Value) -> int | None:
    """What a constant is, or a size that its operand's type knows: it decides whether windows may be one too many."""
    op = value.op
    if op is not None and op.info.name in ("tensor.dim", "sparse_tensor.lvl"):
        place = constant_number(code, op.operands[1])
        type = op.operands[0].type
        encoding = encoding_of(type)
        assert place is not None and isinstance(type, TensorType) and type.shape is not None
        shape = type.shape
        size = shape[place] if encoding is None or op.info.name == "tensor.dim" else encoding.level_size(shape, place)
        return None if size == DYNAMIC else size
    return constant_number(code, value)


constant_number = Code.number_of


def text_of(kernel: TableKernel, formats: Formats, options: str) -> str:
    """The loops, or the errors where the reference makes what is not valid, too."""
    functions = functions_of(kernel, formats, quick=True)
    _, out, err = run_in_process([*FLAGS, "--sparsification" + options, "-"], module_text(functions), "")
    return out + err


@pytest.mark.full
@pytest.mark.skipif(not INTERPRETED, reason="compiled modules cannot be told to use another class")
@pytest.mark.parametrize("options", ["", "=reference-exact=true"])
def test_what_is_not_made_changes_nothing(options: str, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = [text_of(kernel, formats, options) for kernel, formats in CASES]
    assert sum("scf." in text for text in quick) > 0.5 * len(quick)
    made.clear()
    monkeypatch.setattr(sparsification, "Code", plain_code)
    monkeypatch.setattr(Code, "number_of", number_of)
    for (kernel, formats), text in zip(CASES, quick, strict=True):
        assert text_of(kernel, formats, options) == text, kernel.name
    assert len(made) > len(CASES)

"""Prints kernels, and what each stage makes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.sparse.check import kernel_text
from tools.sparse.transform import available, transform

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.sparse.kernels import TableKernel


def show(kernels: Sequence[TableKernel], stages: Sequence[str], transformer: str) -> int:
    """Gives the exit code."""
    code = 0
    for kernel in kernels:
        for formats in kernel.choices:
            text = kernel_text(kernel, formats)
            print(f"// {kernel.group}:{kernel.name} {formats.label}\n{text}")
            for stage in available(transformer, tuple(stages)) if transformer != "none" else ():
                outcome = transform(text, [stage], transformer)
                changed = "" if outcome.text != text else "  (as before)"
                print(f"// {stage}{changed}\n{outcome.text if not changed else ''}{outcome.errors}")
                text = outcome.text
                if outcome.code:
                    code = 1
                    break
    return code

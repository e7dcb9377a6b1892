"""The examples of the page: files of the folder `examples`, and what pyopt is to do with them."""

from __future__ import annotations

from pathlib import Path

from pyopt.light import Final

_TO_LOOPS: Final = "--sparse-reinterpret-map --sparsification --canonicalize --cse"
EXAMPLES: Final = (
    ("Canonicalization: a filter", "smooth.mlir", "--canonicalize --cse"),
    ("Shape inference: a network", "network.mlir", "--shape-inference"),
    ("Shape inference: a size for the batch", "network-batch.mlir", "--shape-inference"),
    ("Sparse tensors: a matrix times a vector", "spmv.mlir", "--sparsifier"),
    ("Sparse tensors to loops", "matvec.mlir", _TO_LOOPS),
    ("Sparse tensors: a layer of a graph network", "graph_layer.mlir", _TO_LOOPS),
    ("Errors in three functions", "mistakes.mlir", "--split-input-file"),
    ("Expected errors", "checked.mlir", "--split-input-file --verify-diagnostics"),
    ("Text of an older MLIR", "old.mlir", "--upgrade"),
)
"""(title, file, options) of each."""


def folder() -> Path:
    """The folder of the files: beside this module where it is installed, else that of the checkout."""
    installed = Path(__file__).with_name("examples")
    return installed if installed.is_dir() else Path(__file__).parents[2] / "examples"


def shown() -> list[dict[str, str]]:
    """The examples as the page takes them."""
    texts = folder()
    return [
        {"title": title, "flags": flags, "text": (texts / file).read_text(encoding="utf-8")}
        for title, file, flags in EXAMPLES
    ]

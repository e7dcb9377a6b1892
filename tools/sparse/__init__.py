"""Kernels on sparse tensors, as MLIR of our own, and what they should give: see tools/sparse_kernels.py."""

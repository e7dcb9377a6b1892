"""Whole programs in MLIR, with Python functions that say what they compute."""

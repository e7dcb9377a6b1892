"""Comparison with mlir-opt-19."""

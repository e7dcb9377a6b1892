"""Comparison with mlir-opt."""

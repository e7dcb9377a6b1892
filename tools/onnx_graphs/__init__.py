"""Graphs as ONNX exporters write them, their text as onnx-mlir writes it, and what is to be known of their shapes."""

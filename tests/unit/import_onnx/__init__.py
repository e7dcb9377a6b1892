"""Tests of pyopt-import-onnx."""

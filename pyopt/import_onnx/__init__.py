"""The command pyopt-import-onnx: an ONNX model as MLIR, in ops of onnx as onnx-mlir writes them.

main       the command line
graph      the text of a model: functions, ops, regions of subgraphs
attributes the text of attributes and constants
types      the element types of ONNX in MLIR
names      names of values, and of extents (`shape.dims`)
"""

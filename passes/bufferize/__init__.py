"""Bufferization: tensors become buffers, by what `pyopt.analysis.bufferization` decides."""

"""Conversions, concatenations, reshapes and files in terms of sparse_tensor.foreach."""

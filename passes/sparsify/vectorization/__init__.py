"""Vectorization of the sparsifier's loops by sparse-vectorization: masked loops over vectors."""

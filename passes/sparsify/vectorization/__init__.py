"""What sparse-vectorization makes of the loops of the sparsifier: masked loops over vectors."""

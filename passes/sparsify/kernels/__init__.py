"""Kernels as they are read: subscripts, orders of loops, expressions, lattices, and why there are no loops."""

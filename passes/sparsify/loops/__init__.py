"""Kernels as loops over storage: what is computed in them, and where it is stored."""

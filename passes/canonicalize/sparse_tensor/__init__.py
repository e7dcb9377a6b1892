"""Canonicalization of the sparse_tensor dialect."""

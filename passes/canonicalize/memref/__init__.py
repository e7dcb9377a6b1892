"""Canonicalization of the memref dialect."""

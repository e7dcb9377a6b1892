"""Canonicalization of the llvm dialect."""

"""Canonicalization of the arith dialect."""

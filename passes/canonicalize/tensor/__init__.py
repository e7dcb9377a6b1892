"""Canonicalization of the tensor dialect."""

"""Canonicalization of the vector dialect."""

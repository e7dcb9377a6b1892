"""Canonicalization of the toy dialect."""

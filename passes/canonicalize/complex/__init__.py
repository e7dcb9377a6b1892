"""Canonicalization of the complex dialect."""

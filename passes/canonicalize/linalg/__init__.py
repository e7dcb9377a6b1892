"""Canonicalization of the linalg dialect."""

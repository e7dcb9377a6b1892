"""Canonicalization of the shape dialect."""

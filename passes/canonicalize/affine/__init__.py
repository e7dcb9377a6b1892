"""Canonicalization of the affine dialect."""

"""Canonicalization of the scf dialect."""

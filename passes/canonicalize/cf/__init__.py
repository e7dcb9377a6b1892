"""Canonicalization of the cf dialect."""

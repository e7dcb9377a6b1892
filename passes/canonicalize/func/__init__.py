"""Canonicalization of the func dialect."""

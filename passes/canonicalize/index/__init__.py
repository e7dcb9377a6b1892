"""Canonicalization of the index dialect."""

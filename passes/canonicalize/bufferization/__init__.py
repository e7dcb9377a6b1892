"""Canonicalization of the bufferization dialect."""

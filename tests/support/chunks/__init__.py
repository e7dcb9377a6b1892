"""Chunks of lit files, and what is asked of each."""

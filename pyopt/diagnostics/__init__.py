"""Errors, warnings and notes, and how they are written."""

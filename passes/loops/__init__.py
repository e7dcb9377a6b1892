"""Transformations of loops."""

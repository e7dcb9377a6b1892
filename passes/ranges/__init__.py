"""Passes that use the ranges of integers."""

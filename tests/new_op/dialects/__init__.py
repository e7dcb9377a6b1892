"""Stands for pyopt/dialects."""

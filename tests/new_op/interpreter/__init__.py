"""Stands for pyopt/interpreter/dialects."""

"""Stands for tests/unit/interpreter."""

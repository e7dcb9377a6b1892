"""Loops over iteration spaces: what sparse-emit-strategy=sparse-iterator makes, and what becomes of it."""

"""Loops over iteration spaces: what sparse-emit-strategy=sparse-iterator makes, and how it becomes loops over storage."""

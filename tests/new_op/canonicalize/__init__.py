"""Stands for passes/canonicalize."""

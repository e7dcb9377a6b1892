"""Helpers for several stages: stored elements, and how new tensors are filled with them."""

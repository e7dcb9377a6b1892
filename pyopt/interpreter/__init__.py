"""Runs functions of a module on NumPy arrays."""

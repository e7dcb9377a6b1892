"""Sparse storage: levels with their arrays, built from coordinates and walked in order. It knows nothing of the IR."""

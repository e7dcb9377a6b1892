"""Transformations of affine loops."""

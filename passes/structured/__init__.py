"""Passes over structured ops and the tensors between them: fusion, and folding of slices and unit dimensions."""

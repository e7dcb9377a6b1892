"""Folds of the sparse_tensor ops."""

from __future__ import annotations

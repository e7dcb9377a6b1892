"""Tests of the sparsifier's stages."""

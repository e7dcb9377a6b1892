"""Tests of pyopt-update-checks."""

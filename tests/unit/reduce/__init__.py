"""Tests of pyopt-reduce."""

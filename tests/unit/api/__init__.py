"""Tests of pyopt as a library."""

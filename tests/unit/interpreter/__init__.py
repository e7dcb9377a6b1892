"""Tests of pyopt.interpreter."""

"""Tests of native execution."""

"""Tests of IR in notebooks."""

"""Tests of what text cannot show."""

"""Tests of dialects that IRDL files declare."""

"""Seeded faults: small edits of pyopt's functions, to measure how many of them a test tier finds."""

"""Integers of twice the greatest width of a target, as pairs of integers of that width."""

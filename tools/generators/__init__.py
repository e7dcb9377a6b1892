"""Generators of random IR: a builder of function bodies, and makers of ops, one module a group of dialects."""

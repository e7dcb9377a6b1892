"""Functions of f80 and f128, whose values are encodings: mpmath computes with bits to spare, and they are rounded once.

Loaded when a program has such an op; mpmath is loaded when the first function that needs it runs.
"""

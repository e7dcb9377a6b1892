"""Functions of f80 and f128, whose values are encodings: computed in decimal with digits to spare, and rounded once.

Loaded when a program first needs one.
"""

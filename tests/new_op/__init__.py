"""A made-up op with all that an op may have: docs/internals.md, "Adding an op", walks through these files.

`tests/unit/test_new_op.py` puts them where they would stand, and tests them.
"""

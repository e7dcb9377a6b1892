"""The `pyopt-format` command: finds files, has `pyopt.format` lay them out, writes or reports what changes.

Knows nothing of the layout itself.
"""

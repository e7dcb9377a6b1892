"""The `pyopt-update-checks` command: runs the RUN lines of lit tests and writes their CHECK lines.

Knows texts only: the tools that RUN lines name may be any. FileCheck verifies what it writes.
"""

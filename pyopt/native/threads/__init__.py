"""Loops whose iterations do not depend on each other, on the threads of a pool.

`independence.py` finds them, `outlining.py` makes functions of their bodies, with conditions that are checked when the
program runs (`conditions.py`), and `pool_ir.py` has the threads. `parts.py`: what places in memory an iteration uses.
"""

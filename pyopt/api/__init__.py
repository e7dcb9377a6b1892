"""pyopt as a library: what `import pyopt` gives. `docs/python.md` shows it in use.

Each module holds some of the names; `pyopt/__init__.py` lists them and loads a module when one of its names is used.
"""

from pyopt.ir.stack import make_room

make_room()

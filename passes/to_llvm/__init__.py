"""Conversions to the llvm dialect.

`types.py` says what types become, `descriptors.py` builds and reads what memrefs become, `common.py` runs patterns as
a pass. Each conversion is a module or a package.
"""

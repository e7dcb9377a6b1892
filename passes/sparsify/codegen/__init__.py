"""Sparse tensors as the buffers that they are stored in: what `sparse-tensor-codegen` is made of.

`layout.py` says which fields a type becomes, `descriptor.py` reads and changes them. The other modules have the
patterns, by what the ops are for; `lowering.py` puts them together.
"""

"""Ops of memref as ops on descriptors and pointers, by what they are for; `finalize-memref-to-llvm` runs them."""

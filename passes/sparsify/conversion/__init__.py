"""Conversion by sparse-tensor-conversion of ops on sparse tensors to calls of the runtime library."""

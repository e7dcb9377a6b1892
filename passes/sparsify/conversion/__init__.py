"""How sparse-tensor-conversion makes calls of the runtime library of what works on sparse tensors."""

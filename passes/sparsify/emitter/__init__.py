"""The loop emitter: loops over the levels of one or several tensors at once, sparse or dense."""

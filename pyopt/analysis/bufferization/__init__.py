"""Sharing of buffers between the tensors of a program: the in-place analysis of bufferization.

`facts.py` is what an op says of itself, `options.py` what a user asks for, `questions.py` what the facts of an op may
ask of the program around it; `state.py` answers that without any decision. `buffer_types.py` says what memref a tensor
becomes. `one_shot.py` decides operand by operand whether it may share its buffer with what the op makes of it;
`alias_sets.py`, `conflicts.py` and `regions.py` are its parts.
"""

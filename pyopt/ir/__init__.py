"""The in-memory IR: types, attributes, operations, what dialects declare, the verifier."""

"""Passes over shapes: lowerings of the shape dialect, and what an op's results' shapes follow from."""

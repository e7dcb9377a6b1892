"""pyopt: mlir-opt in Python. See `cli.py` for the command line and `docs/` for how it is built."""

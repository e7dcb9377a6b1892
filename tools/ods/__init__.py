"""The parts of tools/ods_check.py: declarations of MLIR and of pyopt in one form, and what differs."""

"""Finds the tests that a change can reach: facts of files, the graph of modules, the selection, and the filter for
pytest."""

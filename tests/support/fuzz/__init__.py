"""Fuzzing by structure: seeds for each op, mutations of them, what is checked of a run, and reduction."""

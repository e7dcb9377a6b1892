"""Whether a pass keeps what a program computes: inputs, runs, comparison, reduction."""

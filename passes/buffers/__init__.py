"""Passes on programs that are bufferized already: where buffers are allocated, and how functions hand them on."""

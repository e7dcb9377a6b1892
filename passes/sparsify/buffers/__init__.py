"""What sparse-buffer-rewrite makes of ops on buffers: growing buffers, and functions that sort."""

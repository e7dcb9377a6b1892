"""Buffer rewriting by sparse-buffer-rewrite: growing buffers, and functions that sort."""

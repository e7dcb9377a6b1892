"""What pre-sparsification-rewrite does: kernels in a form that the later stages can do more with."""

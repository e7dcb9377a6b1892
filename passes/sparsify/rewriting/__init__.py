"""Pre-sparsification rewriting: brings kernels into forms that later stages support better."""

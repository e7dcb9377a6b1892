"""Programs in JAX, to compare what shape inference knows of them with what they make."""

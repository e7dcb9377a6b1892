"""Text to IR and back."""

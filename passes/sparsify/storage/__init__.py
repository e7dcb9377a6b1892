"""What several stages ask of stored elements, and how new tensors are filled with them."""

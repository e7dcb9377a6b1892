"""Shapes: what extents are in terms of others, and what is known of them."""

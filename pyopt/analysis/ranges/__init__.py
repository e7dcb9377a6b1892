"""Integer ranges: what is known of an integer's size, and what ops do to it."""

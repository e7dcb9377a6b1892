"""Passes that look at the IR and tell, without changing it."""

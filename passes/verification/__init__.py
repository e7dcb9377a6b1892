"""Passes that add to programs what tells, as they run, that an op is used wrongly."""

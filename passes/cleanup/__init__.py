"""Passes that tidy up without knowing dialects."""

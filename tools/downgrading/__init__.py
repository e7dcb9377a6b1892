"""Today's text in the spelling of another year: the counterpart of `pyopt.upgrade`, for tests of it."""

"""Tools for people who work on pyopt."""

"""Passes, their options and pipelines, and what is measured and printed around them."""

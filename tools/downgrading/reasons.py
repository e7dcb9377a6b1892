"""Reasons for which a text is not downgraded."""

from __future__ import annotations


class NotSayable(Exception):
    """A year had no words for something; the message says for what."""

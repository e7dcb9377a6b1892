"""Text of other years, read: `upgrade` rewrites it into today's text, and knows for each place where it was before."""

from pyopt.upgrade.engine import Upgraded, upgrade

__all__ = ["Upgraded", "upgrade"]

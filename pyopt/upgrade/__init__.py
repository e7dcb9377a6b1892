"""Text of other years, read: `upgrade` rewrites it into today's text, and knows for each place where it was before."""

from pyopt.format.options import LayoutError
from pyopt.upgrade.engine import upgrade
from pyopt.upgrade.result import Upgraded

__all__ = ["LayoutError", "Upgraded", "upgrade"]

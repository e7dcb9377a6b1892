"""The folder where pyopt keeps what it would have to make again.

PYOPT_CACHE is the folder; empty or `off` for none. By default it is $XDG_CACHE_HOME/pyopt, or ~/.cache/pyopt.
"""

from __future__ import annotations

import os


def folder() -> str:
    """The folder of the cache; empty for none."""
    given = os.environ.get("PYOPT_CACHE")
    if given is not None:
        return "" if given in ("", "off", "0") else given
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return os.path.join(base, "pyopt")

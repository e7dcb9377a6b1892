"""The package `pyopt.passes` in a checkout without links, as on Windows: its modules are in the folder `passes`.

Where `pyopt/passes` is a folder or a link to one, Python takes that and not this module.
"""

from __future__ import annotations

import os

__path__ = [os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "passes")]

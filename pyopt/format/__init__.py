"""The layout of .mlir source text: white space changes, tokens and comments stay.

The command `pyopt-format` calls it, and an editor may. May not know files, streams or settings.
"""

from __future__ import annotations

from pyopt.format.layout import LaidOutText as LaidOutText
from pyopt.format.layout import format_source as format_source
from pyopt.format.layout import format_text as format_text
from pyopt.format.options import LayoutError as LayoutError
from pyopt.format.options import LayoutOptions as LayoutOptions

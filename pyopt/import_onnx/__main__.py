"""`python -m pyopt.import_onnx`: the command `pyopt-import-onnx`."""

from __future__ import annotations

from pyopt.cli import import_onnx

import_onnx()

"""Plug-ins that are gone after a test."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from pyopt.ir import context
from pyopt.passes import plugins, registry


@contextmanager
def unloading_plugins() -> Iterator[None]:
    """What is loaded within it is gone after it."""
    tables: tuple[dict[str, Any], ...] = (
        context._registered, context._asked, plugins._modules, plugins._files, registry._loaded,
    )  # fmt: skip
    before = [dict(table) for table in tables]
    try:
        yield
    finally:
        for table, entries in zip(tables, before, strict=True):
            table.clear()
            table.update(entries)
        for name in ("toy", "plugin"):
            sys.modules.pop(name, None)

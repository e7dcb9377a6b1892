"""Writes the playground, a page on which pyopt runs in the browser, into a folder that any web server can serve.

    python tools/build_playground.py build/playground

Pyodide comes from npm, in the version that pyopt/playground/pyodide.py names; it is fetched once. `pyopt-playground`
serves the same page without a folder, and `pyopt-playground build/playground` serves the folder.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from pyopt.errors import Error  # noqa: E402
from pyopt.playground.site import whole_site  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    arguments = parser.parse_args()
    try:
        files = whole_site(print)
    except Error as error:
        sys.exit(f"error: {error}")
    for name, data in files.items():
        path = arguments.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    total = sum(len(data) for data in files.values())
    print(f"{arguments.folder}: {len(files)} files, {total / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Parses and prints files, one after the other in this process: what `pyopt-format` is timed beside.

    python -m tools.parse_and_print FILE...

Output and diagnostics go nowhere, and a file with errors is as good as any: nothing but the time counts.
"""

from __future__ import annotations

import sys

from pyopt.driver.run import run_in_process


def main() -> None:
    for name in sys.argv[1:]:
        run_in_process(["--allow-unregistered-dialect", "--split-input-file", name])


if __name__ == "__main__":
    main()

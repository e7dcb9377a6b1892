"""print-op-stats: how many ops of each name there are, on standard error."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Final
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass

if TYPE_CHECKING:
    from pyopt.ir.core import Operation


JSON: Final = FlagOption("json", False, "Print the statistics as JSON")


def run(op: Operation, pass_context: PassContext) -> bool:
    """Counts `op` and everything in it."""
    counts: dict[str, int] = {}
    for one in op.walk():
        counts[one.info.name] = counts.get(one.info.name, 0) + 1
    rows = sorted(counts.items())
    if JSON.of(pass_context.options):
        lines = ",\n".join(f'  "{name}" : {count}' for name, count in rows)
        pass_context.write("{\n" + lines + "\n}\n")
    else:
        pass_context.write(_table(rows))
    return False


def _table(rows: list[tuple[str, int]]) -> str:
    """Names aligned at the dot behind their dialect."""
    split = [name.partition(".") if "." in name else ("", "", name) for name, _ in rows]
    left = max(len(dialect) for dialect, _, _ in split)
    right = max(len(name) for _, _, name in split)
    out = ["Operations encountered:\n-----------------------\n"]
    for (dialect, dot, name), (_, count) in zip(split, rows, strict=True):
        out.append(f"  {dialect:>{left}}{dot or ' '}{name:<{right}} , {count}\n")
    return "".join(out)


PASS = make_pass("print-op-stats", run, (JSON,), class_name="PrintOpStats")

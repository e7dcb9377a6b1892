"""Times of a run: a tree of named timers, shown as the reference shows them."""

from __future__ import annotations

import time

from pyopt.light import TYPE_CHECKING, Final, final
from pyopt.pipeline.instrumentation import Instrumentation

if TYPE_CHECKING:
    from pyopt.ir.core import Operation
    from pyopt.pipeline.manager import PassManager
    from pyopt.pipeline.passes import ScheduledPass

_RULE: Final = "===" + "-" * 73 + "==="


@final
class Timer:
    """Seconds spent under a name, and the timers within. `key` tells timers of the same name apart."""

    __slots__ = ("children", "name", "seconds", "started")

    def __init__(self, name: str) -> None:
        self.name = name
        self.seconds = 0.0
        self.started = 0.0
        self.children: dict[object, Timer] = {}

    def child(self, key: object, name: str) -> Timer:
        return self.children.get(key) or self.children.setdefault(key, Timer(name))

    def unaccounted(self) -> float:
        """Time outside of the children."""
        return self.seconds - sum(child.seconds for child in self.children.values())


@final
class Timing(Instrumentation):
    """Starts and stops timers, the innermost running one last in `_running`."""

    __slots__ = ("_root", "_running")

    def __init__(self) -> None:
        self._root = Timer("root")
        self._root.started = time.perf_counter()
        self._running = [self._root]

    def start(self, name: str, key: object = None) -> None:
        """Starts a timer within the one that runs; one of the same key goes on where it stopped."""
        timer = self._running[-1].child(name if key is None else key, name)
        self._running.append(timer)
        timer.started = time.perf_counter()

    def stop(self) -> None:
        timer = self._running.pop()
        timer.seconds += time.perf_counter() - timer.started

    def before_pass(self, scheduled: ScheduledPass, op: Operation) -> None:
        self.start(scheduled.class_name(), scheduled)

    def after_pass(self, scheduled: ScheduledPass, op: Operation, changed: bool) -> None:
        self.stop()

    def pass_failed(self, scheduled: ScheduledPass, op: Operation) -> None:
        self.stop()

    def before_nested(self, group: list[PassManager]) -> None:
        if len(group) > 1:
            self.start(f"Pipeline Collection : [{', '.join(repr(one.anchor) for one in group)}]", group[0])

    def after_nested(self, group: list[PassManager]) -> None:
        if len(group) > 1:
            self.stop()

    def before_manager(self, manager: PassManager) -> None:
        self.start(f"'{manager.anchor}' Pipeline", manager)

    def after_manager(self, manager: PassManager) -> None:
        self.stop()

    def report(self, display: str, form: str) -> str:
        """The times so far: display "tree" or "list", form "text" or "json"."""
        root = self._root
        root.seconds = time.perf_counter() - root.started
        total = root.seconds or 1e-9
        if form == "json":
            return _json(root, total, display)
        title = "... Execution time report ..."
        out = [f"{_RULE}\n{title:^79}".rstrip() + f"\n{_RULE}\n  Total Execution Time: {total:.4f} seconds\n\n"]
        out.append("  ----Wall Time----  ----Name----\n")
        rows = _merged(root) if display == "list" else _nested(root, 0)
        rows += [(0, "Rest", root.unaccounted()), (0, "Total", total)]
        for depth, name, seconds in rows:
            out.append(f"  {seconds:8.4f} ({100 * seconds / total:5.1f}%)  {'  ' * depth}{name}\n")
        return "".join(out)


def _nested(timer: Timer, depth: int) -> list[tuple[int, str, float]]:
    rows: list[tuple[int, str, float]] = []
    for child in timer.children.values():
        rows.append((depth, child.name, child.seconds))
        rows += _nested(child, depth + 1)
    return rows


def _merged(root: Timer) -> list[tuple[int, str, float]]:
    """One row a name, the longest time first."""
    seconds: dict[str, float] = {root.name: root.seconds}
    for _, name, spent in _nested(root, 0):
        seconds[name] = seconds.get(name, 0.0) + spent
    return sorted(((0, name, spent) for name, spent in seconds.items()), key=lambda row: -row[2])


def _json(root: Timer, total: float, display: str) -> str:
    def wall(seconds: float, name: str) -> str:
        share = 100 * seconds / total
        quoted = name.replace("\\", "\\\\").replace('"', '\\"')
        return f'{{"wall": {{"duration": {seconds:8.4f}, "percentage": {share:5.1f}}}, "name": "{quoted}"'

    out: list[str] = ["[\n"]

    def tree(timer: Timer, depth: int) -> None:
        indent = "  " * depth
        for child in timer.children.values():
            out.append(f'{indent}{wall(child.seconds, child.name)}, "passes": [\n')
            tree(child, depth + 1)
            out.append(f"{indent}{{}}]}},\n")

    if display == "list":
        out += [wall(seconds, name) + "},\n" for _, name, seconds in _merged(root)]
    else:
        tree(root, 0)
    out.append(wall(root.unaccounted(), "Rest") + "},\n")
    out.append(wall(total, "Total") + "}\n]\n")
    return "".join(out)

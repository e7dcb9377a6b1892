"""Measures how long an editor waits for pyopt-lsp: from a key stroke to diagnostics, help, completions and definitions.

    python tools/editor_latency.py [--lines 10000] [--keys 20]

Starts the server, opens two files of so many lines in it, many functions and a single one, and types in them as a
person does: names of ops and values that are wrong until they are whole, at the beginning, in the middle and at the
end. Prints the median and the longest time of each kind, in milliseconds. Needs the extra `lsp`.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from lsprotocol import types

from tests.support.lsp_client import URI, EditorClient, EditorSession
from tools.benchmark_inputs import kernels

TYPED = "  %typed = arith.addi %a, %a : i32\n"
WARM = 3
"""So many first times are not counted: what they load stays."""


def many_functions(lines: int) -> str:
    """Functions of fifteen lines."""
    found: str = kernels(max(lines // 15, 1))
    return found


def one_function(lines: int) -> str:
    """A function with so many ops."""
    body = "".join([f"  %v{number} = arith.addi %a, %a : i32\n" for number in range(lines)])
    return f"func.func @f(%a: i32) -> i32 {{\n{body}  return %a : i32\n}}\n"


class Clock:
    """Times by what was waited for."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = {}

    def add(self, what: str, started: float) -> None:
        self.times.setdefault(what, []).append(time.perf_counter() - started)

    def rows(self, kind: str) -> list[str]:
        found = []
        for what, times in self.times.items():
            counted = times[WARM:] or times
            middle, longest = 1000 * statistics.median(counted), 1000 * max(counted)
            found.append(f"| {kind} | {what} | {middle:.0f} | {longest:.0f} |")
        return found


async def type_there(client: EditorClient, offset: int, keys: int, clock: Clock) -> None:
    """Types a line behind an offset, key by key, each when the editor has shown what came of the one before."""
    for number, key in enumerate(TYPED[:keys]):
        started = time.perf_counter()
        await client.edit_at(offset + number, key)
        clock.add("key stroke to diagnostics", started)
    document = types.TextDocumentIdentifier(URI)
    position = client.position(offset + min(keys, len(TYPED)))
    started = time.perf_counter()
    await client.text_document_completion_async(types.CompletionParams(document, position))
    clock.add("completion", started)
    started = time.perf_counter()
    await client.text_document_hover_async(types.HoverParams(document, client.position(offset + 4)))
    clock.add("help", started)
    started = time.perf_counter()
    await client.text_document_definition_async(types.DefinitionParams(document, client.position(offset + 4)))
    clock.add("definition", started)
    await client.edit_at(offset, "", keys if keys < len(TYPED) else len(TYPED))


def places_in(text: str) -> list[int]:
    """The beginnings of lines in functions: one of the first, one in the middle, one of the last."""
    marks = [at for at in range(len(text)) if text.startswith(") {\n", at) or text.startswith("i32 {\n", at)]
    starts = [text.index("\n", at) + 1 for at in marks]
    lines = [at + 1 for at in range(len(text)) if text.startswith("\n  %v", at)]
    found = starts if len(starts) > 2 else lines
    return [found[0], found[len(found) // 2], found[-1]]


def measure(session: EditorSession, text: str, keys: int) -> Clock:
    """The times of a file."""
    clock = Clock()

    async def play(client: EditorClient) -> None:
        started = time.perf_counter()
        await client.open(text)
        clock.add("opening", started)
        for offset in places_in(text):
            await type_there(client, offset, keys, clock)

    session.play(play)
    return clock


def main() -> int:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--lines", type=int, default=10_000, help="lines of each file")
    parser.add_argument("--keys", type=int, default=len(TYPED), help="key strokes at each of three places")
    options = parser.parse_args()
    session = EditorSession()
    print("| file | waited for | median, ms | longest, ms |\n|---|---|---|---|")
    for kind, make in (("many functions", many_functions), ("one function", one_function)):
        text = make(options.lines)
        for row in measure(session, text, options.keys).rows(f"{kind}, {text.count(chr(10))} lines"):
            print(row)
    return session.end()


if __name__ == "__main__":
    sys.exit(main())

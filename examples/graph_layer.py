"""A layer of a graph neural network, relu(A (H W) + b), on graphs of up to a million edges: its time beside SciPy's.

    python examples/graph_layer.py [--edges 1000000] [--threads 2] [--svg graph_layer.svg]

Prints the times, and draws them. Needs the extras jit and sparse.
"""

import argparse
import os
import statistics
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import scipy.sparse as sp

import pyopt

EDGES_OF_A_NODE = 10
FEATURES = (64, 32)
WIDTH, HEIGHT, LEFT, BOTTOM = 640, 400, 70, 50
COLOURS = ("#888888", "#1f77b4", "#d62728")


def random_graph(nodes: int, edges: int, generator: np.random.Generator) -> Any:
    """The weights of the edges, as a matrix in CSR: some nodes have many neighbours, and most have few."""
    ends = (nodes * generator.random((2, edges)) ** 2).astype(np.int32)
    links = sp.coo_array((np.ones(edges, np.float32), (ends[0], ends[1])), shape=(nodes, nodes)).tocsr()
    links.sum_duplicates()
    degrees = np.maximum(np.diff(links.indptr), 1)
    links.data[:] = np.repeat(1 / degrees, np.diff(links.indptr))
    return links


def with_scipy(a: Any, h: Any, w: Any, b: Any) -> Any:
    return np.maximum(a @ (h @ w) + b, 0)


def milliseconds(functions: Sequence[Callable[..., Any]], arguments: Sequence[Any], rounds: int) -> list[float]:
    """The medians of the times of some functions, which are called in turn."""
    found: list[list[float]] = [[] for _ in functions]
    for _ in range(rounds):
        for times, function in zip(found, functions, strict=True):
            start = time.perf_counter()
            function(*arguments)
            times.append(1000 * (time.perf_counter() - start))
    return [statistics.median(times) for times in found]


def chart(edges: Sequence[int], rows: dict[str, list[float]]) -> str:
    """An SVG with a line for each row of times, over the numbers of edges, both in powers of ten."""
    times = [time for row in rows.values() for time in row]
    bottom, top = int(np.floor(np.log10(min(times)))), int(np.ceil(np.log10(max(times))))
    decades = np.log10(edges[-1] / edges[0]) or 1
    right, base = WIDTH - 40, HEIGHT - BOTTOM

    def x(number: float) -> str:
        return f"{LEFT + np.log10(number / edges[0]) / decades * (right - LEFT):.1f}"

    def y(number: float) -> str:
        return f"{base - (np.log10(number) - bottom) / (top - bottom) * (base - 20):.1f}"

    def text(x: object, y: object, anchor: str, words: str) -> str:
        return f'<text x="{x}" y="{y}" text-anchor="{anchor}">{words}</text>'

    marks = [10.0**power for power in range(bottom, top + 1)]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"',
        '  font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        *[f'<path d="M{LEFT} {y(mark)}H{right}" stroke="#dddddd"/>' for mark in marks],
        *[text(LEFT - 8, y(mark), "end", f"{mark:g} ms") for mark in marks],
        *[text(x(number), base + 20, "middle", f"{number:,}") for number in edges],
        text((right + LEFT) / 2, HEIGHT - 10, "middle", "edges"),
    ]
    for at, (name, row) in enumerate(rows.items()):
        line = f'fill="none" stroke="{COLOURS[at]}" stroke-width="2"/>'
        points = " ".join([f"{x(number)},{y(value)}" for number, value in zip(edges, row, strict=True)])
        parts += [
            f'<polyline points="{points}" {line}',
            f'<path d="M{LEFT + 20} {36 + 22 * at}h24" {line}',
            text(LEFT + 52, 41 + 22 * at, "start", name),
        ]
    return "\n".join([*parts, "</svg>\n"])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--edges", type=int, default=10**6, help="of the largest graph")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--svg", default="graph_layer.svg", help="where the picture goes")
    options = parser.parse_args()
    text = (Path(__file__).parent / "graph_layer.mlir").read_text(encoding="utf-8")
    layers: Any = [pyopt.compile(text, threads=number).layer for number in (1, options.threads)]
    names = ["SciPy", "pyopt", f"pyopt, {options.threads} threads"]
    generator = np.random.default_rng(7)
    sizes = sorted({max(options.edges // divisor, EDGES_OF_A_NODE) for divisor in (1000, 100, 10, 1)})
    rows: dict[str, list[float]] = {name: [] for name in names}
    print(f"{'edges':>10} " + " ".join([f"{name + ', ms':>22}" for name in names]))
    for edges in sizes:
        nodes = edges // EDGES_OF_A_NODE
        h, w = [generator.random(shape, dtype=np.float32) - 0.5 for shape in ((nodes, FEATURES[0]), FEATURES)]
        arguments = (random_graph(nodes, edges, generator), h, w, np.full(FEATURES[1], 0.01, np.float32))
        found = [layer(*arguments) for layer in layers]
        assert np.allclose(found[0], with_scipy(*arguments), atol=1e-4)
        assert np.array_equal(found[0], found[1])
        times = milliseconds((with_scipy, *layers), arguments, 9 + 10**6 // max(edges, 10**4))
        print(f"{edges:>10} " + " ".join([f"{value:>22.3f}" for value in times]))
        for name, value in zip(names, times, strict=True):
            rows[name].append(value)
    Path(options.svg).write_text(chart(sizes, rows), encoding="utf-8")
    print("drawn:", options.svg)


if __name__ == "__main__":
    main()

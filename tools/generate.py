"""Random well-typed modules of a dialect or several, the same for the same seed.

    python tools/generate.py --dialects scf,arith --seed 7 --functions 3 --ops 20 > x.mlir
    python tools/generate.py --dialects all --count 100 --split > many.mlir

As a module: `generate(seed, ModuleOptions(dialects=("tensor",)))` gives the text. Every module is valid for pyopt and
for mlir-opt.
"""

from __future__ import annotations

import argparse
import random
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.generators.builder import Builder, Maker, ModuleOptions  # noqa: E402

GROUPS = {
    "arith": "scalars", "index": "scalars", "math": "scalars", "complex": "scalars", "cf": "control", "scf": "control",
    "func": "control", "tensor": "tensors", "bufferization": "buffers", "shape": "shapes", "memref": "buffers",
    "affine": "loops", "linalg": "structured", "linalg-maps": "maps", "linalg-named": "named", "vector": "vectors",
    "sparse_tensor": "sparse", "sparse-kernels": "kernels", "sparse-rewrites": "sparse_rewrites",
    "builtin": "casts", "ub": "casts", "llvm": "casts", "memory": "memory", "edges": "edges",
}  # fmt: skip
"""Dialect -> the module of tools/generators whose `makers_of` makes its ops."""

WITH_ARITHMETIC = frozenset(("cf", "scf", "func", "affine", "tensor", "builtin", "ub"))
"""Dialects that do not mean much without some arithmetic between them."""

__all__ = ["GROUPS", "ModuleOptions", "generate"]


@cache
def makers_of(dialect: str) -> tuple[Maker, ...]:
    """The makers of a dialect's ops; one that is there twice is taken twice as often."""
    module = __import__("tools.generators." + GROUPS[dialect], fromlist=("makers_of",))
    return tuple(module.makers_of(dialect))


def generate(seed: int, options: ModuleOptions) -> str:
    """The text of a module."""
    randomness = random.Random(f"{seed} {options}")
    makers: list[Maker] = []
    for dialect in options.dialects:
        makers += makers_of(dialect)
        if dialect in WITH_ARITHMETIC:
            makers += randomness.choices(makers_of("arith"), k=max(2, len(makers_of(dialect)) // 2))
    texts: list[str] = []
    callees: list[tuple[str, list[str], list[str]]] = []
    for number in range(options.functions):
        # A few kinds of ops that meet again and again give rules more to do than many that hardly meet.
        chosen = makers if randomness.random() < 0.4 else randomness.sample(makers, min(len(makers), 7))
        builder = Builder(randomness, options, chosen)
        builder.callees = callees
        name = f"f{number}"
        text, results = builder.function(name)
        texts.append(text.replace("@global_", f"@g{number}_"))
        callees = [*callees, (name, builder.arguments, results)]
    return "".join(texts)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--dialects", default="arith", help="comma-separated, or `all`")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1, help="modules, of this seed and those after it")
    parser.add_argument("--functions", type=int, default=1)
    parser.add_argument("--ops", type=int, default=12, help="ops a function, about")
    parser.add_argument("--depth", type=int, default=2, help="how deep regions may nest")
    parser.add_argument("--constants", type=float, default=0.25, help="share of operands that are fresh constants")
    options = parser.parse_args()
    dialects = tuple(GROUPS) if options.dialects == "all" else tuple(options.dialects.split(","))
    unknown = [name for name in dialects if name not in GROUPS]
    if unknown:
        parser.error(f"no generator for {', '.join(unknown)}; there are {', '.join(GROUPS)}")
    wanted = ModuleOptions(dialects, options.functions, options.ops, options.depth, options.constants)
    print("// -----\n".join([generate(options.seed + number, wanted) for number in range(options.count)]), end="")


if __name__ == "__main__":
    main()

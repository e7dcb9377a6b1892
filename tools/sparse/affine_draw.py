"""Draws kernels with affine subscripts."""

from __future__ import annotations

import random
from typing import Final

from tools.sparse.affine_kernels import AffineKernel, LevelFormat, Subscript, Tensor

LARGEST: Final = 400
"""Iterations of a kernel."""
REDUCING: Final = (
    "add x mul", "add x mul", "add x mul", "add x mul", "add x sum", "add x mixed", "sub x mul", "max x mul",
    "add x twice", "add x square", "add x number",
)  # fmt: skip
BLOCKED: Final = 0.06
"""The share of formats with blocks of some dimensions."""
KINDS: Final = (
    *(["dense"] * 8), *(["compressed"] * 11), *(["coo"] * 3), *(["loose_compressed"] * 2), "compressed(nonordered)",
    "batch",
)  # fmt: skip
"""Of levels; a "coo" is this and all further ones."""
PLAIN: Final = ("mul", "sum", "mixed", "twice", "max", "sub", "square", "number", "add x mul", "add x sum", "scale")
"""Patterns of bodies, see `_body`."""


def draw(seed: int, blocked: float = BLOCKED) -> AffineKernel:
    """A kernel, the same for the same seed; not all are valid. blocked: how many of the formats have blocks."""
    rng = random.Random(f"affine {seed}")
    count = rng.choice((1, 2, 2, 3, 3, 3, 4, 4, 5))
    loops = [_extent(rng) for _ in range(count)]
    while _product(loops) > LARGEST:
        at = rng.randrange(count)
        loops[at] = max(1, loops[at] - 1)
    reductions = frozenset([at for at in range(count) if rng.random() < 0.45])
    inputs = [_operand(rng, count, 0.85, blocked) for _ in range(rng.choice((1, 1, 1, 2, 2, 3)))]
    output = _output(rng, count, reductions, blocked)
    plain = {one.terms[0][0] for tensor in [*inputs, output] for one in tensor.subscripts if one.is_plain()}
    missing = [at for at in range(count) if at not in plain]
    rng.shuffle(missing)
    if missing:
        # linalg.generic takes the extent of each loop from a dimension.
        subscripts = tuple([Subscript(((loop, 1),)) for loop in missing])
        inputs.append(Tensor(subscripts, *(_format(rng, len(missing), blocked) if rng.random() < 0.4 else ())))
    rng.shuffle(inputs)
    accumulates = bool(reductions) or not _is_once(output, count)
    fresh = bool(rng.random() < (0.9 if output.levels else 0.5))
    return AffineKernel(
        tuple(loops),
        reductions,
        tuple(inputs),
        output,
        _body(rng, rng.choice(REDUCING if accumulates else PLAIN), len(inputs)),
        rng.choice(("f64", "f64", "f64", "i32", "complex<f64>")),
        fresh,
        dynamic=rng.random() < 0.15,
    )


def _extent(rng: random.Random) -> int:
    return rng.choice((0, *(1,) * 6, *(2,) * 10, *(3,) * 12, *(4,) * 6, *(5,) * 3))


def _product(numbers: list[int]) -> int:
    found = 1
    for one in numbers:
        found *= max(one, 1)
    return found


def _is_once(output: Tensor, count: int) -> bool:
    """Each element is written once."""
    return {one.terms[0][0] for one in output.subscripts if one.is_plain()} == set(range(count))


def _operand(rng: random.Random, count: int, sparse: float, blocked: float) -> Tensor:
    rank = rng.choice((1, 1, 2, 2, 2, 3, 3))
    unused = list(range(count))
    rng.shuffle(unused)
    subscripts = tuple([_subscript(rng, count, unused) for _ in range(rank)])
    if rng.random() >= sparse:
        return Tensor(subscripts)
    return Tensor(subscripts, *_format(rng, rank, blocked))


def _subscript(rng: random.Random, count: int, unused: list[int]) -> Subscript:
    """Mostly of loops that are in no subscript yet."""

    def loop() -> int:
        if unused and rng.random() < 0.95:
            return unused.pop()
        return rng.randrange(count)

    kind = rng.random()
    room = rng.choice((0, 0, 0, 1, 2))
    if kind < 0.35 or (not unused and kind < 0.9):
        return Subscript(((loop(), 1),))
    if kind < 0.86 and len(unused) >= 2:
        terms = [(loop(), _factor(rng)), (loop(), _factor(rng))]
        if len(unused) and rng.random() < 0.08:
            terms.append((loop(), 1))
        constant = rng.choice((1, 2)) if rng.random() < 0.03 else 0
        return Subscript(tuple(terms), constant, room)
    if kind < 0.92:
        return Subscript(((loop(), _factor(rng) + 1),), 0, room)
    if kind < 0.97:
        return Subscript(((loop(), 1),), rng.choice((1, 2)), room)
    return Subscript((), rng.choice((0, 1)), room)


def _factor(rng: random.Random) -> int:
    return rng.choice((1, 1, 1, 1, 2, 3))


def _output(rng: random.Random, count: int, reductions: frozenset[int], blocked: float) -> Tensor:
    parallel = [at for at in range(count) if at not in reductions]
    if rng.random() < 0.7:
        rng.shuffle(parallel)
    subscripts = [Subscript(((loop, 1),)) for loop in parallel]
    if subscripts and rng.random() < 0.12:
        at = rng.randrange(len(subscripts))
        kind = rng.random()
        if kind < 0.4:
            subscripts[at] = Subscript(((parallel[at], 1),), rng.choice((1, 2)), rng.choice((0, 1)))
        elif kind < 0.7:
            subscripts[at] = Subscript(((parallel[at], 2),), 0, rng.choice((0, 1)))
        else:
            subscripts[at] = Subscript(((parallel[at], 1), (rng.randrange(count), _factor(rng))))
    if subscripts and rng.random() < 0.3:
        levels, widths = _format(rng, len(subscripts), blocked)
        # A result may have more elements than blocks can hold.
        if not any(one.type.startswith("structured") for one in levels):
            return Tensor(tuple(subscripts), levels, widths)
    return Tensor(tuple(subscripts))


def _format(rng: random.Random, rank: int, blocked: float) -> tuple[tuple[LevelFormat, ...], str]:
    dims = list(range(rank))
    if rng.random() < 0.35:
        rng.shuffle(dims)
    widths = "" if rng.random() < 0.8 else f", posWidth = {rng.choice((16, 32))}, crdWidth = {rng.choice((8, 32))}"
    kinds = _level_types(rng, rank)
    levels = [LevelFormat(dim, kind) for dim, kind in zip(dims, kinds, strict=True)]
    chance = rng.random()
    if any("nonunique" in kind for kind in kinds):
        return tuple(levels), widths
    if chance < blocked:
        # Blocks of some dimensions, each with its own.
        parted = [at for at in range(rank) if rng.random() < 0.6] or [rank - 1]
        inner = [LevelFormat(levels[at].dim, rng.choice(("dense", "dense", "compressed")), 2, True) for at in parted]
        outer = [one._replace(block=2) if at in parted else one for at, one in enumerate(levels)]
        levels = outer + inner
    elif chance < blocked + 0.04:
        last = levels.pop()
        levels = [one._replace(type="dense") for one in levels]
        kind = rng.choice(("structured[2, 4]", "structured[3, 4]"))
        levels += [LevelFormat(last.dim, "dense", 4), LevelFormat(last.dim, kind, 4, True)]
    return tuple(levels), widths


def _level_types(rng: random.Random, rank: int) -> list[str]:
    found: list[str] = []
    for at in range(rank):
        kind = rng.choice(KINDS)
        if kind == "batch" and any(one != "batch" for one in found):
            kind = "compressed"
        if kind == "coo":
            return [*found, *_coordinates(rng, rank - at)]
        found.append(kind)
    return found


def _coordinates(rng: random.Random, rank: int) -> list[str]:
    """Levels that list the coordinates of elements, which may repeat before the last."""
    unordered = ["nonordered"] if rng.random() < 0.15 else []
    soa = ["soa"] if rng.random() < 0.3 else []
    unique_end = rng.random() < 0.9
    found = []
    for at in range(rank):
        words = [*([] if at == rank - 1 and unique_end else ["nonunique"]), *unordered, *(soa if at else [])]
        found.append(("singleton" if at else "compressed") + (f"({', '.join(words)})" if words else ""))
    return found


def _body(rng: random.Random, pattern: str, inputs: int) -> str:
    """The pattern with operands: `mul`, `sum`, `max`, `sub` of all, `mixed` of sums and products, ops of one of all."""
    letters = list("abcdefg"[:inputs])
    *head, kind = pattern.split()
    if kind == "scale":
        return "mul x " + _joined(rng, "mul", letters)
    if kind == "mixed" and inputs > 1:
        first = letters.pop(rng.randrange(len(letters)))
        others = _joined(rng, rng.choice(("mul", "add")), letters)
        return " ".join([*head, rng.choice(("add", "sub", "mul")), first, others])
    if kind in ("twice", "square", "number"):
        return " ".join([*head, kind, _joined(rng, rng.choice(("mul", "mul", "add")), letters)])
    word = {"sum": "add", "mixed": "mul"}.get(kind, kind)
    return " ".join([*head, _joined(rng, word, letters)])


def _joined(rng: random.Random, word: str, letters: list[str]) -> str:
    letters = rng.sample(letters, len(letters))
    return " ".join([*[word] * (len(letters) - 1), *letters])

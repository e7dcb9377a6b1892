"""vector.multi_reduction before and after its lowering, and natively, against NumPy."""

from __future__ import annotations

import random

import numpy as np
import pytest

from pyopt.driver.run import run_in_process
from tests.unit.interpreter.programs import Array, one, same

KINDS = {
    "i8": ("add", "mul", "minui", "minsi", "maxui", "maxsi", "and", "or", "xor"),
    "i64": ("add", "mul", "minsi", "maxui", "xor"),
    "f32": ("add", "mul", "minnumf", "maximumf"),
    "f64": ("add", "maxnumf", "minimumf"),
}
STRATEGIES = ("inner-parallel", "inner-reduction")
STEPS = {
    "add": np.add, "mul": np.multiply, "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor,
    "minsi": np.minimum, "maxsi": np.maximum, "minnumf": np.fmin, "maxnumf": np.fmax, "minimumf": np.minimum,
    "maximumf": np.maximum,
}  # fmt: skip
DTYPES = {"i8": np.int8, "i64": np.int64, "f32": np.float32, "f64": np.float64}


def drawn(seed: int, native: bool = False) -> tuple[str, tuple[Array, ...], Array]:
    """A program, its arguments, and its result; native code is passed vectors without gaps, and none of i1."""
    draw = random.Random(seed)
    element = draw.choice(tuple(KINDS))
    kind = draw.choice(KINDS[element])
    shape = tuple([draw.choice((1, 2, 4) if native else (1, 1, 2, 3, 4)) for _ in range(draw.randint(1, 4))])
    dims = sorted(draw.sample(range(len(shape)), draw.randint(0, len(shape))))
    kept = tuple([extent for index, extent in enumerate(shape) if index not in dims])
    masked = not native and draw.random() < 0.5
    source = f"vector<{'x'.join(map(str, shape))}x{element}>"
    result = f"vector<{'x'.join(map(str, kept))}x{element}>" if kept else element
    mask = source.replace(f"x{element}", "xi1")
    op = f"vector.multi_reduction <{kind}>, %v, %a {dims} : {source} to {result}"
    whole = f"vector.mask %m {{ {op} }} : {mask} -> {result}" if masked else op
    text = f"""func.func @f(%v: {source}, %a: {result}{f", %m: {mask}" if masked else ""}) -> {result} {{
      %0 = {whole}
      return %0 : {result}
    }}"""
    generator = np.random.default_rng(seed)
    values = generator.integers(-4, 5, shape).astype(DTYPES[element])
    start = generator.integers(-4, 5, kept).astype(DTYPES[element])
    bits = generator.integers(0, 2, shape).astype(np.bool_)
    unsigned = kind in ("minui", "maxui")
    step = STEPS["minsi" if kind == "minui" else "maxsi" if kind == "maxui" else kind]
    wanted = (start.view(f"u{start.dtype.itemsize}") if unsigned else start).copy()
    seen = values.view(f"u{values.dtype.itemsize}") if unsigned else values
    for position in np.ndindex(*shape):
        if masked and not bits[position]:
            continue
        place = tuple([at for index, at in enumerate(position) if index not in dims])
        wanted[place] = step(wanted[place], seen[position])
    return text, (values, start, bits) if masked else (values, start), wanted.view(start.dtype)


def lowered(text: str, strategy: str) -> str:
    code, out, err = run_in_process([f"--lower-vector-multi-reduction=lowering-strategy={strategy}"], text)
    assert code == 0, err
    assert "multi_reduction" not in out
    return out


@pytest.mark.parametrize("seed", range(40))
def test_drawn_reductions(seed: int) -> None:
    text, arguments, wanted = drawn(seed)
    given = [argument if argument.ndim else argument[()] for argument in arguments]
    same(np.asarray(one(text, *given)), wanted)
    for strategy in STRATEGIES:
        same(np.asarray(one(lowered(text, strategy), *given)), wanted)


@pytest.mark.parametrize("seed", range(0, 40, 8))
def test_drawn_reductions_natively(seed: int) -> None:
    pytest.importorskip("llvmlite")
    import pyopt

    text, (values, start), wanted = drawn(seed, native=True)
    program = pyopt.compile(text)
    same(np.asarray(program.f(values, start if start.ndim else start[()].item())), wanted)

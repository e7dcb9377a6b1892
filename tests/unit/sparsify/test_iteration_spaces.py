"""Kernels as loops over iteration spaces, and these as loops over storage: results are NumPy's; and co-iteration in any
cases computes the same before and after it is lowered.
"""

from __future__ import annotations

import re
from itertools import combinations
from typing import TYPE_CHECKING, Final

import numpy as np
import pytest

from pyopt.driver.run import run_in_process
from pyopt.interpreter import parse, run
from tools.sparse.check import OK, UNFIT, check, functions_of
from tools.sparse.formats import FORMATS, held
from tools.sparse.kernels import module_text
from tools.sparse.table import KERNELS
from tools.sparse.transform import STAGES, stages_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.sparse.kernels import Formats, TableKernel

LOWER: Final = "--lower-sparse-iteration-to-scf"
OF_ITERATION: Final = re.compile(r"sparse_tensor\.\w*iter")
"""Ops and types of iteration spaces."""
ITERATORS: Final = "--sparsification=sparse-emit-strategy=sparse-iterator"


def shares() -> list[tuple[TableKernel, Formats]]:
    """One format of each kernel, in turn, and all formats that no kernel before had."""
    met: set[str] = set()
    found: list[tuple[TableKernel, Formats]] = []
    for at, kernel in enumerate(KERNELS):
        turn = kernel.choices[at % len(kernel.choices)]
        for one in kernel.choices:
            names = set(one.by_tensor.values())
            if one is turn or not names <= met:
                met |= names
                found.append((kernel, one))
    return found


SHARES: Final = shares()


def name_of(share: tuple[TableKernel, Formats]) -> str:
    return f"{share[0].group}-{share[0].name}-{share[1].label}"


@pytest.mark.full
@pytest.mark.parametrize("share", SHARES, ids=name_of)
def test_iteration_computes_what_numpy_does(share: tuple[TableKernel, Formats]) -> None:
    for emit in ("iterators", "lowered-iterators"):
        found = check(*share, stages_for(emit), "pyopt", quick=True)
        assert found.verdict in (OK, UNFIT), (emit, found.detail)


def test_most_kernels_are_made_of_spaces_and_nothing_of_them_is_left_when_lowered() -> None:
    """Those that are not say why."""
    spaces = 0
    for kernel, formats in SHARES:
        functions = functions_of(kernel, formats, quick=True)
        if not functions or not kernel.statement:
            continue
        text = module_text(functions[:1])
        flags = ["--pre-sparsification-rewrite", "--sparse-reinterpret-map"]
        code, out, remarks = run_in_process([*flags, ITERATORS, "-"], text)
        assert code == 0
        assert ("loops are over positions" in remarks) or "sparse_tensor.positions" not in out, name_of(
            (kernel, formats)
        )
        spaces += "iterate" in out
        code, lowered, errors = run_in_process([LOWER, "-"], out)
        assert code == 0, errors
        assert OF_ITERATION.search(lowered) is None
    assert spaces > 0.8 * sum(1 for kernel, _ in SHARES if kernel.statement)


def test_the_strategy_is_that_of_the_stages() -> None:
    assert stages_for("functional") == STAGES
    assert [one for one in stages_for("iterators") if one not in STAGES] == [
        "--sparsification=enable-runtime-library=false sparse-emit-strategy=sparse-iterator"
    ]
    assert LOWER in stages_for("lowered-iterators")


# Co-iteration.

PARTS: Final = "map = (d0) -> (d0 : compressed(nonunique))"


def format_of(name: str) -> str:
    return PARTS if name == "PARTS" else FORMATS[name]


def program(names: Sequence[str], cases: Sequence[int]) -> str:
    """Goes through vectors together; what it gives depends on the case, the coordinate and all values, in order."""
    text = "".join([f"#F{n} = #sparse_tensor.encoding<{{ {format_of(name)} }}>\n" for n, name in enumerate(names)])
    tensors = [f"tensor<9xf64, #F{n}>" for n in range(len(names))]
    spaces = [f"!sparse_tensor.iter_space<#F{n}, lvls = 0>" for n in range(len(names))]
    arguments = ", ".join([f"%t{n}: {tensor}" for n, tensor in enumerate(tensors)])
    text += f"func.func @f({arguments}) -> (index, f64) {{\n"
    text += "  %zero = arith.constant 0 : index\n  %none = arith.constant 0.0 : f64\n  %f = arith.constant 31 : index\n"
    for n, (tensor, space) in enumerate(zip(tensors, spaces, strict=True)):
        text += f"  %s{n} = sparse_tensor.extract_iteration_space %t{n} lvls = 0 : {tensor} -> {space}\n"
    listed = ", ".join([f"%s{n}" for n in range(len(names))])
    text += f"  %r:2 = sparse_tensor.coiterate ({listed}) at(%i) iter_args(%x = %zero, %y = %none)\n"
    text += f"    : ({', '.join(spaces)}) -> (index, f64)\n"
    for mask in cases:
        iterators = [f"%it{n}" if mask >> n & 1 else "_" for n in range(len(names))]
        text += f"  case {', '.join(iterators)} {{\n    %a = arith.muli %x, %f : index\n"
        text += f"    %k = arith.constant {mask * 7} : index\n    %b = arith.addi %a, %k : index\n"
        text += "    %c = arith.addi %b, %i : index\n    %d0 = arith.addf %y, %none : f64\n"
        number = 0
        for n in range(len(names)):
            if mask >> n & 1:
                text += f"    %v{n} = sparse_tensor.extract_value %t{n} at %it{n} : {tensors[n]}, "
                text += f"!sparse_tensor.iterator<#F{n}, lvls = 0>\n"
                text += f"    %e{n} = arith.mulf %d{number}, %v{n} : f64\n"
                number += 1
                text += f"    %d{number} = arith.addf %e{n}, %v{n} : f64\n"
        text += f"    sparse_tensor.yield %c, %d{number} : index, f64\n  }}\n"
    return text + "  return %r#0, %r#1 : index, f64\n}\n"


def check_cases(names: Sequence[str], cases: Sequence[int], seed: int) -> None:
    text = program(names, cases)
    code, lowered, errors = run_in_process([LOWER, "-"], text)
    assert code == 0, errors
    assert OF_ITERATION.search(lowered) is None
    randomness = np.random.default_rng(seed)
    for density in (0.0, 0.5, 0.9):
        arrays = []
        for name in names:
            array = np.where(randomness.random(9) < density, randomness.integers(1, 4, 9), 0).astype(np.float64)
            arrays.append(array if name == "PARTS" else held(name, array))
        before, after = run(parse(text), "f", *arrays), run(parse(lowered), "f", *arrays)
        assert [one.tolist() for one in before] == [one.tolist() for one in after], (names, cases, arrays)


@pytest.mark.full
@pytest.mark.parametrize("names", [("SV", "SV8"), ("SV", "DV"), ("DV", "SV"), ("DV", "DV"), ("LV", "PARTS")])
def test_two_spaces_in_any_cases(names: tuple[str, str]) -> None:
    for count in (1, 2, 3):
        for cases in combinations((3, 1, 2), count):
            check_cases(names, cases, count)


@pytest.mark.full
def test_three_spaces_in_any_cases() -> None:
    """Also those in which a space that is there is in no case, so that it must be seen not to be."""
    formats = (("SV", "SV8", "LV"), ("SV", "DV", "SV8"), ("PARTS", "SV", "SV"))
    randomness = np.random.default_rng(5)
    for seed in range(40):
        cases = [mask for mask in range(1, 8) if randomness.random() < 0.5] or [4]
        randomness.shuffle(cases)
        check_cases(formats[seed % 3], cases, seed)
    check_cases(("SV", "SV", "SV"), range(1, 8), 1)


def test_one_space_is_a_plain_loop() -> None:
    check_cases(("SV",), (1,), 3)
    code, lowered, _ = run_in_process([LOWER, "-"], program(("SV",), (1,)))
    assert code == 0
    assert "scf.for" in lowered
    assert "scf.while" not in lowered


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (("UV", "SV"), "levels that are visited together are not in order"),
        (["SV"] * 14, "it would need too many branches"),
    ],
)
def test_what_has_no_loops_says_why(names: Sequence[str], message: str) -> None:
    code, _, errors = run_in_process([LOWER, "-"], program(names, [1 << n for n in range(len(names))]))
    assert code == 1
    assert f"'sparse_tensor.coiterate' op cannot be lowered: {message}" in errors


def sum_of_vectors(count: int) -> str:
    """x += a0 + a1 + ..."""
    names = [f"%a{n}" for n in range(count)]
    maps = ", ".join(["affine_map<(i) -> (i)>"] * count + ["affine_map<(i) -> ()>"])
    types = ", ".join(["tensor<9xf64, #S>"] * count)
    text = f"#S = #sparse_tensor.encoding<{{ {FORMATS['SV']} }}>\nfunc.func @f("
    text += ", ".join([f"{name}: tensor<9xf64, #S>" for name in names]) + ", %x: tensor<f64>) -> tensor<f64> {\n"
    text += f'  %0 = linalg.generic {{indexing_maps = [{maps}], iterator_types = ["reduction"], sorted = true}}\n'
    text += f"    ins({', '.join(names)} : {types}) outs(%x : tensor<f64>) {{\n  ^bb0("
    text += ", ".join([f"%e{n}: f64" for n in range(count)]) + ", %o: f64):\n    %p0 = arith.addf %e0, %e1 : f64\n"
    for n in range(2, count):
        text += f"    %p{n - 1} = arith.addf %p{n - 2}, %e{n} : f64\n"
    text += f"    %s = arith.addf %o, %p{count - 2} : f64\n    linalg.yield %s : f64\n  }} -> tensor<f64>\n"
    return text + "  return %0 : tensor<f64>\n}\n"


def test_what_is_emitted_can_be_lowered() -> None:
    """The cases of n vectors are 2 ** n - 1, and their branches in loops 3 ** n - 2 ** n."""
    code, out, _ = run_in_process([ITERATORS, "-"], sum_of_vectors(6))
    assert code == 0
    assert out.count("\n    case ") == 2**6 - 1
    code, lowered, errors = run_in_process([LOWER, "-"], out)
    assert code == 0, errors
    # The last branch of each loop needs no test.
    assert lowered.count("scf.if") == 3**6 - 2**6 - (2**6 - 1)


def test_a_sum_of_many_vectors_is_left_to_other_loops() -> None:
    """The cases of a product are those of its sums."""
    text = (
        sum_of_vectors(18).replace("%p0 = arith.addf", "%p0 = arith.keep").replace("= arith.addf %p", "= arith.mulf %p")
    )
    text = text.replace("arith.keep", "arith.addf")
    code, out, _ = run_in_process([ITERATORS, "-"], text)
    assert code == 0
    assert out.count("\n    case ") == 3
    code, out, remarks = run_in_process([ITERATORS, "-"], sum_of_vectors(18))
    assert code == 0
    assert "linalg.generic" in out
    assert "too many branches" in remarks

"""Operands with extents of 0 and 1, known and not: right calls give what the interpreter gives, wrong ones an error."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt import NativeError
from pyopt.interpreter import Program, RunError, parse, run
from tests.unit.native.small_programs import ACCESSES, OTHERS

if TYPE_CHECKING:
    from tests.unit.native.small_forms import Extents, Form

CALLS: Final = 150
VALUES, WRONG, ANY = "values", "wrong", "any"
NEVER_WRONG: Final = ("collapse", "collapse memref", "add")

Outcome = tuple[str, list[Any], str]


def interpreted(program: Program, arguments: list[Any]) -> Outcome:
    given = [np.array(one) if isinstance(one, np.ndarray) else one for one in arguments]
    try:
        results = run(program, "f", *given)
    except RunError as error:
        return ANY if "stride 0" in str(error) else WRONG, [], str(error)
    return VALUES, [*results, *[one for one in given if isinstance(one, np.ndarray)]], ""


def natively(module: Any, arguments: list[Any]) -> Outcome:
    given = [np.array(one) if isinstance(one, np.ndarray) else one for one in arguments]
    try:
        result = module.f(*given)
    except NativeError as error:
        return WRONG, [], str(error)
    results = [] if result is None else [np.asarray(result)]
    return VALUES, [*results, *[one for one in given if isinstance(one, np.ndarray)]], ""


def compare(form: Form, extents: Extents, check: str, name: str) -> set[str]:
    """The outcomes that there are, if all are the same natively. Empty if there is no such program."""
    text = form.function("f", extents)
    try:
        program = parse(text)
    except RunError:
        return set()  # the verifier knows the extents
    module = pyopt.compile(text, check=check)
    outcomes = set()
    for arguments in form.calls(extents, CALLS, f"{name} {extents}"):
        wanted, found = interpreted(program, arguments), natively(module, arguments)
        outcomes.add(wanted[0])
        told = f"{text}{arguments}\n{wanted}\n{found}"
        if wanted[0] == ANY:
            continue
        assert found[0] == wanted[0], told
        for one, other in zip(found[1], wanted[1], strict=True):
            np.testing.assert_array_equal(one, other, err_msg=told)
            assert one.shape == other.shape, told
    return outcomes


def check_form(form: Form, check: str, name: str) -> None:
    outcomes = [compare(form, one, check, name) for one in form.patterns()]
    assert set[str]().union(*outcomes) - {ANY} == ({VALUES} if name in NEVER_WRONG else {VALUES, WRONG})


@pytest.mark.full
@pytest.mark.parametrize("name", ACCESSES)
def test_accesses(name: str) -> None:
    check_form(ACCESSES[name], "bounds", name)


@pytest.mark.full
@pytest.mark.parametrize("check", ["extents", "bounds"])
@pytest.mark.parametrize("name", OTHERS)
def test_slices_views_sizes_and_loops(name: str, check: str) -> None:
    check_form(OTHERS[name], check, name)


def test_transfers_that_begin_in_front_of_their_memory() -> None:
    """By default, too, as they would read other memory; nothing is padded in front."""
    form = ACCESSES["read vector<2xf64> m "]
    text = form.function("f", (("?", "?"),))
    module: Any = pyopt.compile(text)
    with pytest.raises(RunError, match=r"the slice at \(0, -1\) begins in front of the memory$"):
        run(parse(text), "f", np.ones((1, 2)), 0, -1)
    np.testing.assert_array_equal(module.f(np.ones((1, 0)), 0, 0), [50, 50])
    with pytest.raises(NativeError, match=r"index #1 of operand #0 \(argument 1 of @f\) is -1$"):
        module.f(np.ones((1, 2)), 0, -1)

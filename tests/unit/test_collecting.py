"""Pauses of Python's garbage collection."""

from __future__ import annotations

import gc

import pytest

from pyopt.ir.collecting import CollectionPause


class Cycle:
    """An object that only a collection frees."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.parametrize("stays", [False, True])
def test_what_is_made_meanwhile_stays_young_or_not(stays: bool) -> None:
    gc.collect()
    with CollectionPause(stays):
        assert not gc.isenabled()
        one = Cycle()
    assert gc.isenabled()
    young = any(one is other for generation in (0, 1) for other in gc.get_objects(generation))
    assert young is not stays
    assert gc.get_freeze_count() == 0


def test_a_collection_frees_what_was_passed_over() -> None:
    gc.collect()
    with CollectionPause(stays=True):
        Cycle()
    before = len([one for one in gc.get_objects() if isinstance(one, Cycle)])
    gc.collect()
    after = len([one for one in gc.get_objects() if isinstance(one, Cycle)])
    assert (before, after) == (1, 0)


def test_collection_that_was_off_stays_off() -> None:
    gc.disable()
    try:
        with CollectionPause(stays=True):
            assert not gc.isenabled()
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_what_the_user_has_frozen_stays_frozen() -> None:
    gc.freeze()
    try:
        count = gc.get_freeze_count()
        with CollectionPause(stays=True):
            pass
        assert gc.get_freeze_count() == count
    finally:
        gc.unfreeze()

"""`python tools/fuzz.py --reference`: mlir-opt beside pyopt on the fuzzer's inputs."""

from __future__ import annotations

import argparse
import random
import re
import shlex
from collections import Counter
from pathlib import Path

from tests.support.fuzz.differential import PLAIN, Disagreement, compare_inputs, fits
from tests.support.fuzz.inputs import draw_input
from tests.support.fuzz.reasons import REASONS, reason_for
from tests.support.fuzz.reducing import reduce_text
from tests.support.fuzz.seeds import make_pool
from tests.support.fuzz.tokens import revalue

BATCH = 100
"""Inputs a process of the reference."""


def compare_with_reference(options: argparse.Namespace) -> bool:
    """Compares `options.count` inputs; whether all that differs has a reason."""
    randomness = random.Random(f"reference {options.seed}")
    pool = make_pool(options.seed, options.per_op, options.share)
    if options.only:
        pool.ops = [name for name in pool.ops if re.search(options.only, name)]
    flags = [*PLAIN, *shlex.split(options.flags)]
    accepted = rejected = crashes = 0
    kinds: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for start in range(0, options.count, BATCH):
        texts: list[str] = []
        while len(texts) < min(BATCH, options.count - start):
            if options.values:
                text = revalue(pool.draw(randomness).text, randomness)
            else:
                text = draw_input(pool, randomness).text
            if fits(text):
                texts.append(text)
        result = compare_inputs(texts, flags)
        accepted, rejected = accepted + result.accepted, rejected + result.rejected
        crashes += result.crashes
        for found in result.disagreements:
            reason = reason_for(found)
            if reason is not None:
                reasons[reason.sentence] += 1
                continue
            kinds[found.kind()] += 1
            if kinds[found.kind()] == 1:
                _show(found, flags, len(kinds), options)
    for sentence, count in reasons.most_common():
        print(f"{count:7} times: {sentence}")
    for reason in REASONS:
        if not reasons[reason.sentence]:
            print(f"      0 times: {reason.sentence}")
    for kind, count in kinds.most_common():
        print(f"{count:7} times WITHOUT A REASON: {kind}")
    print(
        f"{options.count} inputs, seed {options.seed}: both accept {accepted}, both reject {rejected}, mlir-opt "
        f"crashes on {crashes}; {sum(reasons.values())} disagreements with a reason, {sum(kinds.values())} of "
        f"{len(kinds)} kinds without"
    )
    return not kinds


def _show(found: Disagreement, flags: list[str], number: int, options: argparse.Namespace) -> None:
    """Makes the input small, saves and prints it."""

    def same(text: str) -> bool:
        if not fits(text):
            return False
        again = compare_inputs([text], flags).disagreements
        return bool(again) and again[0].kind() == found.kind() and reason_for(again[0]) is None

    text = reduce_text(found.text, same, options.reduce) if options.reduce > 0 else found.text
    folder: Path = options.save
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{number}.mlir"
    path.write_text(text, encoding="utf-8")
    command = f"diff <(mlir-opt {shlex.join(flags)} {path} 2>&1) <(pyopt {shlex.join(flags)} {path} 2>&1)"
    print(f"{number}: {found.shown()}\n  {command}", flush=True)

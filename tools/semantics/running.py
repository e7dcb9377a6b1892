"""`check_semantics.py --sequences` and `--singles`: what to run, the findings, and the count."""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator

from tests.support.lit_file import SPLIT_MARKER, lit_files
from tools.generate import GROUPS
from tools.semantics.bufferizing import SEQUENCES, bufferized
from tools.semantics.check import Finding, PassStep, Tally
from tools.semantics.sequences import draw, follow, single_steps
from tools.semantics.sources import (
    Subject,
    as_written,
    generated_subject,
    kernel_subjects,
    narrowed,
    program_subjects,
    subject_of_text,
)
from tools.sparse.table import selected

MIXED = 3
"""Dialects of a random module of several."""


def subjects(options: argparse.Namespace) -> Iterator[Subject]:
    """All modules that the options name."""
    if options.programs:
        yield from program_subjects(names_of(options.programs))
    if options.kernels:
        yield from kernel_subjects(selected(names="" if options.kernels == "all" else options.kernels))
    for path in options.files:
        for file in lit_files(path) if path.is_dir() else [path]:
            text = file.read_text(encoding="utf-8", errors="surrogateescape")
            for at, part in enumerate(text.split(SPLIT_MARKER)):
                found = subject_of_text(f"{file}:{at}", part, options.inputs)
                if found is not None:
                    yield found
    numbers = range(options.seed, options.seed + options.count)
    for dialect in list(GROUPS) if options.generate == "all" else names_of(options.generate):
        for number in numbers:
            found = generated_subject((dialect,), number, options.ops, options.inputs, options.calls)
            if found is not None:
                yield found
    for number in range(options.seed, options.seed + options.mixed):
        dialects = random.Random(f"mixed {number}").sample(list(GROUPS), MIXED)
        found = generated_subject(dialects, number, options.ops, options.inputs, options.calls)
        if found is not None:
            yield found


def names_of(text: str) -> list[str]:
    return [] if text == "all" else [one for one in text.split(",") if one]


def run_sequences(options: argparse.Namespace) -> int:
    """Prints the findings and a count; gives the exit code."""
    tally = Tally()
    kinds: Counter[str] = Counter()
    count = sequences = 0
    start = time.monotonic()
    for subject in subjects(options):
        count += 1
        wrong = as_written(subject, tally)
        if wrong:
            kinds["as written"] += 1
            print(f"=== {subject.name} as written: {wrong}", flush=True)
            continue
        seen: set[str] = set()
        for steps in plans(subject, options):
            sequences += 1
            found = follow(subject.text, steps, subject.cases, tally, seen)
            if found is not None:
                kinds[f"{found.step.text()}: {found.kind}"] += 1
                report(subject, found, options, kinds.total())
        for plan in SEQUENCES if options.bufferize else ():
            sequences += 1
            found = bufferized(subject, plan, tally, seen)
            if found is not None:
                kinds[f"{found.step.text()}: {found.kind}"] += 1
                report(subject, found, options, kinds.total())
    for why, number in tally.reasons.most_common(options.why):
        print(f"{number:6} {why}")
    for kind, number in kinds.most_common():
        print(f"{number:6} {kind}")
    counts = ", ".join([f"{number} {kind}" for kind, number in tally.most_common()])
    print(f"{count} modules, {sequences} sequences; {kinds.total()} findings; runs: {counts}")
    print(f"{time.monotonic() - start:.0f} s")
    return 1 if kinds else 0


def plans(subject: Subject, options: argparse.Namespace) -> Iterator[list[PassStep]]:
    """The sequences to run on a module, the same for the same seed."""
    if options.singles:
        for step in single_steps():
            yield [step]
    for at in range(options.sequences):
        yield draw(random.Random(f"{options.seed} {subject.name} {at}"), subject.sparse)


def report(subject: Subject, found: Finding, options: argparse.Namespace, number: int) -> None:
    """The finding for people: reduced, if it is one of the first."""
    through = " ".join([step.text() for step in found.sequence])
    print(f"### {subject.name}: {through}: {found.kind}: {found.after.message[:200]}", flush=True)
    if number <= options.show:
        print(narrowed(found, options.inputs).report(), flush=True)

"""Subjects for sequences of passes: the kernels of tools/sparse, the programs of tests/programs, and random modules;
each with what it has to compute."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tests.programs.program import ExampleProgram
from tests.programs.table import PROGRAMS
from tools.generate import ModuleOptions, generate
from tools.semantics.check import Finding, PassStep, Tally, check, outcomes_of, parsed, reduced, tolerance_of
from tools.semantics.mending import mended
from tools.semantics.outcome import VALUES
from tools.semantics.sequences import Example, case_of_arrays, compare
from tools.sparse.check import functions_of, name_of
from tools.sparse.kernels import PATTERNS, Formats, TableKernel, module_text

ROUNDING = 1e-6
"""The tolerance of floating-point results of kernels and programs against NumPy's, which adds in other orders."""


class Subject(NamedTuple):
    """A module with its cases."""

    name: str
    text: str
    cases: list[Example]
    sparse: bool = False


def kernel_subjects(kernels: Sequence[TableKernel], quick: bool = False) -> Iterator[Subject]:
    """Each kernel in each of its formats, for the usual extents and for loops of extent 1; expected is what NumPy
    computes."""
    for kernel in kernels:
        for formats in kernel.choices:
            found = kernel_subject(kernel, formats, quick)
            if found is not None:
                yield found


def kernel_subject(kernel: TableKernel, formats: Formats, quick: bool = False) -> Subject | None:
    """None if the format cannot hold tensors of these extents."""
    functions = functions_of(kernel, formats, quick=True)[: 1 if quick else None]
    if not functions:
        return None
    text = module_text(functions)
    made = parsed(text)
    assert made is not None, text
    cases = []
    for function in functions:
        for at, pattern in enumerate(PATTERNS):
            inputs = function.inputs(pattern, at)
            wanted = function.expected(inputs)
            arguments = [inputs[one] for one in function.arguments]
            cases.append(case_of_arrays(made[0], name_of(function), arguments, wanted, arguments, at, ROUNDING))
    return Subject(f"{kernel.group}:{kernel.name} {formats.label}", text, cases, True)


def program_subjects(names: Sequence[str] = ()) -> Iterator[Subject]:
    """The programs of tests/programs, or those with these names."""
    for program in PROGRAMS:
        if not names or program.name in names:
            yield program_subject(program)


def program_subject(program: ExampleProgram) -> Subject:
    """A program with the results that its Python function gives."""
    text = program.text()
    made = parsed(text)
    assert made is not None, f"{program.name} is not valid"
    cases = [
        case_of_arrays(made[0], program.function, given, *program.expected(given), number, program.tolerance)
        for number, given in enumerate(program.inputs)
    ]
    return Subject(program.name, text, cases, "sparse_tensor.encoding" in text)


def generated_subject(dialects: Sequence[str], seed: int, ops: int, inputs: int, calls: float = 0.0) -> Subject | None:
    """A random module with what it computes; None if it is not defined for any input."""
    text = mended(generate(seed, ModuleOptions(tuple(dialects), 1, ops, calls=calls)), inputs)
    found = subject_of_text(f"{'+'.join(dialects)} {seed}", text, inputs)
    sparse = any(one.startswith("sparse") for one in dialects)
    return found._replace(sparse=sparse) if found is not None else None


def subject_of_text(name: str, text: str, inputs: int) -> Subject | None:
    """A module that is right as it is written; None if it is not valid, or not defined for any input."""
    made = parsed(text)
    if made is None:
        return None
    tolerance = tolerance_of(made[0])
    cases = [
        Example(one.name, one.type, one.number, one.inputs, one.outcome, tolerance)
        for one in outcomes_of(made[0], PassStep("canonicalize"), Tally(), inputs)
    ]
    return Subject(name, text, cases, "sparse_tensor.encoding" in text) if cases else None


def as_written(subject: Subject, tally: Tally) -> str:
    """The error in the module before any pass; "" if there is none."""
    made = parsed(subject.text)
    assert made is not None, subject.name
    for case in subject.cases:
        found = compare(case, made[0], tally)
        if found is not None:
            kind, outcome = found
            wanted = case.outcome.text()
            return f"@{case.function}, input {case.number}: {kind}\n  has to be {wanted}\n  and is {outcome.text()}"
    return ""


def narrowed(finding: Finding, inputs: int) -> Finding:
    """The finding as one of its last pass alone, reduced, if usual inputs show it there; else as it is."""
    if finding.before.kind != VALUES or not finding.function:
        return finding
    found = check(finding.text, [finding.step], Tally(), inputs)
    if found is None:
        return finding
    return reduced(found, inputs)._replace(sequence=finding.sequence)

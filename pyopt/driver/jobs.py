"""`--jobs`: a long input in several processes. What is printed is what one process prints.

The parts of a split input stand for themselves. One module is cut between its ops (`pieces`): each process reads,
verifies, transforms and prints a piece, and the texts are joined. Where that might show, because of the pipeline, of an
option, of what stands in the module, or because a process has anything to say, one process does it all, from the
beginning: so diagnostics and their order are always those of one process.
"""

from __future__ import annotations

from pyopt.driver.chunk import Run, new_context, process_chunk, run_passes
from pyopt.driver.forks import in_processes
from pyopt.driver.reports import Reports
from pyopt.driver.streams import TextStreams
from pyopt.ir.context import KNOWN_DIALECTS
from pyopt.ir.core import Block, Operation
from pyopt.ir.opinfo import ISOLATED
from pyopt.ir.symbols import symbol_name
from pyopt.ir.verifier import is_valid, verify
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence
from pyopt.syntax.attribute_printer import AliasMet
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module

if TYPE_CHECKING:
    from pyopt.driver.pieces import Pieces
    from pyopt.pipeline.manager import PassManager

_OF_PIECES: Final = frozenset((
    "jobs", "o", "pass-pipeline", "allow-unregistered-dialect", "verify-each", "suggest", "color", "max-errors",
    "mlir-elide-elementsattrs-if-larger", "mlir-print-elementsattrs-with-hex-if-larger",
    "keep-names", "mlir-diagnostic-verbosity-level", "mlir-disable-diagnostic-notes",
    "mlir-print-op-on-diagnostic", "mlir-print-assume-verified", "mlir-print-op-generic",
))  # fmt: skip
"""The options with which a module may be cut."""
_OF_PARTS: Final = _OF_PIECES | frozenset((
    "split-input-file", "output-split-marker",
    "no-implicit-module", "verify-roundtrip", "upgrade",
    "mlir-print-debuginfo", "mlir-pretty-debuginfo", "mlir-print-local-scope", "mlir-print-value-users",
    "mlir-print-unique-ssa-ids", "mlir-print-skip-regions", "mlir-use-nameloc-as-prefix",
    "mlir-elide-resource-strings-if-larger", "dump-pass-pipeline",
    "mlir-print-ir-before", "mlir-print-ir-after", "mlir-print-ir-before-all", "mlir-print-ir-after-all",
    "mlir-print-ir-after-change", "mlir-print-ir-diff", "mlir-print-ir-after-failure", "mlir-print-ir-module-scope",
))  # fmt: skip
"""The options with which the parts of a split input may be shared out."""


_RULES_FOR_OTHERS: Final = ("bufferization", "complex", "linalg", "scf", "shape", "vector")
"""The dialects with rules for ops of others: whether they are in use changes what becomes of those."""


def process_parts(run: Run, parts: Sequence[Source], jobs: int) -> list[tuple[bool, str]]:
    """`process_chunk` of each part of a split input."""
    jobs = min(jobs, len(parts))
    if jobs < 2 or run.recorder is not None or any(name not in _OF_PARTS for name in run.settings.given()):
        return [process_chunk(run, part) for part in parts]
    bounds = [len(parts) * number // jobs for number in range(jobs + 1)]
    streams = run.streams

    def work(number: int) -> object:
        found = []
        for part in parts[bounds[number] : bounds[number + 1]]:
            run.streams = own = TextStreams("", streams.cwd)
            ok, text = process_chunk(run, part)
            found.append((ok, text, "".join(own.errors)))
        return found

    results: list[tuple[bool, str]] = []
    for number, answers in enumerate(_ask(jobs, work)):
        if answers is None:
            results.extend([process_chunk(run, part) for part in parts[bounds[number] : bounds[number + 1]]])
            continue
        assert isinstance(answers, list)
        for ok, text, errors in answers:
            if errors:
                streams.err(errors)
            results.append((ok, text))
    return results


def process_pieces(run: Run, source: Source, jobs: int) -> str | None:
    """The output for a module, made by several processes; None where one has to do it."""
    options = run.settings.given()
    if run.recorder is not None or any(name not in _OF_PIECES for name in options) or not _all_apart(run.manager):
        return None
    from pyopt.driver.pieces import cut

    pieces = cut(source.text, jobs)
    if pieces is None:
        return None
    dialects = frozenset([name for name in _RULES_FOR_OTHERS if name + "." in source.text])

    def work(number: int) -> object:
        return _piece(run, pieces, number, source.name, dialects)

    answers = _ask(pieces.count, work)
    parts = []
    names: set[str] = set()
    used: set[str] = set()
    for answer in answers:
        if answer is None:
            return None
        assert isinstance(answer, tuple)
        part, symbols, own = answer
        used.update(own)
        if not names.isdisjoint(symbols):
            return None
        names.update(symbols)
        parts.append(part)
    if used != dialects:
        return None
    from pyopt.syntax.joined import joined

    definitions, texts = joined(parts)
    first = texts[0]
    head = first[: first.index("\n") + 1]
    tail = first[first.rindex("\n", 0, len(first) - 1) + 1 :]
    if not all(text.startswith(head) and text.endswith(tail) for text in texts):
        return None
    return "".join([definitions, head, *[text[len(head) : len(text) - len(tail)] for text in texts], tail, "\n"])


def _ask(count: int, work: Callable[[int], object]) -> list[object]:
    try:
        return in_processes(count, work)
    except OSError:
        return [None] * count


def _all_apart(manager: PassManager) -> bool:
    """All passes may run on parts of a module."""
    return all(scheduled.runs_apart() for scheduled in manager.passes())


def _piece(run: Run, pieces: Pieces, number: int, name: str, dialects: frozenset[str]) -> object:
    """A piece read, verified, transformed and printed, and the symbols in it; None if there is anything to say."""
    run.streams = streams = TextStreams("")
    source = Source(pieces.text(number), name)
    context = new_context(run, Reports(source, streams.err, streams.read_file, False))
    checked: dict[Block, Operation | None] = {}
    module = parse_module(source, context, False, checked)
    if module is None or module.info.name != "builtin.module" or not verify(module, context, checked):
        return None
    used = dialects.intersection(context.dialects)
    for dialect in dialects:
        context.dialect(dialect)
    body = module.regions[0].first
    assert body is not None
    ops = list(body)
    if context.resources or not all(_stands_alone(op) for op in ops):
        return None
    if run.print_options.generic and module.attributes:
        return None  # they are printed last, and their aliases come before those of the ops
    count = pieces.declared(number)
    own, others = ops[: len(ops) - count], ops[len(ops) - count :]
    symbols = [symbol for symbol in map(symbol_name, own) if symbol is not None]
    manager = run.manager
    if manager.elements and not run_passes(run, manager, context, module):
        return None
    if any(
        dialect not in dialects and (dialect in _RULES_FOR_OTHERS or dialect not in KNOWN_DIALECTS)
        for dialect in context.dialects
    ):
        return None
    for op in others:
        op.detach()
    if streams.errors or context.error_count:
        return None
    options = run.print_options
    if manager.elements and not run.settings.flag("verify-each") and not is_valid(module, context):
        return None
    from pyopt.syntax.joined import print_part

    try:
        return print_part(module, context, options), symbols, list(used)
    except AliasMet:
        return None


def _stands_alone(op: Operation) -> bool:
    """Nothing in the op has names that depend on what stands before it, and it names nothing of that."""
    return not op.results and not op.operands and not op.successors and (not op.regions or op.info.has(ISOLATED))

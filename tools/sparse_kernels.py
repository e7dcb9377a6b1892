"""The table of sparse kernels: kernel x format x result, compared with NumPy.

    python tools/sparse_kernels.py                                 after our stages to loops, where they are there
    python tools/sparse_kernels.py --with reference                after mlir-opt's: a test of our interpreter
    python tools/sparse_kernels.py --with none                     the kernels themselves, and their dense twins
    python tools/sparse_kernels.py --stages "--sparse-reinterpret-map --sparsification"
    python tools/sparse_kernels.py --emit lowered-iterators        by way of iteration spaces
    python tools/sparse_kernels.py --kernel spmv --format CSR --show       the text, and what each stage makes of it
    python tools/sparse_kernels.py --alike                         how many are as mlir-opt's, stage by stage
    python tools/sparse_kernels.py --pipelines                     texts of whole pipelines, and why they are others
    python tools/sparse_kernels.py --work                          operations as entries and extents grow
    python tools/sparse_kernels.py --after codegen                 on buffers: also bufrewrite, oneshot, conversion, ...
    python tools/sparse_kernels.py --cpu --after codegen           handed to mlir-opt, run by mlir-runner
    python tools/sparse_kernels.py --jit sparsifier                brought to the llvm dialect, and compiled
    python tools/sparse_kernels.py --threads 4                     compiled, as for one thread bit for bit
    python tools/sparse_kernels.py --time                          ten thousand lines against mlir-opt

Every kernel runs on tensors without entries, with one, with some and with all, for the usual extents and with loops of
extent 1. The exit code is 1 if a result is wrong, a pipeline crashes or the interpreter refuses what it made.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.sparse.lowered import WAYS as LOWERED  # noqa: E402
from tools.sparse.report import matrix, progress  # noqa: E402
from tools.sparse.table import GROUPS, selected  # noqa: E402
from tools.sparse.transform import AFTER, EMITS, TRANSFORMERS, missing, trail  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--with", dest="transformer", choices=TRANSFORMERS, default="pyopt", help="who transforms")
    parser.add_argument("--stages", default="", help="the flags of the passes; by default all until loops")
    parser.add_argument("--emit", choices=EMITS, default=EMITS[0], help="what loops are made of")
    parser.add_argument("--after", choices=list(AFTER), default="loops", help="how far to go")
    parser.add_argument("--group", default="", help="some of " + ", ".join(GROUPS))
    parser.add_argument("--kernel", default="", help="names, comma-separated")
    parser.add_argument("--format", default="", help="formats as the table shows them, comma-separated")
    parser.add_argument("--quick", action="store_true", help="the usual extents and all of 1 only")
    parser.add_argument("--show", action="store_true", help="print the kernels, and what each stage makes of them")
    parser.add_argument("--details", action="store_true", help="say what is wrong with each that is not ok")
    parser.add_argument("--alike", action="store_true")
    parser.add_argument("--pipelines", action="store_true")
    parser.add_argument("--write", action="store_true", help="for --pipelines: write the list of reasons")
    parser.add_argument("--work", action="store_true")
    parser.add_argument("--cpu", action="store_true")
    parser.add_argument("--jit", choices=list(LOWERED), help="compile what these passes make")
    parser.add_argument("--threads", type=int, help="compile for so many threads")
    parser.add_argument("--time", action="store_true")
    parser.add_argument("--command", default="", help="for --time: the pyopt to run, such as .venv/bin/pyopt")
    options = parser.parse_args()
    kernels = selected(options.group, options.kernel, options.format)
    stages = tuple(options.stages.split()) or trail(options.after, options.emit)[0]
    if options.show:
        from tools.sparse.show import show

        sys.exit(show(kernels, stages, options.transformer))
    if options.alike:
        from tools.sparse.alike import alike

        sys.exit(alike(kernels, stages, options.details))
    if options.pipelines:
        from tools.sparse.attribution import sample
        from tools.sparse.pipeline_texts import pipeline_texts

        chosen = options.group or options.kernel or options.format
        choices = [(kernel, formats) for kernel in kernels for formats in kernel.choices] if chosen else sample()
        sys.exit(pipeline_texts(choices, options.write and not chosen))
    if options.work:
        from tools.sparse.work import work

        sys.exit(work(kernels, stages, options.transformer, options.details))
    if options.cpu:
        from tools.sparse.cpu import on_cpu

        sys.exit(on_cpu(kernels, options.after, options.emit, options.transformer, options.details))
    if options.jit:
        from tools.sparse.cpu import compiled

        sys.exit(compiled(kernels, options.jit, options.details))
    if options.threads:
        from tools.sparse.threads import check_threads

        sys.exit(matrix(check_threads(kernels, options.threads, options.quick), options.details))
    if options.time:
        from tools.sparse.timing import timing

        sys.exit(timing(stages, options.transformer, options.command))
    if options.transformer == "pyopt" and options.after != "loops" and missing(stages):
        sys.exit("pyopt does not have " + ", ".join(missing(stages)))
    results = progress(kernels, stages, options.transformer, options.quick)
    sys.exit(matrix(results, options.details))


if __name__ == "__main__":
    main()

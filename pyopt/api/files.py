"""`run_files`: a pipeline, or a function of one's own, over many files on the processes of any executor."""

from __future__ import annotations

import os
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import NamedTuple

from pyopt.api.module import Module
from pyopt.api.parsing import parse_file
from pyopt.api.passes import Pass
from pyopt.driver.guard import failure_message
from pyopt.errors import Error
from pyopt.light import TYPE_CHECKING, Any, Callable, Final, Iterable, Iterator, Sequence
from pyopt.passes.plugins import load_plugin

if TYPE_CHECKING:
    Path = str | os.PathLike[str]
    Work = str | Pass | Sequence[str | Pass] | Callable[[Module], Any]

AHEAD: Final = 4
"""So many files for each process are given to an executor at a time, lest memory grow with their number."""


class FileResult(NamedTuple):
    """The outcome for one file: the module's text after the pipeline, or what the function gave; or the error."""

    path: str
    text: str | None
    value: Any
    error: Error | None

    def __lt__(self, other: tuple[Any, ...]) -> bool:
        """Results are in the order of their paths."""
        return bool(self.path < other[0])


class _Task(NamedTuple):
    """What a process does with each file."""

    work: Work
    allow_unregistered: bool
    upgrade: bool | int
    plugins: tuple[str, ...]


def run_files(
    paths: Iterable[Path],
    work: Work,
    *,
    executor: Executor | None = None,
    jobs: int | None = None,
    allow_unregistered: bool = False,
    upgrade: bool | int = False,
    plugins: Sequence[str] = (),
    progress: bool = False,
) -> Iterator[FileResult]:
    """Runs a pipeline on each file, or calls a function with the module of each, and gives results as they finish.

    work: a pipeline as `Module.run` takes it, or a function that a process can import; what it returns must be of
    values that can be pickled. executor: any of `concurrent.futures`, or with that interface, as
    that of a dask cluster; by default as many processes as this machine has processors, or `jobs`.
    allow_unregistered, upgrade: as `parse` takes them. plugins: modules or files with passes and dialects.
    progress: a progress bar on standard error.
    A file that cannot be read or fails gives a result with its error, and so does one that ends its process: the
    others are not affected. Files are handed out a few at a time, so `paths` may be a long iterator.
    Raises TypeError for one path in place of several, and for work of another kind.
    """
    if isinstance(paths, str | bytes | os.PathLike):
        raise TypeError(f"expected several paths, as a list, not {paths!r} alone")
    if not (callable(work) or isinstance(work, str | Pass)) and not hasattr(work, "__iter__"):
        raise TypeError(f"expected a pipeline or a function, not {type(work).__name__}")
    task = _Task(work, allow_unregistered, upgrade, tuple(plugins))
    total = None
    if progress:
        paths = list(paths)
        total = len(paths)
    todo = (os.fspath(path) for path in paths)
    if executor is not None:
        results = _on_executor(executor, todo, task, AHEAD * (jobs or os.cpu_count() or 1))
    else:
        results = _on_processes(todo, task, jobs or os.cpu_count() or 1)
    return results if total is None else _with_progress(results, total)


def _with_progress(results: Iterator[FileResult], total: int) -> Iterator[FileResult]:
    """The results, with a bar on standard error that counts them and the errors."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    failed = 0
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=total)
        for result in results:
            failed += result.error is not None
            bar.update(task, advance=1, description=f"{failed} failed" if failed else "")
            yield result


def _on_executor(executor: Executor, todo: Iterator[str], task: _Task, ahead: int) -> Iterator[FileResult]:
    """The results of an executor that the caller gives; an exception of the executor is the error of its file."""
    running: dict[Future[FileResult], str] = {}
    try:
        while True:
            for path in islice(todo, ahead - len(running)):
                running[executor.submit(_run_file, path, task)] = path
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield _outcome(future, running.pop(future))
    finally:
        for future in running:
            future.cancel()


def _on_processes(todo: Iterator[str], task: _Task, jobs: int) -> Iterator[FileResult]:
    """The results of our own processes. When one of them dies, the files that were running run again, one by one."""
    while True:
        broken = False
        running: dict[Future[FileResult], str] = {}
        pool = ProcessPoolExecutor(jobs)
        try:
            while not broken:
                for path in islice(todo, AHEAD * jobs - len(running)):
                    running[pool.submit(_run_file, path, task)] = path
                if not running:
                    return
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    if isinstance(future.exception(), BrokenProcessPool):
                        broken = True
                        break
                    yield _outcome(future, running.pop(future))
        finally:
            # Once, and until its thread has ended: one that still runs when the process ends prints a traceback.
            pool.shutdown(wait=True, cancel_futures=True)
        alone = list(running.values())
        for path in alone:
            with ProcessPoolExecutor(1) as pool:
                future = pool.submit(_run_file, path, task)
                wait([future])
                yield _outcome(future, path)


def _outcome(future: Future[FileResult], path: str) -> FileResult:
    error = future.exception()
    if error is None:
        return future.result()
    if isinstance(error, BrokenProcessPool):
        return FileResult(path, None, None, Error(f"{path}: the process that worked on it ended"))
    return FileResult(path, None, None, Error(f"{path}: {type(error).__name__}: {error}"))


def _run_file(path: str, task: _Task) -> FileResult:
    """What a process does with one file; nothing that goes wrong leaves it."""
    try:
        for plugin in task.plugins:
            problem = load_plugin(plugin)
            if problem:
                raise Error(problem)
        module = parse_file(path, allow_unregistered=task.allow_unregistered, upgrade=task.upgrade)
        if callable(task.work):
            return FileResult(path, None, task.work(module), None)
        return FileResult(path, module.run(task.work).text(), None, None)
    except Error as error:
        return FileResult(path, None, None, error)
    except Exception as error:
        own = callable(task.work) and error.__traceback__ is not None
        message = f"{type(error).__name__}: {error}" if own else failure_message(error)
        return FileResult(path, None, None, Error(f"{path}: {message}"))

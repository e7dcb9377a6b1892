"""Handles files one after the other, or several at once in processes; what comes of them keeps the files' order.

A process is given a file, answers, and is given the next one. So it is known which file a process had that died, and
only that file is lost.
"""

from __future__ import annotations

import gc
import os
import sys

from pyopt.driver.program import processors
from pyopt.format_command.outcome import Job, Outcome, failed
from pyopt.format_command.work import handle
from pyopt.light import TYPE_CHECKING, Callable, Final, Iterator, Sequence, final

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import ForkContext, SpawnContext
    from multiprocessing.process import BaseProcess

MANY: Final = 16
"""Files that are worth starting processes for."""

_PATIENCE: Final = 5.0
"""Seconds that a process has to end after it was told to."""


def number_of_processes(asked: int, jobs: int) -> int:
    """The number of processes to run: 1 is this one alone."""
    if asked:
        return min(asked, jobs)
    if jobs < MANY:
        return 1
    return min(processors(), jobs)


def outcomes(items: Sequence[Job | Outcome], processes: int, advance: Callable[[int], None]) -> Iterator[Outcome]:
    """The outcomes of the items, in their order. `advance(n)` is told how many are done, not always in order."""
    if processes > 1:
        yield from _Pool(items, processes, advance).run()
        return
    done = 0
    for item in items:
        outcome = item if isinstance(item, Outcome) else handle(item)
        done += 1
        advance(done)
        yield outcome


@final
class _Worker:
    """A process, this end of the pipe to it, and the index of the item that it works on, or -1."""

    __slots__ = ("connection", "index", "process")

    def __init__(self, process: BaseProcess, connection: Connection) -> None:
        self.process = process
        self.connection = connection
        self.index = -1


@final
class _Pool:
    """The processes of a run."""

    __slots__ = ("_advance", "_context", "_done", "_items", "_next", "_processes", "_workers")

    def __init__(self, items: Sequence[Job | Outcome], processes: int, advance: Callable[[int], None]) -> None:
        from multiprocessing import get_all_start_methods, get_context

        # A forked process has all modules already.
        forks = "fork" in get_all_start_methods()
        self._context: ForkContext | SpawnContext = get_context("fork") if forks else get_context("spawn")
        self._items = items
        self._processes = processes
        self._advance = advance
        self._workers: list[_Worker] = []
        self._done: dict[int, Outcome] = {}
        self._next = 0

    def run(self) -> Iterator[Outcome]:
        """The outcomes, in order, each as soon as all before it are there."""
        given = 0
        finished = 0
        try:
            while given < len(self._items):
                finished += self._step()
                self._advance(finished)
                while given in self._done:
                    yield self._done.pop(given)
                    given += 1
        finally:
            self._stop()

    def _step(self) -> int:
        """Hands out work and waits for some answer; gives how many items it finished."""
        from multiprocessing.connection import wait

        before = len(self._done)
        while self._next < len(self._items) and isinstance(self._items[self._next], Outcome):
            self._keep(self._next)
            self._next += 1
        while len(self._workers) < self._processes and self._next < len(self._items):
            if not self._start():
                break
        if not self._workers:
            if self._next < len(self._items):  # the system gives no process: go on in this one
                self._keep(self._next)
                self._next += 1
            return len(self._done) - before
        for worker in self._workers:
            if worker.index < 0:
                self._give(worker)
        busy = {worker.connection: worker for worker in self._workers if worker.index >= 0}
        for connection in wait(list(busy), timeout=0.2) if busy else ():
            self._receive(busy[connection])  # type: ignore[index]  # these connections are what was waited for
        return len(self._done) - before

    def _keep(self, index: int) -> None:
        item = self._items[index]
        self._done[index] = item if isinstance(item, Outcome) else handle(item)

    def _start(self) -> bool:
        """Starts a process; False if the system has none to give."""
        ours, theirs = self._context.Pipe()
        others = [worker.connection for worker in self._workers]
        arguments = (theirs, [ours, *others], sys.getrecursionlimit())
        process = self._context.Process(target=_serve, args=arguments, daemon=True)
        try:
            with _Undisturbed():
                process.start()
        except OSError:
            ours.close()
            return False
        finally:
            theirs.close()
        self._workers.append(_Worker(process, ours))
        return True

    def _give(self, worker: _Worker) -> None:
        while self._next < len(self._items):
            index = self._next
            self._next += 1
            item = self._items[index]
            if isinstance(item, Outcome):
                self._done[index] = item
                continue
            worker.index = index
            try:
                worker.connection.send(item)
            except OSError:
                self._lose(worker)
            return

    def _receive(self, worker: _Worker) -> None:
        try:
            outcome = worker.connection.recv()
        except (EOFError, OSError):
            self._lose(worker)
            return
        self._done[worker.index] = outcome
        worker.index = -1

    def _lose(self, worker: _Worker) -> None:
        """A process died: its file is an error, and another process takes its place."""
        self._workers.remove(worker)
        worker.connection.close()
        worker.process.join(_PATIENCE)
        item = self._items[worker.index]
        assert isinstance(item, Job)
        _tidy_up(worker, item)
        code = worker.process.exitcode
        how = f"by signal {-code}" if code is not None and code < 0 else f"with exit code {code}"
        self._done[worker.index] = failed(item.name, f"the process that handled it ended {how}")

    def _stop(self) -> None:
        """Ends the processes: idle ones read the end of their pipe, others are interrupted."""
        for worker in self._workers:
            if worker.index >= 0:
                worker.process.terminate()
            worker.connection.close()
        for worker in self._workers:
            worker.process.join(_PATIENCE)
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()
            item = self._items[worker.index]
            if worker.index >= 0 and isinstance(item, Job):
                _tidy_up(worker, item)


def _tidy_up(worker: _Worker, job: Job) -> None:
    """Removes the temporary file that a process which died may have left."""
    if job.temporary and worker.process.pid is not None:
        from pyopt.format_command.replace import discard, temporary_name

        folder = os.path.dirname(os.path.realpath(job.path))
        discard(os.path.join(folder, temporary_name(job.temporary, worker.process.pid)))


class _Undisturbed:
    """Holds signals back while a process starts, until both know what to do about them."""

    __slots__ = ("_mask",)

    def __enter__(self) -> None:
        import signal

        if hasattr(signal, "pthread_sigmask"):
            self._mask = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM, signal.SIGHUP))

    def __exit__(self, *what: object) -> None:
        import signal

        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_SETMASK, self._mask)


class _Ended(BaseException):
    """The process is told to end: files that it is writing are cleaned up on the way out."""


def _end(*what: object) -> None:
    raise _Ended


def _serve(connection: Connection, others: list[Connection], limit: int) -> None:
    """The main loop of a process: handles files until there are no more."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent gets it too, and ends this process
    gc.disable()  # as in the parent, of which a process has nothing where there is no fork
    sys.setrecursionlimit(limit)
    try:
        signal.signal(signal.SIGTERM, _end)
        if hasattr(signal, "pthread_sigmask"):
            signal.signal(signal.SIGHUP, _end)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGINT, signal.SIGTERM, signal.SIGHUP))
        for other in others:  # only the parent may hold them: else their end is not seen
            other.close()
        while True:
            connection.send(handle(connection.recv()))
    except (EOFError, OSError, _Ended):
        pass  # the parent wants no more
    os._exit(0)

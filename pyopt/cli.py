"""The commands: `pyopt`, and those whose names begin with `pyopt-`.

Each ends by the signal when it is interrupted, also while it starts, so that the shell's loop around it stops, too.
So nothing is imported here before a command is called; `__future__` is a module as well.
"""


def main() -> None:
    """`pyopt`."""
    _end_by_interrupt()
    from pyopt.driver.run import main

    main()


def run() -> None:
    """`pyopt-run`."""
    _end_by_interrupt()
    from pyopt.driver.execute import main

    main()


def translate() -> None:
    """`pyopt-translate`."""
    _end_by_interrupt()
    from pyopt.driver.translate import main

    main()


def format() -> None:
    """`pyopt-format`."""
    _end_by_interrupt()
    from pyopt.format_command.main import main

    main()


def update_checks() -> None:
    """`pyopt-update-checks`."""
    _end_by_interrupt()
    from pyopt.update_checks.main import main

    main()


def reduce() -> None:
    """`pyopt-reduce`."""
    _end_by_interrupt()
    from pyopt.reduce.main import main

    main()


def import_onnx() -> None:
    """`pyopt-import-onnx`."""
    _end_by_interrupt()
    from pyopt.import_onnx.main import main

    main()


def lsp() -> None:
    """`pyopt-lsp`."""
    _end_by_interrupt()
    from pyopt.editor.main import main

    main()


def playground() -> None:
    """`pyopt-playground`."""
    _end_by_interrupt()
    from pyopt.playground.main import main

    main()


def _end_by_interrupt() -> None:
    """Lets Ctrl-C end the process at once, where it is not ignored; Python makes an exception of it otherwise."""
    # `signal` is a layer above it that loads `enum`.
    from _signal import (  # type: ignore[import-not-found]
        SIG_DFL,
        SIGINT,
        default_int_handler,
        getsignal,
        signal,
    )

    if getsignal(SIGINT) is default_int_handler:
        signal(SIGINT, SIG_DFL)

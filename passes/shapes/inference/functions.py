"""Shape functions in the pass: libraries from files, and what goes wrong in functions."""

from __future__ import annotations

from pyopt.analysis.shapes.libraries import names_functions
from pyopt.analysis.shapes.lookup import ShapeRules, transfer_of
from pyopt.analysis.shapes.named import FunctionNames, NamesError, names_of
from pyopt.analysis.shapes.program_ops import ProgramOps
from pyopt.analysis.shapes.solver import ShapeSolver
from pyopt.dialects.arith.shape_transfer import of_constant, of_integers
from pyopt.ir.context import Context
from pyopt.light import TYPE_CHECKING, Sequence, final
from pyopt.pipeline.passes import PassContext

if TYPE_CHECKING:
    from pyopt.analysis.shapes.functions import ShapeFunctions
    from pyopt.ir.errors import Place
    from pyopt.passes.shapes.library import LoadedLibraries


@final
class TransferFunctions:
    """The rules of all ops, and the shape functions behind them.

    Without a library, and where no op names one, there are no shape functions."""

    __slots__ = ("_loaded", "_shape_functions", "rules")

    def __init__(self, loaded: LoadedLibraries | None, are_named: bool) -> None:
        self._loaded = loaded
        self._shape_functions: ShapeFunctions | None = None
        if loaded is not None or are_named:
            from pyopt.analysis.shapes.functions import ShapeFunctions

            self._shape_functions = ShapeFunctions(transfer_of, [] if loaded is None else loaded.libraries)
        self.rules = ShapeRules(self._shape_functions, (of_constant, of_integers))

    def report(self, solver: ShapeSolver, context: Context) -> bool:
        """Says which ops can have no shape; whether one of them surely runs, so that it is an error."""
        failed = False
        for op, error in {} if self._shape_functions is None else self._shape_functions.errors.items():
            certain = error.fits and solver.scopes.runs_surely(op)
            place: Place = op.loc
            if error.place is not None:
                place = error.place.loc if self._loaded is None else self._loaded.place_of(error.place)
            message = f"'{op.info.name}' op has no {'' if error.fits else 'known '}shape: {error.message}"
            context.emit("error" if certain else "warning", message, op.loc, [(error.note, place)])
            failed = failed or certain
        return failed


def functions_of(libraries: Sequence[str], pass_context: PassContext, ops: ProgramOps) -> TransferFunctions | None:
    """With the libraries of these files; None if one cannot be used, which is reported."""
    if not libraries:
        return TransferFunctions(None, _are_named(ops))
    from pyopt.passes.shapes.library import LibraryError, load

    try:
        return TransferFunctions(load(libraries, pass_context.context, {info.name for info in ops.infos}), True)
    except LibraryError as error:
        if not error.reported:
            pass_context.context.error(error.message, ops.root.loc)
        pass_context.fail()
        return None


def _are_named(ops: ProgramOps) -> bool:
    """One of the ops, or of those around them, names a library or a function."""
    around = ops.root.parent_op()
    while around is not None:
        if names_functions(around):
            return True
        around = around.parent_op()
    return any(names_functions(op) for op in ops.all)


def names_in(ops: ProgramOps, pass_context: PassContext) -> list[FunctionNames] | None:
    """The names that functions give to extents; None if some are wrong, which is reported."""
    found: list[FunctionNames] = []
    failed = False
    for op in ops.nesting:
        try:
            names = names_of(op)
        except NamesError as error:
            pass_context.context.error(str(error), op.loc)
            pass_context.fail()
            failed = True
            continue
        if names is not None:
            found.append(names)
    return None if failed else found

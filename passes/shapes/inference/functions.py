"""Shape functions in the pass: libraries from files, and what goes wrong in functions."""

from __future__ import annotations

from pyopt.analysis.shapes.libraries import names_functions
from pyopt.analysis.shapes.lookup import transfer_of
from pyopt.analysis.shapes.named import FunctionNames, NamesError, names_of
from pyopt.analysis.shapes.solver import ShapeSolver
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import CALL, CALLABLE, REGION_BRANCH
from pyopt.ir.types import TensorType
from pyopt.light import TYPE_CHECKING, Sequence, final
from pyopt.pipeline.passes import PassContext

if TYPE_CHECKING:
    from pyopt.analysis.shapes.functions import ShapeFunctions
    from pyopt.analysis.shapes.transfer import Transfer
    from pyopt.ir.errors import Place
    from pyopt.passes.shapes.library import LoadedLibraries


@final
class TransferFunctions:
    """The transfer functions of all ops: of our dialects, and for other ops those that shape functions make.

    Without a library, and where no op names one, there are no shape functions."""

    __slots__ = ("_apply", "_kinds", "_loaded", "_shape_functions")

    def __init__(self, loaded: LoadedLibraries | None, are_named: bool) -> None:
        self._loaded = loaded
        self._kinds: dict[tuple[object, ...], int] = {}
        self._shape_functions: ShapeFunctions | None = None
        self._apply: Transfer | None = None
        if loaded is not None or are_named:
            from pyopt.analysis.shapes.functions import ShapeFunctions

            self._shape_functions = ShapeFunctions(transfer_of, [] if loaded is None else loaded.libraries)
            self._apply = self._shape_functions.apply

    def transfer_of(self, op: Operation) -> Transfer | None:
        """The transfer function of an op; None if there is none."""
        functions = self._shape_functions
        found = transfer_of(op)
        if found is not None or functions is None or not op.results or op.info.traits & (CALL | REGION_BRANCH):
            # What comes of control flow the solver knows.
            return found
        return self._apply if functions.has(op) else None

    def control_of(self, op: Operation) -> str | None:
        """The kind of control flow of an op that pyopt does not know."""
        return None if self._shape_functions is None else self._shape_functions.control_of(op)

    def kind_of(self, op: Operation) -> int | None:
        """Ops with the same number say the same where the same is known of their operands."""
        if op.info.registered:
            types = [one.type for one in (*op.operands, *op.results)]
            is_plain = all(isinstance(type, TensorType) for type in types)
            # Those of shape functions are not negative.
            return self._kinds.setdefault((op.info, *types), -1 - len(self._kinds)) if is_plain else None
        return None if self._shape_functions is None else self._shape_functions.kind_of(op)

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


def functions_of(libraries: Sequence[str], pass_context: PassContext, op: Operation) -> TransferFunctions | None:
    """With the libraries of these files; None if one cannot be used, which is reported."""
    if not libraries:
        return TransferFunctions(None, _are_named(op))
    from pyopt.passes.shapes.library import LibraryError, load

    try:
        return TransferFunctions(load(libraries, pass_context.context, {one.name for one in op.walk()}), True)
    except LibraryError as error:
        if not error.reported:
            pass_context.context.error(error.message, op.loc)
        pass_context.fail()
        return None


def _are_named(root: Operation) -> bool:
    """An op inside `root`, or around it, names a library or a function."""
    around = root.parent_op()
    while around is not None:
        if names_functions(around):
            return True
        around = around.parent_op()
    return any(names_functions(op) for op in root.walk())


def names_in(root: Operation, pass_context: PassContext) -> list[FunctionNames] | None:
    """The names that functions inside `root` give to extents; None if some are wrong, which is reported."""
    found: list[FunctionNames] = []
    failed = False
    for op in root.walk():
        if not op.info.traits & CALLABLE:
            continue
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

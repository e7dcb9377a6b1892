"""`Module`: the outermost operation of a program, with what one does to it as methods."""

from __future__ import annotations

from pyopt.api.passes import Pass, run_passes
from pyopt.api.reporting import Reported, new_context, plugins_blamed
from pyopt.diagnostics.diagnostic import Diagnostic
from pyopt.diagnostics.nearest import known_names
from pyopt.driver.chunk import print_maybe_invalid
from pyopt.errors import RunError, VerifyError
from pyopt.ir.attributes import Location
from pyopt.ir.collecting import CollectionPause
from pyopt.ir.context import Context
from pyopt.ir.core import Block, Operation
from pyopt.ir.roots import Root
from pyopt.ir.symbols import symbol_of_name, table_of
from pyopt.ir.verifier import verify
from pyopt.light import TYPE_CHECKING, Any, Iterator, Sequence, final
from pyopt.rewrite.rewriter import clone_op
from pyopt.syntax.print_options import PrintOptions

if TYPE_CHECKING:
    from pyopt.api.rules import PatternRule
    from pyopt.native.api import CompiledModule


@final
class Module:
    """The outermost op of a program, most often a `builtin.module`, and all that it needs to be printed and run.

    The ops within are `Operation`s and no copies: what changes them changes the module. A module lives as long as
    something refers to it; two threads may work on two modules.
    """

    __slots__ = ("__weakref__", "_reported", "_root", "context", "operation")

    def __init__(self, operation: Operation, context: Context | None = None, reported: Reported | None = None) -> None:
        if not isinstance(operation, Operation):
            raise TypeError(f"expected an Operation, not {type(operation).__name__}")
        if context is None or reported is None:
            context, reported = new_context(allow_unregistered=True)
        self.operation = operation
        self.context = context
        self._reported = reported
        self._root = Root(operation, context)

    # What is in it.

    @property
    def body(self) -> Block:
        """The block of the outermost op; LookupError if it has none or several."""
        blocks = [block for region in self.operation.regions for block in region]
        if len(blocks) != 1:
            raise LookupError(f"'{self.operation.name}' op has {len(blocks)} blocks")
        return blocks[0]

    def walk(self, *names: str) -> Iterator[Operation]:
        """The ops of these names, the outermost first, each before the ops in it; all ops without an argument.

        names: `arith.addi`, or `arith.` for all ops of a dialect. The ops are those of the beginning: the module may
        be changed meanwhile, and ops that were erased until their turn are left out.
        """
        for name in names:
            _check_name(name, "the names of ops")
        prefixes = tuple([name for name in names if name.endswith(".")])
        whole = frozenset(names)
        found = list(self.operation.walk())
        for op in found:
            name = op.info.name
            if names and name not in whole and not (prefixes and name.startswith(prefixes)):
                continue
            if self.operation.is_ancestor_of(op):
                yield op

    def symbol(self, name: str) -> Operation:
        """The function, global or other symbol @name; `outer::inner` for one in another; LookupError without one."""
        _check_name(name, "the name of a symbol")
        scope = self.operation
        for part in name.removeprefix("@").replace("::@", "::").split("::"):
            found = table_of(scope).get(symbol_of_name(part))
            if found is None:
                known = known_names(table_of(scope))
                raise LookupError(f"there is no symbol @{part}; there are: {known}")
            scope = found
        return scope

    def location(self, op: Operation) -> Location:
        """Where an op stands in the text that it was read from, or the location that the text gives it."""
        if not isinstance(op, Operation):
            raise TypeError(f"expected an Operation, not {type(op).__name__}")
        return self.context.location(op.loc)

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """The warnings and remarks so far. What an exception says is not among them."""
        return tuple(self._reported.kept)

    # What one does to it.

    def verify(self) -> None:
        """Raises VerifyError, with all that is wrong, if the module is not valid."""
        with plugins_blamed(VerifyError):
            valid = verify(self.operation, self.context)
        if not valid:
            raise self._reported.error(VerifyError, "the module is not valid")

    def run(self, pipeline: str | Pass | Sequence[str | Pass], verify_each: bool = True) -> Module:
        """Runs passes on the module, and gives it back.

        pipeline: text as `--pass-pipeline` takes it, or what may stand within `builtin.module(...)`, as
        `"canonicalize,func.func(cse)"`; or a list of such texts and of `Pass` objects. verify_each: after each pass
        that changes something the module is verified. Raises PassError for passes that do not exist, and for one that
        fails: `pass_name` says which.
        """
        run_passes(self.operation, self.context, self._reported, pipeline, verify_each)
        return self

    def rewrite(self, rules: Sequence[PatternRule], max_iterations: int = 10) -> bool:
        """Applies rules, and the folds of all ops, until nothing changes; says whether anything did.

        rules: functions with the decorator `pyopt.rule`. Raises PassError if there is no end after `max_iterations`
        walks over the module.
        """
        from pyopt.api.rules import rewrite

        return rewrite(self.operation, self.context, self._reported, rules, max_iterations)

    def evaluate(self, function: str, *arguments: object) -> Any:
        """What a function gives, run by the interpreter: None, an array or number, or a tuple of several.

        arguments: NumPy arrays, SciPy's sparse ones and numbers; arrays given for memrefs are changed in place.
        Raises RunError.
        """
        _check_name(function, "the name of a function")
        from pyopt.api.running import evaluate

        with plugins_blamed(RunError):
            return evaluate(self.operation, self.context, function, arguments)

    def compile(
        self,
        passes: str | Sequence[str] | None = None,
        max_memory: int | None = None,
        check: str = "extents",
        threads: int = 1,
        c_memory: bool = False,
    ) -> CompiledModule:
        """The functions of the module, compiled for this CPU: see `pyopt.compile`. The module stays as it is."""
        from pyopt.native.start import compiled

        return compiled(self.operation, passes, max_memory, check, threads, c_memory)

    def clone(self) -> Module:
        """A copy that shares nothing with this module but types and attributes."""
        return Module(clone_op(self.operation, {}), self.context, self._reported)

    def __copy__(self) -> Module:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Module:
        return self.clone()

    def __reduce__(self) -> str:
        raise TypeError("a Module cannot be pickled; its text can: str(module)")

    # What it looks like.

    def text(
        self,
        *,
        generic: bool = False,
        debuginfo: bool = False,
        pretty_debuginfo: bool = False,
        local_scope: bool = False,
        elide_elements_larger: int | None = None,
        elide_resources_larger: int | None = None,
        hex_elements_larger: int = 100,
        value_users: bool = False,
        unique_ssa_ids: bool = False,
        skip_regions: bool = False,
        assume_verified: bool = False,
        nameloc_prefix: bool = False,
        keep_names: bool = False,
    ) -> str:
        """The text, as `pyopt` prints it; the keywords are the options `--mlir-print-...` of the command line.

        A module that is not valid is printed in generic form, unless it is `assume_verified`. keep_names: values and
        blocks have the names that they had in the text, if it was parsed so, and others new ones.
        """
        options = PrintOptions(
            generic,
            debuginfo,
            pretty_debuginfo,
            local_scope,
            elide_elements_larger,
            elide_resources_larger,
            hex_elements_larger,
            value_users,
            unique_ssa_ids,
            skip_regions,
            assume_verified,
            nameloc_prefix,
            keep_names,
        )
        with CollectionPause(), plugins_blamed(VerifyError):
            return print_maybe_invalid(self.operation, self.context, options, known_valid=False)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        from pyopt.syntax.texts import shown

        return shown("Module", self.text(elide_elements_larger=16).rstrip("\n"))

    def _repr_html_(self) -> str:
        """The text in colours, for notebooks."""
        from pyopt.api.html import html_of_text

        return html_of_text(self.text(elide_elements_larger=100))


def _check_name(given: object, what: str) -> None:
    if not isinstance(given, str):
        raise TypeError(f"expected {what}, not {type(given).__name__}")

"""Rewrite rules as Python functions, and applying them until nothing changes."""

from __future__ import annotations

from pyopt.api.building import Builder
from pyopt.api.changes import count_change
from pyopt.api.reporting import Reported, plugins_blamed
from pyopt.api.values import value_of
from pyopt.errors import PassError
from pyopt.ir.context import Context
from pyopt.ir.core import BlockArgument, Operation, Value, check_unused
from pyopt.ir.errors import DeclarationError
from pyopt.ir.opinfo import OpInfo
from pyopt.light import TYPE_CHECKING, Callable, Sequence, final
from pyopt.pipeline.declarations import unknown_op
from pyopt.pipeline.hooks import blamed
from pyopt.rewrite.greedy import apply_greedily
from pyopt.rewrite.plans import GreedyOptions
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule, table_of

if TYPE_CHECKING:
    from pyopt.api.values import AttributeLike, Operand

    Result = bool | Operation | Value | Sequence[Value] | None
    """What a rule gives: what takes the place of the op's results, or whether it changed anything itself."""
    Function = Callable[[Operation, "PatternRewriter"], Result]


@final
class PatternRewriter(Builder):
    """A builder right before the op that a rule is asked of, and what else a rule may do.

    Rules change the IR through it alone, so that the driver looks at what has changed again.
    """

    __slots__ = ()

    def replace(self, op: Operation, values: Operand | Sequence[Operand]) -> None:
        """Puts values, or an op's results, in the place of an op's results, and erases the op."""
        self._changed = True
        self._core.replace(op, replacements(op, values))

    def replace_uses(self, value: Value, other: Value) -> None:
        """Puts `other` in the place of every use of `value`."""
        if value.type is not other.type:
            raise TypeError(f"a value of type {value.type} cannot be replaced by one of type {other.type}")
        self._changed = True
        self._core.replace_uses(value, other)

    def erase(self, op: Operation) -> None:
        """Erases an op whose results have no uses, with all that it holds."""
        check_unused(op)
        self._changed = True
        self._core.erase(op)

    def set_operand(self, op: Operation, index: int, value: Value) -> None:
        """Changes one operand of an op."""
        self._changed = True
        self._core.set_operand(op, index, value)

    def set_attribute(self, op: Operation, name: str, value: AttributeLike) -> None:
        """Changes, or adds, an attribute of an op: as an attribute, or as a Python value that `create` takes."""
        self._changed = True
        self._core.set_attribute(op, name, value)

    def remove_attribute(self, op: Operation, name: str) -> None:
        """Takes away an attribute of an op, if it has it."""
        self._changed = True
        self._core.remove_attribute(op, name)


def replacements(op: Operation, given: object) -> list[Value]:
    """The values that take the place of an op's results; raises TypeError for a wrong number or kind."""
    found: list[Value] = []
    if isinstance(given, Operation):
        found += given.results
    else:
        found += [value_of(one) for one in (given if isinstance(given, (list, tuple)) else (given,))]
    if len(found) != len(op.results):
        raise TypeError(f"'{op.name}' op has {len(op.results)} results, and {len(found)} values take their place")
    for old, new in zip(op.results, found, strict=True):
        if old.type is not new.type:
            raise TypeError(f"a result of '{op.name}' op has type {old.type}, and what takes its place {new.type}")
        if new.op is op:
            raise ValueError(f"a result of '{op.name}' op cannot take the place of a result of the same op")
        owner = new.block.parent_op() if isinstance(new, BlockArgument) else new.op
        if owner is not None and op.is_ancestor_of(owner):
            raise ValueError(f"a value within '{op.name}' op cannot take its place: it is erased with the op")
    return found


@final
class PatternRule:
    """A function with the decorator `rule`; it can still be called."""

    def __init__(self, function: Function, roots: tuple[str, ...]) -> None:
        self._function = function
        self.roots = roots
        self.plugin = ""
        self.__name__ = getattr(function, "__name__", "rule")
        self.__doc__ = function.__doc__

    def __call__(self, op: Operation, rewriter: PatternRewriter) -> Result:
        return self._function(op, rewriter)

    def __repr__(self) -> str:
        return f"<rule {self.__name__} for {', '.join(self.roots)}>"

    def apply(self, op: Operation, core: Rewriter) -> bool:
        """What the greedy driver calls: whether the rule changed anything."""
        try:
            return self._apply(op, core)
        except DeclarationError:
            raise
        except (Exception, SystemExit) as error:
            if not self.plugin:
                raise
            place = f"the rule {self.__name__} at '{op.name}' op"
            raise blamed(error, self.plugin, place, self._function) from error.__cause__

    def _apply(self, op: Operation, core: Rewriter) -> bool:
        name = op.name
        rewriter = PatternRewriter(core)
        found = self._function(op, rewriter)
        if found is None or found is False:
            if rewriter._changed:
                raise self._wrong(name, f"gives {found}, though it has changed the IR; expected True, or an op")
            return False
        if found is not True:
            core.replace(op, replacements(op, found))
        elif not rewriter._changed:
            raise self._wrong(name, "gives True, and has changed nothing by its rewriter")
        problem = count_change(self.__name__, core)
        if problem:
            raise DeclarationError(f"{self._origin()}{problem}")
        return True

    def _wrong(self, name: str, problem: str) -> DeclarationError:
        return DeclarationError(f"{self._origin()}the rule {self.__name__} at '{name}' op {problem}")

    def _origin(self) -> str:
        return f"error in the plug-in '{self.plugin}': " if self.plugin else ""

    def as_rule(self) -> Rule:
        """The rule, as the passes of pyopt have it."""
        return Rule(" ".join(self.roots), self.apply)


def rule(*roots: str) -> Callable[[Function], PatternRule]:
    """Makes a rewrite rule for ops of these names of a function `(op, rewriter)`.

    The function gives None or False where it changes nothing; an op or values that take the place of the op's results;
    True after changes that it made by the rewriter.
    """
    if not roots or not all(isinstance(root, str) for root in roots):
        raise TypeError("expected the names of ops: @pyopt.rule('arith.addi')")

    def make(function: Function) -> PatternRule:
        return PatternRule(function, roots)

    return make


def rewrite(
    op: Operation, context: Context, reported: Reported, rules: Sequence[PatternRule], max_iterations: int
) -> bool:
    """Applies rules and the folds of all ops inside an op: see `Module.rewrite`."""
    for one in rules:
        if not isinstance(one, PatternRule):
            raise TypeError(f"expected a function with the decorator pyopt.rule, not {type(one).__name__}")
        for root in () if context.allow_unregistered else one.roots:
            problem = unknown_op(root, context)
            if problem:
                raise LookupError(f"the rule {one.__name__}: {problem}")
    table = table_of([one.as_rule() for one in rules])
    options = GreedyOptions()
    options.max_iterations = max_iterations

    def rules_of(info: OpInfo) -> tuple[Rule, ...]:
        return table.get(info.name, ())

    with plugins_blamed(PassError):
        changed, converged = apply_greedily(op, context, rules_of, options)
    if not converged:
        raise PassError(f"the rules found no end in {max_iterations} iterations", reported.kept)
    return changed

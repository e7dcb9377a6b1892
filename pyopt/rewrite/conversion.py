"""Dialect conversion: patterns replace what a target does not want by what it wants, in one pass over the IR.

Unlike the greedy driver it has an aim: an op is looked at because it is not legal, and whatever a pattern makes must
become legal by the same means, else the pattern is taken back and the next one has its turn. In this order:

    op is legal               -> kept
    op folds                  -> replaced by the values, whose constants must become legal
    a pattern applies         -> what it made and changed must become legal
    else                      -> kept, or an error if the op is marked illegal

Ops are visited parents first, in blocks that can be reached. Folds and patterns see an op with the operands it came
with; what stands for them by now is in the operands that a pattern is given beside the op.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute
from pyopt.ir.context import Context
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.dominance import depth_first
from pyopt.ir.opinfo import CONSTANT_LIKE, FIXED_BODY, OpInfo
from pyopt.light import TYPE_CHECKING, Callable, Sequence, TypeAlias, final
from pyopt.rewrite.argument_casts import hide_unused
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.folding import constant_of, constants_to_the_right, fold_by_traits, materialize
from pyopt.rewrite.legality import ILLEGAL, LEGAL, ConversionTarget
from pyopt.rewrite.type_conversion import convert_operands, materialize_live_uses

if TYPE_CHECKING:
    from pyopt.ir.errors import Place
    from pyopt.rewrite.rewriter import RewriteFunction
    from pyopt.rewrite.rules import Rule
    from pyopt.rewrite.type_converter import TypeConverter

    InPlace: TypeAlias = Callable[[OpInfo], tuple[Rule, ...]]
    Apply: TypeAlias = Callable[[Operation, list[Value], ConversionRewriter], bool]
    """(op, what stands for its operands, rewriter) -> whether it applied. It changes nothing if it does not."""


@final
class ConversionPattern:
    """Makes ops called `root` ("": any op) legal; `rule` is for one that looks at the op as it is.

    benefit: patterns of a higher one are tried first. converter: the types that the pattern wants its operands to have.
    recursive: it may be applied to what it made, of which it makes less and less. name: that of the function is the
    default.
    """

    __slots__ = ("_name", "apply", "benefit", "converter", "recursive", "root", "rule")

    def __init__(
        self,
        root: str,
        apply: Apply | None = None,
        rule: RewriteFunction | None = None,
        benefit: int = 1,
        converter: TypeConverter | None = None,
        recursive: bool = False,
        name: str = "",
    ) -> None:
        self.root = root
        self.apply = apply
        self.rule = rule
        self.benefit = benefit
        self.converter = converter
        self.recursive = recursive
        self._name = name

    @property
    def name(self) -> str:
        if self._name:
            return self._name
        function = self.rule if self.rule is not None else self.apply
        return str(getattr(function, "__name__", self.root))


@final
class ConversionError(Exception):
    """An op could not be made legal."""

    def __init__(self, message: str, op: Operation, notes: Sequence[tuple[str, Place]] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.op = op
        self.notes = notes


class PatternRefused(Exception):
    """A pattern stops, and what it did is undone; why it stops was reported."""


@final
class Conversion:
    """One run over an op: none may be illegal in the end.

    `in_place` gives the rules of an op that the reference has as folds which change the op itself.
    `any_order` says that no pattern looks at what makes an operand: blocks are then worked on from their ends, so that
    patterns that split blocks do not move what follows again and again.
    `rollback`: as long as the conversion may be taken back, folds see constants that were converted already.
    """

    __slots__ = (
        "_any", "_applied", "_by_root", "_rewrites", "any_order", "folded_in_place", "in_place", "rewriter", "rollback",
        "target",
    )  # fmt: skip

    def __init__(
        self,
        context: Context,
        target: ConversionTarget,
        patterns: Sequence[ConversionPattern],
        in_place: InPlace | None = None,
        any_order: bool = False,
        rollback: bool = True,
    ) -> None:
        self.rewriter = ConversionRewriter(context)
        self.rollback = rollback
        self.target = target
        self.in_place = in_place
        self.any_order = any_order
        self.folded_in_place = False
        self._applied: set[ConversionPattern] = set()
        # What has changed something so far, and at which op; None is a fold.
        self._rewrites: list[tuple[ConversionPattern | None, Operation]] = []
        self._any: list[ConversionPattern] = []
        self._by_root: dict[str, list[ConversionPattern]] = {}
        for pattern in sorted(patterns, key=_by_benefit):
            if pattern.root:
                self._by_root.setdefault(pattern.root, []).append(pattern)
            else:
                self._any.append(pattern)

    def run(self, root: Operation) -> bool:
        """Converts `root` and what is in it; whether anything changed.

        Raises ConversionError with the IR half converted: `take_back` when the error is reported.
        """
        rewriter = self.rewriter
        visited: list[Operation] = []
        if not self.any_order or not self._try_backwards(root):
            visited = self._in_order(root)
            for op in visited:
                self._convert(op)
        changed = bool(rewriter.log) or self.folded_in_place
        self._check_erased()
        problem = materialize_live_uses(rewriter, visited)
        if problem is not None:
            raise ConversionError(*problem)
        on_rewrite = rewriter.context.on_rewrite
        if on_rewrite is not None:
            for pattern, op in self._rewrites:
                on_rewrite("fold " + op.info.name if pattern is None else pattern.name, op, op.block)
        rewriter.finish()
        return changed

    def take_back(self) -> None:
        """The IR as it was before the run."""
        self.rewriter.go_back((0, 0, 0, 0))
        self._rewrites.clear()

    def _try_backwards(self, root: Operation) -> bool:
        """Converts the last op of a block first; if that fails, nothing is changed."""
        try:
            for op in self._in_order(root, backwards=True):
                self._convert(op)
        except ConversionError:
            self.take_back()
            return False
        return True

    def _in_order(self, root: Operation, backwards: bool = False) -> list[Operation]:
        """The ops to convert, each before what is in it."""
        fixed = FIXED_BODY if self.target.leaves_fixed_bodies else 0
        out: list[Operation] = []
        stack = [root]
        while stack:
            op = stack.pop()
            out.append(op)
            if op.regions and not op.info.traits & fixed:
                nested: list[Operation] = []
                for region in op.regions:
                    for block in [region.first] if region.first is region.last else depth_first(region):
                        if block is not None:
                            nested.extend(block)
                if not backwards:
                    nested.reverse()
                stack.extend(nested)
        return out

    def _convert(self, op: Operation) -> None:
        if self._legalize(op):
            return
        if self.target.is_full or self.target.legality(op) == ILLEGAL:
            hide_unused(self.rewriter)
            why = "" if self.target.is_full else " that was explicitly marked illegal"
            raise ConversionError(f"failed to legalize operation '{op.info.name}'{why}", op)

    def _check_erased(self) -> None:
        """Nothing that stays uses a result for which nothing stands."""
        rewriter = self.rewriter
        for op in rewriter.replaced:
            for result in op.results:
                if result in rewriter.mapping:
                    continue
                for user in result.users():
                    if user not in rewriter.gone:
                        describe = rewriter.context.describe
                        text = "" if describe is None else describe(user)
                        note = f"found live user of result #{result.index}: {text}"
                        message = f"failed to legalize operation '{op.info.name}' marked as erased"
                        raise ConversionError(message, op, ((note, user.loc),))

    # One op.

    def _legalize(self, op: Operation) -> bool:
        legality = self.target.legality(op)
        rewriter = self.rewriter
        if legality == LEGAL:
            return True
        if op in rewriter.gone:
            return True
        if self._fold(op):
            self._rewrites.append((None, op))
            return True
        return self._apply(op)

    def _fold(self, op: Operation) -> bool:
        """Replaces an op by what its fold gives, if the constants that takes become legal.

        Folds that change the op are applied until there is none; then the op must become legal. The changes are undone
        only if the op then folds to constants that do not become legal.
        """
        if op.info.traits & CONSTANT_LIKE:
            return False
        fold = op.info.fold_function()
        rewriter = self.rewriter
        mark = rewriter.mark()
        changed = False
        while True:
            constants = self._constants(op)
            folded = None if fold is None else fold(op, constants)
            if folded is None:
                folded = fold_by_traits(op)
            parts = folded if isinstance(folded, list) else [] if folded is None else [folded]
            if parts and not (op.results and parts[0] is op.results[0]):
                break
            if folded is not None or not self._fold_in_place(op, constants, changed):
                if not changed:
                    return False
                rewriter.forget(mark)
                self.folded_in_place = True
                return self._legalize(op)
            if op in rewriter.gone:
                return True
            changed = True
        count = len(self._rewrites)
        dialect = op.info.name.partition(".")[0]
        values: list[Value] = []
        rewriter.insert_before(op)
        made: list[Operation] = []
        for part, result in zip(parts, op.results, strict=True):
            if isinstance(part, Value):
                values.append(part)
                continue
            constant = materialize(rewriter.context, dialect, part, result.type, op.loc)
            if constant is None:
                rewriter.go_back(mark)
                return False
            rewriter.insert(constant)
            made.append(constant)
            values.append(constant.results[0])
        rewriter.replace(op, values)
        for constant in made:
            if not self._legalize(constant):
                rewriter.go_back(mark)
                del self._rewrites[count:]
                return False
        return True

    def _constants(self, op: Operation) -> list[Attribute | None]:
        """What is known of the operands."""
        converted = {} if self.rollback else self.rewriter.mapping
        return [None if operand in converted else constant_of(operand) for operand in op.operands]

    def _fold_in_place(self, op: Operation, constants: list[Attribute | None], changed: bool) -> bool:
        """Whether a fold has changed the op; `changed` if one has before, since when nothing is undone."""
        rewriter = self.rewriter
        for rule in self.in_place(op.info) if self.in_place is not None else ():
            rewriter.insert_before(op)
            rewriter.loc = op.loc
            if (changed or not rule.undone) and rule.apply(op, rewriter):
                return True
        reordered = constants_to_the_right(op, constants)
        if reordered is None:
            return False
        rewriter.set_operands(op, reordered)
        return True

    def _apply(self, op: Operation) -> bool:
        """The first pattern that applies and whose results become legal."""
        rewriter = self.rewriter
        applied = self._applied
        for pattern in self._candidates(op):
            if pattern in applied and not pattern.recursive:
                continue
            mark = rewriter.mark()
            count = len(self._rewrites)
            rewriter.insert_before(op)
            rewriter.loc = op.loc
            if not self._try(pattern, op):
                rewriter.go_back(mark)
                continue
            is_first = pattern not in applied
            applied.add(pattern)
            done = self._legalize_new(op, mark)
            if is_first:
                applied.discard(pattern)
            if done:
                self._rewrites.append((pattern, op))
                return True
            rewriter.go_back(mark)
            del self._rewrites[count:]
        return False

    def _candidates(self, op: Operation) -> list[ConversionPattern]:
        own = self._by_root.get(op.info.name, [])
        if not self._any:
            return own
        return sorted([*own, *self._any], key=_by_benefit)

    def _try(self, pattern: ConversionPattern, op: Operation) -> bool:
        rewriter = self.rewriter
        if pattern.rule is not None:
            return pattern.rule(op, rewriter)
        apply = pattern.apply
        assert apply is not None
        operands = convert_operands(op, pattern.converter, rewriter)
        try:
            return operands is not None and apply(op, operands, rewriter)
        except PatternRefused:
            return False

    def _legalize_new(self, op: Operation, mark: tuple[int, int, int, int]) -> bool:
        """Makes legal what a pattern rooted at `op` made since `mark`."""
        rewriter = self.rewriter
        created = rewriter.created[mark[1] :]
        touched = rewriter.touched[mark[2] :]
        new = set(created)
        for block in rewriter.blocks[mark[3] :]:
            if not self._legalize_block(block, op, new):
                return False
        for one in touched:
            if one is not op and one not in new and not self._legalize(one):
                return False
        return all(self._legalize(one) for one in created)

    def _legalize_block(self, block: Block, op: Operation, new: set[Operation]) -> bool:
        """A block with arguments that was made or moved outside of `op`: the op around it must be legal now."""
        parent = block.parent_op()
        if parent is None or parent is op or not block.arguments or parent in new or op.is_ancestor_of(parent):
            return True
        return self._legalize(parent)


def _by_benefit(pattern: ConversionPattern) -> int:
    return -pattern.benefit

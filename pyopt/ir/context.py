"""The context of one run: dialects and op declarations by name (loaded on first use), the source, and diagnostics."""

from __future__ import annotations

from pyopt.ir.attributes import UNKNOWN_LOC, Attribute, FileLineColLoc, Location, readable
from pyopt.ir.opinfo import Dialect, OpInfo, load
from pyopt.ir.tables import begin_program, derived
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.ir.core import Block, Operation
    from pyopt.ir.errors import Place

    Handler: TypeAlias = Callable[[str, str, Location, Sequence[tuple[str, Location]]], None]
    OnRewrite: TypeAlias = Callable[[str, Operation, Block | None], None]

KNOWN_DIALECTS: Final = frozenset(
    (
        "affine",
        "arith",
        "bufferization",
        "builtin",
        "cf",
        "complex",
        "dlti",
        "func",
        "index",
        "linalg",
        "llvm",
        "math",
        "memref",
        "scf",
        "shape",
        "sparse_tensor",
        "tensor",
        "ub",
        "vector",
    )
)
"""The dialects that pyopt has: each is `pyopt.dialects.<name>`, or `.dialect` in it, with a `DIALECT`,
loaded when an op, type or attribute of it is first named."""
ATTRIBUTE_DIALECTS: Final = frozenset(("gpu",))
"""Dialects of which pyopt has some attributes only: all else of them is that of a dialect that is not known."""


_registered: Final[dict[str, Dialect]] = {}
_asked: Final[dict[str, bool]] = derived({})


def register_dialect(dialect: Dialect) -> None:
    """Makes a dialect known to all contexts of the process: that of a plug-in."""
    _registered[dialect.name] = dialect


def registered_dialect(name: str) -> Dialect | None:
    """The dialect of a plug-in; those that installed packages declare are loaded when they are first named."""
    if name not in _registered and name not in _asked and name.isidentifier():
        _asked[name] = True
        found = load("pyopt.pipeline.installed:installed_dialect")(name)
        if found is not None:
            _registered[name] = found
    return _registered.get(name)


class Verdicts:
    """Remembered verifier results: which ops were good. `pyopt.memo` implements it; a plain run has none."""

    __slots__ = ()

    def verdict(self, op: Operation) -> bool:
        """All that types and attributes decide about `op` is known to be good; False says nothing."""
        raise NotImplementedError

    def remember(self, op: Operation) -> None:
        """Takes note that `op` itself is good."""
        raise NotImplementedError

    def frame_verdict(self, op: Operation) -> bool:
        """All about `op`, which has regions, and its terminators is known to be good; False says nothing."""
        raise NotImplementedError

    def remember_frame(self, op: Operation) -> None:
        """Takes note that `op` and all inside it is good."""
        raise NotImplementedError


@final
class Context:
    """`handler(severity, message, location, notes)` receives diagnostics; severity is "error", "warning", "remark".

    `describe` gives an op's generic form, `type_text` a type's text and `attribute_text` an attribute's, for messages;
    syntax sets them.
    `print_options` says how ops in messages are printed: `PrintOptions` of syntax, None for the defaults.
    `plain` says that nothing is remembered or skipped: ops are parsed, verified, rewritten and printed by the general
    algorithm.
    `suggests` says that errors are to have notes with the names that may have been meant.
    `keeps_names` says that the parser leaves the names of values and blocks in these.
    `on_rewrite(what, op, block)`, None by default, is called for each fold ("fold arith.addi"), rule and conversion
    pattern (its function's name) that has changed something at an op, which may be erased, in a block.
    `infos` has the declarations that were asked for, by name; `op_info` finds others.
    `place_offset` turns the integer locations of ops (token indices) into character offsets of `source`.
    """

    __slots__ = (
        "allow_unregistered", "attribute_text", "describe", "dialects", "error_count", "handler", "infos",
        "keeps_names", "line_and_column",
        "memory", "on_rewrite", "place_offset", "plain", "print_options", "resources", "source_name", "suggests",
        "type_text",
    )  # fmt: skip

    def __init__(self, handler: Handler, allow_unregistered: bool = False, plain: bool = False) -> None:
        begin_program()
        self.handler = handler
        self.allow_unregistered = allow_unregistered
        self.plain = plain
        self.memory: Verdicts | None = None
        self.dialects: dict[str, Dialect] = {}
        self.infos: dict[str, OpInfo] = {}
        self.error_count = 0
        self.print_options: object = None
        self.source_name = "-"
        self.suggests = False
        self.keeps_names = False
        self.on_rewrite: OnRewrite | None = None
        self.place_offset: Callable[[int], int] | None = None
        self.line_and_column: Callable[[int], tuple[int, int]] | None = None
        self.resources: dict[str, dict[str, object]] = {}
        self.describe: Callable[[Operation], str] | None = None
        self.type_text: Callable[[Type], str] | None = None
        self.attribute_text: Callable[[Attribute], str] | None = None

    def dialect(self, name: str) -> Dialect | None:
        """The dialect of that name, loading it if need be; None if there is none."""
        found = self.dialects.get(name)
        if found is None and name in KNOWN_DIALECTS:
            module = __import__("pyopt.dialects." + name, fromlist=("DIALECT",))
            if not hasattr(module, "DIALECT"):
                module = __import__(f"pyopt.dialects.{name}.dialect", fromlist=("DIALECT",))
            found = module.DIALECT
            self.dialects[name] = found
        elif found is None:
            found = registered_dialect(name)
            if found is not None:
                self.dialects[name] = found
        return found

    def dialect_names(self) -> list[str]:
        """The names of all dialects that there are, in order."""
        installed = load("pyopt.pipeline.installed:installed_names")()
        return sorted({*KNOWN_DIALECTS, *self.dialects, *_registered, *installed})

    def attribute_dialect(self, name: str) -> Dialect | None:
        """The same where attributes are asked for, of which there are dialects without ops."""
        if name not in ATTRIBUTE_DIALECTS:
            return self.dialect(name)
        found: Dialect = __import__("pyopt.dialects." + name, fromlist=("DIALECT",)).DIALECT
        return found

    def takes_unknown_op(self, name: str) -> bool:
        """An op of that name, which no dialect declares, may be there though the run does not allow all of them.

        The reference's tools have a dialect `test`, whose ops are for its own tests: here all of them are unknown.
        """
        dialect, dot, _ = name.partition(".")
        if not dot:
            return False
        found = self.dialect(dialect)
        return dialect == "test" if found is None else found.unknown_ops

    def op_info(self, name: str) -> OpInfo | None:
        """The declaration of a registered op, or None."""
        found = self.infos.get(name)
        if found is None:
            dialect = self.dialect(name.partition(".")[0])
            found = None if dialect is None else dialect.ops.get(name)
            if found is not None:
                self.infos[name] = found
        return found

    def unregistered_op_info(self, name: str) -> OpInfo:
        """A declaration for an unregistered op; one object a name."""
        return self.infos.get(name) or self.infos.setdefault(name, OpInfo(name, registered=False))

    def location(self, place: Place) -> Location:
        """The location of an op's `loc` (token index) or of a Location."""
        if place is None:
            return UNKNOWN_LOC
        if isinstance(place, int):
            if self.place_offset is None or self.line_and_column is None:
                return UNKNOWN_LOC
            line, column = self.line_and_column(self.place_offset(place))
            return FileLineColLoc.get(self.source_name, line, column)
        return place

    def emit(self, severity: str, message: str, place: Place, notes: Sequence[tuple[str, Place]] = ()) -> None:
        """Reports a diagnostic. Notes are (message, place) pairs."""
        if severity == "error":
            self.error_count += 1
        around = [(readable(text), self.location(where)) for text, where in notes]
        self.handler(severity, readable(message), self.location(place), around)

    def op_notes(self, op: Operation, text: str = "") -> list[tuple[str, Place]]:
        """The note that shows an op in generic form, or by a text; none as long as nothing is there to print it."""
        if self.describe is None:
            return []
        text = text or self.describe(op)
        return [("see current operation: " + ("\n" + text if "\n" in text else text), op.place())]

    def error(self, message: str, place: Place, notes: Sequence[tuple[str, Place]] = ()) -> None:
        self.emit("error", message, place, notes)

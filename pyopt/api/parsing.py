"""Text to modules, types and attributes."""

from __future__ import annotations

import builtins
import os
from pathlib import Path
from typing import TypeVar

from pyopt.api.module import Module
from pyopt.api.reporting import new_context, plugins_blamed
from pyopt.diagnostics.diagnostic import Diagnostic
from pyopt.driver.streams import bytecode_problem
from pyopt.errors import Error, ParseError
from pyopt.ir.attributes import Attribute
from pyopt.ir.collecting import CollectionPause
from pyopt.ir.context import KNOWN_DIALECTS
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.opinfo import Dialect
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Any, Callable, Sequence
from pyopt.pipeline.plugin_dialects import take_in
from pyopt.syntax.lexer import END, Source
from pyopt.syntax.parser import OperationParser, parse_module
from pyopt.syntax.suggestions import suggestions

if TYPE_CHECKING:
    import numpy as np

Parsed = TypeVar("Parsed")


def parse(
    text: str,
    *,
    filename: str = "<text>",
    allow_unregistered: bool = False,
    upgrade: bool | int = False,
    dialects: Sequence[Dialect] = (),
    check: bool = True,
    keep_names: bool = False,
) -> Module:
    """The module that a text says; ops at its top level without a module around them get one.

    filename: stands in locations and messages. allow_unregistered: ops, types and attributes of dialects that pyopt
    does not know are taken as they are. upgrade: the text may be of any year since 2019, or, where spellings have
    changed their meaning, is of the year given. dialects: of one's own, for this module. check: the module is verified.
    keep_names: values and blocks remember their names, for `Module.text(keep_names=True)`.
    Raises ParseError for a text that cannot be read, and VerifyError for a module that is not valid.
    """
    if not isinstance(text, str):
        raise TypeError(f"expected the text of a module, not {builtins.type(text).__name__}")
    problem = bytecode_problem(text)
    if problem:
        found = Diagnostic("error", problem, filename, 1, 1, show_source=False)
        raise ParseError(str(found), (found,))
    context, reported = new_context(allow_unregistered)
    context.keeps_names = keep_names
    if isinstance(dialects, Dialect):
        raise TypeError("dialects: expected a list of them, not one Dialect")
    for dialect in dialects:
        if not isinstance(dialect, Dialect):
            raise TypeError(f"expected a Dialect, not {builtins.type(dialect).__name__}")
        if context.dialects.get(dialect.name, dialect) is not dialect:
            raise ValueError(f"two of the dialects are called '{dialect.name}'")
        if dialect.name in KNOWN_DIALECTS:
            raise ValueError(f"the dialect '{dialect.name}' is one of pyopt's")
        context.dialects[dialect.name] = dialect
    problem = take_in(dialects)
    if problem:
        raise ValueError(problem)
    source: Source | None = Source(text, filename)
    if source is not None and upgrade is not False:
        from pyopt.driver.older_text import upgraded_source

        source, _ = upgraded_source(source, 0 if upgrade is True else upgrade, context)
    with CollectionPause():
        with plugins_blamed(ParseError):
            op = None if source is None else parse_module(source, context)
        if op is None:
            raise reported.error(ParseError, "the text cannot be read")
        module = Module(op, context, reported)
        if check:
            module.verify()
    return module


def parse_file(
    path: str | os.PathLike[str],
    *,
    allow_unregistered: bool = False,
    upgrade: bool | int = False,
    dialects: Sequence[Dialect] = (),
    check: bool = True,
    keep_names: bool = False,
) -> Module:
    """The module in a file: see `parse`. Raises Error for a file that cannot be read."""
    try:
        text = Path(path).read_text(encoding="utf-8", errors="surrogateescape")
    except OSError as error:
        raise Error(f"cannot open input file '{path}': {error.strerror or error}") from error
    return parse(
        text,
        filename=str(path),
        allow_unregistered=allow_unregistered,
        upgrade=upgrade,
        dialects=dialects,
        check=check,
        keep_names=keep_names,
    )


def parse_irdl(text: str, *, filename: str = "<text>") -> list[Dialect]:
    """The dialects that the text of an IRDL file declares, for `parse`. Raises ParseError and VerifyError.

    Their ops are read in generic form, and verified by the constraints of the text.
    """
    from pyopt.irdl.dialect import DIALECT
    from pyopt.irdl.loading import dialects_of

    return dialects_of(parse(text, filename=filename, dialects=[DIALECT]).operation)


def type(text: str) -> Type:
    """The type that a text says, `pyopt.type("tensor<?xf32>")`. Raises ParseError."""
    return _parsed(text, "a type", lambda parser: parser.parse_type())


def attribute(given: str | np.ndarray[Any, Any] | np.generic, type: Type | None = None) -> Attribute:
    """The attribute that a text says, or `dense<...>` with the elements of a NumPy array.

    `pyopt.attribute("5 : i32")`, `pyopt.attribute(np.arange(4))`. type: that of a number or elements whose text has
    none. Raises ParseError for a text that cannot be read, TypeError for what is neither text nor array, and for arrays
    of numbers that no type of elements has.
    """
    if isinstance(given, str) or not hasattr(given, "dtype"):
        return _parsed(given, "an attribute", lambda parser: parser.parse_attribute(type))
    from pyopt.api.arrays import elements_of

    return elements_of(given)


def _parsed(text: object, what: str, parse: Callable[[OperationParser], Parsed]) -> Parsed:
    """What `parse` reads of a text of which it has to read all; raises ParseError."""
    if not isinstance(text, str):
        raise TypeError(f"expected the text of {what}, not {builtins.type(text).__name__}")
    context, reported = new_context(allow_unregistered=True)
    parser = OperationParser(Source(text, "<text>"), context)
    try:
        found = parse(parser)
        if parser.tokens[parser.i] != END:
            raise parser.error(f"expected the end of {what}")
    except DiagnosticError as error:
        context.error(error.message, error.place, (*error.notes, *suggestions(parser, error)))
        raise reported.error(ParseError, "") from None
    except RecursionError:
        raise ParseError("the text nests too deep") from None
    return found

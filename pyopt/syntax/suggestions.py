"""Notes below errors: the known name that a misspelt one is nearest to. Nothing of this is loaded without an error.

Where an error was raised that knows the names (`DiagnosticError.among`), these are compared; for other errors the word
at the place of the error is compared with what may stand there.
"""

from __future__ import annotations

import re

from pyopt.diagnostics.nearest import did_you_mean, listed, nearest_names
from pyopt.ir.attributes import ArrayAttr, Attribute, DictionaryAttr, FileLineColLoc, SymbolRefAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.opinfo import Dialect, OpInfo
from pyopt.light import TYPE_CHECKING, Final, Iterable

if TYPE_CHECKING:
    from pyopt.ir.errors import Place
    from pyopt.syntax.lexer import Source
    from pyopt.syntax.parser import OperationParser

    Note = tuple[str, Place]

TYPES: Final = (
    "index", "none", "i1", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "tf32", "f64", "f80", "f128", "tensor",
    "memref", "vector", "complex", "tuple",
)  # fmt: skip
ATTRIBUTES: Final = (
    "affine_map", "affine_set", "array", "dense", "dense_resource", "sparse", "strided", "distinct", "unit", "true",
    "false", "loc",
)  # fmt: skip
_LINALG: Final = "ins outs"
_LINKAGES: Final = (
    "external available_externally linkonce linkonce_odr weak weak_odr appending internal private extern_weak common "
    "unnamed_addr local_unnamed_addr thread_local constant hidden protected"
)
KEYWORDS: Final = {
    "func.func": "private public nested attributes",
    "llvm.func": _LINKAGES + " attributes comdat",
    "llvm.mlir.global": _LINKAGES,
    "llvm.alloca": "inalloca x",
    "llvm.invoke": "to unwind",
    "scf.for": "to step iter_args unsigned",
    "scf.forall": "in to step shared_outs",
    "scf.if": "else",
    "scf.parallel": "to step init",
    "scf.while": "do attributes",
    "affine.for": "to step iter_args min max",
    "affine.if": "else",
    "affine.parallel": "to step reduce min max",
    "affine.load": "symbol to",
    "affine.store": "symbol to",
    "affine.prefetch": "read write locality data instr",
    "linalg.generic": "ins outs attrs",
    "linalg.map": "ins outs",
    "linalg.reduce": "ins outs dimensions",
    "linalg.transpose": "ins outs permutation",
    "linalg.broadcast": "ins outs dimensions",
    "bufferization.alloc_tensor": "copy size_hint",
    "memref.prefetch": "read write locality data instr",
    "sparse_tensor.iterate": "in at iter_args",
    "sparse_tensor.coiterate": "at iter_args case",
    "vector.outerproduct": "into",
}  # fmt: skip
"""Keywords of forms that functions read, by the op; those of `linalg` have `ins` and `outs` anyway."""
_LISTED: Final = re.compile(r"(?:\[|one of: )([\w.]+(?:, [\w.]+)+)\]?$")
_QUOTED: Final = re.compile(r"[`'\"]([a-zA-Z_][\w.]*)[`'\"]")
_CUSTOM: Final = re.compile(r"(?:custom op |Dialect `[\w$.]*' not found for custom op )'([\w$.]+)'")
_LITERAL: Final = re.compile(r"`(\w{2,})`")
_WORD: Final = re.compile(r"[%@^#!]?[\w$.-]+")
_BEFORE: Final = re.compile(r"\s*(?://[^\n]*\s*)*")


def suggestions(parser: OperationParser, error: DiagnosticError) -> list[Note]:
    """The note below an error of the parser; none if nothing is near."""
    if error.wrong:
        return _note(error.wrong, error.known, error.place)
    place = error.place
    if not isinstance(place, FileLineColLoc):
        return []
    message = error.message
    text = parser.source.text
    at = offset_of(parser.source, place)
    custom = _CUSTOM.match(message)
    if custom is not None and (" is unknown" in message or message.startswith("Dialect")):
        return _note_on_op(parser, custom[1], at, place)
    if message.startswith("operation being parsed with an unregistered dialect"):
        quoted = re.findall(r'"([\w$.]+)"\s*$', text[max(at - 200, 0) : at])
        return _text_note(near_op(parser.context, quoted[-1], ""), place) if quoted else []
    at = _start_of_word(text, at)
    found = _WORD.match(text, at)
    if found is None:
        return []
    word = found[0]
    where = _place(parser, at)
    if message.startswith("use of undeclared SSA value name"):
        return _note(word.partition("#")[0], _value_names(parser, at), place)
    if message == "reference to an undefined block":
        return _note(word, [one for one in parser.blocks if one not in parser.forward_blocks], place)
    if message == "use of undeclared identifier":
        line = text[text.rfind("<", 0, at) + 1 : at]
        return _note(word, dict.fromkeys(re.findall(r"[A-Za-z_]\w*", line)), place)
    listed = _LISTED.search(message)
    if listed is not None:
        return _note(word, listed[1].split(", "), where)
    if message in ("expected non-function type", "expected type"):
        return _note(word.lstrip("0123456789x?*") if word[:1].isdigit() else word, TYPES, where)
    if message == "expected attribute value":
        return _note(word, ATTRIBUTES + TYPES, where)
    said = message if custom is None else message[custom.end() :]
    known = [one for one in _QUOTED.findall(said) if one != word]
    return _note(word, known, where) or _note(word, _keywords(parser, at), where)


def failure_notes(context: Context, op: Operation, message: str) -> list[Note]:
    """The note below an error of the verifier about an op; none if nothing is near."""
    if not op.info.registered:
        return _text_note(near_op(context, op.info.name, ""), op.place())
    missing = re.search(r"requires attribute '([\w.]+)'$", message)
    if missing is not None:
        given = [one for one in op.attributes if one not in op.info.attribute_names]
        near = nearest_names(missing[1], given)
        return [(f"it has '{near[0]}': did you mean '{missing[1]}'?", op.place())] if near else []
    for reference in references(op):
        known = _symbols_around(op)
        if reference not in known:
            found = _note("@" + reference, ["@" + one for one in known], op.place())
            if found:
                return found
    return []


def _note(word: str, known: Iterable[str], place: Place) -> list[Note]:
    names = dict.fromkeys(known)
    return [] if word in names else _text_note(did_you_mean(word, names), place)


def _text_note(text: str, place: Place) -> list[Note]:
    return [(text, place)] if text else []


# Places.


def offset_of(source: Source, place: FileLineColLoc) -> int:
    """The character offset of a place in a source; columns count bytes."""
    first, column = source.line_and_column(0)
    start = 0
    for _ in range(place.line - first):
        start = source.text.find("\n", start) + 1
    count = place.column - (column if place.line == first else 1)
    line = source.text[start : start + count]
    if not line.isascii():
        line = line.encode("utf-8", "surrogateescape")[:count].decode("utf-8", "ignore")
    return start + len(line)


def _place(parser: OperationParser, offset: int) -> Place:
    line, column = parser.source.line_and_column(offset)
    return FileLineColLoc.get(parser.source.name, line, column)


def _start_of_word(text: str, at: int) -> int:
    """The beginning of the word at an offset, or of the next one where the offset is behind a token."""
    if at < len(text) and not text[at].isspace():
        return at
    found = _BEFORE.match(text, at)
    return at if found is None else found.end()


# Ops.


def _note_on_op(parser: OperationParser, name: str, at: int, place: Place) -> list[Note]:
    """An op is unknown; what stands there may also be a keyword of the form before it."""
    near = near_op(parser.context, name, parser.default_dialect)
    if "." in name:
        dialect = name.partition(".")[0]
        if not near and parser.context.dialect(dialect) is None:
            near = (
                f"ops of '{dialect}', which is not known, are read in generic form only: print them by their own tool "
                "with --mlir-print-op-generic, and read them with --allow-unregistered-dialect"
            )
        return _text_note(near, place)
    return _note(name, _keywords(parser, at), place) or _text_note(near, place)


def near_op(context: Context, name: str, default: str = "") -> str:
    """`did you mean 'arith.addi'?` for the name of an op that there is not."""
    dialect, dot, rest = name.partition(".")
    if not dot:
        names = []
        for one in dict.fromkeys((default, "func", "builtin")):
            found = context.dialect(one) if one else None
            names += [] if found is None else [op.partition(".")[2] for op in found.ops]
        return did_you_mean(name, names)
    known = context.dialect(dialect)
    if known is not None:
        return listed(_near_ops(known, rest))
    names = []
    for near in nearest_names(dialect, context.dialect_names()):
        found = context.dialect(near)
        if found is not None:
            if f"{near}.{rest}" in found.ops:
                return f"did you mean '{near}.{rest}'?"
            names += _near_ops(found, rest)
    return listed(names[:3])


def _near_ops(dialect: Dialect, rest: str) -> list[str]:
    """The ops of a dialect whose names are near, to compare without the dialect."""
    return [f"{dialect.name}.{one}" for one in nearest_names(rest, [op.partition(".")[2] for op in dialect.ops])]


def _keywords(parser: OperationParser, at: int) -> list[str]:
    """The keywords of the form that is read at an offset."""
    text = parser.source.text
    context = parser.context
    for found in reversed(list(re.finditer(r"[A-Za-z_][\w$]*(?:\.[\w$]+)*", text[max(at - 2000, 0) : at]))):
        name = found[0]
        info = context.op_info(name if "." in name else f"func.{name}")
        if info is not None:
            return keywords_of(info)
    return []


def keywords_of(info: OpInfo) -> list[str]:
    """The keywords of the custom form of an op."""
    words = _LITERAL.findall(info.syntax or "") + KEYWORDS.get(info.name, "").split()
    return words + (_LINALG.split() if info.name.startswith("linalg.") else [])


# Values.


def _value_names(parser: OperationParser, at: int) -> list[str]:
    """The names of values in the function around an offset, but for those that are not defined."""
    text = parser.source.text
    start = 0
    end = len(text)
    for found in re.finditer(r"\bfunc(?:\.func)?\s+[\w ]*@", text):
        if found.start() <= at:
            start = found.start()
        else:
            end = found.start()
            break
    names = re.findall(r"%[\w$.-]+(?=\s*(?:[=:,)]|\s))", text[start:end])
    return [one for one in dict.fromkeys(names) if one not in parser.forward]


# Symbols.


def references(op: Operation) -> list[str]:
    """The roots of the symbols that an op refers to."""
    found: list[str] = []
    pending: list[Attribute] = list(op.attributes.values())
    while pending:
        one = pending.pop()
        if isinstance(one, SymbolRefAttr):
            found.append(one.path[0])
        elif isinstance(one, ArrayAttr):
            pending.extend(one.elements)
        elif isinstance(one, DictionaryAttr):
            pending.extend([value for _, value in one.entries])
    return found


def _symbols_around(op: Operation) -> list[str]:
    """The symbols of the tables around an op."""
    names: list[str] = []
    around = op.parent_op()
    while around is not None:
        for region in around.regions:
            for block in region:
                for one in block:
                    name = getattr(one.attributes.get("sym_name"), "value", "")
                    if name:
                        names.append(name)
        around = around.parent_op()
    return names

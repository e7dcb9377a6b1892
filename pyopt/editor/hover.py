"""Help on the word at a place of a document, as Markdown."""

from __future__ import annotations

import re

from pyopt.editor.document import OpenDocument
from pyopt.editor.op_help import declared_entries, escaped, op_text
from pyopt.editor.scopes import ALIAS, BLOCK, SYMBOL, Name, OpText
from pyopt.ir.opinfo import Dialect
from pyopt.light import Final
from pyopt.syntax.attribute_printer import AttributePrinter

_COLON: Final = re.compile(r"[ \t]*:[ \t]*")
_LONGEST: Final = 400
"""So many characters of a text are shown."""


def hover(document: OpenDocument, offset: int) -> tuple[str, int, int] | None:
    """(help, where the text begins and ends that it is about) at an offset; None if there is nothing to say."""
    names = document.names_around(offset)
    token = names.token_at(offset)
    if token < 0:
        return None
    start = names.offsets[token]
    text = names.texts[token]
    end = start + len(text)
    named = names.name_at(offset)
    if named is not None:
        # Uses of these may be anywhere.
        whole = document.names.name_at(offset) if named[0].kind in (SYMBOL, ALIAS) else named
        return _help_on_name(document, (whole or named)[0]), start, end
    op = names.op_at(start)
    if op is not None and op.name_at == start:
        said = _help_on_op(document, op)
    elif text[:1] in "#!" and len(text) > 1:
        said = _help_on_dialect_name(document, text)
    elif op is not None and names.texts[token + 1] == "=":
        said = _help_on_attribute(op, text.strip('"'))
    else:
        said = ""
    return (said, start, end) if said else None


def code(text: str) -> str:
    """IR as a block of code; what is longer than an editor shows is cut."""
    text = text if len(text) <= _LONGEST else text[:_LONGEST] + " ..."
    return f"```mlir\n{text}\n```\n"


def _help_on_name(document: OpenDocument, name: Name) -> str:
    uses = len(name.ranges) - 1
    counted = f"{uses} use{'' if uses == 1 else 's'}"
    if name.kind == SYMBOL or name.kind == ALIAS:
        return f"{code(head_of(document, name.op))}\n{counted}" if name.op is not None else counted
    if name.kind == BLOCK:
        start = name.ranges[0][0]
        line = document.text[start : document.text.find("\n", start) % (len(document.text) + 1)]
        return f"{code(line)}\nBlock, named {uses} time{'' if uses == 1 else 's'}"
    values = document.checked.values_of(name)
    printer = AttributePrinter()
    types = ", ".join([printer.type(value.type) for value in values])
    if not types and name.argument:
        types = _written_type(document.text, name.ranges[0][1])
    text = code(f"{name.text} : {types}") + "\n" if types else ""
    owner = "" if name.op is None else f" of `{name.op.name}`"
    kind = "Argument" if name.argument else "Result" if len(values) < 2 else f"{len(values)} results"
    text += f"{kind}{owner}, {counted}\n"
    text += "".join([f"\n{line}\n" for value in values for line in document.checked.shape_lines(value)])
    if not name.argument and name.op is not None:
        text += "\n" + code(head_of(document, name.op))
    return text


def _written_type(text: str, start: int) -> str:
    """The type behind a colon at an offset: of an argument of an op that was not read; "" if there is none."""
    found = _COLON.match(text, start)
    if found is None:
        return ""
    depth = 0
    for at in range(found.end(), min(len(text), found.end() + _LONGEST)):
        char = text[at]
        if char in "<([":
            depth += 1
        elif char in ">)]" and text[at - 1 : at + 1] != "->":
            depth -= 1
        if depth < 0 or (not depth and char in ",{=\n"):
            return text[found.end() : at].strip()
    return ""


def head_of(document: OpenDocument, op: OpText) -> str:
    """The text of an op up to its first region, its beginning if it is long."""
    return document.text[op.first : op.end if op.head_end < 0 else op.head_end].strip()


def _help_on_op(document: OpenDocument, op: OpText) -> str:
    if op.info is None:
        dialect = op.name.partition(".")[0]
        known = document.context.dialect(dialect) is not None
        return f"The dialect `{dialect}` has no op `{op.name}`." if known else ""
    return op_text(op.info)


def _help_on_dialect_name(document: OpenDocument, text: str) -> str:
    """Help on `!dialect.type` and `#dialect.attribute`."""
    name, dot, mnemonic = text[1:].partition(".")
    mnemonic = mnemonic.partition("<")[0]
    dialect = document.context.attribute_dialect(name) if dot else None
    if dialect is None:
        return ""
    kind = "Type" if text[0] == "!" else "Attribute"
    text = f"{kind} `{mnemonic}` of the dialect `{name}`\n\n" + _documentation(dialect, kind, mnemonic)
    return text + (escaped(dialect.doc) if dialect.doc else "")


def _documentation(dialect: Dialect, kind: str, mnemonic: str) -> str:
    """What a plug-in declares of a type or attribute."""
    read = (dialect.types if kind == "Type" else dialect.attributes).get(mnemonic)
    declared = getattr(read, "__self__", None)
    doc = getattr(declared, "doc", "")
    return f"{escaped(doc)}\n\n" if isinstance(doc, str) and doc else ""


def _help_on_attribute(op: OpText, name: str) -> str:
    """Help on an attribute that the declaration of an op has."""
    kind = "" if op.info is None else dict(declared_entries(op.info.attributes)).get(name, "")
    return f"Attribute `{name}` of `{op.name}`: `{kind}`" if kind else ""

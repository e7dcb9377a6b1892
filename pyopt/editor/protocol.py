"""A document in terms of the Language Server Protocol (needs the extra `lsp`)."""

from __future__ import annotations

from lsprotocol import types

from pyopt.diagnostics.diagnostic import Diagnostic
from pyopt.editor import completion
from pyopt.editor.document import OpenDocument
from pyopt.editor.edits import CANONICALIZE, TextChange, expectations, function_at, layout, with_pass
from pyopt.editor.hover import hover
from pyopt.editor.op_help import op_text
from pyopt.editor.scopes import ALIAS, BLOCK, SYMBOL, VALUE, OpText
from pyopt.ir import opinfo
from pyopt.light import Final

_SEVERITIES: Final = {
    "error": types.DiagnosticSeverity.Error,
    "warning": types.DiagnosticSeverity.Warning,
    "remark": types.DiagnosticSeverity.Information,
    "note": types.DiagnosticSeverity.Information,
}

_KINDS: Final = {
    completion.OP: types.CompletionItemKind.Function,
    completion.DIALECT: types.CompletionItemKind.Module,
    completion.TYPE: types.CompletionItemKind.Class,
    completion.ATTRIBUTE: types.CompletionItemKind.Property,
    completion.KEYWORD: types.CompletionItemKind.Keyword,
    VALUE: types.CompletionItemKind.Variable,
    BLOCK: types.CompletionItemKind.Reference,
    SYMBOL: types.CompletionItemKind.Function,
    ALIAS: types.CompletionItemKind.Constant,
}


def range_of(document: OpenDocument, start: int, end: int) -> types.Range:
    """The range between two offsets."""
    return types.Range(types.Position(*document.lines.position(start)), types.Position(*document.lines.position(end)))


def offset_of(document: OpenDocument, position: types.Position) -> int:
    """The offset of a position."""
    return document.lines.offset(position.line, position.character)


def diagnostics_of(document: OpenDocument, uri: str) -> list[types.Diagnostic]:
    """The diagnostics of a document."""
    return [_diagnostic(document, uri, one) for one in document.checked.diagnostics]


def _diagnostic(document: OpenDocument, uri: str, diagnostic: Diagnostic) -> types.Diagnostic:
    message = diagnostic.prefix + diagnostic.message
    if diagnostic.file != document.name and diagnostic.file is not None:
        message = f"{diagnostic.place()}: {message}"
    related = []
    for note in diagnostic.notes:
        place = range_of(document, *document.range_of(note if note.file == document.name else diagnostic))
        related.append(types.DiagnosticRelatedInformation(types.Location(uri, place), note.prefix + note.message))
    return types.Diagnostic(
        range=range_of(document, *document.range_of(diagnostic)),
        message=message,
        severity=_SEVERITIES[diagnostic.severity],
        source="pyopt",
        related_information=related or None,
    )


def hover_at(document: OpenDocument, position: types.Position) -> types.Hover | None:
    """Help on the word at a position."""
    found = hover(document, offset_of(document, position))
    if found is None:
        return None
    text, start, end = found
    return types.Hover(types.MarkupContent(types.MarkupKind.Markdown, text), range_of(document, start, end))


def definition_at(document: OpenDocument, uri: str, position: types.Position) -> types.Location | None:
    """Where what is named at a position is defined."""
    found = document.definition(offset_of(document, position))
    return None if found is None else types.Location(uri, range_of(document, *found))


def references_at(
    document: OpenDocument, uri: str, position: types.Position, with_definition: bool
) -> list[types.Location]:
    """Where what is named at a position is named."""
    found = document.references(offset_of(document, position), with_definition)
    return [types.Location(uri, range_of(document, *one)) for one in found]


def highlights_at(document: OpenDocument, position: types.Position) -> list[types.DocumentHighlight]:
    """The same, for the text that is shown."""
    found = document.references(offset_of(document, position))
    return [types.DocumentHighlight(range_of(document, *one)) for one in found]


def symbols_of(document: OpenDocument) -> list[types.DocumentSymbol]:
    """The outline of a document: aliases, ops with symbols, and blocks with labels."""
    return [one for op in document.names.roots for one in _symbols(document, op)]


def _symbols(document: OpenDocument, op: OpText) -> list[types.DocumentSymbol]:
    """What the outline has of an op, and of those in it."""
    found: list[types.DocumentSymbol] = []
    pending = [(op, found)]
    while pending:
        one, target = pending.pop()
        name = one.symbol
        inner = target
        if name is not None:
            inner = []
            kind = types.SymbolKind.Constant if name.kind == ALIAS else _kind(one)
            whole = range_of(document, one.first, max(one.end, name.ranges[0][1]))
            symbol = types.DocumentSymbol(name.text, kind, whole, range_of(document, *name.ranges[0]))
            symbol.detail = one.name if name.kind == SYMBOL else None
            symbol.children = inner
            target.append(symbol)
        if name is not None and name.kind == SYMBOL:
            for label in one.labels:
                place = range_of(document, *label.ranges[0])
                inner.append(types.DocumentSymbol(label.text, types.SymbolKind.Key, place, place))
        pending += [(child, inner) for child in reversed(one.children)]
    return found


def _kind(op: OpText) -> types.SymbolKind:
    if op.info is not None and op.info.has(opinfo.SYMBOL_TABLE):
        return types.SymbolKind.Module
    if op.info is not None and op.info.has(opinfo.CALLABLE):
        return types.SymbolKind.Function
    return types.SymbolKind.Variable


def completions_at(document: OpenDocument, position: types.Position) -> types.CompletionList:
    """What may be typed at a position."""
    offset = offset_of(document, position)
    start, found = completion.completions(document, offset)
    where = range_of(document, start, offset)
    return types.CompletionList(
        is_incomplete=False,
        items=[
            types.CompletionItem(
                label=one.text,
                kind=_KINDS[one.kind],
                detail=one.detail or None,
                sort_text=f"{number:05}",
                filter_text=one.text,
                text_edit=types.TextEdit(where, one.text),
                data=one.text if one.kind == completion.OP and "." in one.text else None,
            )
            for number, one in enumerate(found)
        ],
    )


def with_documentation(document: OpenDocument, item: types.CompletionItem) -> types.CompletionItem:
    """An item that an editor shows, with the documentation of its op."""
    info = document.context.op_info(item.data) if isinstance(item.data, str) else None
    if info is not None:
        item.documentation = types.MarkupContent(types.MarkupKind.Markdown, op_text(info))
    return item


def layout_of(document: OpenDocument, lines: tuple[tuple[int, int], ...] = ()) -> list[types.TextEdit]:
    """The edits by which `pyopt-format` lays a document out, or lines of it."""
    return _edits(document, layout(document, lines))


def _edits(document: OpenDocument, changes: list[TextChange]) -> list[types.TextEdit]:
    return [types.TextEdit(range_of(document, one.start, one.end), one.new) for one in changes]


def actions_at(document: OpenDocument, uri: str, version: int, where: types.Range) -> list[types.CodeAction]:
    """What may be done in a range; the edits come when one is chosen (`resolved`)."""
    start, end = offset_of(document, where.start), offset_of(document, where.end)
    found: list[types.CodeAction] = []
    for number, one in enumerate(document.checked.diagnostics):
        place = document.range_of(one)
        if one.file == document.name and place[0] <= end and place[1] >= start:
            action = types.CodeAction(f"Insert expected-{one.severity}", types.CodeActionKind.QuickFix)
            action.diagnostics = [_diagnostic(document, uri, one)]
            action.data = {"uri": uri, "version": version, "diagnostic": number}
            found.append(action)
    function = function_at(document, start)
    if function is not None and function.symbol is not None:
        comments = " (drops its comments)" if "//" in document.text[function.first : function.end] else ""
        title = f"Canonicalize {function.symbol.text}{comments}"
        action = types.CodeAction(title, types.CodeActionKind.RefactorRewrite)
        action.data = {"uri": uri, "version": version, "pass": CANONICALIZE, "at": start}
        found.append(action)
    return found


def resolved(document: OpenDocument, action: types.CodeAction) -> types.CodeAction:
    """An action that was chosen, with its edit; raises Error if a pass fails."""
    data = action.data
    assert isinstance(data, dict)
    changes: list[TextChange] = []
    if "diagnostic" in data:
        known = document.checked.diagnostics
        number = int(data["diagnostic"])
        changes = expectations(document, known[number]) if number < len(known) else []
    else:
        function = function_at(document, int(data["at"]))
        if function is not None:
            changes = with_pass(document, function, str(data["pass"]))
    if changes:
        action.edit = types.WorkspaceEdit({str(data["uri"]): _edits(document, changes)})
    return action

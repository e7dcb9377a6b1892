"""The server: keeps the documents that are open, and answers by `protocol` (needs the extra `lsp`)."""

from __future__ import annotations

import asyncio
import sys

from lsprotocol import types
from pygls.lsp.server import LanguageServer

from pyopt.editor import protocol
from pyopt.editor.document import OpenDocument
from pyopt.editor.positions import UTF_16
from pyopt.light import Final, final

PAUSE: Final = 0.05
"""So many seconds after a change a document is checked, if it has not changed again."""


@final
class EditorServer:
    """The documents of an editor."""

    def __init__(self, version: str, allow_unregistered: bool) -> None:
        self.allow_unregistered = allow_unregistered
        self.documents: dict[str, OpenDocument] = {}
        self.versions: dict[str, int] = {}
        self.server = LanguageServer("pyopt-lsp", version)
        register(self)

    def serve(self) -> None:
        """Serves on standard input and output until the editor says that it is done."""
        # What a plug-in prints must not get between the messages.
        output, sys.stdout = sys.stdout.buffer, sys.stderr
        self.server.start_io(sys.stdin.buffer, output)

    def open(self, uri: str, version: int, text: str) -> None:
        """Takes in a document."""
        encoding = self.server.workspace.position_encoding
        name = self.server.workspace.get_text_document(uri).path or uri
        self.documents[uri] = OpenDocument(text, name, self.allow_unregistered, str(encoding or UTF_16))
        self.versions[uri] = version

    def change(self, uri: str, version: int, changes: list[types.TextDocumentContentChangeEvent]) -> None:
        """Changes the text of a document."""
        document = self.documents[uri]
        for one in changes:
            if isinstance(one, types.TextDocumentContentChangePartial):
                first, last = one.range.start, one.range.end
                document = document.edited((first.line, first.character), (last.line, last.character), one.text)
            else:
                document = document.replaced(one.text)
        self.documents[uri] = document
        self.versions[uri] = version

    async def publish(self, uri: str) -> None:
        """Sends the diagnostics of a document, unless it changes in between."""
        document = self.documents[uri]
        await asyncio.sleep(PAUSE)
        if self.documents.get(uri) is document:
            self.send(uri, protocol.diagnostics_of(document, uri))

    def close(self, uri: str) -> None:
        """Forgets a document."""
        self.documents.pop(uri, None)
        self.versions.pop(uri, None)
        self.send(uri, [])

    def send(self, uri: str, diagnostics: list[types.Diagnostic]) -> None:
        """Sends diagnostics."""
        self.server.text_document_publish_diagnostics(
            types.PublishDiagnosticsParams(uri, diagnostics, self.versions.get(uri))
        )


def register(editor: EditorServer) -> None:
    """Connects the messages of the protocol with what answers them."""
    feature = editor.server.feature

    @feature(types.TEXT_DOCUMENT_DID_OPEN)
    async def opened(params: types.DidOpenTextDocumentParams) -> None:
        one = params.text_document
        editor.open(one.uri, one.version, one.text)
        await editor.publish(one.uri)

    @feature(types.TEXT_DOCUMENT_DID_CHANGE)
    async def changed(params: types.DidChangeTextDocumentParams) -> None:
        uri = params.text_document.uri
        if uri in editor.documents:
            editor.change(uri, params.text_document.version, list(params.content_changes))
            await editor.publish(uri)

    @feature(types.TEXT_DOCUMENT_DID_CLOSE)
    def closed(params: types.DidCloseTextDocumentParams) -> None:
        editor.close(params.text_document.uri)

    @feature(types.TEXT_DOCUMENT_HOVER)
    def hover(params: types.HoverParams) -> types.Hover | None:
        document = editor.documents.get(params.text_document.uri)
        return None if document is None else protocol.hover_at(document, params.position)

    @feature(types.TEXT_DOCUMENT_DEFINITION)
    def definition(params: types.DefinitionParams) -> types.Location | None:
        uri = params.text_document.uri
        document = editor.documents.get(uri)
        return None if document is None else protocol.definition_at(document, uri, params.position)

    @feature(types.TEXT_DOCUMENT_REFERENCES)
    def references(params: types.ReferenceParams) -> list[types.Location]:
        uri = params.text_document.uri
        document = editor.documents.get(uri)
        included = params.context.include_declaration
        return [] if document is None else protocol.references_at(document, uri, params.position, included)

    @feature(types.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT)
    def highlights(params: types.DocumentHighlightParams) -> list[types.DocumentHighlight]:
        document = editor.documents.get(params.text_document.uri)
        return [] if document is None else protocol.highlights_at(document, params.position)

    @feature(types.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
    def symbols(params: types.DocumentSymbolParams) -> list[types.DocumentSymbol]:
        document = editor.documents.get(params.text_document.uri)
        return [] if document is None else protocol.symbols_of(document)

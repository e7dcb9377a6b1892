"""The server: keeps the documents that are open, and answers by `protocol` (needs the extra `lsp`)."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

from lsprotocol import types

from pyopt.driver.streams import well_formed
from pyopt.editor import PROGRAM, protocol
from pyopt.editor.document import OpenDocument
from pyopt.editor.positions import UTF_16
from pyopt.editor.wire import EditorLanguageServer, EditorProtocol, HeaderReader, OneLine
from pyopt.errors import Error
from pyopt.format import LayoutError
from pyopt.light import Final, final

PAUSE: Final = 0.05
"""So many seconds after a change a document is checked, if it has not changed again."""

LONG_PAUSE: Final = 1.0
"""So many seconds later the whole of a long text with errors is checked."""
STACK: Final = 64 << 20
"""The bytes of the stack of a thread that checks a text, whose ops may nest deep."""


@final
class EditorServer:
    """The documents of an editor."""

    def __init__(self, version: str, allow_unregistered: bool) -> None:
        self.allow_unregistered = allow_unregistered
        self.documents: dict[str, OpenDocument] = {}
        self.versions: dict[str, int] = {}
        self.completing: OpenDocument | None = None
        self.server = EditorLanguageServer(PROGRAM, version, protocol_cls=EditorProtocol)
        register(self)

    def serve(self) -> int:
        """Serves on standard input and output until the editor says that it is done: the exit code."""
        log = logging.StreamHandler()
        log.setFormatter(OneLine())
        logging.getLogger("pygls").addHandler(log)
        gc.set_threshold(50_000, 10, 10)  # texts become many small objects, which live until the next key stroke
        threading.stack_size(STACK)
        # What a plug-in prints must not get between the messages.
        output, sys.stdout = sys.stdout.buffer, sys.stderr
        self.server.start_io(HeaderReader(sys.stdin.buffer), output)  # type: ignore[arg-type]  # what pygls needs of one
        return 0 if self.server.protocol_of.ends_in_order else 1

    def open(self, uri: str, version: int, text: str) -> None:
        """Takes in a document."""
        encoding = self.server.workspace.position_encoding
        name = self.server.workspace.get_text_document(uri).path or uri
        self.documents[uri] = OpenDocument(well_formed(text), name, self.allow_unregistered, str(encoding or UTF_16))
        self.versions[uri] = version

    def change(self, uri: str, version: int, changes: list[types.TextDocumentContentChangeEvent]) -> None:
        """Changes the text of a document."""
        document = self.documents[uri]
        for one in changes:
            if isinstance(one, types.TextDocumentContentChangePartial):
                first, last = one.range.start, one.range.end
                document = document.edited(
                    (first.line, first.character), (last.line, last.character), well_formed(one.text)
                )
            else:
                document = document.replaced(well_formed(one.text))
        self.documents[uri] = document
        self.versions[uri] = version

    async def publish(self, uri: str) -> None:
        """Sends the diagnostics of a document, unless it changes in between; of a long text, first those of the parts
        that have changed, and all when it stays as it is for a while."""
        document = self.documents[uri]
        await asyncio.sleep(PAUSE)
        if self.documents.get(uri) is not document:
            return
        self.send(uri, protocol.diagnostics_of(document, uri))
        if document.checked.complete:
            return
        await asyncio.sleep(LONG_PAUSE)
        if self.documents.get(uri) is document:
            with ThreadPoolExecutor(1) as pool:  # tables of what is unique are kept as long as its thread lives
                await asyncio.get_running_loop().run_in_executor(pool, document.check_whole)
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

    def layout(self, uri: str, lines: tuple[tuple[int, int], ...] = ()) -> list[types.TextEdit]:
        """The edits that lay a document out; none, and a message, for text that has no layout."""
        document = self.documents.get(uri)
        if document is None:
            return []
        try:
            return protocol.layout_of(document, lines)
        except LayoutError as error:
            self.tell(f"line {error.line}: {error.message}")
            return []

    def resolves(self) -> bool:
        """The client asks for the edits of an action when it is chosen."""
        capabilities = self.server.client_capabilities.text_document
        actions = None if capabilities is None else capabilities.code_action
        return actions is not None and actions.resolve_support is not None

    def resolve(self, action: types.CodeAction) -> types.CodeAction:
        """An action with its edits; without them, and with a message, if it cannot be done."""
        data = action.data
        uri = str(data["uri"]) if isinstance(data, dict) else ""
        document = self.documents.get(uri)
        if isinstance(data, dict) and document is not None and self.versions[uri] == data["version"]:
            try:
                return protocol.resolved(document, action)
            except Error as error:
                if self.resolves():  # others have not chosen it: they ask wherever the cursor goes
                    self.tell(str(error))
        return action

    def tell(self, message: str) -> None:
        """Shows a message in the editor."""
        self.server.window_show_message(types.ShowMessageParams(types.MessageType.Error, f"pyopt: {message}"))


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

    @feature(types.TEXT_DOCUMENT_COMPLETION, types.CompletionOptions(list("%^@#!."), resolve_provider=True))
    def completion(params: types.CompletionParams) -> types.CompletionList | None:
        document = editor.completing = editor.documents.get(params.text_document.uri)
        return None if document is None else protocol.completions_at(document, params.position)

    @feature(types.COMPLETION_ITEM_RESOLVE)
    def documented(item: types.CompletionItem) -> types.CompletionItem:
        document = editor.completing
        return item if document is None else protocol.with_documentation(document, item)

    @feature(types.TEXT_DOCUMENT_FORMATTING)
    def formatting(params: types.DocumentFormattingParams) -> list[types.TextEdit]:
        return editor.layout(params.text_document.uri)

    @feature(types.TEXT_DOCUMENT_RANGE_FORMATTING)
    def range_formatting(params: types.DocumentRangeFormattingParams) -> list[types.TextEdit]:
        # A range that ends where a line begins has nothing of it.
        first, last = params.range.start, params.range.end
        end = last.line if last.character or last.line == first.line else last.line - 1
        return editor.layout(params.text_document.uri, ((first.line + 1, end + 1),))

    @feature(
        types.TEXT_DOCUMENT_CODE_ACTION,
        types.CodeActionOptions(
            [types.CodeActionKind.QuickFix, types.CodeActionKind.RefactorRewrite], resolve_provider=True
        ),
    )
    def actions(params: types.CodeActionParams) -> list[types.CodeAction]:
        uri = params.text_document.uri
        document = editor.documents.get(uri)
        if document is None:
            return []
        found = protocol.actions_at(document, uri, editor.versions[uri], params.range)
        if editor.resolves():
            return found
        return [one for one in map(editor.resolve, found) if one.edit is not None]

    @feature(types.CODE_ACTION_RESOLVE)
    def resolved(action: types.CodeAction) -> types.CodeAction:
        return editor.resolve(action)

    @feature(types.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
    def symbols(params: types.DocumentSymbolParams) -> list[types.DocumentSymbol]:
        document = editor.documents.get(params.text_document.uri)
        return [] if document is None else protocol.symbols_of(document)

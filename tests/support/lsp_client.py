"""An editor as the server sees it: a client of the Language Server Protocol over standard input and output."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Coroutine, Sequence
from typing import Final

from lsprotocol import types
from pygls.lsp.client import LanguageClient

from tests.support.documents import ROOT

URI: Final = "file:///edited.mlir"
SOON: Final = 30.0
_CAPABILITIES: Final = types.ClientCapabilities(
    text_document=types.TextDocumentClientCapabilities(
        code_action=types.CodeActionClientCapabilities(resolve_support=types.ClientCodeActionResolveOptions(["edit"]))
    )
)


class EditorClient(LanguageClient):
    """A client with one document open, whose text it keeps."""

    def __init__(self) -> None:
        super().__init__("tests", "1")
        self.text = ""
        self.edition = 0
        self.shown: asyncio.Queue[types.ShowMessageParams] = asyncio.Queue()
        self.published: asyncio.Queue[types.PublishDiagnosticsParams] = asyncio.Queue()

        def published(params: types.PublishDiagnosticsParams) -> None:
            self.published.put_nowait(params)

        def shown(params: types.ShowMessageParams) -> None:
            self.shown.put_nowait(params)

        self.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)(published)
        self.feature(types.WINDOW_SHOW_MESSAGE)(shown)

    async def open(self, text: str) -> list[types.Diagnostic]:
        """Opens the document; the diagnostics that are sent for it."""
        self.text = text
        self.edition = 1
        item = types.TextDocumentItem(URI, "mlir", 1, text)
        self.text_document_did_open(types.DidOpenTextDocumentParams(item))
        return await self.diagnostics()

    def type(self, place: str, new: str, instead_of: int = 0) -> None:
        """Types behind the first occurrence of `place`, in place of so many characters there."""
        self.type_at(self.text.index(place) + len(place), new, instead_of)

    def type_at(self, start: int, new: str, instead_of: int = 0) -> None:
        """The same behind an offset."""
        where = types.Range(self.position(start), self.position(start + instead_of))
        self.text = f"{self.text[:start]}{new}{self.text[start + instead_of :]}"
        self.edition += 1
        change = types.TextDocumentContentChangePartial(where, new)
        document = types.VersionedTextDocumentIdentifier(self.edition, URI)
        self.text_document_did_change(types.DidChangeTextDocumentParams(document, [change]))

    async def edit(self, place: str, new: str, instead_of: int = 0) -> list[types.Diagnostic]:
        """The same; the diagnostics that are sent then."""
        self.type(place, new, instead_of)
        return await self.diagnostics()

    async def edit_at(self, start: int, new: str, instead_of: int = 0) -> list[types.Diagnostic]:
        """The same behind an offset."""
        self.type_at(start, new, instead_of)
        return await self.diagnostics()

    async def diagnostics(self) -> list[types.Diagnostic]:
        """The diagnostics of the text as it is now."""
        while True:
            params = await asyncio.wait_for(self.published.get(), SOON)
            if params.version == self.edition:
                return list(params.diagnostics)

    def applied(self, edits: Sequence[types.TextEdit]) -> str:
        """The text with edits that the server has given for it."""
        text = self.text
        for edit in sorted(edits, key=lambda one: (one.range.start.line, one.range.start.character), reverse=True):
            start, end = self.offset(edit.range.start), self.offset(edit.range.end)
            text = text[:start] + edit.new_text + text[end:]
        return text

    def done(self, action: types.CodeAction) -> str:
        """The text with the edits of an action."""
        assert action.edit is not None and action.edit.changes is not None
        return self.applied(action.edit.changes[URI])

    async def message(self) -> str:
        """The next message that the server shows."""
        return (await asyncio.wait_for(self.shown.get(), SOON)).message

    def offset(self, position: types.Position) -> int:
        """The offset of a position, in units of UTF-16."""
        lines = self.text.split("\n")
        before = lines[position.line].encode("utf-16-le")[: 2 * position.character].decode("utf-16-le")
        return sum([len(line) + 1 for line in lines[: position.line]]) + len(before)

    def position(self, offset: int) -> types.Position:
        """The position of an offset, in units of UTF-16."""
        line_start = self.text.rfind("\n", 0, offset) + 1
        units = len(self.text[line_start:offset].encode("utf-16-le")) // 2
        return types.Position(self.text.count("\n", 0, offset), units)

    def at(self, place: str) -> types.Position:
        """The position behind the first occurrence of `place`."""
        return self.position(self.text.index(place) + len(place))

    def covered(self, where: types.Range) -> str:
        """The text of a range in one line."""
        line = self.text.split("\n")[where.start.line].encode("utf-16-le")
        return line[2 * where.start.character : 2 * where.end.character].decode("utf-16-le")


class EditorSession:
    """A server, and the client that talks to it."""

    def __init__(self, *arguments: str, capabilities: types.ClientCapabilities = _CAPABILITIES) -> None:
        self.runner = asyncio.Runner()
        self.client = self.runner.run(self._start(arguments, capabilities))

    async def _start(self, arguments: tuple[str, ...], capabilities: types.ClientCapabilities) -> EditorClient:
        client = EditorClient()
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        await client.start_io(sys.executable, "-m", "pyopt.editor", *arguments, env=environment, cwd=str(ROOT))
        params = types.InitializeParams(capabilities, process_id=os.getpid())
        await asyncio.wait_for(client.initialize_async(params), SOON)
        client.initialized(types.InitializedParams())
        return client

    def play(self, session: Callable[[EditorClient], Coroutine[None, None, None]]) -> None:
        """Plays a session in which a document is opened and closed."""

        async def whole() -> None:
            await session(self.client)
            self.client.text_document_did_close(types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(URI)))

        self.runner.run(whole())

    def end(self) -> int:
        """Ends the server as an editor does; its exit code."""

        async def end() -> int:
            await asyncio.wait_for(self.client.shutdown_async(None), SOON)
            self.client.exit(None)
            server = self.client._server
            assert server is not None
            code = await asyncio.wait_for(server.wait(), SOON)
            await self.client.stop()  # type: ignore[no-untyped-call]  # of pygls
            return code

        code = self.runner.run(end())
        self.runner.close()
        return code

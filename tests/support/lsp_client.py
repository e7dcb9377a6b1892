"""An editor as the server sees it: a client of the Language Server Protocol over standard input and output."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Coroutine
from typing import Final

from lsprotocol import types
from pygls.lsp.client import LanguageClient

from tests.support.documents import ROOT

URI: Final = "file:///edited.mlir"
SOON: Final = 30.0


class EditorClient(LanguageClient):
    """A client with one document open, whose text it keeps."""

    def __init__(self) -> None:
        super().__init__("tests", "1")
        self.text = ""
        self.edition = 0
        self.published: asyncio.Queue[types.PublishDiagnosticsParams] = asyncio.Queue()

        def published(params: types.PublishDiagnosticsParams) -> None:
            self.published.put_nowait(params)

        self.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)(published)

    async def open(self, text: str) -> list[types.Diagnostic]:
        """Opens the document; the diagnostics that are sent for it."""
        self.text = text
        self.edition = 1
        item = types.TextDocumentItem(URI, "mlir", 1, text)
        self.text_document_did_open(types.DidOpenTextDocumentParams(item))
        return await self.diagnostics()

    def type(self, place: str, new: str, instead_of: int = 0) -> None:
        """Types behind the first occurrence of `place`, in place of so many characters there."""
        start = self.text.index(place) + len(place)
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

    async def diagnostics(self) -> list[types.Diagnostic]:
        """The diagnostics of the text as it is now."""
        while True:
            params = await asyncio.wait_for(self.published.get(), SOON)
            if params.version == self.edition:
                return list(params.diagnostics)

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

    def __init__(self, *arguments: str) -> None:
        self.runner = asyncio.Runner()
        self.client = self.runner.run(self._start(arguments))

    async def _start(self, arguments: tuple[str, ...]) -> EditorClient:
        client = EditorClient()
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        await client.start_io(sys.executable, "-m", "pyopt.editor", *arguments, env=environment, cwd=str(ROOT))
        params = types.InitializeParams(types.ClientCapabilities(), process_id=os.getpid())
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

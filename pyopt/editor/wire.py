"""Messages as they come and go: what is malformed, too early or too late is answered (needs the extra `lsp`).

pygls gives no answer to these, and complains as of faults of the server.
"""

from __future__ import annotations

import logging
import re
from typing import BinaryIO

from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pygls.lsp.server import LanguageServer
from pygls.protocol import LanguageServerProtocol, lsp_method

from pyopt.driver.guard import failure_text
from pyopt.editor import PROGRAM
from pyopt.light import Final, Iterator, final

_LENGTH: Final = re.compile(rb"content-length[ \t]*:[ \t]*(\d+)[ \t]*\r?\n", re.IGNORECASE)
_NOT_JSON: Final = -32700
_NO_REQUEST: Final = -32600
_NOT_INITIALIZED: Final = -32002


@final
class EditorProtocol(LanguageServerProtocol):
    """Leaves changes of texts to `server`: pygls ends lines at characters at which the protocol does not, and moves the
    positions that it is given."""

    _begun = False

    @lsp_method(types.TEXT_DOCUMENT_DID_CHANGE)
    def lsp_text_document__did_change(self, params: types.DidChangeTextDocumentParams) -> Iterator[object]:
        """Calls what `register` has for a change."""
        handler = self.fm.features.get(types.TEXT_DOCUMENT_DID_CHANGE)
        if handler is not None:
            yield handler, (params,), None

    def structure_message(self, data: dict[str, object]) -> object:
        """A message as pygls has it, or any object of JSON in one; raises JsonRpcException."""
        try:
            return super().structure_message(data)
        except JsonRpcException as error:
            asked = data.get("id")
            if "method" in data and isinstance(asked, (int, str)):
                self._send_response(asked, error=error.to_response_error())
            raise

    def handle_message(self, message: object) -> None:
        """Handles a message of JSON, or says why not."""
        if not hasattr(message, "jsonrpc"):
            self.refuse(None, _NO_REQUEST, "this is no message of JSON-RPC")
            return
        asked, method = getattr(message, "id", None), getattr(message, "method", None)
        if asked is not None and method is not None:
            if self._shutdown:
                self.refuse(asked, _NO_REQUEST, "the server is shut down")
                return
            if (method == types.INITIALIZE) is self._begun:
                code = _NO_REQUEST if self._begun else _NOT_INITIALIZED
                self.refuse(asked, code, f"the server is {'' if self._begun else 'not '}initialized")
                return
            self._begun = True
        super().handle_message(message)  # type: ignore[arg-type]  # of what has a `jsonrpc`

    def refuse(self, asked: object, code: int, message: str) -> None:
        """Answers with an error; `asked` is the number of the request, None if it is not known."""
        self._send_data({"jsonrpc": "2.0", "id": asked, "error": {"code": code, "message": message}})

    @property
    def ends_in_order(self) -> bool:
        """The editor has said that it is done."""
        return bool(self._shutdown)


@final
class EditorLanguageServer(LanguageServer):
    """Shows only its own faults in the editor; `protocol_of` gives the protocol with its type."""

    def report_server_error(self, error: Exception, source: object) -> None:
        """Answers what is no JSON, logs what has wrong parameters, and shows all else."""
        if isinstance(error, ValueError):  # of json and of decoding
            self.protocol_of.refuse(None, _NOT_JSON, f"this is no JSON: {error}")
        elif isinstance(error, JsonRpcException):
            self.window_log_message(types.LogMessageParams(types.MessageType.Error, f"{PROGRAM}: {error.message}"))
        else:
            super().report_server_error(error, source)  # type: ignore[arg-type]  # as pygls gives it

    @property
    def protocol_of(self) -> EditorProtocol:
        assert isinstance(self.protocol, EditorProtocol)
        return self.protocol


@final
class HeaderReader:
    """A stream whose headers are written in the one way that pygls reads."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream

    def readline(self) -> bytes:
        """The next line; the length of a message in pygls's way, the end of its header with both of its characters."""
        line = self._stream.readline()
        found = _LENGTH.fullmatch(line)
        return line if found is None else b"Content-Length: %s\r\n" % found[1]

    def read(self, count: int) -> bytes:
        """So many bytes, or those that are left."""
        return self._stream.read(count)


@final
class OneLine(logging.Formatter):
    """Faults and warnings as lines of this program, with tracebacks only where the environment asks for them."""

    def format(self, record: logging.LogRecord) -> str:
        """The text of a record."""
        error = record.exc_info[1] if record.exc_info else None
        if error is None or isinstance(error, (JsonRpcException, ValueError)):
            reason = "" if error is None else f": {error}".partition("\n")[0]
            return f"{PROGRAM}: {record.getMessage().partition(chr(10))[0]}{reason}"
        return failure_text(error, PROGRAM).rstrip("\n")

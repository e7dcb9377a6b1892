"""A server for the files of the page, on this machine only."""

from __future__ import annotations

import hashlib
import mimetypes
import sys
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from pyopt.driver.guard import failure_text
from pyopt.errors import Error
from pyopt.light import Final
from pyopt.playground import PORT, PROGRAM

HOST: Final = "127.0.0.1"
_TYPES: Final = {".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm"}
"""Types on which browsers insist, and that a machine may know otherwise."""


class Server(ThreadingHTTPServer):
    """Serves files by their names; browsers ask again each time, and get those that have changed."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, files: dict[str, bytes], port: int) -> None:
        super().__init__((HOST, port), Answer)
        self.give(files)

    def give(self, files: dict[str, bytes]) -> None:
        """Serves these files from now on."""
        self.files = files
        self.tags = {name: f'"{hashlib.sha256(data).hexdigest()[:32]}"' for name, data in files.items()}

    def handle_error(self, request: object, client_address: object) -> None:
        """Says nothing of a browser that went away, and one line of anything else."""
        error = sys.exc_info()[1]
        if error is not None and not isinstance(error, OSError):
            sys.stderr.write(failure_text(error, PROGRAM))

    @property
    def address(self) -> str:
        """The address of the page."""
        return f"http://{HOST}:{self.server_port}/"


class Answer(BaseHTTPRequestHandler):
    """The answer to one request."""

    server: Server
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        self._answer(True)

    def do_HEAD(self) -> None:
        self._answer(False)

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing: the page shows what is wrong."""

    def _answer(self, with_body: bool) -> None:
        name = urllib.parse.unquote(urllib.parse.urlsplit(self.path).path).removeprefix("/")
        if not name or name.endswith("/"):
            name += "index.html"
        data = self.server.files.get(name)
        if data is None:
            self.send_error(404)
            return
        tag = self.server.tags[name]
        known = tag in self.headers.get("If-None-Match", "")
        self.send_response(304 if known else 200)
        self.send_header("ETag", tag)
        self.send_header("Cache-Control", "no-cache")
        if not known:
            self.send_header("Content-Type", type_of(name))
            self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        if with_body and not known:
            self.wfile.write(data)


def serving(files: dict[str, bytes], port: int | None) -> Server:
    """A server at a port; without one at PORT, so that links go on working, or at any. Raises OSError."""
    if port is not None:
        return Server(files, port)
    try:
        return Server(files, PORT)
    except OSError:
        return Server(files, 0)


def type_of(name: str) -> str:
    """The type of a file."""
    suffix = Path(name).suffix
    return _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"


def files_in(folder: Path) -> dict[str, bytes]:
    """The files of a folder that `tools/build_playground.py` wrote; raises Error."""
    try:
        found = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    except OSError as error:
        raise Error(f"'{folder}': {error.strerror or error}") from None
    if "facts.json" not in found:
        raise Error(f"'{folder}' is no folder with the playground")
    return found

"""The command `pyopt-playground`: a page on which pyopt runs in the browser, by Pyodide, CPython in WebAssembly.

page         the page: HTML, and JavaScript without a framework
runs         a run on the page's text and options, and the diagnostics of a text as one types: what the browser calls
facts        what the page knows before Python runs: passes, options, colours; examples
site         the files of the page, with pyopt's own sources
precompiled  these, compiled by the page's Python
pyodide      Pyodide's files, which npm has
server       the server
main         the command
"""

from __future__ import annotations

from pyopt.light import Final

PROGRAM: Final = "pyopt-playground"
PORT: Final = 8017
"""The port of the server, if none is given."""

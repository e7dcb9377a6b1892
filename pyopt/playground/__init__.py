"""A page on which pyopt runs in the browser, by Pyodide, which is CPython in WebAssembly.

runs         a run on the page's text and options, and the diagnostics of a text as one types: what the browser calls
"""

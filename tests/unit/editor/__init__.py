"""Tests of what pyopt knows of a text for editors, and of pyopt-lsp."""

"""Tests of the playground: its runs, its server, and its page in a browser."""

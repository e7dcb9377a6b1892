"""One run of pyopt or pyopt-run: command line in, text out, exit code."""

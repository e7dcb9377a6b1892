"""The dialects, each a module or package with a DIALECT; found by name, loaded on first use."""

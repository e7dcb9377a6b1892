"""The passes, found by name through `registry.py`."""

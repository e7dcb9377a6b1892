"""Structuring a control flow graph: loops become scf.while, branches scf.if and scf.index_switch."""

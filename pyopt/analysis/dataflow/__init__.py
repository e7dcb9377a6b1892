"""Dataflow analyses over SSA values: a solver, reachability of blocks, forward and backward lattices."""

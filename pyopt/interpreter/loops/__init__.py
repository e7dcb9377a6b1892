"""Loop nests whose iterations run together, on arrays: each iteration is a lane.

`nests` finds in the IR which loops of a nest may be lanes, `memory` has what the lanes read and write, and `running`
runs them. What an iteration writes must be its own; where it turns out not to be, all is undone, and the nest runs
iteration by iteration.
"""

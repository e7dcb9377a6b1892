"""What affine-loop-fusion takes: the dependence graph of a block, slices of nests, their costs, and private memrefs."""

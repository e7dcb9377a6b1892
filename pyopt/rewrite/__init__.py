"""Changing the IR: the rewriter, folding, the greedy driver, region simplification."""

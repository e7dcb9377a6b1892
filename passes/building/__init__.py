"""Making ops at the insertion point of a rewriter: one module a dialect, and `folded` for ops that may fold at once."""

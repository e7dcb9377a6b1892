"""Reinterpretation by sparse-reinterpret-map: levels instead of dimensions, and a loop order for the operands."""

"""What sparse-reinterpret-map does: levels instead of dimensions, and loops in an order that suits the operands."""

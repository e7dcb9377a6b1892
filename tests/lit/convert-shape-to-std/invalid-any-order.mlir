// RUN: pyopt %s --convert-shape-to-std --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Of several values that remain the last one is told of.

func.func @split_to_known_ranks(%s: tensor<?xindex>, %i: index)
    -> (tensor<3xindex>, tensor<4xindex>) {
  // expected-error @+1 {{failed to legalize unresolved materialization from ('tensor<?xindex>') to ('tensor<4xindex>') that remained live after conversion}}
  %0:2 = "shape.split_at"(%s, %i) : (tensor<?xindex>, index) -> (tensor<3xindex>, tensor<4xindex>)
  // expected-note @+1 {{see existing live user here: func.return %3, %5 : tensor<3xindex>, tensor<4xindex>}}
  return %0#0, %0#1 : tensor<3xindex>, tensor<4xindex>
}

// -----

func.func @two_constants() -> (!shape.size, !shape.size) {
  %c0 = shape.const_size 0
  // expected-error @+1 {{failed to legalize unresolved materialization from ('index') to ('!shape.size') that remained live after conversion}}
  %c1 = shape.const_size 1
  // expected-note @+1 {{see existing live user here: func.return %0, %1 : !shape.size, !shape.size}}
  return %c0, %c1 : !shape.size, !shape.size
}

// RUN: pyopt %s --shape-to-shape-lowering --split-input-file --verify-diagnostics
// RUN: pyopt %s --remove-shape-constraints --split-input-file --verify-diagnostics
// RUN: pyopt %s --outline-shape-computation --split-input-file --verify-diagnostics
// RUN: pyopt %s --convert-shape-to-std --split-input-file --verify-diagnostics
// RUN: pyopt %s --convert-shape-constraints --split-input-file --verify-diagnostics
// RUN: pyopt %s --resolve-shaped-type-result-dims --split-input-file --verify-diagnostics
// RUN: pyopt %s --resolve-ranked-shaped-type-result-dims --split-input-file --verify-diagnostics
// RUN: pyopt %s --test-shape-function-report --split-input-file --verify-diagnostics

// No pass over shapes sees what does not verify.

func.func @elements(%s: !shape.shape) -> index {
  // expected-error @+1 {{'shape.num_elements' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %n = shape.num_elements %s : !shape.shape -> index
  return %n : index
}

// -----

func.func @matrix(%s: tensor<2x2xindex>) -> index {
  // expected-error @+1 {{'shape.num_elements' op operand #0 must be shape or extent tensor, but got 'tensor<2x2xindex>'}}
  %n = shape.num_elements %s : tensor<2x2xindex> -> index
  return %n : index
}

// -----

func.func @integers(%s: tensor<2xi32>) -> index {
  // expected-error @+1 {{'shape.num_elements' op operand #0 must be shape or extent tensor, but got 'tensor<2xi32>'}}
  %n = shape.num_elements %s : tensor<2xi32> -> index
  return %n : index
}

// -----

func.func @one_shape(%s: !shape.shape) -> !shape.witness {
  // expected-error @+1 {{'shape.cstr_broadcastable' op required at least 2 input shapes}}
  %w = shape.cstr_broadcastable %s : !shape.shape
  return %w : !shape.witness
}

// -----

func.func @sizes_are_no_shapes(%a: !shape.size) -> !shape.witness {
  // expected-error @+1 {{'shape.cstr_eq' op operand #0 must be variadic of shape or extent tensor, but got '!shape.size'}}
  %w = shape.cstr_eq %a, %a : !shape.size, !shape.size
  return %w : !shape.witness
}

// -----

func.func @no_message(%c: i1) -> !shape.witness {
  // expected-error @+1 {{'shape.cstr_require' op requires attribute 'msg'}}
  %w = "shape.cstr_require"(%c) : (i1) -> !shape.witness
  return %w : !shape.witness
}

// -----

func.func @an_index_has_no_shape(%i: index) -> !shape.value_shape {
  // expected-error @+1 {{'shape.with_shape' op operand #0 must be shaped of any type values or , but got 'index'}}
  %w = shape.with_shape %i, %i : index, index
  return %w : !shape.value_shape
}

// -----

func.func @yields_too_little(%s: !shape.shape, %i: !shape.size) -> !shape.size {
  %0 = shape.reduce(%s, %i) : !shape.shape -> !shape.size {
  ^bb0(%p: index, %e: !shape.size, %a: !shape.size):
    // expected-error @+1 {{'shape.yield' op number of operands does not match number of results of its parent}}
    shape.yield
  }
  return %0 : !shape.size
}

// -----

func.func @assumes_another_type(%w: !shape.witness, %i: index) -> !shape.size {
  // expected-error @+1 {{'shape.assuming' op along control flow edge from Operation shape.assuming_yield to parent: successor operand type #0 'index' should match successor input type #0 '!shape.size'}}
  %0 = shape.assuming %w -> (!shape.size) {
    // expected-note @+1 {{region branch point}}
    shape.assuming_yield %i : index
  }
  return %0 : !shape.size
}

// -----

func.func @dimension_of_a_scalar(%t: tensor<f32>, %i: index) -> index {
  // expected-error @+1 {{'tensor.dim' op operand #0 must be non-0-ranked or unranked tensor, but got 'tensor<f32>'}}
  %d = tensor.dim %t, %i : tensor<f32>
  return %d : index
}

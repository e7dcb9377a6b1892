// RUN: pyopt --split-input-file --verify-diagnostics %s

func.func @f(%a: memref<?xf32>, %b: memref<4xi8>, %c: memref<*xf32>)
    -> (memref<?xf32>, memref<4xi8>) {
  %0, %1 = memref.distinct_objects %a, %b : memref<?xf32>, memref<4xi8>
  %2 = memref.distinct_objects %a {x} : memref<?xf32>
  // expected-error @+1 {{'memref.distinct_objects' op operand #0 must be variadic of memref of any type values, but got 'memref<*xf32>'}}
  %3:2 = memref.distinct_objects %c, %c : memref<*xf32>, memref<*xf32>
  return %0, %1 : memref<?xf32>, memref<4xi8>
}

// -----

func.func @f(%a: memref<?xf32>) {
  // expected-error @+1 {{'memref.distinct_objects' op expected at least one operand}}
  "memref.distinct_objects"() : () -> ()
  return
}

// -----

func.func @f(%a: tensor<?xf32>) {
  // expected-error @+1 {{'memref.distinct_objects' op operand #0 must be variadic of memref of any type values, but got 'tensor<?xf32>'}}
  %0 = memref.distinct_objects %a : tensor<?xf32>
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  // expected-error @+1 {{custom op 'memref.distinct_objects' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = memref.distinct_objects %a, %a : memref<?xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<f64>) {
  // expected-error @+1 {{'memref.distinct_objects' op operand types and result types must match}}
  %0:2 = "memref.distinct_objects"(%a, %b) : (memref<4xf32>, memref<f64>) -> (memref<f64>, memref<4xf32>)
  return
}

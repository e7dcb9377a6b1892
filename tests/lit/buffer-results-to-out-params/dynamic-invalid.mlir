// RUN: pyopt --split-input-file --allow-unregistered-dialect --verify-diagnostics --buffer-results-to-out-params=hoist-dynamic-allocs %s

// Extents that the caller does not have.

func.func private @f(%n: index) -> memref<?xf32> {
  %s = arith.addi %n, %n : index
  %0 = memref.alloc(%s) : memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @c(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  // expected-error @+1 {{cannot create out param for dynamically shaped result}}
  %0 = call @f(%n) : (index) -> memref<?xf32>
  %1 = memref.load %0[%c0] : memref<?xf32>
  return %1 : f32
}

// -----

func.func private @f(%m: memref<?xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<?xf32>
  %0 = memref.alloc(%d) : memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @c(%n: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  // expected-error @+1 {{cannot create out param for dynamically shaped result}}
  %0 = call @f(%n) : (memref<?xf32>) -> memref<?xf32>
  %1 = memref.load %0[%c0] : memref<?xf32>
  return %1 : f32
}

// -----

func.func private @f(%n: index) -> memref<?xf32, strided<[?], offset: ?>> {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %1 : memref<?xf32, strided<[?], offset: ?>>
}
func.func @c(%n: index) {
  // expected-error @+1 {{cannot create out param for dynamically shaped result}}
  %0 = call @f(%n) : (index) -> memref<?xf32, strided<[?], offset: ?>>
  "u.u"(%0) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  return
}

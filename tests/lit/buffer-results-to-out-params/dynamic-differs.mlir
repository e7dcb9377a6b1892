// RUN: pyopt --split-input-file --allow-unregistered-dialect --verify-diagnostics --buffer-results-to-out-params=hoist-dynamic-allocs %s

// Two returns that give buffers of other extents, and a buffer on the stack of the function.

func.func private @f(%n: index, %k: index, %c: i1) -> memref<?xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = memref.alloc(%n) : memref<?xf32>
  return %0 : memref<?xf32>
^b:
  %1 = memref.alloc(%k) : memref<?xf32>
  return %1 : memref<?xf32>
}
func.func @c(%n: index, %c: i1) {
  // expected-error @+1 {{cannot create out param for dynamically shaped result}}
  %0 = call @f(%n, %n, %c) : (index, index, i1) -> memref<?xf32>
  "u.u"(%0) : (memref<?xf32>) -> ()
  return
}

// -----

func.func private @f(%n: index) -> memref<?xf32> {
  %0 = memref.alloca(%n) : memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @c(%n: index) {
  // expected-error @+1 {{cannot create out param for dynamically shaped result}}
  %0 = call @f(%n) : (index) -> memref<?xf32>
  "u.u"(%0) : (memref<?xf32>) -> ()
  return
}

// RUN: pyopt --split-input-file --allow-unregistered-dialect --ownership-based-buffer-deallocation --verify-diagnostics %s

// Freeing what the function does not own stays an error.

func.func @argument_in_a_branch(%m: memref<8xf32>, %c: i1) {
  %a = memref.alloc() : memref<8xf32>
  %0 = arith.select %c, %a, %m : memref<8xf32>
  // expected-error @+1 {{memory free side-effect on MemRef value not supported!}}
  memref.dealloc %0 : memref<8xf32>
  return
}

// -----

func.func @argument_of_a_loop(%m: memref<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %m) -> (memref<8xf32>) {
    %a = memref.alloc() : memref<8xf32>
    scf.yield %a : memref<8xf32>
  }
  // expected-error @+1 {{memory free side-effect on MemRef value not supported!}}
  memref.dealloc %r : memref<8xf32>
  return
}

// -----

func.func @stack() {
  %a = memref.alloca() : memref<8xf32>
  // expected-error @+1 {{memory free side-effect on MemRef value not supported!}}
  memref.dealloc %a : memref<8xf32>
  return
}

// -----

memref.global constant @g : memref<2xf32> = dense<1.0>
func.func @global() {
  %a = memref.get_global @g : memref<2xf32>
  // expected-error @+1 {{memory free side-effect on MemRef value not supported!}}
  memref.dealloc %a : memref<2xf32>
  return
}

// -----

func.func private @sparseCoordinates32(!llvm.ptr, index) -> memref<?xi32>
func.func @library(%t: !llvm.ptr, %i: index) {
  %p = call @sparseCoordinates32(%t, %i) : (!llvm.ptr, index) -> memref<?xi32>
  // expected-error @+1 {{memory free side-effect on MemRef value not supported!}}
  memref.dealloc %p : memref<?xi32>
  return
}

// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Values that may not be dims or symbols.

func.func @f(%i: index, %t: tensor<?x?xf32>) {
  affine.for %j = 0 to 10 {
    %a2 = affine.apply affine_map<(d0) -> (d0)>(%j)
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %k = %a2 to 10 {
    }
  }
  return
}

// -----

func.func @f(%i: index, %t: tensor<?x?xf32>) {
  affine.for %j = 0 to 10 {
    %u = "test.t"() : () -> tensor<?xf32>
    %c0 = arith.constant 0 : index
    %n = tensor.dim %u, %c0 : tensor<?xf32>
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %k = %n to 10 {
    }
  }
  return
}

// -----

func.func @f(%i: index, %t: tensor<?x?xf32>, %c: i1) {
  scf.for %q = %i to %i step %i {
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %k = %q to 10 {
    }
  }
  return
}

// -----

func.func @f(%i: index, %t: tensor<?x?xf32>, %c: i1) {
  scf.for %q = %i to %i step %i {
    // expected-error @+1 {{'affine.for' op operand cannot be used as a dimension id}}
    affine.for %k = affine_map<(d0) -> (d0)>(%q) to 10 {
    }
  }
  return
}

// -----

func.func @f(%i: index, %t: tensor<?x?xf32>, %c: i1) {
  scf.for %q = %i to %i step %i {
    affine.for %k = %i to 10 {
      // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
      affine.for %l = %k to 10 {
      }
    }
  }
  return
}

// -----

func.func @f(%i: index, %t: tensor<?x?xf32>, %c: i1) {
  "test.region"() ({
  ^bb0(%b: index):
    // expected-error @+1 {{'affine.for' op operand cannot be used as a dimension id}}
    affine.for %k = affine_map<(d0) -> (d0)>(%b) to 10 {
    }
    "test.end"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %t: tensor<?x?xf32>, %c: i1, %x: index) {
  %0 = affine.for %j = 0 to 10 iter_args(%a = %x) -> index {
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %k = %a to 10 {
    }
    affine.yield %a : index
  }
  return
}

// -----

"test.top"() ({
^bb0(%x: index):
  // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
  affine.for %k = %x to 10 {
  }
  "test.end"() : () -> ()
}) : () -> ()

// -----

module {
  %x = "test.x"() : () -> index
  affine.for %k = %x to 10 {
    %y = "test.x"() : () -> index
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %l = %y to 10 {
    }
  }
}

// -----

func.func @f(%x: index, %c: i1) {
  affine.for %j = 0 to 10 {
    %e = scf.execute_region -> index {
      %z = affine.apply affine_map<(d0) -> (d0)>(%x)
      affine.for %l = %z to 10 {
      }
      scf.yield %z : index
    }
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %l = %e to 10 {
    }
  }
  return
}

// -----

func.func @f(%i: index, %t: memref<?x?xf32>, %b: memref<100xi8>) {
  affine.for %j = 0 to 10 {
    %a = memref.alloc(%i, %j) : memref<?x?xf32>
    %c1 = arith.constant 1 : index
    %n = memref.dim %a, %c1 : memref<?x?xf32>
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %k = 0 to %n {
    }
  }
  return
}

// -----

func.func @f(%i: index, %t: memref<?x?xf32>, %b: memref<100xi8>) {
  affine.for %j = 0 to 10 {
    %a = memref.alloc(%j) : memref<?x4xf32>
    %c1 = arith.constant 2 : index
    %n = memref.dim %a, %c1 : memref<?x4xf32>
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %k = 0 to %n {
    }
  }
  return
}

// -----

func.func @f(%i: index, %t: memref<?x?xf32>, %b: memref<100xi8>) {
  affine.for %j = 0 to 10 {
    %a = memref.alloca(%i) : memref<?x4xf32>
    %c1 = arith.constant 0 : index
    %n = memref.dim %a, %c1 : memref<?x4xf32>
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %k = 0 to %n {
    }
  }
  return
}

// -----

func.func @f(%i: index, %t: memref<?x?xf32>, %b: memref<100xi8>) {
  affine.for %j = 0 to 10 {
    %a = memref.view %b[%i][%j] : memref<100xi8> to memref<?x4xf32>
    %c1 = arith.constant 0 : index
    %n = memref.dim %a, %c1 : memref<?x4xf32>
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %k = 0 to %n {
    }
  }
  return
}

// -----

func.func @f(%i: index, %t: memref<?x?xf32>, %b: memref<100xi8>) {
  affine.for %j = 0 to 10 {
    %a = memref.subview %t[%j, 0] [%j, %i] [1, 1]
        : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
    %c1 = arith.constant 0 : index
    %n = memref.dim %a, %c1 : memref<?x?xf32, strided<[?, 1], offset: ?>>
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %k = 0 to %n {
    }
  }
  return
}

// -----

func.func @f(%i: index, %t: memref<?x?xf32>, %b: memref<100xi8>) {
  affine.for %j = 0 to 10 {
    %a = memref.subview %t[%j, 0] [1, %j] [1, 1]
        : memref<?x?xf32> to memref<?xf32, strided<[1], offset: ?>>
    %c1 = arith.constant 0 : index
    %n = memref.dim %a, %c1 : memref<?xf32, strided<[1], offset: ?>>
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %k = 0 to %n {
    }
  }
  return
}

// -----

func.func @f(%i: index, %t: memref<*xf32>, %b: memref<100xi8>) {
  affine.for %j = 0 to 10 {
    %a = memref.alloc() : memref<4xf32>
    %d = memref.cast %a : memref<4xf32> to memref<*xf32>
    %e = memref.cast %d : memref<*xf32> to memref<?xf32>
    %c1 = arith.constant 0 : index
    %n = memref.dim %e, %c1 : memref<?xf32>
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %k = 0 to %n {
    }
  }
  return
}

// -----

func.func @f() {
  affine.for %j = 0 to 10 {
    // expected-error @+1 {{dimensional operand cannot be used as a symbol}}
    %0 = affine.apply affine_map<()[s0] -> (s0)>()[%j]
  }
  return
}

// -----

func.func @f(%i: index) {
  affine.for %j = 0 to 10 {
    %a = arith.addi %i, %j : index
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %k = %a to 10 {
    }
  }
  return
}

// -----

func.func @f(%i: index) {
  affine.for %j = 0 to 10 {
    %a = arith.divsi %i, %i : index
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %k = %a to 10 {
    }
  }
  return
}

// -----

func.func @f(%i: i32) {
  affine.for %j = 0 to 10 {
    %a = arith.index_cast %i : i32 to index
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %k = %a to 10 {
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xindex>) {
  affine.for %j = 0 to 10 {
    // expected-error @+1 {{'affine.store' op operand cannot be used as a symbol}}
    affine.store %j, %m[symbol(%j)] : memref<?xindex>
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'affine.min' op affine map expect at least one result}}
  %0 = affine.min affine_map<(d0) -> ()>(%i)
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'affine.max' op affine map expect at least one result}}
  %0 = affine.max affine_map<() -> ()>()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'affine.parallel' op expected lower bound map to have at least one result}}
  affine.parallel (%p) = (max()) to (10) {
  }
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'affine.parallel' op expected upper bound map to have at least one result}}
  affine.parallel (%p) = (0) to (min()) {
  }
  return
}

// -----

func.func @basis_is_no_dim(%m: memref<24xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    %0 = arith.muli %i, %n : index
    %1 = affine.linearize_index [%i, %n] by (2, %0) : index
    // expected-error @+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %2 = affine.load %m[%1] : memref<24xf32>
  }
  return
}

// -----

func.func @of_no_dim(%m: memref<24xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    %0 = arith.muli %i, %n : index
    %1:2 = affine.delinearize_index %0 into (4, 6) : index, index
    // expected-error @+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %2 = affine.load %m[%1#0] : memref<24xf32>
  }
  return
}

// -----

func.func @no_symbol(%m: memref<24xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    %0 = affine.linearize_index [%i, %n] by (2, 3) : index
    // expected-error @+1 {{'affine.load' op operand cannot be used as a symbol}}
    %1 = affine.load %m[symbol(%0)] : memref<24xf32>
  }
  return
}

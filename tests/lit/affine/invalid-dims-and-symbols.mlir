// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Values that may not be dims or symbols.

func.func @f(%i: index, %t: tensor<?x?xf32>, %c: i1) {
  scf.for %q = %i to %i step %i {
    // expected-error @+1 {{'affine.for' op operand cannot be used as a dimension id}}
    affine.for %k = affine_map<(d0) -> (d0)>(%q) to 10 {
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

func.func @no_symbol(%m: memref<24xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    %0 = affine.linearize_index [%i, %n] by (2, 3) : index
    // expected-error @+1 {{'affine.load' op operand cannot be used as a symbol}}
    %1 = affine.load %m[symbol(%0)] : memref<24xf32>
  }
  return
}

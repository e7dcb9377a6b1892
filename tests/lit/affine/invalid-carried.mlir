// RUN: pyopt %s --split-input-file --verify-diagnostics

// What affine.for carries is neither a dim nor a symbol; affine.apply takes it for either.
func.func @load_dim(%a: index, %m: memref<?xf32>) {
  %0 = affine.for %i = 1 to %a iter_args(%x = %a) -> (index) {
    // expected-error @+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %1 = affine.load %m[%x] : memref<?xf32>
    affine.yield %x : index
  }
  return
}

// -----

func.func @load_symbol(%a: index, %m: memref<?xf32>) {
  %0 = affine.for %i = 1 to %a iter_args(%x = %a) -> (index) {
    // expected-error @+1 {{'affine.load' op operand cannot be used as a symbol}}
    %1 = affine.load %m[symbol(%x)] : memref<?xf32>
    affine.yield %x : index
  }
  return
}

// -----

func.func @bound_dim(%a: index, %m: memref<?xf32>) {
  %0 = affine.for %i = 1 to %a iter_args(%x = %a) -> (index) {
    // expected-error @+1 {{'affine.for' op operand cannot be used as a dimension id}}
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%x) {}
    affine.yield %x : index
  }
  return
}

// -----

func.func @bound_symbol(%a: index, %m: memref<?xf32>) {
  %0 = affine.for %i = 1 to %a iter_args(%x = %a) -> (index) {
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to affine_map<()[d0] -> (d0)>()[%x] {}
    affine.yield %x : index
  }
  return
}

// -----

func.func @if_dim(%a: index, %m: memref<?xf32>) {
  %0 = affine.for %i = 1 to %a iter_args(%x = %a) -> (index) {
    // expected-error @+1 {{'affine.if' op operand cannot be used as a dimension id}}
    affine.if affine_set<(d0) : (d0 >= 0)>(%x) {
      memref.dealloc %m : memref<?xf32>
    }
    affine.yield %x : index
  }
  return
}

// -----

func.func @apply_symbol(%a: index, %m: memref<?xf32>) {
  %0 = affine.for %i = 1 to %a iter_args(%x = %a) -> (index) {
    %1 = affine.apply affine_map<()[d0] -> (d0 + 1)>()[%x]
    affine.yield %1 : index
  }
  return
}

// -----

func.func @apply_counter_symbol(%a: index, %m: memref<?xf32>) {
  %0 = affine.for %i = 1 to %a iter_args(%x = %a) -> (index) {
    // expected-error @+1 {{dimensional operand cannot be used as a symbol}}
    %1 = affine.apply affine_map<()[d0] -> (d0 + 1)>()[%i]
    affine.yield %1 : index
  }
  return
}

// -----

func.func @apply_dim(%a: index, %m: memref<?xf32>) {
  %0 = affine.for %i = 1 to %a iter_args(%x = %a) -> (index) {
    %1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%x)
    affine.yield %1 : index
  }
  return
}

// -----

func.func @min_symbol(%a: index, %m: memref<?xf32>) {
  %0 = affine.for %i = 1 to %a iter_args(%x = %a) -> (index) {
    %1 = affine.min affine_map<()[d0] -> (d0 + 1, 3)>()[%x]
    affine.yield %1 : index
  }
  return
}

// -----

func.func @apply_of_iter_as_dim(%a: index, %m: memref<?xf32>) {
  %0 = affine.for %i = 1 to %a iter_args(%x = %a) -> (index) {
    %1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%x)
    // expected-error @+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %2 = affine.load %m[%1] : memref<?xf32>
    affine.yield %1 : index
  }
  return
}

// -----

func.func @parallel(%a: index, %m: memref<?x?xf32>) {
  affine.parallel (%i, %j) = (0, 0) to (3, %a) {
    %2 = affine.load %m[%j, %i] : memref<?x?xf32>
    affine.store %2, %m[%i, %j] : memref<?x?xf32>
  }
  return
}

// -----

func.func @parallel_symbol(%a: index, %m: memref<?x?xf32>) {
  affine.parallel (%i, %j) = (0, 0) to (3, %a) {
    // expected-error @+1 {{'affine.load' op operand cannot be used as a symbol}}
    %2 = affine.load %m[symbol(%j), %i] : memref<?x?xf32>
  }
  return
}

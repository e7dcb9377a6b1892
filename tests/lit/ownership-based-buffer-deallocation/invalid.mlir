// RUN: pyopt --split-input-file --allow-unregistered-dialect --ownership-based-buffer-deallocation --verify-diagnostics %s

// What the pass cannot handle.

func.func @free(%m: memref<?xf32>, %c: i1) {
  // expected-error @+1 {{No deallocation operations must be present when running this pass!}}
  bufferization.dealloc (%m : memref<?xf32>) if (%c)
  return
}

// -----

// expected-error @+1 {{Only structured control-flow loops are supported.}}
func.func @loop(%m: memref<?xf32>, %c: i1) {
  cf.br ^a
^a:
  cf.cond_br %c, ^a, ^b
^b:
  return
}

// -----

func.func @sw(%m: memref<?xf32>, %c: i32) {
  // expected-error @+1 {{BranchOpInterface operations with multiple successors are not supported yet}}
  cf.switch %c : i32, [
    default: ^a,
    1: ^b
  ]
^a:
  cf.br ^b
^b:
  return
}

// -----

func.func @switch_of_buffers(%m: memref<?xf32>, %c: i32) {
  // expected-error @+1 {{Terminators with more than one successor are not supported!}}
  cf.switch %c : i32, [
    default: ^a(%m : memref<?xf32>),
    1: ^b
  ]
^a(%n: memref<?xf32>):
  cf.br ^b
^b:
  return
}

// -----

func.func @realloc(%s: index) -> memref<?xf32> {
  %a = memref.alloc() : memref<2xf32>
  // expected-error @+1 {{memory free side-effect on MemRef value not supported!}}
  %b = memref.realloc %a(%s) : memref<2xf32> to memref<?xf32>
  return %b : memref<?xf32>
}

// -----

func.func @a(%m: memref<2xf32>, %i: index) -> f32 {
  // expected-error @+1 {{All operations with attached regions need to implement the RegionBranchOpInterface.}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<2xf32> {
  ^bb0(%x: f32):
    memref.atomic_yield %x : f32
  }
  return %0 : f32
}

// -----

func.func @a(%m: memref<2xf32>, %i: index) {
  scf.parallel (%j) = (%i) to (%i) step (%i) init (%m) -> memref<2xf32> {
    scf.reduce(%m : memref<2xf32>) {
    ^bb0(%x: memref<2xf32>, %y: memref<2xf32>):
      // expected-error @+1 {{only supported when operand is not a MemRef}}
      scf.reduce.return %x : memref<2xf32>
    }
  }
  return
}

// -----

func.func @a(%t: tensor<2xf32>, %i: index, %f: f32) -> tensor<2xf32> {
  %0 = scf.forall (%x) in (%i) shared_outs(%o = %t) -> tensor<2xf32> {
    %b = memref.alloc() : memref<2xf32>
    %e = tensor.extract_slice %o[0] [2] [1] : tensor<2xf32> to tensor<2xf32>
    scf.forall.in_parallel {
      // expected-error @+1 {{ops with unknown memory side effects are not supported}}
      tensor.parallel_insert_slice %e into %o[0] [2] [1] : tensor<2xf32> into tensor<2xf32>
    }
  }
  return %0 : tensor<2xf32>
}

// -----

func.func @a(%t: tensor<2xf32>, %i: index, %f: f32) {
  %m = bufferization.to_buffer %t : tensor<2xf32> to memref<2xf32>
  %u = bufferization.to_tensor %m : memref<2xf32> to tensor<2xf32>
  %c = builtin.unrealized_conversion_cast %m : memref<2xf32> to memref<2xf32>
  // expected-error @+1 {{ops with unknown memory side effects are not supported}}
  %tt = bufferization.alloc_tensor() : tensor<2xf32>
  bufferization.dealloc_tensor %tt : tensor<2xf32>
  return
}

// -----

func.func @a(%s: tensor<2xf32>, %i: index) -> (tensor<2xf32>) {
  %g = tensor.empty() : tensor<2xf32>
  // expected-error @+1 {{ops with unknown memory side effects are not supported}}
  %0 = bufferization.alloc_tensor() : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @a(%m: memref<2xf32>, %i: index) {
  // expected-error @+1 {{ops with unknown memory side effects are not supported}}
  affine.prefetch %m[%i], read, locality<3>, data : memref<2xf32>
  memref.assume_alignment %m, 16 : memref<2xf32>
  return
}

// -----

func.func @a(%m: memref<2xf32>, %n: memref<2xf32>, %i: index, %t: memref<1xi32>) {
  linalg.copy ins(%m : memref<2xf32>) outs(%n : memref<2xf32>)
  // expected-error @+1 {{use of undeclared SSA value name}}
  %c = memref.atomic_rmw addf %f, %m[%i] : (f32, memref<2xf32>) -> f32
  return
}

// -----

func.func @a(%m: memref<2xf32>, %f: i1, %i: index, %t: memref<1xindex>) {
  // expected-error @+1 {{ops with unknown memory side effects are not supported}}
  %w = shape.cstr_require %f, "x"
  %a = shape.assuming %w -> memref<2xf32> {
    %b = memref.alloc() : memref<2xf32>
    shape.assuming_yield %b : memref<2xf32>
  }
  return
}

// -----

func.func @a(%m: memref<?xindex>, %i: index, %f: f64) {
  // expected-error @+1 {{ops with unknown memory side effects are not supported}}
  sparse_tensor.sort hybrid_quick_sort %i, %m {perm_map = affine_map<(i) -> (i)>, ny = 0 : index}
      : memref<?xindex>
  return
}

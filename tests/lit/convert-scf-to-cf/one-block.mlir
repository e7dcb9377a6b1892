// RUN: pyopt %s --convert-scf-to-cf | FileCheck %s

// What is in a region that holds one block only stays. The reference makes IR that it rejects.

// CHECK-LABEL: @in_affine_loop
// CHECK: affine.for
// CHECK-NEXT: scf.for
// CHECK-NEXT: scf.if
// CHECK: scf.execute_region {
// CHECK-NEXT: cf.cond_br
// CHECK: scf.yield
// CHECK-NOT: scf
// CHECK: cf.cond_br
// CHECK: return
func.func @in_affine_loop(%c: i1, %m: memref<8xf32>, %f: f32, %n: index) {
  affine.for %i = 0 to 8 {
    scf.for %j = %n to %n step %n {
      scf.if %c {
        affine.store %f, %m[%i] : memref<8xf32>
      }
    }
    // A region of several blocks takes them all the same.
    scf.execute_region {
      scf.if %c {
        memref.store %f, %m[%n] : memref<8xf32>
      }
      scf.yield
    }
  }
  scf.if %c {
    memref.store %f, %m[%n] : memref<8xf32>
  }
  return
}

// CHECK-LABEL: @in_bodies
// CHECK: linalg.generic
// CHECK: scf.if
// CHECK: linalg.yield
// CHECK: tensor.generate
// CHECK: scf.if
// CHECK: tensor.yield
// CHECK: memref.alloca_scope
// CHECK-NEXT: scf.parallel
// CHECK-NEXT: memref.store
// CHECK-NEXT: scf.reduce
// CHECK: sparse_tensor.reduce
// CHECK: scf.if
// CHECK: sparse_tensor.yield
func.func @in_bodies(%c: i1, %m: memref<8xf32>, %f: f32, %t: tensor<8xf32>, %n: index)
    -> (tensor<8xf32>, tensor<8xf32>, f32) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%t : tensor<8xf32>) {
  ^bb0(%x: f32):
    %v = scf.if %c -> f32 {
      scf.yield %f : f32
    } else {
      scf.yield %x : f32
    }
    linalg.yield %v : f32
  } -> tensor<8xf32>
  %1 = tensor.generate {
  ^bb0(%i: index):
    %v = scf.if %c -> f32 {
      scf.yield %f : f32
    } else {
      %x = tensor.extract %t[%i] : tensor<8xf32>
      scf.yield %x : f32
    }
    tensor.yield %v : f32
  } : tensor<8xf32>
  memref.alloca_scope {
    scf.parallel (%i) = (%n) to (%n) step (%n) {
      memref.store %f, %m[%i] : memref<8xf32>
    }
  }
  %2 = sparse_tensor.reduce %f, %f, %f : f32 {
  ^bb0(%x: f32, %y: f32):
    %v = scf.if %c -> f32 {
      scf.yield %x : f32
    } else {
      scf.yield %y : f32
    }
    sparse_tensor.yield %v : f32
  }
  return %0, %1, %2 : tensor<8xf32>, tensor<8xf32>, f32
}

// The body of a reduction becomes a part of the loop.
// CHECK-LABEL: @in_reduction
// CHECK-NOT: scf
// CHECK: return
func.func @in_reduction(%c: i1, %f: f32, %n: index) -> f32 {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%x: f32, %y: f32):
      %v = scf.if %c -> f32 {
        scf.yield %x : f32
      } else {
        scf.yield %y : f32
      }
      scf.reduce.return %v : f32
    }
  }
  return %0 : f32
}

// CHECK: func.func private @condition
func.func private @condition() -> i1

// A module has one block, too.
// CHECK: scf.if
%0 = func.call @condition() : () -> i1
scf.if %0 {
  %1 = func.call @condition() : () -> i1
}

// A region whose block has an argument, which the verifier does not look for: no branch has a value for it.
// CHECK-LABEL: @with_argument
// CHECK: scf.index_switch
// CHECK-NOT: cf.switch
// CHECK: return
func.func @with_argument(%i: index) {
  "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
    scf.yield
  }, {
  ^bb0(%a: f32):
    scf.yield
  }) : (index) -> ()
  return
}

// The region of an unregistered op may be a graph, whose ops use values that are defined behind them.
// CHECK-LABEL: "test.graph"() ({
// CHECK: scf.for
// CHECK-NOT: cf.br
"test.graph"() ({
  %n = arith.constant 4 : index
  scf.for %i = %c to %n step %n {
  }
  %c = arith.constant 0 : index
  %d = "test.def"() : () -> i32
}) : () -> ()

// RUN: pyopt %s --inline=default-pipeline= --allow-unregistered-dialect --split-input-file | FileCheck %s

// Which ops come along, and into which regions.

func.func @index(%i: index) -> index {
  %0 = index.add %i, %i
  return %0 : index
}

func.func @cast(%i: index) -> i64 {
  %0 = builtin.unrealized_conversion_cast %i : index to i64
  return %0 : i64
}

func.func @known(%i: index, %m: memref<4xf32>, %c: i1) -> tensor<?xf32> {
  %f = memref.load %m[%i] : memref<4xf32>
  %0 = tensor.splat %f[%i] : tensor<?xf32>
  cf.assert %c, "no"
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @index(%arg0: index) -> index {
// CHECK-NEXT:     %0 = index.add %arg0, %arg0
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @cast(%arg0: index) -> i64 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     return %0 : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @known(%arg0: index, %arg1: memref<4xf32>, %arg2: i1) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = memref.load %arg1[%arg0] : memref<4xf32>
// CHECK-NEXT:     %splat = tensor.splat %0[%arg0] : tensor<?xf32>
// CHECK-NEXT:     cf.assert %arg2, "no"
// CHECK-NEXT:     return %splat : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Regions of affine ops: subscripts must stay valid.

func.func @load(%m: memref<4xf32>, %i: index) {
  %0 = affine.load %m[%i] : memref<4xf32>
  return
}
func.func @own_index(%m: memref<4xf32>) {
  %c = arith.constant 1 : index
  %d = memref.dim %m, %c : memref<4xf32>
  %0 = affine.load %m[%c] : memref<4xf32>
  return
}
func.func @computed(%m: memref<4xf32>, %i: index) {
  %j = arith.addi %i, %i : index
  %0 = affine.load %m[%j] : memref<4xf32>
  return
}
func.func @plain_store(%m: memref<4xf32>, %i: index, %f: f32) {
  memref.store %f, %m[%i] : memref<4xf32>
  return
}
func.func @two_blocks() {
  cf.br ^bb1
^bb1:
  return
}
func.func @f(%m: memref<4xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 4 {
    func.call @load(%m, %i) : (memref<4xf32>, index) -> ()
    func.call @load(%m, %n) : (memref<4xf32>, index) -> ()
    func.call @own_index(%m) : (memref<4xf32>) -> ()
    func.call @computed(%m, %i) : (memref<4xf32>, index) -> ()
    func.call @plain_store(%m, %i, %f) : (memref<4xf32>, index, f32) -> ()
    func.call @two_blocks() : () -> ()
  }
  scf.for %i = %n to %n step %n {
    func.call @load(%m, %i) : (memref<4xf32>, index) -> ()
    func.call @load(%m, %n) : (memref<4xf32>, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @load(%arg0: memref<4xf32>, %arg1: index) {
// CHECK-NEXT:     %0 = affine.load %arg0[%arg1] : memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @own_index(%arg0: memref<4xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c1 : memref<4xf32>
// CHECK-NEXT:     %0 = affine.load %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @computed(%arg0: memref<4xf32>, %arg1: index) {
// CHECK-NEXT:     %0 = arith.addi %arg1, %arg1 : index
// CHECK-NEXT:     %1 = affine.load %arg0[%0] : memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @plain_store(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @two_blocks() {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 4 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg3] : memref<4xf32>
// CHECK-NEXT:       %1 = affine.load %arg0[%arg1] : memref<4xf32>
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       %dim = memref.dim %arg0, %c1 : memref<4xf32>
// CHECK-NEXT:       %2 = affine.load %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:       func.call @computed(%arg0, %arg3) : (memref<4xf32>, index) -> ()
// CHECK-NEXT:       func.call @plain_store(%arg0, %arg3, %arg2) : (memref<4xf32>, index, f32) -> ()
// CHECK-NEXT:       func.call @two_blocks() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %arg1 to %arg1 step %arg1 {
// CHECK-NEXT:       func.call @load(%arg0, %arg3) : (memref<4xf32>, index) -> ()
// CHECK-NEXT:       func.call @load(%arg0, %arg1) : (memref<4xf32>, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Regions whose dialect says nothing, and those of ops that nobody registered.

func.func @callee() {
  return
}
func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>) {
  %0 = builtin.unrealized_conversion_cast %t : tensor<4xf32> to tensor<4xf32>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      outs(%m : memref<4xf32>) {
  ^bb0(%x: f32):
    func.call @callee() : () -> ()
    linalg.yield %x : f32
  }
  memref.alloca_scope {
    func.call @callee() : () -> ()
  }
  "any.op"() ({
    func.call @callee() : () -> ()
  }, {
  }) : () -> ()
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @callee() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: tensor<4xf32>, %arg1: memref<4xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : tensor<4xf32> to tensor<4xf32>
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg1 : memref<4xf32>) {
// CHECK-NEXT:     ^bb0(%out: f32):
// CHECK-NEXT:       linalg.yield %out : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:     }
// CHECK-NEXT:     "any.op"() ({
// CHECK-NEXT:       func.call @callee() : () -> ()
// CHECK-NEXT:     }, {
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

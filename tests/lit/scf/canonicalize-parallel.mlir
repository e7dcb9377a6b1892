// RUN: pyopt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// The rules of scf.parallel and scf.forall, each with a near miss.

func.func @parallel_once(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j, %k) = (%c0, %c1, %c5) to (%c1, %n, %n) step (%c1, %c1, %c5) {
    "t.x"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @parallel_once(%arg0: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     scf.parallel (%arg1, %arg2) = (%c1, %c5) to (%arg0, %arg0) step (%c1, %c5) {
// CHECK-NEXT:       "t.x"(%c0, %arg1, %arg2) : (index, index, index) -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @parallel_reduce_once(%a: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%a) -> f32 {
    %1 = "t.x"(%i) : (index) -> f32
    scf.reduce(%1 : f32) {
    ^bb0(%l: f32, %r: f32):
      %2 = arith.subf %l, %r : f32
      scf.reduce.return %2 : f32
    }
  }
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @parallel_reduce_once(%arg0: f32, %arg1: index) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = "t.x"(%c0) : (index) -> f32
// CHECK-NEXT:     %1 = arith.subf %arg0, %0 : f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @parallel_nested(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j, %k) = (%c0, %c0) to (%m, %n) step (%c1, %c1) {
      "t.x"(%i, %j, %k) : (index, index, index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @parallel_nested(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg2, %arg3, %arg4) = (%c0, %c0, %c0) to (%arg0, %arg1, %arg0) step (%c1, %c1, %c1) {
// CHECK-NEXT:       "t.x"(%arg2, %arg3, %arg4) : (index, index, index) -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @parallel_nested_near(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%i) step (%c1) {
      "t.x"(%i, %j) : (index, index) -> ()
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    "t.y"() : () -> ()
    scf.parallel (%j) = (%c0) to (%m) step (%c1) {
      "t.x"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @parallel_nested_near(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) {
// CHECK-NEXT:       scf.parallel (%arg3) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:         "t.x"(%arg2, %arg3) : (index, index) -> ()
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) {
// CHECK-NEXT:       "t.y"() : () -> ()
// CHECK-NEXT:       scf.parallel (%arg3) = (%c0) to (%arg1) step (%c1) {
// CHECK-NEXT:         "t.x"(%arg2, %arg3) : (index, index) -> ()
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @forall_cast(%o: tensor<8xf32>, %n: index) -> (tensor<?xf32>) {
  %p = tensor.cast %o : tensor<8xf32> to tensor<?xf32>
  %0 = scf.forall (%i) in (%n) shared_outs(%x = %p) -> (tensor<?xf32>) {
    %1 = tensor.extract_slice %x[%i] [1] [1] : tensor<?xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %x[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall_cast(%arg0: tensor<8xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = scf.forall (%arg2) in (%arg1) shared_outs(%arg3 = %arg0) -> (tensor<8xf32>) {
// CHECK-NEXT:       %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<8xf32> to tensor<1xf32>
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %extracted_slice into %arg3[%arg2] [1] [1] : tensor<1xf32> into tensor<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @forall_once_insert(%o: tensor<8xf32>, %s: tensor<1xf32>) -> (tensor<8xf32>) {
  %0 = scf.forall (%i) in (1) shared_outs(%x = %o) -> (tensor<8xf32>) {
    "t.x"(%i, %x) : (index, tensor<8xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %x[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall_once_insert(%arg0: tensor<8xf32>, %arg1: tensor<1xf32>) -> tensor<8xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     "t.x"(%c0, %arg0) : (index, tensor<8xf32>) -> ()
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg1 into %arg0[0] [1] [1] : tensor<1xf32> into tensor<8xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @forall_dim(%o: tensor<?xf32>, %n: index) -> (tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %0 = scf.forall (%i) in (%n) shared_outs(%x = %o) -> (tensor<?xf32>) {
    %d = tensor.dim %x, %c0 : tensor<?xf32>
    %1 = "t.x"(%d) : (index) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %x[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  %e = tensor.dim %0, %c0 : tensor<?xf32>
  return %0, %e : tensor<?xf32>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall_dim(%arg0: tensor<?xf32>, %arg1: index) -> (tensor<?xf32>, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = scf.forall (%arg2) in (%arg1) shared_outs(%arg3 = %arg0) -> (tensor<?xf32>) {
// CHECK-NEXT:       %dim_0 = tensor.dim %arg3, %c0 : tensor<?xf32>
// CHECK-NEXT:       %1 = "t.x"(%dim_0) : (index) -> tensor<1xf32>
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %1 into %arg3[%arg2] [1] [1] : tensor<1xf32> into tensor<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     return %0, %dim : tensor<?xf32>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

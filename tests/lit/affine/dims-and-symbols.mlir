// RUN: pyopt %s --allow-unregistered-dialect --split-input-file | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// Which values may be dims and symbols.

func.func @f(%i: index, %t: tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %t, %c0 : tensor<?x?xf32>
  affine.for %j = 0 to %n {
    %m = tensor.dim %t, %c0 : tensor<?x?xf32>
    affine.for %k = 0 to %m {
      %m2 = tensor.dim %t, %k : tensor<?x?xf32>
      affine.for %l = 0 to %m2 {
      }
    }
    %c3 = arith.constant 3 : index
    affine.for %k = %c3 to %m {
      %a = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%k)[%m]
      affine.for %l = affine_map<(d0) -> (d0)>(%a) to 10 {
      }
    }
    %a2 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%n)[%m]
    affine.for %k = %a2 to 10 {
    }
    %a3 = arith.addi %n, %m : index
    %ci = index.constant 4
    affine.for %k = %ci to 10 {
    }
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: tensor<?x?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     affine.for %arg2 = 0 to %dim {
// CHECK-NEXT:       %dim_0 = tensor.dim %arg1, %c0 : tensor<?x?xf32>
// CHECK-NEXT:       affine.for %arg3 = 0 to %dim_0 {
// CHECK-NEXT:         %dim_1 = tensor.dim %arg1, %arg3 : tensor<?x?xf32>
// CHECK-NEXT:         affine.for %arg4 = 0 to %dim_1 {
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %c3 = arith.constant 3 : index
// CHECK-NEXT:       affine.for %arg3 = %c3 to %dim_0 {
// CHECK-NEXT:         %2 = affine.apply #map(%arg3)[%dim_0]
// CHECK-NEXT:         affine.for %arg4 = #map1(%2) to 10 {
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %0 = affine.apply #map(%dim)[%dim_0]
// CHECK-NEXT:       affine.for %arg3 = %0 to 10 {
// CHECK-NEXT:       }
// CHECK-NEXT:       %1 = arith.addi %dim, %dim_0 : index
// CHECK-NEXT:       %idx4 = index.constant 4
// CHECK-NEXT:       affine.for %arg3 = %idx4 to 10 {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: #map1 = affine_map<()[s0] -> (s0)>
// GENERIC-NEXT: #map2 = affine_map<(d0)[s0] -> (d0 + s0)>
// GENERIC-NEXT: #map3 = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map4 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, tensor<?x?xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: tensor<?x?xf32>):
// GENERIC-NEXT:     %0 = "arith.constant"() <{value = 0 : index}> : () -> index
// GENERIC-NEXT:     %1 = "tensor.dim"(%arg1, %0) : (tensor<?x?xf32>, index) -> index
// GENERIC-NEXT:     "affine.for"(%1) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%arg2: index):
// GENERIC-NEXT:       %2 = "tensor.dim"(%arg1, %0) : (tensor<?x?xf32>, index) -> index
// GENERIC-NEXT:       "affine.for"(%2) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:       ^bb0(%arg7: index):
// GENERIC-NEXT:         %8 = "tensor.dim"(%arg1, %arg7) : (tensor<?x?xf32>, index) -> index
// GENERIC-NEXT:         "affine.for"(%8) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:         ^bb0(%arg8: index):
// GENERIC-NEXT:           "affine.yield"() : () -> ()
// GENERIC-NEXT:         }) : (index) -> ()
// GENERIC-NEXT:         "affine.yield"() : () -> ()
// GENERIC-NEXT:       }) : (index) -> ()
// GENERIC-NEXT:       %3 = "arith.constant"() <{value = 3 : index}> : () -> index
// GENERIC-NEXT:       "affine.for"(%3, %2) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:       ^bb0(%arg5: index):
// GENERIC-NEXT:         %7 = "affine.apply"(%arg5, %2) <{map = #map2}> : (index, index) -> index
// GENERIC-NEXT:         "affine.for"(%7) <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = #map4}> ({
// GENERIC-NEXT:         ^bb0(%arg6: index):
// GENERIC-NEXT:           "affine.yield"() : () -> ()
// GENERIC-NEXT:         }) : (index) -> ()
// GENERIC-NEXT:         "affine.yield"() : () -> ()
// GENERIC-NEXT:       }) : (index, index) -> ()
// GENERIC-NEXT:       %4 = "affine.apply"(%1, %2) <{map = #map2}> : (index, index) -> index
// GENERIC-NEXT:       "affine.for"(%4) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = #map4}> ({
// GENERIC-NEXT:       ^bb0(%arg4: index):
// GENERIC-NEXT:         "affine.yield"() : () -> ()
// GENERIC-NEXT:       }) : (index) -> ()
// GENERIC-NEXT:       %5 = "arith.addi"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
// GENERIC-NEXT:       %6 = "index.constant"() <{value = 4 : index}> : () -> index
// GENERIC-NEXT:       "affine.for"(%6) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = #map4}> ({
// GENERIC-NEXT:       ^bb0(%arg3: index):
// GENERIC-NEXT:         "affine.yield"() : () -> ()
// GENERIC-NEXT:       }) : (index) -> ()
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: index, %t: tensor<?x?xf32>, %c: i1) {
  affine.for %j = 0 to 10 {
    "test.region"() ({
      affine.for %k = affine_map<(d0) -> (d0)>(%j) to 10 {
      }
      "test.end"() : () -> ()
    }) : () -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: tensor<?x?xf32>, %arg2: i1) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       "test.region"() ({
// CHECK-NEXT:         affine.for %arg4 = #map(%arg3) to 10 {
// CHECK-NEXT:         }
// CHECK-NEXT:         "test.end"() : () -> ()
// CHECK-NEXT:       }) : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (10)>
// GENERIC-NEXT: #map2 = affine_map<() -> (0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, tensor<?x?xf32>, i1) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: tensor<?x?xf32>, %arg2: i1):
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%arg3: index):
// GENERIC-NEXT:       "test.region"() ({
// GENERIC-NEXT:         "affine.for"(%arg3) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:         ^bb0(%arg4: index):
// GENERIC-NEXT:           "affine.yield"() : () -> ()
// GENERIC-NEXT:         }) : (index) -> ()
// GENERIC-NEXT:         "test.end"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: i1, %x: index) {
  cf.br ^bb1(%x : index)
^bb1(%y: index):
  affine.for %k = %y to 10 {
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i1, %arg1: index) {
// CHECK-NEXT:     cf.br ^bb1(%arg1 : index)
// CHECK-NEXT:   ^bb1(%0: index):  // pred: ^bb0
// CHECK-NEXT:     affine.for %arg2 = %0 to 10 {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<()[s0] -> (s0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i1, %arg1: index):
// GENERIC-NEXT:     "cf.br"(%arg1)[^bb1] : (index) -> ()
// GENERIC-NEXT:   ^bb1(%0: index):  // pred: ^bb0
// GENERIC-NEXT:     "affine.for"(%0) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%arg2: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

module {
  %x = "test.x"() : () -> index
  affine.for %k = %x to 10 {
    %y = "test.x"() : () -> index
  }
}

// CHECK: module {
// CHECK-NEXT:   %0 = "test.x"() : () -> index
// CHECK-NEXT:   affine.for %arg0 = %0 to 10 {
// CHECK-NEXT:     %1 = "test.x"() : () -> index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<()[s0] -> (s0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   %0 = "test.x"() : () -> index
// GENERIC-NEXT:   "affine.for"(%0) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index):
// GENERIC-NEXT:     %1 = "test.x"() : () -> index
// GENERIC-NEXT:     "affine.yield"() : () -> ()
// GENERIC-NEXT:   }) : (index) -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%x: index, %c: i1) {
  affine.for %j = 0 to 10 {
    %z = arith.index_cast %c : i1 to index
    %w = affine.apply affine_map<(d0) -> (d0)>(%z)
    %v = affine.min affine_map<()[s0] -> (s0)>()[%j]
    %q = affine.min affine_map<()[s0] -> (s0)>()[%z]
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: i1) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:       %0 = arith.index_cast %arg1 : i1 to index
// CHECK-NEXT:       %1 = affine.apply #map(%0)
// CHECK-NEXT:       %2 = affine.min #map1()[%arg2]
// CHECK-NEXT:       %3 = affine.min #map1()[%0]
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map1 = affine_map<()[s0] -> (s0)>
// GENERIC-NEXT: #map2 = affine_map<() -> (0)>
// GENERIC-NEXT: #map3 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, i1) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: i1):
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
// GENERIC-NEXT:     ^bb0(%arg2: index):
// GENERIC-NEXT:       %0 = "arith.index_cast"(%arg1) : (i1) -> index
// GENERIC-NEXT:       %1 = "affine.apply"(%0) <{map = #map}> : (index) -> index
// GENERIC-NEXT:       %2 = "affine.min"(%arg2) <{map = #map1}> : (index) -> index
// GENERIC-NEXT:       %3 = "affine.min"(%0) <{map = #map1}> : (index) -> index
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: index, %t: memref<?x?xf32>, %b: memref<100xi8>) {
  affine.for %j = 0 to 10 {
    %a = memref.view %b[%j][%i] : memref<100xi8> to memref<?x4xf32>
    %c1 = arith.constant 0 : index
    %n = memref.dim %a, %c1 : memref<?x4xf32>
    affine.for %k = 0 to %n {
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: memref<?x?xf32>, %arg2: memref<100xi8>) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       %view = memref.view %arg2[%arg3][%arg0] : memref<100xi8> to memref<?x4xf32>
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       %dim = memref.dim %view, %c0 : memref<?x4xf32>
// CHECK-NEXT:       affine.for %arg4 = 0 to %dim {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: #map1 = affine_map<()[s0] -> (s0)>
// GENERIC-NEXT: #map2 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<?x?xf32>, memref<100xi8>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: memref<?x?xf32>, %arg2: memref<100xi8>):
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
// GENERIC-NEXT:     ^bb0(%arg3: index):
// GENERIC-NEXT:       %0 = "memref.view"(%arg2, %arg3, %arg0) : (memref<100xi8>, index, index) -> memref<?x4xf32>
// GENERIC-NEXT:       %1 = "arith.constant"() <{value = 0 : index}> : () -> index
// GENERIC-NEXT:       %2 = "memref.dim"(%0, %1) : (memref<?x4xf32>, index) -> index
// GENERIC-NEXT:       "affine.for"(%2) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:       ^bb0(%arg4: index):
// GENERIC-NEXT:         "affine.yield"() : () -> ()
// GENERIC-NEXT:       }) : (index) -> ()
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: index, %t: memref<?x?xf32>, %b: memref<100xi8>) {
  affine.for %j = 0 to 10 {
    %a = memref.subview %t[%j, 0] [2, %i] [1, 1]
        : memref<?x?xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
    %c1 = arith.constant 1 : index
    %n = memref.dim %a, %c1 : memref<2x?xf32, strided<[?, 1], offset: ?>>
    affine.for %k = 0 to %n {
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: memref<?x?xf32>, %arg2: memref<100xi8>) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       %subview = memref.subview %arg1[%arg3, 0] [2, %arg0] [1, 1] : memref<?x?xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       %dim = memref.dim %subview, %c1 : memref<2x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:       affine.for %arg4 = 0 to %dim {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: #map1 = affine_map<()[s0] -> (s0)>
// GENERIC-NEXT: #map2 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<?x?xf32>, memref<100xi8>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: memref<?x?xf32>, %arg2: memref<100xi8>):
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
// GENERIC-NEXT:     ^bb0(%arg3: index):
// GENERIC-NEXT:       %0 = "memref.subview"(%arg1, %arg3, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index, index) -> memref<2x?xf32, strided<[?, 1], offset: ?>>
// GENERIC-NEXT:       %1 = "arith.constant"() <{value = 1 : index}> : () -> index
// GENERIC-NEXT:       %2 = "memref.dim"(%0, %1) : (memref<2x?xf32, strided<[?, 1], offset: ?>>, index) -> index
// GENERIC-NEXT:       "affine.for"(%2) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:       ^bb0(%arg4: index):
// GENERIC-NEXT:         "affine.yield"() : () -> ()
// GENERIC-NEXT:       }) : (index) -> ()
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: index, %t: memref<*xf32>, %b: memref<100xi8>) {
  affine.for %j = 0 to 10 {
    %a = memref.alloc() : memref<4xf32>
    %d = memref.cast %a : memref<4xf32> to memref<*xf32>
    %c1 = arith.constant 0 : index
    %n = memref.dim %d, %c1 : memref<*xf32>
    affine.for %k = 0 to %n {
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: memref<*xf32>, %arg2: memref<100xi8>) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %cast = memref.cast %alloc : memref<4xf32> to memref<*xf32>
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       %dim = memref.dim %cast, %c0 : memref<*xf32>
// CHECK-NEXT:       affine.for %arg4 = 0 to %dim {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: #map1 = affine_map<()[s0] -> (s0)>
// GENERIC-NEXT: #map2 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<*xf32>, memref<100xi8>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: memref<*xf32>, %arg2: memref<100xi8>):
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
// GENERIC-NEXT:     ^bb0(%arg3: index):
// GENERIC-NEXT:       %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
// GENERIC-NEXT:       %1 = "memref.cast"(%0) : (memref<4xf32>) -> memref<*xf32>
// GENERIC-NEXT:       %2 = "arith.constant"() <{value = 0 : index}> : () -> index
// GENERIC-NEXT:       %3 = "memref.dim"(%1, %2) : (memref<*xf32>, index) -> index
// GENERIC-NEXT:       "affine.for"(%3) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:       ^bb0(%arg4: index):
// GENERIC-NEXT:         "affine.yield"() : () -> ()
// GENERIC-NEXT:       }) : (index) -> ()
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// What is made of dims by a basis is a dim, of symbols a symbol.
func.func @by_a_basis(%m: memref<24xf32>, %n: index) {
  %0:2 = affine.delinearize_index %n into (4, 6) : index, index
  affine.for %i = 0 to 4 {
    %1 = affine.linearize_index [%i, %n] by (2, %i) : index
    %2 = affine.load %m[%1] : memref<24xf32>
    %3:2 = affine.delinearize_index %i into (%n, 6) : index, index
    affine.store %2, %m[%3#1 + symbol(%n)] : memref<24xf32>
    %4 = affine.linearize_index [%n, %n] by (2, %n) : index
    affine.store %2, %m[%i + symbol(%4)] : memref<24xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @by_a_basis(%arg0: memref<24xf32>, %arg1: index) {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg1 into (4, 6) : index, index
// CHECK-NEXT:     affine.for %arg2 = 0 to 4 {
// CHECK-NEXT:       %1 = affine.linearize_index [%arg2, %arg1] by (2, %arg2) : index
// CHECK-NEXT:       %2 = affine.load %arg0[%1] : memref<24xf32>
// CHECK-NEXT:       %3:2 = affine.delinearize_index %arg2 into (%arg1, 6) : index, index
// CHECK-NEXT:       affine.store %2, %arg0[%3#1 + symbol(%arg1)] : memref<24xf32>
// CHECK-NEXT:       %4 = affine.linearize_index [%arg1, %arg1] by (2, %arg1) : index
// CHECK-NEXT:       affine.store %2, %arg0[%arg2 + symbol(%4)] : memref<24xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map1 = affine_map<(d0)[s0] -> (d0 + s0)>
// GENERIC-NEXT: #map2 = affine_map<() -> (0)>
// GENERIC-NEXT: #map3 = affine_map<() -> (4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<24xf32>, index) -> (), sym_name = "by_a_basis"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<24xf32>, %arg1: index):
// GENERIC-NEXT:     %0:2 = "affine.delinearize_index"(%arg1) <{static_basis = array<i64: 4, 6>}> : (index) -> (index, index)
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
// GENERIC-NEXT:     ^bb0(%arg2: index):
// GENERIC-NEXT:       %1 = "affine.linearize_index"(%arg2, %arg1, %arg2) <{disjoint = false, operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: 2, -9223372036854775808>}> : (index, index, index) -> index
// GENERIC-NEXT:       %2 = "affine.load"(%arg0, %1) <{map = #map}> : (memref<24xf32>, index) -> f32
// GENERIC-NEXT:       %3:2 = "affine.delinearize_index"(%arg2, %arg1) <{static_basis = array<i64: -9223372036854775808, 6>}> : (index, index) -> (index, index)
// GENERIC-NEXT:       "affine.store"(%2, %arg0, %3#1, %arg1) <{map = #map1}> : (f32, memref<24xf32>, index, index) -> ()
// GENERIC-NEXT:       %4 = "affine.linearize_index"(%arg1, %arg1, %arg1) <{disjoint = false, operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: 2, -9223372036854775808>}> : (index, index, index) -> index
// GENERIC-NEXT:       "affine.store"(%2, %arg0, %arg2, %4) <{map = #map1}> : (f32, memref<24xf32>, index, index) -> ()
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

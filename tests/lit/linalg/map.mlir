// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: pyopt --split-input-file --linalg-generalize-named-ops %s | FileCheck %s --check-prefix=MADE
// RUN: pyopt --split-input-file --convert-linalg-to-loops %s | FileCheck %s --check-prefix=LOOPS

// A body that is written out, and has a short form.
func.func @long(%a: memref<4x?xf32>, %o: memref<4x?xf32>) {
  linalg.map ins(%a : memref<4x?xf32>) outs(%o : memref<4x?xf32>)
    (%x: f32, %y: f32) {
      %0 = math.exp %x : f32
      linalg.yield %0 : f32
    }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @long(%arg0: memref<4x?xf32>, %arg1: memref<4x?xf32>) {
// CHECK-NEXT:     linalg.map { math.exp } ins(%arg0 : memref<4x?xf32>) outs(%arg1 : memref<4x?xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x?xf32>, memref<4x?xf32>) -> (), sym_name = "long"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<4x?xf32>):
// GENERIC-NEXT:     "linalg.map"(%arg0, %arg1) ({
// GENERIC-NEXT:     ^bb0(%arg2: f32, %arg3: f32):
// GENERIC-NEXT:       %0 = "math.exp"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4x?xf32>, memref<4x?xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// MADE: #map = affine_map<(d0, d1) -> (d0, d1)>
// MADE-NEXT: module {
// MADE-NEXT:   func.func @long(%arg0: memref<4x?xf32>, %arg1: memref<4x?xf32>) {
// MADE-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<4x?xf32>) outs(%arg1 : memref<4x?xf32>) {
// MADE-NEXT:     ^bb0(%in: f32, %out: f32):
// MADE-NEXT:       %0 = math.exp %in : f32
// MADE-NEXT:       linalg.yield %0 : f32
// MADE-NEXT:     }
// MADE-NEXT:     return
// MADE-NEXT:   }
// MADE-NEXT: }
// LOOPS: module {
// LOOPS-NEXT:   func.func @long(%arg0: memref<4x?xf32>, %arg1: memref<4x?xf32>) {
// LOOPS-NEXT:     %c4 = arith.constant 4 : index
// LOOPS-NEXT:     %c0 = arith.constant 0 : index
// LOOPS-NEXT:     %c1 = arith.constant 1 : index
// LOOPS-NEXT:     %dim = memref.dim %arg0, %c1 : memref<4x?xf32>
// LOOPS-NEXT:     scf.for %arg2 = %c0 to %c4 step %c1 {
// LOOPS-NEXT:       scf.for %arg3 = %c0 to %dim step %c1 {
// LOOPS-NEXT:         %0 = memref.load %arg0[%arg2, %arg3] : memref<4x?xf32>
// LOOPS-NEXT:         %1 = math.exp %0 : f32
// LOOPS-NEXT:         memref.store %1, %arg1[%arg2, %arg3] : memref<4x?xf32>
// LOOPS-NEXT:       }
// LOOPS-NEXT:     }
// LOOPS-NEXT:     return
// LOOPS-NEXT:   }
// LOOPS-NEXT: }

// -----

// Operands in another order.
func.func @swapped(%a: memref<4xf32>, %o: memref<4xf32>) {
  linalg.map ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%o : memref<4xf32>)
    (%x: f32, %y: f32, %z: f32) {
      %0 = arith.subf %y, %x : f32
      linalg.yield %0 : f32
    }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @swapped(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// CHECK-NEXT:     linalg.map ins(%arg0, %arg0 : memref<4xf32>, memref<4xf32>) outs(%arg1 : memref<4xf32>)
// CHECK-NEXT:       (%in: f32, %in_0: f32, %init: f32) {
// CHECK-NEXT:         %0 = arith.subf %in_0, %in : f32
// CHECK-NEXT:         linalg.yield %0 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4xf32>, memref<4xf32>) -> (), sym_name = "swapped"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>):
// GENERIC-NEXT:     "linalg.map"(%arg0, %arg0, %arg1) ({
// GENERIC-NEXT:     ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
// GENERIC-NEXT:       %0 = "arith.subf"(%arg3, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// MADE: #map = affine_map<(d0) -> (d0)>
// MADE-NEXT: module {
// MADE-NEXT:   func.func @swapped(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// MADE-NEXT:     linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg0 : memref<4xf32>, memref<4xf32>) outs(%arg1 : memref<4xf32>) {
// MADE-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// MADE-NEXT:       %0 = arith.subf %in_0, %in : f32
// MADE-NEXT:       linalg.yield %0 : f32
// MADE-NEXT:     }
// MADE-NEXT:     return
// MADE-NEXT:   }
// MADE-NEXT: }
// LOOPS: module {
// LOOPS-NEXT:   func.func @swapped(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// LOOPS-NEXT:     %c0 = arith.constant 0 : index
// LOOPS-NEXT:     %c4 = arith.constant 4 : index
// LOOPS-NEXT:     %c1 = arith.constant 1 : index
// LOOPS-NEXT:     scf.for %arg2 = %c0 to %c4 step %c1 {
// LOOPS-NEXT:       %0 = memref.load %arg0[%arg2] : memref<4xf32>
// LOOPS-NEXT:       %1 = memref.load %arg0[%arg2] : memref<4xf32>
// LOOPS-NEXT:       %2 = arith.subf %1, %0 : f32
// LOOPS-NEXT:       memref.store %2, %arg1[%arg2] : memref<4xf32>
// LOOPS-NEXT:     }
// LOOPS-NEXT:     return
// LOOPS-NEXT:   }
// LOOPS-NEXT: }

// -----

// Without inputs, and with elements of another type.
func.func @others(%a: memref<4xi32>, %o: memref<4xf32>) {
  linalg.map outs(%a : memref<4xi32>)
    (%y: i32) {
      %0 = linalg.index 0 : index
      %1 = arith.index_cast %0 : index to i32
      linalg.yield %1 : i32
    }
  linalg.map { arith.sitofp } ins(%a : memref<4xi32>) outs(%o : memref<4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%arg0: memref<4xi32>, %arg1: memref<4xf32>) {
// CHECK-NEXT:     linalg.map outs(%arg0 : memref<4xi32>)
// CHECK-NEXT:       (%init: i32) {
// CHECK-NEXT:         %0 = linalg.index 0 : index
// CHECK-NEXT:         %1 = arith.index_cast %0 : index to i32
// CHECK-NEXT:         linalg.yield %1 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     linalg.map { arith.sitofp } ins(%arg0 : memref<4xi32>) outs(%arg1 : memref<4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4xi32>, memref<4xf32>) -> (), sym_name = "others"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xf32>):
// GENERIC-NEXT:     "linalg.map"(%arg0) ({
// GENERIC-NEXT:     ^bb0(%arg4: i32):
// GENERIC-NEXT:       %1 = "linalg.index"() <{dim = 0 : i64}> : () -> index
// GENERIC-NEXT:       %2 = "arith.index_cast"(%1) : (index) -> i32
// GENERIC-NEXT:       "linalg.yield"(%2) : (i32) -> ()
// GENERIC-NEXT:     }) : (memref<4xi32>) -> ()
// GENERIC-NEXT:     "linalg.map"(%arg0, %arg1) ({
// GENERIC-NEXT:     ^bb0(%arg2: i32, %arg3: f32):
// GENERIC-NEXT:       %0 = "arith.sitofp"(%arg2) : (i32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4xi32>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// MADE: #map = affine_map<(d0) -> (d0)>
// MADE-NEXT: module {
// MADE-NEXT:   func.func @others(%arg0: memref<4xi32>, %arg1: memref<4xf32>) {
// MADE-NEXT:     linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg0 : memref<4xi32>) {
// MADE-NEXT:     ^bb0(%out: i32):
// MADE-NEXT:       %0 = linalg.index 0 : index
// MADE-NEXT:       %1 = arith.index_cast %0 : index to i32
// MADE-NEXT:       linalg.yield %1 : i32
// MADE-NEXT:     }
// MADE-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<4xi32>) outs(%arg1 : memref<4xf32>) {
// MADE-NEXT:     ^bb0(%in: i32, %out: f32):
// MADE-NEXT:       %0 = arith.sitofp %in : i32 to f32
// MADE-NEXT:       linalg.yield %0 : f32
// MADE-NEXT:     }
// MADE-NEXT:     return
// MADE-NEXT:   }
// MADE-NEXT: }
// LOOPS: module {
// LOOPS-NEXT:   func.func @others(%arg0: memref<4xi32>, %arg1: memref<4xf32>) {
// LOOPS-NEXT:     %c0 = arith.constant 0 : index
// LOOPS-NEXT:     %c4 = arith.constant 4 : index
// LOOPS-NEXT:     %c1 = arith.constant 1 : index
// LOOPS-NEXT:     scf.for %arg2 = %c0 to %c4 step %c1 {
// LOOPS-NEXT:       %0 = arith.index_cast %arg2 : index to i32
// LOOPS-NEXT:       memref.store %0, %arg0[%arg2] : memref<4xi32>
// LOOPS-NEXT:     }
// LOOPS-NEXT:     scf.for %arg2 = %c0 to %c4 step %c1 {
// LOOPS-NEXT:       %0 = memref.load %arg0[%arg2] : memref<4xi32>
// LOOPS-NEXT:       %1 = arith.sitofp %0 : i32 to f32
// LOOPS-NEXT:       memref.store %1, %arg1[%arg2] : memref<4xf32>
// LOOPS-NEXT:     }
// LOOPS-NEXT:     return
// LOOPS-NEXT:   }
// LOOPS-NEXT: }

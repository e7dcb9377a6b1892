// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | pyopt --split-input-file | FileCheck %s

func.func @one(%a: memref<?xf32>) -> memref<?xf32> {
  %0 = memref.distinct_objects %a {x} : memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @one(%arg0: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT:     %0 = memref.distinct_objects %arg0 {x} : memref<?xf32>
// CHECK-NEXT:     return %0 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?xf32>) -> memref<?xf32>, sym_name = "one"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?xf32>):
// GENERIC-NEXT:     %0 = "memref.distinct_objects"(%arg0) {x} : (memref<?xf32>) -> memref<?xf32>
// GENERIC-NEXT:     "func.return"(%0) : (memref<?xf32>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @three(%a: memref<?xf32>, %b: memref<4xi8, 3>, %c: memref<f64>) -> memref<f64> {
  %0:3 = memref.distinct_objects %a, %b, %c : memref<?xf32>, memref<4xi8, 3>, memref<f64>
  return %0#2 : memref<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @three(%arg0: memref<?xf32>, %arg1: memref<4xi8, 3>, %arg2: memref<f64>) -> memref<f64> {
// CHECK-NEXT:     %0:3 = memref.distinct_objects %arg0, %arg1, %arg2 : memref<?xf32>, memref<4xi8, 3>, memref<f64>
// CHECK-NEXT:     return %0#2 : memref<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?xf32>, memref<4xi8, 3>, memref<f64>) -> memref<f64>, sym_name = "three"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?xf32>, %arg1: memref<4xi8, 3>, %arg2: memref<f64>):
// GENERIC-NEXT:     %0:3 = "memref.distinct_objects"(%arg0, %arg1, %arg2) : (memref<?xf32>, memref<4xi8, 3>, memref<f64>) -> (memref<?xf32>, memref<4xi8, 3>, memref<f64>)
// GENERIC-NEXT:     "func.return"(%0#2) : (memref<f64>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<?xf32>) -> f32 {
  %0, %1 = memref.distinct_objects %a, %a : memref<?xf32>, memref<?xf32>
  %c = arith.constant 0 : index
  %2 = memref.load %1[%c] : memref<?xf32>
  return %2 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?xf32>) -> f32 {
// CHECK-NEXT:     %0:2 = memref.distinct_objects %arg0, %arg0 : memref<?xf32>, memref<?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = memref.load %0#1[%c0] : memref<?xf32>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?xf32>) -> f32, sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?xf32>):
// GENERIC-NEXT:     %0:2 = "memref.distinct_objects"(%arg0, %arg0) : (memref<?xf32>, memref<?xf32>) -> (memref<?xf32>, memref<?xf32>)
// GENERIC-NEXT:     %1 = "arith.constant"() <{value = 0 : index}> : () -> index
// GENERIC-NEXT:     %2 = "memref.load"(%0#1, %1) : (memref<?xf32>, index) -> f32
// GENERIC-NEXT:     "func.return"(%2) : (f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f() -> f32 {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %0, %1 = memref.distinct_objects %a, %b : memref<4xf32>, memref<4xf32>
  %c = arith.constant 0 : index
  %v = arith.constant 0.0 : f32
  memref.store %v, %0[%c] : memref<4xf32>
  %2 = memref.load %1[%c] : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  memref.dealloc %b : memref<4xf32>
  return %2 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %0:2 = memref.distinct_objects %alloc, %alloc_0 : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     memref.store %cst, %0#0[%c0] : memref<4xf32>
// CHECK-NEXT:     %1 = memref.load %0#1[%c0] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<4xf32>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> f32, sym_name = "f"}> ({
// GENERIC-NEXT:     %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
// GENERIC-NEXT:     %1 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
// GENERIC-NEXT:     %2:2 = "memref.distinct_objects"(%0, %1) : (memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
// GENERIC-NEXT:     %3 = "arith.constant"() <{value = 0 : index}> : () -> index
// GENERIC-NEXT:     %4 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT:     "memref.store"(%4, %2#0, %3) : (f32, memref<4xf32>, index) -> ()
// GENERIC-NEXT:     %5 = "memref.load"(%2#1, %3) : (memref<4xf32>, index) -> f32
// GENERIC-NEXT:     "memref.dealloc"(%0) : (memref<4xf32>) -> ()
// GENERIC-NEXT:     "memref.dealloc"(%1) : (memref<4xf32>) -> ()
// GENERIC-NEXT:     "func.return"(%5) : (f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: memref<?xf32>, %b: memref<?xf32>) -> f32 {
  %0, %1 = memref.distinct_objects %a, %b : memref<?xf32>, memref<?xf32>
  %2, %3 = memref.distinct_objects %a, %b : memref<?xf32>, memref<?xf32>
  %c = arith.constant 0 : index
  %4 = memref.load %1[%c] : memref<?xf32>
  %5 = memref.load %3[%c] : memref<?xf32>
  %6 = arith.addf %4, %5 : f32
  return %6 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?xf32>, %arg1: memref<?xf32>) -> f32 {
// CHECK-NEXT:     %0:2 = memref.distinct_objects %arg0, %arg1 : memref<?xf32>, memref<?xf32>
// CHECK-NEXT:     %1:2 = memref.distinct_objects %arg0, %arg1 : memref<?xf32>, memref<?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %2 = memref.load %0#1[%c0] : memref<?xf32>
// CHECK-NEXT:     %3 = memref.load %1#1[%c0] : memref<?xf32>
// CHECK-NEXT:     %4 = arith.addf %2, %3 : f32
// CHECK-NEXT:     return %4 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?xf32>, memref<?xf32>) -> f32, sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?xf32>, %arg1: memref<?xf32>):
// GENERIC-NEXT:     %0:2 = "memref.distinct_objects"(%arg0, %arg1) : (memref<?xf32>, memref<?xf32>) -> (memref<?xf32>, memref<?xf32>)
// GENERIC-NEXT:     %1:2 = "memref.distinct_objects"(%arg0, %arg1) : (memref<?xf32>, memref<?xf32>) -> (memref<?xf32>, memref<?xf32>)
// GENERIC-NEXT:     %2 = "arith.constant"() <{value = 0 : index}> : () -> index
// GENERIC-NEXT:     %3 = "memref.load"(%0#1, %2) : (memref<?xf32>, index) -> f32
// GENERIC-NEXT:     %4 = "memref.load"(%1#1, %2) : (memref<?xf32>, index) -> f32
// GENERIC-NEXT:     %5 = "arith.addf"(%3, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     "func.return"(%5) : (f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// RUN: pyopt --split-input-file --convert-vector-to-llvm %s | FileCheck %s

// Unit vectors, constants, and what is not lowered.

func.func @e6(%m: memref<?xf32, strided<[2]>>, %x: vector<3xi32>, %k: vector<3xi1>,
              %v: vector<3xf32>, %i: index) {
  vector.scatter %m[%i] [%x], %k, %v
      : memref<?xf32, strided<[2]>>, vector<3xi32>, vector<3xi1>, vector<3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @e6(%arg0: memref<?xf32, strided<[2]>>, %arg1: vector<3xi32>, %arg2: vector<3xi1>, %arg3: vector<3xf32>, %arg4: index) {
// CHECK-NEXT:     vector.scatter %arg0[%arg4] [%arg1], %arg2, %arg3 : memref<?xf32, strided<[2]>>, vector<3xi32>, vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shufscal(%x: vector<[2]xf32>) -> vector<[4]xf32> {
  %0 = vector.bitcast %x : vector<[2]xf32> to vector<[2]xi32>
  %1 = vector.bitcast %0 : vector<[2]xi32> to vector<[4]xi16>
  %2 = vector.bitcast %1 : vector<[4]xi16> to vector<[4]xf16>
  %3 = arith.extf %2 : vector<[4]xf16> to vector<[4]xf32>
  return %3 : vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shufscal(%arg0: vector<[2]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %0 = llvm.bitcast %arg0 : vector<[2]xf32> to vector<[4]xf16>
// CHECK-NEXT:     %1 = arith.extf %0 : vector<[4]xf16> to vector<[4]xf32>
// CHECK-NEXT:     return %1 : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// RUN: pyopt %s --split-input-file --convert-to-llvm | FileCheck %s

// The width of index does not come of layouts.

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @f(%i: index) -> index {
    %c = index.add %i, %i
    %k = index.constant 4000000000
    %d = index.casts %i : index to i64
    %e = index.castu %i : index to i32
    %v = vector.step : vector<4xindex>
    return %c : index
  }
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
// CHECK-NEXT:   llvm.func @f(%arg0: i64) -> i64 {
// CHECK-NEXT:     %0 = llvm.add %arg0, %arg0 : i64
// CHECK-NEXT:     %1 = llvm.mlir.constant(4000000000 : i64) : i64
// CHECK-NEXT:     %2 = llvm.trunc %arg0 : i64 to i32
// CHECK-NEXT:     %3 = vector.step : vector<4xindex>
// CHECK-NEXT:     llvm.return %0 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

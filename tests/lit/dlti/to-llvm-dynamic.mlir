// RUN: pyopt %s --split-input-file --convert-to-llvm=dynamic=true | FileCheck %s

// The width of index comes of layouts where the conversion asks for them.

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32 : i32>>} {
  func.func @f(%a: index, %m: memref<4x?xf32>) -> index {
    return %a : index
  }
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32) -> i32 {
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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
// CHECK-NEXT:   llvm.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.add %arg0, %arg0 : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(-294967296 : i32) : i32
// CHECK-NEXT:     %2 = llvm.sext %arg0 : i32 to i64
// CHECK-NEXT:     %3 = vector.step : vector<4xindex>
// CHECK-NEXT:     llvm.return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

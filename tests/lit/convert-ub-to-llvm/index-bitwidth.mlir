// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-ub-to-llvm=index-bitwidth=32 %s | FileCheck %s

func.func @f() -> (index) {
  %0 = ub.poison : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> index {
// CHECK-NEXT:     %0 = llvm.mlir.poison : i32
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : i32 to index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> (vector<1xindex>) {
  %0 = ub.poison : vector<1xindex>
  return %0 : vector<1xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> vector<1xindex> {
// CHECK-NEXT:     %0 = llvm.mlir.poison : vector<1xi32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : vector<1xi32> to vector<1xindex>
// CHECK-NEXT:     return %1 : vector<1xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> (memref<?x4xf32>) {
  %0 = ub.poison : memref<?x4xf32>
  return %0 : memref<?x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> memref<?x4xf32> {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> to memref<?x4xf32>
// CHECK-NEXT:     return %1 : memref<?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> (!llvm.struct<(i32, index)>) {
  %0 = ub.poison : !llvm.struct<(i32, index)>
  return %0 : !llvm.struct<(i32, index)>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> !llvm.struct<(i32, index)> {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : !llvm.struct<(i32, i32)> to !llvm.struct<(i32, index)>
// CHECK-NEXT:     return %1 : !llvm.struct<(i32, index)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

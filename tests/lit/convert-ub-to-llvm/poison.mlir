// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-ub-to-llvm %s | FileCheck %s

func.func @f() -> (ui16) {
  %0 = ub.poison : ui16
  return %0 : ui16
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> ui16 {
// CHECK-NEXT:     %0 = llvm.mlir.poison : i16
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : i16 to ui16
// CHECK-NEXT:     return %1 : ui16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> (f16) {
  %0 = ub.poison : f16
  return %0 : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> f16 {
// CHECK-NEXT:     %0 = llvm.mlir.poison : f16
// CHECK-NEXT:     return %0 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> (f64) {
  %0 = ub.poison : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> f64 {
// CHECK-NEXT:     %0 = llvm.mlir.poison : f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> (vector<[4]xf32>) {
  %0 = ub.poison : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> vector<[4]xf32> {
// CHECK-NEXT:     %0 = llvm.mlir.poison : vector<[4]xf32>
// CHECK-NEXT:     return %0 : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> (vector<2x[3]xi1>) {
  %0 = ub.poison : vector<2x[3]xi1>
  return %0 : vector<2x[3]xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> vector<2x[3]xi1> {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.array<2 x vector<[3]xi1>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : !llvm.array<2 x vector<[3]xi1>> to vector<2x[3]xi1>
// CHECK-NEXT:     return %1 : vector<2x[3]xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> (memref<4xf32, strided<[2], offset: ?>>) {
  %0 = ub.poison : memref<4xf32, strided<[2], offset: ?>>
  return %0 : memref<4xf32, strided<[2], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> memref<4xf32, strided<[2], offset: ?>> {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32, strided<[2], offset: ?>>
// CHECK-NEXT:     return %1 : memref<4xf32, strided<[2], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> (tensor<4xf32>) {
  %0 = ub.poison : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> tensor<4xf32> {
// CHECK-NEXT:     %0 = ub.poison : tensor<4xf32>
// CHECK-NEXT:     return %0 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> (tuple<i32>) {
  %0 = ub.poison : tuple<i32>
  return %0 : tuple<i32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> tuple<i32> {
// CHECK-NEXT:     %0 = ub.poison : tuple<i32>
// CHECK-NEXT:     return %0 : tuple<i32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> (none) {
  %0 = ub.poison : none
  return %0 : none
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> none {
// CHECK-NEXT:     %0 = ub.poison : none
// CHECK-NEXT:     return %0 : none
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> (!llvm.array<2 x i32>) {
  %0 = ub.poison : !llvm.array<2 x i32>
  return %0 : !llvm.array<2 x i32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> !llvm.array<2 x i32> {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.array<2 x i32>
// CHECK-NEXT:     return %0 : !llvm.array<2 x i32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> (memref<4xcomplex<f32>>) {
  %0 = ub.poison : memref<4xcomplex<f32>>
  return %0 : memref<4xcomplex<f32>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> memref<4xcomplex<f32>> {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xcomplex<f32>>
// CHECK-NEXT:     return %1 : memref<4xcomplex<f32>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> (vector<4xsi8>) {
  %0 = ub.poison : vector<4xsi8>
  return %0 : vector<4xsi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> vector<4xsi8> {
// CHECK-NEXT:     %0 = llvm.mlir.poison : vector<4xi8>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : vector<4xi8> to vector<4xsi8>
// CHECK-NEXT:     return %1 : vector<4xsi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> (vector<4xf8E5M2>) {
  %0 = ub.poison : vector<4xf8E5M2>
  return %0 : vector<4xf8E5M2>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> vector<4xf8E5M2> {
// CHECK-NEXT:     %0 = llvm.mlir.poison : vector<4xi8>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : vector<4xi8> to vector<4xf8E5M2>
// CHECK-NEXT:     return %1 : vector<4xf8E5M2>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module {
}

// CHECK: module {
// CHECK-NEXT: }

// -----

func.func @cast() -> i64 {
  %0 = ub.poison : index
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  return %1 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast() -> i64 {
// CHECK-NEXT:     %0 = llvm.mlir.poison : i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : i64 to index
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : index to i64
// CHECK-NEXT:     return %2 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @block(%c: i1) -> index {
  %0 = ub.poison : index
  cf.br ^a(%0 : index)
^a(%x: index):
  %1 = arith.addi %x, %0 : index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @block(%arg0: i1) -> index {
// CHECK-NEXT:     %0 = llvm.mlir.poison : i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : i64 to index
// CHECK-NEXT:     cf.br ^bb1(%1 : index)
// CHECK-NEXT:   ^bb1(%2: index):  // pred: ^bb0
// CHECK-NEXT:     %3 = llvm.mlir.poison : i64
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %3 : i64 to index
// CHECK-NEXT:     return %4 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f() -> i32 {
  %0 = ub.poison : i32
  llvm.return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.poison : i32
// CHECK-NEXT:     llvm.return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @select(%c: i1, %i: index) -> index {
  %0 = ub.poison : index
  %1 = arith.select %c, %0, %i : index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @select(%arg0: i1, %arg1: index) -> index {
// CHECK-NEXT:     %0 = llvm.mlir.poison : i64
// CHECK-NEXT:     return %arg1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @call() {
  %0 = ub.poison : index
  call @take(%0) : (index) -> ()
  return
}
func.func private @take(index)

// CHECK: module {
// CHECK-NEXT:   func.func @call() {
// CHECK-NEXT:     %0 = llvm.mlir.poison : i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : i64 to index
// CHECK-NEXT:     call @take(%1) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @take(index)
// CHECK-NEXT: }

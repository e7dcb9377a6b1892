// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-to-llvm=allow-pattern-rollback=false %s | FileCheck %s

// Constants that were converted are not folded.

func.func @f(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  cf.br ^a(%m : memref<4xf32>)
^a(%x: memref<4xf32>):
  %z = arith.constant 3 : index
  %y = arith.addi %z, %z : index
  "u.u"(%y) : (index) -> ()
  return %x : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i1, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.br ^bb1(%5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
// CHECK-NEXT:   ^bb1(%6: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):  // pred: ^bb0
// CHECK-NEXT:     %7 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %8 = llvm.add %7, %7 : i64
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %8 : i64 to index
// CHECK-NEXT:     "u.u"(%9) : (index) -> ()
// CHECK-NEXT:     llvm.return %6 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: i32, %m: index) -> index {
  cf.switch %i : i32, [
    default: ^a(%m : index),
    3: ^b
  ]
^a(%x: index):
  return %x : index
^b:
  %c = arith.constant 5 : index
  cf.br ^a(%c : index)
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i64) -> i64 {
// CHECK-NEXT:     llvm.switch %arg0 : i32, ^bb1(%arg1 : i64) [
// CHECK-NEXT:       3: ^bb2
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1(%0: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     llvm.return %0 : i64
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %1 = llvm.mlir.constant(5 : index) : i64
// CHECK-NEXT:     llvm.br ^bb1(%1 : i64)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-func-to-llvm %s | FileCheck %s

func.func private @weak() attributes {llvm.linkage = #llvm.linkage<extern_weak>}

// CHECK: module {
// CHECK-NEXT:   llvm.func extern_weak @weak() attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func @effects() attributes {llvm.readnone, passthrough = ["noinline", ["a", "b"]]} {
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @effects() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, passthrough = ["noinline", ["a", "b"]]} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arguments(%a: i64 {llvm.noundef, x.y = 1 : i32}, %b: memref<2xf32> {llvm.noalias},
                     %c: !llvm.ptr {llvm.byval = index, llvm.noalias},
                     %d: !llvm.ptr {llvm.sret = !llvm.struct<(index)>}) {
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @arguments(%arg0: i64 {llvm.noundef, x.y = 1 : i32}, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr {llvm.byval = i64, llvm.noalias}, %arg7: !llvm.ptr {llvm.sret = !llvm.struct<(i64)>}) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @e5(memref<2xf32>) -> i32 attributes {llvm.bareptr}

func.func @e6(%z: memref<2xf32>) -> memref<2xf32> attributes {llvm.bareptr} {
  %r = call @e5(%z) {x.y = 1 : i32} : (memref<2xf32>) -> i32
  return {x.y} %z : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @e5(!llvm.ptr) -> i32 attributes {llvm.bareptr, sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @e6(%arg0: !llvm.ptr) -> !llvm.ptr attributes {llvm.bareptr} {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %7 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %9 = llvm.extractvalue %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %10 = llvm.call @e5(%9) {x.y = 1 : i32} : (!llvm.ptr) -> i32
// CHECK-NEXT:     %11 = llvm.extractvalue %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.return {x.y} %11 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

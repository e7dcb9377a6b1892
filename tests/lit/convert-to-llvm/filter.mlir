// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-to-llvm="filter-dialects=arith,memref" %s | FileCheck %s

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = arith.addi %i, %i : index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: complex<f32>, %arg5: memref<?xf32>, %arg6: vector<4xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %1 = llvm.add %0, %0 : i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = arith.addf %x, %x : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: complex<f32>, %arg5: memref<?xf32>, %arg6: vector<4xf32>) {
// CHECK-NEXT:     %0 = llvm.fadd %arg2, %arg2 : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = math.sqrt %x : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: complex<f32>, %arg5: memref<?xf32>, %arg6: vector<4xf32>) {
// CHECK-NEXT:     %0 = math.sqrt %arg2 : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = memref.load %m[%i] : memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: complex<f32>, %arg5: memref<?xf32>, %arg6: vector<4xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg5 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.getelementptr inbounds|nuw %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %4 = llvm.load %3 : !llvm.ptr -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @calls(%m: memref<?xf32>) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %0 = memref.dim %m, %c0 : memref<?xf32>
  %1 = memref.load %m[%c0] : memref<?xf32>
  %2 = math.rsqrt %1 : f32
  cf.br ^a(%0 : index)
^a(%n: index):
  return %n, %2 : index, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @calls(%arg0: memref<?xf32>) -> (index, f32) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %2 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : i64 to index
// CHECK-NEXT:     %4 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.getelementptr inbounds|nuw %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %6 = llvm.load %5 : !llvm.ptr -> f32
// CHECK-NEXT:     %7 = math.rsqrt %6 : f32
// CHECK-NEXT:     cf.br ^bb1(%3 : index)
// CHECK-NEXT:   ^bb1(%8: index):  // pred: ^bb0
// CHECK-NEXT:     return %8, %7 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @blocks(%n: index, %m: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  cf.br ^head(%c0, %z : index, f32)
^head(%i: index, %s: f32):
  %c = arith.cmpi slt, %i, %n : index
  cf.cond_br %c, ^body, ^end
^body:
  %x = memref.load %m[%i] : memref<4xf32>
  %t = arith.addf %s, %x : f32
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %t : index, f32)
^end:
  return %s : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: index, %arg1: memref<4xf32>) -> f32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : i64 to index
// CHECK-NEXT:     %4 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %5 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     cf.br ^bb1(%3, %5 : index, f32)
// CHECK-NEXT:   ^bb1(%6: index, %7: f32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %6 : index to i64
// CHECK-NEXT:     %9 = llvm.icmp "slt" %8, %1 : i64
// CHECK-NEXT:     cf.cond_br %9, ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %10 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %11 = llvm.getelementptr inbounds|nuw %10[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %12 = llvm.load %11 : !llvm.ptr -> f32
// CHECK-NEXT:     %13 = llvm.fadd %7, %12 : f32
// CHECK-NEXT:     %14 = llvm.add %8, %4 : i64
// CHECK-NEXT:     %15 = builtin.unrealized_conversion_cast %14 : i64 to index
// CHECK-NEXT:     cf.br ^bb1(%15, %13 : index, f32)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     return %7 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @wrapper(%m: memref<2xf32>) attributes {llvm.emit_c_interface} {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @wrapper(%arg0: memref<2xf32>) attributes {llvm.emit_c_interface} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// RUN: pyopt --split-input-file --test-lower-to-llvm %s | FileCheck %s

// Loops over a buffer: memref, scf, arith and func end in llvm.
func.func @sum(%m: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %m, %c0 : memref<?xf32>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f32) {
    %x = memref.load %m[%i] : memref<?xf32>
    %b = arith.addf %a, %x : f32
    scf.yield %b : f32
  }
  return %s : f32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @sum(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %7 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %8 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %9 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.br ^bb1(%6, %8 : i64, f32)
// CHECK-NEXT:   ^bb1(%10: i64, %11: f32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %12 = llvm.icmp "slt" %10, %9 : i64
// CHECK-NEXT:     llvm.cond_br %12, ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %13 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %14 = llvm.getelementptr inbounds|nuw %13[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %15 = llvm.load %14 : !llvm.ptr -> f32
// CHECK-NEXT:     %16 = llvm.fadd %11, %15 : f32
// CHECK-NEXT:     %17 = llvm.add %10, %7 : i64
// CHECK-NEXT:     llvm.br ^bb1(%17, %16 : i64, f32)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     llvm.return %11 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Subviews go by their strided metadata.
func.func @part(%m: memref<8x8xf64>, %i: index) -> f64 {
  %v = memref.subview %m[%i, 2] [2, 3] [1, 2]
      : memref<8x8xf64> to memref<2x3xf64, strided<[8, 2], offset: ?>>
  %c1 = arith.constant 1 : index
  %x = memref.load %v[%c1, %c1] : memref<2x3xf64, strided<[8, 2], offset: ?>>
  return %x : f64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @part(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) -> f64 {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %8 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %9 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %10 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %11 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %12 = llvm.insertvalue %9, %11[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %13 = llvm.insertvalue %10, %12[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %13[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %16 = llvm.extractvalue %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %17 = llvm.extractvalue %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %18 = llvm.extractvalue %7[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %19 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %20 = llvm.extractvalue %7[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %21 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %22 = llvm.mul %arg7, %21 overflow<nsw> : i64
// CHECK-NEXT:     %23 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %24 = llvm.add %22, %23 : i64
// CHECK-NEXT:     %25 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %26 = llvm.extractvalue %15[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %27 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %28 = llvm.insertvalue %26, %25[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %29 = llvm.insertvalue %27, %28[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %30 = llvm.insertvalue %24, %29[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %31 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %32 = llvm.insertvalue %31, %30[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %33 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %34 = llvm.insertvalue %33, %32[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %35 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %36 = llvm.insertvalue %35, %34[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %37 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %38 = llvm.insertvalue %37, %36[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %39 = llvm.extractvalue %38[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %40 = llvm.extractvalue %38[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %41 = llvm.getelementptr %39[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT:     %42 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %43 = llvm.mul %8, %42 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %44 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %45 = llvm.mul %8, %44 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %46 = llvm.add %43, %45 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %47 = llvm.getelementptr inbounds|nuw %41[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT:     %48 = llvm.load %47 : !llvm.ptr -> f64
// CHECK-NEXT:     llvm.return %48 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Affine loops and applied maps.
func.func @diagonal(%m: memref<4x4xi32>) {
  affine.for %i = 0 to 4 {
    %x = affine.load %m[%i, %i] : memref<4x4xi32>
    %y = arith.addi %x, %x : i32
    affine.store %y, %m[%i, 3 - %i] : memref<4x4xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @diagonal(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %8 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %10 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     llvm.br ^bb1(%9 : i64)
// CHECK-NEXT:   ^bb1(%12: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %13 = llvm.icmp "slt" %12, %10 : i64
// CHECK-NEXT:     llvm.cond_br %13, ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %14 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %15 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %16 = llvm.mul %12, %15 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %17 = llvm.add %16, %12 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %18 = llvm.getelementptr inbounds|nuw %14[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %19 = llvm.load %18 : !llvm.ptr -> i32
// CHECK-NEXT:     %20 = llvm.add %19, %19 : i32
// CHECK-NEXT:     %21 = llvm.sub %8, %12 : i64
// CHECK-NEXT:     %22 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %23 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %24 = llvm.mul %12, %23 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %25 = llvm.add %24, %21 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %26 = llvm.getelementptr inbounds|nuw %22[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     llvm.store %20, %26 : i32, !llvm.ptr
// CHECK-NEXT:     %27 = llvm.add %12, %11 : i64
// CHECK-NEXT:     llvm.br ^bb1(%27 : i64)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Vectors of rank 2 are taken apart, and functions of math are intrinsics; complex products have no lowering here.
func.func @numbers(%v: vector<2x3xf32>, %z: complex<f32>, %x: f32)
    -> (vector<2x3xf32>, complex<f32>, f32) {
  %a = arith.mulf %v, %v : vector<2x3xf32>
  %b = complex.mul %z, %z : complex<f32>
  %c = math.sqrt %x : f32
  return %a, %b, %c : vector<2x3xf32>, complex<f32>, f32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @numbers(%arg0: !llvm.array<2 x vector<3xf32>>, %arg1: !llvm.struct<(f32, f32)>, %arg2: f32) -> !llvm.struct<(array<2 x vector<3xf32>>, struct<(f32, f32)>, f32)> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT:     %1 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %arg0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %arg0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %4 = llvm.fmul %2, %3 : vector<3xf32>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %arg0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %7 = llvm.extractvalue %arg0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %8 = llvm.fmul %6, %7 : vector<3xf32>
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %5[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %10 = complex.mul %0, %0 : complex<f32>
// CHECK-NEXT:     %11 = builtin.unrealized_conversion_cast %10 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %12 = llvm.intr.sqrt(%arg2) : (f32) -> f32
// CHECK-NEXT:     %13 = llvm.mlir.poison : !llvm.struct<(array<2 x vector<3xf32>>, struct<(f32, f32)>, f32)>
// CHECK-NEXT:     %14 = llvm.insertvalue %9, %13[0] : !llvm.struct<(array<2 x vector<3xf32>>, struct<(f32, f32)>, f32)>
// CHECK-NEXT:     %15 = llvm.insertvalue %11, %14[1] : !llvm.struct<(array<2 x vector<3xf32>>, struct<(f32, f32)>, f32)>
// CHECK-NEXT:     %16 = llvm.insertvalue %12, %15[2] : !llvm.struct<(array<2 x vector<3xf32>>, struct<(f32, f32)>, f32)>
// CHECK-NEXT:     llvm.return %16 : !llvm.struct<(array<2 x vector<3xf32>>, struct<(f32, f32)>, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Branches, calls and constants of index.
func.func private @callee(index) -> i1
func.func @branches(%a: index, %b: index) -> index {
  %s = index.add %a, %b
  %c = call @callee(%s) : (index) -> i1
  cf.cond_br %c, ^bb1(%a : index), ^bb1(%s : index)
^bb1(%r: index):
  return %r : index
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @callee(i64) -> i1 attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @branches(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %0 = llvm.add %arg0, %arg1 : i64
// CHECK-NEXT:     %1 = llvm.call @callee(%0) : (i64) -> i1
// CHECK-NEXT:     %2 = llvm.select %1, %arg0, %0 : i1, i64
// CHECK-NEXT:     llvm.return %2 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What has no lowering stays.
func.func @tensors(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.negf %t : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tensors(%arg0: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %0 = arith.negf %arg0 : tensor<4xf32>
// CHECK-NEXT:     return %0 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

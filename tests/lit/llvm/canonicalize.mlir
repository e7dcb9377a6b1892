// RUN: pyopt --split-input-file --allow-unregistered-dialect --canonicalize %s | FileCheck %s

// What was inserted is taken; what was inserted elsewhere is passed by.
func.func @f(%s: !llvm.struct<(i32, i64)>, %x: i32, %y: i64) -> (i32, i64) {
  %0 = llvm.insertvalue %x, %s[0] : !llvm.struct<(i32, i64)>
  %1 = llvm.insertvalue %y, %0[1] : !llvm.struct<(i32, i64)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(i32, i64)>
  %3 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i64)>
  return %2, %3 : i32, i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: !llvm.struct<(i32, i64)>, %arg1: i32, %arg2: i64) -> (i32, i64) {
// CHECK-NEXT:     %0 = llvm.extractvalue %arg0[1] : !llvm.struct<(i32, i64)>
// CHECK-NEXT:     return %arg1, %0 : i32, i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A part of what was inserted, or what was inserted and more, is left alone.
func.func @f(%s: !llvm.struct<(i32, array<2 x i32>)>, %x: i32, %a: !llvm.array<2 x i32>)
    -> (!llvm.array<2 x i32>, i32) {
  %0 = llvm.insertvalue %x, %s[1, 0] : !llvm.struct<(i32, array<2 x i32>)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, array<2 x i32>)>
  %2 = llvm.insertvalue %a, %0[1] : !llvm.struct<(i32, array<2 x i32>)>
  %3 = llvm.extractvalue %2[1, 0] : !llvm.struct<(i32, array<2 x i32>)>
  return %1, %3 : !llvm.array<2 x i32>, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: !llvm.struct<(i32, array<2 x i32>)>, %arg1: i32, %arg2: !llvm.array<2 x i32>) -> (!llvm.array<2 x i32>, i32) {
// CHECK-NEXT:     %0 = llvm.insertvalue %arg1, %arg0[1, 0] : !llvm.struct<(i32, array<2 x i32>)>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, array<2 x i32>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg2, %0[1] : !llvm.struct<(i32, array<2 x i32>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[1, 0] : !llvm.struct<(i32, array<2 x i32>)>
// CHECK-NEXT:     return %1, %3 : !llvm.array<2 x i32>, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing is known of a value in an undef.
func.func @f() -> i32 {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, i64)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, i64)>
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.undef : i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is not used goes; nothing else is known of a pointer.
func.func @f(%a: i64) -> !llvm.ptr {
  %0 = llvm.inttoptr %a : i64 to !llvm.ptr
  %1 = llvm.inttoptr %a : i64 to !llvm.ptr
  return %1 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i64) -> !llvm.ptr {
// CHECK-NEXT:     %0 = llvm.inttoptr %arg0 : i64 to !llvm.ptr
// CHECK-NEXT:     return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%v: vector<1xi32>, %w: vector<2xi32>, %s: vector<[1]xi32>)
    -> !llvm.struct<(vector<1xi32>, vector<1xi32>, vector<1xi32>)> {
  %0 = llvm.shufflevector %v, %v [0] : vector<1xi32>
  %1 = llvm.shufflevector %v, %v [1] : vector<1xi32>
  %2 = llvm.shufflevector %w, %w [0] : vector<2xi32>
  %3 = llvm.mlir.undef : !llvm.struct<(vector<1xi32>, vector<1xi32>, vector<1xi32>)>
  %4 = llvm.insertvalue %0, %3[0] : !llvm.struct<(vector<1xi32>, vector<1xi32>, vector<1xi32>)>
  %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<(vector<1xi32>, vector<1xi32>, vector<1xi32>)>
  %6 = llvm.insertvalue %2, %5[2] : !llvm.struct<(vector<1xi32>, vector<1xi32>, vector<1xi32>)>
  llvm.return %6 : !llvm.struct<(vector<1xi32>, vector<1xi32>, vector<1xi32>)>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: vector<1xi32>, %arg1: vector<2xi32>, %arg2: vector<[1]xi32>) -> !llvm.struct<(vector<1xi32>, vector<1xi32>, vector<1xi32>)> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(vector<1xi32>, vector<1xi32>, vector<1xi32>)>
// CHECK-NEXT:     %1 = llvm.shufflevector %arg0, %arg0 [1] : vector<1xi32>
// CHECK-NEXT:     %2 = llvm.shufflevector %arg1, %arg1 [0] : vector<2xi32>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(vector<1xi32>, vector<1xi32>, vector<1xi32>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(vector<1xi32>, vector<1xi32>, vector<1xi32>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %2, %4[2] : !llvm.struct<(vector<1xi32>, vector<1xi32>, vector<1xi32>)>
// CHECK-NEXT:     llvm.return %5 : !llvm.struct<(vector<1xi32>, vector<1xi32>, vector<1xi32>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @use(i32)
llvm.func @usev(vector<2xi32>)
llvm.func @usea(!llvm.array<2 x i32>)
llvm.func @usep(!llvm.ptr)
llvm.func @usef(f32)
llvm.func @f() {
  %u = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
  %p = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
  %z = llvm.mlir.zero : !llvm.struct<(i32, ptr)>
  %c = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  %d = llvm.mlir.constant(dense<[3, 4]> : tensor<2xi32>) : !llvm.array<2 x i32>
  %e = llvm.mlir.constant(dense<[[3, 4], [5, 6]]> : tensor<2x2xi32>)
      : !llvm.array<2 x array<2 x i32>>
  %s = llvm.mlir.constant([[1 : i32], #llvm.zero, #llvm.undef]) : !llvm.array<3 x struct<(i32)>>
  %0 = llvm.extractvalue %u[0] : !llvm.struct<(i32, ptr)>
  %1 = llvm.extractvalue %p[0] : !llvm.struct<(i32, ptr)>
  %2 = llvm.extractvalue %z[0] : !llvm.struct<(i32, ptr)>
  %3 = llvm.extractvalue %c[0] : !llvm.struct<(i32, f32)>
  %4 = llvm.extractvalue %d[1] : !llvm.array<2 x i32>
  %5 = llvm.extractvalue %e[1, 0] : !llvm.array<2 x array<2 x i32>>
  %6 = llvm.extractvalue %s[0, 0] : !llvm.array<3 x struct<(i32)>>
  %7 = llvm.extractvalue %s[1, 0] : !llvm.array<3 x struct<(i32)>>
  %8 = llvm.extractvalue %z[1] : !llvm.struct<(i32, ptr)>
  %9 = llvm.extractvalue %c[1] : !llvm.struct<(i32, f32)>
  %10 = llvm.extractvalue %e[1] : !llvm.array<2 x array<2 x i32>>
  %11 = llvm.extractvalue %u[1] : !llvm.struct<(i32, ptr)>
  %12 = llvm.extractvalue %s[2, 0] : !llvm.array<3 x struct<(i32)>>
  llvm.call @use(%0) : (i32) -> ()
  llvm.call @use(%1) : (i32) -> ()
  llvm.call @use(%2) : (i32) -> ()
  llvm.call @use(%3) : (i32) -> ()
  llvm.call @use(%4) : (i32) -> ()
  llvm.call @use(%5) : (i32) -> ()
  llvm.call @use(%6) : (i32) -> ()
  llvm.call @use(%7) : (i32) -> ()
  llvm.call @usep(%8) : (!llvm.ptr) -> ()
  llvm.call @usef(%9) : (f32) -> ()
  llvm.call @usea(%10) : (!llvm.array<2 x i32>) -> ()
  llvm.call @usep(%11) : (!llvm.ptr) -> ()
  llvm.call @use(%12) : (i32) -> ()
  llvm.return
}
llvm.func @g() -> i32 {
  %e = llvm.mlir.constant(dense<7> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  %5 = llvm.extractvalue %e[1, 0] : !llvm.array<2 x array<2 x i32>>
  llvm.return %5 : i32
}
llvm.func @h() -> i32 {
  %e = llvm.mlir.constant(dense<[[7, 8], [9, 1]]> : tensor<2x2xi32>)
      : !llvm.array<2 x vector<2xi32>>
  %5 = llvm.extractvalue %e[1] : !llvm.array<2 x vector<2xi32>>
  llvm.call @usev(%5) : (vector<2xi32>) -> ()
  %s = llvm.mlir.constant(dense<7> : tensor<4xi32>) : !llvm.array<2 x array<2 x i32>>
  %6 = llvm.extractvalue %s[1, 0] : !llvm.array<2 x array<2 x i32>>
  llvm.return %6 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @use(i32)
// CHECK-NEXT:   llvm.func @usev(vector<2xi32>)
// CHECK-NEXT:   llvm.func @usea(!llvm.array<2 x i32>)
// CHECK-NEXT:   llvm.func @usep(!llvm.ptr)
// CHECK-NEXT:   llvm.func @usef(f32)
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.mlir.constant(2.000000e+00 : f32) : f32
// CHECK-NEXT:     %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT{LITERAL}:     %3 = llvm.mlir.constant(dense<[[3, 4], [5, 6]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
// CHECK-NEXT:     %4 = llvm.mlir.undef : i32
// CHECK-NEXT:     %5 = llvm.mlir.poison : i32
// CHECK-NEXT:     %6 = llvm.mlir.zero : i32
// CHECK-NEXT:     %7 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %8 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %9 = llvm.extractvalue %3[1, 0] : !llvm.array<2 x array<2 x i32>>
// CHECK-NEXT:     %10 = llvm.extractvalue %3[1] : !llvm.array<2 x array<2 x i32>>
// CHECK-NEXT:     llvm.call @use(%4) : (i32) -> ()
// CHECK-NEXT:     llvm.call @use(%5) : (i32) -> ()
// CHECK-NEXT:     llvm.call @use(%6) : (i32) -> ()
// CHECK-NEXT:     llvm.call @use(%7) : (i32) -> ()
// CHECK-NEXT:     llvm.call @use(%8) : (i32) -> ()
// CHECK-NEXT:     llvm.call @use(%9) : (i32) -> ()
// CHECK-NEXT:     llvm.call @use(%7) : (i32) -> ()
// CHECK-NEXT:     llvm.call @use(%6) : (i32) -> ()
// CHECK-NEXT:     llvm.call @usep(%2) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @usef(%1) : (f32) -> ()
// CHECK-NEXT:     llvm.call @usea(%10) : (!llvm.array<2 x i32>) -> ()
// CHECK-NEXT:     llvm.call @usep(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @use(%4) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @g() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(dense<7> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x i32>>
// CHECK-NEXT:     llvm.return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @h() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(dense<7> : tensor<4xi32>) : !llvm.array<2 x array<2 x i32>>
// CHECK-NEXT{LITERAL}:     %1 = llvm.mlir.constant(dense<[[7, 8], [9, 1]]> : tensor<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     llvm.call @usev(%2) : (vector<2xi32>) -> ()
// CHECK-NEXT:     %3 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x i32>>
// CHECK-NEXT:     llvm.return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

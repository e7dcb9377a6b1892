// RUN: not pyopt-translate --split-input-file --mlir-to-llvmir %s 2>&1 | FileCheck %s

// The reference crashes on a root of types without a name.
#root = #llvm.tbaa_root
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #char, access_type = #char, offset = 0>
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----
// The reference writes the vectors as arrays, which LLVM does not read.
llvm.mlir.global internal constant @vectors(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>)
    : !llvm.array<2 x vector<2xi32>>

// -----
// The reference says that the value is not supported, and goes on if it is not used.
llvm.func @g() {
  %0 = llvm.mlir.constant([1, 2]) : !llvm.array<2 x i64>
  llvm.return
}

// CHECK: error: unsupported constant value
// CHECK: %2 = load i32, ptr %0, align 4, !tbaa !1
// CHECK: !1 = !{!2, !2, i64 0}
// CHECK-NEXT: !2 = !{!"char", !3, i64 0}
// CHECK-NEXT: !3 = distinct !{!3}
// CHECK: @vectors = internal constant [2 x <2 x i32>] [<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>]
// CHECK-NOT: define void @g

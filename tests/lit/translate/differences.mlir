// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

// A root of types without a name is a node of its own.
#root = #llvm.tbaa_root
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #char, access_type = #char, offset = 0>
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// CHECK: define void @f(ptr %0) {
// CHECK-NEXT:   %2 = load i32, ptr %0, align 4, !tbaa !1
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{!2, !2, i64 0}
// CHECK-NEXT: !2 = !{!"char", !3, i64 0}
// CHECK-NEXT: !3 = distinct !{!3}

// -----
// The reference writes the vectors as arrays, which LLVM does not read.
llvm.mlir.global internal constant @vectors(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>)
    : !llvm.array<2 x vector<2xi32>>

// CHECK: @vectors = internal constant [2 x <2 x i32>] [<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>]

// -----
// LLVM folds this bitcast to <i48 1, i48 2>: it reads one element of the source for each of the result.
llvm.func @bits(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(dense<[1, 2, 3]> : vector<3xi32>) : vector<3xi32>
  %1 = llvm.bitcast %0 : vector<3xi32> to vector<2xi48>
  llvm.store %1, %p : vector<2xi48>, !llvm.ptr
  llvm.return
}

// CHECK: define void @bits(ptr %0) {
// CHECK-NEXT:   store <2 x i48> <i48 8589934593, i48 196608>, ptr %0, align 16
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

// A segment is missing: the reference reads some number behind the end.

llvm.func @f(%x: !llvm.ptr, %i: i32, %j: i64) {
  "llvm.indirectbr"(%x, %i)[^a, ^b] <{indbr_operand_segments = array<i32: 1>}>
      : (!llvm.ptr, i32) -> ()
^a(%0: i32):
  llvm.return
^b:
  llvm.return
}

// CHECK: define void @f(ptr %0, i32 %1, i64 %2) {
// CHECK-NEXT:   indirectbr ptr %0, [label %4, label %6]
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %3
// CHECK-NEXT:   %5 = phi i32 [ %1, %3 ]
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: 6:                                                ; preds = %3
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

// The reference takes each of the words about inheritance for the first.

#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C_plus_plus, file = #file, isOptimized = false, emissionKind = Full>
#a = #llvm.di_composite_type<tag = DW_TAG_class_type, name = "A", flags = MultipleInheritance>
#b = #llvm.di_composite_type<tag = DW_TAG_class_type, name = "B", flags = "SingleInheritance|MultipleInheritance">
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #llvm.di_subroutine_type<types = #a, #b>>
llvm.func @f() {
  llvm.return
} loc(fused<#f>["a":1:1])

// CHECK: !DICompositeType(tag: DW_TAG_class_type, name: "A", flags: DIFlagMultipleInheritance)
// CHECK: !DICompositeType(tag: DW_TAG_class_type, name: "B", flags: DIFlagVirtualInheritance)

// -----

// The call that was inlined is in the caller, though it does not say so; the reference has it in the callee.

#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#g = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "g", file = #file, subprogramFlags = Definition>
#x = #llvm.di_local_variable<scope = #g, name = "x", arg = 1>
llvm.func @f(%x: i32) {
  llvm.intr.dbg.value #x = %x : i32 loc(callsite(fused<#g>["a.c":12:1] at "a.c":3:1))
  llvm.return
} loc(fused<#f>["a":1:2])

// CHECK: define void @f(i32 %0) !dbg !3 {
// CHECK-NEXT:     #dbg_value(i32 %0, !4, !DIExpression(), !6)
// CHECK: !6 = !DILocation(line: 12, column: 1, scope: !5, inlinedAt: !7)
// CHECK-NEXT: !7 = !DILocation(line: 3, column: 1, scope: !3)

// -----

// What constructors are associated with; the reference has null in its place. A symbol that is not there is null in both.

llvm.mlir.global external @data() : i32
llvm.mlir.global external @far() {addr_space = 1 : i32} : i32
llvm.func @f() {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@f, @f, @f], priorities = [1 : i32, 2 : i32, 3 : i32],
    data = [@data, @far, @none]
llvm.mlir.global_dtors dtors = [@f], priorities = [4 : i32], data = [@f]

// CHECK: @llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr @data }, { i32, ptr, ptr } { i32 2, ptr @f, ptr addrspacecast (ptr addrspace(1) @far to ptr) }, { i32, ptr, ptr } { i32 3, ptr @f, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 4, ptr @f, ptr @f }]

// -----

// Names of attributes are escaped, as they are read; the reference writes them as they are.

llvm.func @f() attributes {passthrough = ["a\22b"]}

// CHECK: attributes #0 = { "a\22b" }

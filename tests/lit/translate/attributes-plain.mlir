// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

// Attributes that ops may have.

llvm.func @f() attributes {a = #llvm.address_space<3>} {
  llvm.return
}

// CHECK: define void @f() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

llvm.func @f()
    attributes {c = #llvm.constant_range<i32, 0, 4>, cc = #llvm.constant_range<i8, -4, 255>} {
  llvm.return
}

// CHECK: define void @f() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

llvm.func @f()
    attributes {e = #llvm.di_annotation<name = "a", value = "b">, g = #llvm.mmra_tag<"a":"b">} {
  llvm.return
}

// CHECK: define void @f() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {
  h = #llvm.target<triple = "a", chip = "b">,
  i = #llvm.target<triple = "a", chip = "b", features = <["+x"]>>
} {
  llvm.return
}

// CHECK: define void @f() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {
  j = #llvm.mlir.workgroup_attribution<4 : i64, f32>,
  k = #llvm.di_generic_subrange<lowerBound = 1 : i64, stride = 2 : i64>
} {
  llvm.return
}

// CHECK: define void @f() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {
  m = #llvm.di_common_block<scope = #llvm.di_file<"a" in "b">, name = "x">,
  n = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #llvm.di_file<"a" in "b">, entity = #llvm.di_file<"a" in "b">>
} {
  llvm.return
}

// CHECK: define void @f() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {
  m = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true, tag = DW_TAG_structure_type, name = "x", file = <"a" in "b">, line = 1, flags = TypePassByValue, sizeInBits = 32, alignInBits = 8, dataLocation = <[DW_OP_deref]>, elements = #llvm.di_subrange<count = 1 : i64>>
} {
  llvm.return
}

// CHECK: define void @f() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

#r = #llvm.loop_annotation<mustProgress = true, unroll = <count = 4 : i64>>
llvm.func @f() attributes {m = #r, mm = #llvm.mmra_tag<"a":"b">, t = #llvm.tbaa_root} {
  llvm.return
}

// CHECK: define void @f() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {
  h = #llvm.target<triple = "a", chip = "b", features = <["+x", "-y"]>>,
  n = #llvm.di_subprogram<recId = distinct[1]<>, isRecSelf = true>,
  o = #llvm.di_subprogram<id = distinct[2]<>, name = "f", annotations = #llvm.di_annotation<name = "a", value = "b">>
} {
  llvm.return
}

// CHECK: define void @f() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {
  a = #llvm.dependent_libraries<"a", "b">,
  b = #llvm.address_space<0>,
  c = #llvm.constant_range<i1, 0, 1>,
  d = #llvm.constant_range<i64, -5, 9223372036854775807>
} {
  llvm.return
}

// CHECK: define void @f() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {
  m = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #llvm.di_null_type, elements = #llvm.di_generic_subrange<count = 1 : i64, lowerBound = #llvm.di_expression<[DW_OP_deref]>, stride = #llvm.di_expression<[DW_OP_lit0]>>>
} {
  llvm.return
}

// CHECK: define void @f() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Attributes that ops may have.

llvm.func @f() attributes {a = #llvm.address_space<3>} {
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {a = #llvm.address_space<3>} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) {a = #llvm.address_space<3>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f()
    attributes {c = #llvm.constant_range<i32, 0, 4>, cc = #llvm.constant_range<i8, -4, 255>} {
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {c = #llvm.constant_range<i32, 0, 4>, cc = #llvm.constant_range<i8, -4, -1>} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) {c = #llvm.constant_range<i32, 0, 4>, cc = #llvm.constant_range<i8, -4, -1>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f()
    attributes {e = #llvm.di_annotation<name = "a", value = "b">, g = #llvm.mmra_tag<"a":"b">} {
  llvm.return
}

// CHECK: #mmra_tag = #llvm.mmra_tag<"a":"b">
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @f() attributes {e = #llvm.di_annotation<name = "a", value = "b">, g = #mmra_tag} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #mmra_tag = #llvm.mmra_tag<"a":"b">
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) {e = #llvm.di_annotation<name = "a", value = "b">, g = #mmra_tag} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f() attributes {
  h = #llvm.target<triple = "a", chip = "b">,
  i = #llvm.target<triple = "a", chip = "b", features = <["+x"]>>
} {
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {h = #llvm.target<triple = "a", chip = "b">, i = #llvm.target<triple = "a", chip = "b", features = <["+x"]>>} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) {h = #llvm.target<triple = "a", chip = "b">, i = #llvm.target<triple = "a", chip = "b", features = <["+x"]>>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f() attributes {
  j = #llvm.mlir.workgroup_attribution<4 : i64, f32>,
  k = #llvm.di_generic_subrange<lowerBound = 1 : i64, stride = 2 : i64>
} {
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {j = #llvm.mlir.workgroup_attribution<4 : i64, f32>, k = #llvm.di_generic_subrange<lowerBound = 1 : i64, stride = 2 : i64>} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) {j = #llvm.mlir.workgroup_attribution<4 : i64, f32>, k = #llvm.di_generic_subrange<lowerBound = 1 : i64, stride = 2 : i64>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f() attributes {
  m = #llvm.di_common_block<scope = #llvm.di_file<"a" in "b">, name = "x">,
  n = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #llvm.di_file<"a" in "b">, entity = #llvm.di_file<"a" in "b">>
} {
  llvm.return
}

// CHECK: #di_file = #llvm.di_file<"a" in "b">
// CHECK-NEXT: #di_common_block = #llvm.di_common_block<scope = #di_file, name = "x">
// CHECK-NEXT: #di_imported_entity = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #di_file, entity = #di_file>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @f() attributes {m = #di_common_block, n = #di_imported_entity} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #di_file = #llvm.di_file<"a" in "b">
// GENERIC-NEXT: #di_common_block = #llvm.di_common_block<scope = #di_file, name = "x">
// GENERIC-NEXT: #di_imported_entity = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #di_file, entity = #di_file>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) {m = #di_common_block, n = #di_imported_entity} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f() attributes {
  m = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true, tag = DW_TAG_structure_type, name = "x", file = <"a" in "b">, line = 1, flags = TypePassByValue, sizeInBits = 32, alignInBits = 8, dataLocation = <[DW_OP_deref]>, elements = #llvm.di_subrange<count = 1 : i64>>
} {
  llvm.return
}

// CHECK: #di_file = #llvm.di_file<"a" in "b">
// CHECK-NEXT: #di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true, tag = DW_TAG_structure_type, name = "x", file = #di_file, line = 1, flags = TypePassByValue, sizeInBits = 32, alignInBits = 8, dataLocation = <[DW_OP_deref]>, elements = #llvm.di_subrange<count = 1 : i64>>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @f() attributes {m = #di_composite_type} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #di_file = #llvm.di_file<"a" in "b">
// GENERIC-NEXT: #di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true, tag = DW_TAG_structure_type, name = "x", file = #di_file, line = 1, flags = TypePassByValue, sizeInBits = 32, alignInBits = 8, dataLocation = <[DW_OP_deref]>, elements = #llvm.di_subrange<count = 1 : i64>>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) {m = #di_composite_type} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#r = #llvm.loop_annotation<mustProgress = true, unroll = <count = 4 : i64>>
llvm.func @f() attributes {m = #r, mm = #llvm.mmra_tag<"a":"b">, t = #llvm.tbaa_root} {
  llvm.return
}

// CHECK: #loop_unroll = #llvm.loop_unroll<count = 4 : i64>
// CHECK-NEXT: #mmra_tag = #llvm.mmra_tag<"a":"b">
// CHECK-NEXT: #tbaa_root = #llvm.tbaa_root
// CHECK-NEXT: #loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @f() attributes {m = #loop_annotation, mm = #mmra_tag, t = #tbaa_root} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #loop_unroll = #llvm.loop_unroll<count = 4 : i64>
// GENERIC-NEXT: #mmra_tag = #llvm.mmra_tag<"a":"b">
// GENERIC-NEXT: #tbaa_root = #llvm.tbaa_root
// GENERIC-NEXT: #loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) {m = #loop_annotation, mm = #mmra_tag, t = #tbaa_root} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f() attributes {
  h = #llvm.target<triple = "a", chip = "b", features = <["+x", "-y"]>>,
  n = #llvm.di_subprogram<recId = distinct[1]<>, isRecSelf = true>,
  o = #llvm.di_subprogram<id = distinct[2]<>, name = "f", annotations = #llvm.di_annotation<name = "a", value = "b">>
} {
  llvm.return
}

// CHECK: #di_subprogram = #llvm.di_subprogram<recId = distinct[0]<>, isRecSelf = true>
// CHECK-NEXT: #di_subprogram1 = #llvm.di_subprogram<id = distinct[1]<>, name = "f", annotations = #llvm.di_annotation<name = "a", value = "b">>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @f() attributes {h = #llvm.target<triple = "a", chip = "b", features = <["+x", "-y"]>>, n = #di_subprogram, o = #di_subprogram1} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #di_subprogram = #llvm.di_subprogram<recId = distinct[0]<>, isRecSelf = true>
// GENERIC-NEXT: #di_subprogram1 = #llvm.di_subprogram<id = distinct[1]<>, name = "f", annotations = #llvm.di_annotation<name = "a", value = "b">>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) {h = #llvm.target<triple = "a", chip = "b", features = <["+x", "-y"]>>, n = #di_subprogram, o = #di_subprogram1} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f() attributes {
  a = #llvm.dependent_libraries<"a", "b">,
  b = #llvm.address_space<0>,
  c = #llvm.constant_range<i1, 0, 1>,
  d = #llvm.constant_range<i64, -5, 9223372036854775807>
} {
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {a = #llvm.dependent_libraries<"a", "b">, b = #llvm.address_space<0>, c = #llvm.constant_range<i1, 0, -1>, d = #llvm.constant_range<i64, -5, 9223372036854775807>} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) {a = #llvm.dependent_libraries<"a", "b">, b = #llvm.address_space<0>, c = #llvm.constant_range<i1, 0, -1>, d = #llvm.constant_range<i64, -5, 9223372036854775807>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f() attributes {
  m = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #llvm.di_null_type, elements = #llvm.di_generic_subrange<count = 1 : i64, lowerBound = #llvm.di_expression<[DW_OP_deref]>, stride = #llvm.di_expression<[DW_OP_lit0]>>>
} {
  llvm.return
}

// CHECK: #di_null_type = #llvm.di_null_type
// CHECK-NEXT: #di_composite_type = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_null_type, elements = #llvm.di_generic_subrange<count = 1 : i64, lowerBound = #llvm.di_expression<[DW_OP_deref]>, stride = #llvm.di_expression<[DW_OP_lit0]>>>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @f() attributes {m = #di_composite_type} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #di_null_type = #llvm.di_null_type
// GENERIC-NEXT: #di_composite_type = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_null_type, elements = #llvm.di_generic_subrange<count = 1 : i64, lowerBound = #llvm.di_expression<[DW_OP_deref]>, stride = #llvm.di_expression<[DW_OP_lit0]>>>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) {m = #di_composite_type} : () -> ()
// GENERIC-NEXT: }) : () -> ()

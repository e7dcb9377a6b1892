// RUN: pyopt --split-input-file --verify-diagnostics %s

// expected-error @+2 {{expected keyword for LLVM Comdat Types}}
// expected-error @+1 {{failed to parse ComdatAttr parameter 'comdat' which is to be a `comdat::Comdat`}}
llvm.func @f() attributes {a = #llvm.address_space<3>, b = #llvm.comdat<any>, c = #llvm.constant_range<i32, 0, 4>, d = #llvm.dependent_libraries<"a", "b">, e = #llvm.di_annotation<name = "a", value = "b">, g = #llvm.mmra_tag<"a":"b">, h = #llvm.target<triple = "a", chip = "b">, i = #llvm.target<triple = "a", chip = "b", features = <["+x"]>>, j = #llvm.mlir.workgroup_attribution<4 : i64, f32>, k = #llvm.di_generic_subrange<lowerBound = 1 : i64, stride = 2 : i64>, l = #llvm.di_expression_elem<DW_OP_deref>, m = #llvm.di_common_block<scope = #llvm.di_file<"a" in "b">, name = "x">, n = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #llvm.di_file<"a" in "b">, entity = #llvm.di_file<"a" in "b">>} {
  llvm.return
}

// -----

// expected-error @+2 {{expected keyword for LLVM Comdat Types}}
// expected-error @+1 {{failed to parse ComdatAttr parameter 'comdat' which is to be a `comdat::Comdat`}}
llvm.func @f() attributes {b = #llvm.comdat<any>} {
  llvm.return
}

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse LLVM_DependentLibrariesAttr parameter 'libs' which is to be a `::llvm::ArrayRef<StringAttr>`}}
llvm.func @f() attributes {d = #llvm.dependent_libraries<"a", "b">, dd = #llvm.dependent_libraries<>} {
  llvm.return
}

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
llvm.func @f() attributes {l = #llvm.di_expression_elem<DW_OP_deref>} {
  llvm.return
}

// RUN: pyopt --allow-unregistered-dialect --split-input-file %s | FileCheck %s

#file = #llvm.di_file<"foo.mlir" in "/test/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "MLIR", isOptimized = true, emissionKind = Full>
#i32 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "i32", sizeInBits = 32, encoding = DW_ATE_signed>
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #i32, sizeInBits = 64, alignInBits = 32, offsetInBits = 8>
#null = #llvm.di_null_type
#comp = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "composite", file = #file, line = 42, scope = #file, baseType = #i32, sizeInBits = 64, flags = Vector, elements = #llvm.di_subrange<count = 4 : i64, lowerBound = 0>>
#st = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #null, #i32, #ptr, #comp>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "intrinsics", linkageName = "intrinsics", file = #file, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = #st>
#var = #llvm.di_local_variable<scope = #sp, name = "arg", file = #file, line = 6, arg = 1, alignInBits = 32, type = #ptr>
#lb = #llvm.di_lexical_block<scope = #sp, file = #file, line = 10, column = 10>
#gv = #llvm.di_global_variable<scope = #cu, name = "g", file = #file, line = 4, type = #i32, isLocalToUnit = true, isDefined = true>
llvm.mlir.global external @g() {
  addr_space = 0 : i32,
  dbg_exprs = [#llvm.di_global_variable_expression<var = #gv, expr = <[DW_OP_push_object_address, DW_OP_deref, DW_OP_plus_uconst(3)]>>]
} : i64
llvm.func @f(%a: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1 : i64) : i64
  "foo"() {a = #lb, b = #var} : () -> ()
  llvm.return
} loc(fused<#sp>["foo.mlir":1:1])

// CHECK: #di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "i32", sizeInBits = 32, encoding = DW_ATE_signed>
// CHECK-NEXT: #di_file = #llvm.di_file<"foo.mlir" in "/test/">
// CHECK-NEXT: #di_null_type = #llvm.di_null_type
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = Full>
// CHECK-NEXT: #di_composite_type = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "composite", file = #di_file, line = 42, scope = #di_file, baseType = #di_basic_type, flags = Vector, sizeInBits = 64, elements = #llvm.di_subrange<count = 4 : i64, lowerBound = 0 : i64>>
// CHECK-NEXT: #di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_basic_type, sizeInBits = 64, alignInBits = 32, offsetInBits = 8>
// CHECK-NEXT: #di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "g", file = #di_file, line = 4, type = #di_basic_type, isLocalToUnit = true, isDefined = true>
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_null_type, #di_basic_type, #di_derived_type, #di_composite_type>
// CHECK-NEXT: #di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <[DW_OP_push_object_address, DW_OP_deref, DW_OP_plus_uconst(3)]>>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "intrinsics", linkageName = "intrinsics", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram, file = #di_file, line = 10, column = 10>
// CHECK-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "arg", file = #di_file, line = 6, arg = 1, alignInBits = 32, type = #di_derived_type>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.mlir.global external @g() {addr_space = 0 : i32, dbg_exprs = [#di_global_variable_expression]} : i64
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     "foo"() {a = #di_lexical_block, b = #di_local_variable} : () -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
#ag = #llvm.access_group<id = distinct[0]<>>
#dom = #llvm.alias_scope_domain<id = distinct[1]<>, description = "dom">
#sc1 = #llvm.alias_scope<id = distinct[2]<>, domain = #dom, description = "s1">
#sc2 = #llvm.alias_scope<id = distinct[3]<>, domain = #dom>
#root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#char = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#st = #llvm.tbaa_type_desc<id = "agg", members = {<#int, 0>, <#char, 4>}>
#tag = #llvm.tbaa_tag<base_type = #st, access_type = #int, offset = 0>
#tag2 = #llvm.tbaa_tag<access_type = #int, base_type = #int, offset = 0, constant = true>
#la = #llvm.loop_annotation<unroll = <disable = true>, disableNonforced = true, vectorize = <disable = false, width = 4 : i32, followupAll = <mustProgress = true>>, interleave = <count = 8 : i32>, parallelAccesses = #ag, #ag>
llvm.func @f(%p: !llvm.ptr, %c: i1) {
  llvm.br ^bb1
^bb1:
  %0 = llvm.load %p {
    access_groups = [#ag],
    alias_scopes = [#sc1],
    noalias_scopes = [#sc2, #sc1],
    tbaa = [#tag],
    nontemporal
  } : !llvm.ptr -> i32
  llvm.store %0, %p {tbaa = [#tag2], access_groups = [#ag]} : i32, !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #la}
^bb2:
  llvm.return
}

// CHECK: #access_group = #llvm.access_group<id = distinct[0]<>>
// CHECK-NEXT: #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[1]<>, description = "dom">
// CHECK-NEXT: #loop_annotation = #llvm.loop_annotation<mustProgress = true>
// CHECK-NEXT: #loop_interleave = #llvm.loop_interleave<count = 8 : i32>
// CHECK-NEXT: #loop_unroll = #llvm.loop_unroll<disable = true>
// CHECK-NEXT: #tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
// CHECK-NEXT: #alias_scope = #llvm.alias_scope<id = distinct[2]<>, domain = #alias_scope_domain, description = "s1">
// CHECK-NEXT: #alias_scope1 = #llvm.alias_scope<id = distinct[3]<>, domain = #alias_scope_domain>
// CHECK-NEXT: #loop_vectorize = #llvm.loop_vectorize<disable = false, width = 4 : i32, followupAll = #loop_annotation>
// CHECK-NEXT: #loop_annotation1 = #llvm.loop_annotation<disableNonforced = true, vectorize = #loop_vectorize, interleave = #loop_interleave, unroll = #loop_unroll, parallelAccesses = #access_group, #access_group>
// CHECK-NEXT: #tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
// CHECK-NEXT: #tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
// CHECK-NEXT: #tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0, constant = true>
// CHECK-NEXT: #tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "agg", members = {<#tbaa_type_desc1, 0>, <#tbaa_type_desc, 4>}>
// CHECK-NEXT: #tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc1, offset = 0>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr, %arg1: i1) {
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %0 = llvm.load %arg0 {access_groups = [#access_group], alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope1, #alias_scope], nontemporal, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.store %0, %arg0 {access_groups = [#access_group], tbaa = [#tbaa_tag]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.cond_br %arg1, ^bb1, ^bb2 {loop_annotation = #loop_annotation1}
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
#full = #llvm.loop_annotation<disableNonforced = false, mustProgress = true, isVectorized = true, vectorize = <disable = true, predicateEnable = true, scalableEnable = false, width = 16 : i32>, interleave = <count = 32 : i32>, unroll = <disable = false, count = 64 : i32, runtimeDisable = false, full = true>, unrollAndJam = <disable = true, count = 32 : i32>, licm = <disable = false, versioningDisable = true>, distribute = <disable = true>, pipeline = <disable = false, initiationinterval = 1 : i32>, peeled = <count = 5 : i32>, unswitch = <partialDisable = false>>
#f1 = #llvm.loop_annotation<unrollAndJam = <disable = false, followupOuter = <disableNonforced = true>>, distribute = <disable = false, followupAll = <mustProgress = true>>, licm = <disable = true>, unswitch = <partialDisable = true>, pipeline = <disable = true>, isVectorized = false>
llvm.func @f(%c: i1) {
  llvm.br ^bb1 {loop_annotation = #full}
^bb1:
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #f1}
^bb2:
  llvm.cond_br %c, ^bb2, ^bb3 {loop_annotation = #f1}
^bb3:
  llvm.return
}

// CHECK: #loop_annotation = #llvm.loop_annotation<disableNonforced = true>
// CHECK-NEXT: #loop_annotation1 = #llvm.loop_annotation<mustProgress = true>
// CHECK-NEXT: #loop_distribute = #llvm.loop_distribute<disable = true>
// CHECK-NEXT: #loop_interleave = #llvm.loop_interleave<count = 32 : i32>
// CHECK-NEXT: #loop_licm = #llvm.loop_licm<disable = false, versioningDisable = true>
// CHECK-NEXT: #loop_licm1 = #llvm.loop_licm<disable = true>
// CHECK-NEXT: #loop_peeled = #llvm.loop_peeled<count = 5 : i32>
// CHECK-NEXT: #loop_pipeline = #llvm.loop_pipeline<disable = false, initiationinterval = 1 : i32>
// CHECK-NEXT: #loop_pipeline1 = #llvm.loop_pipeline<disable = true>
// CHECK-NEXT: #loop_unroll = #llvm.loop_unroll<disable = false, count = 64 : i32, runtimeDisable = false, full = true>
// CHECK-NEXT: #loop_unroll_and_jam = #llvm.loop_unroll_and_jam<disable = true, count = 32 : i32>
// CHECK-NEXT: #loop_unswitch = #llvm.loop_unswitch<partialDisable = false>
// CHECK-NEXT: #loop_unswitch1 = #llvm.loop_unswitch<partialDisable = true>
// CHECK-NEXT: #loop_vectorize = #llvm.loop_vectorize<disable = true, predicateEnable = true, scalableEnable = false, width = 16 : i32>
// CHECK-NEXT: #loop_annotation2 = #llvm.loop_annotation<disableNonforced = false, vectorize = #loop_vectorize, interleave = #loop_interleave, unroll = #loop_unroll, unrollAndJam = #loop_unroll_and_jam, licm = #loop_licm, distribute = #loop_distribute, pipeline = #loop_pipeline, peeled = #loop_peeled, unswitch = #loop_unswitch, mustProgress = true, isVectorized = true>
// CHECK-NEXT: #loop_distribute1 = #llvm.loop_distribute<disable = false, followupAll = #loop_annotation1>
// CHECK-NEXT: #loop_unroll_and_jam1 = #llvm.loop_unroll_and_jam<disable = false, followupOuter = #loop_annotation>
// CHECK-NEXT: #loop_annotation3 = #llvm.loop_annotation<unrollAndJam = #loop_unroll_and_jam1, licm = #loop_licm1, distribute = #loop_distribute1, pipeline = #loop_pipeline1, unswitch = #loop_unswitch1, isVectorized = false>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i1) {
// CHECK-NEXT:     llvm.br ^bb1 {loop_annotation = #loop_annotation2}
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation3}
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb2, ^bb3 {loop_annotation = #loop_annotation3}
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
#e = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_plus_uconst( 3 ), DW_OP_LLVM_fragment(1,2)]>
module attributes {a.b = #e, a.c = #llvm.di_expression<>, a.d = #llvm.tbaa_root} {}

// CHECK: #tbaa_root = #llvm.tbaa_root
// CHECK-NEXT: module attributes {a.b = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_plus_uconst(3), DW_OP_LLVM_fragment(1, 2)]>, a.c = #llvm.di_expression<>, a.d = #tbaa_root} {
// CHECK-NEXT: }

// -----
#f = #llvm.di_file<"a.c" in "/">
#ns = #llvm.di_namespace<name = "std", exportSymbols = false>
#m = #llvm.di_module<file = #f, scope = #f, name = "M", configMacros = "-D", includePath = "/", apinotes = "x", line = 4, isDecl = true>
#lbf = #llvm.di_lexical_block_file<scope = #ns, file = <"b.c" in "/">, discriminator = 3>
#l = #llvm.di_label<scope = #lbf, name = "l", file = #f, line = 7>
#s = #llvm.di_string_type<tag = DW_TAG_string_type, name = "s", sizeInBits = 32, stringLengthExp = <[DW_OP_deref]>, encoding = DW_ATE_ASCII>
module attributes {a.b = #m, a.c = #l, a.d = #s} {}

// CHECK: #di_file = #llvm.di_file<"a.c" in "/">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"b.c" in "/">
// CHECK-NEXT: #di_namespace = #llvm.di_namespace<name = "std", exportSymbols = false>
// CHECK-NEXT: #di_string_type = #llvm.di_string_type<tag = DW_TAG_string_type, name = "s", sizeInBits = 32, stringLengthExp = <[DW_OP_deref]>, encoding = DW_ATE_ASCII>
// CHECK-NEXT: #di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_namespace, file = #di_file1, discriminator = 3>
// CHECK-NEXT: #di_module = #llvm.di_module<file = #di_file, scope = #di_file, name = "M", configMacros = "-D", includePath = "/", apinotes = "x", line = 4, isDecl = true>
// CHECK-NEXT: #di_label = #llvm.di_label<scope = #di_lexical_block_file, name = "l", file = #di_file, line = 7>
// CHECK-NEXT: module attributes {a.b = #di_module, a.c = #di_label, a.d = #di_string_type} {
// CHECK-NEXT: }

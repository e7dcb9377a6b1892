// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

// Functions, instructions and global variables with their places in the source: tests/differential/translations has more.

#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#type = #llvm.di_subroutine_type<types = #llvm.di_null_type, #int>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 3, scopeLine = 4, subprogramFlags = Definition, type = #type>
#g = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "g", file = #file, line = 13, subprogramFlags = Definition>
#block = #llvm.di_lexical_block<scope = #f, file = #file, line = 7, column = 8>
#var = #llvm.di_local_variable<scope = #f, name = "x", file = #file, line = 4, arg = 1, type = #int>
#global = #llvm.di_global_variable<scope = #unit, name = "v", file = #file, line = 1, type = #int, isDefined = true>
llvm.mlir.global @v(1 : i32) {
  dbg_exprs = [#llvm.di_global_variable_expression<var = #global, expr = <>>]
} : i32
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #var = %x : i32 loc("a.c":4:9)
  llvm.store %x, %p : i32, !llvm.ptr loc("a.c":5:3)
  llvm.store %x, %p : i32, !llvm.ptr loc(unknown)
  llvm.store %x, %p : i32, !llvm.ptr loc(fused<#block>["a.c":8:1, "a.c":8:2])
  llvm.store %x, %p {nontemporal} : i32, !llvm.ptr loc(callsite(fused<#g>["a.c":14:1] at "a.c":9:1))
  llvm.return
} loc(fused<#f>["a.c":3:1])

// CHECK: @v = global i32 1, !dbg !0
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %0, ptr %1) !dbg !7 {
// CHECK-NEXT:     #dbg_value(i32 %0, !10, !DIExpression(), !11)
// CHECK-NEXT:   store i32 %0, ptr %1, align 4, !dbg !12
// CHECK-NEXT:   store i32 %0, ptr %1, align 4
// CHECK-NEXT:   store i32 %0, ptr %1, align 4, !dbg !13
// CHECK-NEXT:   store i32 %0, ptr %1, align 4, !dbg !15, !nontemporal !18
// CHECK-NEXT:   ret void, !dbg !19
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.dbg.cu = !{!2}
// CHECK-NEXT: !llvm.module.flags = !{!6}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
// CHECK-NEXT: !1 = distinct !DIGlobalVariable(name: "v", scope: !2, file: !3, line: 1, type: !5, isLocal: false, isDefinition: true)
// CHECK-NEXT: !2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4)
// CHECK-NEXT: !3 = !DIFile(filename: "a.c", directory: "/d")
// CHECK-NEXT: !4 = !{!0}
// CHECK-NEXT: !5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
// CHECK-NEXT: !6 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !7 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 3, type: !8, scopeLine: 4, spFlags: DISPFlagDefinition, unit: !2)
// CHECK-NEXT: !8 = !DISubroutineType(types: !9)
// CHECK-NEXT: !9 = !{null, !5}
// CHECK-NEXT: !10 = !DILocalVariable(name: "x", arg: 1, scope: !7, file: !3, line: 4, type: !5)
// CHECK-NEXT: !11 = !DILocation(line: 4, column: 9, scope: !7)
// CHECK-NEXT: !12 = !DILocation(line: 5, column: 3, scope: !7)
// CHECK-NEXT: !13 = !DILocation(line: 8, scope: !14)
// CHECK-NEXT: !14 = distinct !DILexicalBlock(scope: !7, file: !3, line: 7, column: 8)
// CHECK-NEXT: !15 = !DILocation(line: 14, column: 1, scope: !16, inlinedAt: !17)
// CHECK-NEXT: !16 = distinct !DISubprogram(name: "g", scope: !3, file: !3, line: 13, spFlags: DISPFlagDefinition, unit: !2)
// CHECK-NEXT: !17 = !DILocation(line: 9, column: 1, scope: !7)
// CHECK-NEXT: !18 = !{i32 1}
// CHECK-NEXT: !19 = !DILocation(line: 23, column: 3, scope: !7)

// -----

#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#node = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "node", elements = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>>>
#f = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #llvm.di_subroutine_type<types = #node>>
llvm.func @f() {
  llvm.return
} loc(fused<#f>["a.c":3:1])

// CHECK: define void @f() !dbg !3 {
// CHECK-NEXT:   ret void, !dbg !9
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.dbg.cu = !{!0}
// CHECK-NEXT: !llvm.module.flags = !{!2}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK-NEXT: !1 = !DIFile(filename: "a.c", directory: "/d")
// CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
// CHECK-NEXT: !4 = !DISubroutineType(types: !5)
// CHECK-NEXT: !5 = !{!6}
// CHECK-NEXT: !6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", elements: !7)
// CHECK-NEXT: !7 = !{!8}
// CHECK-NEXT: !8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6)
// CHECK-NEXT: !9 = !DILocation(line: 8, column: 3, scope: !3)

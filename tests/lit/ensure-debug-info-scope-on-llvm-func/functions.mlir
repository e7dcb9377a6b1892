// RUN: pyopt %s --split-input-file --ensure-debug-info-scope-on-llvm-func --mlir-print-debuginfo | FileCheck %s

// Functions get subprograms; ops of another file get a scope of that file.

module {
  llvm.func @declared() loc("dir/b.c":4:5)
  llvm.func @f() {
    llvm.return loc("x.c":1:1)
  } loc("/abs/dir/a.c":3:7)
  llvm.func @no_file(%p: !llvm.ptr, %x: i32) {
    llvm.store %x, %p : i32, !llvm.ptr loc("x.c":1:1)
    llvm.return loc("name")
  } loc(unknown)
  llvm.func @caller() {
    llvm.return loc(fused["n", "d.c":2:1, "x.c":2:1])
  } loc(callsite("c.c":9:9 at "d.c":1:2))
} loc("m.c":1:1)

// CHECK: #loc5 = loc("{{.*}}":10:22)
// CHECK-NEXT: #loc6 = loc("{{.*}}":10:37)
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @declared() loc(#loc15)
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     llvm.return loc(#loc19)
// CHECK-NEXT:   } loc(#loc16)
// CHECK-NEXT:   llvm.func @no_file(%arg0: !llvm.ptr loc("{{.*}}":10:22), %arg1: i32 loc("{{.*}}":10:37)) {
// CHECK-NEXT:     llvm.store %arg1, %arg0 : i32, !llvm.ptr loc(#loc3)
// CHECK-NEXT:     llvm.return loc(#loc7)
// CHECK-NEXT:   } loc(#loc17)
// CHECK-NEXT:   llvm.func @caller() {
// CHECK-NEXT:     llvm.return loc(#loc14)
// CHECK-NEXT:   } loc(#loc18)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #di_file = #llvm.di_file<"b.c" in "dir">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"m.c" in "">
// CHECK-NEXT: #di_file2 = #llvm.di_file<"a.c" in "/abs/dir">
// CHECK-NEXT: #di_file3 = #llvm.di_file<"x.c" in "">
// CHECK-NEXT: #di_file4 = #llvm.di_file<"d.c" in "">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("m.c":1:1)
// CHECK-NEXT: #loc1 = loc("dir/b.c":4:5)
// CHECK-NEXT: #loc2 = loc("/abs/dir/a.c":3:7)
// CHECK-NEXT: #loc3 = loc("x.c":1:1)
// CHECK-NEXT: #loc4 = loc(unknown)
// CHECK-NEXT: #loc7 = loc("name")
// CHECK-NEXT: #loc8 = loc("c.c":9:9)
// CHECK-NEXT: #loc9 = loc("d.c":1:2)
// CHECK-NEXT: #loc10 = loc("n")
// CHECK-NEXT: #loc11 = loc("d.c":2:1)
// CHECK-NEXT: #loc12 = loc("x.c":2:1)
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file1, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<scope = #di_file, name = "declared", linkageName = "declared", file = #di_file, line = 4, scopeLine = 4, subprogramFlags = Optimized, type = #di_subroutine_type>
// CHECK-NEXT: #loc13 = loc(callsite(#loc8 at #loc9))
// CHECK-NEXT: #loc14 = loc(fused[#loc10, #loc11, #loc12])
// CHECK-NEXT: #di_subprogram1 = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file2, name = "f", linkageName = "f", file = #di_file2, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "no_file", linkageName = "no_file", file = #di_file1, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram3 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_file4, name = "caller", linkageName = "caller", file = #di_file4, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #loc15 = loc(fused<#di_subprogram>[#loc1])
// CHECK-NEXT: #di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_subprogram1, file = #di_file3, discriminator = 0>
// CHECK-NEXT: #loc16 = loc(fused<#di_subprogram1>[#loc2])
// CHECK-NEXT: #loc17 = loc(fused<#di_subprogram2>[#loc4])
// CHECK-NEXT: #loc18 = loc(fused<#di_subprogram3>[#loc13])
// CHECK-NEXT: #loc19 = loc(fused<#di_lexical_block_file>[#loc3])

// -----

// What has one keeps it.

#file = #llvm.di_file<"z.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Go, file = #file, isOptimized = false, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
module {
  llvm.func @f() {
    llvm.return loc("b.c":17:2)
  } loc(fused<#f>["a.c":1:1])
  llvm.func @g() {
    llvm.return loc("z.c":3:4)
  } loc("":0:0)
} loc("n"(fused<#unit>["y.c":1:1]))

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     llvm.return loc(#loc9)
// CHECK-NEXT:   } loc(#loc7)
// CHECK-NEXT:   llvm.func @g() {
// CHECK-NEXT:     llvm.return loc(#loc10)
// CHECK-NEXT:   } loc(#loc8)
// CHECK-NEXT: } loc(#loc6)
// CHECK-NEXT: #di_file = #llvm.di_file<"z.c" in "/d">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"b.c" in "">
// CHECK-NEXT: #di_file2 = #llvm.di_file<"-" in "">
// CHECK-NEXT: #di_file3 = #llvm.di_file<"z.c" in "">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("y.c":1:1)
// CHECK-NEXT: #loc1 = loc("a.c":1:1)
// CHECK-NEXT: #loc2 = loc("b.c":17:2)
// CHECK-NEXT: #loc3 = loc("-":0:0)
// CHECK-NEXT: #loc4 = loc("z.c":3:4)
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Go, file = #di_file, isOptimized = false, emissionKind = Full>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, subprogramFlags = Definition>
// CHECK-NEXT: #di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file2, name = "g", linkageName = "g", file = #di_file2, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #loc5 = loc(fused<#di_compile_unit>[#loc])
// CHECK-NEXT: #di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_subprogram, file = #di_file1, discriminator = 0>
// CHECK-NEXT: #di_lexical_block_file1 = #llvm.di_lexical_block_file<scope = #di_subprogram1, file = #di_file3, discriminator = 0>
// CHECK-NEXT: #loc6 = loc("n"(#loc5))
// CHECK-NEXT: #loc7 = loc(fused<#di_subprogram>[#loc1])
// CHECK-NEXT: #loc8 = loc(fused<#di_subprogram1>[#loc3])
// CHECK-NEXT: #loc9 = loc(fused<#di_lexical_block_file>[#loc2])
// CHECK-NEXT: #loc10 = loc(fused<#di_lexical_block_file1>[#loc4])

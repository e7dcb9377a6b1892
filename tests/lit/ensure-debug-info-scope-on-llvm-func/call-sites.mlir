// RUN: pyopt %s --ensure-debug-info-scope-on-llvm-func=emission-kind=Full --mlir-print-debuginfo | pyopt-translate --mlir-to-llvmir | FileCheck %s

// Inlined code is in a scope of its file, and debug info of LLVM IR.

module {
  llvm.func @f(%x: i32, %p: !llvm.ptr) {
    llvm.store %x, %p : i32, !llvm.ptr loc(callsite("b.c":2:1 at "a.c":2:2))
    llvm.store %x, %p : i32, !llvm.ptr loc(callsite("b.c":3:1 at callsite("c.c":3:2 at "a.c":3:3)))
    llvm.store %x, %p : i32, !llvm.ptr loc(callsite(callsite("b.c":4:1 at "c.c":4:2) at "a.c":4:3))
    llvm.store %x, %p : i32, !llvm.ptr loc("b.c":5:2 to 6:2)
    llvm.return loc("a.c":6:1)
  } loc("a.c":1:1)
} loc("m.c":1:1)

// CHECK: define void @f(i32 %0, ptr %1) !dbg !3 {
// CHECK-NEXT:   store i32 %0, ptr %1, align 4, !dbg !7
// CHECK-NEXT:   store i32 %0, ptr %1, align 4, !dbg !11
// CHECK-NEXT:   store i32 %0, ptr %1, align 4, !dbg !13
// CHECK-NEXT:   store i32 %0, ptr %1, align 4, !dbg !18
// CHECK-NEXT:   ret void, !dbg !19
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.dbg.cu = !{!0}
// CHECK-NEXT: !llvm.module.flags = !{!2}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "MLIR", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK-NEXT: !1 = !DIFile(filename: "m.c", directory: "")
// CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !3 = distinct !DISubprogram(name: "f", linkageName: "f", scope: !4, file: !4, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
// CHECK-NEXT: !4 = !DIFile(filename: "a.c", directory: "")
// CHECK-NEXT: !5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
// CHECK-NEXT: !6 = !{}
// CHECK-NEXT: !7 = !DILocation(line: 2, column: 1, scope: !8, inlinedAt: !10)
// CHECK-NEXT: !8 = distinct !DILexicalBlockFile(scope: !3, file: !9, discriminator: 0)
// CHECK-NEXT: !9 = !DIFile(filename: "b.c", directory: "")
// CHECK-NEXT: !10 = !DILocation(line: 2, column: 2, scope: !3)
// CHECK-NEXT: !11 = !DILocation(line: 3, column: 1, scope: !8, inlinedAt: !12)
// CHECK-NEXT: !12 = !DILocation(line: 3, column: 3, scope: !3)
// CHECK-NEXT: !13 = !DILocation(line: 4, column: 1, scope: !14, inlinedAt: !17)
// CHECK-NEXT: !14 = distinct !DILexicalBlockFile(scope: !15, file: !9, discriminator: 0)
// CHECK-NEXT: !15 = distinct !DILexicalBlockFile(scope: !3, file: !16, discriminator: 0)
// CHECK-NEXT: !16 = !DIFile(filename: "c.c", directory: "")
// CHECK-NEXT: !17 = !DILocation(line: 4, column: 3, scope: !3)
// CHECK-NEXT: !18 = !DILocation(line: 5, column: 2, scope: !8)
// CHECK-NEXT: !19 = !DILocation(line: 6, column: 1, scope: !3)

// A subprogram, its unit and file; what has no location of its own has that of the text.
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "MLIR", isOptimized = true, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", linkageName = "f_", file = #file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized">
llvm.func @ext(i32)
llvm.func @f(%x: i32) -> i32 {
  %0 = llvm.add %x, %x : i32 loc("a.c":5:3)
  %c = llvm.icmp "eq" %x, %0 : i32
  llvm.cond_br %c weights([1, 2]), ^a(%0 : i32), ^b loc("a.c":6:1)
^a(%1: i32):
  llvm.call @ext(%1) : (i32) -> () loc("a.c":10:9)
  llvm.call @ext(%1) : (i32) -> () loc(unknown)
  llvm.return %1 : i32 loc(unknown)
^b:
  llvm.return %0 : i32 loc("a.c":0:0)
} loc(fused<#f>["a.c":3:1])
llvm.func @without(%x: i32) -> i32 {
  %0 = llvm.add %x, %x : i32 loc("a.c":5:3)
  llvm.return %0 : i32
}

// -----
// Kinds of locations.
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = None>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = "Definition|LocalToUnit|MainSubprogram">
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.store %a, %p : i32, !llvm.ptr loc("n"("a":4:70000))
  llvm.store %a, %p : i32, !llvm.ptr loc("n"("a":4:65535))
  llvm.store %a, %p : i32, !llvm.ptr loc("n")
  llvm.store %a, %p : i32, !llvm.ptr loc("x":4:3 to 7:8)
  llvm.store %a, %p : i32, !llvm.ptr loc("x":4:3 to :8)
  llvm.store %a, %p : i32, !llvm.ptr loc("x":4)
  llvm.store %a, %p : i32, !llvm.ptr loc(fused["a":4:7, "a":4:9])
  llvm.store %a, %p : i32, !llvm.ptr loc(fused["a":4:7, "a":6:7])
  llvm.store %a, %p : i32, !llvm.ptr loc(fused["a":4:7, "n"])
  llvm.store %a, %p : i32, !llvm.ptr loc(fused<"meta">["a":4:7, "b":4:7])
  llvm.store %a, %p : i32, !llvm.ptr loc(fused<"meta">[unknown])
  llvm.store %a, %p : i32, !llvm.ptr loc(callsite("f":7:8 at "f":4:5))
  llvm.store %a, %p : i32, !llvm.ptr loc(callsite("f":7:8 at unknown))
  llvm.store %a, %p : i32, !llvm.ptr loc(callsite(unknown at "f":7:8))
  llvm.return loc(unknown)
} loc("name"(fused<#f>["a":1:2]))

// -----
// Scopes, in functions with a subprogram and without.
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = LineTablesOnly>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
#block = #llvm.di_lexical_block<scope = #f, file = #file, line = 7, column = 8>
#file_block = #llvm.di_lexical_block_file<scope = #block, file = #file, discriminator = 3>
#no_file = #llvm.di_lexical_block_file<scope = #f, discriminator = 0>
#no_line = #llvm.di_lexical_block<scope = #no_file>
llvm.func @n(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32 loc(fused<#file_block>["x":1:2])
  llvm.return %a : i32
}
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32 loc(fused<#block>["x":1:2])
  %1 = llvm.add %a, %a : i32 loc(fused<#file_block>["x":1:2])
  %2 = llvm.add %a, %a : i32 loc(fused<#no_line>["x":1:2])
  %3 = llvm.add %a, %a : i32 loc(fused<#file>["x":1:2])
  llvm.return %a : i32
} loc(fused<#f>["a":1:2])

// -----
// Inlined code.
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = DebugDirectivesOnly>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
#g = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "g", file = #file, line = 11, subprogramFlags = Definition>
#h = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #unit, scope = #file, name = "h", file = #file, line = 21, subprogramFlags = Definition>
#in_g = #llvm.di_lexical_block<scope = #g, file = #file, line = 12, column = 8>
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32 loc(callsite(fused<#g>["x":1:2] at "f":4:5))
  %1 = llvm.add %a, %a : i32 loc(callsite(fused<#in_g>["x":1:2] at "f":4:5))
  %2 = llvm.add %a, %a : i32 loc(callsite(fused<#g>["x":1:2] at unknown))
  %3 = llvm.add %a, %a
      : i32 loc(callsite(fused<#h>["x":1:2] at callsite(fused<#in_g>["x":1:2] at "f":9:9)))
  %4 = llvm.add %a, %a
      : i32 loc(callsite(callsite(fused<#h>["x":1:2] at fused<#in_g>["x":1:2]) at "f":9:9))
  %5 = llvm.add %a, %a : i32 loc(callsite(callsite(fused<#h>["x":1:2] at unknown) at "f":9:9))
  %6 = llvm.add %a, %a : i32 loc(callsite(callsite("x":1:2 at "y":1:2) at "f":9:9))
  %7 = llvm.add %a, %a : i32 loc(callsite(unknown at callsite(fused<#g>["x":1:2] at "f":9:9)))
  %8 = llvm.add %a, %a : i32 loc("n"(callsite("m"(fused<#h>["x":3:3, "x":3:4]) at "f":9:9)))
  llvm.return %a : i32
} loc(fused["z":1:1, fused<#f>["a":1:2]])

// -----
// Fused locations have the nearest common scope.
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
#g = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "g", file = #file, line = 11, subprogramFlags = Definition>
#a = #llvm.di_lexical_block<scope = #f, file = #file, line = 2, column = 8>
#b = #llvm.di_lexical_block<scope = #a, file = #file, line = 3, column = 8>
#c = #llvm.di_lexical_block_file<scope = #a, file = #file, discriminator = 4>
#d = #llvm.di_lexical_block<scope = #f, file = #file, line = 2, column = 8>
llvm.func @f(%x: i32) -> i32 {
  %0 = llvm.add %x, %x : i32 loc(fused[fused<#a>["x":3:2], fused<#b>["x":3:3]])
  %1 = llvm.add %x, %x : i32 loc(fused[fused<#b>["x":3:2], fused<#c>["x":3:2]])
  %2 = llvm.add %x, %x : i32 loc(fused[fused<#b>["x":3:2], fused<#d>["x":4:2]])
  %3 = llvm.add %x, %x : i32 loc(fused[fused<#b>["x":3:2], "x":3:2])
  %5 = llvm.add %x, %x : i32 loc(fused["x":3:2, fused<#g>["x":3:2]])
  %6 = llvm.add %x, %x : i32 loc(fused["x":3:2, callsite(fused<#g>["x":4:2] at "x":3:2)])
  %7 = llvm.add %x, %x : i32 loc(fused[callsite(fused<#g>["x":4:2] at "x":3:2), "x":3:2])
  %8 = llvm.add %x, %x : i32
      loc(fused[callsite(fused<#g>["x":4:2] at "x":3:2), callsite(fused<#g>["x":4:3] at "x":3:2)])
  %9 = llvm.add %x, %x : i32
      loc(fused[callsite(fused<#g>["x":4:2] at "x":3:2), callsite(fused<#g>["x":4:3] at "x":3:3)])
  %10 = llvm.add %x, %x : i32
      loc(fused[callsite(fused<#g>["x":4:2] at "x":3:2), callsite(fused<#a>["x":4:3] at "x":3:3)])
  %11 = llvm.add %x, %x : i32 loc(fused<#b>["x":4:2, "x":4:3, "x":4:2])
  %12 = llvm.add %x, %x : i32 loc(fused<#b>["x":4:2, unknown, "x":5:3])
  %13 = llvm.add %x, %x : i32 loc(fused<#b>["x":4:2, "n"])
  llvm.return %x : i32
} loc(fused<#f>["a":1:2])

// -----
// Fused locations of several files are where common scopes begin.
#file = #llvm.di_file<"a.c" in "/d">
#other = #llvm.di_file<"b.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
#a = #llvm.di_lexical_block<scope = #f, file = #file, line = 2, column = 8>
#b = #llvm.di_lexical_block<scope = #a, file = #other, line = 3, column = 8>
#b2 = #llvm.di_lexical_block<scope = #b, file = #other, line = 3, column = 9>
#c = #llvm.di_lexical_block_file<scope = #a, file = #other, discriminator = 4>
#c2 = #llvm.di_lexical_block_file<scope = #a, file = #other, discriminator = 5>
#d = #llvm.di_lexical_block<scope = #f, file = #other, line = 3, column = 8>
#e = #llvm.di_lexical_block_file<scope = #f, discriminator = 4>
#e2 = #llvm.di_lexical_block<scope = #c, file = #other, line = 3, column = 8>
llvm.func @f(%x: i32) -> i32 {
  %0 = llvm.add %x, %x : i32 loc(fused[fused<#a>["x":3:2], fused<#b>["x":3:3]])
  %1 = llvm.add %x, %x : i32 loc(fused[fused<#b>["x":3:2], fused<#c>["x":3:8]])
  %2 = llvm.add %x, %x : i32 loc(fused[fused<#b>["x":3:2], fused<#d>["x":4:2]])
  %3 = llvm.add %x, %x : i32 loc(fused[fused<#c>["x":3:2], fused<#c2>["x":3:2]])
  %4 = llvm.add %x, %x : i32 loc(fused[fused<#c>["x":3:2], fused<#c2>["x":3:3]])
  %5 = llvm.add %x, %x : i32 loc(fused[fused<#c>["x":3:8], fused<#d>["x":3:3]])
  %6 = llvm.add %x, %x : i32 loc(fused[fused<#e>["x":3:8], fused<#d>["x":3:3]])
  %7 = llvm.add %x, %x : i32 loc(fused[fused<#e>["x":3:8], fused<#f>["x":3:3]])
  %8 = llvm.add %x, %x : i32 loc(fused[fused<#e2>["x":3:8], fused<#b2>["x":3:3]])
  %9 = llvm.add %x, %x : i32 loc(fused[fused<#b2>["x":3:8], fused<#e2>["x":3:3]])
  %10 = llvm.add %x, %x : i32 loc(fused[fused<#b2>["x":3:8], fused<#b>["x":3:3]])
  %11 = llvm.add %x, %x : i32 loc(fused[fused<#b2>["x":1:0], fused<#c>["x":1:0]])
  %12 = llvm.add %x, %x : i32 loc(fused[fused<#c>["x":1:1], fused<#f>["x":1:1]])
  llvm.return %x : i32
} loc(fused<#f>["a":1:2])

// -----
// Where !dbg stands in an instruction.
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
#root = #llvm.tbaa_root<id = "root">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #char, access_type = #char, offset = 0>
#loop = #llvm.loop_annotation<mustProgress = true>
#domain = #llvm.alias_scope_domain<id = distinct[2]<>>
#scope = #llvm.alias_scope<id = distinct[3]<>, domain = #domain>
llvm.func @personality(...) -> i32
llvm.func @g(i32) -> i32
llvm.func @f(%x: i32, %p: !llvm.ptr)
    -> i32 attributes {function_entry_count = 5 : i64, personality = @personality} {
  %5 = llvm.mlir.constant(1.0 : f32) : f32
  %0 = llvm.load %p {tbaa = [#tag], nontemporal} : !llvm.ptr -> i32
  llvm.intr.experimental.noalias.scope.decl #scope
  llvm.switch %x : i32, ^a [
    1: ^b,
    2: ^c
  ] {branch_weights = array<i32: 1, 2, 3>}
^a:
  %1 = llvm.invoke @g(%x) to ^b unwind ^d : (i32) -> i32
^b:
  llvm.br ^c {loop_annotation = #loop}
^c:
  %2 = llvm.call @g(%x) {no_unwind} : (i32) -> i32
  %3 = llvm.inline_asm has_side_effects "a, !x", "=r,r" %2 : (i32) -> i32
  %4 = llvm.intr.sqrt(%5) : (f32) -> f32
  llvm.return %3 : i32
^d:
  %6 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %6 : !llvm.struct<(ptr, i32)>
} loc(fused<#f>["a":1:2])

// -----
// Blocks that are written in another order than they are translated, and new ones between.
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
#var = #llvm.di_local_variable<scope = #f, name = "x", file = #file, line = 2>
llvm.func @f(%x: i32, %c: i1) -> i32 {
  llvm.br ^b(%x : i32)
^a(%0: i32):
  llvm.intr.dbg.value #var = %0 : i32
  llvm.intr.dbg.value #var = %1 : i32
  llvm.return %0 : i32
^b(%1: i32):
  %2 = llvm.add %1, %1 : i32
  llvm.cond_br %c, ^a(%1 : i32), ^a(%2 : i32)
} loc(fused<#f>["a":1:2])

// -----
// A call of a function with a subprogram needs a location.
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
#g = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = Definition>
llvm.func @g() {
  llvm.return
} loc(fused<#g>["a":1:2])
llvm.func @f() {
  llvm.call @g() : () -> () loc("here")
  llvm.call @g() : () -> () loc(unknown)
  llvm.return
} loc(fused<#f>["a":1:2])

// -----
// Common scopes that begin at one position, in the innermost common scope.
#file = #llvm.di_file<"a.c" in "/d">
#bc = #llvm.di_file<"b.c" in "/d">
#yc = #llvm.di_file<"y.c" in "/d">
#zc = #llvm.di_file<"z.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
#q = #llvm.di_lexical_block<scope = #f, file = #zc, line = 5, column = 5>
#a = #llvm.di_lexical_block<scope = #f, file = #file, line = 5, column = 5>
#s1 = #llvm.di_lexical_block<scope = #a, file = #zc, line = 5, column = 5>
#p = #llvm.di_lexical_block<scope = #q, file = #bc, line = 6, column = 5>
#r = #llvm.di_lexical_block<scope = #s1, file = #bc, line = 7, column = 5>
#ry = #llvm.di_lexical_block<scope = #s1, file = #yc, line = 7, column = 5>
#k = #llvm.di_lexical_block_file<scope = #a, discriminator = 5>
#kb = #llvm.di_lexical_block<scope = #k, file = #bc, line = 6, column = 5>
#ky = #llvm.di_lexical_block<scope = #k, file = #yc, line = 7, column = 5>
#ky2 = #llvm.di_lexical_block<scope = #k, file = #yc, line = 6, column = 5>
#kf = #llvm.di_lexical_block_file<scope = #a, file = #file, discriminator = 6>
#kfb = #llvm.di_lexical_block<scope = #kf, file = #bc, line = 6, column = 5>
#kfy = #llvm.di_lexical_block<scope = #kf, file = #yc, line = 7, column = 5>
#pz = #llvm.di_lexical_block_file<scope = #q, file = #zc, discriminator = 5>
#rr = #llvm.di_lexical_block<scope = #r, file = #zc, line = 9, column = 5>
#pp = #llvm.di_lexical_block<scope = #p, file = #zc, line = 9, column = 5>
#rr2 = #llvm.di_lexical_block<scope = #rr, file = #zc, line = 19, column = 5>
#pp2 = #llvm.di_lexical_block<scope = #pp, file = #zc, line = 29, column = 5>
#pp3 = #llvm.di_lexical_block<scope = #pp, file = #yc, line = 29, column = 5>
llvm.func @f(%x: i32) -> i32 {
  %0 = llvm.add %x, %x : i32 loc(fused[fused<#p>["x":31:2], fused<#r>["x":31:2]])
  %1 = llvm.add %x, %x : i32 loc(fused[fused<#p>["x":32:2], fused<#ry>["x":32:2]])
  %2 = llvm.add %x, %x : i32 loc(fused[fused<#q>["x":33:2], fused<#ry>["x":33:2]])
  %3 = llvm.add %x, %x : i32 loc(fused[fused<#q>["x":34:2], fused<#r>["x":34:2]])
  %4 = llvm.add %x, %x : i32 loc(fused[fused<#kb>["x":35:2], fused<#ky>["x":35:2]])
  %5 = llvm.add %x, %x : i32 loc(fused[fused<#kb>["x":36:2], fused<#ky2>["x":36:2]])
  %6 = llvm.add %x, %x : i32 loc(fused[fused<#kfb>["x":37:2], fused<#kfy>["x":37:2]])
  %7 = llvm.add %x, %x : i32 loc(fused[fused<#pz>["x":38:2], fused<#q>["x":38:2]])
  %8 = llvm.add %x, %x : i32 loc(fused[fused<#pz>["x":39:2], fused<#s1>["x":39:2]])
  %9 = llvm.add %x, %x : i32 loc(fused[fused<#q>["x":40:2], fused<#s1>["x":40:2]])
  %10 = llvm.add %x, %x : i32 loc(fused[fused<#pp>["x":41:2], fused<#rr>["x":41:2]])
  %11 = llvm.add %x, %x : i32 loc(fused[fused<#pp2>["x":42:2], fused<#rr2>["x":42:2]])
  %12 = llvm.add %x, %x : i32 loc(fused[fused<#pp3>["x":43:2], fused<#rr2>["x":43:2]])
  %13 = llvm.add %x, %x : i32 loc(fused[fused<#rr2>["x":43:2], fused<#pp3>["x":43:2]])
  %14 = llvm.add %x, %x : i32 loc(fused[fused<#kb>["x":44:2], fused<#k>["x":44:2]])
  llvm.return %x : i32
} loc(fused<#f>["a":1:2])

// -----
// Merged scopes are merged again; a scope without a file in the subprogram.
#file = #llvm.di_file<"a.c" in "/d">
#b_file = #llvm.di_file<"b.c" in "/d">
#c_file = #llvm.di_file<"c.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
#k = #llvm.di_lexical_block_file<scope = #f, discriminator = 5>
#b = #llvm.di_lexical_block<scope = #k, file = #b_file, line = 6, column = 5>
#c = #llvm.di_lexical_block<scope = #k, file = #c_file, line = 7, column = 5>
#d = #llvm.di_lexical_block<scope = #f, file = #b_file, line = 6, column = 5>
#e = #llvm.di_lexical_block<scope = #c, file = #b_file, line = 6, column = 5>
llvm.func @f(%x: i32) -> i32 {
  %0 = llvm.add %x, %x : i32 loc(fused[fused<#b>["x":35:2], fused<#c>["x":35:2]])
  %1 = llvm.add %x, %x
      : i32 loc(fused[fused<#b>["x":35:2], fused<#d>["x":35:2], fused<#e>["x":35:2]])
  %2 = llvm.add %x, %x
      : i32 loc(fused[fused<#e>["x":35:2], fused<#d>["x":35:2], fused<#k>["x":35:2]])
  llvm.return %x : i32
} loc(fused<#f>["a":1:2])

// -----
// Instructions of many kinds.
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#x = #llvm.di_local_variable<scope = #f, name = "a">
llvm.func @g()
llvm.func @f(%x: i64, %p: !llvm.ptr, %v: vector<4xi32>, %m: vector<4xi1>) -> i64 {
  %11 = llvm.sitofp %x : i64 to f64
  %13 = llvm.trunc %x : i64 to i1
  %0 = llvm.call_intrinsic "llvm.readcyclecounter"() : () -> i64
  llvm.call_intrinsic "llvm.donothing"() : () -> ()
  %1 = llvm.intr.masked.load %p, %m {alignment = 4 : i32}
      : (!llvm.ptr, vector<4xi1>) -> vector<4xi32>
  llvm.intr.masked.store %1, %p, %m {alignment = 4 : i32}
      : vector<4xi32>, vector<4xi1> into !llvm.ptr
  llvm.fence acquire
  %2 = llvm.cmpxchg %p, %x, %x acq_rel monotonic : !llvm.ptr, i64
  %3 = llvm.atomicrmw add %p, %x monotonic : !llvm.ptr, i64
  %4 = llvm.va_arg %p : (!llvm.ptr) -> i32
  %5 = "llvm.intr.sadd.with.overflow"(%x, %x) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %6 = llvm.getelementptr %p[%x] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  "llvm.intr.memcpy"(%p, %6, %x) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %7 = llvm.select %m, %v, %v : vector<4xi1>, vector<4xi32>
  %8 = llvm.shufflevector %v, %v [0, 1] : vector<4xi32>
  %9 = llvm.freeze %x : i64
  %10 = llvm.intr.experimental.constrained.fptrunc %11 towardzero ignore : f64 to f32
  %12 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.assume %13 : i1
  %14 = llvm.inline_asm "x", "=r,r" %x : (i64) -> i64
  llvm.unreachable
} loc(fused<#f>["a":1:2])

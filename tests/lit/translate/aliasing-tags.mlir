// RUN: pyopt-translate --split-input-file --mlir-to-llvmir --verify-diagnostics %s

// Several tags cannot be said.

#r = #llvm.tbaa_root<id = "root">
#i = #llvm.tbaa_type_desc<id = "int", members = {<#r, 0>}>
#t2 = #llvm.tbaa_tag<base_type = #i, access_type = #i, offset = 0, constant = true>
#t3 = #llvm.tbaa_tag<base_type = #i, access_type = #i, offset = 0, constant = false>
llvm.func @f(%q: !llvm.ptr, %n: i64) {
  // expected-warning @+1 {{TBAA access tags were not translated, because LLVM IR only supports a single tag per instruction}}
  %2 = llvm.load %q {tbaa = [#t3, #t2]} : !llvm.ptr -> i32
  // expected-warning @+1 {{TBAA access tags were not translated, because LLVM IR only supports a single tag per instruction}}
  "llvm.intr.memcpy"(%q, %q, %n) <{isVolatile = false, tbaa = [#t3, #t2]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  // expected-warning @+1 {{TBAA access tags were not translated, because LLVM IR only supports a single tag per instruction}}
  %1 = llvm.atomicrmw add %q, %2 monotonic {tbaa = [#t3, #t2]} : !llvm.ptr, i32
  // expected-warning @+1 {{TBAA access tags were not translated, because LLVM IR only supports a single tag per instruction}}
  llvm.call @f(%q, %n) {tbaa = [#t3, #t2]} : (!llvm.ptr, i64) -> ()
  llvm.return
}

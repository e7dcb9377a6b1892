// RUN: pyopt %s --split-input-file --verify-diagnostics

// Attributes of a wrong kind are errors in braces, too. The reference drops them, or has them beside the property.

// expected-error @+1 {{attribute 'no_inline' failed to satisfy constraint: unit attribute}}
func.func private @function() attributes {no_inline = "x"}

// -----

// expected-error @+1 {{attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute}}
llvm.func @alignment() attributes {alignment = "x"}

// -----

llvm.func @copy(%p: !llvm.ptr, %n: i32) {
  // expected-error @+1 {{attribute 'tbaa' failed to satisfy constraint: LLVM dialect TBAA tag metadata array}}
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false}> {tbaa = "x"} : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}

// -----

llvm.func @sum(%a: i32) {
  // expected-error @+1 {{property 'overflowFlags' failed to satisfy constraint: LLVM integer overflow flags}}
  %0 = llvm.add %a, %a {overflowFlags = "x"} : i32
  llvm.return
}

// -----

llvm.func @address(%p: !llvm.ptr) {
  // expected-error @+1 {{property 'noWrapFlags' failed to satisfy constraint: ::mlir::LLVM::GEPNoWrapFlags}}
  %0 = llvm.getelementptr %p[0] {noWrapFlags = "x"} : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return
}

// RUN: pyopt-translate %s --mlir-to-llvmir --split-input-file --verify-diagnostics

// Operands that are addresses of what is read or written say of which type that is; no others do.

llvm.func @read_and_written(%i: i32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.inline_asm operand_attrs = [{}, {elementtype = i32}] "a", "=r,r,*m" %i, %p
      : (i32, !llvm.ptr) -> i32
  %1 = llvm.inline_asm operand_attrs = [{}] "a", "=&r,%r" %i : (i32) -> i32
  llvm.inline_asm "nop", "" : () -> ()
  llvm.return %0 : i32
}

// -----

llvm.func @too_many(%i: i32) -> i32 {
  // expected-error @+1 {{Attribute after last parameter!}}
  %0 = llvm.inline_asm operand_attrs = [{}, {elementtype = i32}] "a", "=r,r" %i : (i32) -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @direct(%p: !llvm.ptr) -> i32 {
  // expected-error @+1 {{Elementtype attribute can only be applied for indirect constraints}}
  %0 = llvm.inline_asm operand_attrs = [{elementtype = i32}] "a", "=r,r" %p : (!llvm.ptr) -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @no_type(%p: !llvm.ptr) {
  // expected-error @+1 {{Operand for indirect constraint must have elementtype attribute}}
  llvm.inline_asm "a", "*m" %p : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @no_pointer(%i: i32) {
  // expected-error @+1 {{Operand for indirect constraint must have pointer type}}
  llvm.inline_asm "a", "*m" %i : (i32) -> ()
  llvm.return
}

// -----

// mlir-translate puts the attributes of operands one place too early where there is no result.
llvm.func @without_a_result(%p: !llvm.ptr) {
  llvm.inline_asm operand_attrs = [{elementtype = i32}] "a", "=*m,~{memory}" %p : (!llvm.ptr) -> ()
  llvm.return
}
